"""Sarah's turn: a card, her move, the card's actions, and Wellington in the same turn (solo booklet p2)."""

from collections.abc import Callable, Mapping

from engine.kernel import Stage
from engine.new_zealand import ledger
from engine.new_zealand.actions.vocabulary import GainCard, GainObjective
from engine.new_zealand.components import BOX, POSTS, SARAH_CARDS, START, WELLINGTON
from engine.new_zealand.printed.cards import SarahAct, SarahCard
from engine.new_zealand.sarah.building import build, build_with
from engine.new_zealand.sarah.gains import advance, gain_card, gain_objective, place_disc, sarah_of
from engine.new_zealand.sarah.hiring import hire_cheapest, hire_specialised
from engine.new_zealand.sarah.market import add_to_market, buy_by_tile, buy_one, shearer_cards
from engine.new_zealand.sarah.movement import move
from engine.new_zealand.sarah.removing import remove_bonus_tile, remove_hazard
from engine.new_zealand.state import NewZealandState, Sarah
from engine.new_zealand.table.options import LADDER
from engine.new_zealand.wellington.steps import put_tile, refill_foresight


def sarah_turn(state: NewZealandState) -> Stage:
    """Draw a card, move, act, deliver if she has come to Wellington; where she stands matters for nothing else."""
    sarah = sarah_of(state)
    state.turn.phase = "A"
    card = _draw(state, sarah)
    yield from move(state, steps(sarah, card))
    state.turn.phase = "B"
    for act in card.do if not card.type or card.type == sarah.specialised else card.other:
        yield from ACTS[act.op](state, act)
    if sarah.place == WELLINGTON:
        _wellington(state, sarah)
    sarah.discard.append(card.n)


def _draw(state: NewZealandState, sarah: Sarah) -> SarahCard:
    """Draw her card; an empty deck is first made anew of her discard pile."""
    seat = state.sarah_seat
    if not sarah.deck:
        shuffled = ledger.shuffle_deck_of_sarah(sarah)
        ledger.tell(state, seat, "sarah_shuffled", shuffled, count=shuffled["stack"])
    drawn = ledger.draw_of_sarah(state, sarah)
    ledger.tell(state, seat, "sarah_card", drawn, n=sarah.card)
    return SARAH_CARDS[sarah.card]


def steps(sarah: Sarah, card: SarahCard) -> int:
    """Give the card's steps: printed, or as many as she has workers of a type; at least 1, at most 5."""
    by = sarah.specialised if card.steps_by == "specialised" else card.steps_by
    number = sarah.count(by) if by else card.steps
    return min(max(number, BOX.sarah.steps.least), BOX.sarah.steps.most)


def _wellington(state: NewZealandState, sarah: Sarah) -> None:
    """Skip income; deliver to the next higher post; take the rightmost foresight tiles; return to the start."""
    seat = state.sarah_seat
    sarah.visits += 1
    _deliver(state, sarah)
    for tiles in (state.foresight_a, state.foresight_b):
        if tiles:
            put_tile(state, seat, tiles.pop())
    sarah.place = START
    refill_foresight(state)


def _deliver(state: NewZealandState, sarah: Sarah) -> None:
    post = POSTS[sarah.next_post]
    if not place_disc(state, post.id):
        return
    for action in post.actions:
        if isinstance(action, GainObjective):
            gain_objective(state)
        elif isinstance(action, GainCard):
            gain_card(state, action.card)
    sarah.next_post = LADDER[min(LADDER.index(post.id) + 1, len(LADDER) - 1)]


def _extra_steps(state: NewZealandState, act: SarahAct) -> Stage:
    """Cards 13 and 17: more steps after the move, unless that ended in Wellington."""
    if sarah_of(state).place != WELLINGTON:
        yield from move(state, act.n)


def _pathfinder(state: NewZealandState, act: SarahAct) -> Stage:
    advance(state, act.n)
    yield from ()


def _objective(state: NewZealandState, act: SarahAct) -> Stage:
    gain_objective(state)
    yield from ()


def _sailor_card(state: NewZealandState, act: SarahAct) -> Stage:
    """Cards 12 and 16: the bonus card of her number of sailors."""
    slot = BOX.sarah.sailor_cards.get(sarah_of(state).count("sailor"))
    if slot:
        gain_card(state, slot)
    yield from ()


ACTS: Mapping[str, Callable[[NewZealandState, SarahAct], Stage]] = {
    "hire_cheapest": hire_cheapest,
    "hire_specialised": hire_specialised,
    "buy_by_tile": buy_by_tile,
    "buy_one": buy_one,
    "add_to_market": add_to_market,
    "build": build,
    "build_with": build_with,
    "remove_bonus_tile": remove_bonus_tile,
    "pathfinder": _pathfinder,
    "objective": _objective,
    "hazard": remove_hazard,
    "sailor_card": _sailor_card,
    "shearer_cards": shearer_cards,
    "extra_steps": _extra_steps,
}
