"""What must hold in `components.yaml`: counts, ranges, and that everything named exists."""

import re
from collections.abc import Iterator

from engine.woodcraft.printed.boards import Components
from engine.woodcraft.printed.cards import Order
from engine.woodcraft.printed.goods import COLOURS, DICE, MATERIALS, TOOLS, Gain

DIE_CODE = re.compile(r"(\*|[GYB]+)(\*|[1-6])")
SIZES = {
    "helpers.early": 25,
    "helpers.late": 23,
    "orders.early": 34,
    "orders.late": 26,
    "orders.hazelnut": 12,
}
TRIGGERS = (
    "buy_die",
    "sell_die",
    "place_helper",
    "market",
    "improve_workshop",
    "splice",
    "glue",
    "glue_different_colors",
    "complete_order",
    "reputation_advance",
    "gain_lantern",
)
ACTIONS = ("", "improve_workshop", "take_one_order", "slice_and_plant", "saw_one_cut")
MEASURES = (
    "helper_in_workshop",
    "tool_in_attic",
    "different_tool_type_in_attic",
    "added_improvement",
    "completed_order",
    "completed_hazelnut_order",
    "market_space_advanced",
    "blueberry_income",
    "hazelnut_income",
    "two_reputation_spaces",
    "unused_die_showing_5_or_6_in_lumber_pile_or_pot",
)
EFFECTS = (
    "remove_dearest_yard_die",
    "reroll_cheapest_yard_die",
    "none",
    "discard_x_order",
    "discard_x_helper",
)


def faults(box: Components) -> Iterator[str]:
    """Name what doesn't fit together, one sentence a fault."""
    yield from _decks(box)
    yield from _wheel(box)
    yield from _workshop(box)
    yield from _attic(box)
    yield from _cards(box)
    yield from _calendar(box)
    if tuple(card.tile for card in box.solo.cards) != box.wheel.tiles:
        yield "solo.cards: they don't name each tile once"
    yield from (
        f"{card.id}: no effect {card.effect}" for card in box.solo.cards if card.effect not in EFFECTS
    )


def _decks(box: Components) -> Iterator[str]:
    sizes = {
        "helpers.early": len(box.helpers.early),
        "helpers.late": len(box.helpers.late),
        "orders.early": len(box.orders.early),
        "orders.late": len(box.orders.late),
        "orders.hazelnut": len(box.orders.hazelnut),
    }
    yield from (
        f"{name}: {sizes[name]} cards, not {size}" for name, size in SIZES.items() if sizes[name] != size
    )
    ids = [card.id for deck in (box.helpers.early, box.helpers.late) for card in deck]
    ids += [card.id for deck in (box.orders.early, box.orders.late, box.orders.hazelnut) for card in deck]
    ids += [card.id for card in box.contracts.cards]
    yield from (f"{name}: is there twice" for name in sorted(set(ids)) if ids.count(name) > 1)


def _wheel(box: Components) -> Iterator[str]:
    wheel = box.wheel
    if (
        len(wheel.outer_bonuses.quadrants) != wheel.quadrants
        or len(wheel.saw_bonuses.behind) != wheel.quadrants
    ):
        yield "wheel.quadrants: the bonuses don't fit them"
    spaces = set(range(1, wheel.spaces + 1))
    for number, quadrant in enumerate(wheel.outer_bonuses.quadrants):
        place = f"wheel.outer_bonuses.quadrants.{number}"
        if set(quadrant) != spaces:
            yield f"{place}: doesn't list each space once"
        if sum(map(bool, quadrant.values())) != 5:
            yield f"{place}: hasn't 5 bonuses"


def _workshop(box: Components) -> Iterator[str]:
    shop = box.workshop
    if tuple(shop.pots) != COLOURS:
        yield "workshop.pots: they aren't green, yellow, brown"
    if len(shop.sawing_tiles) != 3 or len(shop.splicing_tiles) != 3:
        yield "workshop.sawing_tiles: there are 3 sawing and 3 splicing tiles"
    rows = [row.row for row in shop.order_rows.rows]
    if rows != sorted(rows, reverse=True) or len(rows) != 6:
        yield "workshop.order_rows.rows: the six don't run from top to bottom"
    if shop.rooms.start not in shop.rooms.grid:
        yield "workshop.rooms.start: it isn't in the grid"
    for number, price in enumerate(box.materials.prices):
        if price.material not in MATERIALS:
            yield f"materials.prices.{number}: no material {price.material}"
    yield from (f"setup.dice: no die {die}" for die in box.setup.dice if die not in DICE)


def _attic(box: Components) -> Iterator[str]:
    attic = box.attic
    if attic.tools != TOOLS:
        yield f"attic.tools: they aren't {', '.join(TOOLS)}"
    named = [(f"edges.{number}", space) for number, edge in enumerate(attic.edges) for space in edge.between]
    named += [(f"support.{above}", space) for above, below in attic.support.items() for space in below]
    for place, space in named:
        if space not in attic.spaces:
            yield f"attic.{place}: the attic has no space {space}"


def _cards(box: Components) -> Iterator[str]:
    for order in box.orders.early + box.orders.late + box.orders.hazelnut:
        yield from _order(order)
    for helper in box.helpers.early + box.helpers.late:
        ability = helper.ability
        if ability.action not in ACTIONS or (ability.trigger and ability.trigger not in TRIGGERS):
            yield f"{helper.id}: unknown ability"
        if (ability.when == "permanent") != bool(ability.trigger):
            yield f"{helper.id}: permanent abilities, and only those, have a trigger"
        yield from _gain(helper.id, helper.production)
        yield from _gain(helper.id, ability.gain)
    yield from (
        f"{card.id}: no measure {card.per}" for card in box.contracts.cards if card.per not in MEASURES
    )


def _order(order: Order) -> Iterator[str]:
    yield from (f"{order.id}: no die {code}" for code in order.dice if not DIE_CODE.fullmatch(code))
    yield from (f"{order.id}: no token {token}" for token in order.tokens if token not in MATERIALS)
    if order.row not in (1, 2, 3):
        yield f"{order.id}: no start row {order.row}"
    yield from _gain(order.id, order.reward)


def _gain(card: str, gain: Gain) -> Iterator[str]:
    yield from (f"{card}: no die {code}" for code in gain.dice if not DIE_CODE.fullmatch(code))
    yield from (f"{card}: no tool {tool}" for tool in gain.tool if tool not in TOOLS)


def _calendar(box: Components) -> Iterator[str]:
    for place, calendar in (("rounds", box.rounds), ("rounds.short", box.rounds.short)):
        if calendar.income_after[-1] != calendar.count or list(calendar.income_after) != sorted(
            calendar.income_after
        ):
            yield f"{place}.income_after: the last round isn't followed by the last income phase"
    pale = box.tracks.reputation.pale
    if any(not 0 < space <= box.tracks.reputation.last for space in pale):
        yield "tracks.reputation.pale: a pale space isn't on the reputation track"
