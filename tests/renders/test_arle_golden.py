"""Arle's pictures look as they looked; see tests/renders/test_golden.py for how and how to renew them."""

import os
from io import BytesIO
from pathlib import Path

import msgspec
import pytest
from PIL import Image, ImageChops, ImageStat

import renders
from engine.arle.table.view import View
from engine.kernel import ScoreSheet
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
    seat: int
    targets: dict[str, int]
    score: ScoreSheet


def play(say: Say) -> State:
    sample = played("arle", seats=3, answers=330, seed="golden", policy="greedy")
    seat = next(iter(sample.match.asks))
    request = sample.request("board", say, seat=seat)
    assert request.score is not None
    return State(request.view, seat, dict(request.targets), request.score)


def state(say: Say) -> State:
    path = FOLDER / "arle.json"
    if NEW and not path.exists():
        path.write_bytes(msgspec.json.format(msgspec.json.encode(play(say)), indent=1))
    return msgspec.json.decode(path.read_bytes(), type=State)


@pytest.mark.parametrize("kind", ["board", "table", "buildings", "score"])
def test_arle_looks_as_it_looked(kind: str, say: Say) -> None:
    drawn = state(say)
    request = Request(
        game="arle", picture=kind, view=drawn.view, names=NAMES[:3], say=say, seat=drawn.seat,
        targets=drawn.targets, score=drawn.score, turn=30, headline=(drawn.seat, "which one?"),
    )  # fmt: skip
    image = Image.open(BytesIO(renders.draw(request).png)).convert("RGB")
    small = image.resize((SMALL, image.height * SMALL // image.width), Image.Resampling.BOX)
    path = FOLDER / f"arle-{kind}.png"
    if NEW:
        small.save(path)
    golden = Image.open(path).convert("RGB")
    assert golden.size == small.size
    assert max(ImageStat.Stat(ImageChops.difference(golden, small)).mean) < TOLERANCE
