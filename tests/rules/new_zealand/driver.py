"""Setting a table up just so, and answering by option ids."""

from collections.abc import Callable, Mapping

import engine
from engine.automa import play, player
from engine.kernel import Asked, Match, OptionValue, Saved, StageRecord
from engine.kernel.saved import encode_state
from engine.new_zealand import GAME
from engine.new_zealand.components import rank
from engine.new_zealand.state import NewZealandState, Player

Arrange = Callable[[NewZealandState], None]


def table(
    arrange: Arrange | None = None,
    *,
    seats: int = 2,
    options: Mapping[str, OptionValue] | None = None,
    seed: str = "nz",
) -> Match:
    """Give a match that begins with the state that `arrange` made of a fresh one."""
    match = engine.new_match("new_zealand", seats=seats, options=options, seed=seed)
    state: NewZealandState = match.state
    if arrange is not None:
        arrange(state)
    record = StageRecord(0, encode_state(state))
    return Match(GAME, Saved(GAME.id, GAME.version, GAME.data_hash, seats, match.options, 0, record))


def at(place: str, *hand: str, more: Callable[[NewZealandState, Player], None] | None = None) -> Arrange:
    """Put seat 0, in the middle of a game, on a place with these cards in hand; no hazard lies out."""

    def arrange(state: NewZealandState) -> None:
        me = state.players[0]
        me.turns, me.place = 1, place
        state.hazards = {}
        holding(me, *hand)
        if more is not None:
            more(state, me)

    return arrange


def turn(place: str, *hand: str, **fields: object) -> Match:
    """Give a match before phase A of seat 0, who has 20 pounds, with these fields of its table set."""

    def more(state: NewZealandState, player: Player) -> None:
        player.money = 20
        for name, value in fields.items():
            setattr(player, name, value)

    return table(at(place, *hand, more=more))


def holding(player: Player, *hand: str) -> None:
    """Give a hand of these cards, taken from wherever they are in the deck, or new ones."""
    flock = player.flock
    flock.stack += flock.hand
    flock.hand = []
    for card in hand:
        for pile in (flock.stack, flock.discard):
            if card in pile:
                pile.remove(card)
                break
        flock.hand.append(card)
    flock.hand.sort(key=rank)
    flock.stack.sort()


def asked(match: Match, seat: int = 0) -> Asked:
    """Give what the seat is asked."""
    return match.asks[seat]


def ids(match: Match, seat: int = 0) -> list[str]:
    """Give the ids of all that the seat may answer, anytime options included."""
    return [option.id for option in match.asks[seat].options]


def answers(match: Match, *options: str, seat: int = 0) -> Match:
    """Answer one after the other."""
    for option in options:
        match.answer(seat, option)
    return match


def me(match: Match, seat: int = 0) -> Player:
    """Give a person's table."""
    found: Player = match.state.players[seat]
    return found


def random_game(seats: int, options: Mapping[str, OptionValue] | None = None, seed: str = "") -> Match:
    """Play a game to its end at random."""
    match = engine.new_match("new_zealand", seats=seats, options=options, seed=seed)
    play(match, {seat: player("random", f"{seed}/{seat}") for seat in range(seats)})
    return match
