"""What looking ahead needs of a match: to be asked, copied, answered and imagined anew."""

from typing import Protocol, Self

from engine.kernel.asks import Asked
from engine.kernel.chance import Chance
from engine.kernel.events import Event
from engine.kernel.saved import Entry, StageRecord


class Playable(Protocol):
    """A match, as far as it is tried out; `engine.kernel.Match` says what each of these means."""

    over: bool
    imagined: bool
    stage_number: int
    closed_stages: list[StageRecord]

    @property
    def asks(self) -> dict[int, Asked]:
        """What each seat is asked now."""

    @property
    def record(self) -> StageRecord:
        """The stage under way."""

    def answer(self, seat: int, option_id: str) -> list[Event]:
        """Answer for `seat`."""

    def can_undo(self, seat: int) -> bool:
        """Tell whether its last answer can be taken back."""

    def clone(self) -> Self:
        """Return an independent copy."""

    def redealt(self, seat: int, seed: str) -> Self:
        """Return a copy for `seat` to think on."""

    def imagine(self, seat: int, chance: Chance) -> None:
        """Deal anew what `seat` can't see."""

    def secret_choosers(self) -> list[int]:
        """List the seats that have answered something in a decision taken together in secret."""

    def secret_answers(self, seat: int) -> list[Entry]:
        """Give what a seat has answered in it."""

    def without_secret_answers(self, seat: int) -> Self:
        """Return a copy in which a seat has still to begin to decide."""
