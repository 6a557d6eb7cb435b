"""Alternative texts of Woodcraft's pictures."""

from collections.abc import Iterator

from engine.woodcraft.components import ORDERS, amount_of
from engine.woodcraft.orders.rows import row_gain
from engine.woodcraft.view import View, WorkshopView
from renders.contract import Request
from renders.woodcraft.table.workshop import OWN, subject
from renders.words import alternative, asked, happened, numbered, title

WORDED = {
    "tile": "woodcraft.action.{}", "order": "woodcraft.order.{}", "hand": "woodcraft.order.{}",
    "row": "woodcraft.order.{}", "helper": "woodcraft.helper.{}", "placed": "woodcraft.helper.{}",
    "contract": "woodcraft.contract.{}", "room": "woodcraft.room.{}", "attic": "woodcraft.attic.{}",
}  # fmt: skip
"""How the kinds of target are worded that are named by a card or a place."""


def _name(request: Request, target: str) -> str:
    kind, _, rest = target.partition(":")
    if kind in WORDED:
        return request.say(WORDED[kind].format(rest))
    if kind in {"yard", "lumber", "bank"} and len(rest) == 2:
        return request.say(f"woodcraft.die.{rest}")
    return request.say(f"renders.woodcraft.alt.{kind}")


def _targets(request: Request, kinds: set[str]) -> str:
    shown = [target for target in request.targets if target.partition(":")[0] in kinds]
    return numbered(request, [(target, _name(request, target)) for target in shown])


def _standing(request: Request, shop: WorkshopView) -> str:
    return request.say(
        "renders.woodcraft.alt.standing",
        seat=shop.seat,
        berries=amount_of("blueberries", shop.blueberries),
        lanterns=amount_of("lantern", shop.lantern),
        points=amount_of("points", shop.points),
        reputation=amount_of("reputation", shop.reputation),
    )


def _round(request: Request) -> str:
    view: View = request.view
    return request.say("renders.woodcraft.alt.round", round=view.round, rounds=view.rounds)


def wheel(request: Request) -> str:
    """Word the wheel."""
    view: View = request.view
    then = [_round(request), *(_standing(request, shop) for shop in view.workshops)]
    first = (title(request), happened(request), asked(request))
    return alternative(request, first, _targets(request, {"tile"}), then)


def _order(request: Request, card: str, row: int) -> str:
    """Name an order with what its row brings."""
    brings = row_gain(request.view, row).phrases or ("woodcraft.gain.nothing",)
    return request.say("woodcraft.row.order", order=f"woodcraft.order.{card}", gains=brings)


def _cards(request: Request) -> Iterator[str]:
    view: View = request.view
    for key, names in (
        ("yard", [request.say(f"woodcraft.die.{code}") for code in view.yard if code]),
        ("orders", [_order(request, card, ORDERS[card].row) for card in view.order_row if card]),
        ("helpers", [request.say(f"woodcraft.helper.{card}") for card in view.helper_row if card]),
        ("contracts", [request.say(f"woodcraft.contract.{each.id}") for each in view.contracts]),
    ):
        yield f"{request.say(f'renders.woodcraft.{key}')}: {', '.join(names)}."


def displays(request: Request) -> str:
    """Word the displays."""
    first = (title(request), happened(request), asked(request))
    kinds = {"yard", "bank", "material", "order", "helper", "contract"}
    return alternative(request, first, _targets(request, kinds), (_round(request), *_cards(request)))


def _owned(request: Request, shop: WorkshopView) -> Iterator[str]:
    yield _standing(request, shop)
    say = request.say
    for key, names in (
        ("lumber", [say(f"woodcraft.die.{code}") for code in shop.lumber]),
        ("orders", [_order(request, order.id, order.row) for order in shop.orders]),
        ("hand", [_order(request, card, ORDERS[card].row) for card in shop.hand or ()]),
        ("crew", [say(f"woodcraft.helper.{helper.id}") for helper in shop.helpers]),
    ):
        if names:
            yield f"{say(f'renders.woodcraft.{key}')}: {', '.join(names)}."


def workshop(request: Request) -> str:
    """Word a workshop."""
    view: View = request.view
    shop = view.workshops[subject(request)]
    first = (title(request), asked(request))
    return alternative(request, first, _targets(request, {*OWN, "helper", "order"}), _owned(request, shop))
