"""Real matches to make pictures of: for warming up, the gallery, the bench and tests. Seeded, so always the same."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass

import engine
from engine import automa
from engine.kernel import Event, Match, OptionValue
from renders.contract import Request, Say

NAMES = ("Ada", "Bo", "Cy", "Di")


@dataclass
class Sample:
    """A match somewhere in the middle, and what happened in it since its last turn began."""

    match: Match
    events: tuple[Event, ...]

    def request(
        self, picture: str, say: Say, *, seat: int | None = None, subject: int | None = None,
        names: tuple[str, ...] = NAMES, language: str = "en", crop: str = "",
    ) -> Request:  # fmt: skip
        """Ask for a picture as the bot would, for the seat that is asked or for everybody."""
        match = self.match
        asked, ask = next(iter(match.asks.items()), (None, None))
        mine = ask is not None and seat == asked
        people = len(match.score().totals) - len(match.automa)
        options = ask.options if ask is not None and mine else ()
        targets = dict.fromkeys(option.target for option in options if option.target)
        own = {option.target for option in options if not option.anytime}
        known = tuple(event for event in self.events if event.visible_to(seat))
        return Request(
            game=match.game.id,
            picture=picture,
            view=match.view(seat),
            seat=seat,
            subject=subject,
            names=(*names[:people], *(say(key) for key in match.automa.values())),
            language=language,
            say=say,
            targets={target: number for number, target in enumerate(targets, 1)},
            beside=tuple(target for target in targets if target not in own),
            focus=tuple(target for event in known for target in event.targets),
            events=known,
            headline=(asked, say(ask.key, **ask.args)) if ask is not None else (None, ""),
            turn=match.stage_number,
            score=match.score(),
            over=not match.asks,
            crop=crop,
        )


def played(
    game: str, *, seats: int = 4, answers: int = 150, seed: str = "sample", policy: str = "random",
    options: Mapping[str, OptionValue] | None = None,
) -> Sample:  # fmt: skip
    """Play a match for so many answers, or to its end."""
    match = engine.new_match(game, seats=seats, options=options, seed=seed)
    player = automa.player(policy, seed)
    events: list[Event] = []
    before: tuple[Event, ...] = ()
    stage = match.stage_number
    for _ in range(answers):
        if not match.asks:
            break
        seat = next(iter(match.asks))
        events += match.answer(seat, player.choose(match, seat))
        if match.stage_number != stage:
            before, events, stage = tuple(events), [], match.stage_number
    return Sample(match, tuple(events) or before)


def telling(
    game: str,
    shows: Callable[[Request, str], bool],
    say: Say,
    *,
    seats: int,
    seed: str,
    policy: str = "greedy",
) -> tuple[Sample, Sample]:
    """Play a whole match; give its moment with most targets that a picture shows, and its end.

    The first third is left out, since little lies on a board then.
    """
    match = engine.new_match(game, seats=seats, seed=seed)
    player = automa.player(policy, seed)
    moments: list[tuple[int, Sample]] = []
    events: list[Event] = []
    before: tuple[Event, ...] = ()
    stage = match.stage_number
    while match.asks:
        seat, ask = next(iter(match.asks.items()))
        if len(ask.options) > 3:
            sample = Sample(match.clone(), tuple(events) or before)
            request = sample.request("", say, seat=seat)
            moments.append((sum(shows(request, target) for target in request.targets), sample))
        events += match.answer(seat, player.choose(match, seat))
        if match.stage_number != stage:
            before, events, stage = tuple(events), [], match.stage_number
    later = moments[len(moments) // 3 : len(moments) * 5 // 6]
    return max(later, key=lambda moment: moment[0])[1], Sample(match, tuple(events) or before)


def warm_requests(game: str, pictures: tuple[str, ...], say: Say, language: str) -> Iterator[Request]:
    """Yield requests that together need most of what a game's pictures ever need."""
    known = engine.games()[game]
    for seats in range(known.min_seats, known.max_seats + 1):
        for answers in (50, 320) if seats == known.max_seats else (160,):
            sample = played(game, seats=seats, answers=answers, seed="warm")
            seat = next(iter(sample.match.asks), 0)
            for picture in pictures:
                yield sample.request(picture, say, seat=seat, language=language)
