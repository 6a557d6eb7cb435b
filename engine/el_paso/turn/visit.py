"""Action phase: using the location where the herder stands."""

from functools import cache

from engine.el_paso.actions.auxiliary import ACTION_OF, auxiliary_options, instead
from engine.el_paso.actions.entries import DONE, END, Deed, Done, Play, choices, without
from engine.el_paso.actions.gains import Gain, gain, is_gain
from engine.el_paso.actions.performing import worth_asking
from engine.el_paso.components import EL_PASO
from engine.el_paso.printed.effects import effects
from engine.el_paso.printed.entries import AnyEntry, Auxiliary
from engine.el_paso.shipping.el_paso import el_paso
from engine.el_paso.state import TILE_ENTRIES, State, certificate_room, owner_at, place_name, tile_at
from engine.kernel import Arg, Ask, Option

GAINS = {tile: tuple(entry for entry in actions if is_gain(entry)) for tile, actions in TILE_ENTRIES.items()}
"""Tile -> its entries that cost nothing; they are taken by themselves."""
OTHERS = {
    tile: tuple(entry for entry in actions if entry not in GAINS[tile])
    for tile, actions in TILE_ENTRIES.items()
}

GEARED = {tile for tile, actions in OTHERS.items() if any(isinstance(entry, Auxiliary) for entry in actions)}


def visit(state: State, seat: int, last: bool) -> Play:
    """Use the location reached; returns whether the turn's actions are over.

    On an own or neutral building: any of its local actions, each once, or else one auxiliary action. On
    another player's building: one auxiliary action. In El Paso: everything, in order, and then the turn ends.
    """
    place = state.players[seat].place
    if place == EL_PASO:
        return (yield from el_paso(state, seat))
    return (yield from Stay(state, seat, place, last).play())


@cache
def gains_option(tile: str, place: str, room: int) -> Option:
    """Offer what the tile on a place gives for nothing; `room`: on the certificate track."""
    args: dict[str, Arg] = {"gains": effects(GAINS[tile], room)}
    deed = Deed("gains", lambda state, seat, last: None)
    return Option(f"take:{tile}", "el_paso.option.take", args, place, deed)


class Stay:
    """One use of one building: what is still open there. `last`: nothing is left to do outside of it."""

    def __init__(self, state: State, seat: int, place: str, last: bool) -> None:
        self.state, self.seat, self.place, self.last = state, seat, place, last
        self.tile = tile_at(state, place)
        self.left: list[AnyEntry] = []
        self.gains: tuple[Gain, ...] = ()
        self.auxiliary = True
        """Whether the auxiliary action is open instead of the local ones: none of them has been used yet.

        A tile with a gear of its own needs none: its gear is one of its local actions.
        """
        self.done: Done = {}
        if owner_at(state, place) in (None, seat):
            self.left, self.gains = list(OTHERS[self.tile]), GAINS[self.tile]
            self.auxiliary = self.tile not in GEARED

    def play(self) -> Play:
        """Ask until the player leaves or nothing is left."""
        while self.last or self.is_worth_asking():
            chosen = yield self.ask()
            if not isinstance(chosen, Deed):
                return self.last
            outcome = self.use(chosen)
            if outcome is not None and (yield from outcome):
                return True
            if tile_at(self.state, self.place) != self.tile:  # replaced: not used again on this visit
                self.left = []
        return False

    def is_worth_asking(self) -> bool:
        """Whether anything of this location is unused and can be used, now or after a token or bonus."""
        return bool(self.left or self.auxiliary) and worth_asking(self.state, self.seat, self.own_options())

    def ask(self) -> Ask:
        """Ask what to do here; where nothing can be done, only to end the turn."""
        if not self.is_worth_asking():
            return Ask(self.seat, "el_paso.ask.end", self.options)
        args: dict[str, Arg] = {"place": place_name(self.state, self.place)}
        return Ask(self.seat, "el_paso.ask.action", self.options, args)

    def options(self) -> list[Option]:
        """Return all that may be done here, and leaving."""
        return [*self.own_options(), END if self.last else DONE]

    def own_options(self) -> list[Option]:
        """Return all that may be done here."""
        room = certificate_room(self.state.players[self.seat])
        found = [gains_option(self.tile, self.place, room)] if self.gains else []
        found += choices(self.state, self.seat, self.left, self.done)
        if self.auxiliary:
            others = auxiliary_options(self.state, self.seat)
            found += [instead(option) for option in others] if found else others
        return found

    def use(self, deed: Deed) -> Play | None:
        """Use up an entry, or everything for an auxiliary action; the tile's gains come with its first entry."""
        self.auxiliary = False
        if deed.entry in ACTION_OF:
            self.left, self.gains = [], ()
        for entry in self.gains:
            gain(self.state, self.seat, entry)
        self.gains = ()
        self.left = without(self.left, deed.entry)
        self.done[deed.entry] = deed.what
        return deed.act(self.state, self.seat, self.last and not self.left)
