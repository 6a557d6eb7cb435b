"""Sarah hires: which worker, its bonus card, its immediate action, her specialisation (solo booklet p3)."""

from engine.kernel import Option, Stage
from engine.new_zealand import ledger
from engine.new_zealand.actions.markets.hiring import has_room, worker_key
from engine.new_zealand.components import BOX, HARBOURS, MEDIUM_HARBOURS, POSTS, WORKERS
from engine.new_zealand.printed.cards import SarahAct
from engine.new_zealand.sarah.gains import decide, gain_card, place_disc, sarah_of
from engine.new_zealand.state import NewZealandState, Sarah
from engine.new_zealand.wellington.discs import harbour_key

PRICES = BOX.job_market.row_prices


def _available(state: NewZealandState) -> dict[str, int]:
    """Give the cheapest price of each type that lies out and has room on her board."""
    return {
        worker: PRICES[column[-1]]
        for worker, column in state.job_market.items()
        if column and has_room(state, state.sarah_seat, worker)
    }


def hire_cheapest(state: NewZealandState, act: SarahAct) -> Stage:
    """Card 1: the cheapest worker; of several her specialised type, else the person decides."""
    prices = _available(state)
    cheapest = [worker for worker in prices if prices[worker] == min(prices.values())]
    specialised = sarah_of(state).specialised
    yield from _hire_one_of(state, [specialised] if specialised in cheapest else cheapest)


def hire_specialised(state: NewZealandState, act: SarahAct) -> Stage:
    """Card 2: a worker of her specialised type, else the cheapest."""
    specialised = sarah_of(state).specialised
    if specialised in _available(state):
        yield from _hire_one_of(state, [specialised])
    else:
        yield from hire_cheapest(state, act)


def _hire_one_of(state: NewZealandState, workers: list[str]) -> Stage:
    if not workers:
        return
    worker = yield from decide(
        "new_zealand.ask.sarah_hire",
        [
            Option(
                f"hire:{worker}",
                "new_zealand.option.sarah_hire",
                {"worker": worker_key(worker)},
                f"job:{worker}:{state.job_market[worker][-1]}",
                worker,
            )
            for worker in workers
        ],
    )
    state.job_market[worker].pop()
    take_worker(state, worker)


def take_worker(state: NewZealandState, worker: str) -> None:
    """Put a worker on her board: the space's bonus card, then its immediate action."""
    sarah = sarah_of(state)
    seat, targets = state.sarah_seat, (f"row:{worker}",)
    changes = ledger.place_worker(sarah, worker, worker)
    ledger.tell(state, seat, "sarah_hired", changes, targets=targets, worker=worker_key(worker))
    space = sarah.count(worker)
    gain_card(state, BOX.sarah.bonus_card_by_space[space])
    action = BOX.sarah.immediate.get(worker, {}).get(space, "")
    if action in POSTS:
        _place_wool(state, action)
    elif action:
        _upgrade_medium_harbour(state, sarah)
    _specialise(state, sarah)


def _specialise(state: NewZealandState, sarah: Sarah) -> None:
    """Her specialisation changes only when another type has strictly more workers."""
    best = max(WORKERS, key=sarah.count)
    if sarah.count(best) > sarah.count(sarah.specialised):
        sarah.specialised = best
        state.tell("sarah_specialised", state.sarah_seat, worker=worker_key(best))


def _place_wool(state: NewZealandState, post: str) -> None:
    if place_disc(state, post) and POSTS[post].border == "black":
        gain_card(state, "romney")


def _upgrade_medium_harbour(state: NewZealandState, sarah: Sarah) -> None:
    """The medium harbour of fewest points without any disc, else without hers; its harbour master is gone."""
    seat = state.sarah_seat
    by_points = sorted(MEDIUM_HARBOURS, key=lambda harbour: HARBOURS[harbour].vp)
    empty = [harbour for harbour in by_points if not state.harbours.get(harbour)]
    free = empty or [harbour for harbour in by_points if seat not in state.harbours[harbour]]
    if not free or not sarah.discs:
        return
    harbour = HARBOURS[free[0]]
    sarah.ship = harbour.space
    state.harbours.setdefault(harbour.id, []).append(seat)
    state.masters[harbour.id] = ""
    key, targets = harbour_key(harbour.id), (harbour.id,)
    ledger.tell(state, seat, "upgraded_harbour", ledger.spend_disc(sarah), targets=targets, harbour=key)
    gain_card(state, harbour.card)
