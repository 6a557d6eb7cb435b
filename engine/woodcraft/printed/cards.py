"""The shape of the cards in `components.yaml`: helpers, orders and public contracts."""

from engine.kernel.components import Printed
from engine.woodcraft.printed.goods import VALUES, Gain


class Ability(Printed, frozen=True):
    """What a helper can do; see the key in components.yaml."""

    when: str
    gain: Gain = Gain()
    gain_instead: Gain = Gain()
    action: str = ""
    discount: int = 0
    trigger: str = ""
    when_value_in: tuple[int, ...] = VALUES
    per_space: Gain = Gain()
    first_in_turn: Gain = Gain()
    points_instead: int = 0
    grow_green_tree_by: tuple[int, ...] = ()
    lower_die_by: int = 0
    lower_to: int = 1
    sell_up_to: int = 0
    prices: dict[str, int] = {}
    swap_tokens: tuple[str, ...] = ()
    pay: dict[str, int] = {}
    pay_one_of: tuple[str, ...] = ()


class Helper(Printed, frozen=True):
    """A helper card."""

    id: str
    name: str
    cost: int
    production: Gain
    ability: Ability
    basis: str


class Helpers(Printed, frozen=True):
    """The helpers' two decks."""

    basis: str
    early: tuple[Helper, ...]
    late: tuple[Helper, ...]


class Order(Printed, frozen=True):
    """An order: its start row, the dice and tokens it needs, its reward; hazelnut orders have an alternative."""

    id: str
    name: str
    row: int
    dice: tuple[str, ...]
    tokens: dict[str, int]
    reward: Gain
    alternative: Gain | None = None


class Orders(Printed, frozen=True):
    """The orders' three decks."""

    early: tuple[Order, ...]
    late: tuple[Order, ...]
    hazelnut: tuple[Order, ...]


class Contract(Printed, frozen=True):
    """A public contract: so many points per something, at most `cap`."""

    id: str
    name: str
    per: str
    points: int
    cap: int


class Contracts(Printed, frozen=True):
    """The public contracts."""

    cards: tuple[Contract, ...]
