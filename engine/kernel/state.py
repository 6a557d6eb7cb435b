"""The root of every game's state."""

from collections.abc import Mapping

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
        changes: Mapping[int, Mapping[str, int]] | None = None,
        **args: Arg,
    ) -> None:
        """Say what happened. `only`: the seats that may see it (None: everybody); `changes`: see `Event`."""
        really = {} if changes is None else _really(changes)
        self.events.append(Event(kind, seat, args, targets, only, really))

    def reveal(self) -> None:
        """Close the undo window though nothing was drawn: something hidden has been shown."""
        self.chance.shown = True


def _really(changes: Mapping[int, Mapping[str, int]]) -> dict[int, dict[str, int]]:
    """Leave out what didn't change."""
    kept = {seat: {thing: n for thing, n in things.items() if n} for seat, things in changes.items()}
    return {seat: things for seat, things in kept.items() if things}
