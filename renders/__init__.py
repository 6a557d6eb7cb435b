"""A view becomes a picture.

    picture = renders.draw(Request(game="el_paso", picture="board", view=match.view(None), ...))
    picture.png, picture.alt

Every game with pictures is a package here, named like the game, with

    PICTURES: dict[str, PictureKind]      # "board", "table", "score", ...

and is found by itself. Pictures are made of the view and of nothing else; drawing blocks for up to a tenth
of a second (half a second when cold), so the bot calls it through `asyncio.to_thread`.

contract: what a picture is asked with, and what comes back; kind: what a game says of each of its pictures
drawing: draws what is asked for; kit/: what all pictures are made of
words: alternative texts; samples, measuring: games to draw, for warming up and for measuring
"""

from renders.contract import Box, NoPictureError, Picture, Request, Say
from renders.drawing import draw, games, pictures, preview, warm
from renders.kind import PictureKind
from renders.measuring import bench

__all__ = [
    "Box",
    "NoPictureError",
    "Picture",
    "PictureKind",
    "Request",
    "Say",
    "bench",
    "draw",
    "games",
    "pictures",
    "preview",
    "warm",
]
