"""What can't be done, said to one person in a sentence."""

from typing import Any


class Refused(Exception):
    """Something that can't be done now; `key` and `args` word it. Nothing has changed."""

    def __init__(self, key: str, **args: Any) -> None:
        super().__init__(key)
        self.key = key
        self.args_of_key = args


class MovedOn(Refused):
    """The click or the choice belongs to a question that doesn't stand any more: show the present one."""

    def __init__(self) -> None:
        super().__init__("bot.refused.moved_on")
