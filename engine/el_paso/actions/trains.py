"""Using a train card."""

from functools import cache

from engine.el_paso.actions.entries import Deed, Done, Play, performs
from engine.el_paso.actions.performing import perform
from engine.el_paso.actions.workers import pay_workers, strength
from engine.el_paso.components import COMPONENTS, TRAIN
from engine.el_paso.ledger import price, tell
from engine.el_paso.printed.effects import amount, listed
from engine.el_paso.printed.entries import UseTrain
from engine.el_paso.state import State, certificate_room
from engine.kernel import Option

ENGINEERS = {card.id: card.engineers for card in TRAIN.values()}
PRICE = {card.id: card.engineers * COMPONENTS.train.money_per_engineer for card in TRAIN.values()}


@cache
def train_option(entry: UseTrain, card: str, side: str, room: int) -> Option:
    """Offer a train card, with what the side that lies up does; `room`: on the certificate track."""

    def act(state: State, seat: int, last: bool) -> Play:
        return use_train(state, seat, card, last)

    return Option(
        f"train:{entry.id}:{card}",
        "el_paso.option.train",
        {
            "train": f"el_paso.train.{card}",
            "price": (amount("engineer", ENGINEERS[card]), amount("money", PRICE[card])),
            "effects": listed(TRAIN[card].side(side).actions, room),
        },
        f"train:{card}",
        Deed(entry.id, act, card),
    )


@performs(UseTrain)
def train_choices(state: State, seat: int, entry: UseTrain, done: Done) -> list[Option]:
    """Any train card, for its engineers and 2 dollars each, even if nothing would be gained."""
    player = state.players[seat]
    engineers, money = strength(player, "engineer"), player.money
    room = certificate_room(player)
    return [
        train_option(entry, card, state.train[card], room)
        for card in TRAIN
        if ENGINEERS[card] <= engineers and PRICE[card] <= money
    ]


def use_train(state: State, seat: int, card: str, last: bool) -> Play:
    """Discard the engineers, pay, and perform the card's entries in any order."""
    paid = yield from pay_workers(state, seat, "engineer", ENGINEERS[card], PRICE[card])
    targets, train = (f"train:{card}",), f"el_paso.train.{card}"
    tell(state, seat, "used_train_for", paid, targets=targets, train=train, price=price(paid))
    actions = TRAIN[card].side(state.train[card]).actions
    return (yield from perform(state, seat, actions, "el_paso.ask.train", last, train=train))
