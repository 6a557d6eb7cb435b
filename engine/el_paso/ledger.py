"""What lies before each seat, and the only places where it changes: each returns what it really changed.

An event is told with what these return (`tell`), so that no event can say anything else.
"""

from engine.el_paso.components import OBJECTIVE
from engine.el_paso.printed.effects import amount
from engine.el_paso.printed.shapes import WORKERS
from engine.el_paso.state import LIMITS, Building, Player, State, Sue, is_sue, own_buildings
from engine.kernel import Phrase
from engine.western.ledger import Changes, move_money, move_tokens, tell, together

__all__ = ["Changes", "move_money", "move_tokens", "tell", "together"]

WORDED = ("cowboy", "builder", "engineer", "wild", "certificates", "money")
"""Things that a price or a gain can be made of, in the order of saying them."""


def holdings(state: State) -> dict[int, Changes]:
    """Return what lies openly before each seat, Sue's included.

    `cards`: all that a seat owns, wherever they lie; `stack` and `hand` are how many of them lie there, and "cowboy",
    "builder", "engineer" and "wild" those in the worker area. All others are in the discard pile.
    """
    return {
        seat: (
            (sue_holdings(state.sue) if state.sue and is_sue(state, seat) else own_holdings(player))
            | {"objectives": len(player.objectives), "bonus_tiles": len(player.bonus_tiles)}
            | {"buildings": len(own_buildings(state, seat))}
        )
        for seat, player in enumerate(state.players)
    }


def own_holdings(player: Player) -> Changes:
    """Return a person's money, tokens, certificates, cards, workers and discs."""
    herd, workers = player.herd, player.workers
    piles = {"hand": len(herd.hand), "stack": len(herd.stack)}
    cards = len(herd.cards()) + sum(workers.values())
    purse = {"money": player.money, "tokens": player.tokens, "certificates": player.certificates}
    return purse | piles | workers | {"cards": cards, "discs": len(player.discs)}


def sue_holdings(sue: Sue) -> Changes:
    """Return Sue's workers, cattle, discs and supply deck."""
    cards = sum(sue.row.values()) + sum(sue.cattle.values())
    return sue.row | {"cards": cards, "stack": len(sue.supply_deck), "discs": sue.discs}


# ------------------------------------------------------------------ wording
def price(paid: Changes) -> tuple[Phrase, ...]:
    """Word what was paid: "2 cowboys, 1 wild worker, and 6 dollars"."""
    return amounts({thing: -amount for thing, amount in paid.items()})


def amounts(changes: Changes) -> tuple[Phrase, ...]:
    """Word how much there is of each thing, workers first."""
    return tuple(amount(thing, changes[thing]) for thing in WORDED if changes.get(thing))


# ------------------------------------------------------------------ money, tokens, certificates
def move_certificates(player: Player, count: int) -> Changes:
    """Move the certificate marker; what goes past the last space is lost."""
    moved = min(count, LIMITS.certificates - player.certificates)
    player.certificates += moved
    return {"certificates": moved}


# ------------------------------------------------------------------ workers
def hire_worker(state: State, player: Player, worker: str) -> Changes:
    """Move a worker from the supply into the worker area."""
    state.workers[worker] -= 1
    player.workers[worker] += 1
    return {worker: 1, "cards": 1}


def discard_workers(player: Player, worker: str, count: int = 1) -> Changes:
    """Move workers from the worker area to the own discard pile."""
    player.workers[worker] -= count
    player.herd.discard += [worker] * count
    return {worker: -count}


# ------------------------------------------------------------------ cards
def draw_card(state: State, player: Player) -> tuple[str, Changes]:
    """Draw a card off the stack: cattle into the hand, a worker into the worker area."""
    card = player.herd.draw(state.chance)
    if card in WORKERS:
        player.workers[card] += 1
        return card, {"stack": -1, card: 1}
    player.herd.hand.append(card)
    return card, {"stack": -1, "hand": 1}


def shuffle_discard_pile(player: Player) -> Changes:
    """Make a new stack of the discard pile."""
    return {"stack": player.herd.renew()}


def gain_card(player: Player, breed: str) -> Changes:
    """Put a new card on the discard pile."""
    player.herd.discard.append(breed)
    return {"cards": 1}


def discard_card(player: Player, breed: str) -> Changes:
    """Put a card of the hand on the discard pile."""
    player.herd.put(breed)
    return {"hand": -1}


def discard_hand(player: Player) -> Changes:
    """Put the whole hand on the discard pile."""
    count = len(player.herd.hand)
    player.herd.put_hand()
    return {"hand": -count}


def remove_card(player: Player, breed: str) -> Changes:
    """Return a card of the hand to the box."""
    player.herd.hand.remove(breed)
    return {"hand": -1, "cards": -1}


# ------------------------------------------------------------------ discs, tiles, buildings
def deliver_disc(state: State, seat: int, disc: str, minimum: int) -> Changes:
    """Move a disc from the player board to a post."""
    state.players[seat].discs.remove(disc)
    state.posts[minimum].append(seat)
    return {"discs": -1}


def take_tile(player: Player, kind: str, tile: str) -> Changes:
    """Put an objective or bonus tile in front of a seat."""
    if kind == OBJECTIVE:
        player.objectives.append(tile)
        return {"objectives": 1}
    player.bonus_tiles.append(tile)
    return {"bonus_tiles": 1}


def put_building(state: State, seat: int, place: str, tile: str) -> Changes:
    """Put a common building on the trail; an own one that it replaces goes back to its stack."""
    old = state.buildings.get(place)
    state.supply[tile] -= 1
    state.buildings[place] = Building(tile, seat)
    if old is None:
        return {"buildings": 1}
    state.supply[old.tile] += 1
    return {}


# ------------------------------------------------------------------ Sue
def give_sue_worker(sue: Sue, worker: str) -> Changes:
    """Put a worker into Sue's row."""
    sue.row[worker] += 1
    return {worker: 1, "cards": 1}


def give_sue_cattle(sue: Sue, breed: str) -> Changes:
    """Put a card onto Sue's cattle stack."""
    sue.cattle[breed] = sue.cattle.get(breed, 0) + 1
    return {"cards": 1}


def draw_of_sue(state: State, sue: Sue) -> tuple[str, Changes]:
    """Draw a card of Sue's supply deck."""
    return state.chance.draw(sue.supply_deck), {"stack": -1}


def deliver_disc_of_sue(state: State, sue: Sue, minimum: int) -> Changes:
    """Put one of Sue's discs on a post."""
    sue.discs -= 1
    state.posts[minimum].append(state.seats)
    return {"discs": -1}
