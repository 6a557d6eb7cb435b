"""Random games under observation."""

from collections.abc import Iterator, Mapping
from hashlib import sha256

import engine
from engine import automa
from engine.kernel import Chance, Event, Match, OptionValue, Saved, SetupError, StageRecord
from tests.engine.conformance import checks
from tests.engine.conformance.findings import Findings

Options = Mapping[str, OptionValue]
LONGEST = 20_000


def plainest(game: str, seats: int) -> dict[str, OptionValue]:
    """Return the defaults, or the one departure from them that this number of seats needs."""
    kind = engine.games()[game]
    departures = [{option.id: value} for option in kind.options for value in option.choices]
    return next(options for options in [{}, *departures] if lawful(game, seats, options))


def option_sets(game: str, seats: int) -> Iterator[dict[str, OptionValue]]:
    """Yield each other value of each option by itself, then all last values at once; as far as they're lawful."""
    plain, kind = plainest(game, seats), engine.games()[game]
    fitting = [option for option in kind.options if not option.seats or seats in option.seats]
    changes = [
        {option.id: value} for option in fitting for value in option.choices if value != option.default
    ]
    changes.append({option.id: option.choices[-1] for option in fitting})
    for change in changes:
        if plain | change != plain and lawful(game, seats, plain | change):
            yield plain | change


def lawful(game: str, seats: int, options: Options) -> bool:
    """Whether a table can be opened like this."""
    try:
        engine.new_match(game, seats=seats, options=options, seed="lawful")
    except SetupError:
        return False
    return True


class Walk:
    """One random game, looked at from all sides at each `every`-th answer, and after it as a whole."""

    def __init__(self, game: str, seats: int, options: Options, *, seed: str, every: int, width: int) -> None:
        self.findings = Findings()
        self.match = engine.new_match(game, seats=seats, options=options, seed=seed)
        self.every, self.width = every, width
        self.player, self.whim = automa.player("random", seed), Chance(seed)
        self.answers: list[tuple[int, str]] = []
        self.looks: dict[int, bytes] = {}
        self.records: list[StageRecord] = list(self.match.closed_stages)

    def run(self) -> Findings:
        """Play to the end; return what was found."""
        match, findings = self.match, self.findings
        self.hear(match.news)
        with findings.survives(match, "the game breaks off"):
            while not match.over and match.version < LONGEST:
                self.look()
                answer = self.choose()
                if match.version % self.every == 0:
                    self.inspect(answer)
                before = checks.holdings(match)
                self.hear(news := match.answer(*answer))
                checks.books_balance(match, findings, before, news)
                self.answers.append(answer)
                self.records += match.closed_stages
            findings.expect(match, match.over, f"not over after {LONGEST} answers")
            self.look()
            self.inspect_end()
        return findings

    def look(self) -> None:
        """Remember what a spectator sees now, and look at what costs little."""
        self.looks[self.match.version] = checks.seen(self.match, None)
        checks.asks_are_whole(self.match, self.findings)
        checks.lone_options_wait_where_they_must(self.match, self.findings)
        checks.everything_has_words(self.match, self.findings)

    def hear(self, news: list[Event]) -> None:
        checks.events_have_words(self.match, self.findings, news)

    def choose(self) -> tuple[int, str]:
        """Choose a seat and an answer, now and then of a seat that isn't asked."""
        match = self.match
        idle = [seat for seat in range(match.seats) if match.anytime(seat)]
        if idle and not self.whim.below(8):
            seat = self.whim.pick(idle)
            return seat, self.whim.pick(match.anytime(seat)).id
        seat = self.whim.pick(list(match.asks))
        return seat, self.player.choose(match, seat)

    def inspect(self, answer: tuple[int, str]) -> None:
        match, findings = self.match, self.findings
        checks.looking_changes_nothing(match, findings)
        checks.saving_keeps_everything(match, findings)
        checks.nonsense_is_refused(match, findings)
        checks.every_option_is_accepted(match, findings, self.width)
        checks.order_is_free(match, findings)
        checks.secrets_are_kept(match, findings, answer)
        checks.scores_add_up(match, findings)

    def inspect_end(self) -> None:
        checks.saving_keeps_everything(self.match, self.findings)
        checks.scores_add_up(self.match, self.findings)
        checks.everything_has_words(self.match, self.findings)
        self.replay_everything()
        self.look_back()

    def replay_everything(self) -> None:
        """The seed and the answers give the same game again, to the byte."""
        match = self.match
        again = engine.new_match(match.game.id, seats=match.seats, options=match.options, seed=match.seed)
        for answer in self.answers:
            again.answer(*answer)
        self.findings.expect(self.match, again.save() == self.match.save(), "played again, it ends otherwise")

    def look_back(self) -> None:
        """Each stage that was kept can be looked at again as it stood at any of its answers."""
        for record in self.records[:: max(1, len(self.records) // 25)]:
            for answers in range(len(record.journal)):
                past = engine.load_match(self.kept(record).encode(), answers=answers)
                after = record.journal[answers].version - 1
                if answers and record.journal[answers - 1].version > after:
                    continue  # what the kernel ended by default within one answer was never looked at
                same = not past.dropped and checks.seen(past, None) == self.looks[after]
                self.findings.expect(self.match, same, "looking back shows another game", after)

    def kept(self, record: StageRecord) -> Saved:
        game, match = self.match.game, self.match
        return Saved(game.id, game.version, game.data_hash, match.seats, match.options, match.version, record)


def walked(
    game: str, seats: int, options: Options, *, seed: str = "w", every: int = 1, width: int = 6
) -> Findings:
    """Play one random game under observation and return what is wrong with it."""
    return Walk(game, seats, options, seed=seed, every=every, width=width).run()


def digest(game: str, seats: int, seed: str) -> str:
    """Return a hash over every saved byte of a random game."""
    match = engine.new_match(game, seats=seats, options=plainest(game, seats), seed=seed)
    player, whole = automa.player("random", seed), sha256()
    while not match.over:
        whole.update(match.save())
        seat = next(iter(match.asks))
        match.answer(seat, player.choose(match, seat))
    whole.update(Match.save(match))
    return whole.hexdigest()


if __name__ == "__main__":
    for name, kind in engine.games().items():
        for people in range(kind.min_seats, kind.max_seats + 1):
            print(name, people, digest(name, people, "hash"))
