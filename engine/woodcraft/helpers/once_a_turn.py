"""Once-a-turn abilities of helpers: free actions, each once in the owner's turn."""

from functools import partial

from engine.kernel import Ask, Option, Stage
from engine.woodcraft.components import HELPERS, PIPS, Ability, amount_of, die_key
from engine.woodcraft.free_actions import sawing
from engine.woodcraft.state import Args, Player, WoodcraftState
from engine.woodcraft.workshop import ledger, lumber, planting
from engine.woodcraft.workshop.gains import gain

_ABILITIES = {card.id: card.ability for card in HELPERS.values() if card.ability.when == "once_per_turn"}
_GREEN = "G"
STOP = "stop"


def usable(state: WoodcraftState, seat: int) -> list[str]:
    """Give the helpers whose ability `seat` can use now."""
    player = state.players[seat]
    used = state.turn.used
    return [
        card
        for card in player.helpers
        if card in _ABILITIES and card not in used and _can(player, _ABILITIES[card])
    ]


def _can(player: Player, ability: Ability) -> bool:
    if ability.action == "slice_and_plant":
        return not player.pots[_GREEN] and any(die[0] == _GREEN for die in player.lumber)
    if ability.action == "saw_one_cut":
        return lumber.can_split(player)
    if ability.lower_die_by:
        return bool(_lowerable(player, ability))
    if ability.grow_green_tree_by:
        return bool(player.pots[_GREEN])
    if ability.pay:
        return all(getattr(player, key) >= amount for key, amount in ability.pay.items())
    return bool(_held(player, ability.swap_tokens or ability.pay_one_of or tuple(ability.prices)))


def _held(player: Player, tokens: tuple[str, ...]) -> list[str]:
    return [token for token in tokens if getattr(player, token)]


def _lowerable(player: Player, ability: Ability) -> list[str]:
    return [die for die in lumber.kinds(player) if PIPS[die] - ability.lower_die_by >= ability.lower_to]


def use(state: WoodcraftState, seat: int, card: str) -> Stage:
    """Use a helper's ability."""
    ability = HELPERS[card].ability
    state.turn.used.append(card)
    state.tell("used_helper", seat, targets=(f"placed:{card}",), helper=f"woodcraft.helper.{card}")
    if ability.action == "slice_and_plant":
        yield from _slice_and_plant(state, seat)
    elif ability.action == "saw_one_cut":
        die, parts = yield from sawing.choose_split(state, seat, 0)
        sawing.split(state, seat, die, parts, {})
    elif ability.lower_die_by:
        yield from _lower(state, seat, ability)
    elif ability.grow_green_tree_by:
        yield from _grow(state, seat, ability)
    elif ability.swap_tokens:
        yield from _swap(state, seat, ability)
    elif ability.sell_up_to:
        yield from _sell(state, seat, ability)
    else:
        yield from _pay(state, seat, ability)
    yield from gain(state, seat, ability.gain)


def _slice_and_plant(state: WoodcraftState, seat: int) -> Stage:
    """Cut one pip off a green die and plant it; a green 1 is planted whole."""
    dice = [die for die in lumber.kinds(state.players[seat]) if die[0] == _GREEN]
    options = [_die_option(die, *planting.words(die, 1)) for die in dice]
    die = yield from _choose_die(seat, "woodcraft.ask.slice", options)
    planting.plant(state, seat, die, 1)


def _die_option(die: str, key: str, args: Args) -> Option:
    return Option(f"die:{die}", key, args, f"lumber:{die}", die)


def _choose_die(seat: int, key: str, options: list[Option], **args: int) -> Stage:
    """Ask for a die; a sole one needs no question, since using the helper has chosen it."""
    if len(options) == 1:
        return options[0].value
    return (yield Ask(seat, key, lambda: options, dict(args), anytime=False))


def _lower(state: WoodcraftState, seat: int, ability: Ability) -> Stage:
    player = state.players[seat]
    options = [_lower_option(die, ability) for die in _lowerable(player, ability)]
    die = yield from _choose_die(seat, "woodcraft.ask.lower", options, count=ability.lower_die_by)
    lowered = _lowered(die, ability)
    really = ledger.exchange_dice(player, old=[die], new=[lowered])
    args: Args = {"die": die_key(die), "to": die_key(lowered)}
    ledger.tell(state, "lowered", seat, really, f"lumber:{lowered}", **args)


def _lowered(die: str, ability: Ability) -> str:
    return f"{die[0]}{PIPS[die] - ability.lower_die_by}"


def _lower_option(die: str, ability: Ability) -> Option:
    args: Args = {"die": die_key(die), "to": die_key(_lowered(die, ability))}
    return _die_option(die, "woodcraft.option.lower", args)


def _grow(state: WoodcraftState, seat: int, ability: Ability) -> Stage:
    """Raise the tree in the green pot; beyond full size it just becomes full-grown and is harvested.

    Amounts that lead to the same size count as one.
    """
    player = state.players[seat]
    sizes = {planting.grown(player, _GREEN, n): n for n in reversed(ability.grow_green_tree_by)}
    amounts = sorted(sizes.values())
    amount = amounts[0]
    if len(amounts) > 1:
        amount = yield Ask(
            seat,
            "woodcraft.ask.grow",
            lambda: [_grow_option(player, n) for n in amounts],
            anytime=False,
        )
    planting.raise_tree(state, seat, _GREEN, amount)


def _grow_option(player: Player, amount: int) -> Option:
    tree = die_key(f"{_GREEN}{planting.grown(player, _GREEN, amount)}")
    return Option(f"grow:{amount}", "woodcraft.option.grow", {"count": amount, "die": tree}, "pot:G", amount)


def token_key(token: str) -> str:
    """Return the message key of a kind of token."""
    return f"woodcraft.token.{token}"


def _swap(state: WoodcraftState, seat: int, ability: Ability) -> Stage:
    player = state.players[seat]
    pairs = [
        (old, new) for old in _held(player, ability.swap_tokens) for new in ability.swap_tokens if new != old
    ]
    old, new = yield Ask(
        seat,
        "woodcraft.ask.swap",
        lambda: [
            Option(
                f"swap:{old}:{new}",
                "woodcraft.option.swap",
                {"token": token_key(old), "to": token_key(new)},
                f"tokens:{new}",
                (old, new),
            )
            for old, new in pairs
        ],
        anytime=False,
    )
    really = ledger.change(player, {old: -1, new: 1})
    args: Args = {"token": token_key(old), "to": token_key(new)}
    ledger.tell(state, "swapped", seat, really, f"tokens:{new}", **args)


def _sell(state: WoodcraftState, seat: int, ability: Ability) -> Stage:
    """Sell tokens, kind by kind, up to the limit; at least one."""
    player = state.players[seat]
    left = ability.sell_up_to
    while left and _held(player, tuple(ability.prices)):
        options = partial(_sale_options, player, ability, left)
        answer = yield Ask(seat, "woodcraft.ask.sell_token", options, {"count": left}, anytime=False)
        if answer == STOP:
            return
        token, amount = answer
        left -= amount
        price = ability.prices[token] * amount
        really = ledger.change(player, {token: -amount, "blueberries": price})
        args: Args = {"gains": (amount_of(token, amount),), "price": ledger.price(price)}
        ledger.tell(state, "sold_token", seat, really, f"tokens:{token}", **args)


def _sale_options(player: Player, ability: Ability, left: int) -> list[Option]:
    options = [
        Option(
            f"sell:{token}:{amount}",
            "woodcraft.option.sell_token",
            {"gains": (amount_of(token, amount),), "price": ledger.price(price * amount)},
            f"tokens:{token}",
            (token, amount),
        )
        for token, price in ability.prices.items()
        for amount in range(min(left, getattr(player, token)), 0, -1)
    ]
    if left < ability.sell_up_to:
        options.append(Option(STOP, "woodcraft.option.done", value=STOP, ends=True))
    return options


def _pay(state: WoodcraftState, seat: int, ability: Ability) -> Stage:
    """Pay what the ability costs; the gain follows."""
    player = state.players[seat]
    cost = dict(ability.pay)
    if ability.pay_one_of:
        held = _held(player, ability.pay_one_of)
        token = held[0]
        if len(held) > 1:
            options = [_pay_option(token) for token in held]
            token = yield Ask(seat, "woodcraft.ask.pay_token", lambda: options, anytime=False)
        cost = {token: 1}
    really = ledger.change(player, {thing: -amount for thing, amount in cost.items()})
    ledger.tell(state, "paid", seat, really, gains=ledger.said(really))


def _pay_option(token: str) -> Option:
    args: Args = {"price": amount_of(token, 1)}
    return Option(f"pay:{token}", "woodcraft.option.pay_token", args, f"tokens:{token}", token)
