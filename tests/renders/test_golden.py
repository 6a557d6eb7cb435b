"""Pictures look as they looked: compared small and with tolerance, since type engines differ by a hair.

Their state lies beside them as a file, so that no change of a rule changes them. After a wanted change run
`GOLDEN=new python -m pytest tests/renders/test_golden.py` and look at the new files; if a view has got new
fields, remove the state's file first, and a new one is played.
"""

import os
from io import BytesIO
from pathlib import Path

import msgspec
import pytest
from PIL import Image, ImageChops, ImageStat

import renders
from engine.el_paso.view import View
from engine.kernel import Event, ScoreSheet
from renders import Request, Say
from renders.samples import NAMES, played

FOLDER = Path(__file__).parent / "golden"
NEW = os.environ.get("GOLDEN") == "new"
SMALL = 300
TOLERANCE = 1.5
"""Mean difference of a channel, of 255."""


class State(msgspec.Struct):
    """What a picture was drawn from."""

    view: View
    targets: dict[str, int]
    focus: tuple[str, ...]
    events: tuple[Event, ...]
    score: ScoreSheet


def play(say: Say) -> State:
    sample = played("el_paso", seats=4, answers=190, seed="golden", policy="greedy")
    request = sample.request("board", say, seat=next(iter(sample.match.asks)))
    assert request.score is not None
    return State(request.view, dict(request.targets), request.focus, request.events, request.score)


def state(say: Say) -> State:
    path = FOLDER / "el_paso.json"
    if NEW and not path.exists():
        path.write_bytes(msgspec.json.format(msgspec.json.encode(play(say)), indent=1))
    return msgspec.json.decode(path.read_bytes(), type=State)


@pytest.mark.parametrize("kind", ["board", "table", "score"])
def test_el_paso_looks_as_it_looked(kind: str, say: Say) -> None:
    drawn = state(say)
    request = Request(
        game="el_paso", picture=kind, view=drawn.view, names=NAMES, say=say, seat=drawn.view.reader,
        targets=drawn.targets, focus=drawn.focus, score=drawn.score, turn=drawn.view.turn,
        headline=(drawn.view.reader, "where to?"),
        events=tuple(event for event in drawn.events if event.kind.startswith("moved")),
    )  # fmt: skip
    picture = renders.draw(request)
    image = Image.open(BytesIO(picture.png)).convert("RGB")
    small = image.resize((SMALL, image.height * SMALL // image.width), Image.Resampling.BOX)
    path = FOLDER / f"el_paso-{kind}.png"
    if NEW:
        small.save(path)
    golden = Image.open(path).convert("RGB")
    assert golden.size == small.size
    assert max(ImageStat.Stat(ImageChops.difference(golden, small)).mean) < TOLERANCE
