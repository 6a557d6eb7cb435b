"""What is printed on tiles and cards: the shape of those parts of `components.yaml`."""

from engine.kernel.components import Printed
from engine.new_zealand.actions.vocabulary import Action, PlainAction


class HazardKind(Printed, frozen=True):
    """A kind of hazard tile and the supply of the card that it gives."""

    id: str
    zone: str
    vp: int
    hand: str
    n: int
    card: str


class BonusKind(Printed, frozen=True):
    """A kind of bonus tile; `gold` is an extra cost, `removes_starting_sheep_of` a breeding value."""

    id: str
    n: int
    vp: int
    permanent_certificates: int = 0
    permanent_wool: int = 0
    gold: int = 0
    removes_starting_sheep_of: int = 0
    joker: bool = False
    effects: tuple[PlainAction, ...] = ()


class HarbourMaster(Printed, frozen=True):
    """A harbour master tile: its upper half, and `vp` for every `each` of what `per` counts."""

    id: str
    per: str
    each: int
    vp: int
    actions: tuple[PlainAction, ...] = ()
    permanent_certificates: int = 0


class Breed(Printed, frozen=True):
    """A breed of sheep; `n` cards (a player's, for starting breeds)."""

    id: str
    colour: str
    breeding: int
    wool: int
    vp: int
    kind: str
    n: int


class DeckBuildingCard(Printed, frozen=True):
    """A Sheepdog, Ferry or Kotare; its draw of 1 card is common to all played cards."""

    id: str
    n: int
    actions: tuple[Action, ...]
    ferry: bool = False


class BonusSlot(Printed, frozen=True):
    """A bonus card tile and its price in gold."""

    id: str
    gold: int


class Objective(Printed, frozen=True):
    """An objective card: its immediate action and its tasks."""

    id: str
    immediate: str
    tasks: tuple[str, ...]
    vp: int
    penalty: int


class BonusSet(Printed, frozen=True):
    """A set of bonus cards: a played card, a sheep or an objective."""

    set: int
    card: str
    vp: int = 0
    ferry: bool = False
    actions: tuple[Action, ...] = ()
    objective: Objective | None = None


class Objectives(Printed, frozen=True):
    """The 24 objective cards and what their tasks ask for."""

    immediate: dict[str, PlainAction]
    post_value: int
    craftsmen: int
    shearers: int
    pathfinder_spaces: int
    low_sheep: tuple[str, ...]
    high_sheep: tuple[str, ...]
    cards: tuple[Objective, ...]


class SarahLevel(Printed, frozen=True):
    """A level of the solo game: the cards left out and the first delivery's post."""

    removed: tuple[int, ...]
    first_delivery: str


class SarahAct(Printed, frozen=True):
    """One action of a Sarah card."""

    op: str
    n: int = 0
    hard: bool = False
    colours: tuple[str, ...] = ()


class SarahCard(Printed, frozen=True):
    """A Sarah card: steps (or whose number), `do` if specialised in `type`, else `other`."""

    n: int
    do: tuple[SarahAct, ...]
    steps: int = 0
    steps_by: str = ""
    type: str = ""
    other: tuple[SarahAct, ...] = ()


class ShearerCards(Printed, frozen=True):
    """Romney cards and market sheep that Sarah's shearers bring."""

    romney: int
    market: int


class SarahSteps(Printed, frozen=True):
    """The bounds of Sarah's steps."""

    least: int
    most: int


class SarahData(Printed, frozen=True):
    """The solo opponent."""

    levels: dict[str, SarahLevel]
    discs: int
    step_tiles: int
    steps: SarahSteps
    bonus_card_by_space: dict[int, str]
    immediate: dict[str, dict[int, str]]
    market_by_shepherds: dict[int, tuple[tuple[str, ...], ...]]
    sailor_cards: dict[int, str]
    shearer_cards: dict[int, ShearerCards]
    shearer_cards_hard: dict[int, ShearerCards]
    shearer_colours: tuple[str, ...]
    cards: tuple[SarahCard, ...]
