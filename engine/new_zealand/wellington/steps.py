"""Wellington's four steps: income, delivery, foresight A and B (rulebook p9, p10, p11)."""

from engine.kernel import Ask, Option, Phrase, Stage
from engine.new_zealand import ledger
from engine.new_zealand.actions.facts import Fact, more
from engine.new_zealand.actions.gains import gain_money
from engine.new_zealand.actions.markets.hiring import place_in_job_market, worker_key
from engine.new_zealand.actions.markets.investing import bonus_key
from engine.new_zealand.cards.exchange_tokens import token_options
from engine.new_zealand.cards.showing import breeding_shown, put_away, show, show_options, showable
from engine.new_zealand.components import BONUS_TILES, BOX, BREEDS, HAZARD_ZONES, HAZARDS, NODES, START
from engine.new_zealand.printed.boards import Post
from engine.new_zealand.state import NewZealandState
from engine.new_zealand.trail.hazards import hazard_key, place_hazard
from engine.new_zealand.wellington.bonus_market import place_bonus_tile
from engine.new_zealand.wellington.posts import open_posts, place_disc, post_options, usable_posts


def wellington(state: NewZealandState, seat: int) -> Stage:
    """Carry the four steps out, put the runholder back to the start and refill the foresight."""
    state.turn.phase = "Wellington"
    player = state.players[seat]
    player.visits += 1
    total = yield from income(state, seat)
    yield from delivery(state, seat, total)
    yield from _foresight(state, seat, "a")
    yield from _foresight(state, seat, "b")
    player.place = START
    refill_foresight(state)
    state.turn.phase = "B"


def income(state: NewZealandState, seat: int) -> Stage:
    """Step 1: show different sheep, add certificates, gain the total; give it back."""
    player = state.players[seat]
    yield from _show_sheep(state, seat)
    added = yield from _add_certificates(state, seat)
    total: int = breeding_shown(player) + added
    if not player.flock.shown:
        state.tell("showed_no_sheep", seat)
    put_away(state, seat, "showed_sheep")
    if added:
        spent = ledger.move_certificates(player, -added)
        ledger.tell(state, seat, "spent_certificates", spent, count=added)
    gain_money(state, seat, total)
    return total


def _show_sheep(state: NewZealandState, seat: int) -> Stage:
    """Show sheep as long as one likes and can; exchange tokens may be used until the first is shown."""
    player = state.players[seat]
    while showable(player) or (not player.flock.shown and token_options(state, seat)):
        cards = yield Ask(
            seat,
            "new_zealand.ask.income",
            lambda: _income_options(state, seat),
            {"n": breeding_shown(player)},
            anytime=not player.flock.shown,
        )
        if cards == "done":
            return
        show(player, cards)


def _income_options(state: NewZealandState, seat: int) -> list[Option]:
    """List showing all different sheep at once, one of them, and stopping."""
    player = state.players[seat]
    found, now = show_options(state, seat), breeding_shown(player)
    if len(found) > 1:
        every = tuple(showable(player))
        total = now + sum(BREEDS[card].breeding for card in every)
        found.insert(0, Option("show:all", "new_zealand.option.show_all", {"n": total}, value=every))
    return [*found, Option("done", "new_zealand.option.done_showing", {"n": now}, ends=True)]


def _add_certificates(state: NewZealandState, seat: int) -> Stage:
    """Add any number of temporary certificates; give how many."""
    player = state.players[seat]
    if not player.certificates:
        return 0
    total = breeding_shown(player)
    added: int = yield Ask(
        seat,
        "new_zealand.ask.certificates",
        lambda: [
            Option(
                f"certificates:{amount}",
                "new_zealand.option.certificates",
                {"count": amount, "n": total + amount},
                value=amount,
            )
            for amount in range(player.certificates + 1)
        ],
        anytime=not player.flock.shown,
    )
    return added


def delivery(state: NewZealandState, seat: int, total: int) -> Stage:
    """Step 2: one disc must go to a local or opened foreign post within the total, if any disc can."""

    def posts() -> list[Post]:
        return usable_posts(state, seat, open_posts(state, seat, "sheep", total))

    if not posts():
        discs = len(state.players[seat].discs)
        state.tell("could_not_pay_delivery" if discs else "no_delivery", seat, count=discs)
        return
    post = yield Ask(
        seat, "new_zealand.ask.delivery", lambda: post_options(state, seat, posts()), {"n": total}, fixed=True
    )
    yield from place_disc(state, seat, post)


def tile_key(tile: str) -> str:
    """Give the message key of a foresight tile's name."""
    if tile in HAZARDS:
        return hazard_key(tile)
    return bonus_key(tile) if tile in BONUS_TILES else worker_key(tile)


def _foresight(state: NewZealandState, seat: int, letter: str) -> Stage:
    """Steps 3 and 4: choose one of the two tiles and put it where it belongs."""
    tiles = state.foresight_a if letter == "a" else state.foresight_b
    if not tiles:
        return
    number = yield Ask(
        seat,
        f"new_zealand.ask.foresight_{letter}",
        lambda: [
            Option(
                f"foresight:{number}",
                "new_zealand.option.foresight",
                {"tile": tile_key(tile), "facts": more(where_to(state, tile))},
                f"foresight_{letter}:{number}",
                number,
            )
            for number, tile in enumerate(tiles)
            if tile not in tiles[:number]
        ],
        fixed=True,
    )
    put_tile(state, seat, tiles.pop(number))


def where_to(state: NewZealandState, tile: str) -> Fact:
    """Say where a tile of the foresight would go: its row's price, its hazard space, or out of the game."""
    if tile in BONUS_TILES:
        return ""
    if tile in HAZARDS:
        spaces = [space for space in HAZARD_ZONES[HAZARDS[tile].zone] if space not in state.hazards]
        figure = [NODES[space].number for space in spaces]
        kind = "hazard"
    else:
        rows = range(len(BOX.job_market.row_prices))
        figure = [BOX.job_market.row_prices[row] for row in rows if row not in state.job_market[tile]]
        kind = "job_market"
    return Phrase(f"new_zealand.goes.{kind}", {"count": figure[0]}) if figure else "new_zealand.goes.nowhere"


def put_tile(state: NewZealandState, seat: int, tile: str) -> None:
    """Put a tile of the foresight on the board; without a space it leaves the game."""
    if tile in HAZARDS:
        place = place_hazard(state, tile)
    elif tile in BONUS_TILES:
        place = place_bonus_tile(state, seat, tile)
    else:
        place = place_in_job_market(state, tile)
    if place:
        state.tell("placed_tile", seat, tile=tile_key(tile), targets=(place,))
    else:
        state.tell("dropped_tile", seat, tile=tile_key(tile))


def refill_foresight(state: NewZealandState) -> None:
    """Draw for the empty foresight spaces; what is left moves to the end, new tiles come before it.

    Where it lies matters only to Sarah, who takes the last one (solo booklet).
    """
    for tiles, bag in ((state.foresight_a, state.bag_a), (state.foresight_b, state.bag_b)):
        while len(tiles) < BOX.setup.foresight and bag:
            tiles.insert(0, state.chance.draw(bag))
