"""Draw every icon with its name on one sheet, to look at: `python scripts/make_icons.py /tmp/icons.png`."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from renders.kit import ICONS, Canvas, icon

COLUMNS, CELL = 12, 100


def main(path: str) -> None:
    """Draw the sheet."""
    rows = -(-len(ICONS) // COLUMNS)
    canvas = Canvas(COLUMNS * CELL, rows * 130)
    for number, name in enumerate(ICONS):
        x, y = number % COLUMNS * CELL + 50, number // COLUMNS * 130 + 50
        canvas.sign(icon(name), x - 6, y, 68)
        canvas.sign(icon(name), x + 34, y + 30, 28)
        canvas.text(name, x, y + 60, 18, anchor="m", width=CELL - 4)
    Path(path).write_bytes(canvas.png()[0])


if __name__ == "__main__":
    main(sys.argv[1])
