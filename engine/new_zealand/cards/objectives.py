"""Objective cards: gaining, playing, and what they are worth in the end (rulebook p17, p19)."""

from collections import Counter
from collections.abc import Sequence

from engine.kernel import Ask, Option, Stage
from engine.new_zealand import ledger
from engine.new_zealand.actions.describing import card_key
from engine.new_zealand.actions.facts import card_facts
from engine.new_zealand.actions.performing import allows, offer, performs
from engine.new_zealand.actions.vocabulary import GainObjective
from engine.new_zealand.components import BOX, BREEDS, CARDS, HAZARDS, MASTERS, POSTS
from engine.new_zealand.printed.cards import Objective
from engine.new_zealand.state import NewZealandState, Player
from engine.western.objectives import best_assignment

RULES = BOX.objectives


@allows(GainObjective)
def can_gain(state: NewZealandState, seat: int, action: GainObjective) -> bool:
    """Tell whether any objective card is left."""
    return bool(state.objective_display or state.objective_deck)


@performs(GainObjective)
def gain_objective(state: NewZealandState, seat: int, action: GainObjective) -> Stage:
    """Take one of the display or the top of the stack to the top of the discard pile."""
    if not can_gain(state, seat, action):
        return
    card = yield Ask(seat, "new_zealand.ask.objective", lambda: _gain_options(state), fixed=True)
    if card == "deck":
        card = state.chance.draw(state.objective_deck)
    else:
        take_from_display(state, card)
    changes = ledger.gain_card(state.players[seat], card)
    ledger.tell(state, seat, "gained_objective", changes, card=card_key(card))


def _gain_options(state: NewZealandState) -> list[Option]:
    found = [
        Option(
            f"objective:{card}",
            "new_zealand.option.objective",
            {"card": card_key(card), "facts": card_facts(card)},
            f"objective:{card}",
            card,
        )
        for card in state.objective_display
    ]
    if state.objective_deck:
        found.append(
            Option("objective:deck", "new_zealand.option.objective_deck", {}, "objective:deck", "deck")
        )
    return found


def take_from_display(state: NewZealandState, card: str) -> None:
    """Take a card off the display, shift the rest away from the stack, and refill beside the stack."""
    state.objective_display.remove(card)
    if state.objective_deck:
        state.objective_display.append(state.chance.draw(state.objective_deck))


def play_objective(state: NewZealandState, seat: int, card: str) -> Stage:
    """Play an objective card from hand: its immediate action now or never, its task until the end."""
    changes = ledger.take_on(state.players[seat], card)
    ledger.tell(state, seat, "played_objective", changes, targets=("objectives",), card=card_key(card))
    yield from offer(state, seat, RULES.immediate[objective(card).immediate])


def objective(card: str) -> Objective:
    """Give the objective printed on a card."""
    found = CARDS[card].objective
    assert found is not None
    return found


def capacities(state: NewZealandState, seat: int) -> dict[str, int]:
    """Count, for each kind of task, how often the seat could fulfil it; BLD counts every building."""
    player = state.players[seat]
    sites = [state.building(state.sites[space].number) for space in state.sites_of(seat)]
    cards = player.flock.cards()
    colours = Counter(BREEDS[card].colour for card in cards if card in BREEDS)
    return {
        "TP13": sum(
            seats.count(seat) for post, seats in state.posts.items() if POSTS[post].value >= RULES.post_value
        ),
        "BLD": len(sites),
        "BLD4": sum(site.craftsmen >= RULES.craftsmen for site in sites),
        "SHR2": player.count("shearer") // RULES.shearers,
        "STO": state.storehouses_of(seat),
        "S2": sum(colours[colour] for colour in RULES.low_sheep),
        "S4": sum(colours[colour] for colour in RULES.high_sheep),
        "FER": sum(CARDS[card].ferry for card in cards),
        "PF6": player.pathfinder // RULES.pathfinder_spaces,
        "FLD": sum(HAZARDS[kind].zone == "flood" for kind in player.hazards),
    }


def feasible(cards: Sequence[Objective], have: dict[str, int]) -> bool:
    """Tell whether these cards can all be fulfilled, everything owned counting once."""
    wanted = Counter(task for card in cards for task in card.tasks)
    wanted["BLD"] += wanted["BLD4"]
    return all(have[task] >= amount for task, amount in wanted.items())


def final_objectives(state: NewZealandState, seat: int) -> tuple[list[str], list[str]]:
    """Give the cards in the objective area after step 8 of the scoring, and which of them are fulfilled.

    Cards of the deck are added where that brings points: those fulfilled in the assignment with the most points, a
    harbour master's points for each card in the area (step 9) included, and those that are worth it unfulfilled.
    """
    player = state.players[seat]
    deck = [objective(card) for card in player.flock.cards() if CARDS[card].objective]
    each = points_for_each(player)
    worth: list[tuple[Objective, float]] = [
        (card, card.vp + card.penalty) for card in map(objective, player.objectives)
    ]
    worth += [(card, card.vp + each - max(0, each - card.penalty)) for card in deck]
    have = capacities(state, seat)
    best = best_assignment(
        worth, lambda item: item[1], lambda items: feasible([card for card, _ in items], have)
    )
    done = [card.id for card, _ in best]
    added = Counter(done) - Counter(player.objectives)
    added += Counter(card.id for card in deck if each > card.penalty) - added
    return [*player.objectives, *added.elements()], done


def points_for_each(player: Player) -> float:
    """Give what the seat's harbour masters give for each card in the objective area."""
    masters = [MASTERS[tile] for tile in player.masters]
    return sum(tile.vp / tile.each for tile in masters if tile.per == "objectives")


def fulfilled(state: NewZealandState, seat: int) -> list[str]:
    """Give the cards, played or not, that count as fulfilled in the assignment with the most points."""
    return final_objectives(state, seat)[1]


def objective_points(state: NewZealandState, seat: int) -> int:
    """Add up fulfilled cards of the objective area, and take off those that aren't."""
    area, done = final_objectives(state, seat)
    total = sum(objective(card).vp for card in done)
    missed = Counter(area) - Counter(done)
    return total - sum(objective(card).penalty * amount for card, amount in missed.items())
