"""What Sue gains: cattle, workers and tiles."""

from engine.el_paso.actions.tiles import gain_tile, take_from_display
from engine.el_paso.components import BONUS, BONUSES, COMPONENTS, OBJECTIVE, OBJECTIVES
from engine.el_paso.ledger import Changes, draw_of_sue, give_sue_cattle, give_sue_worker, tell
from engine.el_paso.printed.shapes import WILD, WORKERS
from engine.el_paso.state import State, Sue

SUE = COMPONENTS.sue
TILE_VP = {OBJECTIVE: {tile.id: tile.vp for tile in OBJECTIVES.values()}} | {
    BONUS: {tile.id: tile.vp for tile in BONUSES.values()}
}


def take_cattle(state: State, sue: Sue, wanted: str) -> None:
    """Put a breed onto her cattle stack; where it is sold out, the next lower one that is left."""
    for breed in reversed(SUE.market[: SUE.market.index(wanted) + 1]):
        if state.market[breed]:
            state.market[breed] -= 1
            add_cattle(state, sue, breed, targets=(f"market:{breed}",))
            return
    state.tell("sue_no_cattle", state.seats)


def add_cattle(state: State, sue: Sue, breed: str, *drawn: Changes, targets: tuple[str, ...] = ()) -> None:
    """Put a card onto her cattle stack."""
    gained = give_sue_cattle(sue, breed)
    tell(state, state.seats, "sue_cattle", gained, *drawn, targets=targets, card=f"el_paso.breed.{breed}")


def draw(state: State, sue: Sue) -> None:
    """Draw a card of her supply deck: cattle to her stack, a worker into her row."""
    if not sue.supply_deck:
        state.tell("sue_no_draw", state.seats)
        return
    card, drawn = draw_of_sue(state, sue)
    if card in WORKERS:
        worker = wild_type(sue) if card == WILD else card
        kind = "sue_wild" if card == WILD else "sue_worker"
        gained = give_sue_worker(sue, worker)
        tell(state, state.seats, kind, drawn, gained, worker=f"el_paso.worker.{worker}")
    else:
        add_cattle(state, sue, card, drawn)


def wild_type(sue: Sue) -> str:
    """Return the type that a wild worker joins: the largest below four, leftmost if equal.

    With four or more of every type it joins the leftmost.
    """
    open_types = [worker for worker, count in sue.row.items() if count < SUE.full_type]
    return max(open_types, key=lambda worker: sue.row[worker]) if open_types else next(iter(sue.row))


def take_best_tile(state: State, kinds: tuple[str, ...]) -> None:
    """Take the face-up tile with most VP, the leftmost of equals, objectives before bonus tiles."""
    face_up = [(kind, tile) for kind in kinds for tile in state.displays[kind]]
    if face_up:
        kind, tile = max(face_up, key=lambda one: TILE_VP[one[0]][one[1]])
        take_from_display(state, kind, tile)
        gain_tile(state, state.seats, kind, tile)
