"""Everything that New Zealand can say has words, and the words agree with the printed numbers."""

from collections.abc import Iterable, Iterator

import pytest

import engine
from bot import words
from bot.panels.help import find
from bot.panels.offers import MOST_BUTTONS
from engine.automa import player
from engine.kernel import Match
from engine.new_zealand import GAME
from engine.new_zealand.actions.describing import describe
from engine.new_zealand.components import (
    BONUS_TILES,
    BOX,
    CARDS,
    DISCS,
    HARBOURS,
    HAZARDS,
    MASTERS,
    NODES,
    OFFERS,
    PAIRS,
    POSTS,
    SLOTS,
    WORKERS,
)
from engine.new_zealand.table.scoring import ROWS
from tests.rules.new_zealand.driver import answers, asked, turn

SAY = words.reader("en", ["Ada", "Bo", "Cy", "Di"])
MENU, LIST = 95, 160
"""What a menu shows of an option, its number aside; what a list of at most ten options may say."""
SETS = [{}, {"setup": "shuffled"}]


def worded(key: str, **args: object) -> str:
    text = SAY(key, **args)
    assert "⟦" not in text, f"{key}: {text}"
    return text


def played(seats: int, options: dict[str, str], seed: str) -> Iterator[Match]:
    match = engine.new_match("new_zealand", seats=seats, options=options, seed=seed)
    chooser = player("random", seed)
    while match.asks:
        yield match
        seat = next(iter(match.asks))
        match.answer(seat, chooser.choose(match, seat))
    yield match


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_every_key_of_a_game_has_words(seats: int) -> None:
    for number, options in enumerate(SETS * 3):
        for match in played(seats, options, f"words {number}"):
            for event in match.news:
                worded(f"new_zealand.event.{event.kind}", seat=event.seat, **event.args)
            for ask in match.asks.values():
                assert len(worded(ask.key, **ask.args)) <= 100
                worded(f"new_zealand.help.{ask.key.rpartition('.')[2]}", **GAME.figures())
                for option in ask.options:
                    assert len(option.id) <= 60 and option.id.isascii()
                    listed = len(ask.options) <= MOST_BUTTONS and not option.group
                    assert len(worded(option.key, **option.args)) <= (LIST if listed else MENU), option.key
                    if option.group:
                        worded(option.group)


def test_every_component_and_option_has_words() -> None:
    keys = [f"new_zealand.worker.{worker}" for worker in (*WORKERS, "joker")]
    keys += [f"new_zealand.card.{card}" for card in CARDS]
    keys += [f"new_zealand.{kind}.{name}" for kind, names in NAMED.items() for name in names]
    keys += ["new_zealand.name", "new_zealand.about", "new_zealand.sarah"]
    for option in GAME.options:
        keys += [option.key, *(f"{option.key}.{choice}" for choice in option.choices)]
    for key in keys:
        worded(key)


NAMED: dict[str, Iterable[str]] = {
    "hazard": HAZARDS,
    "bonus": BONUS_TILES,
    "master": MASTERS,
    "pair": PAIRS,
    "disc": DISCS,
    "slot": SLOTS,
    "offer": OFFERS,
    "harbour": HARBOURS,
    "post": POSTS,
    "sea": BOX.sea.spaces,
    "building": BOX.private_buildings,
    "score": ROWS,
    "place": [node.id for node in NODES.values() if node.kind in {"build", "wellington", "start"}],
    "neutral": [
        letter + ("_II" if side == "II" else "")
        for letter, sides in BOX.neutral_buildings.items()
        for side in sides
    ],
}


def test_every_action_has_words() -> None:
    actions = [
        action for sides in BOX.neutral_buildings.values() for side in sides.values() for action in side
    ]
    actions += [action for building in BOX.private_buildings.values() for action in building.actions]
    actions += [action for row in BOX.player_board.workers.rows.values() for action in row.values()]
    actions += [*BOX.trail.risk_actions.values(), *BOX.objectives.immediate.values()]
    for action in actions:
        for one in getattr(action, "of", (action,)):
            key, args = describe(one)
            assert len(worded(key, **args)) <= 80


def test_the_words_agree_with_the_numbers() -> None:
    for card in CARDS.values():
        if card.objective:
            assert f"({card.objective.vp} VP or −{card.objective.penalty})" in worded(
                f"new_zealand.card.{card.id}"
            )
    for tile in BONUS_TILES.values():
        text = worded(f"new_zealand.bonus.{tile.id}")
        assert not tile.vp or f"{tile.vp} VP" in text
        assert not tile.gold or f"for {tile.gold} gold" in text
    for post in POSTS.values():
        assert f"post {post.value}" in worded(f"new_zealand.post.{post.id}")
    for pair in PAIRS.values():
        assert not pair.vp or f"{pair.vp} VP" in worded(f"new_zealand.pair.{pair.id}")
    for node in NODES.values():
        if node.pathfinder:
            assert f"pathfinder {node.pathfinder}" in worded(f"new_zealand.place.{node.id}")


def test_the_short_rules() -> None:
    topics = {key.split(".")[2] for key in words.keys("new_zealand") if key.startswith("new_zealand.rules.")}
    assert len(topics) >= 15
    for topic in topics:
        assert worded(f"new_zealand.rules.{topic}.title")
        assert worded(f"new_zealand.rules.{topic}.text", **GAME.figures())


def test_rules_tell_what_posts_and_harbours_are_worth() -> None:
    told = " ".join(text for _, text in [*found("posts"), *found("harbours")])
    for post in POSTS.values():
        assert f"{worded(f'new_zealand.post.{post.id}')} · {post.vp} VP" in told
    for harbour in HARBOURS.values():
        assert not harbour.vp or f"{harbour.name} · pay {harbour.cost} · {harbour.vp} VP" in told


def found(searched: str) -> list[tuple[str, str]]:
    return find("new_zealand", searched, SAY)


@pytest.mark.parametrize(
    "searched", ["scoring", "Sarah hiring", "Sarah building", "Sarah sheep", "Sarah hazards", "Sarah way"]
)
def test_rules_find_scoring_and_what_is_decided_for_sarah(searched: str) -> None:
    title = found(searched)[0][0].casefold()
    assert all(word in title for word in searched.casefold().split())


def test_an_auxiliary_action_that_takes_the_place_of_the_location_says_so() -> None:
    """Place E has an auxiliary action of its own; the board's, beside it, forgoes all that E offers (rulebook p18)."""
    match = answers(turn("nD", "merino"), "move:nE")
    instead = [option for option in asked(match).options if option.id.startswith("aux:")]
    assert instead
    assert all(worded(each.key, **each.args).startswith("Only auxiliary: ") for each in instead)
    within = next(
        option for option in asked(match).options if "One auxiliary" in worded(option.key, **option.args)
    )
    answers(match, within.id)
    assert all(
        worded(each.key, **each.args).startswith("Auxiliary: ")
        for each in asked(match).options
        if each.id.startswith("aux:")
    )
