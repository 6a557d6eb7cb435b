"""Another printed figure, other words or another picture: of whatever one chooses from.

Below, `SAID`, `SHOWN` and `NEEDLESS` hold every field of the data; `offers` says what is offered when one is changed.
"""

import json
import re
import subprocess
import sys
from typing import Any

import msgspec
import pytest

from bot.words import reader
from engine.el_paso.components import BONUSES, COMPONENTS, OBJECTIVES, POSTS
from engine.el_paso.printed import shapes
from engine.el_paso.printed.checks import entries
from engine.el_paso.printed.effects import effect
from engine.el_paso.printed.entries import Hire
from engine.el_paso.printed.names import asked_for, bonus_name, post_gains
from engine.kernel import Arg, Phrase
from engine.kernel.components import Printed

SAY = reader("en")


def worded(words: str | Phrase) -> str:
    text = SAY(words) if isinstance(words, str) else SAY(words.key, **words.args)
    assert "⟦" not in text
    return text


def numbers(printed: Any) -> list[str]:
    return [name for name in printed.__struct_fields__ if type(getattr(printed, name)) is int]


@pytest.mark.parametrize("entry", entries(COMPONENTS), ids=lambda entry: entry.id)
def test_each_figure_of_an_entry_is_in_its_words(entry: Any) -> None:
    said = worded(effect(entry))
    for name in numbers(entry):
        raised = msgspec.structs.replace(entry, **{name: getattr(entry, name) + 1})
        if name == "gain_per_value" and entry.gain:
            continue  # a fixed sum: there is no other
        assert worded(effect(raised)) != said, name
    if isinstance(entry, Hire):
        assert str(entry.cost or "free") in said


def tile_words(tile: Any) -> str:
    args: dict[str, Arg] = asked_for(tile)
    return SAY("el_paso.objective.O01", **args)


@pytest.mark.parametrize("tile", OBJECTIVES.values(), ids=lambda tile: tile.id)
def test_each_figure_of_an_objective_tile_is_in_its_words(tile: Any) -> None:
    for name in numbers(tile):
        raised = msgspec.structs.replace(tile, **{name: getattr(tile, name) + 1})
        assert tile_words(raised) != tile_words(tile), name


def test_points_of_bonus_tiles_and_posts_are_in_their_words() -> None:
    for tile in BONUSES.values():
        assert worded(bonus_name(msgspec.structs.replace(tile, vp=tile.vp + 1))) != worded(bonus_name(tile))
    for post in POSTS.values():
        for change in ({"vp": post.vp + 1}, {"repeat": not post.repeat}):
            assert worded(post_gains(msgspec.structs.replace(post, **change))) != worded(post_gains(post))


def test_certificates_past_the_track_are_said_to_be_lost() -> None:
    assert worded(post_gains(POSTS[5], 0)) == "1 certificate (1 lost)"
    assert worded(post_gains(POSTS[5], 1)) == "1 certificate"


# ------------------------------------------------------------------ every field of the data
SAID: dict[str, tuple[str, str]] = {
    "Limits.hand": ("limits.hand", r"rules\.hand\.text"),
    "Limits.hand_unlocked": ("limits.hand_unlocked", "disc disc:D_HAND"),
    "Limits.steps": ("limits.steps", "move ask"),
    "Limits.steps_unlocked": ("limits.steps_unlocked", "disc disc:D_STEP"),
    "Limits.certificates": ("limits.certificates", r"rules\.certificates\.text"),
    "Setup.simmental_cards_per_seat": ("setup.simmental_cards_per_seat", r"rules\.end\.text"),
    "Setup.ownership_markers": ("setup.ownership_markers", r"rules\.build\.text"),
    "Place.cost": ("trail.places.*.cost", "site site:.*"),
    "ElPasoTile.money": ("el_paso.money", r"rules\.el_paso\.text"),
    "ElPasoTile.end_space_vp": ("el_paso.end_space_vp", r"rules\.(end|scoring)\.text"),
    "CommonBuildings.money_per_builder": ("common_buildings.money_per_builder", "(build build|site site):.*"),
    "CommonBuilding.number": ("common_buildings.tiles.5.number", "build build:.*:6a"),
    "CommonBuilding.vp": ("common_buildings.tiles.*.vp", "build build:.*"),
    "Train.money_per_engineer": ("train.money_per_engineer", "train train:.*"),
    "TrainCard.engineers": ("train.cards.*.engineers", "train train:.*"),
    "WorkerCards.wild_surcharge": ("workers.wild_surcharge", "hire hire:.*:wild"),
    "WorkerCards.builder_bonus_cost": ("workers.builder_bonus_cost", ".* bonus:builder"),
    "WorkerPile.bonus_money": ("workers.piles.*.bonus_money", ".* bonus:(engineer|wild)"),
    "WorkerPile.vp": ("workers.piles.*.vp", r"rules\.workers\.text"),
    "CattleCards.money_per_cowboy": ("cattle.money_per_cowboy", "buy buy:.*"),
    "Breed.cowboys": ("cattle.breeds.*.cowboys", "buy buy:.*"),
    "Breed.value": ("cattle.breeds.*.value", "buy buy:.*"),
    "Breed.vp": ("cattle.breeds.*.vp", "buy buy:.*"),
    "Disc.money": ("player_board.discs.*.money", "disc disc:.*"),
    "Disc.frees": ("player_board.discs.*.frees", "disc disc:D_(PERM_CERT|HAND|STEP)"),
    "Disc.black": ("player_board.discs.*.black", r"rules\.discs\.text"),
    "Post.minimum": ("trading_posts.posts.9.minimum", "post post:20"),
    "Post.repeat": ("trading_posts.posts.*.repeat", "post post:.*"),
    "Post.vp": ("trading_posts.posts.*.vp", "post post:.*"),
    "Post.black": ("trading_posts.posts.*.black", r"help\.disc"),
    "Scoring.dollars_per_vp": ("scoring.dollars_per_vp", r"rules\.scoring\.text"),
    "BotCard.steps": ("sue.cards.*.steps", r"rules\.sue_cards\.text"),
    "BotCard.actions": ("sue.cards.*.actions", r"rules\.sue_cards\.text"),
    "SueData.first_post": ("sue.first_post", r"rules\.sue_shipping\.text"),
    "SueData.post_order": ("sue.post_order", r"rules\.sue_shipping\.text"),
    "SueData.market": ("sue.market", r"rules\.sue_actions\.text"),
    "SueData.full_type": ("sue.full_type", r"rules\.sue_actions\.text"),
    "SueData.consolation": ("sue.consolation", r"rules\.sue_actions\.text"),
}
"""Field -> where it stands in the data ("*": every record at once), and the sentences that must all change with it."""
SHOWN: dict[str, tuple[str, str]] = {
    "Limits.hand": ("limits.hand", "disc table"),
    "Limits.certificates": ("limits.certificates", "disc table certificates"),
    "Setup.simmental_cards_per_seat": ("setup.simmental_cards_per_seat", "disc board simmental"),
    "Setup.ownership_markers": ("setup.ownership_markers", "disc table"),
    "ElPasoTile.money": ("el_paso.money", "disc board EP"),
    "ElPasoTile.end_space_vp": ("el_paso.end_space_vp", "disc board simmental"),
    "Place.cost": ("trail.places.*.cost", "disc board S.*"),
    "CommonBuilding.vp": ("common_buildings.tiles.*.vp", "disc board building:.*"),
    "TrainCard.engineers": ("train.cards.*.engineers", "disc board train:.*"),
    "WorkerPile.count": ("workers.piles.*.count", "disc board"),
    "WorkerPile.bonus_money": ("workers.piles.*.bonus_money", "disc table area:(engineer|wild)"),
    "Breed.count": ("cattle.breeds.*.count", "disc board market:.*"),
    "Breed.value": ("cattle.breeds.*.value", "disc (board market|table hand):.*"),
    "Breed.vp": ("cattle.breeds.*.vp", "disc table hand:.*"),
    "Breed.cowboys": ("cattle.breeds.*.cowboys", "disc board market:.*"),
    "Disc.black": ("player_board.discs.*.black", "disc table disc:.*"),
    "Post.black": ("trading_posts.posts.*.black", "disc board post:.*"),
    "Post.vp": ("trading_posts.posts.*.vp", "disc board post:(10|12|14|16|18|20)"),
}
"""Field -> where it stands, and the pieces of the picture that must all look different."""
PARTS, ENTRIES, ABOVE, WHO = (
    "its fields, one by one",
    "the first test above, entry by entry",
    "the tests of tiles above",
    "never chosen by: it says which it is",
)
NEEDLESS: dict[str, str] = {
    **{f"Components.{name}": PARTS for name in shapes.Components.__struct_fields__ if name != "src"},
    **dict.fromkeys(
        ("Setup.capital", "Trail.places", "NeutralBuildings.tiles", "CommonBuildings.tiles", "Train.cards",
         "ObjectiveTiles.tiles", "BonusTiles.tiles", "WorkerCards.piles", "CattleCards.breeds", "SueData.cards",
         "PlayerBoard.discs", "PlayerBoard.auxiliary_actions", "TradingPosts.posts"),
        PARTS,
    ),
    **dict.fromkeys(
        ("Side.actions", "NeutralBuilding.actions", "CommonBuilding.a", "CommonBuilding.b", "TrainCard.a",
         "TrainCard.b", "BonusTile.actions", "AuxiliaryAction.unlocked", "AuxiliaryAction.locked", "Post.reward"),
        ENTRIES,
    ),
    **dict.fromkeys(
        ("ObjectiveTile.vp", "ObjectiveTile.building", "ObjectiveTile.post", "ObjectiveTile.breed",
         "BonusTile.vp", "BonusTile.permanent"),
        ABOVE,
    ),
    **dict.fromkeys(
        ("Place.id", "NeutralBuilding.id", "TrainCard.id", "ObjectiveTile.id", "BonusTile.id", "WorkerPile.id",
         "Breed.id", "Disc.id", "AuxiliaryAction.id", "BotCard.id"),
        WHO,
    ),
    "Capital.money": "dealt before anything is chosen; what one has is seen on the board",
    "Capital.tokens": "dealt before anything is chosen; what one has is seen on the board",
    "Setup.starting_workers": "dealt before anything is chosen; what one has is seen on the table",
    "Setup.face_up_tiles": "the tiles lie open on the board, each is an option",
    "Place.kind": "what lies there is drawn, and named where one moves",
    "Place.next": "every place ahead is an option with its steps; the rails are drawn",
    "Place.path": "the branch of a fork: it stands in the space's name",
    "CommonBuildings.copies": "what is left lies on the board, a second copy behind the first",
    "CommonBuilding.vp_src": "says where the figure is known from",
    "BonusTile.copies": "how many lie face down decides nothing that can be reckoned",
    "WorkerCards.total": "the sum of the piles, for the check at the start",
    "Breed.origin": "where it lies when the game begins: it is seen there",
    "AuxiliaryAction.disc": "each disc's option says which action it frees",
    "SueData.supply_deck": "she draws from it unseen, and nobody chooses",
    "SueData.row": "what she begins with; what she has is seen on her table",
    "SueData.cards_src": "says where the figures are known from",
}  # fmt: skip
"""Field -> why neither the words nor the picture of an ask need it."""
CHANGES = {way for way, _ in (*SAID.values(), *SHOWN.values())}


def fields() -> set[str]:
    kinds = [kind for kind in vars(shapes).values() if isinstance(kind, type) and issubclass(kind, Printed)]
    return {
        f"{kind.__name__}.{name}"
        for kind in kinds
        if kind.__module__ == shapes.__name__
        for name in kind.__struct_fields__
        if name != "src"
    }


def test_every_field_is_said_shown_or_needless() -> None:
    assert fields() == set(SAID) | set(SHOWN) | set(NEEDLESS)
    assert not (set(SAID) | set(SHOWN)) & set(NEEDLESS)


@pytest.fixture(scope="module")
def offered() -> dict[str, dict[str, str]]:
    """What is offered with the printed data (""), and with each change."""
    ways = ["", *sorted(CHANGES)]
    asked = "".join(json.dumps(way.split(".") if way else []) + "\n" for way in ways)
    command = [sys.executable, "-m", "tests.rules.el_paso.words.offers"]
    told = subprocess.run(command, input=asked, capture_output=True, text=True, check=True)
    return dict(zip(ways, map(json.loads, told.stdout.splitlines()), strict=True))


@pytest.mark.slow
@pytest.mark.parametrize("listed", [SAID, SHOWN], ids=["said", "shown"])
def test_another_figure_is_seen(
    listed: dict[str, tuple[str, str]], offered: dict[str, dict[str, str]]
) -> None:
    printed = offered[""]
    for field, (way, where) in listed.items():
        concerned = [name for name in printed if re.fullmatch(where, name)]
        assert concerned, field
        assert [n for n in concerned if offered[way].get(n) == printed[n]] == [], field
