"""Upgrading small, medium and large harbours; storehouse pairs and harbour masters (rulebook p15)."""

from engine.kernel import Ask, Option, Stage
from engine.new_zealand.actions.gains import gain_card, gain_money, pay
from engine.new_zealand.actions.performing import offer
from engine.new_zealand.components import BOX, MASTERS, PAIRS, WORKERS
from engine.new_zealand.markets.hiring import worker_key
from engine.new_zealand.printed.boards import Harbour
from engine.new_zealand.state import NewZealandState, Player
from engine.new_zealand.wellington.discs import disc_option, harbour_key, payable_discs, take_disc


def can_upgrade(state: NewZealandState, seat: int, harbour: Harbour) -> bool:
    """Tell whether the seat may and can upgrade the harbour, the piece and its costs considered."""
    player = state.players[seat]
    if seat in state.harbours.get(harbour.id, ()) or player.money < harbour.cost:
        return False
    if harbour.size == "medium":
        return bool(payable_discs(player, harbour.border, spent=harbour.cost))
    return any(player.storehouses.values())


def upgrade(state: NewZealandState, seat: int, harbour: Harbour) -> Stage:
    """Pay, place the piece, take the card; then what the piece uncovers, and the harbour master."""
    if harbour.size == "medium":
        yield from _upgrade_medium(state, seat, harbour)
    else:
        yield from _place_storehouse(state, seat, harbour)
    if harbour.farthest:
        state.players[seat].ship = BOX.sea.start
        state.tell("sailed_home", seat, targets=(BOX.sea.start,))


def _settle(state: NewZealandState, seat: int, harbour: Harbour) -> None:
    state.harbours.setdefault(harbour.id, []).append(seat)
    state.tell("upgraded_harbour", seat, harbour=harbour_key(harbour.id), targets=(harbour.id,))
    if harbour.card:
        gain_card(state, seat, harbour.card)


def _place_storehouse(state: NewZealandState, seat: int, harbour: Harbour) -> Stage:
    """Small and large harbours: a storehouse of any pair; when a pair is gone, its reward."""
    pay(state, seat, harbour.cost)
    player = state.players[seat]
    pair = yield Ask(seat, "new_zealand.ask.storehouse", lambda: _pair_options(player))
    player.storehouses[pair] -= 1
    _settle(state, seat, harbour)
    if player.storehouses[pair] == 0:
        reward = PAIRS[pair]
        player.permanent_wool += reward.permanent_wool
        player.permanent_certificates += reward.permanent_certificates
        state.tell("cleared_pair", seat, pair=f"new_zealand.pair.{pair}", targets=(f"pair:{pair}",))
        gain_money(state, seat, reward.money)


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
    pay(state, seat, harbour.cost)
    player = state.players[seat]
    disc = yield Ask(
        seat,
        "new_zealand.ask.disc",
        lambda: [disc_option(disc) for disc in payable_discs(player, harbour.border)],
    )
    take_disc(state, seat, disc)
    _settle(state, seat, harbour)
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
                    {"worker": worker_key(row)},
                    f"row:{row}",
                    row,
                )
                for row in WORKERS
                if player.workers[row]
            ),
            Option("no", "new_zealand.option.decline", value=""),
        ],
        {"master": f"new_zealand.master.{master.id}"},
    )
    if not row:
        return
    state.harbour_workers[harbour.id] = player.workers[row].pop()
    state.masters[harbour.id] = ""
    player.masters.append(master.id)
    player.permanent_certificates += master.permanent_certificates
    state.tell("won_master", seat, master=f"new_zealand.master.{master.id}", targets=(harbour.id,))
    for action in master.actions:
        yield from offer(state, seat, action)
