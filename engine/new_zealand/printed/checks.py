"""What must hold of the printed components, whoever corrects a number: counts, ranges, references."""

from collections import Counter
from collections.abc import Iterator

from engine.new_zealand import components as printed
from engine.new_zealand.components import BOX, ComponentError


def _counts() -> Iterator[tuple[str, int, int]]:
    """Give what is counted, how many there are and how many there must be."""
    counts = BOX.counts
    hazards = Counter(dict.fromkeys(printed.HAZARD_ZONES, 0))
    for kind in BOX.hazard_tiles:
        hazards[kind.zone] += kind.n
    yield "rockfalls", hazards["rockfall"], counts.rockfalls
    yield "floods", hazards["flood"], counts.floods
    yield "bonus tiles", sum(kind.n for kind in BOX.bonus_tiles), counts.bonus_tiles
    yield "discs", len(printed.DISCS), counts.discs_per_player
    yield "storehouses", 2 * len(printed.PAIRS), counts.storehouses_per_player
    yield "starting sheep", sum(b.n for b in BOX.sheep if b.kind == "starting"), counts.player_sheep
    yield "market sheep", sum(b.n for b in BOX.sheep if b.kind == "market"), counts.market_sheep
    yield "objectives", len({card.id for card in BOX.objectives.cards}), counts.objective_cards
    yield "harbour masters", len(printed.MASTERS), counts.harbour_masters
    yield "private buildings", len(BOX.private_buildings), 2 * counts.private_buildings
    yield "Sarah cards", len(printed.SARAH_CARDS), counts.sarah_cards
    yield "medium harbours", len(printed.MEDIUM_HARBOURS), BOX.setup.harbour_masters
    yield "neutral spaces", len(printed.NEUTRAL_SPACES), len(BOX.neutral_buildings)
    yield "points of the pathfinder track", len(BOX.pathfinder.vp), BOX.pathfinder.last + 1
    yield "bonus sets", len(printed.BONUS_SETS), 10
    yield "bonus card slots", len(printed.SLOT_GOLD), BOX.setup.bonus_sets


def _references() -> Iterator[tuple[str, bool]]:
    """Give each reference of the data and whether it leads anywhere."""
    supplies = {"romney", *printed.SLOTS, *(card.id for card in BOX.deck_building_cards)}
    for node in BOX.trail.nodes:
        for following in node.next:
            yield f"{node.id} -> {following}", printed.ORDER.get(following, -1) > printed.ORDER[node.id]
        yield f"risk of {node.id}", not node.risk or node.risk in BOX.trail.risk_actions
    for first, second in BOX.sea.edges:
        yield f"{first} - {second}", {first, second} <= set(BOX.sea.spaces)
    for harbour in BOX.sea.harbours:
        yield f"space of {harbour.id}", harbour.space in BOX.sea.spaces
        yield f"card of {harbour.id}", harbour.card in supplies or harbour.size == "large"
        yield f"post of {harbour.id}", not harbour.post or printed.POSTS[harbour.post].harbour == harbour.id
    for link in (*BOX.sea.yellow_arrows, *BOX.posts.penalties):
        yield f"ends of {link.between}", set(link.between) <= printed.HARBOURS.keys() | printed.POSTS.keys()
    for card in (*BOX.objectives.cards, *(kind.objective for kind in BOX.bonus_sets if kind.objective)):
        yield f"action of {card.id}", card.immediate in BOX.objectives.immediate
    for level in BOX.sarah.levels.values():
        yield f"first delivery at {level.first_delivery}", level.first_delivery in printed.POSTS
    for kind in BOX.bonus_sets:
        yield f"card of set {kind.set}", kind.card in printed.CARDS
    for kind_ in BOX.hazard_tiles:
        yield f"card of {kind_.id}", kind_.card in supplies and kind_.hand in BOX.trail.hands


def check() -> None:
    """Raise ComponentError for the first thing that does not hold."""
    for what, found, wanted in _counts():
        if found != wanted:
            message = f"{what}: {found} in the data, {wanted} in the box"
            raise ComponentError(message)
    for what, holds in _references():
        if not holds:
            message = f"{what}: leads nowhere"
            raise ComponentError(message)


check()
