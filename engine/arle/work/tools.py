"""Tools: how many a player has, and moving the markers (rulebook pp.12, 14)."""

from __future__ import annotations

from collections.abc import Mapping

from engine.arle.asking import NOTHING, Asking, or_stop
from engine.arle.components import TOOLS
from engine.arle.goods.hopes import in_hope
from engine.arle.goods.paying import pay
from engine.arle.goods.stock import can_pay
from engine.arle.goods.texts import points, price
from engine.arle.state import Arle, Farm
from engine.kernel import Ask, Option
from engine.kernel.events import Arg


def step(state: Arle, seat: int, tool: str) -> int:
    """Return the step at which a tool counts now: its marker, moved on by the tea paid for this action."""
    marker = state.farms[seat].tools[tool]
    if state.acting == seat and state.boosted == tool:
        return min(len(TOOLS[tool].values) - 1, marker + state.boost)
    return marker


def count(state: Arle, seat: int, tool: str) -> int:
    """Return how many tools of a kind the player has."""
    return TOOLS[tool].values[step(state, seat, tool)]


def is_rightmost(farm: Farm, tool: str) -> bool:
    """Tell whether the marker can't move any further."""
    return farm.tools[tool] == len(TOOLS[tool].values) - 1


def move_tools(state: Arle, seat: int, steps: Mapping[str, int]) -> None:
    """Move markers to the right free of charge, as far as their tracks go."""
    farm = state.farms[seat]
    for tool, wanted in steps.items():
        before = farm.tools[tool]
        farm.tools[tool] = min(len(TOOLS[tool].values) - 1, before + wanted)
        _tell(state, seat, tool, farm.tools[tool] - before)


def _tell(state: Arle, seat: int, tool: str, steps: int) -> None:
    """Say how far a marker has moved, and how many tools there are now."""
    if steps:
        have = TOOLS[tool].values[state.farms[seat].tools[tool]]
        targets, changes = (f"tool:{tool}",), {seat: {tool: steps}}
        name = f"arle.tool.{tool}"
        state.tell("tool_stepped", seat, targets=targets, changes=changes, tool=name, count=steps, to=have)


def upgrade_tools(state: Arle, seat: int, workbenches: str | int) -> Asking:
    """Move markers, each at most once, paying for each step; a workbench gained on the way counts at once."""
    farm = state.farms[seat]
    moved: list[str] = []

    def left() -> int:
        most = count(state, seat, workbenches) if isinstance(workbenches, str) else workbenches
        return most - len(moved)

    while left() > 0 and (upgradable(farm, moved) or upgradable(in_hope(state, farm), moved)):
        tool = yield Ask(
            seat, "arle.ask.upgrade", lambda: or_stop(upgrade_options(farm, moved)), {"count": left()}
        )
        if tool == NOTHING:
            return
        yield from pay(state, seat, TOOLS[tool].price)
        moved.append(tool)
        move_tools(state, seat, {tool: 1})


def upgradable(farm: Farm, moved: list[str]) -> list[str]:
    """Return the tools whose marker can still move in this action at a price that can be paid."""
    return [
        tool
        for tool in farm.tools
        if tool not in moved and not is_rightmost(farm, tool) and can_pay(farm, TOOLS[tool].price)
    ]


def step_words(tool: str, step: int) -> dict[str, Arg]:
    """Return the words for a marker's next step: the tools now and then, and the points then."""
    item = TOOLS[tool]
    now, to = item.values[step : step + 2]
    return {"tool": f"arle.tool.{tool}", "now": now, "to": to, "points": points(item.vp[step + 1])}


def upgrade_options(farm: Farm, moved: list[str]) -> list[Option]:
    """Return one option per tool that can be upgraded, with what it will be and its price."""
    return [
        Option(
            f"tool:{tool}",
            "arle.option.upgrade",
            {
                **step_words(tool, farm.tools[tool]),
                "price": price(TOOLS[tool].price),
            },
            target=f"tool:{tool}",
            value=tool,
        )
        for tool in upgradable(farm, moved)
    ]
