"""Starter houses: right before the inventory in November, in the order that their owner likes (rulebook p.16)."""

from __future__ import annotations

from engine.arle.asking import Asking
from engine.arle.components import BUILDINGS
from engine.arle.farm.land import buildings
from engine.arle.goods.texts import building_text
from engine.arle.state import Arle
from engine.arle.work.effects import run
from engine.kernel import Ask, Option, Stage


def before_november(state: Arle) -> Stage:
    """Let everybody use the starter houses, in turn order: fields and ditches may run short."""
    for seat in state.order:
        yield from _use_houses(state, seat)
    state.phase = "inventory"


def _use_houses(state: Arle, seat: int) -> Asking:
    left = [house for house in buildings(state.farms[seat]) if BUILDINGS[house].timing == "before_november"]
    while left:
        house = left[0]
        if len(left) > 1:
            house = yield Ask(seat, "arle.ask.which_house", lambda: _house_options(left))
        left.remove(house)
        state.tell("used_house", seat, building=f"arle.building.{house}")
        yield from run(state, seat, BUILDINGS[house].effects)


def _house_options(left: list[str]) -> list[Option]:
    return [
        Option(
            f"house:{house}",
            "arle.option.house",
            {"building": f"arle.building.{house}", "effect": building_text(house)},
            value=house,
        )
        for house in left
    ]
