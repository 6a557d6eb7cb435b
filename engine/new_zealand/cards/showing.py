"""Showing sheep of the hand, all different, for income or wool (rulebook p9, p16, p20)."""

from collections.abc import Sequence

from engine.kernel import Option
from engine.new_zealand import ledger
from engine.new_zealand.actions.describing import card_key
from engine.new_zealand.cards.hand import hand_options
from engine.new_zealand.components import BREEDS
from engine.new_zealand.state import NewZealandState, Player


def breeding_shown(player: Player) -> int:
    """Add up the breeding values of the sheep shown and the permanent certificates."""
    return sum(BREEDS[card].breeding for card in player.flock.shown) + player.permanent_certificates


def wool_shown(player: Player) -> int:
    """Add up the wool of the sheep shown and the permanent wool."""
    return sum(BREEDS[card].wool for card in player.flock.shown) + player.permanent_wool


def showable(player: Player) -> list[str]:
    """List the breeds of the hand of which none is shown yet."""
    shown = player.flock.shown
    return [card for card in dict.fromkeys(player.flock.hand) if card in BREEDS and card not in shown]


def show_options(state: NewZealandState, seat: int) -> list[Option]:
    """Offer each sheep that may be shown by itself; the value is what is shown."""
    breeds = showable(state.players[seat])
    options = hand_options(state, seat, "show", lambda card: card in breeds)
    for option in options:
        option.value = (option.value,)
    return options


def show(player: Player, cards: Sequence[str]) -> None:
    """Lay sheep of the hand open."""
    for card in cards:
        player.flock.show(card)


def put_away(state: NewZealandState, seat: int, kind: str) -> None:
    """Discard the sheep shown; everybody has seen them, so that it can't be taken back."""
    player = state.players[seat]
    cards = tuple(card_key(card) for card in player.flock.shown)
    if cards:
        state.reveal()
        ledger.tell(state, seat, kind, ledger.discard_shown(player), cards=cards, count=len(cards))
