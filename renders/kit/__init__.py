"""What all pictures are made of."""

from renders.kit.canvas import Canvas

__all__ = ["Canvas"]
