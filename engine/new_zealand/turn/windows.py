"""What the own turn allows before phase A and between the actions of phase B (rulebook p17, p18, appendix).

Playing deck-building, bonus and objective cards, and buying bonus cards with gold.
"""

from functools import partial

from engine.kernel import Ask, Option, Stage
from engine.new_zealand import ledger
from engine.new_zealand.actions.describing import card_key
from engine.new_zealand.actions.facts import card_facts
from engine.new_zealand.actions.gains import gain_card, pay_gold
from engine.new_zealand.actions.performing import NOTHING, allows, perform, performs, possible
from engine.new_zealand.actions.vocabulary import GainedToDeckTop
from engine.new_zealand.cards.hand import draw
from engine.new_zealand.cards.objectives import play_objective
from engine.new_zealand.components import CARDS, SLOT_GOLD
from engine.new_zealand.state import NewZealandState

PLAYED = {card.id: card.actions for card in CARDS.values() if card.actions}
OBJECTIVES = {card.id for card in CARDS.values() if card.objective}
GROUP = "new_zealand.group.cards"
CHEAPEST = min(SLOT_GOLD.values())


def window_options(state: NewZealandState, seat: int) -> list[Option]:
    """List the cards that may be played and the bonus cards that may be bought now."""
    player = state.players[seat]
    found = []
    for card in dict.fromkeys(player.flock.hand):
        if card in PLAYED or card in OBJECTIVES:
            task = card in OBJECTIVES
            play = play_objective if task else play_card
            found.append(
                Option(
                    f"play:{card}",
                    "new_zealand.option.play_objective" if task else "new_zealand.option.play",
                    {"card": card_key(card), "facts": card_facts(card)},
                    f"hand:{card}",
                    partial(play, state, seat, card),
                    GROUP,
                )
            )
    return found + _buying_options(state, seat) if player.gold >= CHEAPEST else found


def _buying_options(state: NewZealandState, seat: int) -> list[Option]:
    gold_owned = state.players[seat].gold
    return [
        Option(
            f"buy_card:{slot}",
            "new_zealand.option.buy_card",
            {
                "card": card_key(state.supplies[slot].card),
                "n": gold,
                "facts": card_facts(state.supplies[slot].card),
            },
            f"slot:{slot}",
            partial(buy_card, state, seat, slot),
            GROUP,
        )
        for slot, gold in SLOT_GOLD.items()
        if gold_owned >= gold and state.supplies[slot].left
    ]


def buy_card(state: NewZealandState, seat: int, slot: str) -> Stage:
    """Pay the slot's gold for one of its bonus cards."""
    pay_gold(state, seat, SLOT_GOLD[slot])
    gain_card(state, seat, slot)
    yield from ()


def play_card(state: NewZealandState, seat: int, card: str) -> Stage:
    """Play a deck-building or bonus card: its effect, if possible and wanted, then 1 card is drawn."""
    player = state.players[seat]
    ledger.tell(state, seat, "played", ledger.lay_open(player, card), card=card_key(card))
    for action in PLAYED[card]:
        if possible(state, seat, action):
            yield from perform(state, seat, action)
    player.flock.put_played()
    draw(state, seat, 1)


@allows(GainedToDeckTop)
def _gained_any(state: NewZealandState, seat: int, action: GainedToDeckTop) -> bool:
    return bool(state.players[seat].flock.gained)


@performs(GainedToDeckTop)
def gained_to_deck_top(state: NewZealandState, seat: int, action: GainedToDeckTop) -> Stage:
    """Bonus set 4: put all cards gained this turn on top of the deck, the next one always above the last."""
    player = state.players[seat]
    flock = player.flock
    while flock.gained:
        card = yield Ask(
            seat,
            "new_zealand.ask.deck_top",
            lambda: (
                [
                    Option(f"top:{card}", "new_zealand.option.deck_top", {"card": card_key(card)}, value=card)
                    for card in dict.fromkeys(flock.gained)
                ]
                or [NOTHING]
            ),
        )
        if card == NOTHING.id:
            return
        ledger.tell(state, seat, "put_on_deck", ledger.put_on_stack(player, card), card=card_key(card))
