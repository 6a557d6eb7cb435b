"""The printed figures that stand in the names of components: "post 9", "rockfall (black hand, 2 VP)".

A name is a message key; wherever it is worded (options, events, pictures, alternative texts), its figures come from
here, and so from the component data.
"""

from collections.abc import Iterator

from engine.kernel import Arg, Phrase
from engine.new_zealand.actions.gaining import Words, amount, amounts, gains
from engine.new_zealand.components import (
    BONUS_TILES,
    BOX,
    CARDS,
    DISCS,
    HAZARDS,
    MASTERS,
    NODES,
    OFFERS,
    PAIRS,
    POSTS,
)
from engine.new_zealand.printed.boards import Disc, Node
from engine.new_zealand.printed.cards import BonusKind, HarbourMaster

TASKS = BOX.objectives


def _task(task: str) -> Phrase:
    figure = {
        "TP13": TASKS.post_value,
        "BLD4": TASKS.craftsmen,
        "SHR2": TASKS.shearers,
        "PF6": TASKS.pathfinder_spaces,
    }
    return Phrase(f"new_zealand.task.{task}", {"n": figure.get(task, 1)})


def _bonus_gains(tile: BonusKind) -> Words:
    joker: Words = ("new_zealand.worker.joker",) if tile.joker else ()
    lasting = amounts(permanent_certificates=tile.permanent_certificates, permanent_wool=tile.permanent_wool)
    return (*amounts(vp=tile.vp), *lasting, *gains(tile.effects), *joker)


def _bonus_costs(tile: BonusKind) -> str | Phrase:
    if tile.removes_starting_sheep_of:
        return Phrase("new_zealand.bonus.for_sheep", {"value": tile.removes_starting_sheep_of})
    return Phrase("new_zealand.bonus.for_gold", {"gold": tile.gold}) if tile.gold else ""


def master_gains(tile: HarbourMaster) -> Words:
    """Say what the upper half of a harbour master gives at once."""
    return (*gains(tile.actions), *amounts(permanent_certificates=tile.permanent_certificates))


def disc_gains(disc: Disc) -> Words:
    """Say what is free for good once a disc is gone."""
    row = BOX.player_board.auxiliary[disc.auxiliary - 1] if disc.auxiliary else None
    freed = (f"new_zealand.auxiliary.{disc.auxiliary}{'_twice' if row.open else ''}",) if row else ()
    return freed + amounts(
        steps=disc.steps,
        hand_limit=disc.hand_limit,
        certificate_limit=disc.certificate_limit,
        permanent_wool=disc.permanent_wool,
        permanent_certificates=disc.permanent_certificates,
        vp=disc.vp,
    )


def risk(node: Node) -> Phrase:
    """Say the risk action that is printed on a building space."""
    action = BOX.trail.risk_actions[node.risk]
    sold = {"money": getattr(action, "money", 0), "gold": getattr(action, "gold", 0)}
    figures = {"n": sold["money"] or sold["gold"] or getattr(action, "certificate", 0)}
    return Phrase(f"new_zealand.risk.{node.risk}", {**figures})


def _notes(node: Node) -> str | Phrase:
    """Say what is printed on a building space: grass, a risk action, how far the pathfinder must be."""
    notes: Words = ("new_zealand.place.grass",) if node.grass else ()
    notes += (Phrase("new_zealand.place.needs", {"n": node.pathfinder}),) if node.pathfinder else ()
    notes += (risk(node),) if node.risk else ()
    return Phrase("new_zealand.place.notes", {"notes": notes}) if notes else ""


def _cards() -> Iterator[tuple[str, dict[str, Arg]]]:
    for card in CARDS.values():
        if card.objective:
            first, second = map(_task, card.objective.tasks)
            worth = {"points": card.objective.vp, "penalty": card.objective.penalty}
            yield f"card.{card.id}", {"first": first, "second": second, **worth}


def _tiles() -> Iterator[tuple[str, dict[str, Arg]]]:
    for kind in HAZARDS.values():
        zone, hand = f"new_zealand.zone.{kind.zone}", f"new_zealand.hand.{kind.hand}"
        yield f"hazard.{kind.id}", {"zone": zone, "hand": hand, "points": kind.vp}
    for tile in BONUS_TILES.values():
        yield f"bonus.{tile.id}", {"gains": _bonus_gains(tile), "costs": _bonus_costs(tile)}
    for master in MASTERS.values():
        each = Phrase(f"new_zealand.each.{master.per}", {"count": master.each})
        yield (
            f"master.{master.id}",
            {"gains": master_gains(master), "points": master.vp, "each": each},
        )
    for number, side in ((name[:-1], name[-1]) for name in BOX.private_buildings):
        yield f"building.{number}{side}", {"n": int(number), "side": f"new_zealand.side.{side}"}


def _boards() -> Iterator[tuple[str, dict[str, Arg]]]:
    for pair in PAIRS.values():
        lasting = amounts(
            permanent_wool=pair.permanent_wool, permanent_certificates=pair.permanent_certificates
        )
        yield f"pair.{pair.id}", {"gains": (*amounts(money=pair.money), *lasting, *amounts(vp=pair.vp))}
    for disc in DISCS.values():
        yield f"disc.{disc.id}", {"gains": disc_gains(disc), "border": f"new_zealand.border.{disc.border}"}
    for offer in OFFERS.values():
        args = {"shepherds": amount("shepherds", offer.shepherds), "pounds": amount("money", offer.pay)}
        yield f"offer.{offer.id}", {**args}


def _places() -> Iterator[tuple[str, dict[str, Arg]]]:
    for node in NODES.values():
        if node.kind == "build":
            yield f"place.{node.id}", {"n": int(node.id[1:]), "notes": _notes(node)}
    for space in BOX.sea.spaces:
        if space != BOX.sea.start:
            yield f"sea.{space}", {"n": int(space[2:])}
    for post in POSTS.values():
        where = f"new_zealand.harbour.{post.harbour}" if post.harbour else ""
        yield f"post.{post.id}", {"n": post.value, "harbour": where}


def _options() -> Iterator[tuple[str, dict[str, Arg]]]:
    for post in POSTS.values():
        yield f"options.first_delivery.{post.id}", {"n": post.value}
    for number in range(1, BOX.counts.private_buildings + 1):
        yield f"options.building_{number}", {"n": number}


def names() -> dict[str, dict[str, Arg]]:
    """Give the arguments of each name that holds figures, by its message key."""
    parts = (_cards, _tiles, _boards, _places, _options)
    return {f"new_zealand.{key}": args for part in parts for key, args in part()}


NAMES = names()
"""The arguments of each name that holds figures, by its message key."""
