"""What public contracts count, and what each is worth."""

from collections.abc import Callable

from engine.woodcraft.components import CONTRACTS, HAZELNUT_ORDERS, PIPS
from engine.woodcraft.state import Player

BIG = (5, 6)
"""The values of the dice that one of the contracts counts."""
_BUILT_AT_START = 3


def contract_points(player: Player, card: str) -> int:
    """Return what a contract is worth to a player now."""
    contract = CONTRACTS[card]
    return min(contract.cap, contract.points * _MEASURES[contract.per](player))


def dice_values(player: Player) -> list[int]:
    """Give the values of all dice, those in pots included."""
    return [PIPS[die] for die in player.lumber] + [value for value in player.pots.values() if value]


def improvements(player: Player) -> int:
    """Return how many tiles and pots have been added to the workshop."""
    built = len(player.sawing) + len(player.splicing) + len(player.pots)
    return built - _BUILT_AT_START + (player.gluing is not None)


_MEASURES: dict[str, Callable[[Player], int]] = {
    "helper_in_workshop": lambda player: len(player.helpers),
    "tool_in_attic": lambda player: len(player.attic),
    "different_tool_type_in_attic": lambda player: len(set(player.attic.values())),
    "added_improvement": improvements,
    "completed_order": lambda player: len(player.completed),
    "completed_hazelnut_order": lambda player: sum(card in HAZELNUT_ORDERS for card in player.completed),
    "market_space_advanced": lambda player: player.market,
    "blueberry_income": lambda player: player.blueberry_income,
    "hazelnut_income": lambda player: player.hazelnut_income,
    "two_reputation_spaces": lambda player: player.reputation // 2,
    "unused_die_showing_5_or_6_in_lumber_pile_or_pot": lambda player: sum(
        value in BIG for value in dice_values(player)
    ),
}
