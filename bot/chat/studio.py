"""Where pictures are made: off the event loop, a few at a time, each once."""

import asyncio
import hashlib
from collections import OrderedDict
from collections.abc import Mapping
from typing import Any

import msgspec
import structlog

import renders
from bot.chat import metrics
from bot.table.look import Look
from bot.words import reader
from renders import NoPictureError, Picture, Request

log = structlog.get_logger(__name__)

AT_ONCE = 2
KEPT = 96
SECONDS_FOR_ONE = 20.0

_encoder = msgspec.msgpack.Encoder(enc_hook=repr)


class Studio:
    """Draws what looks show, and keeps the newest pictures. A picture that fails is None, never an error."""

    def __init__(self, *, open_for_work: bool = True) -> None:
        self._open = open_for_work
        self._places = asyncio.Semaphore(AT_ONCE)
        self._kept: OrderedDict[bytes, Picture] = OrderedDict()

    async def warm(self) -> None:
        """Draw once whatever every picture needs, so that the first player doesn't wait for it."""
        await asyncio.to_thread(renders.warm, reader("en"))

    def kinds(self, game: str) -> Mapping[str, renders.PictureKind]:
        """List the kinds of picture that a game has; none for a game without pictures."""
        if not self._open:
            return {}
        try:
            return renders.pictures(game)
        except NoPictureError:
            return {}

    async def picture(
        self,
        look: Look,
        language: str,
        kind: str,
        *,
        subject: int | None = None,
        crop: str = "",
        headline: tuple[int | None, str] = (None, ""),
    ) -> Picture | None:
        """Draw one kind of picture of what a look shows."""
        if kind not in self.kinds(look.row.game):
            return None
        return await self._drawn(
            _request(look, language, kind, headline, subject=subject, crop=crop), renders.draw
        )

    async def preview(self, look: Look, language: str, headline: str) -> Picture | None:
        """Draw whatever shows the reader's present choices best, with their numbers."""
        kinds = self.kinds(look.row.game)
        if not kinds:
            return None
        kind = "board" if "board" in kinds else next(iter(kinds))
        request = _request(look, language, kind, (look.seat, headline), targets=look.targets)
        return await self._drawn(request, renders.preview)

    async def _drawn(self, request: Request, draw: Any) -> Picture | None:
        key = _fingerprint(request, draw.__name__)
        if (kept := self._kept.get(key)) is not None:
            self._kept.move_to_end(key)
            return kept
        try:
            async with self._places, asyncio.timeout(SECONDS_FOR_ONE):
                with metrics.PICTURE_SECONDS.time():
                    picture: Picture = await asyncio.to_thread(draw, request)
        except Exception:
            log.exception("picture failed", game=request.game, picture=request.picture)
            return None
        self._kept[key] = picture
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return picture


def _request(
    look: Look,
    language: str,
    kind: str,
    headline: tuple[int | None, str],
    *,
    subject: int | None = None,
    crop: str = "",
    targets: Mapping[str, int] | None = None,
) -> Request:
    say = look.reader(language, plain=True)
    return Request(
        game=look.row.game,
        picture=kind,
        view=look.view,
        names=say.names,
        say=say,
        seat=look.seat,
        subject=subject,
        language=say.language,
        targets=targets or {},
        beside=look.beside,
        focus=look.focus,
        events=look.news,
        headline=headline,
        turn=look.row.turn,
        score=look.sheet,
        over=look.over,
        crop=crop,
    )


def _fingerprint(request: Request, how: str) -> bytes:
    parts = [how, *(getattr(request, name) for name in request.__dataclass_fields__ if name != "say")]
    return hashlib.blake2b(_encoder.encode(parts), digest_size=16).digest()
