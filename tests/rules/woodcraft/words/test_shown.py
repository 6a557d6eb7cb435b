"""Whatever is printed on what one chooses from stands in the words that offer it.

Each field of a card, tile, pot, room or price is changed: then the sentence must change too. Fields that don't have to
are listed with the reason, so that a new field can't be forgotten.
"""

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec
import pytest

from bot import words
from engine.kernel import Arg
from engine.woodcraft.components import (
    CONTRACTS,
    HELPERS,
    ORDERS,
    Ability,
    Contract,
    Gain,
    Helper,
    MarketStep,
    MaterialPrice,
    Order,
    Room,
)
from engine.woodcraft.course import endings
from engine.woodcraft.helpers import hiring, says
from engine.woodcraft.orders import contracts, taking
from engine.woodcraft.printed.boards import Pot, WorkshopTile
from engine.woodcraft.state import WoodcraftState
from engine.woodcraft.wheel import materials
from engine.woodcraft.workshop import improving, market
from tests.rules.woodcraft.scenario import start

SAY = words.reader("en", ["Ada", "Bo"])
OTHER: dict[type, dict[str, Any]] = {
    Order: {
        "row": lambda row: row % 3 + 1,
        "dice": lambda dice: (*dice, "G6"),
        "tokens": lambda tokens: {**tokens, "glue": 9},
        "reward": lambda _: Gain({"points": 77}),
        "alternative": lambda gain: gain and Gain({"points": 77}),
    },
    Helper: {"cost": lambda cost: cost + 1, "production": lambda _: Gain({"points": 77})},
    Ability: {
        **dict.fromkeys(
            ("gain", "gain_instead", "per_space", "first_in_turn"), lambda _: Gain({"points": 77})
        ),
        **dict.fromkeys(
            ("discount", "points_instead", "lower_die_by", "sell_up_to"), lambda number: number + 1
        ),
        **dict.fromkeys(("when_value_in", "grow_green_tree_by"), lambda values: (*values, 8)),
        **dict.fromkeys(("prices", "pay"), lambda prices: dict.fromkeys(prices, 8)),
    },
    Contract: {"points": lambda points: points + 1, "cap": lambda cap: cap + 1},
    Room: {"track": lambda _: Gain({"points": 77}), "gear": lambda gear: gear + 1},
    WorkshopTile: {
        "cost": lambda cost: cost + 1,
        "gain": lambda _: Gain({"points": 77}),
        "increase": lambda values: values and (*values, 5),
        "six_discount": lambda less: less and less + 1,
    },
    Pot: {
        "cost": lambda cost: cost + 1,
        "gain": lambda _: Gain({"points": 77}),
        "sapling": lambda die: f"{die[0]}3",
    },
    MaterialPrice: {"material": lambda _: "reuse", "amount": lambda n: n + 1, "price": lambda n: n + 1},
    MarketStep: {"pay": lambda n: n + 1, "points": lambda n: n + 1},
}
"""How each field is changed; a field that a card leaves as it is by default isn't printed on it."""
NEEDLESS: dict[type, dict[str, str]] = {
    Order: {"id": "never shown", "name": "ours; the catalogue has the name"},
    Helper: {
        "id": "never shown",
        "name": "ours; the catalogue has the name",
        "ability": "field by field, below",
        "basis": "says where the card is known from",
    },
    Ability: {
        **dict.fromkeys(
            ("when", "action", "trigger"), "a card's own sentence says it; another would be another card"
        ),
        "lower_to": "each offered die shows what it becomes",
        "swap_tokens": "each offered swap names both tokens",
        "pay_one_of": "each token that can be paid is an option",
    },
    Contract: {
        "id": "never shown",
        "name": "ours; the catalogue has the name",
        "per": "a card's own sentence says it; another would be another card",
    },
    Room: {},
    WorkshopTile: {},
    Pot: {},
    MaterialPrice: {},
    MarketStep: {},
}
CHANGES = [(kind, field) for kind, fields in OTHER.items() for field in fields]


def say(key: str, args: Mapping[str, Arg]) -> str:
    text = SAY(key, **args)
    assert "⟦" not in text
    return text


@pytest.mark.parametrize("kind", list(OTHER), ids=lambda kind: kind.__name__)
def test_every_field_is_said_or_needless(kind: type[msgspec.Struct]) -> None:
    assert set(kind.__struct_fields__) - {"src"} == set(OTHER[kind]) | set(NEEDLESS[kind])


def changed(kind: type, field: str, printed: Any) -> Any:
    """Return a copy with one field changed; the same object where the field isn't printed on it."""
    value = getattr(printed, field)
    default = dict(zip(reversed(kind.__struct_fields__), reversed(kind.__struct_defaults__), strict=False))  # type: ignore[attr-defined]
    unprinted = field in default and (value == default[field] or not value)
    other = value if unprinted else OTHER[kind][field](value)
    return printed if other == value else msgspec.structs.replace(printed, **{field: other})


class Table:
    """Says how each printed thing is offered at a table, with the thing as it is or changed."""

    def __init__(self, patch: pytest.MonkeyPatch, state: WoodcraftState) -> None:
        self.patch, self.state = patch, state

    def offers(self, kind: type, field: str) -> Iterator[tuple[str, str]]:
        """Yield how each thing of a kind is offered, before and after the change, where it has the field."""
        for place, key, printed in list(self._all(kind)):
            other = changed(kind, field, printed)
            if other is not printed:
                before = self._said(kind, key)
                place(other)
                yield before, self._said(kind, key)
                place(printed)

    def _all(self, kind: type) -> Iterator[tuple[Any, Any, Any]]:
        cards: dict[type, Any] = {Order: ORDERS, Helper: HELPERS, Contract: CONTRACTS, Room: hiring._ROOMS}
        if kind is Ability:
            for key, card in HELPERS.items():
                yield (
                    lambda it, k=key, c=card: self._put(HELPERS, k, msgspec.structs.replace(c, ability=it)),
                    key,
                    card.ability,
                )
        elif kind in cards:
            for key, card in cards[kind].items():
                yield lambda it, k=key: self._put(cards[kind], k, it), key, card
        else:
            yield from self._boards(kind)

    def _boards(self, kind: type) -> Iterator[tuple[Any, Any, Any]]:
        if kind is MaterialPrice:
            for number, line in enumerate(materials._PRICES):
                yield lambda it, n=number: self._tuple(materials, "_PRICES", n, it), number, line
        elif kind is MarketStep:
            for number, step in enumerate(market._STEPS):
                yield lambda it, n=number: self._tuple(market, "_STEPS", n, it), number, step
        elif kind is Pot:
            pots = improving._SHOP.pots
            for colour in ("Y", "B"):
                yield lambda it, c=colour: self._put(pots, c, it), colour, pots[colour]
        else:
            yield from self._tiles()

    def _tiles(self) -> Iterator[tuple[Any, Any, Any]]:
        shop = improving._SHOP
        for name in ("sawing", "splicing"):
            tiles = getattr(shop, f"{name}_tiles")
            for number, tile in list(enumerate(tiles))[1:]:

                def place(it: Any, name: str = name, number: int = number, tiles: Any = tiles) -> None:
                    new = (*tiles[:number], it, *tiles[number + 1 :])
                    self.patch.setattr(
                        improving, "_SHOP", msgspec.structs.replace(shop, **{f"{name}_tiles": new})
                    )

                yield place, (name, number), tile
        yield (
            lambda it: self.patch.setattr(improving, "_SHOP", msgspec.structs.replace(shop, gluing_tile=it)),
            ("gluing", 0),
            shop.gluing_tile,
        )

    def _put(self, table: Any, key: Any, it: Any) -> None:
        self.patch.setitem(table, key, it)
        for kept in (taking.printed, taking.reward, says.ability, contracts.worth):
            kept.cache_clear()

    def _tuple(self, module: Any, name: str, number: int, it: Any) -> None:
        was = getattr(module, name)
        self.patch.setattr(module, name, (*was[:number], it, *was[number + 1 :]))

    def _said(self, kind: type, key: Any) -> str:
        state, player = self.state, self.state.players[0]
        player.blueberries = 99
        if kind is Order:
            return say("woodcraft.option.take", taking.offer(state, key))
        if kind in (Helper, Ability):
            return say("woodcraft.option.hire", hiring.offer(key, hiring.price(player, key)))
        if kind is Contract:
            return say(contracts.worth(key).key, contracts.worth(key).args)
        if kind is Room:
            options = [hiring._room_option(key)]
        elif kind is MaterialPrice:
            options = [materials._options(state, 0, "")[key]]
        elif kind is MarketStep:
            player.market = key
            options = [option for option in endings.ending(state, 0) if option.id == endings.MARKET]
        else:
            options = [self._improvement(*((key, 0) if kind is Pot else key))]
        return say(options[0].key, options[0].args)

    def _improvement(self, name: str, built: int) -> Any:
        player = self.state.players[0]
        if built:
            setattr(player, name, [True] * built)
        player.pots = {"G": 0, "Y": 0} if name == "B" else {"G": 0}
        return next(o for o in improving.improvement_options(self.state, 0, 0) if o.id == f"improve:{name}")


@pytest.mark.parametrize(("kind", "field"), CHANGES, ids=lambda value: getattr(value, "__name__", value))
def test_a_changed_field_changes_the_words(kind: type, field: str, monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table(monkeypatch, start().state)
    found = list(table.offers(kind, field))
    assert found
    assert [before for before, after in found if before == after] == []
