"""Registering application commands, globally or for the server."""

from typing import Any

from bot.playground.checks.commands import CommandBook
from bot.playground.rest.api import Call, Handler
from bot.playground.state.refusal import Complaints, refuse
from bot.playground.state.world import JSON


class Registry:
    """The bot's commands."""

    def __init__(self, book: CommandBook) -> None:
        self.book = book

    def routes(self) -> list[tuple[str, Handler]]:
        """The routes of this resource, once for global commands and once for the server's."""
        found: list[tuple[str, Handler]] = []
        for place in ("", "/guilds/{guild_id}"):
            base = f"/applications/{{application_id}}{place}/commands"
            found += [
                (f"GET {base}", self.listing),
                (f"PUT {base}", self.replace),
                (f"POST {base}", self.add),
                (f"GET {base}/{{command_id}}", self.one),
                (f"PATCH {base}/{{command_id}}", self.change),
                (f"DELETE {base}/{{command_id}}", self.delete),
            ]
        return found

    def _local(self, call: Call) -> bool:
        if call.number("application_id") != self.book.world.application_id:
            raise refuse(50001)
        local = "guild_id" in call.params
        if local and call.number("guild_id") != self.book.world.guild_id:
            raise refuse(50001)
        return local

    async def listing(self, call: Call) -> list[JSON]:
        """GET .../commands."""
        return list(self.book.shelf(self._local(call)).values())

    async def replace(self, call: Call) -> list[JSON]:
        """PUT .../commands: exactly these from now on."""
        if not isinstance(call.body, list):
            complaints = Complaints()
            complaints.add((), "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
            complaints.settle()
        return self.book.replace(call.body, local=self._local(call))

    async def add(self, call: Call) -> JSON:
        """POST .../commands."""
        return self.book.add(call.fields(), local=self._local(call))

    async def one(self, call: Call) -> JSON:
        """GET .../commands/{command}."""
        return self.book.one(call.number("command_id"), local=self._local(call))

    async def change(self, call: Call) -> JSON:
        """PATCH .../commands/{command}."""
        return self.book.change(call.number("command_id"), call.fields(), local=self._local(call))

    async def delete(self, call: Call) -> Any:
        """DELETE .../commands/{command}."""
        local = self._local(call)
        self.book.one(call.number("command_id"), local=local)
        del self.book.shelf(local)[call.number("command_id")]
