"""Gaining things, and whatever that brings in turn: line rewards, reputation tiles, tools, dice, productions."""

from engine.kernel import Ask, Option, Stage
from engine.woodcraft.components import HELPERS, INCOMES, Gain, die_key
from engine.woodcraft.helpers import abilities
from engine.woodcraft.state import Args, WoodcraftState
from engine.woodcraft.workshop import attic, ledger, lumber, tracks


def gain(state: WoodcraftState, seat: int, what: Gain) -> Stage:
    """Gain everything in `what` at once; nothing else can be done in between."""
    waiting = [what]
    for item in waiting:
        if item.plain:
            waiting += receive(state, seat, item)
        for code in item.dice:
            yield from take_die(state, seat, code)
        if item.tool:
            waiting += yield from place_tool(state, seat, item.tool)
        if item.produce:
            yield from produce(state, seat, item.produce)


def receive(state: WoodcraftState, seat: int, what: Gain) -> list[Gain]:
    """Gain or lose the plain amounts of `what`, tell what really changed, and return what follows from it."""
    player = state.players[seat]
    before = {thing: getattr(player, thing) for thing, _ in what.plain}
    really: ledger.Changes = {}
    for thing, amount in what.plain:
        steps = tracks.real_steps(player.reputation, amount) if thing == "reputation" else amount
        really |= ledger.change(player, {thing: steps})
    _tell(state, seat, really)
    following: list[Gain] = []
    for thing, amount in what.plain:
        following += _following(state, seat, thing, before[thing], amount)
    return following


def _tell(state: WoodcraftState, seat: int, really: ledger.Changes) -> None:
    more = {thing: amount for thing, amount in really.items() if amount > 0}
    less = {thing: amount for thing, amount in really.items() if amount < 0}
    if more:
        ledger.tell(state, "gained", seat, more, gains=ledger.said(more))
    if less:
        ledger.tell(state, "lost", seat, less, gains=ledger.said(less))


def _following(state: WoodcraftState, seat: int, thing: str, before: int, amount: int) -> list[Gain]:
    """Return what an amount of one thing brings besides, now that it has been gained."""
    if thing in INCOMES:
        return tracks.line_rewards(before, before + amount)
    if thing == "reputation" and amount > 0:
        return tracks.advanced(state, seat, before, amount)
    return abilities.extra_gains(state.players[seat], "gain_lantern") if thing == "lantern" else []


def take_die(state: WoodcraftState, seat: int, code: str) -> Stage:
    """Take a die from the bank; the player picks what the code leaves open."""
    dice = lumber.matching(code)
    die = dice[0]
    if len(dice) > 1:
        die = yield Ask(
            seat,
            "woodcraft.ask.die",
            lambda: lumber.options(dice, "die", "woodcraft.option.die"),
            anytime=False,
        )
    really = ledger.exchange_dice(state.players[seat], new=[die])
    ledger.tell(state, "took_die", seat, really, f"lumber:{die}", die=die_key(die))


def place_tool(state: WoodcraftState, seat: int, tools: tuple[str, ...]) -> Stage:
    """Choose a tool and place it in the attic; returns what its edges pay. A full attic loses the tool."""
    player = state.players[seat]
    if not attic.open_spaces(player):
        state.tell("tool_lost", seat)
        return []
    tool = tools[0]
    if len(tools) > 1:
        tool = yield Ask(
            seat, "woodcraft.ask.tool", lambda: [_tool_option(tool) for tool in tools], anytime=False
        )
    space = yield Ask(
        seat,
        "woodcraft.ask.attic",
        lambda: [_space_option(state, seat, space, tool) for space in attic.open_spaces(player)],
        {"tool": f"woodcraft.tool.{tool}"},
        anytime=False,
    )
    gains = attic.edge_gains(player, space, tool)
    player.attic[space] = tool
    args: Args = {"tool": f"woodcraft.tool.{tool}"}
    ledger.tell(state, "placed_tool", seat, {"attic": 1}, f"attic:{space}", **args)
    return gains


def _tool_option(tool: str) -> Option:
    return Option(f"tool:{tool}", f"woodcraft.tool.{tool}", {}, "", tool)


def _space_option(state: WoodcraftState, seat: int, space: str, tool: str) -> Option:
    gains = attic.edge_gains(state.players[seat], space, tool)
    place = f"woodcraft.attic.{space}"
    target = f"attic:{space}"
    if not gains:
        return Option(f"attic:{space}", "woodcraft.option.attic", {"space": place}, target, space)
    phrases = tuple(phrase for item in gains for phrase in item.phrases)
    args: Args = {"space": place, "gains": phrases}
    return Option(f"attic:{space}", "woodcraft.option.attic_pays", args, target, space)


def produce(state: WoodcraftState, seat: int, count: int) -> Stage:
    """Gain the production of up to `count` different helpers of the workshop.

    Where fewer rest than produce, those that rest are chosen: that takes fewer answers.
    """
    crew = list(state.players[seat].helpers)
    resting = max(0, len(crew) - count)
    if not resting:
        chosen = crew
    elif resting < count:
        left_out = yield from _choose_helpers(seat, "rest", crew, resting)
        chosen = [card for card in crew if card not in left_out]
    else:
        chosen = yield from _choose_helpers(seat, "produce", crew, count)
    for card in chosen:
        yield from production(state, seat, card)


def _choose_helpers(seat: int, verb: str, crew: list[str], count: int) -> Stage:
    """Choose `count` of the crew, one by one; returns their cards."""
    chosen: list[str] = []
    option = production_option if verb == "produce" else _rest_option
    while len(chosen) < count:
        card = yield Ask(
            seat,
            f"woodcraft.ask.{verb}",
            lambda: [option(card) for card in crew if card not in chosen],
            {"count": count - len(chosen)},
            anytime=False,
        )
        chosen.append(card)
    return chosen


def _rest_option(card: str) -> Option:
    args: Args = {"helper": f"woodcraft.helper.{card}", "gains": HELPERS[card].production.phrases}
    return Option(f"rest:{card}", "woodcraft.option.rest", args, f"placed:{card}", card)


def production_option(card: str) -> Option:
    """Return the option of letting a helper produce; its value is the card."""
    args: Args = {"helper": f"woodcraft.helper.{card}", "gains": HELPERS[card].production.phrases}
    return Option(f"produce:{card}", "woodcraft.option.produce", args, f"placed:{card}", card)


def production(state: WoodcraftState, seat: int, card: str) -> Stage:
    """Let one helper produce."""
    state.tell("produced", seat, targets=(f"placed:{card}",), helper=f"woodcraft.helper.{card}")
    yield from gain(state, seat, HELPERS[card].production)
