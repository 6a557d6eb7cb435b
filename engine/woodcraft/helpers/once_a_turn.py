"""Once-a-turn abilities of helpers: free actions, each once in the owner's turn."""

from functools import partial

from engine.kernel import Ask, Option, Stage
from engine.woodcraft.components import HELPERS, PIPS, Ability
from engine.woodcraft.free_actions import sawing
from engine.woodcraft.state import Args, Player, WoodcraftState
from engine.woodcraft.workshop import lumber, planting
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
        sawing.split(state, seat, die, parts)
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
    player = state.players[seat]
    die = yield Ask(
        seat,
        "woodcraft.ask.slice",
        lambda: lumber.options(
            [die for die in lumber.kinds(player) if die[0] == _GREEN], "die", "woodcraft.option.die"
        ),
        anytime=False,
    )
    planting.plant(state, seat, die, 1)


def _lower(state: WoodcraftState, seat: int, ability: Ability) -> Stage:
    player = state.players[seat]
    die = yield Ask(
        seat,
        "woodcraft.ask.lower",
        lambda: lumber.options(_lowerable(player, ability), "die", "woodcraft.option.die"),
        {"count": ability.lower_die_by},
        anytime=False,
    )
    lowered = f"{die[0]}{PIPS[die] - ability.lower_die_by}"
    lumber.replace(player, [die], [lowered])
    state.tell(
        "lowered", seat, targets=(f"lumber:{lowered}",), die=lumber.die_key(die), to=lumber.die_key(lowered)
    )


def _grow(state: WoodcraftState, seat: int, ability: Ability) -> Stage:
    """Raise the tree in the green pot; beyond full size it just becomes full-grown and is harvested."""
    amounts = ability.grow_green_tree_by
    amount = amounts[0]
    if len(amounts) > 1:
        amount = yield Ask(
            seat,
            "woodcraft.ask.grow",
            lambda: [Option(f"grow:{n}", "woodcraft.option.grow", {"count": n}, "pot:G", n) for n in amounts],
            anytime=False,
        )
    planting.raise_tree(state, seat, _GREEN, amount)


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
    setattr(player, old, getattr(player, old) - 1)
    setattr(player, new, getattr(player, new) + 1)
    state.tell("swapped", seat, targets=(f"tokens:{new}",), token=token_key(old), to=token_key(new))


def _sell(state: WoodcraftState, seat: int, ability: Ability) -> Stage:
    """Sell tokens, kind by kind, up to the limit; at least one."""
    player = state.players[seat]
    left = ability.sell_up_to
    while left and _held(player, tuple(ability.prices)):
        answer = yield Ask(
            seat,
            "woodcraft.ask.sell_token",
            partial(_sale_options, player, ability, left),
            {"count": left},
            anytime=False,
        )
        if answer == STOP:
            return
        token, amount = answer
        price = ability.prices[token] * amount
        setattr(player, token, getattr(player, token) - amount)
        player.blueberries += price
        left -= amount
        gains = (f"woodcraft.gain.{token}.{amount}",)
        state.tell("sold_token", seat, targets=(f"tokens:{token}",), gains=gains, price=price)


def _sale_options(player: Player, ability: Ability, left: int) -> list[Option]:
    options = [
        Option(
            f"sell:{token}:{amount}",
            "woodcraft.option.sell_token",
            {"gains": (f"woodcraft.gain.{token}.{amount}",), "price": price * amount},
            f"tokens:{token}",
            (token, amount),
        )
        for token, price in ability.prices.items()
        for amount in range(min(left, getattr(player, token)), 0, -1)
    ]
    if left < ability.sell_up_to:
        options.append(Option(STOP, "woodcraft.option.done", value=STOP))
    return options


def _pay(state: WoodcraftState, seat: int, ability: Ability) -> Stage:
    """Pay what the ability costs; the gain follows."""
    player = state.players[seat]
    for key, amount in ability.pay.items():
        setattr(player, key, getattr(player, key) - amount)
    if ability.pay_one_of:
        token = yield Ask(
            seat,
            "woodcraft.ask.pay_token",
            lambda: [_pay_option(token) for token in _held(player, ability.pay_one_of)],
            anytime=False,
        )
        setattr(player, token, getattr(player, token) - 1)


def _pay_option(token: str) -> Option:
    args: Args = {"token": token_key(token)}
    return Option(f"pay:{token}", "woodcraft.option.pay_token", args, f"tokens:{token}", token)
