"""Permanent abilities: what a workshop's helpers add whenever something happens, whatever caused it."""

from engine.woodcraft.components import HELPERS, Ability, Gain
from engine.woodcraft.state import Player

_PERMANENT = [card for card in HELPERS.values() if card.ability.trigger]
_BY_TRIGGER: dict[str, list[tuple[str, Ability]]] = {
    trigger: [(card.id, card.ability) for card in _PERMANENT if card.ability.trigger == trigger]
    for trigger in sorted({card.ability.trigger for card in _PERMANENT})
}


def triggered(player: Player, trigger: str) -> list[tuple[str, Ability]]:
    """Give the workshop's helpers that answer to `trigger`, with their abilities."""
    helpers = player.helpers
    return [entry for entry in _BY_TRIGGER[trigger] if entry[0] in helpers]


def discount(player: Player, trigger: str, value: int = 1) -> int:
    """How many blueberries a purchase costs less; `value` is that of a bought die."""
    found = triggered(player, trigger)
    return sum(ability.discount for _, ability in found if value in ability.when_value_in) if found else 0


def extra_gains(player: Player, trigger: str) -> list[Gain]:
    """Give what the workshop gains once for `trigger`."""
    found = triggered(player, trigger)
    return [ability.gain for _, ability in found if ability.gain] if found else []
