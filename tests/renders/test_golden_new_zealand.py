"""New Zealand's pictures look as they looked; see test_golden for how they are compared and made anew."""

from io import BytesIO

import msgspec
import pytest
from PIL import Image, ImageChops, ImageStat

import renders
from engine.kernel import Event, ScoreSheet
from engine.new_zealand.table.view import View
from renders import Request, Say
from renders.samples import NAMES, played
from tests.renders.test_golden import FOLDER, NEW, SMALL, TOLERANCE


class State(msgspec.Struct):
    """What a picture was drawn from."""

    view: View
    targets: dict[str, int]
    focus: tuple[str, ...]
    events: tuple[Event, ...]
    score: ScoreSheet


def play(say: Say) -> State:
    sample = played("new_zealand", seats=4, answers=500, seed="golden", policy="greedy")
    request = sample.request("board", say, seat=next(iter(sample.match.asks)))
    assert request.score is not None
    return State(request.view, dict(request.targets), request.focus, request.events, request.score)


def state(say: Say) -> State:
    path = FOLDER / "new_zealand.json"
    if NEW and not path.exists():
        path.write_bytes(msgspec.json.format(msgspec.json.encode(play(say)), indent=1))
    return msgspec.json.decode(path.read_bytes(), type=State)


@pytest.mark.parametrize("kind", ["board", "sea", "markets", "table", "score"])
def test_new_zealand_looks_as_it_looked(kind: str, say: Say) -> None:
    drawn = state(say)
    request = Request(
        game="new_zealand", picture=kind, view=drawn.view, names=NAMES, say=say, seat=drawn.view.reader,
        targets=drawn.targets, focus=drawn.focus, score=drawn.score, turn=drawn.view.turn,
        headline=(drawn.view.reader, "where to?"),
        events=tuple(event for event in drawn.events if event.kind.startswith("moved")),
    )  # fmt: skip
    picture = renders.draw(request)
    image = Image.open(BytesIO(picture.png)).convert("RGB")
    small = image.resize((SMALL, image.height * SMALL // image.width), Image.Resampling.BOX)
    path = FOLDER / f"new_zealand-{kind}.png"
    if NEW:
        small.save(path)
    golden = Image.open(path).convert("RGB")
    assert golden.size == small.size
    assert max(ImageStat.Stat(ImageChops.difference(golden, small)).mean) < TOLERANCE
