"""Sue's shipments: always to the next higher trading post."""

from engine.el_paso.components import COMPONENTS, POSTS
from engine.el_paso.ledger import deliver_disc_of_sue, tell
from engine.el_paso.printed.entries import GainTile, Hire
from engine.el_paso.shipping.el_paso import take_simmental
from engine.el_paso.state import State, Sue
from engine.el_paso.sue.actions import perform


def next_post(state: State, sue: Sue) -> int:
    """Return the post that she ships to next, 0 when she has no disc left."""
    free = [minimum for minimum in COMPONENTS.sue.post_order if state.seats not in state.posts[minimum]]
    return free[0] if free and sue.discs else 0


def ship(state: State, sue: Sue) -> None:
    """Take a Simmental card and put a disc on the next higher post; only tiles and workers count as rewards."""
    seat = state.seats
    state.players[seat].shipments += 1
    take_simmental(state, seat)
    minimum = next_post(state, sue)
    if not minimum:
        state.tell("no_delivery", seat)
        return
    delivered = deliver_disc_of_sue(state, sue, minimum)
    tell(state, seat, "sue_delivered", delivered, targets=(f"post:{minimum}",), post=minimum)
    reward = POSTS[minimum].reward
    if isinstance(reward, GainTile | Hire):
        perform(state, sue, reward)
