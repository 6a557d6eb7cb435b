"""Investing in bonus tiles (rulebook p13)."""

from engine.kernel import Ask, Option, Stage
from engine.new_zealand.actions.describing import card_key
from engine.new_zealand.actions.performing import allows, perform, performs
from engine.new_zealand.actions.vocabulary import Invest, RemoveHazard
from engine.new_zealand.cards.hand import NOTHING, hand_options
from engine.new_zealand.components import BONUS_TILES, BOX, BREEDS
from engine.new_zealand.markets.hiring import any_room, place_joker
from engine.new_zealand.printed.cards import BonusKind
from engine.new_zealand.state import NewZealandState


def bonus_key(tile: str) -> str:
    """Give the message key of a bonus tile's name."""
    return f"new_zealand.bonus.{tile}"


def _removable(tile: BonusKind, card: str) -> bool:
    breed = BREEDS.get(card)
    return breed is not None and breed.kind == "starting" and breed.breeding == tile.removes_starting_sheep_of


def _affordable(state: NewZealandState, seat: int, tile: BonusKind, cost: int) -> bool:
    """Tell whether the price and the tile's own conditions can be met, of which none may be left out."""
    player = state.players[seat]
    if player.money < cost or player.gold < tile.gold:
        return False
    if tile.joker:
        return any_room(state, seat)
    if tile.removes_starting_sheep_of:
        return any(_removable(tile, card) for card in player.flock.hand)
    hazards = [effect for effect in tile.effects if isinstance(effect, RemoveHazard)]
    return not hazards or (
        bool(state.hazards) and player.money >= cost + sum(effect.cost for effect in hazards)
    )


def invest_options(state: NewZealandState, seat: int, modifier: int) -> list[Option]:
    """List the tiles that may be taken; those in the market token's row may not."""
    found = []
    for number, row in enumerate(state.bonus_market, 1):
        if number == state.token_row:
            continue
        cost = BOX.bonus_market.row_prices[number - 1] + modifier
        for column, tile in enumerate(row, 1):
            if tile and _affordable(state, seat, BONUS_TILES[tile], cost):
                where = f"bonus:{number}:{column}"
                found.append(
                    Option(
                        where,
                        "new_zealand.option.invest",
                        {"tile": bonus_key(tile), "n": cost},
                        where,
                        (number, column),
                    )
                )
    return found


@allows(Invest)
def can_invest(state: NewZealandState, seat: int, action: Invest) -> bool:
    """Tell whether any tile can be taken."""
    if state.players[seat].money < BOX.bonus_market.row_prices[0] + action.modifier:
        return False
    return bool(invest_options(state, seat, action.modifier))


@performs(Invest)
def invest(state: NewZealandState, seat: int, action: Invest) -> Stage:
    """Pay the row's price and the tile's own cost, take the tile and all that it gives."""
    place = yield Ask(
        seat,
        "new_zealand.ask.invest",
        lambda: invest_options(state, seat, action.modifier) or [NOTHING],
    )
    if place == NOTHING.id:
        return
    row, column = place
    tile = BONUS_TILES[state.bonus_market[row - 1][column - 1]]
    state.bonus_market[row - 1][column - 1] = ""
    cost = BOX.bonus_market.row_prices[row - 1] + action.modifier
    player = state.players[seat]
    player.money -= cost
    player.gold -= tile.gold
    player.bonus_tiles.append(tile.id)
    player.permanent_certificates += tile.permanent_certificates
    player.permanent_wool += tile.permanent_wool
    state.tell("invested", seat, tile=bonus_key(tile.id), n=cost, targets=(f"bonus:{row}:{column}",))
    if tile.removes_starting_sheep_of:
        yield from _remove_sheep(state, seat, tile)
    for effect in tile.effects:
        yield from perform(state, seat, effect)
    if tile.joker:
        yield from place_joker(state, seat)


def _remove_sheep(state: NewZealandState, seat: int, tile: BonusKind) -> Stage:
    """Return a starting sheep of the hand to the box."""
    card = yield Ask(
        seat,
        "new_zealand.ask.remove",
        lambda: hand_options(state, seat, "remove", lambda card: _removable(tile, card)),
        anytime=False,
    )
    state.players[seat].flock.hand.remove(card)
    state.tell("removed_card", seat, card=card_key(card))
