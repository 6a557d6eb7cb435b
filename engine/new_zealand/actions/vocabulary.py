"""The vocabulary of actions: what buildings, tiles, cards and the player board can let a seat do.

The data names them by `op`; `performing` finds the rules of each.
"""

import msgspec


class Act(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="op"):
    """An action of the vocabulary."""


class GainMoney(Act, frozen=True, tag="money"):
    """Gain n pounds; with `per`, n for each thing counted."""

    n: int
    per: str = ""


class Sell(Act, frozen=True, tag="sell"):
    """Discard n sheep (of one breed, any, or identical ones) from hand, then take the reward."""

    n: int = 1
    breed: str = ""
    identical: bool = False
    money: int = 0
    gold: int = 0
    certificate: int = 0
    wool: bool = False


class Hire(Act, frozen=True, tag="hire"):
    """Hire one worker of the job market for the price of its row + modifier."""

    modifier: int = 0


class Invest(Act, frozen=True, tag="invest"):
    """Take one tile of the bonus market for the price of its row + modifier."""

    modifier: int = 0


class BuySheep(Act, frozen=True, tag="buy_sheep"):
    """Buy at the sheep market with all shepherds."""


class Build(Act, frozen=True, tag="build"):
    """Build or upgrade a private building for so many pounds a craftsman."""

    per_craftsman: int


class Ship(Act, frozen=True, tag="ship"):
    """Move the ship up to n spaces, or as many as there are sailors."""

    n: int = 0
    sailors: bool = False


class Shear(Act, frozen=True, tag="shear"):
    """Shear up to n sheep, or one with each shearer who doesn't draw."""

    n: int = 0
    shearers: bool = False


class Auxiliary(Act, frozen=True, tag="auxiliary"):
    """One auxiliary action, up to so many times."""

    times: int = 1


class GainObjective(Act, frozen=True, tag="objective"):
    """Gain an objective card from the display or the stack."""


class Pathfinder(Act, frozen=True, tag="pathfinder"):
    """Advance n spaces on the pathfinder track."""

    n: int


class GainCertificates(Act, frozen=True, tag="certificate"):
    """Advance the certificate marker n spaces; with `per`, n for each thing counted."""

    n: int
    per: str = ""


class GainGold(Act, frozen=True, tag="gold"):
    """Advance the gold marker."""

    n: int


class GainTokens(Act, frozen=True, tag="exchange_token"):
    """Take exchange tokens."""

    n: int


class RemoveHazard(Act, frozen=True, tag="remove_hazard"):
    """Take a hazard tile off the board for a price, with its card."""

    cost: int = 0


class MoveRunholder(Act, frozen=True, tag="runholder"):
    """Move the runholder 1 to n steps and carry out phase B again."""

    n: int


class Cycle(Act, frozen=True, tag="cycle"):
    """Draw up to (or exactly) n cards, then discard as many."""

    n: int
    exactly: bool = False


class GainCard(Act, frozen=True, tag="gain_card"):
    """Add one card of the named supply to the discard pile."""

    card: str


class HazardPairs(Act, frozen=True, tag="hazard_pairs"):
    """For every `each` hazard tiles owned: money and steps on the pathfinder track."""

    each: int
    money: int
    pathfinder: int


class DistantStorehouse(Act, frozen=True, tag="distant_storehouse"):
    """Place a storehouse on a harbour within n - 1 moves of the ship, which stays."""

    n: int


class DiscToWoolPost(Act, frozen=True, tag="disc_to_wool_post"):
    """Place a disc on the named wool trading post."""

    post: str


class SheepOffer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Up to n sheep of these colours."""

    colours: tuple[str, ...]
    n: int


class TakeSheep(Act, frozen=True, tag="take_sheep"):
    """Take sheep of one offer from the market, for a price, to the discard pile or on top of the deck."""

    offers: tuple[SheepOffer, ...]
    pay: int = 0
    to_deck_top: bool = False


class GainedToDeckTop(Act, frozen=True, tag="gained_to_deck_top"):
    """Put all cards gained this turn on top of the own deck."""


class Upgrade(Act, frozen=True, tag="upgrade"):
    """Replace an own building by one that needs exactly so many more craftsmen, for nothing."""

    more: int


PlainAction = (
    GainMoney
    | Sell
    | Hire
    | Invest
    | BuySheep
    | Build
    | Ship
    | Shear
    | Auxiliary
    | GainObjective
    | Pathfinder
    | GainCertificates
    | GainGold
    | GainTokens
    | RemoveHazard
    | MoveRunholder
    | Cycle
    | GainCard
    | HazardPairs
    | DistantStorehouse
    | DiscToWoolPost
    | TakeSheep
    | GainedToDeckTop
    | Upgrade
)


class Either(Act, frozen=True, tag="either"):
    """Exactly one of the alternatives."""

    of: tuple[PlainAction, ...]


Action = PlainAction | Either
