"""Where everything stands on the trail's picture: centres of spaces, ways between them, boxes of tiles."""

from engine.new_zealand.components import NODES
from engine.new_zealand.table.view import NodeView
from renders.contract import Box
from renders.kit.sprites import Point
from renders.western import trail as western

CENTRES: dict[str, Point] = {
    "start": (22, 730), "b01": (96, 730), "b02": (204, 730), "nA": (334, 730), "b03": (464, 730),
    "b04": (640, 672), "b05": (770, 672), "r1": (578, 790), "r2": (662, 790), "r3": (750, 790),
    "r4": (838, 790), "nB": (980, 730), "b06": (1112, 730), "b07": (1112, 625), "nC": (1112, 515),
    "b08": (962, 465), "b09": (846, 465), "b10": (904, 570), "nD": (706, 515), "b11": (566, 515),
    "b12": (452, 515), "nE": (316, 515), "b13": (316, 400), "b14": (200, 400), "b15": (200, 290),
    "f1": (190, 515), "f2": (88, 515), "f3": (88, 425), "f4": (88, 335), "nF": (88, 178),
    "b16": (228, 178), "b17": (344, 178), "nG": (478, 178), "b18": (650, 140), "b19": (780, 140),
    "b20": (624, 248), "b21": (732, 248), "b22": (840, 248), "nH": (976, 178), "b23": (1112, 178),
    "b24": (1112, 268), "wellington": (974, 366),
}  # fmt: skip
CORNERS: dict[tuple[str, str], tuple[Point, ...]] = {
    ("b03", "b04"): ((526, 730), (526, 672)),
    ("b03", "r1"): ((526, 730), (526, 790)),
    ("b05", "nB"): ((894, 672), (894, 730)),
    ("r4", "nB"): ((894, 790), (894, 730)),
    ("nC", "b08"): ((1026, 515), (1026, 465)),
    ("nC", "b10"): ((1026, 515), (1026, 570)),
    ("b09", "nD"): ((790, 465), (790, 515)),
    ("b10", "nD"): ((790, 570), (790, 515)),
    ("b15", "nF"): ((88, 290),),
    ("nG", "b18"): ((562, 178), (562, 140)),
    ("nG", "b20"): ((562, 178), (562, 248)),
    ("b19", "nH"): ((890, 140), (890, 178)),
    ("b22", "nH"): ((890, 248), (890, 178)),
    ("b24", "wellington"): ((1112, 366),),
}
FORKS: tuple[Point, ...] = (
    (526, 730), (894, 730), (1026, 515), (790, 515), (88, 290), (562, 178), (890, 178),
)  # fmt: skip
"""Corners where a branch meets the trunk."""
CHEVRONS = {
    ("b01", "b02"): ((150, 730, 0),),
    ("b06", "b07"): ((1112, 678, 270),),
    ("b07", "nC"): ((1112, 578, 270),),
    ("nD", "b11"): ((620, 515, 180),),
    ("b11", "b12"): ((510, 515, 180),),
    ("nE", "b13"): ((316, 448, 270),),
    ("b13", "b14"): ((258, 400, 180),),
    ("nH", "b23"): ((1058, 178, 0),),
    ("b23", "b24"): ((1112, 223, 90),),
    ("b04", "b05"): ((705, 672, 0),),
    ("b18", "b19"): ((715, 140, 0),),
    ("b08", "b09"): ((904, 465, 180),),
}
NEUTRAL, SITE, BUILDING, HAZARD = (150, 108), (84, 64), (104, 84), (82, 62)
RIGHT = {"b06", "b07", "b23", "b24"}
"""Spaces close below another, where runholders stand at the right edge."""
WELLINGTON_BOX: Box = (768, 322, 1180, 418)
START_BOX: Box = (2, 698, 44, 762)
ZONES: dict[str, tuple[tuple[Point, ...], int]] = {
    "rockfall": (((578, 790), (838, 790)), 84),
    "flood": (((190, 515), (88, 515), (88, 335)), 104),
}
"""The lines through the hazard zones, and how wide their grounds are."""


PATHS = western.paths_between(
    [(node.id, then) for node in NODES.values() for then in node.next], CENTRES, CORNERS, FORKS
)


def box_of(node: NodeView) -> Box:
    """Give the box of what lies on a space: a tile, an empty site, Wellington, the start."""
    if node.kind == "wellington":
        return WELLINGTON_BOX
    if node.kind == "start":
        return START_BOX
    if node.kind == "neutral":
        return western.around(CENTRES[node.id], NEUTRAL)
    if node.kind in ZONES:
        return western.around(CENTRES[node.id], HAZARD)
    return western.around(CENTRES[node.id], BUILDING if node.tile else SITE)


def number_at(node: NodeView) -> tuple[Point, int]:
    """Give the centre and radius of a space's number."""
    left, top, right, bottom = box_of(node)
    if node.kind == "neutral":
        return (left + 18, top - 14), 27
    if node.kind == "wellington":
        return (left + 14, bottom + 6), 22
    if node.id in {"b08", "b09", "b10"}:
        return ((left + right) / 2, bottom + 18), 24
    if node.id in {"b07", "b24"}:
        return (CENTRES[node.id][0] - 80, (top + bottom) / 2), 24
    if node.id in {"f2", "f3", "f4"}:
        return (left - 14, (top + bottom) / 2), 24
    if node.kind in ZONES:
        return (left + 25, top - 16), 24
    if node.kind == "start":
        return (34, 660), 24
    return (left + 16, top - 20), 24


def stand(node: NodeView, index: int, count: int) -> Point:
    """Give the centre of the index-th of several runholders on a space."""
    _, top, right, _ = box_of(node)
    pitch = 44 if count < 4 else 34
    if node.kind == "start":
        return 34 + 56 * (index % 2), 664 - 58 * (index // 2)
    if node.kind == "wellington":
        return right - 160 - 50 * index, top - 10
    if node.id in RIGHT:
        return right + 6, top + 22 + 48 * index
    if node.kind in ZONES:
        return right - 8 - pitch * index, top - 22
    if node.kind == "neutral":
        return right - 28 - pitch * index, top - 14
    return right - 38 - pitch * index, top - 18
