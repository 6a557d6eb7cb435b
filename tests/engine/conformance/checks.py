"""The single checks; each looks at a match as it stands and leaves it untouched."""

import re
from collections import Counter
from typing import Any

import msgspec

import engine
from bot import words
from bot.panels.layout import choice
from engine.kernel import Asked, Event, IllegalAnswer, Match, Option
from engine.kernel.saved import encode_state
from tests.engine.conformance.findings import Findings

LONGEST_ID = 60
SNAPSHOT_LIMIT = 16 * 1024
SHOWN_TO_ALL = {"el_paso": {"showed_hand", "drew_cards"}}
"""Events by which the rules show everybody what was hidden in a hand or a deck, without a trace in a view."""

say = words.reader("en", names=["Ada", "Bo", "Cy", "Di", "Eve"])


def seen(match: Match, seat: int | None) -> bytes:
    """What a seat sees, as JSON."""
    return msgspec.json.encode(match.view(seat))


def wording(option: Option) -> tuple[Any, ...]:
    """Everything of an option that a person or a picture gets to know."""
    return (option.id, option.key, option.args, option.target, option.group, option.anytime, option.ends)


def prompt(asked: Asked) -> tuple[Any, ...]:
    """Everything of an ask that its seat gets to know."""
    return (asked.key, asked.args, asked.fixed, [wording(option) for option in asked.options])


def position(match: Match) -> tuple[Any, ...]:
    """Everything that must come back when a match is loaded, copied or taken back to this point."""
    asks = {seat: prompt(asked) for seat, asked in match.asks.items()}
    return (match.over, match.stage_number, asks, seen(match, None), encode_state(match.state))


def asks_are_whole(match: Match, findings: Findings) -> None:
    """Ids are unique, short and ASCII; own options first; seats exist."""
    findings.expect(match, bool(match.asks) or match.over, "nobody is asked though the game is on")
    for seat, asked in match.asks.items():
        ids = [option.id for option in asked.options]
        marks = [option.anytime for option in asked.options]
        findings.expect(match, 0 <= seat < match.seats, "a seat is asked that doesn't exist", seat)
        findings.expect(match, len(set(ids)) == len(ids), f"{asked.key}: ids aren't unique", ids)
        findings.expect(
            match, marks == sorted(marks) and not marks[0], f"{asked.key}: own options first", ids
        )
        for option_id in ids:
            fits = 0 < len(option_id) <= LONGEST_ID and option_id.isascii() and option_id.isprintable()
            findings.expect(
                match, fits, f"{asked.key}: an id isn't 1 to {LONGEST_ID} ASCII characters", option_id
            )
        targets = [option.target for option in asked.options if option.target]
        findings.expect(
            match, all(target.isascii() for target in targets), f"{asked.key}: odd target", targets
        )


def looking_changes_nothing(match: Match, findings: Findings) -> None:
    """Listing, viewing, scoring and estimating leave the state as it was."""
    before = encode_state(match.state)
    match._asks = None
    for seat in (None, *range(match.seats)):
        match.view(seat)
    for seat in range(match.seats):
        match.anytime(seat)
        match.game.estimate(match.state, seat)
    match.score(), match.asks, match.automa
    findings.expect(match, encode_state(match.state) == before, "looking at a game changes it")


def saving_keeps_everything(match: Match, findings: Findings) -> None:
    """Saved and loaded, or copied, it stands where it stood, and its next answers lead to the same place."""
    data = match.save()
    findings.expect(match, len(data) <= SNAPSHOT_LIMIT, "a saved game is larger than 16 KiB", len(data))
    with findings.survives(match, "can't be loaded or copied"):
        for what, copy in (("loaded", engine.load_match(data)), ("copied", match.clone())):
            findings.expect(match, not copy.dropped, f"{what}: its turn doesn't replay")
            findings.expect(match, position(copy) == position(match), f"{what}: it stands otherwise")
            findings.expect(match, copy.save() == data, f"{what}: saved again, it is other bytes")


def every_option_is_accepted(match: Match, findings: Findings, width: int) -> None:
    """Whatever is offered can be answered, and taken back to the byte where nothing was shown by it."""
    for seat, asked in match.asks.items():
        step = max(1, len(asked.options) // width)
        for option in asked.options[match.version % step :: step]:
            with findings.survives(match, f"{asked.key}: an offered option fails", option.id):
                answered_and_taken_back(match, findings, seat, option.id)
    for seat in range(match.seats):
        for option in match.anytime(seat)[:width]:
            with findings.survives(match, "an option out of turn fails", option.id):
                answered_and_taken_back(match, findings, seat, option.id)


def answered_and_taken_back(match: Match, findings: Findings, seat: int, option_id: str) -> None:
    copy = match.clone()
    draws = copy.state.chance.count
    copy.answer(seat, option_id)
    findings.expect(match, copy.version == match.version + 1, "an answer doesn't make a new version")
    if copy.stage_number != match.stage_number:
        return
    if copy.state.chance.count != draws:
        findings.expect(match, not copy.can_undo(seat), "a draw can be taken back", option_id)
    if copy.can_undo(seat):
        copy.undo(seat)
        findings.expect(match, position(copy) == position(match), "answer and undo don't cancel", option_id)
        same = msgspec.msgpack.encode(copy.record) == msgspec.msgpack.encode(match.record)
        findings.expect(match, same, "answer and undo leave another journal", option_id)


def nonsense_is_refused(match: Match, findings: Findings) -> None:
    """An answer that isn't offered raises IllegalAnswer and changes nothing."""
    before = match.save()
    for seat in range(-1, match.seats + 1):
        try:
            match.answer(seat, "nonsense:99")
            findings.note(match, "nonsense is accepted")
        except IllegalAnswer:
            pass
    findings.expect(match, match.save() == before, "a refused answer changes the game")


def order_is_free(match: Match, findings: Findings) -> None:
    """Where several seats are asked at once, who answers first makes no difference."""
    if len(match.waited_for) < 2 or match.pieces:
        return
    (one, first), (two, second) = list(match.asks.items())[:2]
    own = [option for option in first.options if not option.anytime]  # an anytime piece is for one seat alone
    pairs = [(one, own[-1].id), (two, second.options[0].id)]
    with findings.survives(match, "deciding together fails", pairs):
        ends = []
        for order in (pairs, pairs[::-1]):
            copy = match.clone()
            for seat, option in order:
                copy.answer(seat, option)
            ends.append(position(copy))
        findings.expect(match, ends[0] == ends[1], "the order of answers given together matters", pairs)


def secrets_are_kept(match: Match, findings: Findings, answer: tuple[int, str]) -> None:
    """What is hidden from a seat may change without that seat (or a spectator) noticing anything."""
    for seat in range(match.seats):
        with findings.survives(match, "dealt anew, it fails"):
            other = match.redealt(seat, f"anew {match.version}")
            findings.expect(
                match, seen(other, seat) == seen(match, seat), "a view tells what is hidden", seat
            )
            findings.expect(match, seen(other, None) == seen(match, None), "the spectator's view tells", seat)
            findings.expect(
                match, other.score() == match.score(), "the score sheet tells what is hidden", seat
            )
            asks_tell_nothing(match, other, findings, seat)
            events_tell_nothing(match, other, findings, seat, answer)


def asks_tell_nothing(match: Match, other: Match, findings: Findings, seat: int) -> None:
    findings.expect(match, list(other.asks) == list(match.asks), "who is asked tells what is hidden", seat)
    for asked, same in ((match.asks[s], other.asks[s]) for s in match.asks if s in other.asks):
        if asked.seat == seat:
            findings.expect(match, prompt(asked) == prompt(same), f"{asked.key}: its options tell", seat)
        else:
            public = (asked.key, asked.args) == (same.key, same.args)
            findings.expect(match, public, f"{asked.key}: what others are asked tells", seat)
    own = [[wording(option) for option in each.anytime(seat)] for each in (match, other)]
    findings.expect(match, own[0] == own[1], "options out of turn tell what is hidden", seat)


def events_tell_nothing(
    match: Match, other: Match, findings: Findings, seat: int, answer: tuple[int, str]
) -> None:
    """If an answer leads to what looks the same, what it told must be the same too, whatever was drawn."""
    here, there = match.clone(), other
    if there.asks.get(answer[0]) is None or there.asks[answer[0]].option(answer[1]) is None:
        return
    news = [told(each, each.answer(*answer), seat) for each in (here, there)]
    if seen(here, seat) == seen(there, seat):
        findings.expect(match, news[0] == news[1], "an event tells what is hidden", news)


def told(match: Match, events: list[Event], seat: int) -> list[bytes]:
    """What everybody hears of others than `seat`, in a fixed order, but for what the rules show openly."""
    shown = SHOWN_TO_ALL.get(match.game.id, set())
    public = (each for each in events if each.only is None and each.seat != seat and each.kind not in shown)
    return sorted(msgspec.json.encode(each) for each in public)


def scores_add_up(match: Match, findings: Findings) -> None:
    """Totals are the sums of the printed categories, a column a seat, and ranks follow the totals."""
    sheet = match.score()
    columns = match.seats + len(match.automa)
    sums = tuple(sum(row.points[seat] for row in sheet.categories) for seat in range(columns))
    findings.expect(match, sheet.totals == sums, "the totals aren't the sums", (sheet.totals, sums))
    wide = {len(row.points) for row in sheet.categories} | {len(sheet.totals), len(sheet.ranks)}
    findings.expect(match, wide == {columns}, "the score sheet hasn't a column a seat", wide)
    best = max(sheet.totals)
    fair = all(sheet.totals[seat] == best for seat in sheet.winners) or bool(match.automa)
    findings.expect(match, bool(sheet.winners) and fair, "ranks don't follow the totals", sheet)


def lone_options_wait_where_they_must(match: Match, findings: Findings) -> None:
    """What the table gives by itself ends nothing, shows nothing, costs nothing and leaves nobody behind."""
    for seat, asked in match.asks.items():
        option = match.forced(seat)
        if option is None:
            continue
        before, copy = holdings(match), match.clone()
        draws = copy.state.chance.count
        copy.answer(seat, option.id, unasked=True)
        what = f"{asked.key}: the table answers {option.key} unasked, though"
        own = [each for each in asked.options if not each.anytime]
        findings.expect(match, own == [option], f"{what} it isn't alone")
        findings.expect(match, not option.ends, f"{what} it says that it ends something")
        findings.expect(match, copy.stage_number == match.stage_number, f"{what} it ends a stage")
        findings.expect(match, copy.state.chance.count == draws, f"{what} something is drawn")
        less = {thing for thing, n in before[seat].items() if holdings(copy)[seat].get(thing, 0) < n}
        findings.expect(match, not less, f"{what} it spends something", sorted(less))


def holdings(match: Match) -> dict[int, dict[str, int]]:
    """What lies openly before each column of the score sheet."""
    held = match.game.holdings(match.state)
    return {seat: dict(held.get(seat, {})) for seat in range(match.seats + len(match.automa))}


def books_balance(
    match: Match, findings: Findings, before: dict[int, dict[str, int]], news: list[Event]
) -> None:
    """Each seat's holdings before, and all changes that were told openly, give its holdings after."""
    after = holdings(match)
    for seat, things in before.items():
        told = Counter(things)
        for event in news:
            if event.visible_to(None):
                told.update(event.changes.get(seat, {}))
        wrong = {
            thing: (things.get(thing, 0), told[thing], after[seat].get(thing, 0))
            for thing in sorted({*told, *after[seat]})
            if told[thing] != after[seat].get(thing, 0)
        }
        kinds = ", ".join(dict.fromkeys(event.kind for event in news))
        for thing, (was, said, now) in wrong.items():
            findings.note(
                match, f"the books don't balance: {thing}", f"{was}, told {said}, has {now}: {kinds}"
            )


def sentence(match: Match, findings: Findings, key: str, args: dict[str, Any]) -> str:
    """Word a message; a missing word or argument is a fault."""
    text = say(key, **args)
    if key not in findings.spoken or "⟦" in text:
        findings.spoken[key] = True
        findings.expect(match, "⟦" not in text, f"no words: {key}", f"{text} {args}")
    return text


def everything_has_words(match: Match, findings: Findings) -> None:
    """Every key that this position shows stands in the catalogue, with all its arguments."""
    for asked in match.asks.values():
        sentence(match, findings, asked.key, asked.args)
        explained = asked.key.replace(".ask.", ".help.", 1)
        findings.expect(match, say.knows(explained), f"no help: {explained}")
        for option in asked.options:
            label = sentence(match, findings, option.key, option.args)
            entry = choice("", f"31 · {label}")
            whole = not f"{entry.label}{entry.description or ''}".endswith("…")
            findings.expect(match, whole, f"{option.key}: a menu's entry doesn't hold it", label)
            if option.group:
                sentence(match, findings, option.group, {})
    for row in match.score().categories:
        sentence(match, findings, row.key, {})
    for name in match.automa.values():
        sentence(match, findings, name, {})


def events_have_words(match: Match, findings: Findings, news: list[Event]) -> None:
    """Every event is worded by `<game>.event.<kind>`, and its targets are plain."""
    for event in news:
        args = event.args if event.seat is None else {"seat": event.seat, **event.args}
        shared = f"kernel.event.{event.kind}"
        key = shared if say.knows(shared) else f"{match.game.id}.event.{event.kind}"
        text = sentence(match, findings, key, args)
        amounts = [abs(n) for things in event.changes.values() for n in things.values() if abs(n) > 1]
        silent = [n for n in amounts if str(n) not in re.findall(r"\d+", text)]
        findings.expect(
            match, not silent, f"{event.kind}: its words don't say what it changes", (text, silent)
        )
        findings.expect(
            match, all(map(str.isascii, event.targets)), f"{event.kind}: odd targets", event.targets
        )
