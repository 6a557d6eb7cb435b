"""What the names of printed things are made of: figures, effects and points, by the name's message key."""

import re
from collections.abc import Mapping
from functools import cache

from engine.el_paso.components import (
    AUXILIARY,
    BONUSES,
    BOT_CARDS,
    BREEDS,
    BUILDINGS,
    COMPONENTS,
    DISCS,
    OBJECTIVES,
    PLACES,
    POSTS,
    TRAIN,
)
from engine.el_paso.printed.effects import NOTHING, Worded, amount, effect, effects, points
from engine.el_paso.printed.shapes import BonusTile, BotCard, Disc, ObjectiveTile, Post
from engine.kernel import Arg, Phrase

LIMITS = COMPONENTS.limits
NUMBERED = re.compile(r"([A-Z]?)(\d+)([A-Za-z]?)")


def parts(numbered: str) -> dict[str, Arg]:
    """Take an id apart that is printed as a number with a letter: "3a", "S5I", "A4"."""
    found = NUMBERED.fullmatch(numbered)
    assert found is not None
    before, number, after = found.groups()
    return {"number": int(number), "letter": f"el_paso.letter.{before or after}"}


@cache
def asked_for(tile: ObjectiveTile) -> dict[str, Arg]:
    """Word what an objective tile asks for, and its points."""
    asked: list[Worded] = []
    if tile.building:
        asked.append(Phrase("el_paso.asked.building", {"count": tile.building}))
    if tile.post:
        asked.append(Phrase("el_paso.asked.post", {"post": tile.post}))
    if tile.breed:
        asked.append(f"el_paso.breed.{tile.breed}")
    return {"what": tuple(asked), "points": points(tile.vp)}


@cache
def bonus_name(tile: BonusTile, room: int | None = None) -> Phrase:
    """Name a bonus tile; with the spaces left on the certificate track where it is used at once."""
    lasting = (f"el_paso.permanent.{tile.permanent}",) if tile.permanent else ()
    what = lasting if lasting and not tile.actions else (*lasting, *effects(tile.actions, room))
    return Phrase(f"el_paso.bonus.{tile.id}", {"what": what, "points": points(tile.vp)})


def freed(printed: Disc) -> dict[str, Arg]:
    """Word what a disc frees: an auxiliary action, a permanent certificate, or a higher limit."""
    what: list[Worded] = [
        Phrase("el_paso.freed.auxiliary", {"effect": effect(action.unlocked)})
        for action in AUXILIARY.values()
        if action.disc == printed.id
    ]
    if printed.frees:
        counts = {"hand": LIMITS.hand_unlocked, "steps": LIMITS.steps_unlocked}
        what.append(Phrase(f"el_paso.freed.{printed.frees}", {"count": counts.get(printed.frees, 1)}))
    return {"what": tuple(what)}


@cache
def post_gains(printed: Post, room: int | None = None) -> Phrase:
    """Word what a post gives; `room`: the spaces left on the certificate track when its reward is taken."""
    gains: list[Worded] = [effect(printed.reward, room)] if printed.reward else []
    if printed.vp:
        gains.append(points(printed.vp))
    key = "el_paso.gains.repeatable" if printed.repeat else "el_paso.gains"
    return Phrase(key, {"what": tuple(gains) or (NOTHING,)})


def bot_card(printed: BotCard) -> dict[str, Arg]:
    """Word the steps and actions of one of Sue's cards."""
    actions = tuple(f"el_paso.bot_action.{action}" for action in printed.actions)
    return parts(printed.id) | {"steps": amount("steps", printed.steps), "actions": actions}


def breed_worth(breed: str) -> Phrase:
    """Name a card with its breeding value and points: "Shorthorn (value 4, 4 VP)"."""
    printed = BREEDS[breed]
    worth: dict[str, Arg] = {"value": printed.value, "points": points(printed.vp)}
    return Phrase("el_paso.card.worth", {"card": f"el_paso.breed.{breed}", **worth})


NAMES: dict[str, Mapping[str, Arg]] = {
    **{f"el_paso.tile.{number}{side}": parts(f"{number}{side}") for number in BUILDINGS for side in "ab"},
    **{f"el_paso.place.{place.id}": parts(place.id) for place in PLACES.values() if place.kind == "space"},
    **{f"el_paso.train.{card}": parts(card) for card in TRAIN},
    **{f"el_paso.objective.{tile.id}": asked_for(tile) for tile in OBJECTIVES.values()},
    **{f"el_paso.bonus.{tile.id}": bonus_name(tile).args for tile in BONUSES.values()},
    **{f"el_paso.disc.{disc.id}": freed(disc) for disc in DISCS.values()},
    **{f"el_paso.post.{post.minimum}": {"gains": post_gains(post)} for post in POSTS.values()},
    **{f"el_paso.bot_card.{card.id}": bot_card(card) for card in BOT_CARDS.values()},
    **{f"el_paso.options.building_{number}": {"number": number} for number in BUILDINGS},
    **{f"el_paso.options.train_{card[1]}": {"number": int(card[1])} for card in TRAIN},
}
"""Message key of a name -> what stands in it."""
