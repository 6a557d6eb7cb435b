"""What can be chosen when a table is opened."""

from collections.abc import Mapping

from engine.kernel import Chance, GameOption, OptionValue
from engine.new_zealand.components import BOX, NEUTRAL_SPACES, POSTS
from engine.new_zealand.printed.cards import SarahLevel

FIRST, SHUFFLED, CHOSEN = "first", "shuffled", "chosen"
FREELY = ("setup", CHOSEN)
SIDES: tuple[OptionValue, ...] = ("a", "b", "random")
BY_LEVEL = "level"
NUMBERS = range(1, BOX.counts.private_buildings + 1)
LADDER = tuple(post.id for post in POSTS.values() if post.kind == "sheep" and not post.harbour)
"""The local trading posts, upward."""

OPTIONS = (
    GameOption("setup", "new_zealand.options.setup", FIRST, (FIRST, SHUFFLED, CHOSEN)),
    GameOption("level", "new_zealand.options.level", "easy", tuple(BOX.sarah.levels), (1,)),
    GameOption(
        "first_delivery", "new_zealand.options.first_delivery", BY_LEVEL, (BY_LEVEL, *LADDER[1:]), (1,)
    ),
    GameOption("shuffle_neutral", "new_zealand.options.shuffle_neutral", False, needs=FREELY),
    *(
        GameOption(f"building_{number}", f"new_zealand.options.building_{number}", "a", SIDES, needs=FREELY)
        for number in NUMBERS
    ),
)
"""`setup`: everything as in a first game, everything shuffled, or as the options behind it say."""


def neutral_buildings(options: Mapping[str, OptionValue], chance: Chance) -> dict[str, str]:
    """Step 3: the neutral building of each neutral space, A to H on their letters or shuffled."""
    letters = list(BOX.neutral_buildings)
    if options["setup"] == SHUFFLED or (options["setup"] == CHOSEN and options["shuffle_neutral"]):
        letters = chance.shuffled(letters)
    return dict(zip(NEUTRAL_SPACES, letters, strict=True))


def sides(options: Mapping[str, OptionValue], chance: Chance) -> list[str]:
    """Step 16: the side, "a" or "b", of each private building, the same for everybody."""
    fixed = {FIRST: "a", SHUFFLED: "random"}.get(str(options["setup"]))
    wanted = [fixed or options[f"building_{number}"] for number in NUMBERS]
    return [chance.pick("ab") if side == "random" else str(side) for side in wanted]


def first_delivery(options: Mapping[str, OptionValue]) -> str:
    """Solo: the post of Sarah's first delivery, by her level unless chosen."""
    level: SarahLevel = BOX.sarah.levels[str(options["level"])]
    wanted = str(options["first_delivery"])
    return level.first_delivery if wanted == BY_LEVEL else wanted
