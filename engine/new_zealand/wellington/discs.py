"""Taking discs off the player board: borders, costs, rewards and what they unlock (rulebook p9, p20)."""

from collections.abc import Callable

from engine.kernel import Ask, Option, Stage
from engine.new_zealand import ledger
from engine.new_zealand.actions.gains import gain_money, pay
from engine.new_zealand.components import DISCS, MEDIUM_HARBOURS
from engine.new_zealand.printed.boards import Disc
from engine.new_zealand.state import NewZealandState, Player


def disc_key(disc: str) -> str:
    """Give the message key that says what a disc unlocks."""
    return f"new_zealand.disc.{disc}"


def fitting_discs(player: Player, border: str) -> list[Disc]:
    """List the discs that may go on a space of that border: black ones on white only when no white is left."""
    discs = [DISCS[disc] for disc in player.discs]
    if border == "black":
        return discs
    return [disc for disc in discs if disc.border == "white"] or discs


def payable_discs(
    player: Player, border: str, *, spent: int = 0, fee: int = 0, income: int = 0
) -> list[Disc]:
    """List the fitting discs that can be paid once `spent` is gone.

    The `fee` is due after the disc's reward and the `income` of the space.
    """
    money = player.money - spent
    return [
        disc
        for disc in fitting_discs(player, border)
        if disc.cost <= money and money - disc.cost + disc.money + income >= fee
    ]


def own_medium_harbours(state: NewZealandState, seat: int) -> list[str]:
    """List the medium harbours with a disc of that seat."""
    return [harbour for harbour in MEDIUM_HARBOURS if seat in state.harbours.get(harbour, ())]


def disc_option(disc: Disc) -> Option:
    """Offer a disc of the player board."""
    if disc.cost:
        key = "new_zealand.option.disc_with_cost"
    else:
        key = "new_zealand.option.disc_with_money" if disc.money else "new_zealand.option.disc"
    return Option(
        f"disc:{disc.id}",
        key,
        {"disc": disc_key(disc.id), "n": disc.cost or disc.money},
        f"disc:{disc.id}",
        disc.id,
    )


def take_disc(state: NewZealandState, seat: int, disc_id: str) -> None:
    """Take a disc off the board: its cost, its reward, and what lies under it for good."""
    changes = ledger.take_disc(state.players[seat], disc_id)
    ledger.tell(state, seat, "unlocked", changes, targets=(f"disc:{disc_id}",), disc=disc_key(disc_id))
    pay(state, seat, DISCS[disc_id].cost)
    gain_money(state, seat, DISCS[disc_id].money)


def take_from_harbour(state: NewZealandState, seat: int, harbour: str) -> None:
    """Take an own disc back from a medium harbour, which then no longer counts as upgraded."""
    state.harbours[harbour].remove(seat)
    state.tell("took_disc_back", seat, harbour=harbour_key(harbour), targets=(harbour,))


def harbour_key(harbour: str) -> str:
    """Give the message key of a harbour's name."""
    return f"new_zealand.harbour.{harbour}"


def choose_disc(state: NewZealandState, seat: int, discs: Callable[[], list[Disc]]) -> Stage:
    """Let the seat choose and take one of the discs, or, if there are none, one of a medium harbour."""

    def options() -> list[Option]:
        found = [disc_option(disc) for disc in discs()]
        return found or [
            Option(
                f"harbour_disc:{harbour}",
                "new_zealand.option.harbour_disc",
                {"harbour": harbour_key(harbour)},
                harbour,
                (harbour,),
            )
            for harbour in own_medium_harbours(state, seat)
        ]

    chosen = yield Ask(seat, "new_zealand.ask.disc", options, fixed=True)
    if isinstance(chosen, tuple):
        take_from_harbour(state, seat, *chosen)
    else:
        take_disc(state, seat, chosen)
