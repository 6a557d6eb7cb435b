"""Hiring workers of the job market, and the worker rows' immediate actions (rulebook p13)."""

from engine.kernel import Ask, Option, Stage
from engine.new_zealand import ledger
from engine.new_zealand.actions.facts import Fact, worker_facts
from engine.new_zealand.actions.performing import allows, offer, performs
from engine.new_zealand.actions.vocabulary import Hire
from engine.new_zealand.components import BOARD, BOX, JOKER, WORKERS
from engine.new_zealand.state import NewZealandState

ROWS = len(BOX.job_market.row_prices)


def worker_key(worker: str) -> str:
    """Give the message key of a worker type's name."""
    return f"new_zealand.worker.{worker}"


def place_in_job_market(state: NewZealandState, worker: str) -> str:
    """Put a worker tile on the topmost free space of its column and give that place, "" if there is none."""
    column = state.job_market[worker]
    free = [row for row in range(ROWS) if row not in column]
    if not free:
        return ""
    column.append(free[0])
    column.sort()
    return f"job:{worker}:{free[0]}"


def has_room(state: NewZealandState, seat: int, worker: str) -> bool:
    """Tell whether the row of that type has a free space."""
    return state.runholder(seat).count(worker) < BOARD.workers.spaces


def price(row: int, modifier: int) -> int:
    """Give the price of a job market row, never below 0."""
    return max(0, BOX.job_market.row_prices[row] + modifier)


@allows(Hire)
def can_hire(state: NewZealandState, seat: int, action: Hire) -> bool:
    """Tell whether any worker can be paid and placed."""
    money = state.players[seat].money
    return any(
        column and price(column[-1], action.modifier) <= money and has_room(state, seat, worker)
        for worker, column in state.job_market.items()
    )


def hire_options(state: NewZealandState, seat: int, modifier: int) -> list[Option]:
    """List every worker that can be paid and placed."""
    money = state.players[seat].money
    return [
        Option(
            f"hire:{worker}:{row}",
            "new_zealand.option.hire",
            {"worker": worker_key(worker), "n": price(row, modifier), "facts": _facts(state, seat, worker)},
            f"job:{worker}:{row}",
            (worker, row),
        )
        for worker in WORKERS
        if has_room(state, seat, worker)
        for row in state.job_market[worker]
        if price(row, modifier) <= money
    ]


def _facts(state: NewZealandState, seat: int, row: str) -> Fact:
    return worker_facts(row, state.players[seat].count(row) + 1)


@performs(Hire)
def hire(state: NewZealandState, seat: int, action: Hire) -> Stage:
    """Pay the row's price, take the worker and place it, with its immediate action."""
    worker, row = yield Ask(
        seat, "new_zealand.ask.hire", lambda: hire_options(state, seat, action.modifier), fixed=True
    )
    player = state.players[seat]
    state.job_market[worker].remove(row)
    cost = price(row, action.modifier)
    changes = ledger.move_money(player, -cost) | ledger.place_worker(player, worker, worker)
    targets = (f"row:{worker}", f"job:{worker}:{row}")
    ledger.tell(state, seat, "hired", changes, targets=targets, worker=worker_key(worker), n=cost)
    yield from use_worker_space(state, seat, worker)


def use_worker_space(state: NewZealandState, seat: int, row: str) -> Stage:
    """Let the seat do the action of the row's space that has just been covered, now or never."""
    action = BOARD.workers.rows[row].get(state.players[seat].count(row))
    if action is not None:
        yield from offer(state, seat, action)


def place_joker(state: NewZealandState, seat: int) -> Stage:
    """Put a joker worker into any row with room."""
    row = yield Ask(
        seat,
        "new_zealand.ask.joker",
        lambda: [
            Option(
                f"row:{worker}",
                "new_zealand.option.row",
                {"worker": worker_key(worker), "facts": _facts(state, seat, worker)},
                f"row:{worker}",
                worker,
            )
            for worker in WORKERS
            if has_room(state, seat, worker)
        ],
        fixed=True,
    )
    changes = ledger.place_worker(state.players[seat], row, JOKER)
    ledger.tell(state, seat, "placed_joker", changes, targets=(f"row:{row}",), worker=worker_key(row))
    yield from use_worker_space(state, seat, row)


def any_room(state: NewZealandState, seat: int) -> bool:
    """Tell whether any worker row has a free space."""
    return any(has_room(state, seat, worker) for worker in WORKERS)
