"""What decides a choice, said behind it: "Building 4b · 2 craftsmen · 3 VP · ...", "Gain 1 gold · 1 gold is lost"."""

from functools import cache

from engine.kernel import Phrase
from engine.new_zealand.actions.counting import count
from engine.new_zealand.actions.describing import describe
from engine.new_zealand.actions.gaining import Words, amount, amounts, gain, gains
from engine.new_zealand.actions.vocabulary import (
    Action,
    Either,
    GainCertificates,
    GainGold,
    GainMoney,
    Sell,
)
from engine.new_zealand.components import BOARD, BOX, CARDS
from engine.new_zealand.printed.boards import PrivateBuilding
from engine.new_zealand.printed.cards import Breed
from engine.new_zealand.state import NewZealandState

Fact = str | Phrase


def more(*facts: Fact) -> Fact:
    """Put facts behind an option's words, each after a dot; "" where there is none."""
    first, *rest = [fact for fact in facts if fact] or [""]
    return Phrase("new_zealand.fact.more", {"first": first, "rest": more(*rest)}) if first else ""


def _sheep_facts(breed: Breed) -> Words:
    return (
        Phrase("new_zealand.fact.sheep", {"value": breed.breeding, "wool": breed.wool}),
        *amounts(vp=breed.vp),
    )


@cache
def card_facts(card: str) -> Fact:
    """Say what a card is worth or does, beyond what its name says."""
    return more(*card_words(card))


def card_words(card: str) -> Words:
    """Give each fact of a card by itself."""
    printed = CARDS[card]
    if printed.objective:
        immediate = BOX.objectives.immediate[printed.objective.immediate]
        return (Phrase("new_zealand.fact.now", {"gain": gain(immediate)}),)
    if printed.breed:
        return _sheep_facts(printed.breed)
    return (*gains(printed.actions), *amounts(vp=printed.vp))


def _described(action: Action) -> Fact:
    if isinstance(action, Either):
        return gain(action)
    return Phrase(*describe(action))


def hand_fact(building: PrivateBuilding) -> Fact:
    """Say the hand of a building, for which others pay; "" where there is none."""
    return f"new_zealand.hand.{building.hand}" if building.hand else ""


@cache
def building_facts(building: PrivateBuilding) -> Fact:
    """Say a private building's points, what it does, and its hand."""
    return more(*building_words(building))


def building_words(building: PrivateBuilding) -> Words:
    """Give each fact of a private building by itself."""
    return (*amounts(vp=building.vp), *map(_described, building.actions), hand_fact(building))


def worker_facts(row: str, space: int) -> Fact:
    """Say what the space of a worker row gives once it is covered."""
    action = BOARD.workers.rows[row].get(space)
    points = BOARD.workers.vp_on_last if space == BOARD.workers.spaces else 0
    return more(gain(action) if action else "", *amounts(vp=points))


def gold_lost(state: NewZealandState, seat: int, gained: int) -> Fact:
    """Say how much gold has no room; "" where all of it has."""
    lost = state.players[seat].gold + gained - BOARD.gold_limit
    return Phrase("new_zealand.fact.gold_lost", {"count": min(lost, gained)}) if gained and lost > 0 else ""


def certificates_lost(state: NewZealandState, seat: int, gained: int) -> Fact:
    """Say how many certificates have no room; "" where all of them have."""
    player = state.players[seat]
    lost = player.certificates + gained - player.certificate_limit
    return (
        Phrase("new_zealand.fact.certificates_lost", {"count": min(lost, gained)})
        if gained and lost > 0
        else ""
    )


def action_facts(state: NewZealandState, seat: int, action: Action) -> Fact:
    """Say what "for each" comes to now, and what would be lost at a limit."""
    match action:
        case GainMoney(n=n, per=per) if per:
            return more(
                Phrase("new_zealand.fact.now", {"gain": amount("money", n * count(state, seat, per))})
            )
        case GainCertificates(n=n, per=per):
            gained = n * count(state, seat, per) if per else n
            now = Phrase("new_zealand.fact.now", {"gain": amount("certificate", gained)}) if per else ""
            return more(now, certificates_lost(state, seat, gained))
        case GainGold(n=n):
            return more(gold_lost(state, seat, n))
        case Sell(gold=gold, certificate=certificate):
            return more(gold_lost(state, seat, gold), certificates_lost(state, seat, certificate))
    return ""
