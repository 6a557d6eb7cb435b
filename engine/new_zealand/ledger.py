"""What lies before each seat, and the only places where it changes: each returns what it really changed.

An event is told with what these return (`tell`), so that no event can say anything else.
"""

from engine.new_zealand.components import BOARD, DISCS, PAIRS, WORKERS
from engine.new_zealand.printed.cards import BonusKind, HarbourMaster
from engine.new_zealand.state import NewZealandState, Player, Runholder, Sarah, Site
from engine.western.ledger import Changes, move_money, move_tokens, tell, together

__all__ = ["Changes", "move_money", "move_tokens", "tell", "together"]


def holdings(state: NewZealandState) -> dict[int, Changes]:
    """Return what lies openly before each seat, Sarah's included.

    `cards`: all that belong to a deck, wherever they lie; `hand` (with the sheep that are just being shown) and `stack`
    are how many of them lie there, the rest is in the discard pile. `discs` and `storehouses` are those still on the
    player board, `buildings` those on the trail; a worker's type counts its row, the printed one included.
    """
    return {
        seat: shared_holdings(state, seat, state.runholder(seat))
        | (own_holdings(state.players[seat]) if seat < state.seats else sarah_holdings(state.sarah))
        for seat in range(state.all_seats)
    }


def shared_holdings(state: NewZealandState, seat: int, holder: Runholder) -> Changes:
    """Return what people and Sarah both have."""
    workers = {worker: holder.count(worker) for worker in WORKERS}
    built = {"buildings": len(state.sites_of(seat))}
    return workers | built | {"pathfinder": holder.pathfinder, "hazards": len(holder.hazards)}


def own_holdings(player: Player) -> Changes:
    """Return a person's purse, cards, and what lies on and beside the player board."""
    flock = player.flock
    purse = {"money": player.money, "gold": player.gold, "tokens": player.tokens}
    return purse | {
        "certificates": player.certificates,
        "permanent_certificates": player.permanent_certificates,
        "permanent_wool": player.permanent_wool,
        "cards": len(flock.cards()),
        "hand": len(flock.hand) + len(flock.shown),
        "stack": len(flock.stack) + len(flock.top),
        "objectives": len(player.objectives),
        "discs": len(player.discs),
        "storehouses": sum(player.storehouses.values()),
        "bonus_tiles": len(player.bonus_tiles),
        "masters": len(player.masters),
    }


def sarah_holdings(sarah: Sarah | None) -> Changes:
    """Return the cards that Sarah keeps, her discs, and her own deck."""
    assert sarah is not None
    return {"cards": len(sarah.cards), "discs": sarah.discs, "stack": len(sarah.deck)}


# ------------------------------------------------------------------ money, gold, tokens, certificates
def move_gold(player: Player, amount: int) -> Changes:
    """Move the gold marker; what goes beyond the track is lost."""
    moved = min(amount, BOARD.gold_limit - player.gold)
    player.gold += moved
    return {"gold": moved}


def move_certificates(player: Player, count: int) -> Changes:
    """Move the certificate marker; what goes beyond the limit is lost."""
    moved = min(count, player.certificate_limit - player.certificates)
    player.certificates += moved
    return {"certificates": moved}


def gain_permanent(player: Player, gives: BonusKind | HarbourMaster) -> Changes:
    """Gain the permanent certificates and the permanent wool of a tile."""
    return _permanent(player, gives.permanent_certificates, getattr(gives, "permanent_wool", 0))


def _permanent(player: Player, certificates: int, wool: int) -> Changes:
    player.permanent_certificates += certificates
    player.permanent_wool += wool
    return {"permanent_certificates": certificates, "permanent_wool": wool}


# ------------------------------------------------------------------ cards
def draw_card(state: NewZealandState, player: Player) -> tuple[str, Changes]:
    """Draw the top card of the stack into the hand."""
    return player.flock.draw(state.chance), {"stack": -1, "hand": 1}


def shuffle_discard_pile(player: Player) -> Changes:
    """Make a new stack of the discard pile."""
    return {"stack": player.flock.renew()}


def gain_card(player: Player, card: str) -> Changes:
    """Put a new card on the discard pile."""
    player.flock.gain(card)
    return {"cards": 1}


def gain_on_stack(player: Player, card: str) -> Changes:
    """Put a new card on top of the own stack."""
    player.flock.top.append(card)
    return {"cards": 1, "stack": 1}


def put_on_stack(player: Player, card: str) -> Changes:
    """Put a card gained this turn on top of the own stack."""
    flock = player.flock
    flock.gained.remove(card)
    flock.discard.remove(card)
    flock.top.append(card)
    return {"stack": 1}


def discard_cards(player: Player, card: str, count: int = 1) -> Changes:
    """Put equal cards of the hand on the discard pile."""
    for _ in range(count):
        player.flock.put(card)
    return {"hand": -count}


def discard_shown(player: Player) -> Changes:
    """Put the sheep shown on the discard pile."""
    count = len(player.flock.shown)
    player.flock.put_shown()
    return {"hand": -count}


def lay_open(player: Player, card: str) -> Changes:
    """Lay a card of the hand open, to be played."""
    player.flock.hand.remove(card)
    player.flock.played.append(card)
    return {"hand": -1}


def remove_card(player: Player, card: str) -> Changes:
    """Return a card of the hand to the box."""
    player.flock.hand.remove(card)
    return {"hand": -1, "cards": -1}


def take_on(player: Player, card: str) -> Changes:
    """Put an objective card of the hand below the player board."""
    player.flock.hand.remove(card)
    player.objectives.append(card)
    return {"hand": -1, "cards": -1, "objectives": 1}


# ------------------------------------------------------------------ the player board
def take_disc(player: Player, disc_id: str) -> Changes:
    """Take a disc off the player board: what lies under it holds from now on."""
    disc = DISCS[disc_id]
    player.discs.remove(disc_id)
    player.step_limit += disc.steps
    player.hand_limit += disc.hand_limit
    player.certificate_limit += disc.certificate_limit
    if disc.auxiliary:
        player.auxiliary[disc.auxiliary - 1] += 1
    return {"discs": -1} | _permanent(player, disc.permanent_certificates, disc.permanent_wool)


def take_storehouse(player: Player, pair: str) -> Changes:
    """Take a storehouse off the player board."""
    player.storehouses[pair] -= 1
    return {"storehouses": -1}


def clear_pair(player: Player, pair: str) -> Changes:
    """Gain what holds from now on because both storehouses of a pair are gone."""
    reward = PAIRS[pair]
    return _permanent(player, reward.permanent_certificates, reward.permanent_wool)


def place_worker(holder: Runholder, row: str, tile: str) -> Changes:
    """Put a worker tile on the leftmost free space of a row."""
    holder.workers[row].append(tile)
    return {row: 1}


def give_worker(state: NewZealandState, player: Player, row: str, harbour: str) -> Changes:
    """Send the rightmost worker of a row to a medium harbour."""
    state.harbour_workers[harbour] = player.workers[row].pop()
    return {row: -1}


def take_bonus_tile(player: Player, tile: BonusKind) -> Changes:
    """Put a bonus tile beside the player board."""
    player.bonus_tiles.append(tile.id)
    return {"bonus_tiles": 1} | gain_permanent(player, tile)


def take_master(player: Player, master: HarbourMaster) -> Changes:
    """Put a harbour master tile beside the player board."""
    player.masters.append(master.id)
    return {"masters": 1} | gain_permanent(player, master)


# ------------------------------------------------------------------ the boards
def move_on(holder: Runholder, space: int) -> Changes:
    """Move the disc on the pathfinder track to a space."""
    steps = space - holder.pathfinder
    holder.pathfinder = space
    return {"pathfinder": steps}


def take_hazard(state: NewZealandState, holder: Runholder, space: str) -> tuple[str, Changes]:
    """Take a hazard tile off the trail."""
    kind = state.hazards.pop(space)
    holder.hazards.append(kind)
    return kind, {"hazards": 1}


def put_building(state: NewZealandState, seat: int, number: int, space: str) -> Changes:
    """Put a private building on the trail; one that it replaces leaves the game."""
    replaced = space in state.sites
    state.runholder(seat).buildings.remove(number)
    state.sites[space] = Site(seat, number)
    return {} if replaced else {"buildings": 1}


# ------------------------------------------------------------------ Sarah
def keep_card(sarah: Sarah, card: str) -> Changes:
    """Put a card with those that Sarah keeps for their points."""
    sarah.cards.append(card)
    return {"cards": 1}


def spend_disc(sarah: Sarah) -> Changes:
    """Take one of Sarah's discs."""
    sarah.discs -= 1
    return {"discs": -1}


def draw_of_sarah(state: NewZealandState, sarah: Sarah) -> Changes:
    """Draw the card of Sarah's turn."""
    sarah.card = state.chance.draw(sarah.deck)
    return {"stack": -1}


def shuffle_deck_of_sarah(sarah: Sarah) -> Changes:
    """Make Sarah's deck anew of her discard pile."""
    sarah.deck, sarah.discard = sorted(sarah.discard), []
    return {"stack": len(sarah.deck)}
