"""Cattle cards: selling, buying, gaining and removing them."""

from functools import cache

from engine.el_paso.actions.entries import Deed, Done, Play, performs
from engine.el_paso.actions.workers import pay_workers, strength
from engine.el_paso.components import BREEDS, COMPONENTS, MARKET, VALUES
from engine.el_paso.ledger import (
    Changes,
    discard_card,
    gain_card,
    move_money,
    price,
    remove_card,
    tell,
    together,
)
from engine.el_paso.printed.effects import amount
from engine.el_paso.printed.entries import Buy, GainCattle, Match, Remove, Sell
from engine.el_paso.printed.names import breed_worth
from engine.el_paso.state import State
from engine.kernel import Option

COWBOYS = {breed: BREEDS[breed].cowboys for breed in MARKET}
PRICE = {breed: COWBOYS[breed] * COMPONENTS.cattle.money_per_cowboy for breed in MARKET}


def matches(hand: list[str], match: Match) -> list[str]:
    """Return the breeds in hand that satisfy a match, each once, in printed order."""
    return [breed for breed in matching(match) if breed in hand]


@cache
def matching(match: Match) -> list[str]:
    """Return all breeds that satisfy a match, in printed order."""
    breeds = [breed for breed in BREEDS.values() if match.breed in ("", breed.id)]
    return [breed.id for breed in breeds if match.value in (0, breed.value)]


# ------------------------------------------------------------------ discard for money
@cache
def sell_option(entry: Sell, breed: str) -> Option:
    """Offer to discard a card for money."""
    amount = entry.gain or entry.gain_per_value * VALUES[breed]

    def act(state: State, seat: int, last: bool) -> None:
        player = state.players[seat]
        sold = together(discard_card(player, breed), move_money(player, amount))
        tell(state, seat, "sold", sold, card=f"el_paso.breed.{breed}", count=amount)

    return Option(
        f"sell:{entry.id}:{breed}",
        "el_paso.option.sell",
        {"card": f"el_paso.breed.{breed}", "count": amount},
        f"hand:{breed}",
        Deed(entry.id, act, breed),
    )


@performs(Sell)
def sell_choices(state: State, seat: int, entry: Sell, done: Done) -> list[Option]:
    """Any matching card in hand."""
    return [sell_option(entry, breed) for breed in matches(state.players[seat].herd.hand, entry.match)]


# ------------------------------------------------------------------ the cattle market
@cache
def buy_option(entry: Buy, breed: str) -> Option:
    """Offer to buy a card of the market."""

    def act(state: State, seat: int, last: bool) -> Play:
        return buy(state, seat, breed)

    return Option(
        f"buy:{entry.id}:{breed}",
        "el_paso.option.buy",
        {
            "card": breed_worth(breed),
            "price": (amount("cowboy", COWBOYS[breed]), amount("money", PRICE[breed])),
        },
        f"market:{breed}",
        Deed(entry.id, act, breed),
    )


@performs(Buy)
def buy_choices(state: State, seat: int, entry: Buy, done: Done) -> list[Option]:
    """Any breed that is left, for its cowboys and 2 dollars each; money never replaces cowboys."""
    player = state.players[seat]
    cowboys, money = strength(player, "cowboy"), player.money
    return [
        buy_option(entry, breed)
        for breed in MARKET
        if COWBOYS[breed] <= cowboys and PRICE[breed] <= money and state.market[breed]
    ]


def buy(state: State, seat: int, breed: str) -> Play:
    """Discard the cowboys, pay, and put the card on the discard pile."""
    paid = yield from pay_workers(state, seat, "cowboy", COWBOYS[breed], PRICE[breed])
    gained, targets = take_card(state, seat, breed), (f"market:{breed}",)
    card = f"el_paso.breed.{breed}"
    tell(state, seat, "bought_cattle", paid, gained, targets=targets, card=card, price=price(paid))
    return False


def take_card(state: State, seat: int, breed: str) -> Changes:
    """Take a card of the market to the discard pile."""
    state.market[breed] -= 1
    return gain_card(state.players[seat], breed)


# ------------------------------------------------------------------ gaining without cowboys
@cache
def gain_cattle_option(entry: GainCattle) -> Option:
    """Offer a card of the market without cowboys."""

    def act(state: State, seat: int, last: bool) -> None:
        paid, gained = move_money(state.players[seat], -entry.cost), take_card(state, seat, entry.breed)
        kind, targets = "gained_card_for" if entry.cost else "gained_card", (f"market:{entry.breed}",)
        card = f"el_paso.breed.{entry.breed}"
        tell(state, seat, kind, paid, gained, targets=targets, card=card, cost=entry.cost)

    return Option(
        f"cattle:{entry.id}",
        "el_paso.option.gain_card_for" if entry.cost else "el_paso.option.gain_card",
        {"card": breed_worth(entry.breed), "price": amount("money", entry.cost)},
        f"market:{entry.breed}",
        Deed(entry.id, act, entry.breed),
    )


@performs(GainCattle)
def gain_cattle_choices(state: State, seat: int, entry: GainCattle, done: Done) -> list[Option]:
    """The card named, while there is one, for its cost in dollars."""
    possible = state.market[entry.breed] and state.players[seat].money >= entry.cost
    return [gain_cattle_option(entry)] if possible else []


# ------------------------------------------------------------------ removing
@cache
def remove_option(entry: Remove, breed: str) -> Option:
    """Offer to return a card to the box."""

    def act(state: State, seat: int, last: bool) -> None:
        removed = remove_card(state.players[seat], breed)
        tell(state, seat, "removed", removed, card=f"el_paso.breed.{breed}")

    return Option(
        f"remove:{entry.id}:{breed}",
        "el_paso.option.remove",
        {"card": f"el_paso.breed.{breed}"},
        f"hand:{breed}",
        Deed(entry.id, act, breed),
    )


@performs(Remove)
def remove_choices(state: State, seat: int, entry: Remove, done: Done) -> list[Option]:
    """Any matching card in hand; there is no lower limit for a deck."""
    return [remove_option(entry, breed) for breed in matches(state.players[seat].herd.hand, entry.match)]
