"""Find the mixed colours of soft edges in the gallery's pictures, for the palette that all pictures share.

    python scripts/make_palette.py [GAME ...]

Draws the gallery in full colour, weights every colour that isn't a key colour by the square root of how often it
occurs, and lets a median cut choose as many as the palette has room for. Writes renders/kit/edges.json.
Run it after adding key colours or a game; every golden picture and the gallery change a little with it.
"""

import json
import sys
from collections import Counter
from pathlib import Path

from PIL import Image

ROOT = Path(__file__).parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "scripts")]
APART = 220
"""Least squared distance from a key colour, so that no edge colour is taken for one."""


def counted(games: list[str]) -> Counter[tuple[int, int, int]]:
    """Count the colours of all pictures of those games, before they are quantised."""
    from make_gallery import requests, tables

    import renders

    found: Counter[tuple[int, int, int]] = Counter()
    for game in games or renders.games():
        shown = [request for start, seats in tables(game).items() for request in requests(game, start, seats)]
        for name, request in shown:
            if not request.crop:
                canvas = renders.pictures(game)[request.picture].draw(request)
                found.update({c: n for n, c in canvas.image.getcolors(2**24) or []})
                print(name, len(found))
    return found


def main() -> None:
    """Choose the edge colours and write them."""
    from renders.kit.palette import KEYS

    def far(colour: tuple[int, int, int]) -> bool:
        return all(sum((a - b) ** 2 for a, b in zip(colour, key, strict=True)) > APART for key in KEYS)

    colours = {c: n for c, n in counted(sys.argv[1:]).items() if far(c)}
    pixels = [part for colour, count in colours.items() for part in colour * max(1, round(count**0.5))]
    sheet = Image.frombytes("RGB", (len(pixels) // 3, 1), bytes(pixels))
    chosen: list[tuple[int, int, int]] = []
    room = 256 - len(KEYS)
    for wanted in range(room, room * 2, 8):
        palette = sheet.quantize(wanted, Image.Quantize.MEDIANCUT).getpalette() or []
        chosen = [tuple(palette[i : i + 3]) for i in range(0, wanted * 3, 3)]  # type: ignore[misc]
        chosen = [c for c in dict.fromkeys(chosen) if len(c) == 3 and far(c)]
        if len(chosen) >= room:
            break
    codes = ["#{:02X}{:02X}{:02X}".format(*colour) for colour in chosen[:room]]
    (ROOT / "renders/kit/edges.json").write_text(json.dumps(codes, indent=0) + "\n")
    print(f"{len(KEYS)} key colours, {len(codes)} edge colours")


if __name__ == "__main__":
    main()
