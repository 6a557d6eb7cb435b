"""Whatever is printed on what one chooses from is said where it is offered, or drawn in the picture beside it.

Each field of a card, tile, building, post, harbour, space, price or action is changed in the data: then the words of
its option change too, or the pixels of its picture. What needn't be shown is listed in `shown` with the reason, so that
a new field can't be forgotten.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any

import msgspec
import pytest

import renders
from bot import words
from engine.kernel import Arg
from engine.kernel.components import Printed
from engine.new_zealand import components
from engine.new_zealand.actions import facts
from engine.new_zealand.actions.describing import describe
from engine.new_zealand.actions.gaining import gain
from engine.new_zealand.actions.sea import ships
from engine.new_zealand.actions.vocabulary import Act, Either, TakeSheep
from engine.new_zealand.components import BOX, CARDS, Card
from engine.new_zealand.printed import boards
from engine.new_zealand.table import names
from renders.kit import canvas
from renders.kit.sprites import CACHE
from renders.samples import Sample
from tests.rules.new_zealand.driver import table
from tests.rules.new_zealand.table.offers import OFFERS, laid
from tests.rules.new_zealand.table.shown import NO_CHOICE, PICTURES, SAID, SEA, SHOWN

SAY = words.reader("en", ["Ada", "Bo"])


def inside(part: Any) -> Iterator[Any]:
    """Yield every record of the data."""
    if isinstance(part, msgspec.Struct):
        yield part
        for field in part.__struct_fields__:
            yield from inside(getattr(part, field))
    elif isinstance(part, (dict, tuple)):
        for each in part.values() if isinstance(part, dict) else part:
            yield from inside(each)


def records(kind: type) -> list[Any]:
    if kind is Card:
        return [card for card in CARDS.values() if not card.breed]
    return [each for each in inside(BOX) if type(each) is kind]


def default(kind: type, field: str) -> Any:
    fields = {each.name: each for each in msgspec.structs.fields(kind)}
    return fields[field].default


OTHERS: dict[str, tuple[Any, ...]] = {
    "auxiliary": (1, 5),
    "removes_starting_sheep_of": (1, 2),
    "breed": ("merino", "southdown"),
    "card": ("kotare", "ferry"),
    "per": ("storehouses", "objectives"),
    "post": ("W9", "W13"),
}
"""Values of fields that can't have just any."""


def other(kind: type, field: str, value: Any) -> Any:
    """Give another value that the field could have."""
    if type(value) is bool:
        return not value
    if field in OTHERS:
        return next(each for each in OTHERS[field] if each != value)
    if type(value) is int:
        return value + 1
    if isinstance(value, tuple) and all(type(each) is int for each in value):
        return tuple(each + 1 for each in value)
    if field == "arrows":
        return dict.fromkeys(value, "red")
    others = (getattr(each, field) for each in records(kind))
    return next(each for each in others if each and each != value)


def cleared() -> None:
    """Forget what was worded or painted of other data."""
    for kept in (facts.card_facts, facts.building_facts, describe):
        kept.cache_clear()
    CACHE.sprites.clear()
    CACHE.bytes = 0
    canvas._LAYERS.clear()


@contextmanager
def changed(record: Any, field: str) -> Iterator[None]:
    """For a while, one field of a record of the data has another value."""
    was = getattr(record, field)
    try:
        _put(record, field, other(type(record), field, was))
        yield
    finally:
        _put(record, field, was)


def _put(record: Any, field: str, value: Any) -> None:
    msgspec.structs.force_setattr(record, field, value)
    names.NAMES.update(names.names())
    components.SLOT_GOLD.update({slot.id: slot.gold for slot in BOX.bonus_card_slots})
    cleared()


# ---- what is said


def say(key: str, args: dict[str, Arg]) -> str:
    text = SAY(key, **args)
    assert "⟦" not in text, text
    return text


def said(record: Any) -> list[str]:
    """Word the options with which a record is offered, and the headings that these stand under."""
    options = OFFERS[type(record)](laid(), record)
    assert options, record
    heads = [option.group for option in options if option.group]
    return [say(option.key, option.args) for option in options] + [say(head, {}) for head in heads]


SAYING = [(kind, field) for kind, fields in SHOWN.items() for field, how in fields.items() if how == SAID]


def unsaid(kind: type, field: str) -> list[Any]:
    """List the records that have the field, and are offered in the same words when it has another value."""
    found, tried = [], 0
    for record in records(kind):
        value = getattr(record, field)
        if value == default(kind, field) or not value:
            continue
        tried += 1
        before = said(record)
        with changed(record, field):
            if said(record) == before:
                found.append((getattr(record, "id", record), before))
    assert tried
    return found


@pytest.mark.parametrize(("kind", "field"), SAYING, ids=lambda it: getattr(it, "__name__", it))
def test_a_changed_field_changes_the_words(kind: type, field: str) -> None:
    assert unsaid(kind, field) == []


# ---- what an action says

ACTIONS = [each for each in inside((BOX, tuple(CARDS.values()))) if isinstance(each, Act)]


def called(action: Any) -> tuple[str, str]:
    """Word an action as what is done, and as what is gained."""
    return say(*describe(action)), SAY.argument("", gain(action))


def silent(action: Any) -> list[str]:
    """List the fields of an action whose change changes neither how it is called nor what it gives."""
    kind, found = type(action), []
    for field in action.__struct_fields__:
        value = getattr(action, field)
        if value == default(kind, field) or not value or field in {"of", "offers"}:
            continue
        raised = msgspec.structs.replace(action, **{field: other(kind, field, value)})
        if any(now == then for now, then in zip(called(action), called(raised), strict=True)):
            found.append(f"{action}: {field}")
    return found


def test_every_field_of_an_action_is_in_its_words() -> None:
    assert [each for action in ACTIONS if not isinstance(action, Either) for each in silent(action)] == []


def test_what_sheep_may_be_taken_is_in_the_words() -> None:
    for action in (each for each in ACTIONS if isinstance(each, TakeSheep)):
        for number, offer in enumerate(action.offers):
            for change in ({"n": offer.n + 1}, {"colours": ("orange",)}):
                offers = list(action.offers)
                offers[number] = msgspec.structs.replace(offer, **change)
                assert say(*describe(msgspec.structs.replace(action, offers=tuple(offers)))) != say(
                    *describe(action)
                )


# ---- what is drawn

DRAWN = [(kind, field) for kind, fields in SHOWN.items() for field, how in fields.items() if how in PICTURES]


def drawn(picture: str) -> bytes:
    """Draw a picture at the beginning of a game, as seat 0 sees it."""
    cleared()
    request = Sample(table(), ()).request(picture, SAY, seat=0, subject=0)
    return renders.draw(request).png


@cache
def printed(picture: str) -> bytes:
    return drawn(picture)


def picture_of(record: Any, field: str) -> str:
    """Name the picture where the field is drawn: posts and arrows lie on the trail's board or at sea."""
    local = BOX.posts.penalties + tuple(
        post for post in BOX.posts.list if post.kind == "sheep" and not post.harbour
    )
    at_sea = isinstance(record, (boards.Post, boards.Link)) and record not in local
    return SEA if at_sea else SHOWN[type(record)][field]


def examples(kind: type, field: str) -> list[Any]:
    """Give a record that has the field for each way of drawing it."""
    found = [each for each in records(kind) if getattr(each, field)]
    ways = {
        (picture_of(each, field), bool(getattr(each, "harbour", "")), getattr(each, "size", "")): each
        for each in found
    }
    return list(ways.values())


@pytest.mark.parametrize(("kind", "field"), DRAWN, ids=lambda it: getattr(it, "__name__", it))
def test_a_changed_field_changes_the_picture(kind: type, field: str) -> None:
    for record in examples(kind, field):
        picture = picture_of(record, field)
        before = printed(picture)
        with changed(record, field):
            assert drawn(picture) != before


# ---- nothing is forgotten


def test_every_field_has_its_place() -> None:
    kinds = {type(each) for each in inside(BOX) if isinstance(each, Printed)} | {Card}
    assert kinds == set(SHOWN) | NO_CHOICE
    for kind, fields in SHOWN.items():
        assert {field.name for field in msgspec.structs.fields(kind)} - {"src"} == set(fields), kind


def test_what_isnt_said_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ships, "harbour_facts", lambda *_: "")
    assert unsaid(boards.Harbour, "vp")
