"""Everything that is true between two turns. Seats are 0, 1, 2, 3; in a solo game Sarah is seat 1."""

from bisect import insort

import msgspec

from engine.kernel import Chance, State
from engine.new_zealand.components import (
    BOARD,
    BOX,
    HARBOURS,
    PLAYERS,
    WORKERS,
    building,
    rank,
)
from engine.new_zealand.printed.boards import PrivateBuilding
from engine.new_zealand.printed.box import PlayerCount
from engine.western.herd import Herd


class Supply(msgspec.Struct):
    """A face-up pile of equal cards."""

    card: str
    left: int


class Site(msgspec.Struct):
    """A private building on the trail."""

    seat: int
    number: int


class Flock(Herd):
    """All cards of a seat's sheep deck, with those that lie open or on top of the stack."""

    top: list[str] = []
    """Cards known to lie on top of the stack, the topmost last."""
    shown: list[str] = []
    """Sheep lying open, revealed for income or wool."""
    played: list[str] = []
    """The card that lies open because it is being played."""
    gained: list[str] = []
    """Cards gained this turn that still lie on the discard pile."""

    def can_draw(self) -> bool:
        """Whether any card is left to draw."""
        return bool(self.top or self.stack or self.discard)

    def draw(self, chance: Chance) -> str:
        """Take the top card into the hand, which is kept in printed order."""
        card = self.top.pop() if self.top else Herd.draw(self, chance)
        insort(self.hand, card, key=rank)
        return card

    @property
    def drawable(self) -> int:
        """How many cards could be drawn, one after the other."""
        return len(self.top) + len(self.stack) + len(self.discard)

    @property
    def is_empty(self) -> bool:
        """Whether the next draw makes the stack anew of the discard pile."""
        return not self.top and not self.stack

    def renew(self) -> int:
        """Make an empty stack anew of the discard pile; what was gained this turn lies there no more."""
        if not self.stack:
            self.gained = []
        return Herd.renew(self)

    def gain(self, card: str) -> None:
        """Add a new card to the discard pile."""
        self.discard.append(card)
        self.gained.append(card)

    def show(self, card: str) -> None:
        """Lay a card of the hand open."""
        self.hand.remove(card)
        self.shown.append(card)

    def put_shown(self) -> None:
        """Discard the sheep that lie open."""
        self.discard += self.shown
        self.shown = []

    def put_played(self) -> None:
        """Discard the card that has been played."""
        self.discard += self.played
        self.played = []

    def cards(self) -> list[str]:
        """Give every card that belongs to the deck, wherever it is."""
        return [*self.hand, *self.top, *self.stack, *self.discard, *self.shown, *self.played]

    def redeal(self, chance: Chance) -> None:
        """Deal the hand anew from hand and stack, as somebody who sees neither would imagine them."""
        Herd.redeal(self, chance)
        self.hand.sort(key=rank)


class Runholder(msgspec.Struct):
    """What people and Sarah both have: a place on the trail and what scores."""

    place: str = ""
    """The space of the trail, "" before the first turn."""
    ship: str = BOX.sea.start
    pathfinder: int = 0
    workers: dict[str, list[str]] = msgspec.field(default_factory=lambda: {kind: [] for kind in WORKERS})
    """Worker tiles by row, in the order of the spaces from 2 on: the row's type, or "joker"."""
    buildings: list[int] = []
    """Numbers of the private buildings still in front of the seat."""
    hazards: list[str] = []
    visits: int = 0
    """How often the seat has been to Wellington."""

    def count(self, worker: str) -> int:
        """Count the workers of a type, the printed one included."""
        return BOARD.workers.printed + len(self.workers[worker])


class Player(Runholder, kw_only=True):
    """A person's table."""

    flock: Flock = msgspec.field(default_factory=Flock)
    money: int = 0
    gold: int = 0
    certificates: int = 0
    """Temporary certificates."""
    tokens: int = 0
    discs: list[str]
    """Discs still on the player board."""
    storehouses: dict[str, int]
    """Storehouses still on the player board, by pair."""
    auxiliary: list[int]
    """Open spaces of each auxiliary row."""
    step_limit: int = 0
    hand_limit: int = 0
    certificate_limit: int = 0
    permanent_certificates: int = 0
    permanent_wool: int = 0
    step_tile: int = 0
    """Extra steps by the step tile, 0 without it."""
    no_fees: bool = False
    chosen_at_11: bool = False
    bonus_tiles: list[str]
    masters: list[str]
    passed_masters: list[str]
    """Medium harbours whose harbour master was offered: never again."""
    objectives: list[str]
    """Objective cards played."""
    turns: int = 0

    @property
    def steps(self) -> int:
        """The most steps of phase A."""
        return self.step_limit + self.step_tile


class Sarah(Runholder, kw_only=True):
    """The solo opponent's table."""

    level: str = ""
    deck: list[int]
    discard: list[int]
    specialised: str = ""
    discs: int = 0
    cards: list[str]
    """Cards gained, kept for their points."""
    next_post: str = ""
    card: int = 0
    """The card of her last turn."""


class Turn(msgspec.Struct):
    """What is remembered of the running turn."""

    seat: int = 0
    number: int = 0
    phase: str = ""
    """"", "A", "B", "Wellington" or "C"."""
    used: list[int] = []
    """Numbers of the local actions used at the present place."""
    used_at: str = ""
    """The building whose actions were used."""
    closed: bool = False
    """Nothing more to do here: the auxiliary action was done instead, or the steps of Wellington."""
    way: list[str] = []
    """Spaces walked through in the last movement, the first and the last included."""
    way_seat: int = -1


class NewZealandState(State, kw_only=True):
    """The whole table."""

    players: list[Player]
    sarah: Sarah | None = None
    turn: Turn = msgspec.field(default_factory=Turn)
    sides: list[str]
    """The side in use of each private building, by number from 1."""
    sets: list[int]
    """The bonus sets in play, ascending."""
    neutrals: dict[str, str]
    """Neutral building of each neutral space."""
    flipped: bool = False
    sites: dict[str, Site]
    hazards: dict[str, str]
    """Hazard tile by hazard space."""
    job_market: dict[str, list[int]]
    """Rows (0 the top) with a worker, by column."""
    bonus_market: list[list[str]]
    """Tiles by row and column, "" for none."""
    token_row: int = 0
    """Row of the market token, from 1; beyond the last row it is with `token_owner`."""
    token_owner: int = -1
    foresight_a: list[str]
    foresight_b: list[str]
    bag_a: list[str]
    bag_b: list[str]
    sheep_market: list[str]
    sheep_deck: list[str]
    objective_display: list[str]
    objective_deck: list[str]
    supplies: dict[str, Supply]
    masters: dict[str, str]
    """Harbour master tile of each medium harbour, "" when taken."""
    harbour_workers: dict[str, str]
    """Workers sent to medium harbours in exchange."""
    harbours: dict[str, list[int]]
    """Seats with a storehouse or disc at each harbour."""
    posts: dict[str, list[int]]
    """Discs on each trading post, from the lowest, by seat."""
    step_tiles: int
    over: bool = False

    @property
    def counts(self) -> PlayerCount:
        """What depends on the number of players (a solo game is one of two)."""
        return PLAYERS[max(self.seats, 2)]

    @property
    def sarah_seat(self) -> int:
        """Sarah's seat: the one after the people."""
        return self.seats

    @property
    def all_seats(self) -> int:
        """How many take turns, Sarah included."""
        return self.seats + (self.sarah is not None)

    def runholder(self, seat: int) -> Runholder:
        """Give a person's table or Sarah's."""
        if seat < self.seats:
            return self.players[seat]
        assert self.sarah is not None
        return self.sarah

    def building(self, number: int) -> PrivateBuilding:
        """Give the private building of that number, on the side in use."""
        return building(number, self.sides[number - 1])

    def sites_of(self, seat: int) -> list[str]:
        """Give the spaces with a private building of that seat, in the trail's order of building."""
        return [space for space, site in self.sites.items() if site.seat == seat]

    def storehouses_of(self, seat: int) -> int:
        """Count the seat's storehouses on the sea routes board."""
        return sum(
            seat in seats and HARBOURS[harbour].size != "medium" for harbour, seats in self.harbours.items()
        )

    def has_disc(self, seat: int, post: str) -> bool:
        """Whether the seat has a disc on that trading post."""
        return seat in self.posts.get(post, ())
