"""Tiny games that show each power of the kernel: chance, hands, tokens out of turn, deciding together."""

from collections.abc import Mapping

import msgspec

from engine.kernel import (
    Ask,
    Category,
    Chance,
    Game,
    GameOption,
    Option,
    OptionValue,
    ScoreSheet,
    Stage,
    State,
    Together,
)


class PickState(State):
    """Each round everybody picks a number in secret; then the seats take turns to draw cards or bank."""

    hands: list[list[int]]
    deck: list[int]
    tokens: list[int]
    points: list[int]
    rounds_left: int
    picks: list[int] = []
    on_turn: int = 0


class PickView(msgspec.Struct):
    """What one seat sees: its own hand, the counts of the others."""

    hand: list[int]
    counts: list[int]
    deck: int
    tokens: list[int]
    points: list[int]
    rounds_left: int
    on_turn: int


class PickGame(Game[PickState]):
    """A toy with simultaneous picks, hidden hands, a token usable at any time, and a reveal."""

    id = "toy"
    min_seats = 1
    max_seats = 4
    options = (GameOption("rounds", "toy.option.rounds", 3, (1, 3, 5)),)
    state_type = PickState

    def new_state(self, seats: int, options: Mapping[str, OptionValue], chance: Chance) -> PickState:
        """Deal two cards each."""
        deck = list(range(1, 31))
        hands = [sorted(chance.draw(deck) for _ in range(2)) for _ in range(seats)]
        rounds = options["rounds"]
        assert isinstance(rounds, int)
        return PickState(
            chance=chance,
            seats=seats,
            hands=hands,
            deck=deck,
            tokens=[2] * seats,
            points=[0] * seats,
            rounds_left=rounds,
        )

    def stage(self, state: PickState) -> Stage | None:
        """First the picks, then a turn each, round after round."""
        if state.rounds_left == 0:
            return None
        return self._turn(state) if state.picks else self._picks(state)

    def _picks(self, state: PickState) -> Stage:
        chosen = yield Together({seat: self._pick(seat) for seat in range(state.seats)})
        state.picks = [chosen[seat] for seat in range(state.seats)]
        state.on_turn = 0
        state.tell("picked", picks=tuple(state.picks))

    @staticmethod
    def _pick(seat: int) -> Stage:
        options = [Option(f"pick:{number}", "toy.option.pick", {"number": number}) for number in (1, 2, 3)]
        chosen = yield Ask(seat, "toy.ask.pick", lambda: options)
        sure = yield Ask(
            seat, "toy.ask.sure", lambda: [Option("yes", "toy.option.yes"), Option("no", "toy.option.no")]
        )
        return int(chosen.split(":")[1]) if sure == "yes" else 1

    def _turn(self, state: PickState) -> Stage:
        seat = state.on_turn
        while True:
            done = yield Ask(seat, "toy.ask.turn", lambda: self._turn_options(state, seat))
            if done == "end":
                break
            if done == "draw":
                card = state.chance.draw(state.deck)
                state.hands[seat].append(card)
                state.tell("drew", seat, count=1, changes={seat: {"cards": 1}})
                state.tell("drew_card", seat, only=(seat,), card=card)
            else:
                state.hands[seat].remove(done)
                state.points[seat] += done * state.picks[seat]
                won = {"cards": -1, "points": done * state.picks[seat]}
                state.tell("banked", seat, card=done, targets=(f"card:{done}",), changes={seat: won})
        state.on_turn += 1
        if state.on_turn == state.seats:
            state.picks, state.rounds_left = [], state.rounds_left - 1

    @staticmethod
    def _turn_options(state: PickState, seat: int) -> list[Option]:
        options = [
            Option(f"bank:{card}", "toy.option.bank", {"card": card}, f"card:{card}", card)
            for card in state.hands[seat]
        ]
        if state.deck and len(state.hands[seat]) < 4:
            options.append(Option("draw", "toy.option.draw"))
        return [*options, Option("end", "toy.option.end", ends=True)]

    def anytime(self, state: PickState, seat: int) -> list[Option]:
        """A token turns into a point or two, in other seats' turns as well."""
        if not state.tokens[seat]:
            return []
        return [Option("token", "toy.option.token", value=lambda: self._token(state, seat))]

    @staticmethod
    def _token(state: PickState, seat: int) -> Stage:
        state.tokens[seat] -= 1
        state.tell("token_spent", seat, changes={seat: {"tokens": -1}})
        gain = yield Ask(
            seat,
            "toy.ask.token",
            lambda: [
                Option("one", "toy.option.one", value=1),
                Option("dice", "toy.option.dice", value=0),
            ],
            anytime=False,
        )
        gain = gain or state.chance.roll(3)
        state.points[seat] += gain
        state.tell("token", seat, changes={seat: {"points": gain}})

    def view(self, state: PickState, seat: int | None) -> PickView:
        """Own hand, others' counts."""
        return PickView(
            [] if seat is None else list(state.hands[seat]),
            [len(hand) for hand in state.hands],
            len(state.deck),
            list(state.tokens),
            list(state.points),
            state.rounds_left,
            state.on_turn,
        )

    def score(self, state: PickState) -> ScoreSheet:
        """Points banked, and a point a token left."""
        return ScoreSheet.of(
            [
                Category("toy.score.points", tuple(state.points)),
                Category("toy.score.tokens", tuple(state.tokens)),
            ],
            tie_breaks=[state.tokens],
        )

    def holdings(self, state: PickState) -> dict[int, dict[str, int]]:
        """Cards in hand, tokens and points."""
        return {
            seat: {
                "cards": len(state.hands[seat]),
                "tokens": state.tokens[seat],
                "points": state.points[seat],
            }
            for seat in range(state.seats)
        }

    def redeal(self, state: PickState, seat: int) -> None:
        """Shuffle the others' hands and the deck together."""
        others = [other for other in range(state.seats) if other != seat]
        pool = sorted(state.deck + [card for other in others for card in state.hands[other]])
        for other in others:
            state.hands[other] = [state.chance.draw(pool) for _ in state.hands[other]]
        state.deck = pool


TOY = PickGame()
