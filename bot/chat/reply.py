"""One interaction's answer: acknowledged at once, then shown to the one person who asked."""

import time
from typing import Any

import discord
import structlog

from bot.chat import metrics
from bot.panels.layout import Page
from bot.table.lobby import Person
from bot.table.refusals import Refused
from bot.words import Reader, best_language, reader

log = structlog.get_logger(__name__)

GONE = {10062, 10015, 50027, 40060}
"""Discord's codes for an interaction that can't be answered any more."""


class Reply:
    """Answers one interaction, privately. Acknowledge first; everything else may take its time."""

    def __init__(self, interaction: discord.Interaction[Any]) -> None:
        self.interaction = interaction
        self.person = Person(interaction.user.id, interaction.user.display_name)
        self.language = best_language(str(interaction.locale))
        self.say: Reader = reader(self.language)
        self.quiet = False
        self._begun = time.monotonic()

    @property
    def in_panel(self) -> bool:
        """Whether the click came from a private panel, which can then be changed in place."""
        message = self.interaction.message
        return message is not None and message.flags.ephemeral

    async def begin(self) -> None:
        """Acknowledge: a private answer will follow, in a message of its own."""
        await self.interaction.response.defer(ephemeral=True, thinking=True)
        self._acknowledged()

    async def begin_update(self) -> None:
        """Acknowledge: the panel that was clicked will change (or a new one comes, where it isn't private)."""
        if not self.in_panel:
            await self.begin()
            return
        await self.interaction.response.defer()
        self._acknowledged()

    async def begin_quietly(self) -> None:
        """Acknowledge a click on a public message: there is nothing to say, except where it is refused."""
        await self.interaction.response.defer()
        self.quiet = True
        self._acknowledged()

    async def show(self, page: Page) -> None:
        """Show a page: the answer itself."""
        if self.quiet:
            await self.interaction.followup.send(
                view=page, files=page.files, ephemeral=True, allowed_mentions=NOBODY
            )
            return
        await self.interaction.edit_original_response(
            view=page, attachments=page.files, allowed_mentions=NOBODY
        )

    async def show_beside(self, page: Page) -> None:
        """Show a page in a private message of its own, leaving the panel as it is."""
        await self.interaction.followup.send(
            view=page, files=page.files, ephemeral=True, allowed_mentions=NOBODY
        )

    async def tell(self, text: str) -> None:
        """Answer with a line of text; a panel stays as it is."""
        page = Page()
        page.text(text)
        if self.in_panel and not self.quiet:
            await self.show_beside(page)
        else:
            await self.show(page)

    async def refuse(self, refused: Refused, say: Reader | None = None) -> None:
        """Say what can't be done, and what to do instead."""
        await self.tell((say or self.say)(refused.key, **refused.args_of_key))

    def _acknowledged(self) -> None:
        metrics.ACK_SECONDS.observe(time.monotonic() - self._begun)


NOBODY = discord.AllowedMentions.none()
