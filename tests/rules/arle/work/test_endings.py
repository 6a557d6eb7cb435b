"""What ends a turn, a half-year or a piece of play, and what declines, always waits for a finger."""

import pytest

import engine
from engine import automa

ENDINGS = {
    *("end_turn", "declare_done", "skip", "finish", "pay_supplies", "breed", "milk"),
    *("done", "decline", "forgo", "stay", "nothing_now", "next_plow", "no_tea"),
}


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_endings_say_so_and_are_never_given_unasked(seats: int) -> None:
    seen: set[str] = set()
    for seed in range(12):
        match = engine.new_match("arle", seats=seats, options={"expansion": seats == 2}, seed=f"ends {seed}")
        player = automa.player("random", f"{seed}")
        while match.asks:
            seat, asked = next(iter(match.asks.items()))
            for option in asked.options:
                name = option.key.rpartition(".")[2]
                if name in ENDINGS:
                    seen.add(name)
                    assert option.ends, (asked.key, option.id)
            given = match.forced(seat)
            assert given is None or not given.ends
            match.answer(seat, player.choose(match, seat))
    assert {"end_turn", "declare_done", "skip", "done", "decline", "stay", "pay_supplies"} <= seen
