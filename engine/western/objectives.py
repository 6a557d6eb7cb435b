"""Which objectives to count when each item may serve only one of them."""

from collections.abc import Callable, Sequence
from typing import TypeVar

Objective = TypeVar("Objective")


def best_assignment(
    objectives: Sequence[Objective],
    points: Callable[[Objective], float],
    feasible: Callable[[Sequence[Objective]], bool],
) -> list[Objective]:
    """Return the objectives, fulfilled together, that bring the most points.

    `feasible` says whether a set can be fulfilled together; a part of a feasible set must be feasible too.
    """
    ranked = sorted(objectives, key=points, reverse=True)
    ahead = [sum(points(one) for one in ranked[at:]) for at in range(len(ranked) + 1)]
    best: list[Objective] = []
    best_points = 0.0

    def grow(at: int, taken: list[Objective], total: float) -> None:
        nonlocal best, best_points
        if total > best_points:
            best, best_points = taken, total
        if at == len(ranked) or total + ahead[at] <= best_points:
            return
        more = [*taken, ranked[at]]
        if feasible(more):
            grow(at + 1, more, total + points(ranked[at]))
        grow(at + 1, taken, total)

    grow(0, [], 0.0)
    return best
