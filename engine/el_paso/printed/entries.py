"""The kinds of printed entries - one local action each - as they stand in `components.yaml`."""

from engine.kernel.components import Printed


class Match(Printed, frozen=True):
    """Which cattle cards serve: that breed, or any breed of that value, or (neither given) any card."""

    breed: str = ""
    value: int = 0


class Entry(Printed, frozen=True):
    """One local action of a tile, card, post or disc; `id` is unique in the game."""

    id: str


class GainMoney(Entry, frozen=True, tag_field="op", tag="money"):
    """Take so many dollars."""

    amount: int


class GainCertificate(Entry, frozen=True, tag_field="op", tag="certificate"):
    """Move the certificate marker."""

    count: int


class GainToken(Entry, frozen=True, tag_field="op", tag="token"):
    """Gain exchange tokens, for a cost in dollars or free."""

    count: int
    cost: int = 0


class Sell(Entry, frozen=True, tag_field="op", tag="sell"):
    """Discard one matching card for money: a fixed sum, or so much for each point of breeding value."""

    match: Match
    gain: int = 0
    gain_per_value: int = 0


class Hire(Entry, frozen=True, tag_field="op", tag="hire"):
    """Hire one worker; with `after`, only when that entry was used, and of another type than there."""

    cost: int
    after: str = ""


class Buy(Entry, frozen=True, tag_field="op", tag="buy"):
    """Buy one card of the cattle market with cowboys and money."""


class UseTrain(Entry, frozen=True, tag_field="op", tag="train"):
    """Use one train card with engineers and money."""


class GainTile(Entry, frozen=True, tag_field="op", tag="tile"):
    """Take one objective or bonus tile (whichever kinds are listed), for a cost in dollars or free."""

    kinds: tuple[str, ...]
    cost: int = 0


class Build(Entry, frozen=True, tag_field="op", tag="build"):
    """Place a common building, or replace an own one by a larger."""


class Auxiliary(Entry, frozen=True, tag_field="op", tag="auxiliary"):
    """Perform so many auxiliary actions, all different."""

    count: int


class Move(Entry, frozen=True, tag_field="op", tag="move"):
    """Move the herder up to so many steps and use the location reached."""

    steps: int


class GainCattle(Entry, frozen=True, tag_field="op", tag="cattle"):
    """Gain a market card without cowboys, for a cost in dollars or free."""

    breed: str
    cost: int = 0


class Remove(Entry, frozen=True, tag_field="op", tag="remove"):
    """Return one matching card from the hand to the box."""

    match: Match


class Exchange(Entry, frozen=True, tag_field="op", tag="exchange"):
    """Draw one and discard one, up to so many times."""

    times: int


PlainEntry = (
    GainMoney
    | GainCertificate
    | GainToken
    | Sell
    | Hire
    | Buy
    | UseTrain
    | GainTile
    | Build
    | Auxiliary
    | Move
    | GainCattle
    | Remove
    | Exchange
)


class Either(Entry, frozen=True, tag_field="op", tag="either"):
    """A slash: exactly one of the options."""

    options: tuple[PlainEntry, ...]


AnyEntry = PlainEntry | Either
