"""What the game offers in words and pictures when its printed data has other figures.

Whatever derives from the data is made when the game is loaded; so each change is tried in a fork of a process that has
not loaded the game yet. Run as a program, it reads changes (one JSON line each) and answers with what is then offered.
"""

import hashlib
import importlib
import json
import os
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import yaml
from PIL import Image

import renders.kit
from bot.words import keys, reader
from engine.kernel import components

Offers = dict[str, str]
"""Scene and option (or picture and target) -> the sentence (or a digest of the pixels)."""
NAMES = ("Ada", "Bo")


def changed(tree: Any, way: list[str]) -> None:
    """Raise a number, or turn a truth round, wherever the way leads ("*": every record of a list or table)."""
    step, *rest = way
    keys_ = range(len(tree)) if isinstance(tree, list) else list(tree)
    for key in keys_ if step == "*" else [int(step) if step.isdigit() else step]:
        if isinstance(tree, dict) and key not in tree:
            continue
        if rest:
            changed(tree[key], rest)
        else:
            tree[key] = other(tree[key])


def other(value: Any) -> Any:
    """Return another value of the same kind."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    return value[::-1] if isinstance(value, list) and len(value) > 1 else _OTHER[str(value)]


_OTHER = {
    "certificate": "hand", "hand": "steps", "steps": "certificate", "hereford": "corriente",
    "black_angus": "corriente", "corriente": "shorthorn", "shorthorn": "hereford",
    "['market']": ["build"], "['train']": ["build"], "['build']": ["draw"], "['draw']": ["build"],
    "['most']": ["build"],
}  # fmt: skip


def offers(way: list[str]) -> Offers:
    """Load the game with changed data and say what each scene offers."""
    components.read = partial(_read, way)
    components.decode = partial(_unchecked, components.decode)
    from tests.rules.el_paso.words import scenes

    say = reader("en", NAMES)
    found: Offers = {}
    for name, make in scenes.SCENES.items():
        match = make()
        for ask in match.asks.values():
            found[f"{name} ask"] = say(ask.key, **ask.args)
            found |= {f"{name} {option.id}": say(option.key, **option.args) for option in ask.options}
        if name in scenes.DRAWN:
            found |= _pixels(name, match, say)
    figures = scenes.GAME.figures()
    texts = [key for key in keys("el_paso") if key.startswith(("el_paso.rules.", "el_paso.help."))]
    return found | {key.removeprefix("el_paso."): say(key, **figures) for key in texts}


def _pixels(name: str, match: Any, say: Any) -> Offers:
    from renders.samples import Sample

    found = {}
    for picture in ("board", "table"):
        request = Sample(match, ()).request(picture, say, seat=next(iter(match.asks)))
        canvas = renders.pictures("el_paso")[picture].draw(request)
        image: Image.Image = canvas.image
        for target, box in (
            *((t, place.box) for t, place in canvas.places.items()),
            ("", (0, 0, *image.size)),
        ):
            left, top, right, bottom = map(round, box)
            cut = image.crop((left, top, right, bottom))
            found[f"{name} {picture} {target}".strip()] = hashlib.sha1(cut.tobytes()).hexdigest()
    return found


def _unchecked(decode: Callable[..., Any], data: components.Data, kind: type, check: Any, *more: Any) -> Any:
    """Decode data whose sums may be wrong: all records of a kind are changed at once."""
    return decode(data, kind, check if data.game != "el_paso" else lambda _: [], *more)


def _read(way: list[str], game: str, printed: Path) -> components.Data:
    text = printed.read_bytes()
    if game == "el_paso" and way:
        tree = yaml.load(text, yaml.CSafeLoader)
        changed(tree, way)
        text = yaml.dump(tree, Dumper=yaml.CSafeDumper, allow_unicode=True, sort_keys=False).encode()
    return components.parse(game, {printed.name: text})


def forked(way: list[str], work: Callable[[list[str]], Offers]) -> Offers:
    """Do the work in a fork of this process, which stays as it is."""
    reading, writing = os.pipe()
    child = os.fork()
    if not child:
        with os.fdopen(writing, "w") as out:
            json.dump(work(way), out)
        os._exit(0)
    os.close(writing)
    with os.fdopen(reading) as told:
        text = told.read()
    os.waitpid(child, 0)
    found: Offers = json.loads(text)
    return found


if __name__ == "__main__":
    for ready in ("arle", "new_zealand", "woodcraft"):
        importlib.import_module(f"engine.{ready}")
    for line in sys.stdin:
        print(json.dumps(forked(json.loads(line), offers)), flush=True)
