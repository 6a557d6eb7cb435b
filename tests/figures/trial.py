"""One game played, worded and drawn with corrected data: in a process that has loaded no game yet."""

from collections.abc import Iterator, Mapping
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

import engine
import renders
from bot.words import keys, reader
from engine import automa
from engine.kernel import Asked, ComponentError, Match, SetupError, components
from renders.samples import NAMES, Sample

LONGEST = 20_000
PICTURES_EVERY = 40
"""Answers between two looks at all pictures."""


class Outcome(msgspec.Struct):
    """What became of a change: `refused` (with the file and line), or the faults that showed."""

    change: str
    refused: str = ""
    faults: list[str] = []


def tried(game: str, text: bytes, change: str, *, games: int = 2) -> Outcome:
    """Load the game with this text as its printed data, and play, word and draw it."""
    components.read = partial(_with_text, {game: text})
    try:
        engine.games()
    except ComponentError as error:
        return Outcome(change, refused=str(error))
    faults: dict[str, None] = {}
    for number in range(games):
        try:
            faults.update(dict.fromkeys(_played(game, number)))
        except Exception as error:
            faults[f"{type(error).__name__}: {error}"] = None
    return Outcome(change, faults=list(faults))


def _with_text(texts: Mapping[str, bytes], game: str, printed: Path) -> components.Data:
    """Stand in for `components.read`: some games have another text."""
    return components.parse(game, {printed.name: texts.get(game) or printed.read_bytes()})


def _played(game: str, number: int) -> Iterator[str]:
    """Play one game at random; yield what is wrong in it."""
    kind = engine.games()[game]
    seats = kind.max_seats if number % 2 else kind.min_seats
    options = {
        option.id: option.choices[-1] for option in kind.options if not option.seats or seats in option.seats
    }
    match = engine.new_match(
        game, seats=seats, options=_lawful(game, seats, options), seed=f"figures {number}"
    )
    player = automa.player("random", f"{number}")
    say = reader("en", (*NAMES, "Eve"))
    yield from _unworded(say, _helps(game))
    while match.asks:
        for asked in match.asks.values():
            yield from _unworded(say, _words_of(asked))
        if match.version % PICTURES_EVERY == 0:
            _draw(match, say)
        seat = next(iter(match.asks))
        for event in match.answer(seat, player.choose(match, seat)):
            key = f"{game}.event.{event.kind}"
            args = event.args if event.seat is None else {"seat": event.seat, **event.args}
            yield from _unworded(say, {key if say.knows(key) else f"kernel.event.{event.kind}": args})
        if match.version >= LONGEST:
            yield f"the game isn't over after {LONGEST} answers"
            return
    _draw(match, say)


def _lawful(game: str, seats: int, options: dict[str, Any]) -> dict[str, Any]:
    try:
        engine.new_match(game, seats=seats, options=options, seed="lawful")
    except SetupError:
        return {}
    return options


def _helps(game: str) -> dict[str, Mapping[str, Any]]:
    figures = engine.games()[game].figures()
    return {key: figures for key in keys(game) if key.startswith((f"{game}.rules.", f"{game}.help."))}


def _words_of(asked: Asked) -> dict[str, Mapping[str, Any]]:
    options: dict[str, Mapping[str, Any]] = {option.key: option.args for option in asked.options}
    return {asked.key: asked.args, **options}


def _unworded(say: Any, messages: Mapping[str, Mapping[str, Any]]) -> Iterator[str]:
    for key, args in messages.items():
        if "⟦" in (text := say(key, **{"seat": 0, **args})):
            yield f"{key}: {text}"


def _draw(match: Match, say: Any) -> None:
    """Draw every picture as the seat that is asked sees it."""
    sample = Sample(match, ())
    for picture in renders.pictures(match.game.id):
        renders.draw(sample.request(picture, say, seat=next(iter(match.asks), 0)))
