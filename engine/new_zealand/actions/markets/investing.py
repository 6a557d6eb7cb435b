"""Investing in bonus tiles (rulebook p13)."""

from collections import Counter

from engine.kernel import Ask, Option, Stage
from engine.new_zealand import ledger
from engine.new_zealand.actions.describing import card_key
from engine.new_zealand.actions.facts import Fact, gold_lost, more
from engine.new_zealand.actions.gains import pay_gold
from engine.new_zealand.actions.markets.hiring import any_room, place_joker
from engine.new_zealand.actions.performing import NOTHING, allows, perform, performs
from engine.new_zealand.actions.vocabulary import GainGold, Invest, RemoveHazard
from engine.new_zealand.cards.hand import hand_options
from engine.new_zealand.components import BONUS_TILES, BOX, BREEDS
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
                        {
                            "tile": bonus_key(tile),
                            "n": cost,
                            "row": number,
                            "column": column,
                            "facts": _lost(state, seat, tile),
                        },
                        where,
                        (number, column),
                    )
                )
    return told_apart(found)


def _lost(state: NewZealandState, seat: int, tile: str) -> Fact:
    """Say the gold of a tile for which there is no room."""
    gold = sum(effect.n for effect in BONUS_TILES[tile].effects if isinstance(effect, GainGold))
    return more(gold_lost(state, seat, gold))


def told_apart(options: list[Option]) -> list[Option]:
    """Name the space of equal tiles of equal price: which one is gone counts for what is left (and for Sarah)."""
    alike = Counter((option.args["tile"], option.args["n"]) for option in options)
    for option in options:
        if alike[option.args["tile"], option.args["n"]] > 1:
            option.key += "_at"
    return options


@allows(Invest)
def can_invest(state: NewZealandState, seat: int, action: Invest) -> bool:
    """Tell whether any tile can be taken."""
    return bool(invest_options(state, seat, action.modifier))


@performs(Invest)
def invest(state: NewZealandState, seat: int, action: Invest) -> Stage:
    """Pay the row's price and the tile's own cost, take the tile and all that it gives (appendix: nothing is waived).

    A sheep that the tile asks for is chosen before anything is paid: a token may still be used meanwhile.
    """
    place = yield Ask(
        seat,
        "new_zealand.ask.invest",
        lambda: invest_options(state, seat, action.modifier) or [NOTHING],
    )
    if place == NOTHING.id:
        return
    row, column = place
    tile = BONUS_TILES[state.bonus_market[row - 1][column - 1]]
    sheep = yield from _sheep_to_remove(state, seat, tile)
    if sheep == NOTHING.id:
        return
    state.bonus_market[row - 1][column - 1] = ""
    cost = BOX.bonus_market.row_prices[row - 1] + action.modifier
    _take_tile(state, seat, tile, cost, f"bonus:{row}:{column}")
    if sheep:
        removed = ledger.remove_card(state.players[seat], sheep)
        ledger.tell(state, seat, "removed_card", removed, card=card_key(sheep))
    for effect in tile.effects:
        yield from perform(state, seat, effect, whole=True)
    if tile.joker:
        yield from place_joker(state, seat)


def _take_tile(state: NewZealandState, seat: int, tile: BonusKind, cost: int, place: str) -> None:
    """Pay the price and the tile's gold, and take it."""
    player = state.players[seat]
    changes = ledger.move_money(player, -cost) | ledger.take_bonus_tile(player, tile)
    ledger.tell(state, seat, "invested", changes, targets=(place,), tile=bonus_key(tile.id), n=cost)
    pay_gold(state, seat, tile.gold)


def _sheep_to_remove(state: NewZealandState, seat: int, tile: BonusKind) -> Stage:
    """Choose the starting sheep that the tile sends back to the box; "" where it asks for none."""
    if not tile.removes_starting_sheep_of:
        return ""
    card: str = yield Ask(
        seat,
        "new_zealand.ask.remove",
        lambda: hand_options(state, seat, "remove", lambda card: _removable(tile, card)) or [NOTHING],
    )
    return card
