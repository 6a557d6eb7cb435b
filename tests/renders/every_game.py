"""What the pictures of every game keep. A game's tests derive from this and give a fixture `sample`."""

from collections.abc import Callable
from io import BytesIO

from PIL import Image

import renders
from renders import Request, Say
from renders.samples import NAMES, Sample
from tests.renders.conftest import Listening


def asked(sample: Sample) -> int:
    return next(iter(sample.match.asks), 0)


def every_kind(sample: Sample, say: Say, seat: int | None) -> list[Request]:
    return [sample.request(kind, say, seat=seat) for kind in renders.pictures(sample.match.game.id)]


class EveryGame:
    def test_every_picture_is_small_enough_and_1200_wide(self, sample: Sample, say: Say) -> None:
        for request in every_kind(sample, say, asked(sample)):
            picture = renders.draw(request)
            assert picture.width == 1200
            assert picture.height <= 1200
            assert len(picture.png) < 200 * 1024
            assert Image.open(BytesIO(picture.png)).mode == "P"

    def test_alternative_texts_are_short_and_fully_worded(
        self, sample: Sample, listening: Callable[[tuple[str, ...]], Listening]
    ) -> None:
        say = listening(NAMES)
        for request in every_kind(sample, say, asked(sample)):
            alt = renders.draw(request).alt
            assert 0 < len(alt) <= 1024
            assert "⟦" not in alt
        assert say.missing == set()
