"""The kinds of picture that a game has: what each game of `renders` exposes as `PICTURES`."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from renders.contract import Box, Request
from renders.kit import Canvas


@dataclass(frozen=True, kw_only=True)
class PictureKind:
    """One kind of picture that a game has."""

    key: str
    """Message key of its name, for buttons and titles: "renders.kind.board"."""
    draw: Callable[[Request], Canvas]
    """Draws it whole; the canvas knows afterwards where each target stands."""
    alt: Callable[[Request], str]
    """The alternative text, before it is cut to 1024 characters."""
    crops: Mapping[str, Callable[[Request, Canvas], Sequence[Box]]] = field(default_factory=dict)
    """Cuts for the phone by name: boxes 480 to 720 wide, put one below the other.

    Each is named by the key `renders.crop.<name>`.
    """
    shows: Callable[[Request, str], bool] = lambda _request, _target: False
    """Whether this picture shows that target (so that the best picture for a menu can be chosen)."""
    of_a_seat: bool = False
    """Drawn for one seat (`Request.subject`): my table, my farm."""
    preview: Callable[[Request], str] = lambda _request: ""
    """Names the crop to show beside a private question, by its targets ("" = whole)."""
