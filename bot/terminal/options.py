"""Table options as they are typed: `--option expansion=true`."""

from collections.abc import Iterable

import engine
from engine.kernel import OptionValue, SetupError

YES_AND_NO = {"true": True, "yes": True, "false": False, "no": False}


def parsed(game: str, settings: Iterable[str]) -> dict[str, OptionValue]:
    """Read `name=value` settings as the game means them. Raises SetupError."""
    return dict(_parsed(game, setting) for setting in settings)


def _parsed(game: str, setting: str) -> tuple[str, OptionValue]:
    name, _, typed = setting.partition("=")
    option = next((option for option in engine.games()[game].options if option.id == name), None)
    if option is None:
        known = ", ".join(option.id for option in engine.games()[game].options)
        raise SetupError(f"{game} has no option {name!r}; it has: {known or 'none'}")
    for choice in option.choices:
        if typed == str(choice) or (isinstance(choice, bool) and YES_AND_NO.get(typed.lower()) is choice):
            return name, choice
    raise SetupError(f"{name} can't be {typed!r}; it is one of {', '.join(map(str, option.choices))}")
