"""Upgrading small, medium and large harbours; storehouse pairs and harbour masters (rulebook p15)."""

from engine.kernel import Ask, Option, Stage
from engine.new_zealand import ledger
from engine.new_zealand.actions.gains import gain_card, gain_money, pay
from engine.new_zealand.actions.markets.hiring import worker_key
from engine.new_zealand.actions.performing import DECLINE, offer
from engine.new_zealand.components import BOX, MASTERS, PAIRS, WORKERS
from engine.new_zealand.printed.boards import Harbour
from engine.new_zealand.state import NewZealandState, Player
from engine.new_zealand.wellington.discs import disc_option, harbour_key, payable_discs, take_disc


def price(state: NewZealandState, harbour: Harbour) -> int:
    """Give what the harbour's upgrade costs now: nobody would pay more than its cheapest free space."""
    return harbour.price(len(state.harbours.get(harbour.id, ())))


def can_upgrade(state: NewZealandState, seat: int, harbour: Harbour) -> bool:
    """Tell whether the seat may and can upgrade the harbour, the piece and its costs considered."""
    player, cost = state.players[seat], price(state, harbour)
    if seat in state.harbours.get(harbour.id, ()) or player.money < cost:
        return False
    if harbour.size == "medium":
        return bool(payable_discs(player, harbour.border, spent=cost))
    return any(player.storehouses.values())


def upgrade(state: NewZealandState, seat: int, harbour: Harbour) -> Stage:
    """Pay, place the piece, take the card; then what the piece uncovers, and the harbour master."""
    if harbour.size == "medium":
        yield from _upgrade_medium(state, seat, harbour)
    else:
        yield from _place_storehouse(state, seat, harbour)
    player = state.players[seat]
    if harbour.farthest and player.ship != BOX.sea.start:
        player.ship = BOX.sea.start
        state.tell("sailed_home", seat, targets=(BOX.sea.start,))


def _settle(state: NewZealandState, seat: int, harbour: Harbour, piece: ledger.Changes) -> None:
    """Put the piece there and take the harbour's card, which can't be waived."""
    state.harbours.setdefault(harbour.id, []).append(seat)
    key, targets = harbour_key(harbour.id), (harbour.id,)
    ledger.tell(state, seat, "upgraded_harbour", piece, targets=targets, harbour=key)
    if harbour.card:
        gain_card(state, seat, harbour.card)


def _place_storehouse(state: NewZealandState, seat: int, harbour: Harbour) -> Stage:
    """Small and large harbours: a storehouse of any pair; when a pair is gone, its reward."""
    pay(state, seat, price(state, harbour))
    player = state.players[seat]
    pair = yield Ask(seat, "new_zealand.ask.storehouse", lambda: _pair_options(player), fixed=True)
    _settle(state, seat, harbour, ledger.take_storehouse(player, pair))
    if player.storehouses[pair] == 0:
        key, targets = f"new_zealand.pair.{pair}", (f"pair:{pair}",)
        ledger.tell(state, seat, "cleared_pair", ledger.clear_pair(player, pair), targets=targets, pair=key)
        gain_money(state, seat, PAIRS[pair].money)


def _pair_options(player: Player) -> list[Option]:
    return [
        Option(
            f"pair:{pair}",
            "new_zealand.option.pair",
            {"pair": f"new_zealand.pair.{pair}", "count": left},
            f"pair:{pair}",
            pair,
        )
        for pair, left in player.storehouses.items()
        if left
    ]


def _upgrade_medium(state: NewZealandState, seat: int, harbour: Harbour) -> Stage:
    """Medium harbours: a disc of the fitting border; a worker may be given for the harbour master."""
    pay(state, seat, price(state, harbour))
    player = state.players[seat]
    disc = yield Ask(
        seat,
        "new_zealand.ask.disc",
        lambda: [disc_option(disc) for disc in payable_discs(player, harbour.border)],
        fixed=True,
    )
    take_disc(state, seat, disc)
    _settle(state, seat, harbour, {})
    if state.masters[harbour.id] and harbour.id not in player.passed_masters:
        yield from _exchange_worker(state, seat, harbour)


def _exchange_worker(state: NewZealandState, seat: int, harbour: Harbour) -> Stage:
    """Give the rightmost worker tile of a row for the harbour master, now or never."""
    player = state.players[seat]
    player.passed_masters.append(harbour.id)
    if not any(player.workers.values()):
        return
    master = MASTERS[state.masters[harbour.id]]
    row = yield Ask(
        seat,
        "new_zealand.ask.master",
        lambda: [
            *(
                Option(
                    f"row:{row}",
                    "new_zealand.option.give_worker",
                    {"worker": worker_key(player.workers[row][-1]), "row": worker_key(row)},
                    f"row:{row}",
                    row,
                )
                for row in WORKERS
                if player.workers[row]
            ),
            DECLINE,
        ],
        {"master": f"new_zealand.master.{master.id}"},
    )
    if row == DECLINE.id:
        return
    worker = worker_key(player.workers[row][-1])
    given = ledger.give_worker(state, player, row, harbour.id)
    ledger.tell(state, seat, "gave_worker", given, targets=(f"row:{row}",), worker=worker)
    state.masters[harbour.id] = ""
    key, targets = f"new_zealand.master.{master.id}", (harbour.id,)
    ledger.tell(state, seat, "won_master", ledger.take_master(player, master), targets=targets, master=key)
    for action in master.actions:
        yield from offer(state, seat, action)
