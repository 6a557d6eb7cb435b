"""What leaves no choice: given by the table where a finger adds nothing, and the same after an undo and a restart."""

from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import pytest

from bot.store import Store
from bot.table.foresight import foresee
from bot.table.lobby import Lobby, Person
from bot.table.refusals import Refused
from bot.table.table import Table
from bot.table.tables import Tables
from engine import automa

PEOPLE = (Person(3, "Ada"), Person(4, "Bo"))


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    store = await Store.open(tmp_path / "longtable.db")
    yield store
    await store.close()


async def begun(store: Store, game: str, *, ends_turns: bool = False) -> Table:
    """A game that two people have just begun."""
    lobby = Lobby(store)
    number = await lobby.open(PEOPLE[0], game, guild=1, channel=2, language="en", places=2)
    await lobby.join(number, PEOPLE[1])
    await lobby.change(number, PEOPLE[0], ends_turns=ends_turns)
    await lobby.start(number, PEOPLE[0])
    table = await Tables(store).table(number)
    await table.settle()
    return table


def asked(table: Table) -> tuple[int, list[str]]:
    """Somebody who is asked, and what may be answered."""
    seat, question = next(iter(table.match.asks.items()))
    user = table.seats[seat].user
    assert user is not None
    return user, [option.id for option in question.options]


def superfluous_taps(table: Table) -> int:
    """How many questions stand that hold nothing but what ends a turn, with nothing to take back."""
    return sum(
        table.match.forced(seat) is None
        and table.match.forced(seat, ending=True) is not None
        and not table.match.can_undo(seat)
        for seat in table.match.asks
    )


@pytest.mark.parametrize("ends_turns", [False, True])
async def test_turns_end_by_themselves_where_the_table_wants_it(store: Store, ends_turns: bool) -> None:
    table, player = await begun(store, "new_zealand", ends_turns=ends_turns), automa.player("random", "taps")
    taps = 0
    for _ in range(600):
        if table.match.over:
            break
        taps += superfluous_taps(table)
        user, _ = asked(table)
        await table.answer(user, player.choose(table.match, table.must_sit(user)), None)
    assert taps == 0 if ends_turns else taps > 5


@pytest.mark.parametrize("game", ["el_paso", "woodcraft"])
async def test_after_every_answer_and_every_undo_a_restart_changes_nothing(store: Store, game: str) -> None:
    table, dice, undone = await begun(store, game), Random(7), 0
    for _ in range(60):
        user, options = asked(table)
        await table.answer(user, dice.choice(options), None)
        for person in PEOPLE:
            if dice.random() < 0.5:
                undone += await taken_back(table, person)
            again = await Tables(store).table(table.row.id)
            await again.settle()
            assert again.match.version == table.match.version
            assert asked(again) == asked(table)
    assert undone > 5


async def taken_back(table: Table, person: Person) -> bool:
    try:
        await table.undo(person.id, None)
    except Refused:
        return False
    return True


async def test_no_option_that_shows_something_new_is_left_unmarked(store: Store) -> None:
    table, dice, shown = await begun(store, "woodcraft"), Random(3), 0
    for _ in range(120):
        user, options = asked(table)
        look = await table.look(user, ahead=True)
        option = dice.choice(options)
        copy = table.match.clone()
        copy.answer(look.asked.seat if look.asked else 0, option)
        record = copy.closed_stages[0] if copy.closed_stages else copy.record
        if record.journal[-1].revealed:
            shown += 1
            assert option in {*look.reveals, *look.unsure}
        await table.answer(user, option, None)
    assert shown > 4


async def test_what_there_was_no_time_for_is_unsure(store: Store) -> None:
    table = await begun(store, "woodcraft")
    seat, question = next(iter(table.match.asks.items()))
    foreseen = foresee(table.match, seat, question.options, seconds=-1)
    assert foreseen.reveals == ()
    assert foreseen.unsure == tuple(option.id for option in question.options)
