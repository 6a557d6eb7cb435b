"""The signs of New Zealand: what is printed on tiles, cards, posts and boards."""

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Any

from engine.new_zealand.actions.vocabulary import (
    Act,
    Action,
    Auxiliary,
    Build,
    BuySheep,
    Cycle,
    DiscToWoolPost,
    DistantStorehouse,
    Either,
    GainCard,
    GainCertificates,
    GainedToDeckTop,
    GainGold,
    GainMoney,
    GainObjective,
    GainTokens,
    HazardPairs,
    Hire,
    Invest,
    MoveRunholder,
    Pathfinder,
    RemoveHazard,
    Sell,
    Shear,
    Ship,
    TakeSheep,
    Upgrade,
)
from engine.new_zealand.components import BOX, BREEDS, HAZARDS, JOKER, POSTS, WORKERS, sheep_of
from engine.new_zealand.printed.cards import BonusKind, HarbourMaster, Objective
from renders.kit import (
    ARROW,
    INK,
    POINTS,
    SLASH,
    WHITE,
    Colour,
    Sign,
    coin,
    cost,
    icon,
    pill,
    seal,
    sheep,
    small,
    space,
    step,
    together,
    word,
    worker,
)
from renders.kit.sprites import joined, kept

LOOKS = {
    "shropshire": ("grey", ""),
    "southdown": ("black", ""),
    "english_leicester": ("green", ""),
    "merino": ("white", ""),
    "dorset_horn": ("orange", "horns"),
    "lincoln": ("red", "cross"),
    "corriedale": ("yellow", "blaze"),
    "hampshire": ("blue", "spots"),
    "ryeland": ("brown", "half"),
    "suffolk": ("purple", "white-face"),
    "romney": ("teal", "curls"),
    "border_leicester": ("pink", "curls"),
    "perendale": ("teal", "belt"),
}
"""Coat and mark of each breed."""
CERT, TOKEN, GEAR, HIRE, HOUSE = icon("cert"), icon("token"), icon("gear"), icon("hire"), icon("house")
WOOL, KOTARE, INGOT, BOAT, HAZARD = icon("wool"), icon("kotare"), icon("ingot"), icon("boat"), icon("hazard")
HAND, SWAP, FLAG, STOREHOUSE, SHIP = (
    icon("cards"), icon("swap"), icon("flag"), icon("storehouse"), icon("ship"),
)  # fmt: skip
GRASS, INVEST, DECK, REMOVE, CAP = icon("tuft"), icon("invest"), icon("deck"), icon("remove"), icon("cap")
ANY_SHEEP = icon("sheep")
SUPPLIES = {
    "sheepdog": icon("dog"),
    "ferry": icon("ferry"),
    "kotare": KOTARE,
    "steering_wheel": icon("wheel"),
    "barrel": icon("barrel"),
    "bell": icon("bell"),
    "compass": icon("compass"),
}
"""The cards that can be gained, and the slots of bonus cards."""
ZONES = {"rockfall": icon("rocks"), "flood": icon("waves")}


def head(breed: str) -> Sign:
    """Give a breed's head."""
    return sheep(*LOOKS[breed])


def supply(name: str, ink: Colour = INK) -> Sign:
    """Give the sign of a card that can be gained: a breed, a deck-building card, a bonus card slot."""
    if name in BREEDS:
        return head(name)
    if name in {"steering_wheel", "barrel", "bell"}:
        return icon({"steering_wheel": "wheel"}.get(name, name), ink)
    return SUPPLIES[name]


def tile_worker(kind: str) -> Sign:
    """Give a worker tile; a joker is the one of all kinds."""
    return worker("wild" if kind == JOKER else kind)


def palm(toll: int, colour: Colour) -> Sign:
    """Give a toll: an open hand with the digit in its palm, in a white rim."""
    paper, hand, digit = icon("hand", WHITE), icon("hand", colour), word(toll, WHITE)

    def make(size: int) -> Any:
        rim = round(size * 1.2)
        parts = [
            (paper.at(rim), -size * 0.1, 0.0),
            (hand.at(size), 0.0, 0.0),
            (digit.at(round(size * 0.52)), size * 0.38, size * 0.16),
        ]
        return joined(parts, size)

    return Sign(("palm", toll, colour), lambda size: kept(("palm", toll, colour, size), lambda: make(size)))


def toll(hand: str, free: bool = False) -> Sign:
    """Give the palm of a black or green hand; 0 if the fee tile shows X."""
    return palm(0 if free else BOX.trail.hands[hand], INK if hand == "black" else POINTS)


# ---- the vocabulary of actions

PER = {
    "buildings_on_grass": GRASS,
    "shepherds": worker("shepherd"),
    "storehouses": STOREHOUSE,
    "objectives": FLAG,
    "buildings": HOUSE,
    "hazard_tiles": HAZARD,
    "pathfinder_spaces": KOTARE,
    "certificates": CERT,
    "workers": worker("wild"),
    "ferries": SUPPLIES["ferry"],
}
"""What is counted."""


def _times(sign: Sign, count: int) -> list[Sign]:
    return [sign] if count == 1 else [sign, word(count)]


def _per(signs: list[Sign], per: str) -> list[Sign]:
    return [*signs, PER[per]] if per else signs


SAME = small(word("="), 0.8)
"""Of the same breed."""


def _sell(action: Sell) -> list[Sign]:
    given = together([ANY_SHEEP] * action.n, -0.12) if action.n > 1 else ANY_SHEEP
    if action.breed:
        given = head(action.breed)
    given_signs = [given, *([SAME] if action.identical else [])]
    gained: list[Sign] = []
    if action.money:
        gained.append(coin(action.money))
    if action.gold:
        gained.append(INGOT)
    if action.certificate:
        gained += _times(CERT, action.certificate)
    if action.wool:
        gained.append(WOOL)
    return [*given_signs, ARROW, *gained]


def _modified(sign: Sign, modifier: int) -> list[Sign]:
    return [sign, word(f"{modifier:+d}")] if modifier else [sign]


def _build(action: Build) -> list[Sign]:
    usual = BOX.neutral_buildings["D"]["I"][1]
    priced = [] if action == usual else [small(cost(action.per_craftsman), 0.8)]
    return [worker("craftsman"), ARROW, HOUSE, *priced]


def _heads(colours: Sequence[str]) -> list[Sign]:
    found: list[Sign] = []
    for breed in sheep_of(colours):
        found += [*([SLASH] if found else []), head(breed)]
    return found


def _take_sheep(action: TakeSheep) -> list[Sign]:
    found: list[Sign] = [cost(action.pay)] if action.pay else []
    for offer in action.offers:
        found += [*([SLASH] if len(found) > 1 else []), *([word(offer.n)] if offer.n > 1 else [])]
        found += _heads(offer.colours)
    return found


def _either(action: Either) -> list[Sign]:
    found: list[Sign] = []
    for entry in action.of:
        found += [*([SLASH] if found else []), *signs(entry)]
    return found


_SIGNS: dict[type[Act], Callable[[Any], list[Sign]]] = {
    GainMoney: lambda a: _per([coin(a.n)], a.per),
    Sell: _sell,
    Hire: lambda a: _modified(HIRE, a.modifier),
    Invest: lambda a: _modified(INVEST, a.modifier),
    BuySheep: lambda _: [worker("shepherd"), ARROW, ANY_SHEEP],
    Build: _build,
    Ship: lambda a: [worker("sailor"), ARROW, BOAT] if a.sailors else [BOAT, word(a.n)],
    Shear: lambda a: [worker("shearer"), ARROW, WOOL] if a.shearers else [WOOL, word(a.n)],
    Auxiliary: lambda a: [GEAR] * a.times,
    GainObjective: lambda _: [FLAG],
    Pathfinder: lambda a: [KOTARE, word(a.n)],
    GainCertificates: lambda a: _per(_times(CERT, a.n), a.per),
    GainGold: lambda a: _times(INGOT, a.n),
    GainTokens: lambda a: _times(TOKEN, a.n),
    RemoveHazard: lambda a: [cost(a.cost) if a.cost else icon("cross"), HAZARD],
    MoveRunholder: lambda a: [step(a.n)],
    Cycle: lambda a: [HAND, word(a.n)],
    GainCard: lambda a: [supply(a.card)],
    HazardPairs: lambda a: [HAZARD, HAZARD, ARROW, coin(a.money), KOTARE, word(a.pathfinder)],
    DistantStorehouse: lambda a: [STOREHOUSE, word(f"≤{a.n}")],
    DiscToWoolPost: lambda a: [icon("ring"), ARROW, WOOL, word(POSTS[a.post].value)],
    TakeSheep: _take_sheep,
    GainedToDeckTop: lambda _: [icon("discard"), ARROW, DECK],
    Upgrade: lambda a: [HOUSE, word(f"+{a.more}")],
}


def signs(action: Action) -> list[Sign]:
    """Give the row of signs that says what an action does."""
    return _either(action) if isinstance(action, Either) else _SIGNS[type(action)](action)


def rows(actions: Sequence[Action], most: int = 3) -> list[list[Sign]]:
    """Give one row of signs for each action; the shortest neighbours share one where there are more than `most`."""
    found = [signs(action) for action in actions]
    if len(found) == 1 and len(found[0]) > 4:
        half = found[0].index(ARROW) + 1
        return [found[0][:half], found[0][half:]]
    while len(found) > most:
        lengths = [len(one) + len(other) for one, other in pairwise(found)]
        first = lengths.index(min(lengths))
        found[first : first + 2] = [[*found[first], space(0.2), *found[first + 1]]]
    return found


def compact(row: list[Sign]) -> list[Sign]:
    """Give a row of signs without the arrow and whatever else a small tile has no room for."""
    return [sign for sign in row if sign not in {ARROW, SAME}]


def bonus_rows(tile: BonusKind) -> list[list[Sign]]:
    """Give a row of signs for each effect of a bonus tile, without its cost in gold."""
    found: list[list[Sign]] = []
    if tile.permanent_certificates:
        found.append([CERT, word(f"+{tile.permanent_certificates}")])
    if tile.permanent_wool:
        found.append([WOOL, word(f"+{tile.permanent_wool}")])
    if tile.joker:
        found.append([worker("wild")])
    if tile.removes_starting_sheep_of:
        found.append([REMOVE, seal(tile.removes_starting_sheep_of)])
    return [*found, *(signs(action) for action in tile.effects)]


def bonus_effect(tile: BonusKind) -> list[Sign]:
    """Give the signs of a bonus tile's effects side by side."""
    return [sign for row in bonus_rows(tile) for sign in row]


def master_gain(master: HarbourMaster) -> list[Sign]:
    """Give the upper half of a harbour master tile."""
    found: list[Sign] = (
        [CERT, word(f"+{master.permanent_certificates}")] if master.permanent_certificates else []
    )
    for action in master.actions:
        found += signs(action)
    return found


def master_worth(master: HarbourMaster) -> list[Sign]:
    """Give what a harbour master tile counts: the thing, and how many of it are needed."""
    return [PER[master.per], *([word(master.each)] if master.each > 1 else [])]


RULES = BOX.objectives
TASKS: dict[str, list[Sign]] = {
    "TP13": [pill(f"{RULES.post_value}+")],
    "BLD": [HOUSE],
    "BLD4": [HOUSE, word(f"{RULES.craftsmen}+")],
    "SHR2": [worker("shearer")] * RULES.shearers,
    "STO": [STOREHOUSE],
    "S2": _heads(RULES.low_sheep),
    "S4": _heads(RULES.high_sheep),
    "FER": [SUPPLIES["ferry"]],
    "PF6": [KOTARE, word(RULES.pathfinder_spaces)],
    "FLD": [ZONES["flood"]],
}
"""What an objective asks for."""


def immediate(card: Objective) -> list[Sign]:
    """Give what playing an objective card gives at once."""
    return signs(RULES.immediate[card.immediate])


def foresight(tile: str) -> list[Sign]:
    """Give the signs of a foresight tile of bag A: a worker, or a hazard's zone."""
    return [worker(tile)] if tile in WORKERS else [ZONES[HAZARDS[tile].zone]]
