"""Gaining things, and whatever that brings in turn: line rewards, reputation tiles, tools, dice, productions."""

from engine.kernel import Ask, Option, Stage
from engine.woodcraft.components import HELPERS, INCOMES, Gain
from engine.woodcraft.helpers import abilities
from engine.woodcraft.state import Args, WoodcraftState
from engine.woodcraft.workshop import attic, lumber, tracks


def gain(state: WoodcraftState, seat: int, what: Gain) -> Stage:
    """Gain everything in `what` at once; nothing else can be done in between."""
    waiting = [what]
    for item in waiting:
        if item.plain:
            state.tell("gained", seat, gains=item.plain_keys)
            for key, amount in item.plain:
                waiting += receive(state, seat, key, amount)
        for code in item.dice:
            yield from take_die(state, seat, code)
        if item.tool:
            waiting += yield from place_tool(state, seat, item.tool)
        if item.produce:
            yield from produce(state, seat, item.produce)


def receive(state: WoodcraftState, seat: int, key: str, amount: int) -> list[Gain]:
    """Gain a plain amount and return what follows from it."""
    player = state.players[seat]
    if key in INCOMES:
        return tracks.advance_income(player, key, amount)
    if key == "reputation":
        return tracks.move_reputation(state, seat, amount)
    setattr(player, key, max(0, getattr(player, key) + amount))
    return abilities.extra_gains(player, "gain_lantern") if key == "lantern" else []


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
    lumber.add(state.players[seat], die)
    state.tell("took_die", seat, targets=(f"lumber:{die}",), die=lumber.die_key(die))


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
    state.tell("placed_tool", seat, targets=(f"attic:{space}",), tool=f"woodcraft.tool.{tool}")
    return gains


def _tool_option(tool: str) -> Option:
    return Option(f"tool:{tool}", f"woodcraft.tool.{tool}", {}, "", tool)


def _space_option(state: WoodcraftState, seat: int, space: str, tool: str) -> Option:
    gains = attic.edge_gains(state.players[seat], space, tool)
    place = f"woodcraft.attic.{space}"
    target = f"attic:{space}"
    if not gains:
        return Option(f"attic:{space}", "woodcraft.option.attic", {"space": place}, target, space)
    keys = tuple(key for item in gains for key in item.keys)
    return Option(
        f"attic:{space}", "woodcraft.option.attic_pays", {"space": place, "gains": keys}, target, space
    )


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
    args: Args = {"helper": f"woodcraft.helper.{card}", "gains": HELPERS[card].production.keys}
    return Option(f"rest:{card}", "woodcraft.option.rest", args, f"placed:{card}", card)


def production_option(card: str) -> Option:
    """Return the option of letting a helper produce; its value is the card."""
    args: Args = {"helper": f"woodcraft.helper.{card}", "gains": HELPERS[card].production.keys}
    return Option(f"produce:{card}", "woodcraft.option.produce", args, f"placed:{card}", card)


def production(state: WoodcraftState, seat: int, card: str) -> Stage:
    """Let one helper produce."""
    state.tell("produced", seat, targets=(f"placed:{card}",), helper=f"woodcraft.helper.{card}")
    yield from gain(state, seat, HELPERS[card].production)
