"""Events become sentences: the log, the posts, what was done so far."""

from collections.abc import Iterable
from itertools import groupby

from bot.words import Plain, Reader
from engine.kernel import Event

STOPS = (".", "!", "?", "…", "。", "！", "？")
COMMAS = (",", "，", "、")


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
        texts = [told(event, game, say) for event in group]
        lines.append(
            _sentences(texts) if seat is None else f"**{say.seat(seat)}** {stopped(_listed(texts, say))}"
        )
    return lines


def deeds(events: Iterable[Event], seat: int, game: str, say: Reader) -> str:
    """Word what one seat did: "Moved 3 steps to D, drew 2 cards."; empty where it did nothing."""
    around = (event for event in events if event.seat in (seat, None))
    parts = []
    for doer, group in groupby(around, key=lambda event: event.seat):
        texts = [told(event, game, say) for event in group]
        parts.append(_sentences(texts) if doer is None else _sentences([_listed(texts, say)]))
    return " ".join(parts)


def sentence(text: str) -> str:
    """Begin with a capital and end with a full stop, whatever stands there already."""
    return stopped(f"{text[:1].upper()}{text[1:]}")


def stopped(text: str) -> str:
    """End with a full stop, unless there is one (or what stands for one)."""
    return text if text.endswith(STOPS) else f"{text}."


def _sentences(texts: Iterable[str]) -> str:
    return " ".join(map(sentence, texts))


def _listed(texts: Iterable[str], say: Reader) -> str:
    """Join what one seat did, what it did several times in a row once; semicolons where commas would confuse."""
    counted = [(text.rstrip("."), len(list(same))) for text, same in groupby(texts)]
    done = [
        text if count == 1 else say("bot.story.repeated", deed=Plain(text), count=count)
        for text, count in counted
    ]
    confusing = any(mark in text for text in done for mark in COMMAS)
    return say("bot.story.semicolon" if confusing else "bot.story.comma").join(done)


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
