"""The printed figures that rule texts, helps and the words of options name: no sentence holds one itself."""

from collections.abc import Iterator

from engine.kernel import Arg, Phrase
from engine.woodcraft.printed.boards import Components
from engine.woodcraft.printed.goods import VALUES, amount_of, either

Figures = dict[str, Arg]


def figures(box: Components) -> Figures:
    """Return every figure by the name that sentences use for it; prices and amounts with what they count."""
    return (
        _set_up(box)
        | _calendar(box)
        | _wheel(box)
        | _trade(box)
        | _workshop(box)
        | _tracks(box)
        | _ending(box)
    )


def _set_up(box: Components) -> Figures:
    deal = box.setup
    return {
        "helpers_dealt": deal.helpers_dealt,
        "early_dealt": deal.early_orders_dealt,
        "early_kept": deal.early_orders_kept,
        "hazelnut_dealt": deal.hazelnut_orders_dealt,
    }


def _calendar(box: Components) -> Figures:
    long, short = box.rounds, box.rounds.short
    return {
        "rounds": long.count,
        "income_rounds": long.income_after,
        "late_round": long.income_after[long.late_decks_in_income - 1],
        "short_rounds": short.count,
        "short_income_rounds": short.income_after,
        "short_seats": either(short.seats_when_auto),
    }


def _wheel(box: Components) -> Figures:
    wheel = box.wheel
    return {
        "tiles": len(wheel.tiles),
        "instead": wheel.instead.gain.phrases,
        "another": amount_of("lantern", wheel.instead.lanterns_for_another),
        "bonus": amount_of("lantern", wheel.bonus_action.lanterns),
    }


def _trade(box: Components) -> Figures:
    dice = box.market_yard
    said: Figures = {
        "most_dice": dice.max_bought,
        "factor": dice.sale_factor,
        "bank": dice.bank_value,
        "most_materials": box.materials.max_purchases,
        "materials": tuple(_materials(box)),
        "second_order": amount_of("blueberries", box.choose_orders.second_price),
    }
    for colour, name in (("G", "green"), ("Y", "yellow"), ("B", "brown")):
        said[name] = dice.surcharge[colour]
        said[f"sale_{name}"] = dice.sale_surcharge[colour]
        said[f"bank_{name}"] = amount_of("blueberries", dice.bank_value + dice.surcharge[colour])
    return said


def _materials(box: Components) -> Iterator[Phrase]:
    for line in box.materials.prices:
        price = amount_of("blueberries", line.price)
        bought = amount_of(line.material, line.amount)
        yield Phrase("woodcraft.option.buy_material", {"gains": bought, "price": price})


def _workshop(box: Components) -> Figures:
    shop, trees = box.workshop, box.planting
    return {
        "top": VALUES[-1],
        "lumber_spaces": shop.lumber_spaces,
        "producing": trees.helpers_producing,
        "plantable": either(trees.plantable),
        "trees": trees.trees_with_brown_pot,
        "growth": trees.growth,
        "full_grown": trees.full_grown,
        "six_discount": amount_of("blueberries", sum(tile.six_discount for tile in shop.sawing_tiles)),
        "glue_points": amount_of("points", shop.glue_points_for_two_colours),
        "rows": tuple(
            row.gain.phrases[0] if row.gain else "woodcraft.gain.nothing" for row in shop.order_rows.rows
        ),
        "bottom_reputation": shop.order_rows.rows[-1].gain.phrases,
        "bottom_points": shop.order_rows.bottom_row_in_points.phrases,
        "fallen": shop.order_rows.fallen.phrases,
    }


def _tracks(box: Components) -> Figures:
    income = box.tracks.income
    return {
        "lines": tuple(
            Phrase("woodcraft.line", {"gains": line.gain.phrases, "space": line.reach})
            for line in income.lines
        ),
        "spaces": income.spaces,
        "beyond": amount_of("points", box.tracks.reputation.points_beyond),
    }


def _ending(box: Components) -> Figures:
    return {
        "leftovers": box.scoring.leftovers_per_point,
        "unfinished": box.scoring.unfinished_order.phrases,
        "claim_rounds": box.solo.claims_after_rounds,
        "win_at": box.solo.win_at,
        "titles": tuple(
            Phrase("woodcraft.rank.from", {"title": f"woodcraft.rank.{rank.title}", "points": rank.min})
            for rank in box.solo.ranks
        ),
    }
