"""Setting the table, and everybody's choices before the first round."""

from collections.abc import Mapping

from engine.kernel import Ask, Chance, Option, OptionValue, Stage, Together
from engine.woodcraft.components import COLOURS, COMPONENTS, HELPERS, amount_of
from engine.woodcraft.course import income, rounds
from engine.woodcraft.helpers import hiring, immediate
from engine.woodcraft.orders import display, taking
from engine.woodcraft.state import (
    OPENING,
    Args,
    OpenContract,
    Opponent,
    Player,
    SetupChoices,
    TileOnTrack,
    TilePlace,
    Turn,
    Wheel,
    WoodcraftState,
)
from engine.woodcraft.wheel import buying
from engine.woodcraft.workshop import ledger

_DATA = COMPONENTS.setup
_WHEEL = COMPONENTS.wheel
_TRACKS = COMPONENTS.tracks


# ------------------------------------------------------------------ the table
def new_state(seats: int, options: Mapping[str, OptionValue], chance: Chance) -> WoodcraftState:
    """Set the table up for `seats` people and deal everybody's cards."""
    first = chance.below(seats)
    state = WoodcraftState(
        chance=chance,
        seats=seats,
        short=_is_short(str(options["rounds"]), seats),
        alternatives=bool(options["wheel_alternatives"]),
        bottom_row_in_points=options["bottom_row_penalty"] == "points",
        first=first,
        players=[_new_player(seats) for _ in range(seats)],
        wheel=_new_wheel(chance, bool(options["first_game"])),
        yard=[""] * (_DATA.yard_dice_per_colour * len(COLOURS)),
        early_helpers=[card.id for card in COMPONENTS.helpers.early],
        late_helpers=[card.id for card in COMPONENTS.helpers.late],
        early_orders=[card.id for card in COMPONENTS.orders.early],
        late_orders=[card.id for card in COMPONENTS.orders.late],
        hazelnut_orders=[card.id for card in COMPONENTS.orders.hazelnut],
        helper_row=[],
        order_row=[],
        contracts=_draw_contracts(chance, seats),
        reputation_tiles=_draw_tiles(chance),
        turn=Turn(first),
        opponent=_new_opponent(str(options["solo_level"])) if seats == 1 else None,
    )
    buying.roll_yard(state)
    display.refill(state)
    for player in state.players:
        player.choices = _deal(state)
    return state


def _is_short(option: str, seats: int) -> bool:
    short = COMPONENTS.rounds.short
    return option == str(short.count) or (option == "auto" and seats in short.seats_when_auto)


def _new_player(seats: int) -> Player:
    start = _TRACKS.income.start
    return Player(
        blueberries=_DATA.blueberries,
        lantern=_DATA.lanterns[seats],
        blueberry_income=start["blueberry_income"],
        hazelnut_income=start["hazelnut_income"],
        reputation=_TRACKS.reputation.start,
        lumber=sorted(_DATA.dice, key=lambda die: COLOURS.index(die[0])),
        pots={COLOURS[0]: 0},
        sawing=[True],
        splicing=[True],
    )


def _new_wheel(chance: Chance, first_game: bool) -> Wheel:
    """Lay the tiles in random order into one quadrant; the arrow points at the far end of the next."""
    start = _DATA.first_game_quadrant if first_game else chance.below(_WHEEL.quadrants)
    spaces = {tile: space for space, tile in enumerate(chance.shuffled(_WHEEL.tiles), 1)}
    places = {tile: TilePlace(start, spaces[tile]) for tile in _WHEEL.tiles}
    return Wheel(places, leading=(start + 1) % _WHEEL.quadrants, arc=start)


def _draw_contracts(chance: Chance, seats: int) -> list[OpenContract]:
    pile = [card.id for card in COMPONENTS.contracts.cards]
    return [OpenContract(chance.draw(pile)) for _ in range(_DATA.contracts[seats])]


def _draw_tiles(chance: Chance) -> list[TileOnTrack]:
    pile = [tile.id for tile in _TRACKS.reputation_tiles.tiles]
    return [TileOnTrack(chance.draw(pile), space) for space in _TRACKS.reputation.pale]


def _new_opponent(level: str) -> Opponent:
    return Opponent(level, deck=[card.id for card in COMPONENTS.solo.cards])


def _deal(state: WoodcraftState) -> SetupChoices:
    def draw(pile: list[str], count: int) -> list[str]:
        return [state.chance.draw(pile) for _ in range(count)]

    return SetupChoices(
        helpers=draw(state.early_helpers, _DATA.helpers_dealt),
        early_orders=draw(state.early_orders, _DATA.early_orders_dealt),
        hazelnut_orders=draw(state.hazelnut_orders, _DATA.hazelnut_orders_dealt),
    )


# ------------------------------------------------------------------ everybody's choices
def choose_cards(state: WoodcraftState) -> Stage:
    """Let everybody choose at the same time: a helper, the orders to keep, the one to place; then show all."""
    yield Together({seat: _choose(state, seat) for seat in state.turn_order})
    for seat in state.turn_order:
        _apply(state, seat)
    state.phase = OPENING


def _choose(state: WoodcraftState, seat: int) -> Stage:
    """Choose a helper, then see the early orders and keep some, then see the hazelnut orders and place one of all."""
    choices = state.players[seat].choices
    assert choices is not None
    choices.helper = yield Ask(
        seat,
        "woodcraft.ask.keep_helper",
        lambda: [_helper_option(card) for card in choices.helpers],
        anytime=False,
    )
    state.reveal()
    while len(choices.kept) < _DATA.early_orders_kept:
        card = yield Ask(
            seat,
            "woodcraft.ask.keep_order",
            lambda: [_keep_option(state, card) for card in choices.early_orders if card not in choices.kept],
            {"count": _DATA.early_orders_kept - len(choices.kept)},
            anytime=False,
        )
        choices.kept.append(card)
    state.reveal()
    choices.placed = yield Ask(
        seat,
        "woodcraft.ask.first_order",
        lambda: [income.hand_option(state, card) for card in choices.kept + choices.hazelnut_orders],
        anytime=False,
    )


def _helper_option(card: str) -> Option:
    args = hiring.offer(card, HELPERS[card].cost)
    return Option(f"helper:{card}", "woodcraft.option.hire", args, f"helper:{card}", card)


def _keep_option(state: WoodcraftState, card: str) -> Option:
    args = taking.offer(state, card)
    return Option(f"keep:{card}", "woodcraft.option.keep_order", args, f"order:{card}", card)


def _apply(state: WoodcraftState, seat: int) -> None:
    """Pay and place the helper, place the order, take the hand, put the rest away face down."""
    player = state.players[seat]
    choices = player.choices
    assert choices is not None
    cost = HELPERS[choices.helper].cost
    paid = ledger.pay(player, cost)
    player.helpers[choices.helper] = COMPONENTS.workshop.rooms.start
    kept = choices.kept + choices.hazelnut_orders
    taking.place(player, choices.placed)
    player.hand = [card for card in kept if card != choices.placed]
    dealt = choices.helpers + choices.early_orders
    player.set_aside = [card for card in dealt if card not in (choices.helper, *choices.kept)]
    player.choices = None
    really = ledger.added(paid, {"helpers": 1, "orders": 1, "hand": len(player.hand)})
    args: Args = {"helper": hiring.helper_key(choices.helper), "price": ledger.price(cost)}
    args |= {"order": taking.order_key(choices.placed), "hand": amount_of("hand", len(player.hand))}
    ledger.tell(state, "began_with", seat, really, f"row:{choices.placed}", **args)


def opening(state: WoodcraftState) -> Stage:
    """Resolve the starting helpers' immediate abilities, in turn order; then the first round begins."""
    for seat in state.turn_order:
        state.turn = Turn(seat)
        card = next(iter(state.players[seat].helpers))
        if immediate.has_ability(card):
            yield from immediate.resolve(state, seat, card)
    state.tell("round", number=state.round)
    rounds.begin_turn(state, state.first)
