"""Rearranging animals by hand, in two taps: pick from, pick to (rulebook p.9: any time in the work phase)."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from engine.arle.animals.keeping import arrange_anew
from engine.arle.animals.pens import lawful, pens, room_left
from engine.arle.asking import NOTHING, stop
from engine.arle.components import ANIMALS
from engine.arle.goods.wording import amounts, good_key
from engine.arle.state import Arle, Farm
from engine.kernel import Ask, Option
from engine.kernel.events import Arg

#: An animal that can be picked: pen and type. A way to go: pen, how many, and how many of which type come back.
Pick = tuple[str, int]
Move = tuple[str, int, int, int]


def can_move(farm: Farm) -> bool:
    """Tell whether there is an animal to move."""
    goods = farm.goods
    return bool(goods["sheep"] or goods["cattle"] or goods["horse"])


def move_animals(state: Arle, seat: int) -> Generator[Ask, Any, None]:
    """Pick animals of a type in one pen, then the pen they go to; where it is taken by others, the two swap."""
    farm = state.farms[seat]
    picked = yield Ask(seat, "arle.ask.move_from", lambda: from_options(farm), anytime=False)
    if picked == NOTHING:
        return
    if picked == "propose":
        arrange_anew(farm)
        state.tell("arranged", seat)
        return
    pen, animal = picked
    args: dict[str, Arg] = {"animal": good_key(ANIMALS[animal]), "place": place_key(farm, pen)}
    move = yield Ask(seat, "arle.ask.move_to", lambda: to_options(farm, pen, animal), args, anytime=False)
    if move != NOTHING:
        _carry_out(farm, pen, animal, move)
        state.tell("moved_animals", seat, targets=(pen, move[0]))


def _carry_out(farm: Farm, pen: str, animal: int, move: Move) -> None:
    target, count, other, back = move
    farm.standing[pen][animal] -= count
    farm.standing[target][animal] += count
    farm.standing[target][other] -= back
    farm.standing[pen][other] += back
    farm.arranged_by_hand = True


def place_key(farm: Farm, pen: str) -> str:
    """Return the message key of a pen's kind."""
    return f"arle.pen.{pens(farm)[pen]}"


def from_options(farm: Farm) -> list[Option]:
    """Return the animals that can be picked, and the way back to the proposed arrangement."""
    kinds = pens(farm)
    found = [
        Option(
            f"from:{pen}:{ANIMALS[animal]}",
            "arle.option.move_from",
            {**amounts({ANIMALS[animal]: farm.standing[pen][animal]}), "place": f"arle.pen.{kinds[pen]}"},
            target=pen,
            value=(pen, animal),
        )
        for pen in _one_of_each(farm, kinds)
        for animal, count in enumerate(farm.standing[pen])
        if count and _can_go(farm, kinds, pen, animal)
    ]
    return [*found, Option("propose", "arle.option.propose"), stop("stay")]


def _one_of_each(farm: Farm, kinds: dict[str, str]) -> list[str]:
    """Return the pens without those that are like an earlier one: of the same kind, with the same animals."""
    first: dict[tuple[str, ...], str] = {}
    for pen, kind in kinds.items():
        first.setdefault((kind, *map(str, farm.standing[pen])), pen)
    return list(first.values())


def to_options(farm: Farm, pen: str, animal: int) -> list[Option]:
    """Return where the picked animals can go: one of them, as many as fit, or in exchange for those who stand there."""
    return [*[_to_option(farm, move) for move in _moves(farm, pens(farm), pen, animal)], stop("stay")]


def _to_option(farm: Farm, move: Move) -> Option:
    target, count, other, back = move
    args: dict[str, Arg] = {"count": count, "place": place_key(farm, target)}
    name, key = f"to:{target}:{count}", "arle.option.move_to"
    standing = {ANIMALS[t]: n for t, n in enumerate(farm.standing[target]) if n}
    if back:
        args |= amounts({ANIMALS[other]: back})
        name, key = f"{name}:{back}{ANIMALS[other]}", "arle.option.move_swap"
    elif standing:
        args |= amounts(standing)
        key = f"arle.option.move_join{len(standing)}"
    return Option(name, key, args, target=target, value=move)


def _can_go(farm: Farm, kinds: dict[str, str], pen: str, animal: int) -> bool:
    """Tell whether an animal of a type could leave this pen at all."""
    standing = farm.standing
    free = any(
        target != pen and room_left(kind, standing[target], animal) > 0 for target, kind in kinds.items()
    )
    return free or bool(_moves(farm, kinds, pen, animal))


def _moves(farm: Farm, kinds: dict[str, str], pen: str, animal: int) -> list[Move]:
    """Return every way the animals of a type in a pen can go: one, as many as fit, or in exchange for others."""
    standing = farm.standing
    here = standing[pen][animal]
    found: list[Move] = []
    for target in _one_of_each(farm, {other: kind for other, kind in kinds.items() if other != pen}):
        room = room_left(kinds[target], standing[target], animal)
        if room > 0:
            found.append((target, 1, animal, 0))
            if min(room, here) > 1:
                found.append((target, min(room, here), animal, 0))
        if any(standing[target]):
            found += _swaps(farm, kinds, pen, animal, target)
    return found


def _swaps(farm: Farm, kinds: dict[str, str], pen: str, animal: int, target: str) -> list[Move]:
    """Return how all animals of a type here could change places with all of another type there."""
    found: list[Move] = []
    for other, back in enumerate(farm.standing[target]):
        if back and other != animal:
            here, there = list(farm.standing[pen]), list(farm.standing[target])
            count = here[animal]
            here[animal], there[animal] = 0, there[animal] + count
            here[other], there[other] = here[other] + back, 0
            if lawful(kinds[pen], here) and lawful(kinds[target], there):
                found.append((target, count, other, back))
    return found
