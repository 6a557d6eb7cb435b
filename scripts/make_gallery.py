"""The gallery: every kind of picture of every game, from real seeded matches.

    python scripts/make_gallery.py docs/gallery            # `make gallery`
    python scripts/make_gallery.py /tmp/look --phone       # also as 400 pixels wide, as a phone shows them
    python scripts/make_gallery.py /tmp/look el_paso       # one game only

The folder is made if it isn't there; pictures of the same name are replaced.
"""

import sys
from dataclasses import replace
from io import BytesIO
from pathlib import Path

from PIL import Image

sys.path.insert(0, str(Path(__file__).parent.parent))

import engine
import renders
from bot.words import reader
from renders.contract import Picture, Request
from renders.samples import NAMES, telling

PHONE = 400


def tables(game: str) -> dict[str, int]:
    """Give the tables to show, by the beginning of their pictures' names: the fullest one.

    Where the fullest one has no choice about a part of the game (an expansion), the fullest one without it too.
    """
    known = engine.games()[game]
    fewer = [
        max(option.seats)
        for option in known.options
        if option.default is False and option.seats and known.max_seats not in option.seats
    ]
    return {game: known.max_seats} | {f"{game}-base": seats for seats in fewer[:1]}


def requests(game: str, start: str, seats: int) -> list[tuple[str, Request]]:
    """Give a name and a request for each picture of one table."""
    kinds = renders.pictures(game)
    say = reader("en", NAMES[:seats])
    middles = {}
    for name, kind in kinds.items():
        middles[name], end = telling(game, kind.shows, say, seats=seats, seed=f"gallery {game}")
    found = []
    for name in kinds:
        sample = end if name == "score" else middles[name]
        asked = next(iter(sample.match.asks), None)
        request = sample.request(name, say, seat=asked)
        found.append((f"{start}-{name}", request))
        found += [(f"{start}-{name}-{crop}", replace(request, crop=crop)) for crop in kinds[name].crops]
    return found


def phone(picture: Picture) -> bytes:
    """Give a picture as a phone shows it."""
    image = Image.open(BytesIO(picture.png)).convert("RGB")
    out = BytesIO()
    image.resize((PHONE, round(image.height * PHONE / image.width)), Image.Resampling.LANCZOS).save(
        out, "PNG"
    )
    return out.getvalue()


def keep(folder: Path, name: str, picture: Picture, as_phone: bool) -> None:
    """Write a picture to the folder, and say how large it is."""
    (folder / f"{name}.png").write_bytes(picture.png)
    if as_phone:
        (folder / f"{name}-400.png").write_bytes(phone(picture))
    print(f"{name}: {picture.width}x{picture.height}, {len(picture.png) // 1024} KiB\n  {picture.alt}")


def main(arguments: list[str]) -> None:
    """Draw the gallery into a folder."""
    words = [argument for argument in arguments if not argument.startswith("--")]
    folder = Path(words[0])
    folder.mkdir(parents=True, exist_ok=True)
    for game in words[1:] or renders.games():
        for start, seats in tables(game).items():
            for name, request in requests(game, start, seats):
                keep(folder, name, renders.draw(request), "--phone" in arguments)


if __name__ == "__main__":
    main(sys.argv[1:])
