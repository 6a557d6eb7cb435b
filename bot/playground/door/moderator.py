"""What a moderator of the server might do behind the bot's back: delete, archive, lock, take rights away."""

from aiohttp import web

from bot.playground.door.framing import Handler, body_of
from bot.playground.rest.channels import allow
from bot.playground.state.world import JSON, Channel, World


class Moderator:
    """Part of the door."""

    def __init__(self, world: World) -> None:
        self.world = world

    def routes(self) -> list[tuple[str, str, Handler]]:
        """Method, path and handler of each."""
        return [
            ("PATCH", "/door/guild", self.change_guild),
            ("DELETE", "/door/messages/{message}", self.delete_message),
            ("PATCH", "/door/channels/{channel}", self.change_channel),
            ("DELETE", "/door/channels/{channel}", self.delete_channel),
        ]

    def _channel(self, request: web.Request) -> Channel:
        return self.world.find_channel(int(request.match_info["channel"]))

    async def change_guild(self, request: web.Request) -> None:
        """PATCH /door/guild: `{bot: false}` throws the bot out, `{bot: true}` invites it again."""
        self.world.come_or_go(self.world.bot, bool((await body_of(request))["bot"]))

    async def delete_message(self, request: web.Request) -> None:
        """DELETE /door/messages/{message}."""
        self.world.remove_message(self.world.any_message(int(request.match_info["message"])))

    async def delete_channel(self, request: web.Request) -> None:
        """DELETE /door/channels/{channel}."""
        self.world.remove_channel(self._channel(request))

    async def change_channel(self, request: web.Request) -> JSON:
        """PATCH /door/channels/{channel}: `archived`, `locked`, and the bot's rights there."""
        channel, wanted = self._channel(request), await body_of(request)
        if channel.is_thread:
            self.world.archive(channel, bool(wanted.get("archived", channel.archived)), wanted.get("locked"))
        allow(self.world, channel.parent or channel, self.world.bot_role.id, **wanted.get("bot", {}))
        return {"archived": channel.archived, "locked": channel.locked}
