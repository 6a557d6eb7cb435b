"""Everything that Woodcraft can say has words, and the words agree with the printed numbers."""

import re

import pytest

from bot import words
from engine.kernel import Match
from engine.woodcraft import GAME
from engine.woodcraft.components import COMPONENTS, CONTRACTS, HELPERS, ORDERS, TOOLS, Gain, die_key
from engine.woodcraft.helpers import says
from engine.woodcraft.orders.contracts import worth
from engine.woodcraft.state import OpenContract
from tests.rules.woodcraft.scenario import answer, at, start, tiles

SAY = words.reader("en", ["Ada", "Bo", "Cy", "Di"])


def worded(key: str, **args: object) -> str:
    text = SAY(key, **args)
    assert "⟦" not in text, f"{key}: {text}"
    return text


def test_every_component_and_option_has_words() -> None:
    keys = ["woodcraft.name", "woodcraft.about", "woodcraft.opponent"]
    keys += [f"woodcraft.action.{tile}" for tile in COMPONENTS.wheel.tiles]
    keys += [f"woodcraft.tool.{tool}" for tool in TOOLS]
    keys += [f"woodcraft.attic.{space}" for space in COMPONENTS.attic.spaces]
    keys += [f"woodcraft.room.{room}" for room in COMPONENTS.workshop.rooms.grid]
    keys += [f"woodcraft.tile.{tile.id}" for tile in COMPONENTS.tracks.reputation_tiles.tiles]
    keys += [f"woodcraft.rank.{rank.title}" for rank in COMPONENTS.solo.ranks]
    for option in GAME.options:
        keys += [option.key, *(f"{option.key}.{choice}" for choice in option.choices)]
    for key in keys:
        worded(key, **GAME.figures())


@pytest.mark.parametrize("order", ORDERS.values(), ids=list(ORDERS))
def test_every_order_has_words(order: object) -> None:
    card = ORDERS[order.id]  # type: ignore[attr-defined]
    assert worded(f"woodcraft.order.{card.id}") == card.name
    for key in map(die_key, card.dice):
        worded(key)
    worded("woodcraft.event.gained", gains=card.reward.phrases + (card.alternative or Gain()).phrases)


@pytest.mark.parametrize("card", list(HELPERS))
def test_a_helpers_words_name_its_numbers(card: str) -> None:
    helper, text = HELPERS[card], worded(says.ability(card).key, **says.ability(card).args)
    assert worded(f"woodcraft.helper.{card}") == helper.name
    numbers = set(map(int, re.findall(r"\d+", text)))
    ability = helper.ability
    gained = {amount for gain in (ability.gain, ability.first_in_turn) for _, amount in gain.plain}
    if ability.when != "immediate" or ability.gain.plain != (("reuse", 1),):
        assert gained - {1} <= numbers, text
    assert {ability.discount, ability.points_instead, ability.sell_up_to} - {0} <= numbers, text
    assert ("turn" in text) == (ability.when == "once_per_turn" or bool(ability.first_in_turn)), text


@pytest.mark.parametrize("card", list(CONTRACTS))
def test_a_contracts_words_name_its_numbers(card: str) -> None:
    contract, text = CONTRACTS[card], worded(worth(card).key, **worth(card).args)
    assert worded(f"woodcraft.contract.{card}") == contract.name
    numbers = list(map(int, re.findall(r"\d+", text)))
    assert (numbers[0], numbers[-1]) == (contract.points, contract.cap)


def test_the_rules_in_a_minute_have_titles_and_texts() -> None:
    topics = {key.split(".")[2] for key in words.keys("woodcraft") if key.startswith("woodcraft.rules.")}
    assert 15 <= len(topics) <= 25
    for topic in topics:
        assert len(worded(f"woodcraft.rules.{topic}.title")) <= 45
        assert len(worded(f"woodcraft.rules.{topic}.text", **GAME.figures())) <= 500


def test_amounts_in_logs_of_older_games_are_still_worded() -> None:
    assert worded("woodcraft.event.gained", gains=("woodcraft.gain.glue.3", "woodcraft.gain.points.1")) == (
        "gained 3 glue and 1 point"
    )
    assert worded("woodcraft.event.bought_die", die="woodcraft.die.G4", price=4) == "bought G4 for 4"


def test_no_sentence_shouts() -> None:
    assert not [key for key in words.keys("woodcraft") if "!" in SAY(key, count=1)]


def worded_options(match: Match, prefix: str) -> list[str]:
    options = [option for ask in match.asks.values() for option in ask.options]
    return [worded(option.key, **option.args) for option in options if option.id.startswith(prefix)]


@pytest.mark.parametrize(
    ("incomes", "lying"), [(0, "row: 1 reputation, gone in phase 4"), (1, "row: 1 reputation, to the end")]
)
def test_an_order_on_offer_says_its_row_and_how_long_it_may_lie(incomes: int, lying: str) -> None:
    match = answer(start(at(incomes=incomes, order_row=["EO02"])), "move:choose_orders")
    assert worded_options(match, "take:") == [
        f"Wooden Spoon: G2, G1, and 1 scrapwood → 2 points and 3 blueberries; {lying}"
    ]


def test_a_hazelnut_order_says_its_alternative_and_what_each_contract_scores_now() -> None:
    match = start(
        at(contracts=[OpenContract("PC01")]), lumber=["B6"], glue=1, scrapwood=1, orders={"HO10": 3}
    )
    assert worded_options(match, "complete:") == [
        "Complete Totem → 4 points, 3 reputation, and a contract (or 5 blueberries and 4 points)"
    ]
    answer(match, "complete:HO10")
    assert worded_options(match, "contract:") == ["Crew: 2 points per helper, at most 16 (now 2 points)"]


def test_tiles_helpers_and_the_market_say_what_they_bring() -> None:
    match = start(tiles(choose_helper=(3, 6)), pots={"G": 2}, helpers={"EH13": "r1c1"}, market=2)
    assert worded_options(match, "move:choose_helper") == ["Choose a Helper: 2 points and 2 blueberries"]
    assert worded_options(match, "use:") == ["Gardener · Once a turn: green tree +1, +2 or +3"]
    answer(match, "move:buy_lumber", "buy:G1", "done")
    assert worded_options(match, "end:market") == ["End turn: 3 points for 5 blueberries"]


@pytest.mark.parametrize("code", ["GY3", "YG3", "BG5", "YB2", "GYB4", "G*", "**", "*6"])
def test_any_code_of_a_card_has_words(code: str) -> None:
    assert worded(die_key(code))
