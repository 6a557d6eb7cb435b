"""The printed figures that the rule texts and the helps name, each by the name that it has in the sentences."""

from collections.abc import Iterator

from engine.el_paso.components import (
    AUXILIARY,
    BONUSES,
    BOT_CARDS,
    BREEDS,
    BUILDINGS,
    COMPONENTS,
    DISCS,
    MARKET,
    NEUTRAL,
    OBJECTIVES,
    POSTS,
    TRAIN,
)
from engine.el_paso.printed.effects import Worded, amount, listed, points
from engine.el_paso.printed.entries import AnyEntry, Exchange, GainMoney, PlainEntry
from engine.el_paso.printed.names import breed_worth, post_gains
from engine.el_paso.printed.shapes import WILD, WORKERS, Disc
from engine.kernel import Arg, Phrase

LIMITS, SUE, CARDS = COMPONENTS.limits, COMPONENTS.sue, COMPONENTS.workers
PILES = {pile.id: pile for pile in CARDS.piles}
BLACK = tuple(post.minimum for post in POSTS.values() if post.black)


def _auxiliary(entry: PlainEntry | None) -> int:
    """Return how much or how often an auxiliary action gives before or after its disc is gone."""
    if isinstance(entry, GainMoney):
        return entry.amount
    return entry.times if isinstance(entry, Exchange) else 0


def _item(what: Worded, *gains: Worded) -> Phrase:
    """Word one thing of a list with what it is or gives: "Hereford (6 VP)"."""
    return Phrase("el_paso.item", {"what": what, "gains": gains})


def _disc(printed: Disc) -> Phrase:
    """Word a disc with its border and the dollars beside its space."""
    notes = [Phrase("el_paso.item.black" if printed.black else "el_paso.item.white")]
    if printed.money:
        kind = "gain" if printed.money > 0 else "pay"
        notes.append(Phrase(f"el_paso.item.{kind}", {"price": amount("money", abs(printed.money))}))
    return Phrase("el_paso.item.disc", {"disc": f"el_paso.disc.{printed.id}", "notes": tuple(notes)})


def _market(breed: str) -> Phrase:
    cowboys = BREEDS[breed].cowboys
    price = (amount("cowboy", cowboys), amount("money", cowboys * COMPONENTS.cattle.money_per_cowboy))
    return Phrase("el_paso.item.market", {"card": breed_worth(breed), "price": price})


def _worker_points() -> tuple[Phrase, ...]:
    """Word what worker cards are worth: one figure where it is the same for all."""
    worths = dict.fromkeys(PILES[worker].vp for worker in WORKERS)
    if len(worths) == 1:
        return (Phrase("el_paso.item.each_worker", {"points": points(*worths)}),)
    return tuple(_item(f"el_paso.worker.{worker}", points(PILES[worker].vp)) for worker in WORKERS)


def _does(cost: Phrase, actions: tuple[AnyEntry, ...]) -> Phrase:
    """Word what a building or train card costs or brings, and does: "4 VP: hire for 5; 2 certificates"."""
    return Phrase("el_paso.item.does", {"cost": cost, "effects": listed(actions)})


def lexicon() -> Iterator[tuple[Phrase, Phrase]]:
    """Give every building, train card, tile, post, breed, disc and solo card with what it says."""
    for printed in BUILDINGS.values():
        for side in "ab":
            what = _does(points(printed.vp), printed.side(side).actions)
            yield Phrase(f"el_paso.tile.{printed.number}{side}"), what
    for tile in NEUTRAL.values():
        yield (
            Phrase(f"el_paso.tile.{tile.id}"),
            Phrase("el_paso.item.effects", {"effects": listed(tile.actions)}),
        )
    for card in TRAIN.values():
        for side in "ab":
            name = {"what": f"el_paso.train.{card.id}", "side": f"el_paso.letter.{side}"}
            what = _does(amount("engineer", card.engineers), card.side(side).actions)
            yield Phrase("el_paso.item.side", dict(name)), what
    for post in POSTS.values():
        yield Phrase("el_paso.item.post", {"post": post.minimum}), post_gains(post)
    for breed in BREEDS.values():
        bought = _market(breed.id) if breed.id in MARKET else breed_worth(breed.id)
        yield Phrase(f"el_paso.breed.{breed.id}"), bought


BOARD: dict[str, Arg] = {
    "steps": LIMITS.steps,
    "steps_later": LIMITS.steps_unlocked,
    "hand": LIMITS.hand,
    "hand_later": LIMITS.hand_unlocked,
    "certificates": LIMITS.certificates,
    "discs": tuple(_disc(disc) for disc in DISCS.values()),
    "markers": COMPONENTS.setup.ownership_markers,
    "auxiliary_money": amount("money", _auxiliary(AUXILIARY["money"].locked)),
    "auxiliary_money_later": amount("money", _auxiliary(AUXILIARY["money"].unlocked)),
    "auxiliary_exchanges": amount("times", _auxiliary(AUXILIARY["exchange"].locked)),
    "auxiliary_exchanges_later": amount("times", _auxiliary(AUXILIARY["exchange"].unlocked)),
}
PRICES: dict[str, Arg] = {
    "per_cowboy": amount("money", COMPONENTS.cattle.money_per_cowboy),
    "per_builder": amount("money", COMPONENTS.common_buildings.money_per_builder),
    "per_engineer": amount("money", COMPONENTS.train.money_per_engineer),
    "surcharge": amount("money", CARDS.wild_surcharge),
    "wild_bonus": amount("money", PILES[WILD].bonus_money),
    "engineer_bonus": amount("money", PILES["engineer"].bonus_money),
    "builder_bonus_cost": amount("money", CARDS.builder_bonus_cost),
    "market": tuple(_market(breed) for breed in MARKET),
}
EL_PASO: dict[str, Arg] = {
    "el_paso_money": amount("money", COMPONENTS.el_paso.money),
    "end_space": points(COMPONENTS.el_paso.end_space_vp),
    "simmentals": COMPONENTS.setup.simmental_cards_per_seat,
    "black_from": min(BLACK),
    "repeated_posts": tuple(post.minimum for post in POSTS.values() if post.repeat),
    "posts": tuple(
        _item(Phrase("el_paso.item.post", {"post": n}), post_gains(post)) for n, post in POSTS.items()
    ),
}
SCORING: dict[str, Arg] = {
    "dollars_per_vp": amount("money", COMPONENTS.scoring.dollars_per_vp),
    "worker_points": _worker_points(),
    "cattle_points": tuple(_item(f"el_paso.breed.{b.id}", points(b.vp)) for b in BREEDS.values() if b.vp),
    "building_points": tuple(
        _item(Phrase("el_paso.item.number", {"number": number}), points(printed.vp))
        for number, printed in BUILDINGS.items()
    ),
    "post_points": tuple(
        _item(Phrase("el_paso.item.number", {"number": n}), points(post.vp))
        for n, post in POSTS.items()
        if post.vp
    ),
    "points_from": min(n for n, post in POSTS.items() if post.vp),
    "values": tuple(
        Phrase("el_paso.item.value", {"card": f"el_paso.breed.{b.id}", "value": b.value})
        for b in BREEDS.values()
    ),
}
TILES: dict[str, Arg] = {
    "objective_tiles": tuple(f"el_paso.objective.{tile}" for tile in OBJECTIVES),
    "bonus_tiles": tuple(f"el_paso.bonus.{tile}" for tile in BONUSES),
    "bot_cards": tuple(f"el_paso.bot_card.{card}" for card in BOT_CARDS),
}
OPPONENT: dict[str, Arg] = {
    "sue_market": tuple(f"el_paso.breed.{breed}" for breed in SUE.market),
    "sue_full": SUE.full_type,
    "sue_consolation": f"el_paso.breed.{SUE.consolation}",
    "sue_posts": (SUE.first_post, *SUE.post_order),
}
FIGURES: dict[str, Arg] = {**BOARD, **PRICES, **EL_PASO, **SCORING, **TILES, **OPPONENT}
