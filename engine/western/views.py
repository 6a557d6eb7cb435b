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


class TrailView(msgspec.Struct, frozen=True, kw_only=True):
    """The whole table, for one reader; each game adds its own board."""

    reader: int | None
    seats: int
    """How many people play; a solo opponent's seat comes after them."""
    turn: int
    """The running turn's number, from 1; 0 while the table is set up."""
    active: int | None
    """Whose turn it is; None when the game is over."""
    phase: str
    """"set-up", "play", "last turns" or "over"."""
    way: Way | None
