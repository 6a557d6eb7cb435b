"""What a hand is worth: breeding values, duplicates and permanent certificates."""

from collections.abc import Iterable

from engine.el_paso.components import VALUES
from engine.el_paso.state import Player, permanent_certificates, permanent_tiles


def breeding_total(hand: Iterable[str], duplicates: int) -> int:
    """Sum the breeding values, each breed once, and the best further cards for `duplicates` bonus tiles."""
    seen: set[str] = set()
    total, further = 0, []
    for card in hand:
        if card in seen:
            further.append(VALUES[card])
        else:
            seen.add(card)
            total += VALUES[card]
    if duplicates and further:
        total += sum(sorted(further, reverse=True)[:duplicates])
    return total


def shipping_total(player: Player) -> int:
    """Return what a hand is worth, permanent certificates included, temporary ones not."""
    duplicates = permanent_tiles(player, "duplicate")
    return breeding_total(player.herd.hand, duplicates) + permanent_certificates(player)
