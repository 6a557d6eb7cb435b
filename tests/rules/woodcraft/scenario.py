"""Arranged tables: a test puts things where it wants them before a turn begins, and then only asks and answers.

The usual table: two seats, seat 0 begins round 1 with 12 blueberries, 1 lantern, no dice, no orders beside
the workshop and one helper who does nothing more (Lantern Bearer, 2 blueberries); all tiles lie in quadrant 0,
Buy Lumber foremost; the yard shows G4 G1 Y4 Y1 B4 B3.
"""

from collections.abc import Callable
from typing import Any

import engine
from engine.kernel import Match, Phrase
from engine.kernel.saved import decode_state, encode_state
from engine.woodcraft import GAME
from engine.woodcraft.components import COMPONENTS
from engine.woodcraft.state import PlacedOrder, Player, TilePlace, Turn, Wheel, WoodcraftState
from engine.woodcraft.view import View, WorkshopView
from engine.woodcraft.workshop import lumber

Arrange = Callable[[WoodcraftState], None]

IDLE_HELPER = "EH25"
TILES = COMPONENTS.wheel.tiles


def arranged(
    arrange: Arrange, *, seats: int = 2, options: dict[str, Any] | None = None, seed: str = "scenario"
) -> Match:
    """Set a match up, let everybody choose, lay the usual table, arrange it, and begin seat 0's turn."""
    match = engine.new_match("woodcraft", seats=seats, options=options or {}, seed=seed)
    while match.state.phase != "turn":
        seat = next(iter(match.asks))
        match.answer(seat, match.asks[seat].options[-1].id)
    saved = match.saved().copy()
    state: WoodcraftState = decode_state(GAME, saved.stage.snapshot)
    usual(state)
    arrange(state)
    saved.stage.snapshot = encode_state(state)
    saved.stage.opening = []
    return Match(GAME, saved)


def usual(state: WoodcraftState) -> None:
    """Lay the usual table."""
    state.first, state.turn = 0, Turn(0)
    places = {tile: TilePlace(0, space) for space, tile in enumerate(TILES, 1)}
    state.wheel = Wheel(places, leading=1, arc=0)
    state.yard = ["G4", "G1", "Y4", "Y1", "B4", "B3"]
    for player in state.players:
        seat(player, blueberries=12, lantern=1, lumber=[], orders={}, helpers={IDLE_HELPER: "r1c1"})
        seat(player, pots={"G": 0}, sawing=[True], splicing=[True], attic={}, points=0, reputation=0)
        seat(
            player,
            glue=0,
            scrapwood=0,
            saw_blade=0,
            reuse=0,
            blueberry_income=2,
            hazelnut_income=0,
            gluing=None,
        )


def seat(player: Player, **fields: Any) -> None:
    """Arrange one seat's workshop; `orders` is {card: row}, `lumber` may come in any order."""
    for name, value in fields.items():
        if name == "orders":
            player.orders = [PlacedOrder(card, row) for card, row in value.items()]
        elif name == "helpers":
            player.helpers = dict(value) if isinstance(value, dict) else rooms_for(value)
        elif name == "lumber":
            player.lumber = sorted(value, key=lumber.order)
        else:
            setattr(player, name, value)


def rooms_for(cards: list[str]) -> dict[str, str]:
    """House helpers row by row."""
    return dict(zip(cards, COMPONENTS.workshop.rooms.grid, strict=False))


def table(*arrangements: Arrange, **player: Any) -> Arrange:
    """Arrange whatever else, then seat 0's workshop."""

    def arrange(state: WoodcraftState) -> None:
        for other in arrangements:
            other(state)
        seat(state.players[0], **player)

    return arrange


def tiles(**places: tuple[int, int]) -> Arrange:
    """Put action tiles on (quadrant, space)."""

    def arrange(state: WoodcraftState) -> None:
        for tile, place in places.items():
            state.wheel.places[tile] = TilePlace(*place)

    return arrange


def at(**fields: Any) -> Arrange:
    """Set fields of the state: round, incomes, yard, order_row, helper_row, ..."""

    def arrange(state: WoodcraftState) -> None:
        for name, value in fields.items():
            setattr(state, name, value)

    return arrange


def start(
    *arrangements: Arrange, options: dict[str, Any] | None = None, seats: int = 2, **player: Any
) -> Match:
    """Return a match at the beginning of seat 0's turn."""
    return arranged(table(*arrangements, **player), options=options, seats=seats)


def no_hands(state: WoodcraftState) -> None:
    """Nobody has an order in hand."""
    for player in state.players:
        player.hand = []


# ------------------------------------------------------------------ from outside
def asked(match: Match) -> str:
    """Return the last part of the only ask's key, "" when the game is over."""
    return "".join(ask.key.rpartition(".")[2] for ask in match.asks.values())


def offered(match: Match, prefix: str = "") -> list[str]:
    """Return the ids of everything that may be answered, or of what begins like this."""
    return [o.id for ask in match.asks.values() for o in ask.options if o.id.startswith(prefix)]


def answer(match: Match, *ids: str) -> Match:
    """Answer the asks one after another."""
    for option in ids:
        who = next(seat for seat, ask in match.asks.items() if ask.option(option) or len(match.asks) == 1)
        match.answer(who, option)
    return match


def workshop(match: Match, who: int = 0) -> WorkshopView:
    """Return a seat's workshop as that seat sees it."""
    view: View = match.view(who)
    return view.workshops[who]


def options_of(match: Match, option: str) -> dict[str, Any]:
    """Return the arguments of an option that is offered."""
    return next(o.args for ask in match.asks.values() for o in ask.options if o.id == option)


def finish_turn(match: Match) -> Match:
    """Bring the turn of whoever is asked to its end: take blueberries for an owed action, return dice."""
    stage = match.stage_number
    while match.asks and match.stage_number == stage:
        ids = offered(match)
        wanted = ["end", "instead:blueberries", "done", "skip"]
        choice = next((option for option in wanted if option in ids), None)
        answer(match, choice or next(o for o in ids if o.startswith(("move:", "return:"))))
    return match


def play_rounds(match: Match, rounds: int) -> Match:
    """Let everybody do as little as possible for so many rounds, income phases included."""
    last = match.view(None).round + rounds
    while match.asks and match.view(None).round < last:
        if match.view(None).phase == "income":
            waiting = next(iter(match.asks))
            match.answer(waiting, match.asks[waiting].options[0].id)
        else:
            finish_turn(match)
    return match


def price_of(match: Match, option: str) -> int:
    """Return the price, in blueberries, that an option names."""
    price = options_of(match, option)["price"]
    assert isinstance(price, Phrase), price
    count = price.args["count"]
    assert isinstance(count, int)
    return count
