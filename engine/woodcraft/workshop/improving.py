"""Improve Workshop: add the next sawing or splicing tile, the gluing tile, or the next pot."""

from collections.abc import Iterator
from functools import partial

from engine.kernel import Option, Phrase, Stage
from engine.woodcraft.components import COLOURS, COMPONENTS, PIPS, VALUES, Gain, die_key, plus
from engine.woodcraft.course import endings
from engine.woodcraft.helpers import abilities
from engine.woodcraft.state import Args, Player, WoodcraftState
from engine.woodcraft.workshop import ledger
from engine.woodcraft.workshop.gains import gain

_SHOP = COMPONENTS.workshop


def _on_offer(player: Player) -> Iterator[tuple[str, int, Gain]]:
    """Yield the name, cost and gain of what can be added next, of each kind."""
    for name, tiles, built in (
        ("sawing", _SHOP.sawing_tiles, len(player.sawing)),
        ("splicing", _SHOP.splicing_tiles, len(player.splicing)),
    ):
        if built < len(tiles):
            yield name, tiles[built].cost, tiles[built].gain
    if player.gluing is None:
        yield "gluing", _SHOP.gluing_tile.cost, _SHOP.gluing_tile.gain
    for colour in COLOURS:
        if colour not in player.pots:
            yield colour, _SHOP.pots[colour].cost, _SHOP.pots[colour].gain
            return


def choices(state: WoodcraftState, seat: int) -> list[Option]:
    """List the improvements that `seat` can pay, as the action's only step."""
    return improvement_options(state, seat, 0)


def improvement_options(state: WoodcraftState, seat: int, discount: int) -> list[Option]:
    """List the improvements that can be paid, `discount` and abilities counted; each value does it."""
    player = state.players[seat]
    off = discount + abilities.discount(player, "improve_workshop")
    return [
        _option(state, seat, name, price, added)
        for name, cost, added in _on_offer(player)
        if (price := max(0, cost - off)) <= player.blueberries
    ]


def _option(state: WoodcraftState, seat: int, name: str, price: int, added: Gain) -> Option:
    args: Args = {
        "improvement": f"woodcraft.improvement.{name}",
        "price": ledger.price(price),
        "gains": (*_use(state.players[seat], name), *added.phrases),
    }
    target = f"pot:{name}" if name in COLOURS else _next_slot(state.players[seat], name)
    return Option(
        f"improve:{name}",
        "woodcraft.option.improve",
        args,
        target,
        partial(improve, state, seat, name, price, added),
    )


def _use(player: Player, name: str) -> Iterator[Phrase]:
    """Say what the next tile or pot of a kind is good for, besides what it brings at once."""
    if name == "sawing" and (less := _SHOP.sawing_tiles[len(player.sawing)].six_discount):
        args: Args = {"value": VALUES[-1], "price": ledger.price(less)}
        yield Phrase("woodcraft.improvement.six_discount", args)
    elif name == "splicing":
        yield Phrase(
            "woodcraft.improvement.increase",
            {"by": plus(_SHOP.splicing_tiles[len(player.splicing)].increase)},
        )
    elif name in COLOURS:
        yield Phrase("woodcraft.improvement.sapling", {"die": die_key(_SHOP.pots[name].sapling)})


def _next_slot(player: Player, name: str) -> str:
    if name == "gluing":
        return name
    return f"{name}:{len(getattr(player, name)) + 1}"


def improve(state: WoodcraftState, seat: int, name: str, price: int, added: Gain) -> Stage:
    """Pay, add the tile or the pot with its sapling, and gain what it brings."""
    player = state.players[seat]
    really = ledger.added(ledger.pay(player, price), _add(player, name))
    args: Args = {"improvement": f"woodcraft.improvement.{name}", "price": ledger.price(price)}
    ledger.tell(state, "improved", seat, really, **args)
    yield from gain(state, seat, added)
    return endings.DONE


def _add(player: Player, name: str) -> ledger.Changes:
    """Add a tile, face up, or a pot with its sapling."""
    if name in COLOURS:
        return ledger.set_tree(player, name, PIPS[_SHOP.pots[name].sapling])
    if name == "gluing":
        player.gluing = True
    else:
        getattr(player, name).append(True)
    return {name: 1}
