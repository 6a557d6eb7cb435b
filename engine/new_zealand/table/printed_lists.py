"""What is printed on whole kinds of components, as lists for `/rules`: posts, harbours, buildings, sheep, cards."""

from collections.abc import Iterable

from engine.kernel import Arg, Phrase
from engine.new_zealand.actions.describing import supply_key
from engine.new_zealand.actions.facts import Fact, building_words, card_facts, more, worker_facts
from engine.new_zealand.actions.gaining import amount, amounts, gains
from engine.new_zealand.components import BOARD, BONUS_SETS, BOX, BREEDS, HARBOURS, MASTERS, POSTS, WORKERS
from engine.new_zealand.printed.boards import Harbour, Link, Post


def lines(items: Iterable[Fact]) -> Fact:
    """Put each of these on a line of its own."""
    first, *rest = [*items] or [""]
    return Phrase("new_zealand.printed.line", {"first": first, "rest": lines(rest)}) if first else ""


def line(name: str, *facts: Fact) -> Phrase:
    """Say a component's name and what is printed on it."""
    return Phrase("new_zealand.printed.entry", {"name": name, "facts": more(*facts)})


def _post(post: Post) -> Phrase:
    fee = amounts(fee=post.fee)
    return line(f"new_zealand.post.{post.id}", amount("vp", post.vp), *fee, *gains(post.actions))


def _posts(kind: str, *, foreign: bool) -> Fact:
    return lines(
        _post(post) for post in POSTS.values() if bool(post.harbour) == foreign and kind in ("", post.kind)
    )


def _links(links: Iterable[Link], kind: str) -> Fact:
    return lines(
        Phrase(
            "new_zealand.printed.link",
            {
                "one": f"new_zealand.{kind}.{link.between[0]}",
                "other": f"new_zealand.{kind}.{link.between[1]}",
                "n": link.vp,
            },
        )
        for link in links
    )


def _harbour(harbour: Harbour) -> Phrase:
    card = (supply_key(harbour.card),) if harbour.card else ()
    post = (f"new_zealand.post.{harbour.post}",) if harbour.post else ()
    cost = amounts(fee=harbour.cost)
    return line(f"new_zealand.harbour.{harbour.id}", *cost, *amounts(vp=harbour.vp), *card, *post)


def _harbours(size: str) -> Fact:
    return lines(_harbour(harbour) for harbour in HARBOURS.values() if harbour.size == size)


def _buildings(side: str) -> Fact:
    sides = {name: kind for name, kind in BOX.private_buildings.items() if name.endswith(side)}
    return lines(
        line(f"new_zealand.building.{name}", amount("craftsmen", kind.craftsmen), *building_words(kind))
        for name, kind in sides.items()
    )


def _worker_rows() -> Fact:
    spaces = range(BOARD.workers.printed + 1, BOARD.workers.spaces + 1)
    return lines(
        Phrase(
            "new_zealand.printed.space",
            {"worker": f"new_zealand.worker.{row}", "n": space, "facts": worker_facts(row, space)},
        )
        for row in WORKERS
        for space in spaces
        if worker_facts(row, space)
    )


def _pathfinder() -> Fact:
    points = BOX.pathfinder.vp
    return lines(
        Phrase("new_zealand.printed.from_space", {"n": space, "points": points[space]})
        for space in range(1, len(points))
        if points[space] != points[space - 1]
    )


def _cards(cards: Iterable[str]) -> Fact:
    return lines(
        Phrase("new_zealand.printed.card", {"name": f"new_zealand.card.{card}", "facts": card_facts(card)})
        for card in cards
    )


LISTS: dict[str, Arg] = {
    "local_posts": _posts("sheep", foreign=False),
    "wool_posts": _posts("wool", foreign=False),
    "foreign_posts": _posts("", foreign=True),
    "post_arrows": _links(BOX.posts.penalties, "post"),
    "small_harbours": _harbours("small"),
    "medium_harbours": _harbours("medium"),
    "large_harbours": _harbours("large"),
    "harbour_arrows": _links(BOX.sea.yellow_arrows, "harbour"),
    "masters": lines(f"new_zealand.master.{tile}" for tile in MASTERS),
    "buildings_a": _buildings("a"),
    "buildings_b": _buildings("b"),
    "worker_rows": _worker_rows(),
    "pathfinder_points": _pathfinder(),
    "sheep": _cards(BREEDS),
    "bonus_cards": _cards(kind.card for kind in BONUS_SETS.values()),
}
"""Each list by the name that the rule texts give it."""
