"""What one seat (or a spectator) may see of the table: everything but others' hands and the piles.

Static numbers (prices, bonuses, what a card needs and gives) are in `engine.woodcraft.components`.
Dice are "Y4"; quadrants count from 0 (12 to 3 o'clock), clockwise; spaces from 1 (farthest ahead) to 7.

Targets of options and events, for numbering pictures:
wheel "tile:buy_lumber", yard "yard:Y4", bank "bank:Y6", display "order:EO01", "helper:EH01", contracts "contract:PC01",
price list "material:glue:2", the workshop of the seat that acts: "lumber:Y4", "pot:G", "sawing:1" (slot, from 1),
"splicing:1", "gluing", "room:r1c2", "placed:EH01" (a helper in its room), "hand:EO01", "row:EO01" (an order beside
the workshop), "attic:b1", "tokens:glue", "market", "tracks:blueberry_income", "tracks:reputation".
"""

import msgspec

from engine.woodcraft.components import COMPONENTS
from engine.woodcraft.helpers import rooms
from engine.woodcraft.orders import needs
from engine.woodcraft.state import OVER, TURN, Player, WoodcraftState
from engine.woodcraft.wheel import moving
from engine.woodcraft.workshop import attic, tracks


class LastMoveView(msgspec.Struct, frozen=True):
    """The tile that was moved last, the place that it left, and who moved it (the solo opponent: seat 1)."""

    tile: str
    quadrant: int
    space: int
    seat: int


class WheelView(msgspec.Struct, frozen=True):
    """The action wheel."""

    quadrants: tuple[tuple[str, ...], ...]
    """Four times seven spaces: an action tile's id or ""."""
    leading: int
    """The quadrant at whose far end the saw's arrow points."""
    arc: int
    """The quadrant whose outer bonuses the arc tile covers; -1 when it is gone."""
    legal: tuple[str, ...]
    """The tiles that may be moved now."""
    last: LastMoveView | None


class ContractView(msgspec.Struct, frozen=True):
    """A face-up public contract; `claimed_by` are the seats that claimed it in this round."""

    id: str
    claimed_by: tuple[int, ...]


class ReputationTileView(msgspec.Struct, frozen=True):
    """A reputation tile on its space: who has reached it (seat, round), and the next arrival's rank from 1."""

    id: str
    space: int
    arrivals: tuple[tuple[int, int], ...]
    rank: int


class HelperView(msgspec.Struct, frozen=True):
    """A helper in its room; `used`: its once-a-turn ability has served in this turn."""

    id: str
    room: str
    used: bool


class OrderView(msgspec.Struct, frozen=True):
    """An order beside a workshop.

    `has` tells for each die of the card whether the lumber pile holds it, each pile die counted once; `tokens`
    the same for each kind of token of the card, in its order; `complete`: all of it is there.
    """

    id: str
    row: int
    has: tuple[bool, ...]
    tokens: tuple[bool, ...]
    complete: bool


class WorkshopView(msgspec.Struct, frozen=True):
    """A player's workshop; counts and tracks are plain numbers."""

    seat: int
    blueberries: int
    points: int
    lantern: int
    glue: int
    scrapwood: int
    saw_blade: int
    reuse: int
    blueberry_income: int
    hazelnut_income: int
    reputation: int
    per_order: int
    """Points that each completed order brings at the present reputation."""
    market: int
    """Steps taken on the market track (0 to 7)."""
    lumber: tuple[str, ...]
    pots: dict[str, int]
    """Colour letter -> value of the tree (0: empty); a colour that isn't there hasn't been built."""
    sawing: tuple[bool, ...]
    """Built sawing tiles in order; True = face up."""
    splicing: tuple[bool, ...]
    gluing: bool | None
    """None: not built."""
    helpers: tuple[HelperView, ...]
    open_rooms: tuple[str, ...]
    attic: dict[str, str]
    """Space -> tool."""
    open_spaces: tuple[str, ...]
    """Attic spaces where a tool may be placed."""
    orders: tuple[OrderView, ...]
    """Top row first; within a row in the order of placing."""
    completed: tuple[str, ...]
    contracts: tuple[str, ...]
    hand_count: int
    hand: tuple[str, ...] | None
    """None where the reader may not see it."""


class ChoicesView(msgspec.Struct, frozen=True):
    """The reader's own cards and choices during set-up."""

    helpers: tuple[str, ...]
    orders: tuple[str, ...]
    """Early orders once the helper is chosen, then the hazelnut orders once the early ones are kept."""
    helper: str
    kept: tuple[str, ...]
    placed: str


class OpponentView(msgspec.Struct, frozen=True):
    """The solo opponent; its seat is the one after the last person."""

    level: str
    reputation: int
    last: str
    """The solo card turned last ("" at first)."""
    deck: int
    discards: tuple[str, ...]
    contracts: tuple[str, ...]


class View(msgspec.Struct, frozen=True):
    """The table."""

    seats: int
    seat: int | None
    """Who reads this; None: a spectator."""
    phase: str
    """"setup", "opening", "turn", "opponent", "income" or "over"."""
    round: int
    rounds: int
    income_after: tuple[int, ...]
    first: int
    """The starting player."""
    on_turn: int | None
    moved: bool
    """The seat on turn has moved a tile."""
    owed: str
    """The action that the seat on turn has still to do ("" for none)."""
    wheel: WheelView
    yard: tuple[str, ...]
    """Six dice: green, green, yellow, yellow, brown, brown."""
    order_row: tuple[str, ...]
    """Slot 1 (marked with the X) first."""
    helper_row: tuple[str, ...]
    order_deck: int
    helper_deck: int
    late: bool
    """The late decks are in play."""
    contracts: tuple[ContractView, ...]
    reputation_tiles: tuple[ReputationTileView, ...]
    workshops: tuple[WorkshopView, ...]
    choices: ChoicesView | None
    opponent: OpponentView | None
    bottom_row_in_points: bool
    """Completing an order on the last row costs points, not reputation."""


def view_of(state: WoodcraftState, seat: int | None) -> View:
    """Return what `seat` may see."""
    turn = state.turn
    calendar = state.calendar
    return View(
        seats=state.seats,
        seat=seat,
        phase=state.phase,
        round=state.round,
        rounds=calendar.count,
        income_after=calendar.income_after,
        first=state.first,
        on_turn=turn.seat if state.phase == TURN else None,
        moved=turn.moved,
        owed=turn.owed,
        wheel=_wheel(state),
        yard=tuple(state.yard),
        order_row=tuple(state.order_row),
        helper_row=tuple(state.helper_row),
        order_deck=len(state.late_orders if state.late else state.early_orders),
        helper_deck=len(state.late_helpers if state.late else state.early_helpers),
        late=state.late,
        contracts=tuple(ContractView(each.card, tuple(each.claimed_by)) for each in state.contracts),
        reputation_tiles=tuple(
            ReputationTileView(
                tile.tile,
                tile.space,
                tuple((a.seat, a.round) for a in tile.arrivals),
                tracks.rank(state, tile),
            )
            for tile in state.reputation_tiles
        ),
        workshops=tuple(_workshop(state, owner, seat) for owner in range(state.seats)),
        choices=_choices(state, seat),
        opponent=_opponent(state),
        bottom_row_in_points=state.bottom_row_in_points,
    )


def _wheel(state: WoodcraftState) -> WheelView:
    quadrants = [[""] * COMPONENTS.wheel.spaces for _ in range(COMPONENTS.wheel.quadrants)]
    for tile, place in state.wheel.places.items():
        quadrants[place.quadrant][place.space - 1] = tile
    last = state.wheel.last
    return WheelView(
        tuple(tuple(quadrant) for quadrant in quadrants),
        state.wheel.leading,
        state.wheel.arc,
        tuple(moving.legal_tiles(state.wheel)) if state.phase != OVER else (),
        LastMoveView(last.tile, last.quadrant, last.space, last.seat) if last else None,
    )


def _workshop(state: WoodcraftState, owner: int, reader: int | None) -> WorkshopView:
    player = state.players[owner]
    used = state.turn.used if state.turn.seat == owner else []
    return WorkshopView(
        seat=owner,
        blueberries=player.blueberries,
        points=player.points,
        lantern=player.lantern,
        glue=player.glue,
        scrapwood=player.scrapwood,
        saw_blade=player.saw_blade,
        reuse=player.reuse,
        blueberry_income=player.blueberry_income,
        hazelnut_income=player.hazelnut_income,
        reputation=player.reputation,
        per_order=COMPONENTS.tracks.reputation.per_order[player.reputation],
        market=player.market,
        lumber=tuple(player.lumber),
        pots=dict(player.pots),
        sawing=tuple(player.sawing),
        splicing=tuple(player.splicing),
        gluing=player.gluing,
        helpers=tuple(HelperView(card, room, card in used) for card, room in player.helpers.items()),
        open_rooms=tuple(rooms.open_rooms(player)),
        attic=dict(player.attic),
        open_spaces=tuple(attic.open_spaces(player)),
        orders=_orders(player),
        completed=tuple(player.completed),
        contracts=tuple(player.contracts),
        hand_count=len(player.hand),
        hand=tuple(player.hand) if owner == reader else None,
    )


def _orders(player: Player) -> tuple[OrderView, ...]:
    top_first = sorted(player.orders, key=lambda order: -order.row)
    return tuple(OrderView(order.card, order.row, *needs.standing(player, order.card)) for order in top_first)


def _choices(state: WoodcraftState, seat: int | None) -> ChoicesView | None:
    choices = None if seat is None else state.players[seat].choices
    if choices is None:
        return None
    piles = (choices.early_orders, choices.hazelnut_orders)
    dealt = tuple(card for pile in piles if pile not in choices.face_down for card in pile)
    return ChoicesView(tuple(choices.helpers), dealt, choices.helper, tuple(choices.kept), choices.placed)


def _opponent(state: WoodcraftState) -> OpponentView | None:
    rival = state.opponent
    if rival is None:
        return None
    return OpponentView(
        rival.level,
        rival.reputation,
        rival.last,
        len(rival.deck),
        tuple(rival.discards),
        tuple(rival.contracts),
    )
