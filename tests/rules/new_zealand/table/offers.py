"""How each kind of component is offered: the options of its ask, at a table where seat 0 can afford everything."""

from collections.abc import Callable
from functools import cache
from typing import Any

from engine.kernel import Option
from engine.new_zealand import components
from engine.new_zealand.actions import auxiliary
from engine.new_zealand.actions.markets import hiring, investing, sheep_market
from engine.new_zealand.actions.sea import harbours, ships
from engine.new_zealand.cards import exchange_tokens, hand, objectives
from engine.new_zealand.components import BOX, CARDS, Card
from engine.new_zealand.printed import boards, box, cards
from engine.new_zealand.state import NewZealandState
from engine.new_zealand.trail import hazards, private_buildings
from engine.new_zealand.turn import windows
from engine.new_zealand.wellington import discs, posts
from tests.rules.new_zealand.driver import table


def rich(state: NewZealandState) -> None:
    """Give seat 0 whatever an offer may ask for."""
    me = state.players[0]
    me.money, me.gold, me.tokens, me.pathfinder = 99, 99, 9, 16
    me.workers = {worker: ["shepherd"] * 12 for worker in components.WORKERS}
    me.flock.hand = list(CARDS)
    me.auxiliary = [2] * len(me.auxiliary)
    state.sheep_market = [*components.MARKET_BREEDS] * 2


@cache
def laid() -> NewZealandState:
    state: NewZealandState = table(rich).state
    return state


def only(options: list[Option], option_id: str) -> Option:
    return next(option for option in options if option.id == option_id)


def hazard_offer(state: NewZealandState, kind: cards.HazardKind) -> list[Option]:
    state.hazards = {"r1": kind.id}
    return hazards.hazard_options(state, ["r1"])


def bonus_offer(state: NewZealandState, tile: cards.BonusKind) -> list[Option]:
    state.players[0].workers = {worker: [] for worker in components.WORKERS}
    state.hazards, state.bonus_market[0][3] = {"r1": "rockfall_2_black"}, tile.id
    found = [only(investing.invest_options(state, 0, 0), "bonus:1:4")]
    rich(state)
    return found


def master_offer(_: NewZealandState, tile: cards.HarbourMaster) -> list[Option]:
    return [Option("", "new_zealand.ask.master", {"master": f"new_zealand.master.{tile.id}"})]


def breed_offer(state: NewZealandState, breed: cards.Breed) -> list[Option]:
    return hand.hand_options(state, 0, "show", lambda card: card == breed.id)


def card_offer(state: NewZealandState, card: Card) -> list[Option]:
    return hand.hand_options(state, 0, "play", lambda each: each == card.id)


def slot_offer(state: NewZealandState, slot: cards.BonusSlot) -> list[Option]:
    return [only(windows._buying_options(state, 0), f"buy_card:{slot.id}")]


def objective_offer(state: NewZealandState, card: cards.Objective) -> list[Option]:
    state.objective_display = [card.id]
    return objectives._gain_options(state)


def node_offer(state: NewZealandState, node: boards.Node) -> list[Option]:
    if node.kind == "build":
        return [private_buildings._space_option(state, 1, node.id, 2)]
    state.hazards = {node.id: "rockfall_2_black"}
    return hazards.hazard_options(state, [node.id])


def building_offer(state: NewZealandState, building: boards.PrivateBuilding) -> list[Option]:
    name = next(name for name, each in BOX.private_buildings.items() if each is building)
    state.players[0].buildings = [int(name[:-1])]
    state.sides[int(name[:-1]) - 1] = name[-1]
    return private_buildings._building_options(state, 0, 2)


def auxiliary_offer(state: NewZealandState, _: boards.AuxiliaryLevel) -> list[Option]:
    return auxiliary.auxiliary_options(state, 0, 2)


def disc_offer(_: NewZealandState, disc: boards.Disc) -> list[Option]:
    return [discs.disc_option(disc)]


def worker_offer(state: NewZealandState, _: Any) -> list[Option]:
    state.players[0].workers = {worker: [worker] * 3 for worker in components.WORKERS}
    found = hiring.hire_options(state, 0, 0)
    rich(state)
    return found


def pair_offer(state: NewZealandState, pair: boards.StorehousePair) -> list[Option]:
    return [only(harbours._pair_options(state.players[0]), f"pair:{pair.id}")]


def sheep_offer(state: NewZealandState, offer: boards.Offer) -> list[Option]:
    return sheep_market._offer_options(state, 0, offer, 9)


def refill_offer(state: NewZealandState, _: boards.Refill) -> list[Option]:
    return [only(sheep_market.buying_options(state, 0, 9), "refill")]


def step_offer(_: NewZealandState, tile: boards.StepTile) -> list[Option]:
    return [Option("", "new_zealand.option.flip_step_tile", {"n": tile.back})]


def price_offer(state: NewZealandState, _: Any) -> list[Option]:
    state.bonus_market[0][3] = "token_vp4"
    return [only(investing.invest_options(state, 0, 0), "bonus:1:4")]


def post_offer(state: NewZealandState, post: boards.Post) -> list[Option]:
    return posts.post_options(state, 0, [post])


def harbour_offer(state: NewZealandState, harbour: boards.Harbour) -> list[Option]:
    return [ships.harbour_option(state, harbour)]


def removal_offer(state: NewZealandState, _: box.Removal) -> list[Option]:
    return [only(exchange_tokens.token_options(state, 0), "token:gold")]


OFFERS: dict[type, Callable[[NewZealandState, Any], list[Option]]] = {
    cards.HazardKind: hazard_offer,
    cards.BonusKind: bonus_offer,
    cards.HarbourMaster: master_offer,
    cards.Breed: breed_offer,
    Card: card_offer,
    cards.BonusSlot: slot_offer,
    cards.Objective: objective_offer,
    boards.Node: node_offer,
    boards.PrivateBuilding: building_offer,
    boards.AuxiliaryLevel: auxiliary_offer,
    boards.Disc: disc_offer,
    boards.WorkerRows: worker_offer,
    boards.StorehousePair: pair_offer,
    boards.StepTile: step_offer,
    boards.JobMarket: worker_offer,
    boards.BonusMarket: price_offer,
    boards.Offer: sheep_offer,
    boards.Refill: refill_offer,
    boards.Post: post_offer,
    boards.Harbour: harbour_offer,
    box.Removal: removal_offer,
}
