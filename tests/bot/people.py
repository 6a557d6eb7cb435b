"""People who play: they see what the page shows them, and click."""

import random
from functools import partial

from bot.panels.ids import Sign
from bot.playground import Outcome, Seen, Visitor

Choice = tuple[str, str | None]
"""A custom id, and for a menu the value chosen in it."""


def choices(panel: Seen) -> list[Choice]:
    """Everything in a private panel that answers the question at hand (not what may be done besides)."""
    found: list[Choice] = [(custom_id, None) for custom_id in panel.buttons if action(custom_id) == "answer"]
    for custom_id, menu in panel.menus.items():
        if action(custom_id) == "answer":
            found += [(custom_id, option["value"]) for option in menu["options"]]
    return found


def action(custom_id: str) -> str:
    """What a button or menu of ours does."""
    sign = Sign.read("lt" + custom_id[2:])
    return sign.action if sign else ""


async def press(visitor: Visitor, panel: Seen, choice: Choice) -> Outcome:
    """Press the button, or choose in the menu, without waiting for what comes of it."""
    custom_id, value = choice
    if value is None:
        return await visitor.click(panel, custom_id)
    return await visitor.choose(panel, custom_id, value)


def option_of(choice: Choice) -> str:
    """The id of the option that a choice stands for."""
    custom_id, value = choice
    sign = Sign.read(custom_id)
    return value or (sign.ref if sign else "")


async def take(visitor: Visitor, panel: Seen, choice: Choice) -> Seen:
    """Press the button, or choose in the menu; gives the panel as it is afterwards."""
    outcome = await press(visitor, panel, choice)
    assert outcome.state == "updated", outcome
    return await visitor.until(partial(_changed, panel), panel.channel)


def _changed(before: Seen, now: Seen) -> bool:
    return now.id == before.id and now.raw["edited_timestamp"] != before.raw["edited_timestamp"]


async def play_on(visitor: Visitor, panel: Seen, dice: random.Random, limit: int = 400) -> Seen:
    """Answer at random for as long as the panel asks; gives the panel that asks nothing any more."""
    for _ in range(limit):
        offered = choices(panel)
        if not offered:
            return panel
        panel = await take(visitor, panel, dice.choice(offered))
    raise AssertionError(f"{visitor.name} was asked more than {limit} times in one turn")
