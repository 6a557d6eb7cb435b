"""A player's turn: trees grow; one tile is moved and its action done or replaced; perhaps a bonus action; the end.

Free actions stand beside every question of the main part (`free`); before anything else is done, trees may
still be harvested as they were.
"""

from collections.abc import Callable
from functools import partial

from engine.kernel import Ask, Option, Stage
from engine.woodcraft.components import COMPONENTS, amount_of, die_key
from engine.woodcraft.course import endings, rounds
from engine.woodcraft.free_actions import offering
from engine.woodcraft.helpers import hiring
from engine.woodcraft.orders import taking
from engine.woodcraft.state import Args, Player, WoodcraftState
from engine.woodcraft.wheel import buying, exchanging, materials, moving
from engine.woodcraft.workshop import improving, ledger, lumber, market, planting
from engine.woodcraft.workshop.gains import gain

_WHEEL = COMPONENTS.wheel
_SPACES = COMPONENTS.workshop.lumber_spaces
SKIP = "skip"

Choices = Callable[[WoodcraftState, int], list[Option]]

ACTIONS: dict[str, Choices] = {
    "buy_lumber": buying.choices,
    "exchange_dice": exchanging.choices,
    "buy_materials": materials.choices,
    "choose_orders": taking.choices,
    "choose_helper": hiring.choices,
    "produce_plant": planting.choices,
    "improve_workshop": improving.choices,
}
"""The first steps of each action: options whose values do the whole action and return how it was closed."""


def action_key(tile: str) -> str:
    """Return the message key of an action's name."""
    return f"woodcraft.action.{tile}"


_TILE_WORDS = {tile: (f"move:{tile}", action_key(tile), f"tile:{tile}") for tile in ACTIONS}


def turn(state: WoodcraftState) -> Stage:
    """Play one turn."""
    seat = state.turn.seat
    planting.grow(state, seat)
    answer = endings.DONE
    while answer not in (endings.END, endings.MARKET):
        if answer == endings.DONE:
            answer = yield _main_ask(state, seat)
        offering.begin(state)
        if answer == endings.BONUS:
            answer = yield from bonus_action(state, seat)
        elif callable(answer):
            answer = yield from answer()
    yield from end(state, seat, answer == endings.MARKET)


# ------------------------------------------------------------------ the main part
def _main_ask(state: WoodcraftState, seat: int) -> Ask:
    turn = state.turn
    if not turn.moved:
        return Ask(seat, "woodcraft.ask.tile", lambda: _tile_options(state, seat))
    if turn.owed:
        return Ask(
            seat,
            f"woodcraft.ask.{turn.owed}",
            lambda: _owed_options(state, seat),
            {"price": COMPONENTS.choose_orders.second_price},
        )
    return Ask(seat, "woodcraft.ask.end", lambda: endings.ending(state, seat))


def _tile_options(state: WoodcraftState, seat: int) -> list[Option]:
    options = []
    for tile in moving.legal_tiles(state.wheel):
        name, action, target = _TILE_WORDS[tile]
        gains = moving.bonus_phrases(state.wheel, tile)
        key = "woodcraft.option.move_gains" if gains else "woodcraft.option.move"
        args: Args = {"action": action, "gains": gains}
        options.append(Option(name, key, args, target, partial(move_tile, state, seat, tile)))
    return options + endings.bonus(state, seat)


def move_tile(state: WoodcraftState, seat: int, tile: str) -> Stage:
    """Move a tile and gain its bonuses; its action is owed from now on."""
    bonuses = moving.bonuses(state.wheel, tile)
    moving.move(state.wheel, tile, seat)
    state.turn.moved, state.turn.owed = True, tile
    state.tell("moved", seat, targets=(f"tile:{tile}",), action=action_key(tile))
    for bonus in bonuses:
        yield from gain(state, seat, bonus)
    return endings.DONE


def _owed_options(state: WoodcraftState, seat: int) -> list[Option]:
    """List the owed action's first steps, and what may be done instead of it."""
    options = ACTIONS[state.turn.owed](state, seat)
    for option in options:
        option.value = partial(perform, state, option.value)
    if state.alternatives:
        options += _alternatives(state, seat)
    else:
        options.append(Option(SKIP, "woodcraft.option.skip_action", value=partial(skip, state), ends=True))
    return options + endings.bonus(state, seat)


def _alternatives(state: WoodcraftState, seat: int) -> list[Option]:
    group = "woodcraft.group.instead"
    args: Args = {"gains": _WHEEL.instead.gain.phrases}
    value: partial[Stage] = partial(take_blueberries, state, seat)
    options = [
        Option("instead:blueberries", "woodcraft.option.instead_gain", args, "", value, group, ends=True)
    ]
    price = _WHEEL.instead.lanterns_for_another
    if state.players[seat].lantern >= price:
        value = partial(another_action, state, seat)
        target = "tokens:lantern"
        options.append(
            Option(
                "instead:action", "woodcraft.option.instead_action", {"count": price}, target, value, group
            )
        )
    return options


def perform(state: WoodcraftState, action: Callable[[], Stage]) -> Stage:
    """Do the owed action."""
    state.turn.owed = ""
    return (yield from action())


def skip(state: WoodcraftState) -> Stage:
    """Leave the owed action out."""
    state.turn.owed = ""
    return endings.DONE
    yield


def take_blueberries(state: WoodcraftState, seat: int) -> Stage:
    """Take blueberries instead of the owed action."""
    state.turn.owed = ""
    yield from gain(state, seat, _WHEEL.instead.gain)
    return endings.DONE


def another_action(state: WoodcraftState, seat: int) -> Stage:
    """Pay a lantern and do the action of any other tile instead of the moved one's."""
    options = partial(_action_options, state, seat, state.turn.owed)
    tile = yield Ask(seat, "woodcraft.ask.another_action", options)
    state.turn.owed = ""
    _pay_lanterns(state, seat, "paid_instead", _WHEEL.instead.lanterns_for_another, tile)
    return (yield from _do(state, seat, tile))


def bonus_action(state: WoodcraftState, seat: int) -> Stage:
    """Pay lanterns and do the action of any tile; none moves."""
    tile = yield Ask(seat, "woodcraft.ask.bonus_action", partial(_action_options, state, seat, ""))
    state.turn.bonus_taken = True
    _pay_lanterns(state, seat, "paid_bonus", _WHEEL.bonus_action.lanterns, tile)
    return (yield from _do(state, seat, tile))


def _pay_lanterns(state: WoodcraftState, seat: int, kind: str, lanterns: int, tile: str) -> None:
    really = ledger.change(state.players[seat], {"lantern": -lanterns})
    args: Args = {"action": action_key(tile), "price": amount_of("lantern", lanterns)}
    ledger.tell(state, kind, seat, really, **args)


def _action_options(state: WoodcraftState, seat: int, owed: str) -> list[Option]:
    """List the actions, but for the owed one, that have something to do now (all, if none has)."""
    tiles = [tile for tile in ACTIONS if tile != owed]
    useful = [tile for tile in tiles if ACTIONS[tile](state, seat)]
    return [Option(f"action:{tile}", action_key(tile), {}, f"tile:{tile}", tile) for tile in useful or tiles]


def _do(state: WoodcraftState, seat: int, tile: str) -> Stage:
    """Do an action that isn't owed: its first step is taken now, or it is over; nobody has to take one."""
    first = yield Ask(
        seat,
        f"woodcraft.ask.{tile}",
        lambda: [*ACTIONS[tile](state, seat), endings.leave()],
        {"price": COMPONENTS.choose_orders.second_price},
    )
    return (yield from first()) if callable(first) else first


# ------------------------------------------------------------------ the end of the turn
def end(state: WoodcraftState, seat: int, buys: bool) -> Stage:
    """Perhaps take a step on the market track, tidy the lumber pile, and pass the turn on."""
    state.turn.ended = True
    if buys:
        market.take_step(state, seat)
    player = state.players[seat]
    while len(player.lumber) > _SPACES:
        die = yield from _choose_surplus(player, seat)
        really = ledger.exchange_dice(player, old=[die])
        ledger.tell(state, "returned_die", seat, really, die=die_key(die))
    rounds.after_turn(state)


def _choose_surplus(player: Player, seat: int) -> Stage:
    """Choose a die to return; equal dice leave no choice."""
    kinds = lumber.kinds(player)
    if len(kinds) == 1:
        return kinds[0]
    return (
        yield Ask(
            seat,
            "woodcraft.ask.tidy",
            partial(lumber.options, kinds, "return", "woodcraft.option.return_die"),
            {"count": len(player.lumber) - _SPACES},
            anytime=False,
        )
    )
