"""Sarah buys sheep: her market tile, single cards, her shearers' cards (solo booklet p3, p4)."""

from collections.abc import Sequence

from engine.kernel import Option, Stage
from engine.new_zealand.actions.describing import card_key
from engine.new_zealand.actions.facts import card_facts
from engine.new_zealand.actions.markets import sheep_market
from engine.new_zealand.components import BOX, BREEDS, sheep_of
from engine.new_zealand.printed.cards import SarahAct
from engine.new_zealand.sarah.gains import decide, gain_card, keep, sarah_of
from engine.new_zealand.state import NewZealandState

Wanted = Sequence[Sequence[str]]
"""The colours that each card bought may have."""


def add_to_market(state: NewZealandState, act: SarahAct) -> Stage:
    """Card 14: add cards to the market for nothing."""
    sheep_market.add_to_market(state, act.n)
    yield from ()


def _can_take_all(state: NewZealandState, wanted: Wanted) -> bool:
    market = list(state.sheep_market)
    for colours in wanted:
        found = next((breed for breed in sheep_of(colours) if breed in market), None)
        if found is None:
            return False
        market.remove(found)
    return True


def buy_by_tile(state: NewZealandState, act: SarahAct) -> Stage:
    """Buy what her market tile shows for her shepherds; while it isn't there, one of them adds cards instead."""
    refill = BOX.sheep_market.refill
    shepherds = sarah_of(state).count("shepherd")
    while shepherds > 0:
        wanted = BOX.sarah.market_by_shepherds[shepherds]
        if _can_take_all(state, wanted):
            for colours in wanted:
                yield from _take_one(state, colours)
            return
        shepherds -= refill.shepherds
        sheep_market.add_to_market(state, refill.cards)


def buy_one(state: NewZealandState, act: SarahAct) -> Stage:
    """Cards 10 and 14: one card of these colours, if there is one."""
    yield from _take_one(state, act.colours)


def shearer_cards(state: NewZealandState, act: SarahAct) -> Stage:
    """Cards 13 and 17: Romney cards, and red or brown sheep of the market, by her number of shearers."""
    table = BOX.sarah.shearer_cards_hard if act.hard else BOX.sarah.shearer_cards
    gained = table[sarah_of(state).count("shearer")]
    for _ in range(gained.romney):
        gain_card(state, "romney")
    for _ in range(gained.market):
        yield from _take_one(state, BOX.sarah.shearer_colours)


def _take_one(state: NewZealandState, colours: Sequence[str]) -> Stage:
    """Take the card of most points, then the rarest in the market; of equals the person decides."""
    market = state.sheep_market
    found = [breed for breed in sheep_of(colours) if breed in market]
    if not found:
        return
    rated = [(-BREEDS[breed].vp, market.count(breed)) for breed in found]
    best = [breed for breed, rating in zip(found, rated, strict=True) if rating == min(rated)]
    breed = yield from decide(
        "new_zealand.ask.sarah_sheep",
        [
            Option(
                f"take:{breed}",
                "new_zealand.option.take_sheep",
                {"card": card_key(breed), "facts": card_facts(breed)},
                f"market:{breed}",
                breed,
            )
            for breed in best
        ],
    )
    market.remove(breed)
    keep(state, breed)
