"""The root of every game's state."""

import msgspec

from engine.kernel.chance import Chance
from engine.kernel.events import Arg, Event


class State(msgspec.Struct, kw_only=True):
    """Everything that is true between two stages, and nothing else; a game's own state derives from it.

    `seats` counts the people; a solo opponent sits behind the last of them. `events` is emptied by the kernel
    after each answer.
    """

    chance: Chance
    seats: int
    events: list[Event] = []

    def tell(
        self,
        kind: str,
        seat: int | None = None,
        *,
        only: tuple[int, ...] | None = None,
        targets: tuple[str, ...] = (),
        **args: Arg,
    ) -> None:
        """Say what happened. `only`: the seats that may see it (None: everybody)."""
        self.events.append(Event(kind, seat, args, targets, only))

    def reveal(self) -> None:
        """Close the undo window though nothing was drawn: something hidden has been shown."""
        self.chance.shown = True
