"""The six rows beside a workshop: what completing an order there brings, from 3 reputation to a loss."""

from typing import Protocol

from engine.woodcraft.components import COMPONENTS, Gain


class Table(Protocol):
    """A table or a view of it, as far as rows depend on it."""

    @property
    def bottom_row_in_points(self) -> bool:
        """Completing an order on the last row costs points instead of reputation: an option of the table."""


_DATA = COMPONENTS.workshop.order_rows
_ROWS = {row.row: row for row in _DATA.rows}
BOTTOM = min(_ROWS)


def slides(row: int) -> int:
    """Return how many income phases carry an order from `row` past the last one."""
    return row - BOTTOM + 1


def row_gain(table: Table, row: int) -> Gain:
    """Return what completing an order on `row` brings or costs."""
    if row == BOTTOM and table.bottom_row_in_points:
        return _DATA.bottom_row_in_points
    return _ROWS[row].gain
