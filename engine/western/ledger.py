"""What an event says that it changed is what really changed: the arithmetic of it."""

from typing import Protocol

from engine.kernel import Arg, State

Changes = dict[str, int]
"""Thing -> how many more there are of it now (negative: fewer)."""


def together(*changes: Changes) -> Changes:
    """Add changes up, in an order that doesn't tell which of them came first."""
    total: Changes = {}
    for each in changes:
        for thing, more in each.items():
            total[thing] = total.get(thing, 0) + more
    return dict(sorted(total.items()))


def tell(
    state: State, seat: int, kind: str, *changes: Changes, targets: tuple[str, ...] = (), **args: Arg
) -> None:
    """Say what happened to a seat, with all that it changed."""
    state.tell(kind, seat, only=None, targets=targets, changes={seat: together(*changes)}, **args)


class Purse(Protocol):
    """Whoever has money and exchange tokens."""

    money: int
    tokens: int


def move_money(purse: Purse, amount: int) -> Changes:
    """Take money from the supply, which never runs out, or pay it."""
    purse.money += amount
    return {"money": amount}


def move_tokens(purse: Purse, count: int) -> Changes:
    """Take exchange tokens from the supply, which never runs out, or return them."""
    purse.tokens += count
    return {"tokens": count}
