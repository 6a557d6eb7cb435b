"""Public contracts: claimed with a hazelnut order, shared within a round, gone at its end."""

from functools import cache, partial

from engine.kernel import Ask, Option, Phrase, Stage
from engine.woodcraft.components import CONTRACTS, ORDERS, Gain, amount_of, either
from engine.woodcraft.orders.measures import BIG, contract_points
from engine.woodcraft.state import Args, OpenContract, Player, WoodcraftState
from engine.woodcraft.workshop import ledger
from engine.woodcraft.workshop.gains import gain

ALTERNATIVE = "alternative"


def contract_key(card: str) -> str:
    """Return the message key of a contract's name."""
    return f"woodcraft.contract.{card}"


@cache
def worth(card: str) -> Phrase:
    """Say what a contract scores for what."""
    contract = CONTRACTS[card]
    args: Args = {"points": amount_of("points", contract.points), "cap": contract.cap, "values": either(BIG)}
    return Phrase(f"woodcraft.contract.{card}.text", args)


def claimable(state: WoodcraftState, seat: int) -> list[OpenContract]:
    """Give the face-up contracts that `seat` hasn't claimed."""
    return [contract for contract in state.contracts if seat not in contract.claimed_by]


def claim_or_alternative(state: WoodcraftState, seat: int, order: str) -> Stage:
    """Claim a face-up contract, or take what the hazelnut order gives instead."""
    alternative = ORDERS[order].alternative
    assert alternative is not None
    card = ALTERNATIVE
    if claimable(state, seat):
        card = yield Ask(
            seat, "woodcraft.ask.contract", partial(_options, state, seat, alternative), anytime=False
        )
    if card == ALTERNATIVE:
        yield from gain(state, seat, alternative)
        return
    next(contract for contract in state.contracts if contract.card == card).claimed_by.append(seat)
    state.players[seat].contracts.append(card)
    really = {"contracts": 1}
    ledger.tell(state, "claimed", seat, really, f"contract:{card}", contract=contract_key(card))


def _options(state: WoodcraftState, seat: int, alternative: Gain) -> list[Option]:
    args: Args = {"gains": alternative.phrases}
    instead = Option(ALTERNATIVE, "woodcraft.option.alternative", args, "", ALTERNATIVE, ends=True)
    player = state.players[seat]
    return [*(_option(player, contract.card) for contract in claimable(state, seat)), instead]


def _option(player: Player, card: str) -> Option:
    now = amount_of("points", contract_points(player, card))
    args: Args = {"contract": contract_key(card), "what": worth(card), "now": now}
    return Option(f"contract:{card}", "woodcraft.option.contract", args, f"contract:{card}", card)


def remove_claimed(state: WoodcraftState) -> None:
    """At the end of a round, contracts claimed in it leave the row."""
    state.contracts = [contract for contract in state.contracts if not contract.claimed_by]
