"""Events become sentences: the log, the posts, what was done so far."""

from collections.abc import Iterable
from itertools import groupby

from bot.words import Reader
from engine.kernel import Event


def told(event: Event, game: str, say: Reader) -> str:
    """Word one event, without who did it: "moved 3 steps to D"."""
    own = f"{game}.event.{event.kind}"
    kernel = f"kernel.event.{event.kind}"
    key = kernel if not say.knows(own) and say.knows(kernel) else own
    args = dict(event.args)
    if event.seat is not None:
        args.setdefault("seat", event.seat)
    return say(key, **args)


def story(events: Iterable[Event], game: str, say: Reader) -> list[str]:
    """Word events as lines, each about one seat: "**▲ Ada** moved 3 steps to D, drew 2 cards."."""
    lines = []
    for seat, group in groupby(events, key=lambda event: event.seat):
        deeds = ", ".join(told(event, game, say) for event in group)
        if seat is None:
            lines.append(f"{deeds[:1].upper()}{deeds[1:]}.")
        else:
            lines.append(f"**{say.seat(seat)}** {deeds}.")
    return lines


def deeds(events: Iterable[Event], seat: int, game: str, say: Reader) -> str:
    """Word what one seat did: "Moved 3 steps to D, drew 2 cards."; empty where it did nothing."""
    done = ", ".join(told(event, game, say) for event in events if event.seat in (seat, None))
    return f"{done[:1].upper()}{done[1:]}." if done else ""


def shortened(lines: list[str], limit: int) -> str:
    """Join the newest lines that fit into `limit` characters; an ellipsis stands for older ones."""
    kept: list[str] = []
    room = limit - 2
    for line in reversed(lines):
        room -= len(line) + 1
        if room < 0:
            break
        kept.insert(0, line)
    if not kept and lines:
        return lines[-1][: limit - 1] + "…"
    return "\n".join(kept if len(kept) == len(lines) else ["…", *kept])
