"""What the last player did, in the few words that the header has room for."""

import re

from engine.el_paso.view import PlaceView, View
from engine.kernel import Event
from renders.contract import Request

SIDE_NOTE = re.compile(r"( \([^)]*\)|[;；].*)$")
"""What a sentence can do without."""
TELLING = (
    "delivered",
    "delivered_certificates",
    "sue_delivered",
    "replaced_for",
    "replaced",
    "built_for",
    "built",
    "bought_cattle",
    "used_train_for",
    "took_bonus",
    "took_bonus_face_down",
    "bought_bonus",
    "bought_bonus_face_down",
    "took_objective",
    "took_objective_face_down",
    "bought_objective",
    "bought_objective_face_down",
    "hired",
    "hired_free",
    "gained_card",
    "gained_card_for",
    "sue_cattle",
    "sue_train",
    "sold",
    "removed",
    "placed_herder",
    "gained_certificates",
    "gained_money",
)
"""Kinds of event, the most telling first."""


def short_place(place: PlaceView, el_paso: str) -> str:
    """Name a place in a word: its letter, its building, or El Paso."""
    if place.kind == "el_paso":
        return el_paso
    return place.tile if place.tile else place.id


def _told(view: View, events: tuple[Event, ...], seat: int) -> Event | None:
    mine = [event for event in events if event.seat == seat and event.kind in TELLING]
    return min(mine, key=lambda event: TELLING.index(event.kind), default=None)


def last_move(request: Request) -> tuple[int | None, str]:
    """Give who acted last and what they did: "B → D, bought a Shorthorn"."""
    view: View = request.view
    seats = [event.seat for event in request.events if event.seat is not None]
    if not seats:
        return None, ""
    seat = view.way.seat if view.way is not None and view.way.seat in seats else seats[-1]
    parts = []
    if view.way is not None and view.way.seat == seat and len(view.way.places) > 1:
        places = {place.id: place for place in view.places}
        el_paso = request.say("el_paso.place.EP")
        ends = [short_place(places[place], el_paso) for place in (view.way.places[0], view.way.places[-1])]
        parts.append(" → ".join(ends))
    event = _told(view, request.events, seat)
    if event is not None:
        parts.append(SIDE_NOTE.sub("", request.say(f"el_paso.event.{event.kind}", **event.args)))
    return seat, ", ".join(parts)
