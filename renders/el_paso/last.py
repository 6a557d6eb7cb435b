"""What the last player did, in the few words that the header has room for."""

from engine.el_paso.view import PlaceView, View
from renders.contract import Request
from renders.western import last

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


def last_move(request: Request) -> tuple[int | None, str]:
    """Give who acted last and what they did: "B → D, bought a Shorthorn"."""
    view: View = request.view
    names = {place.id: short_place(place, request.say("el_paso.place.EP")) for place in view.places}
    return last.last_move(request, TELLING, names.__getitem__)
