"""What must hold of the printed components, whoever corrects a number: counts, ranges, references."""

from collections import Counter
from collections.abc import Iterator

from engine.new_zealand.printed.box import Box

ZONES = ("rockfall", "flood")
SLOTS = ("steering_wheel", "barrel", "bell", "compass")


def faults(box: Box) -> Iterator[str]:
    """Name what doesn't fit together: its place in the data, and what is wrong."""
    for what, found, wanted in _counts(box):
        if found != wanted:
            yield f"{what}: {found} in the data, {wanted} in the box"
    for what, holds in _references(box):
        if not holds:
            yield f"{what} leads nowhere"


def _counts(box: Box) -> Iterator[tuple[str, int, int]]:
    """Give what is counted, how many there are and how many there must be."""
    counts = box.counts
    hazards = Counter(dict.fromkeys(ZONES, 0))
    for kind in box.hazard_tiles:
        hazards[kind.zone] += kind.n
    yield "counts.rockfalls", hazards["rockfall"], counts.rockfalls
    yield "counts.floods", hazards["flood"], counts.floods
    yield "counts.bonus_tiles", sum(kind.n for kind in box.bonus_tiles), counts.bonus_tiles
    yield (
        "counts.discs_per_player",
        len({disc.id for disc in box.player_board.discs}),
        counts.discs_per_player,
    )
    yield (
        "counts.storehouses_per_player",
        2 * len({pair.id for pair in box.player_board.storehouses}),
        counts.storehouses_per_player,
    )
    yield "counts.player_sheep", sum(b.n for b in box.sheep if b.kind == "starting"), counts.player_sheep
    yield "counts.market_sheep", sum(b.n for b in box.sheep if b.kind == "market"), counts.market_sheep
    yield "counts.objective_cards", len({card.id for card in box.objectives.cards}), counts.objective_cards
    yield "counts.harbour_masters", len({tile.id for tile in box.harbour_masters}), counts.harbour_masters
    yield "counts.private_buildings", len(box.private_buildings), 2 * counts.private_buildings
    yield "counts.sarah_cards", len({card.n for card in box.sarah.cards}), counts.sarah_cards
    yield (
        "setup.harbour_masters",
        sum(harbour.size == "medium" for harbour in box.sea.harbours),
        box.setup.harbour_masters,
    )
    yield (
        "neutral_buildings",
        sum(node.kind == "neutral" for node in box.trail.nodes),
        len(box.neutral_buildings),
    )
    for harbour in box.sea.harbours:
        found, wanted = len(harbour.costs), int(harbour.size != "large")
        yield f"{harbour.id}.costs", min(found, 1) if harbour.size == "small" else found, wanted
    yield "pathfinder.vp", len(box.pathfinder.vp), box.pathfinder.last + 1
    yield "setup.bonus_sets", len(box.bonus_card_slots), box.setup.bonus_sets


def _references(box: Box) -> Iterator[tuple[str, bool]]:
    """Give each reference of the data and whether it leads anywhere."""
    places = {node.id: place for place, node in enumerate(box.trail.nodes)}
    posts = {post.id: post for post in box.posts.list}
    supplies = {"romney", *SLOTS, *(card.id for card in box.deck_building_cards)}
    cards = {breed.id for breed in box.sheep} | {kind.card for kind in box.bonus_sets} | supplies
    for node in box.trail.nodes:
        for following in node.next:
            yield f"{node.id}: the way to {following}", places.get(following, -1) > places[node.id]
        yield f"{node.id}: its risk", not node.risk or node.risk in box.trail.risk_actions
    for first, second in box.sea.edges:
        yield f"sea.edges: {first} - {second}", {first, second} <= set(box.sea.spaces)
    for harbour in box.sea.harbours:
        yield f"{harbour.id}: its space", harbour.space in box.sea.spaces
        yield f"{harbour.id}: its card", harbour.card in supplies or harbour.size == "large"
        yield f"{harbour.id}: its post", not harbour.post or posts[harbour.post].harbour == harbour.id
    ends = {harbour.id for harbour in box.sea.harbours} | posts.keys()
    for link in (*box.sea.yellow_arrows, *box.posts.penalties):
        yield f"sea: between {link.between} one", set(link.between) <= ends
    for card in (*box.objectives.cards, *(kind.objective for kind in box.bonus_sets if kind.objective)):
        yield f"{card.id}: its action", card.immediate in box.objectives.immediate
    for level in box.sarah.levels.values():
        yield f"sarah.levels: the first delivery at {level.first_delivery}", level.first_delivery in posts
    for kind in box.bonus_sets:
        yield f"{kind.set}: its card {kind.card}", kind.card in cards
    for hazard in box.hazard_tiles:
        yield f"{hazard.id}: its card", hazard.card in supplies and hazard.hand in box.trail.hands
