"""The sheep market: buying with shepherds, taking without, refilling (rulebook p11, p14)."""

from functools import partial

from engine.kernel import Arg, Ask, Option, Phrase, Stage
from engine.new_zealand import ledger
from engine.new_zealand.actions.describing import card_key
from engine.new_zealand.actions.facts import card_facts, card_words, more
from engine.new_zealand.actions.gaining import amount, amounts
from engine.new_zealand.actions.gains import gain_tokens, pay
from engine.new_zealand.actions.performing import DECLINE, allows, performs
from engine.new_zealand.actions.vocabulary import BuySheep, SheepOffer, TakeSheep
from engine.new_zealand.components import BOX, OFFERS, rank, sheep_of
from engine.new_zealand.printed.boards import Offer
from engine.new_zealand.state import NewZealandState

REFILL = BOX.sheep_market.refill


def add_to_market(state: NewZealandState, amount: int) -> int:
    """Draw sheep into the market, as many as there are; give how many."""
    added = [state.chance.draw(state.sheep_deck) for _ in range(min(amount, len(state.sheep_deck)))]
    state.sheep_market += added
    state.sheep_market.sort(key=rank)
    if added:
        state.tell("market_filled", cards=tuple(card_key(card) for card in sorted(added, key=rank)))
    return len(added)


def refill_market(state: NewZealandState) -> None:
    """Fill the market up to its size; a fuller one stays as it is."""
    add_to_market(state, state.counts.sheep_market - len(state.sheep_market))


def take(state: NewZealandState, seat: int, breed: str, *, to_deck_top: bool = False) -> None:
    """Take a sheep of the market to the discard pile, or on top of the own deck."""
    player, targets = state.players[seat], (f"market:{breed}",)
    state.sheep_market.remove(breed)
    changes = ledger.gain_on_stack(player, breed) if to_deck_top else ledger.gain_card(player, breed)
    kind = "took_sheep_to_deck" if to_deck_top else "took_sheep"
    ledger.tell(state, seat, kind, changes, targets=targets, card=card_key(breed))


def _offer_options(state: NewZealandState, seat: int, offer: Offer, shepherds: int) -> list[Option]:
    if offer.shepherds > shepherds or offer.pay > state.players[seat].money:
        return []
    return [
        Option(
            f"buy:{offer.id}:{breed}",
            f"new_zealand.option.{_kind(state, offer)}",
            {
                "card": card_key(breed),
                "count": offer.shepherds,
                "n": offer.pay,
                "others": Phrase("new_zealand.offer.others", {"count": offer.n - 1}),
                "facts": more(*card_words(breed), *amounts(exchange_token=offer.exchange_tokens)),
            },
            f"market:{breed}",
            (offer, breed),
            f"new_zealand.offer.{offer.id}",
        )
        for breed in sheep_of(offer.colours)
        if breed in state.sheep_market
    ]


def _kind(state: NewZealandState, offer: Offer) -> str:
    """Tell apart offers of one sheep, of several, and of several of which only one lies out."""
    if offer.n == 1:
        return "buy_sheep"
    lying = sum(breed in sheep_of(offer.colours) for breed in state.sheep_market)
    return "buy_two_sheep" if lying > 1 else "buy_one_of_two_sheep"


def buying_options(state: NewZealandState, seat: int, shepherds: int) -> list[Option]:
    """List what so many shepherds can still buy, adding cards, and stopping."""
    found = [option for offer in OFFERS.values() for option in _offer_options(state, seat, offer, shepherds)]
    if shepherds >= REFILL.shepherds and state.sheep_deck:
        args: dict[str, Arg] = {"count": REFILL.cards, "shepherds": amount("shepherds", REFILL.shepherds)}
        found.append(Option("refill", "new_zealand.option.refill", args))
    found.append(Option("done", "new_zealand.option.done_buying", ends=True))
    return found


@allows(BuySheep)
def can_buy(state: NewZealandState, seat: int, action: BuySheep) -> bool:
    """Tell whether there is anything to buy or to add."""
    return len(buying_options(state, seat, state.players[seat].count("shepherd"))) > 1


@performs(BuySheep)
def buy_sheep(state: NewZealandState, seat: int, action: BuySheep) -> Stage:
    """Split the shepherds over the offers, each shepherd once."""
    shepherds = state.players[seat].count("shepherd")
    while shepherds:
        answer = yield Ask(
            seat,
            "new_zealand.ask.buy_sheep",
            partial(buying_options, state, seat, shepherds),
            {"count": shepherds},
        )
        if answer == "done":
            return
        if answer == "refill":
            shepherds -= REFILL.shepherds
            add_to_market(state, REFILL.cards)
        else:
            offer, breed = answer
            shepherds -= offer.shepherds
            yield from _buy(state, seat, offer, breed)


def _buy(state: NewZealandState, seat: int, offer: Offer, breed: str) -> Stage:
    pay(state, seat, offer.pay)
    take(state, seat, breed)
    if offer.exchange_tokens:
        gain_tokens(state, seat, offer.exchange_tokens)
    yield from _take_more(state, seat, offer.colours, offer.n - 1)


def _take_more(
    state: NewZealandState, seat: int, colours: tuple[str, ...], amount: int, *, to_deck_top: bool = False
) -> Stage:
    """Take further sheep of these colours, or waive them."""
    for _ in range(amount):
        if not any(breed in state.sheep_market for breed in sheep_of(colours)):
            return
        breed = yield Ask(
            seat,
            "new_zealand.ask.another_sheep",
            lambda: [*take_options(state, colours), DECLINE],
        )
        if breed == DECLINE.id:
            return
        take(state, seat, breed, to_deck_top=to_deck_top)


def take_options(state: NewZealandState, colours: tuple[str, ...]) -> list[Option]:
    """List the market's breeds of these colours."""
    return [
        Option(
            f"take:{breed}",
            "new_zealand.option.take_sheep",
            {"card": card_key(breed), "facts": card_facts(breed)},
            f"market:{breed}",
            breed,
        )
        for breed in sheep_of(colours)
        if breed in state.sheep_market
    ]


@allows(TakeSheep)
def can_take(state: NewZealandState, seat: int, action: TakeSheep) -> bool:
    """Tell whether a sheep of any offer lies out and can be paid."""
    return state.players[seat].money >= action.pay and any(
        breed in state.sheep_market for offer in action.offers for breed in sheep_of(offer.colours)
    )


@performs(TakeSheep)
def take_sheep(state: NewZealandState, seat: int, action: TakeSheep) -> Stage:
    """Take sheep of one offer (worker rows): the first choice settles which."""

    def first(offer: SheepOffer) -> list[Option]:
        options = take_options(state, offer.colours)
        for option in options:
            option.value = (offer, option.value)
        return options

    offer, breed = yield Ask(
        seat,
        "new_zealand.ask.take_sheep",
        lambda: [option for offer in action.offers for option in first(offer)],
    )
    pay(state, seat, action.pay)
    take(state, seat, breed, to_deck_top=action.to_deck_top)
    yield from _take_more(state, seat, offer.colours, offer.n - 1, to_deck_top=action.to_deck_top)
