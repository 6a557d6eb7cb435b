"""A table that plays with corrected figures says so: in its rules, and in the exported game."""

import pytest

import engine
from bot.playground import Visitor
from bot.store import files
from engine.kernel.components import Correction
from tests.bot.house import House, started

CORRECTED = Correction("orders[3].points", 24, 25, "my printed copy")


@pytest.fixture
def corrected(monkeypatch: pytest.MonkeyPatch) -> None:
    """Corrections are laid before a game is loaded, so here it is only said that there is one."""
    monkeypatch.setattr(engine, "corrections", lambda game: (CORRECTED,) if game == "woodcraft" else ())


async def rules(who: Visitor, **options: str | int) -> str:
    answer = await who.command("rules", "tables", **options)
    assert answer.message is not None
    return answer.message.text


@pytest.mark.usefixtures("corrected")
async def test_the_rules_say_what_a_table_plays_with(house: House, ada: Visitor) -> None:
    told = await rules(ada, game="woodcraft")
    assert "This table plays with" in told
    assert "`orders[3].points` 24 → 25 (my printed copy)" in told
    assert "plays with" not in await rules(ada, game="arle")


@pytest.mark.usefixtures("corrected")
async def test_a_question_explained_at_such_a_table_says_it_too(
    house: House, ada: Visitor, bo: Visitor
) -> None:
    await started(house, [ada, bo], "woodcraft")
    for who in (ada, bo):
        assert "24 → 25" in await rules(who, table=1)
    assert "24 → 25" in await rules(ada, table=1, search="reputation")


@pytest.mark.usefixtures("corrected")
async def test_an_exported_game_holds_its_corrections(house: House, ada: Visitor, bo: Visitor) -> None:
    await started(house, [ada, bo], "woodcraft")
    assert files.read(await files.export(house.client.store.reading, 1)).corrections == [CORRECTED]
