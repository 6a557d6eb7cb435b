"""The printed figures that rule texts and helps name, so that no sentence holds them."""

from engine.kernel import Arg
from engine.new_zealand.actions.gaining import amount
from engine.new_zealand.components import BOARD, BOX, NODES, POSTS, SLOT_GOLD
from engine.new_zealand.table.printed_lists import LISTS

HANDS = BOX.trail.hands
REMOVAL = BOX.exchange_tokens.removal
ARC = BOARD.certificates.gold_arc


def _posts(kind: str) -> tuple[str, ...]:
    return tuple(
        f"new_zealand.post.{post.id}" for post in POSTS.values() if post.kind == kind and post.repeatable
    )


def _places_to_build() -> tuple[int, ...]:
    return tuple(sorted({node.pathfinder for node in NODES.values() if node.pathfinder}))


FIGURES: dict[str, Arg] = {
    "black": HANDS["black"],
    "green": HANDS["green"],
    "gold_on_build": BOX.trail.gold_on_build,
    "first_hand": BOX.setup.first_hand,
    "refill_shepherds": amount("shepherds", BOX.sheep_market.refill.shepherds),
    "refill_cards": BOX.sheep_market.refill.cards,
    "arc_after": ARC.after,
    "arc_beyond": ARC.after + 1,
    "arc_gold": ARC.gold,
    "repeatable_posts": _posts("sheep"),
    "repeatable_wool": _posts("wool"),
    "job_prices": BOX.job_market.row_prices,
    "worker_spaces": BOARD.workers.spaces,
    "worker_vp": BOARD.workers.vp_on_last,
    "gold_spaces": BOX.pathfinder.gold,
    "choice": BOX.pathfinder.choice,
    "last": BOX.pathfinder.last,
    "overflow": amount("money", BOX.pathfinder.overflow_money),
    "building_spaces": _places_to_build(),
    "token_draw": BOX.exchange_tokens.draw,
    "removal_tokens": REMOVAL.tokens,
    "removal_breed": f"new_zealand.card.{REMOVAL.breed}",
    "removal_gold": REMOVAL.gold,
    "gold_limit": BOARD.gold_limit,
    "slot_gold": tuple(SLOT_GOLD.values()),
    "token_vp": BOX.bonus_market.token_vp,
    "money_per_point": BOX.scoring.money_per_point,
    "yellow_vp": tuple(sorted({link.vp for link in BOX.sea.yellow_arrows})),
    "bonus_prices": BOX.bonus_market.row_prices,
    "sarah_least": BOX.sarah.steps.least,
    "sarah_most": BOX.sarah.steps.most,
    "sarah_discs": BOX.sarah.discs,
    **LISTS,
}
"""Each figure by the name that the texts give it."""
