"""Starter houses: right before the inventory in November, in the order that their owner likes (rulebook p.16)."""

from __future__ import annotations

from typing import Any

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
        yield from _use(state, seat, house)


def _use(state: Arle, seat: int, house: str) -> Asking:
    """Carry out what a house does; that it was used is told before the first thing that comes of it, if any does."""
    play, answer, told = run(state, seat, BUILDINGS[house].effects), None, False
    while True:
        before = len(state.events)
        asked = _go_on(play, answer)
        if len(state.events) > before and not told:
            state.tell("used_house", seat, building=f"arle.building.{house}")
            state.events.insert(before, state.events.pop())
            told = True
        if asked is None:
            return
        answer = yield asked


def _go_on(play: Asking, answer: Any) -> Ask | None:
    """Lead a piece of play on to its next question; None at its end."""
    try:
        return play.send(answer)
    except StopIteration:
        return None


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
