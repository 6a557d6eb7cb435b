"""Arranged tables: a test puts things where it wants them before a turn begins, and then only asks and answers."""

from __future__ import annotations

from typing import Any

import engine
from engine.arle import GAME
from engine.arle.animals.keeping import arrange_anew
from engine.arle.animals.pens import pens
from engine.arle.components import LAND, TOOLS
from engine.arle.state import Arle, Farm
from engine.arle.table.view import FarmView, View
from engine.arle.travel.barn import add_piece
from engine.kernel import Event, Match
from engine.kernel.saved import decode_state, encode_state


class Table:
    """A match that starts from an arranged position; seat 0 begins unless `order` says otherwise."""

    def __init__(
        self,
        seats: int = 1,
        *,
        expansion: bool = False,
        half_year: int = 1,
        order: tuple[int, ...] = (),
        sale: tuple[str, ...] = (),
        workers: dict[str, int] | None = None,
        placed: int = 0,
        farms: dict[int, dict[str, Any]] | None = None,
        options: dict[str, Any] | None = None,
        supply: dict[str, int] | None = None,
        **farm: Any,
    ) -> None:
        wanted: dict[str, Any] = {"expansion": expansion, **(options or {})}
        saved = engine.new_match("arle", seats=seats, options=wanted, seed="scene").saved().copy()
        state: Arle = decode_state(GAME, saved.stage.snapshot)
        state.half_year, state.placed, state.phase = half_year, placed, "work"
        state.order = list(order) or [(seat) % seats for seat in range(seats)]
        state.marker = state.order[0]
        state.workers = dict(workers or {})
        state.sale = list(sale) or state.sale
        for seat, fields in {0: farm, **(farms or {})}.items():
            arrange_farm(state, state.farms[seat], **fields)
        state.supply |= supply or {}
        saved.stage.snapshot = encode_state(state)
        self.match = Match(GAME, saved)
        self.news: list[Event] = []

    # --- from outside
    def asked(self, seat: int | None = None) -> str:
        """Return the last part of the key of what a seat (or the only one) is asked."""
        asks = self.match.asks
        keys = [ask.key for ask in asks.values()] if seat is None else [asks[seat].key]
        return "".join(key.rpartition(".")[2] for key in keys)

    def ids(self, seat: int | None = None) -> list[str]:
        """Return the ids of everything that may be answered."""
        asks = self.match.asks
        return [o.id for who, ask in asks.items() for o in ask.options if seat is None or who == seat]

    def do(self, *ids: str, seat: int | None = None) -> Table:
        """Answer one after another, for the only seat that is asked, or for `seat` (also out of turn)."""
        for option in ids:
            who = next(iter(self.match.asks)) if seat is None else seat
            self.news += self.match.answer(who, option)
        return self

    def place(self, space: str, *ids: str) -> Table:
        """Place the worker of the one who is asked, and answer what comes."""
        return self.do(f"space:{space}", *ids)

    def end(self) -> Table:
        """End the turn."""
        assert self.asked() == "end_turn", self.asked()
        return self.do("end" if "end" in self.ids() else "done")

    def rest(self, *, stop: str = "") -> Table:
        """Skip all remaining workers and be done, declining everything, until `stop` is asked or the half-year ends."""
        half_year = self.view.half_year
        while not self.match.over and self.view.half_year == half_year and self.asked() != stop:
            ids = self.ids()
            wanted = ("skip", "end", "done", "decline", "pay", "stay", "finish")
            self.do(next((option for option in wanted if option in ids), ids[0]))
        return self

    @property
    def view(self) -> View:
        """The table as a spectator sees it."""
        view: View = self.match.view(None)
        return view

    def farm(self, seat: int = 0) -> FarmView:
        """One player's things."""
        return self.view.farms[seat]

    def goods(self, *names: str, seat: int = 0) -> list[int]:
        """Return how much of some goods somebody has."""
        return [self.farm(seat).goods[name] for name in names]

    def tile(self, cell: int, seat: int = 0) -> str:
        """Return what lies on a cell."""
        return self.farm(seat).cells[cell].tile

    def tiles(self, tile: str, seat: int = 0) -> int:
        """Return how many cells carry a tile."""
        return sum(cell.tile == tile for cell in self.farm(seat).cells)

    def points(self, category: str, seat: int = 0) -> float:
        """Return the points of a row of the score sheet."""
        rows = {row.key.rpartition(".")[2]: row.points for row in self.match.score().categories}
        return rows[category][seat]


def arrange_farm(state: Arle, farm: Farm, **fields: Any) -> None:
    """Put things on a farm: goods, tools (how many), land {cell: tile}, peat, barn, harbor, and its fields."""
    for good, count in fields.pop("goods", {}).items():
        farm.goods[good] = count
    for tool, count in fields.pop("tools", {}).items():
        farm.tools[tool] = TOOLS[tool].values.index(count)
    for cell, tile in fields.pop("land", {}).items():
        for half in (cell, cell + 3)[: LAND[tile].cells if tile in LAND else 1]:
            farm.land[half] = tile
    for cell, peat in fields.pop("peat", {}).items():
        farm.peat[cell] = peat
    for kind in [*fields.pop("barn", ()), *fields.pop("harbor", ())]:
        add_piece(state, farm, kind)
    hand_made = fields.pop("standing", None)
    for name, value in fields.items():
        assert hasattr(farm, name), name
        setattr(farm, name, value)
    if hand_made is None:
        arrange_anew(farm)
    else:
        farm.standing, farm.arranged_by_hand = (
            {pen: list(hand_made.get(pen, (0, 0, 0))) for pen in pens(farm)},
            True,
        )
