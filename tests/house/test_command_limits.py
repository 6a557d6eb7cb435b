"""Discord refuses a whole set of commands for one name that is too long: their limits, in every language."""

import re
from collections.abc import AsyncIterator, Iterator
from typing import Any

import discord
import pytest
from discord import app_commands

from bot import commands
from bot.commands.words import CatalogueTranslator

NAME = re.compile(r"^[-_'\w]{1,32}$")
LONGEST_DESCRIPTION = 100
MOST_COMMANDS = 100
MOST_OPTIONS = 25
MOST_CHARACTERS = 8000
"""Of all names, descriptions and values of one command together, the longest translation of each."""

Payload = dict[str, Any]


@pytest.fixture
async def payloads() -> AsyncIterator[list[Payload]]:
    """What would be sent to Discord."""
    client = discord.Client(intents=discord.Intents.none())
    tree = app_commands.CommandTree(client)
    commands.add_to(tree)
    translator = CatalogueTranslator()
    yield [await command.get_translated_payload(tree, translator) for command in tree.get_commands()]
    await client.close()


def parts(payload: Payload) -> Iterator[Payload]:
    """Yield a command, its subcommands and its options."""
    yield payload
    for option in payload.get("options", []):
        yield from parts(option)


def every(found: Payload, field: str) -> list[str]:
    """A name or description in every language that it has."""
    return [found.get(field, ""), *(found.get(f"{field}_localizations") or {}).values()]


def size(payload: Payload) -> int:
    choices = [choice for part in parts(payload) for choice in part.get("choices", [])]
    named = [max(map(len, every(found, "name"))) for found in [*parts(payload), *choices]]
    described = [max(map(len, every(part, "description"))) for part in parts(payload)]
    return sum(named) + sum(described) + sum(len(str(choice["value"])) for choice in choices)


def test_names_and_descriptions_are_what_discord_takes(payloads: list[Payload]) -> None:
    wrong = []
    for part in (part for payload in payloads for part in parts(payload)):
        wrong += [name for name in every(part, "name") if not NAME.match(name) or name != name.lower()]
        wrong += [text for text in every(part, "description") if not 1 <= len(text) <= LONGEST_DESCRIPTION]
    assert payloads
    assert not wrong


def test_there_are_not_too_many(payloads: list[Payload]) -> None:
    assert len(payloads) <= MOST_COMMANDS
    for part in (part for payload in payloads for part in parts(payload)):
        assert len(part.get("options", [])) <= MOST_OPTIONS
        assert len(part.get("choices", [])) <= MOST_OPTIONS
        names = [option["name"] for option in part.get("options", [])]
        assert len(set(names)) == len(names)


def test_no_command_is_too_large(payloads: list[Payload]) -> None:
    assert max(map(size, payloads)) <= MOST_CHARACTERS
