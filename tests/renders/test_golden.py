"""Pictures look as they looked: compared small and with tolerance, since type engines differ by a hair.

After a wanted change: `GOLDEN=new python -m pytest tests/renders/test_golden.py`, then look at the new files.
"""

import os
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageStat

import renders
from renders import Say
from renders.samples import played

FOLDER = Path(__file__).parent / "golden"
SMALL = 300
TOLERANCE = 1.5
"""Mean difference of a channel, of 255."""


@pytest.mark.parametrize("kind", ["board", "table", "score"])
def test_el_paso_looks_as_it_looked(kind: str, say: Say) -> None:
    sample = played("el_paso", seats=4, answers=190, seed="golden")
    picture = renders.draw(sample.request(kind, say, seat=next(iter(sample.match.asks))))
    image = Image.open(BytesIO(picture.png)).convert("RGB")
    small = image.resize((SMALL, image.height * SMALL // image.width), Image.Resampling.BOX)
    path = FOLDER / f"el_paso-{kind}.png"
    if os.environ.get("GOLDEN") == "new":
        small.save(path)
    golden = Image.open(path).convert("RGB")
    assert golden.size == small.size
    assert max(ImageStat.Stat(ImageChops.difference(golden, small)).mean) < TOLERANCE
