"""What the views of both games hold alike."""

import msgspec


class Way(msgspec.Struct, frozen=True):
    """The last movement along the trail: places walked through, from the first to the last, empty spaces included."""

    seat: int
    places: tuple[str, ...]

    @property
    def moved(self) -> bool:
        """Whether it leads anywhere; a piece that was put down hasn't moved."""
        return len(self.places) > 1

    @property
    def edges(self) -> tuple[tuple[str, str], ...]:
        """The steps from place to place."""
        return tuple(zip(self.places, self.places[1:], strict=False))
