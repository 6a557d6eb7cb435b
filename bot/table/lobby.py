"""A table before the game begins: opened, filled, changed, started or called off."""

import random
import secrets
from collections.abc import Mapping
from typing import Any

import aiosqlite
import msgspec

import engine
from bot.store import Store, games, mail
from bot.store.rows import GameRow, SeatRow
from bot.table.refusals import Refused
from bot.table.table import stage_rows
from bot.words import clean
from engine.kernel import GameOption, SetupError

PACES = (0, 6, 12, 24, 48, 72, 168)
"""Hours for a move that can be chosen; 0 stands for no hurry."""

AUTOMATIC = ("random", "greedy")


class Person(msgspec.Struct, frozen=True):
    """Somebody who asks for something: a Discord user's number and display name."""

    id: int
    name: str


class Lobby:
    """Everything that happens to a table until its game has begun."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def open(
        self, host: Person, game: str, *, guild: int, channel: int, language: str, places: int | None = None
    ) -> int:
        """Open a table with its host on the first seat. Returns its number."""
        rules = engine.games().get(game)
        if rules is None:
            raise Refused("bot.refused.no_such_game")
        if places is not None and not rules.min_seats <= places <= rules.max_seats:
            raise Refused("bot.refused.seats", low=rules.min_seats, high=rules.max_seats)
        now = self._store.now()
        async with self._store.transaction() as db:
            number = await games.insert(
                db,
                game=game,
                status="lobby",
                guild=guild,
                channel=channel,
                host=host.id,
                language=language,
                places=places or rules.max_seats,
                options={option.id: option.default for option in rules.options},
                since=now,
                created=now,
            )
            await games.put_seat(db, SeatRow(number, 0, host.id, name=clean(host.name)))
            await self._show(db, number)
        return number

    async def join(self, game: int, person: Person) -> None:
        """Take a free seat."""
        async with self._store.transaction() as db:
            row = await self._lobby(db, game)
            seats = await games.seats(db, game)
            if any(seat.user == person.id for seat in seats):
                raise Refused("bot.refused.already_seated")
            if len(seats) >= row.places:
                raise Refused("bot.refused.full")
            await self._seat(db, game, [*seats, SeatRow(game, 0, person.id, name=clean(person.name))])

    async def leave(self, game: int, person: Person) -> None:
        """Give the seat back; the next person becomes host, and a table without people is called off."""
        async with self._store.transaction() as db:
            row = await self._lobby(db, game)
            seats = await games.seats(db, game)
            staying = [seat for seat in seats if seat.user != person.id]
            if len(staying) == len(seats):
                raise Refused("bot.refused.not_seated")
            people = [seat.user for seat in staying if seat.user is not None]
            if not people:
                await games.update(db, game, status="cancelled", ended=self._store.now())
            elif row.host == person.id:
                await games.update(db, game, host=people[0])
            await self._seat(db, game, staying)

    async def change(
        self,
        game: int,
        person: Person,
        *,
        places: int | None = None,
        pace: int | None = None,
        ends_turns: bool | None = None,
        automatic: tuple[str, ...] | None = None,
        options: Mapping[str, Any] | None = None,
    ) -> None:
        """Change what the table is opened for; only its host may."""
        async with self._store.transaction() as db:
            row = await self._lobby(db, game)
            self._must_host(row, person)
            people = [seat for seat in await games.seats(db, game) if seat.user is not None]
            machines = [seat.automatic for seat in await games.seats(db, game) if seat.automatic]
            wanted = machines if automatic is None else list(automatic)
            row = msgspec.structs.replace(
                row,
                places=row.places if places is None else places,
                pace=row.pace if pace is None else pace,
                ends_turns=row.ends_turns if ends_turns is None else ends_turns,
                options=row.options | dict(options or {}),
            )
            self._must_be_lawful(row, len(people), wanted)
            await games.update(
                db,
                game,
                places=row.places,
                pace=row.pace,
                ends_turns=row.ends_turns,
                options=row.options,
            )
            machines_seated = [SeatRow(game, 0, automatic=kind) for kind in wanted]
            await self._seat(db, game, [*people, *machines_seated])

    async def cancel(self, game: int, person: Person) -> None:
        """Call the table off before it has begun; only its host may."""
        async with self._store.transaction() as db:
            self._must_host(await self._lobby(db, game), person)
            await games.update(db, game, status="cancelled", ended=self._store.now())
            await self._show(db, game)

    async def rematch(self, row: GameRow, person: Person) -> int:
        """Open a table with the same options for the next game, once; whoever sat there may ask for it."""
        async with self._store.transaction() as db:
            former = await games.seats(db, row.id)
            now = await games.fetch(db, row.id)
            if person.id not in {seat.user for seat in former}:
                raise Refused("bot.refused.not_seated")
            if now is None or now.status != "over" or now.rematch is not None:
                raise Refused("bot.refused.rematch_open")
            number = await games.insert(
                db,
                game=row.game,
                status="lobby",
                guild=row.guild,
                channel=row.channel,
                host=person.id,
                language=row.language,
                places=row.places,
                options=row.options,
                pace=row.pace,
                ends_turns=row.ends_turns,
                since=self._store.now(),
                created=self._store.now(),
            )
            await games.update(db, row.id, rematch=number)
            machines = [SeatRow(number, 0, automatic=seat.automatic) for seat in former if seat.automatic]
            await self._seat(db, number, [SeatRow(number, 0, person.id, name=clean(person.name)), *machines])
        return number

    async def start(self, game: int, person: Person) -> None:
        """Draw the seats, deal the game, and write its first stage; from now on `Tables` has it."""
        async with self._store.transaction() as db:
            row = await self._lobby(db, game)
            seats = await games.seats(db, game)
            if person.id not in {seat.user for seat in seats}:
                raise Refused("bot.refused.not_seated")
            self._must_be_enough(row, len(seats), person)
            await self._deal(db, row, _drawn(seats, seed := secrets.token_hex(16)), seed)

    async def _deal(self, db: aiosqlite.Connection, row: GameRow, seats: list[SeatRow], seed: str) -> None:
        try:
            match = engine.new_match(row.game, seats=len(seats), options=row.options, seed=seed)
        except SetupError as error:
            raise Refused("bot.refused.setup") from error
        now = self._store.now()
        for number, version, saved in stage_rows(match):
            await games.put_stage(db, row.id, number, version, saved)
        await games.add_events(db, row.id, match.version, now, match.news)
        await games.put_seats(db, row.id, seats)
        await games.update(
            db,
            row.id,
            status="running",
            places=len(seats),
            seed_hash=match.seed_hash,
            version=match.version,
            stage=match.stage_number,
            turn=1,
            handover=match.version,
            waiting=sorted(match.asks),
            since=now,
        )
        await self._show(db, row.id)
        await mail.enqueue(db, "turn", now, key=f"turn:{row.id}", game=row.id, version=match.version)
        for seat in (seats[number] for number in match.asks if seats[number].user is not None):
            await mail.notify(db, now, game=row.id, seat=seat.number, version=match.version, pace=row.pace)

    async def _lobby(self, db: aiosqlite.Connection, game: int) -> GameRow:
        row = await games.fetch(db, game)
        if row is None:
            raise Refused("bot.refused.no_such_table")
        if row.status != "lobby":
            raise Refused("bot.refused.cancelled" if row.status == "cancelled" else "bot.refused.has_started")
        return row

    def _must_host(self, row: GameRow, person: Person) -> None:
        if row.host != person.id:
            raise Refused("bot.refused.not_host")

    def _must_be_enough(self, row: GameRow, seated: int, person: Person) -> None:
        """A table with free seats is started by its host only, and never alone at a table for several."""
        low = max(engine.games()[row.game].min_seats, min(2, row.places))
        if seated < low:
            raise Refused("bot.refused.too_few", count=low - seated)
        if seated < row.places and row.host != person.id:
            raise Refused("bot.refused.not_full", count=row.places - seated)

    def _must_be_lawful(self, row: GameRow, people: int, machines: list[str]) -> None:
        rules = engine.games()[row.game]
        if not rules.min_seats <= row.places <= rules.max_seats:
            raise Refused("bot.refused.seats", low=rules.min_seats, high=rules.max_seats)
        if row.pace not in PACES or any(kind not in AUTOMATIC for kind in machines):
            raise Refused("bot.refused.no_such_option")
        if people + len(machines) > row.places:
            raise Refused("bot.refused.more_than_seats")
        try:
            rules.settled_options(row.places, row.options)
        except SetupError as error:
            raise Refused("bot.refused.no_such_option") from error

    async def _seat(self, db: aiosqlite.Connection, game: int, seats: list[SeatRow]) -> None:
        """Seat these anew: people first, in the order in which they came."""
        ordered = sorted(seats, key=lambda seat: seat.user is None)
        numbered = [msgspec.structs.replace(seat, number=n) for n, seat in enumerate(ordered)]
        await games.put_seats(db, game, numbered)
        await self._show(db, game)

    async def _show(self, db: aiosqlite.Connection, game: int) -> None:
        await mail.enqueue(db, "card", self._store.now(), key=f"card:{game}", game=game)


def applicable(row: GameRow) -> list[GameOption]:
    """List the options of a table's game that mean anything with what has been chosen so far."""
    return engine.games()[row.game].applicable(row.places, row.options)


def _drawn(seats: list[SeatRow], seed: str) -> list[SeatRow]:
    """Draw who sits where from the game's seed, so that this too can be checked afterwards."""
    order = list(seats)
    random.Random(f"seats:{seed}").shuffle(order)
    return [msgspec.structs.replace(seat, number=number) for number, seat in enumerate(order)]
