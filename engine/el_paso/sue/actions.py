"""The actions of Sue's cards: her workers decide how far they reach."""

from engine.el_paso.components import COMPONENTS, TRAIN
from engine.el_paso.printed.entries import AnyEntry, Either, GainCattle, GainTile, Hire
from engine.el_paso.state import State, Sue
from engine.el_paso.sue.building import build
from engine.el_paso.sue.gaining import draw, take_best_tile, take_cattle

SUE = COMPONENTS.sue
WORKER_OF = {"market": "cowboy", "build": "builder", "train": "engineer"}
"""Action -> the type of worker that drives it."""


def market(state: State, sue: Sue) -> None:
    """Take the card that her cowboys reach."""
    best = min(sue.row["cowboy"], len(SUE.market))
    take_cattle(state, sue, SUE.market[best - 1])


def train(state: State, sue: Sue) -> None:
    """Use the train card that her engineers reach: only tiles, hires and cattle count."""
    reached = [card for card in TRAIN.values() if card.engineers <= sue.row["engineer"]]
    card = reached[-1]
    state.tell("sue_train", state.seats, targets=(f"train:{card.id}",), train=f"el_paso.train.{card.id}")
    for entry in card.side(state.train[card.id]).actions:
        perform(state, sue, entry)


def perform(state: State, sue: Sue, entry: AnyEntry) -> None:
    """Perform one entry of a train card; at a slash she takes the tile."""
    if isinstance(entry, Either):
        entry = next(option for option in entry.options if isinstance(option, GainTile))
    if isinstance(entry, GainTile):
        take_best_tile(state, entry.kinds)
    elif isinstance(entry, Hire):
        draw(state, sue)
    elif isinstance(entry, GainCattle):
        take_cattle(state, sue, entry.breed)


def most(state: State, sue: Sue) -> None:
    """Perform market, build or train, whichever has most workers; the leftmost in her row if equal."""
    best = max(sue.row, key=lambda worker: sue.row[worker])
    ACTIONS[next(action for action, worker in WORKER_OF.items() if worker == best)](state, sue)


ACTIONS = {"market": market, "train": train, "draw": draw, "build": build, "most": most}
"""Action of a bot card -> how she performs it."""
