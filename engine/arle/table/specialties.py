"""The preparation round of three players: two specialties each (booklet p.6)."""

from __future__ import annotations

from engine.arle.asking import Asking
from engine.arle.components import BUILDINGS, SPECIALTIES, TOOLS
from engine.arle.farm.constructing import construct_building
from engine.arle.farm.land import buildings, empty_cells
from engine.arle.goods.ledger import receive
from engine.arle.goods.stock import can_pay
from engine.arle.goods.texts import building_text, points, price
from engine.arle.state import Arle
from engine.arle.work.tools import move_tools, step_words
from engine.kernel import Ask, Option, Stage
from engine.kernel.events import Arg


def specialties(state: Arle) -> Stage:
    """Let the last player pick both specialties first, then the middle one, then the start player."""
    for seat in reversed(state.order):
        for left in range(SPECIALTIES.picks, 0, -1):
            yield from _pick(state, seat, left)
    state.phase = "work"


def _pick(state: Arle, seat: int, left: int) -> Asking:
    args: dict[str, Arg] = {"count": left}
    chosen = yield Ask(seat, "arle.ask.specialty", lambda: specialty_options(state, seat), args)
    if chosen in TOOLS:
        _tool(state, seat, chosen)
    else:
        yield from construct_building(state, seat, chosen, SPECIALTIES.house_price)


def _tool(state: Arle, seat: int, tool: str) -> None:
    """Move a marker that nobody has moved yet; the others receive what the step would cost."""
    state.specialties.append(tool)
    move_tools(state, seat, {tool: 1})
    for other in range(state.seats):
        if other != seat:
            receive(state, other, TOOLS[tool].price)


def specialty_options(state: Arle, seat: int) -> list[Option]:
    """Return the tools that nobody has picked, and the small houses at double price (one a player)."""
    farm = state.farms[seat]
    tools = [
        Option(
            f"tool:{tool}",
            "arle.option.specialty_tool",
            {**step_words(tool, farm.tools[tool]), "price": price(TOOLS[tool].price)},
            target=f"tool:{tool}",
            value=tool,
        )
        for tool in farm.tools
        if tool not in state.specialties
    ]
    if buildings(farm) or not empty_cells(farm) or not can_pay(farm, SPECIALTIES.house_price):
        return tools
    return tools + [
        Option(
            f"building:{house}",
            "arle.option.specialty_house",
            {
                "building": f"arle.building.{house}",
                "price": price(SPECIALTIES.house_price),
                "points": points(BUILDINGS[house].vp),
                "effect": building_text(house),
            },
            target=f"building:{house}",
            value=house,
        )
        for house in state.sale
        if BUILDINGS[house].color == "green"
    ]
