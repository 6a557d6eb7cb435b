"""The solo opponent: after each of your turns it moves an action tile, gains reputation and stirs the displays."""

from collections.abc import Callable

from engine.kernel import Stage
from engine.woodcraft.components import COLOURS, COMPONENTS, PIPS, SoloCard, die_key
from engine.woodcraft.course import rounds
from engine.woodcraft.orders import display
from engine.woodcraft.state import Opponent, WoodcraftState
from engine.woodcraft.wheel import buying, moving
from engine.woodcraft.workshop import ledger, tracks

_DATA = COMPONENTS.solo
_CARDS = {card.id: card for card in _DATA.cards}
_SURCHARGE = COMPONENTS.market_yard.surcharge


def opponent_turn(state: WoodcraftState) -> Stage:
    """Play the opponent's turn (on the hard level two before an income phase), then end the round."""
    rival = state.opponent
    assert rival is not None
    twice = rival.rules.second_turn_before_income and state.round in state.calendar.income_after
    for _ in range(2 if twice else 1):
        _one_turn(state, rival)
    seat = state.seats
    claims = rival.rules.claims and state.round in _DATA.claims_after_rounds
    rounds.end_round(state)
    if claims and state.contracts:
        card = state.contracts.pop(0).card
        rival.contracts.append(card)
        ledger.tell(state, "claimed", seat, {"contracts": 1}, contract=f"woodcraft.contract.{card}")
    return
    yield


def _one_turn(state: WoodcraftState, rival: Opponent) -> None:
    card = _turn_card(state, rival)
    seat = state.seats
    moving.move(state.wheel, card.tile, seat)
    state.tell("moved", seat, targets=(f"tile:{card.tile}",), action=f"woodcraft.action.{card.tile}")
    if rival.rules.reputation:
        _gain_reputation(state, rival, card.reputation)
    if card.effect in _EFFECTS:
        _EFFECTS[card.effect](state)


def _turn_card(state: WoodcraftState, rival: Opponent) -> SoloCard:
    """Turn cards until one shows a tile that may be moved; an empty deck is made of the discards again."""
    legal = moving.legal_tiles(state.wheel)
    while True:
        if not rival.deck:
            rival.deck, rival.discards = sorted(rival.discards), []
            state.tell("new_solo_deck", state.seats)
        rival.last = state.chance.draw(rival.deck)
        rival.discards.append(rival.last)
        card = _CARDS[rival.last]
        if card.tile in legal:
            return card
        state.tell("passed_over", state.seats, action=f"woodcraft.action.{card.tile}")


def _gain_reputation(state: WoodcraftState, rival: Opponent, steps: int) -> None:
    """It stops on the last space; it takes part in the ranking of the reputation tiles, but takes no reward."""
    before = rival.reputation
    rival.reputation += tracks.real_steps(before, steps)
    really = {"reputation": rival.reputation - before}
    if rival.reputation > before:
        ledger.tell(state, "gained", state.seats, really, gains=ledger.said(really))
    tracks.reach_tiles(state, state.seats, before, rival.reputation)


# ------------------------------------------------------------------ effects of the solo cards
def _price(die: str) -> int:
    return PIPS[die] + _SURCHARGE[die[0]]


def _reroll(state: WoodcraftState, die: str) -> None:
    space = state.yard.index(die)
    state.yard[space] = ""
    state.tell("left_yard", state.seats, die=die_key(die))
    buying.roll_yard(state)


def _remove_dearest(state: WoodcraftState) -> None:
    _reroll(state, max(state.yard, key=lambda die: (_price(die), COLOURS.index(die[0]))))


def _reroll_cheapest(state: WoodcraftState) -> None:
    _reroll(state, min(state.yard, key=lambda die: (_price(die), COLOURS.index(die[0]))))


def _discard_order(state: WoodcraftState) -> None:
    display.discard(state, "order", state.order_row)
    display.refill(state)


def _discard_helper(state: WoodcraftState) -> None:
    display.discard(state, "helper", state.helper_row)
    display.refill(state)


_EFFECTS: dict[str, Callable[[WoodcraftState], None]] = {
    "remove_dearest_yard_die": _remove_dearest,
    "reroll_cheapest_yard_die": _reroll_cheapest,
    "discard_x_order": _discard_order,
    "discard_x_helper": _discard_helper,
}


def title(points: float) -> str:
    """Return the title that a solo score earns."""
    return [rank.title for rank in _DATA.ranks if points >= rank.min][-1]
