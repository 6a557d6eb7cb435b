"""Tea: a worker's action made better (booklet p.5). Decided when the worker is placed; one use a worker."""

from __future__ import annotations

from engine.arle.asking import NOTHING, Asking
from engine.arle.components import TEA, TOOLS
from engine.arle.goods.ledger import give
from engine.arle.goods.paying import choose_payment
from engine.arle.goods.stock import can_pay
from engine.arle.goods.texts import amount, price
from engine.arle.state import Arle, Farm
from engine.arle.work.tools import is_rightmost, step
from engine.kernel import Ask, Option
from engine.kernel.events import Arg

DOUBLE = "double"


def tea_steps(tool: str, tea: str) -> int:
    """Return how many steps further a tool counts for one tile of this tea."""
    return TEA.steps_on.get(tool, TEA.steps).get(tea, 0)


def boost_options(farm: Farm, tool: str, *, double: bool) -> list[Option]:
    """Return the ways to spend tea on an action with this tool ("" = none), the plain action first."""
    found = [Option("plain", "arle.option.no_tea", value=NOTHING, ends=True)]
    if tool and not is_rightmost(farm, tool):
        found += [
            Option(f"boost:{tea}", "arle.option.boost_tea", _boosted(farm, tool, tea), value=tea)
            for tea in TEA.steps
            if can_pay(farm, {tea: 1}) and tea_steps(tool, tea)
        ]
    if double and can_pay(farm, TEA.double):
        found.append(Option(DOUBLE, "arle.option.double", {"price": price(TEA.double)}, value=DOUBLE))
    return found


def _boosted(farm: Farm, tool: str, tea: str) -> dict[str, Arg]:
    values, now = TOOLS[tool].values, farm.tools[tool]
    to = values[min(now + tea_steps(tool, tea), len(values) - 1)]
    return {"price": amount(tea, 1), "tool": f"arle.tool.{tool}", "to": to, "now": values[now]}


def choose_boost(state: Arle, seat: int, tool: str) -> Asking:
    """Ask whether tea is spent on this worker and pay it; returns True if the action is to be done twice."""
    farm = state.farms[seat]
    if not state.expansion or len(boost_options(farm, tool, double=True)) == 1:
        return False
    chosen = yield Ask(
        seat, "arle.ask.tea", lambda: boost_options(farm, tool, double=True), anytime=False
    )  # the space isn't paid yet: nothing may be spent in between
    if chosen == DOUBLE:
        payment = yield from choose_payment(state, seat, TEA.double)
        give(state, seat, payment, kind="drank_twice")
        state.boosted = DOUBLE
        return True
    yield from _boost(state, seat, tool, chosen)
    return False


def boost_tool(state: Arle, seat: int, tool: str) -> Asking:
    """Ask whether one tea is spent on a copied action with a tool, where the worker hasn't used any yet (ruling)."""
    farm = state.farms[seat]
    if state.expansion and len(boost_options(farm, tool, double=False)) > 1:
        chosen = yield Ask(
            seat, "arle.ask.tea", lambda: boost_options(farm, tool, double=False), anytime=False
        )
        yield from _boost(state, seat, tool, chosen)


def _boost(state: Arle, seat: int, tool: str, tea: str) -> Asking:
    if tea == NOTHING:
        return
    farm = state.farms[seat]
    payment = yield from choose_payment(state, seat, {tea: 1})
    state.boosted, state.boost = tool, tea_steps(tool, tea)
    steps = step(state, seat, tool) - farm.tools[tool]
    words: dict[str, Arg] = {"tool": f"arle.tool.{tool}", "count": steps}
    give(state, seat, payment, kind="drank", words=words)
