"""Workers: hiring them, paying with them, and their bonuses."""

from collections.abc import Generator
from functools import cache
from typing import Any

from engine.el_paso.actions.entries import Deed, Done, performs
from engine.el_paso.components import COMPONENTS
from engine.el_paso.ledger import (
    Changes,
    amounts,
    discard_workers,
    hire_worker,
    move_certificates,
    move_money,
    price,
    tell,
    together,
)
from engine.el_paso.printed.effects import amount
from engine.el_paso.printed.entries import Hire
from engine.el_paso.printed.shapes import WILD, WORKERS
from engine.el_paso.state import Player, State
from engine.kernel import Ask, Option

BONUS_MONEY = {pile.id: pile.bonus_money for pile in COMPONENTS.workers.piles}
BUILDER_BONUS_COST = COMPONENTS.workers.builder_bonus_cost
SURCHARGE = {worker: COMPONENTS.workers.wild_surcharge if worker == WILD else 0 for worker in WORKERS}


# ------------------------------------------------------------------ hiring
@cache
def hire_option(entry: Hire, worker: str) -> Option:
    """Offer to hire one worker."""
    cost = entry.cost + SURCHARGE[worker]

    def act(state: State, seat: int, last: bool) -> None:
        hire(state, seat, worker, cost)

    return Option(
        f"hire:{entry.id}:{worker}",
        "el_paso.option.hire" if cost else "el_paso.option.hire_free",
        {"worker": f"el_paso.worker.{worker}", "price": amount("money", cost)},
        f"worker:{worker}",
        Deed(entry.id, act, worker),
    )


@cache
def hire_options(entry: Hire) -> tuple[tuple[str, int, Option], ...]:
    """Return (worker, cost, option) for every type that an entry may hire."""
    return tuple((worker, entry.cost + SURCHARGE[worker], hire_option(entry, worker)) for worker in WORKERS)


@performs(Hire)
def hire_choices(state: State, seat: int, entry: Hire, done: Done) -> list[Option]:
    """Any type that is left and can be paid; a second hire needs the first, and another type."""
    if entry.after and entry.after not in done:
        return []
    other = done.get(entry.after)
    money, supply = state.players[seat].money, state.workers
    return [
        option
        for worker, cost, option in hire_options(entry)
        if cost <= money and supply[worker] and worker != other
    ]


def hire(state: State, seat: int, worker: str, cost: int) -> None:
    """Pay, and take a worker from the supply into the worker area."""
    player = state.players[seat]
    paid, hired = move_money(player, -cost), hire_worker(state, player, worker)
    kind, targets = "hired" if cost else "hired_free", (f"worker:{worker}",)
    tell(state, seat, kind, paid, hired, targets=targets, worker=f"el_paso.worker.{worker}", cost=cost)


# ------------------------------------------------------------------ paying
def strength(player: Player, worker: str) -> int:
    """Return how many workers of a type, with wild ones, can be spent."""
    return player.workers[worker] + player.workers[WILD]


def pay_workers(state: State, seat: int, worker: str, count: int, money: int) -> Generator[Ask, Any, Changes]:
    """Discard workers as a cost, wild ones among them as the player likes, and pay the money; return what that was."""
    player = state.players[seat]
    fewest = max(0, count - player.workers[worker])
    most = min(count, player.workers[WILD])
    wilds = fewest
    if fewest < most:
        wilds = yield Ask(
            seat,
            "el_paso.ask.wilds",
            lambda: [wilds_option(worker, count, wild) for wild in range(fewest, most + 1)],
            {"workers": price({worker: -count}), "count": count},
            anytime=False,
        )
    own, wild = discard_workers(player, worker, count - wilds), discard_workers(player, WILD, wilds)
    return together(own, wild, move_money(player, -money))


@cache
def wilds_option(worker: str, count: int, wilds: int) -> Option:
    """Offer to pay with so many wild workers."""
    workers = price({worker: wilds - count, WILD: -wilds})
    return Option(f"wild:{wilds}", "el_paso.option.wilds", {"workers": workers}, "", wilds)


# ------------------------------------------------------------------ bonuses
def bonuses(player: Player) -> list[str]:
    """Return the workers that may be discarded for their bonus now (a cowboy's belongs to a movement).

    A builder isn't offered while the certificate marker is on the last space: it would give nothing.
    """
    workers = player.workers
    found = [worker for worker in ("engineer", WILD) if workers[worker]]
    pays = player.money >= BUILDER_BONUS_COST and player.certificates < COMPONENTS.limits.certificates
    if pays and workers["builder"]:
        found.append("builder")
    return found


def use_bonus(state: State, seat: int, worker: str) -> None:
    """Discard a worker for its bonus."""
    player, targets = state.players[seat], (f"area:{worker}",)
    spent = discard_workers(player, worker)
    if worker == "builder":
        spent = together(spent, move_money(player, -BUILDER_BONUS_COST))
        gained = move_certificates(player, 1)
    else:
        gained = move_money(player, BONUS_MONEY[worker])
    args = {"price": price(spent), "gain": amounts(gained)}
    tell(state, seat, "used_worker_bonus", spent, gained, targets=targets, **args)
