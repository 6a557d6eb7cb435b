"""Fields of Arle with Tea & Trade."""

from engine.arle.game import GAME

__all__ = ["GAME"]
