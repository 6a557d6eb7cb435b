"""What needs the others' consent: taking back what was shown, calling a game off, giving a seat away."""

from typing import Any

import msgspec

from bot.store import Store, mail, votes
from bot.store.rows import SeatRow, VoteRow
from bot.table.lobby import Person
from bot.table.refusals import Refused
from bot.table.table import Table

SUBSTITUTE = "greedy"
"""The automatic player that takes over a seat whose holder is gone."""


class Votes:
    """Proposals at running tables. Everybody else at the table has to agree; one refusal ends it."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def propose(self, table: Table, person: Person, kind: str, target: int | None = None) -> VoteRow:
        """Put something to the vote; it passes at once where there is nobody to ask. Raises Refused."""
        seat = table.must_sit(person.id)
        if table.match.over:
            raise Refused("bot.refused.over")
        if target is not None and (target >= len(table.seats) or table.seats[target].user is None):
            raise Refused("bot.refused.not_a_person")
        async with self._store.transaction() as db:
            number = await votes.insert(
                db,
                game=table.row.id,
                kind=kind,
                seat=seat,
                target=target,
                version=table.match.version,
                created=self._store.now(),
            )
        vote = await self._open(table, number)
        await self._decide(table, vote)
        return await self._must_find(table, number)

    async def cast(self, table: Table, number: int, person: Person, *, agree: bool) -> None:
        """Agree or refuse. Raises Refused for those who aren't asked, and where it is decided already."""
        seat = table.must_sit(person.id)
        vote = await self._open(table, number)
        if seat not in voters(vote, table.seats):
            raise Refused("bot.refused.not_your_vote")
        if not agree:
            await self._change(vote, status="refused")
            return
        agreed = sorted({*vote.agreed, seat})
        await self._change(vote, agreed=agreed)
        await self._decide(table, msgspec.structs.replace(vote, agreed=agreed))

    async def _decide(self, table: Table, vote: VoteRow) -> None:
        """Do it once everybody has agreed; what doesn't fit any more is dropped."""
        if set(voters(vote, table.seats)) - set(vote.agreed):
            await self._change(vote)
            return
        try:
            await self._do(table, vote)
        except Refused:
            await self._change(vote, status="lapsed")
            return
        await self._change(vote, status="passed")

    async def _do(self, table: Table, vote: VoteRow) -> None:
        if vote.kind == "undo":
            await table.undo_with_consent(vote.seat, vote.version)
        elif vote.kind == "cancel":
            await table.call_off()
        else:
            assert vote.target is not None
            await table.reseat(substitute(table.seats[vote.target]))

    async def _open(self, table: Table, number: int) -> VoteRow:
        vote = await self._must_find(table, number)
        if vote.status != "open":
            raise Refused("bot.refused.vote_over")
        return vote

    async def _must_find(self, table: Table, number: int) -> VoteRow:
        vote = await votes.fetch(self._store.reading, number)
        if vote is None or vote.game != table.row.id:
            raise Refused("bot.refused.unknown_button")
        return vote

    async def _change(self, vote: VoteRow, **changes: Any) -> None:
        """Write the change, and see that the post in the thread shows it."""
        async with self._store.batch() as batch:
            if changes:
                await votes.update(batch, vote.id, **changes)
            key = f"vote:{vote.id}"
            await mail.enqueue(batch, "vote", self._store.now(), key=key, game=vote.game, version=vote.id)


def voters(vote: VoteRow, seats: list[SeatRow]) -> list[int]:
    """List the seats whose consent is needed: every person but the one who asks and the one it is about."""
    asking = {seats[vote.seat].user, None if vote.target is None else seats[vote.target].user}
    return [seat.number for seat in seats if seat.user is not None and seat.user not in asking]


def substitute(seat: SeatRow) -> SeatRow:
    """Give a seat to an automatic player."""
    return msgspec.structs.replace(seat, user=None, automatic=SUBSTITUTE, name="")
