"""People's names: they are text written by strangers, so they are cleaned before anything shows them."""

import re
import unicodedata

SHAPES = ("▲", "●", "■", "◆", "⬢")
"""Seats are told apart by shape as well as by colour: seat 0 is a triangle, and so on."""

LONGEST_NAME = 32

_MARKDOWN = re.compile(r"([\\*_`~|>#\[\]()<:-])")


def clean(name: str) -> str:
    """Strip what isn't meant to be seen: controls, direction marks, joiners of nothing, line breaks.

    Everything that is left can be drawn or printed; 32 Chinese characters stay 32 Chinese characters.
    """
    kept = "".join(
        " " if character.isspace() else character for character in unicodedata.normalize("NFC", name)
    )
    kept = "".join(character for character in kept if unicodedata.category(character) not in _UNSEEN)
    return " ".join(kept.split())[:LONGEST_NAME] or "?"


_UNSEEN = {"Cc", "Cf", "Co", "Cs", "Cn", "Zl", "Zp"}


def escaped(name: str) -> str:
    """Make a name harmless inside a Discord message: no markdown, no mention, no link."""
    return _MARKDOWN.sub(r"\\\1", clean(name)).replace("@", "@\u2060").replace("://", ":\u2060//")


def labelled(seat: int, names: tuple[str, ...]) -> str:
    """Name a seat with its shape: `▲ Ada`."""
    name = names[seat] if seat < len(names) else str(seat + 1)
    return f"{SHAPES[seat % len(SHAPES)]} {name}"
