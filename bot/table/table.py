"""One game's life: the only way in to a running game.

Everything that changes a game goes through here, one thing at a time, and is written down before anybody hears
of it: lock, check, let the engine answer, one transaction, and only then the panel and the outbox.
"""

import asyncio
from collections.abc import Callable, Iterable, Sequence
from typing import Any

import msgspec
import structlog

from bot.store import Store, games, mail
from bot.store.rows import GameRow, SeatRow
from bot.table.foresight import foresee
from bot.table.look import Look
from bot.table.refusals import MovedOn, Refused
from engine import Match
from engine.kernel import Asked, Event, IllegalAnswer, UndoClosed

log = structlog.get_logger(__name__)

NOBODY = -1
"""Who acts when nobody does."""

STRIKING = ("undone", "rules_changed")
"""Events that strike others out of the log."""

Noted = tuple[games.Happened, Event]
"""An entry of the log, and its event."""

_events = msgspec.msgpack.Decoder(Event)
_copies = msgspec.msgpack.Encoder()


class Table:
    """A running (or ended) game. Hold `lock` around everything that reads or changes it."""

    def __init__(
        self, store: Store, row: GameRow, seats: list[SeatRow], match: Match, recent: list[Noted]
    ) -> None:
        self.lock = asyncio.Lock()
        self.row = row
        self.seats = seats
        self.match = match
        self.broken = False
        self._store = store
        self._recent = recent
        self._recent_after = shown_up_to(row)

    # --- who -------------------------------------------------------------------------------------------

    def seat_of(self, user: int) -> int | None:
        """Say where somebody sits; the one who is asked first, for a person on several seats."""
        mine = [seat.number for seat in self.seats if seat.user == user]
        return next((seat for seat in mine if seat in self.match.asks), mine[0] if mine else None)

    def must_sit(self, user: int) -> int:
        """Say where somebody sits. Raises Refused for those who only watch."""
        seat = self.seat_of(user)
        if seat is None:
            raise Refused("bot.refused.not_seated")
        return seat

    def automatic(self, seat: int) -> str | None:
        """Name the automatic player of a seat; None for people."""
        return self.seats[seat].automatic if seat < len(self.seats) else None

    # --- looking ---------------------------------------------------------------------------------------

    async def look(
        self,
        user: int | None,
        *,
        since: int | None = None,
        scored: bool = False,
        ahead: bool = False,
        handed_over: bool = False,
    ) -> Look:
        """Take one reader's look; news are what happened after `since` (a version), or in this turn.

        `handed_over` leaves out of them what whoever is next has begun since, and may yet take back.

        `scored` adds the score sheet as if the game ended now; the sheet of an ended game is always there.
        `ahead` adds which of the reader's options would show something new: tried out in another thread.
        """
        async with self.lock:
            seat = None if user is None else self.seat_of(user)
            until = self.row.handover if handed_over else self.row.version
            news = await self._news(seat, self.row.handover if since is None else since, until)
            look = self._look(seat, news, scored=scored)
            copy = self.match.clone() if ahead and look.options else None
        if copy is None or seat is None:
            return look
        foreseen = await asyncio.to_thread(foresee, copy, seat, look.options)
        return msgspec.structs.replace(look, reveals=foreseen.reveals, unsure=foreseen.unsure)

    def last_turn(self, user: int | None) -> int:
        """Say at which version somebody's last turn ended; for those who only watch, when the last one did."""
        seat = None if user is None else self.seat_of(user)
        return self.row.handover if seat is None or self.row.places == 1 else self.seats[seat].rested

    async def _news(self, seat: int | None, since: int, until: int) -> tuple[Event, ...]:
        happened = [noted for noted in await self._happened(since) if noted[0].version <= until]
        events = (event for each, event in happened if not each.undone and event.kind != "undone")
        return tuple(event for event in events if event.visible_to(seat))

    async def _happened(self, since: int) -> list[Noted]:
        """Read what happened after a version; the newest things are at hand."""
        if since >= self._recent_after:
            return [noted for noted in self._recent if noted[0].version > since]
        return await read_log(self._store, self.row.id, since)

    def _look(self, seat: int | None, news: tuple[Event, ...], *, scored: bool) -> Look:
        match = self.match
        asked = None if seat is None else match.asks.get(seat)
        return Look(
            row=self.row,
            seats=tuple(self.seats),
            seat=seat,
            view=_own_copy(match.view(seat)),
            asked=asked,
            free=() if seat is None else tuple(match.anytime(seat)),
            asked_version=0 if seat is None else self.seats[seat].asked,
            can_undo=seat is not None and not match.over and match.can_undo(seat),
            could_undo=seat is not None and not match.over and match.can_undo(seat, consent=True),
            sheet=match.score() if scored or match.over else None,
            automa=match.automa,
            news=news,
            seed=match.seed if match.over else None,
        )

    async def log(self, user: int | None, since: int) -> list[Noted]:
        """Read the log after a version, as this reader may know it; what was taken back is still there."""
        async with self.lock:
            seat = None if user is None else self.seat_of(user)
            happened = await self._happened(since)
        return [(each, event) for each, event in happened if event.visible_to(seat)]

    # --- changing --------------------------------------------------------------------------------------

    async def answer(self, user: int, option: str, version: int | None) -> None:
        """Answer for somebody. `version` is the one that the click was made for; None: whatever is asked now.

        Raises MovedOn for a click that is too late (or comes twice), Refused for anything else that can't be.
        """
        async with self.lock:
            seat = self.must_sit(user)
            self._must_be_present(seat, version)
            await self._answer(seat, option)
            await self._answer_lone_options()

    async def undo(self, user: int, version: int | None) -> None:
        """Take somebody's last answer back. Raises MovedOn or Refused."""
        async with self.lock:
            seat = self.must_sit(user)
            self._must_be_present(seat, version)
            before = self._questions()
            try:
                events = self.match.undo(seat)
            except UndoClosed as closed:
                raise Refused(closed.reason) from closed
            await self._commit(seat, events, before)
            await self._answer_lone_options()

    async def undo_with_consent(self, seat: int, version: int) -> None:
        """Take a seat's last answer back although it showed something, unless anything has happened since."""
        async with self.lock:
            if self.match.version != version or self.match.over:
                raise MovedOn
            before = self._questions()
            try:
                events = self.match.undo(seat, consent=True)
            except UndoClosed as closed:
                raise Refused(closed.reason) from closed
            await self._commit(seat, events, before)
            await self._answer_lone_options()

    async def call_off(self) -> None:
        """End the game without a result; everything that happened is kept."""
        async with self.lock:
            row = msgspec.structs.replace(self.row, status="cancelled", waiting=[], ended=self._store.now())
            async with self._store.batch() as db:
                games.advance(db, row.id, row.version, **_changes(self.row, row))
                await mail.enqueue(db, "card", self._store.now(), key=f"card:{row.id}", game=row.id)
            self.row, self.broken = row, True

    async def answer_automatically(self, seat: int, option: str, version: int) -> bool:
        """Answer for an automatic player that has thought about `version`; False where that is past."""
        async with self.lock:
            if self.match.version != version or self.match.over or self.broken:
                return False
            await self._answer(seat, option)
            await self._answer_lone_options()
            return True

    def is_settled(self) -> bool:
        """Tell whether people have to decide now (or the game is over), and nobody else has to before them."""
        return self._lone() is None and not any(self.automatic(seat) for seat in self.match.asks)

    def waits_for(self, seat: int, since: int) -> SeatRow | None:
        """Give the seat if it is waited for since that version and hasn't answered anything since."""
        row = self.seats[seat] if seat < len(self.seats) else None
        if row is None or seat not in self.match.asks or self.row.handover != since or row.acted > since:
            return None
        return row

    async def posted(self, version: int, message: int) -> None:
        """Note that the thread shows the game as it stood at `version`."""
        await self._note(posted=version, post=message)

    async def place(self, thread: int) -> None:
        """Note the thread in which the game is played."""
        await self._note(thread=thread)

    async def _note(self, **changes: Any) -> None:
        async with self.lock:
            async with self._store.batch() as db:
                await games.update(db, self.row.id, **changes)
            self.row = msgspec.structs.replace(self.row, **changes)

    async def settle(self) -> None:
        """Answer whatever leaves no choice, as after a restart, and see that everybody is told."""
        async with self.lock:
            await self._answer_lone_options()
            if self.is_settled() and self.row.handover > self.row.posted:
                async with self._store.batch() as db:
                    await self._enqueue(db, self.row, ())

    async def go_on(self) -> None:
        """Go on from the last position that the present rules read as it once was; say what was dropped.

        Everybody is told in a post, and whoever had answered something by a notice as well.
        """
        async with self.lock:
            if self.match.dropped:
                concerned = sorted({entry.seat for entry in self.match.dropped})
                await self._commit(NOBODY, self.match.strike_dropped(), {}, concerned)

    async def reseat(self, seat: SeatRow) -> None:
        """Give a seat to somebody else from now on; its former holder's row is closed and kept.

        The newcomer sees the seat's hand, the former holder doesn't any more; the thread is told.
        """
        async with self.lock:
            former = self.seats[seat.number]
            now = msgspec.structs.replace(
                seat, from_version=self.match.version, asked=self.match.version, acted=former.acted
            )
            async with self._store.batch() as db:
                if former.from_version < now.from_version:
                    await games.put_seat(db, msgspec.structs.replace(former, to_version=now.from_version))
                await games.put_seat(db, now)
                if now.number in self.match.asks and now.user is not None:
                    await self._notify(db, self.row, now)
                key, when = f"seat:{self.row.id}:{now.number}", self._store.now()
                await mail.enqueue(db, "seat", when, key=key, game=self.row.id, seat=now.number)
            self.seats = [now if each.number == now.number else each for each in self.seats]

    def _must_be_present(self, seat: int, version: int | None) -> None:
        if self.broken:
            raise Refused("bot.refused.try_again")
        if self.match.over:
            raise Refused("bot.refused.over")
        if version is not None and version != self.seats[seat].asked:
            raise MovedOn

    async def _answer(self, seat: int, option: str, *, unasked: bool = False) -> None:
        before = self._questions()
        try:
            events = self.match.answer(seat, option, unasked=unasked)
        except IllegalAnswer as illegal:
            raise self._why_not(seat) from illegal
        await self._commit(seat, events, before)

    def _why_not(self, seat: int) -> Refused:
        if seat in self.match.asks:
            return Refused("bot.refused.no_such_option")
        asked = tuple(sorted(self.match.asks))
        return Refused("bot.refused.not_your_turn", seats=asked, count=len(asked))

    async def _answer_lone_options(self) -> None:
        while (lone := self._lone()) is not None:
            await self._answer(*lone, unasked=True)

    def _lone(self) -> tuple[int, str] | None:
        """Find a seat whose question leaves no choice, and the answer."""
        for seat in self.match.asks:
            if option := self.match.forced(seat, ending=self.row.ends_turns):
                return seat, option.id
        return None

    # --- writing down ----------------------------------------------------------------------------------

    async def _commit(
        self, actor: int, events: list[Event], before: dict[int, Any], concerned: Sequence[int] = ()
    ) -> None:
        """Write one answer or undo: everything in one transaction, or nothing and the match is read again.

        `concerned` seats get a notice though they may have been waited for already.
        """
        was = self.row
        row = self._next_row(told=bool(concerned))
        seats = self._next_seats(actor, before)
        try:
            async with self._store.batch() as db:
                await self._write(db, row, seats, events, concerned)
                games.advance(db, row.id, was.version, **_changes(was, row))
        except BaseException:
            self.broken = True
            raise
        self.row, self.seats = row, seats
        self.match.closed_stages = []
        self._remember(events)

    def _remember(self, events: list[Event]) -> None:
        """Keep the events at hand that posts and panels show; older ones are in the store."""
        taken_back = taken_back_by(events)
        now, version = self._store.now(), self.row.version
        kept = [
            (msgspec.structs.replace(each, undone=True) if each.version in taken_back else each, event)
            for each, event in self._recent
        ]
        kept += [(games.Happened(version, now, False, b""), event) for event in events]
        self._recent_after = shown_up_to(self.row)
        self._recent = [noted for noted in kept if noted[0].version > self._recent_after]

    async def _write(
        self, db: Any, row: GameRow, seats: list[SeatRow], events: list[Event], concerned: Sequence[int]
    ) -> None:
        for number, version, saved in stage_rows(self.match):
            await games.put_stage(db, row.id, number, version, saved)
        await games.add_events(db, row.id, row.version, self._store.now(), events)
        for version in taken_back_by(events):
            await games.mark_undone(db, row.id, version)
        for seat, former in zip(seats, self.seats, strict=True):
            if seat != former:
                await games.put_seat(db, seat)
        newcomers = [seats[number] for number in row.waiting if number not in self.row.waiting]
        newcomers += [seats[number] for number in concerned if seats[number] not in newcomers]
        if row.handover == row.version or self.is_settled():
            await self._enqueue(db, row, newcomers)

    async def _enqueue(self, db: Any, row: GameRow, newcomers: Iterable[SeatRow]) -> None:
        if self.is_settled() and row.handover > row.posted:
            key = f"turn:{row.id}"
            await mail.enqueue(db, "turn", self._store.now(), key=key, game=row.id, version=row.handover)
        for seat in newcomers:
            if seat.user is not None:
                await self._notify(db, row, seat)

    async def _notify(self, db: Any, row: GameRow, seat: SeatRow) -> None:
        await mail.notify(
            db, self._store.now(), game=row.id, seat=seat.number, version=row.handover, pace=row.pace
        )

    def _next_row(self, *, told: bool = False) -> GameRow:
        match, row = self.match, self.row
        waiting = sorted(match.waited_for)
        newcomers = set(waiting) - set(row.waiting)
        alone = waiting == row.waiting and row.places == 1 and bool(match.closed_stages)
        handed = bool(newcomers) or match.over or alone or told
        now = self._store.now()
        return msgspec.structs.replace(
            row,
            version=match.version,
            stage=match.stage_number,
            waiting=waiting,
            status="over" if match.over else "running",
            turn=row.turn + handed,
            handover=match.version if handed else row.handover,
            since=now if handed else row.since,
            ended=now if match.over else None,
        )

    def _questions(self) -> dict[int, Any]:
        return {seat: question(asked) for seat, asked in self.match.asks.items()}

    def _next_seats(self, actor: int, before: dict[int, Any]) -> list[SeatRow]:
        version, after = self.match.version, self._questions()
        seats = list(self.seats)
        for number, seat in enumerate(seats):
            changed = number == actor or after.get(number) != before.get(number)
            seats[number] = msgspec.structs.replace(
                seat,
                asked=version if changed else seat.asked,
                acted=version if number == actor else seat.acted,
                rested=version if number in before and number not in after else seat.rested,
            )
        return seats


async def read_log(store: Store, game: int, since: int) -> list[Noted]:
    """Read what happened in a game after a version."""
    happened = await games.events_since(store.reading, game, since)
    return [(each, _events.decode(each.event)) for each in happened]


def shown_up_to(row: GameRow) -> int:
    """Give the version after which posts and panels look for news."""
    return min(row.handover, row.posted)


def taken_back_by(events: Iterable[Event]) -> list[int]:
    """List the versions of the answers that these events take back."""
    return [version for event in events if event.kind in STRIKING for version in _versions(event)]


def _versions(event: Event) -> list[int]:
    versions = event.args["versions"]
    given = versions if isinstance(versions, tuple) else (versions,)
    return [version for version in given if isinstance(version, int)]


def question(asked: Asked) -> tuple[Any, ...]:
    """Reduce a question to what makes it the same question for whoever looks at its buttons."""
    return (asked.key, tuple(option.id for option in asked.options))


def stage_rows(match: Match) -> list[tuple[int, int, bytes]]:
    """List the stages to be written after an answer: number, version, and the saved match."""
    saved = match.saved()
    return [
        (record.number, saved.version, msgspec.structs.replace(saved, stage=record).encode())
        for record in (*match.closed_stages, match.record)
    ]


def _changes(was: GameRow, now: GameRow) -> dict[str, Any]:
    pairs: Callable[[GameRow], dict[str, Any]] = msgspec.structs.asdict
    before, after = pairs(was), pairs(now)
    return {name: value for name, value in after.items() if value != before[name]}


def _own_copy(view: Any) -> Any:
    """Copy a view, so that nothing that happens later shows in it (pictures are drawn in other threads)."""
    return msgspec.msgpack.decode(_copies.encode(view), type=type(view))
