"""Completing an order: a free action."""

from engine.kernel import Ask, Option, Phrase, Stage
from engine.woodcraft.components import HAZELNUT_ORDERS, ORDERS, die_key
from engine.woodcraft.helpers import abilities
from engine.woodcraft.orders import contracts, needs
from engine.woodcraft.orders.rows import row_gain
from engine.woodcraft.orders.taking import order_key, reward
from engine.woodcraft.state import Args, PlacedOrder, WoodcraftState
from engine.woodcraft.workshop import ledger, lumber
from engine.woodcraft.workshop.gains import gain


def options(state: WoodcraftState, seat: int) -> list[Option]:
    """List the orders beside the workshop that can be completed now; each value is the card."""
    player = state.players[seat]
    return [
        Option(
            f"complete:{placed.card}",
            "woodcraft.option.complete",
            {"order": order_key(placed.card), "gains": brings(state, placed)},
            f"row:{placed.card}",
            placed.card,
            "woodcraft.group.complete",
        )
        for placed in player.orders
        if needs.payments(player, placed.card)
    ]


def brings(state: WoodcraftState, placed: PlacedOrder) -> tuple[str | Phrase, ...]:
    """Say what completing an order brings: its reward and its row's."""
    own = reward(placed.card)
    printed = len(ORDERS[placed.card].reward.phrases)
    return own[:printed] + row_gain(state, placed.row).phrases + own[printed:]


def complete(state: WoodcraftState, seat: int, card: str) -> Stage:
    """Return the dice and tokens, gain the reward, then what the row gives, and turn the card face down."""
    player = state.players[seat]
    dice = yield from _choose_dice(state, seat, card)
    placed = next(order for order in player.orders if order.card == card)
    _deliver(state, seat, placed, dice)
    yield from gain(state, seat, ORDERS[card].reward)
    for extra in abilities.extra_gains(player, "complete_order"):
        yield from gain(state, seat, extra)
    yield from gain(state, seat, row_gain(state, placed.row))
    if card in HAZELNUT_ORDERS:
        yield from contracts.claim_or_alternative(state, seat, card)


def _deliver(state: WoodcraftState, seat: int, placed: PlacedOrder, dice: tuple[str, ...]) -> None:
    player, tokens = state.players[seat], ORDERS[placed.card].tokens
    paid = ledger.change(player, {token: -amount for token, amount in tokens.items()})
    player.orders.remove(placed)
    player.completed.append(placed.card)
    really = ledger.added(ledger.exchange_dice(player, old=dice), paid, {"orders": -1, "completed": 1})
    args: Args = {"order": order_key(placed.card), "needs": (*lumber.phrases(dice), *ledger.said(paid))}
    ledger.tell(state, "delivered", seat, really, f"row:{placed.card}", **args)


def _choose_dice(state: WoodcraftState, seat: int, card: str) -> Stage:
    sets = needs.payments(state.players[seat], card)
    if len(sets) == 1:
        return sets[0]
    return (
        yield Ask(
            seat,
            "woodcraft.ask.pay_with",
            lambda: [_pay_option(dice) for dice in sets],
            {"order": order_key(card)},
            anytime=False,
        )
    )


def _pay_option(dice: tuple[str, ...]) -> Option:
    args: Args = {"dice": tuple(map(die_key, dice))}
    return Option(f"pay:{'+'.join(dice)}", "woodcraft.option.pay_with", args, "", dice)
