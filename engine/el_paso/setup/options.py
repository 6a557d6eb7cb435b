"""What can be chosen when a table is opened."""

from collections.abc import Mapping

from engine.el_paso.components import BUILDINGS, COMPONENTS, NEUTRAL, TRAIN
from engine.kernel import Chance, GameOption, OptionValue

FIRST, SHUFFLED, CHOSEN = "first", "shuffled", "chosen"
FREELY = ("setup", CHOSEN)
SIDES: tuple[OptionValue, ...] = ("a", "b", "random")
B_CARDS = tuple(card.id for card in COMPONENTS.sue.cards if card.id.startswith("B"))

OPTIONS = (
    GameOption("setup", "el_paso.options.setup", FIRST, (FIRST, SHUFFLED, CHOSEN)),
    GameOption("sue_b_cards", "el_paso.options.sue_b_cards", 0, tuple(range(len(B_CARDS) + 1)), (1,)),
    GameOption("shuffle_neutral", "el_paso.options.shuffle_neutral", False, needs=FREELY),
    *(
        GameOption(f"building_{number}", f"el_paso.options.building_{number}", "a", SIDES, needs=FREELY)
        for number in BUILDINGS
    ),
    *(
        GameOption(f"train_{card[1]}", f"el_paso.options.train_{card[1]}", "a", SIDES, needs=FREELY)
        for card in TRAIN
    ),
)
"""`setup`: everything as in a first game, everything shuffled, or as the options behind it say."""


def neutral_tiles(options: Mapping[str, OptionValue], chance: Chance) -> dict[str, str]:
    """Return place -> neutral tile."""
    tiles = list(NEUTRAL)
    if options["setup"] == SHUFFLED or (options["setup"] == CHOSEN and options["shuffle_neutral"]):
        return dict(zip(NEUTRAL, chance.shuffled(tiles), strict=True))
    return dict(zip(NEUTRAL, tiles, strict=True))


def side(name: str, options: Mapping[str, OptionValue], chance: Chance) -> str:
    """Return the side, "a" or "b", of a building type or train card."""
    wanted = {FIRST: "a", SHUFFLED: "random"}.get(str(options["setup"]), options[name])
    return chance.pick("ab") if wanted == "random" else str(wanted)
