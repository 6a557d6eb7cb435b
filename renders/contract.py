"""What a picture is asked with, and what comes back."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Protocol

from engine.kernel import Event, ScoreSheet

Box = tuple[float, float, float, float]
"""Left, top, right, bottom in pixels of the whole picture (1200 wide)."""


class Say(Protocol):
    """Words in the reader's language: `say("el_paso.place.D", count=2)`."""

    def __call__(self, key: str, **arguments: Any) -> str:
        """Word `key`; string arguments are keys too, `seat` becomes a name, `count` picks the plural."""


class NoPictureError(LookupError):
    """The game has no pictures, or none of that kind or crop; the message names what there is."""


@dataclass(frozen=True, kw_only=True)
class Request:
    """One picture for one reader. Everything in it may be shown to that reader."""

    game: str
    """The game's id: "el_paso"."""
    picture: str
    """The picture's kind: "board", "table", "score"; see `renders.pictures(game)`."""
    view: Any
    """The game's view for `seat` (None: for a spectator)."""
    names: tuple[str, ...]
    """Display names by seat, automa seats included."""
    say: Say
    """Words in the reader's language."""
    seat: int | None = None
    """Who will see it. None: everybody (the post in the thread)."""
    subject: int | None = None
    """Whose table is drawn, for kinds with `of_a_seat`. None: the reader's, else the one asked."""
    language: str = "en"
    """"en", "zh-TW", "zh-CN" or "ja": chooses the forms of Han characters."""
    targets: Mapping[str, int] = field(default_factory=dict)
    """Option.target -> its number in the menu. Targets this picture doesn't show are left out."""
    beside: tuple[str, ...] = ()
    """Those of the targets that may be chosen at any time: they don't decide which picture a question gets."""
    focus: tuple[str, ...] = ()
    """Targets changed by the last turn: they get the magenta marks."""
    events: tuple[Event, ...] = ()
    """What happened since the last turn, as far as the reader may know it."""
    headline: tuple[int | None, str] = (None, "")
    """Who is asked (a seat; None: nobody, or several) and what, in a few words: (1, "where to?")."""
    turn: int = 0
    """The turn's number, for the header; 0 leaves it out."""
    score: ScoreSheet | None = None
    """For the "score" picture."""
    over: bool = False
    """The game is over: the score sheet then names the winner."""
    crop: str = ""
    """A crop's name (see `PictureKind.crops`) instead of the whole picture."""


@dataclass(frozen=True)
class Picture:
    """A finished picture: opaque PNG bytes, size in pixels, alternative text of at most 1024 characters."""

    png: bytes
    width: int
    height: int
    alt: str
