"""Slash commands: everything that a button does can also be done by typing, and the other way round."""

from typing import Any

from discord import app_commands

from bot.commands.about import help_command, rules
from bot.commands.lobby import GameCommands
from bot.commands.looking import board, fairness, hand, log, score, table
from bot.commands.settings import settings
from bot.commands.turn import play, undo

__all__ = ["add_to"]


def add_to(tree: app_commands.CommandTree[Any]) -> None:
    """Put every command into the tree."""
    tree.add_command(GameCommands())
    everything: tuple[app_commands.Command[Any, ..., Any], ...] = (
        play,
        undo,
        board,
        hand,
        table,
        score,
        log,
        fairness,
        rules,
        help_command,
        settings,
    )
    for command in everything:
        tree.add_command(command)
