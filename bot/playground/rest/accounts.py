"""Who the bot is, who the people are, and where the gateway stands."""

from collections.abc import Callable
from typing import Any

from bot.playground.rest.api import Call, Handler
from bot.playground.state.payloads import Payloads
from bot.playground.state.refusal import Complaints, refuse
from bot.playground.state.world import JSON, World


class Accounts:
    """Users, members, the application, the server."""

    def __init__(self, world: World, payloads: Payloads, gateway_url: Callable[[], str]) -> None:
        self.world = world
        self.payloads = payloads
        self.gateway_url = gateway_url
        self.shards = 1

    def routes(self) -> list[tuple[str, Handler]]:
        """The routes of this resource."""
        return [
            ("GET /users/@me", self.me),
            ("GET /users/@me/guilds", self.my_guilds),
            ("POST /users/@me/channels", self.open_dm),
            ("GET /users/{user_id}", self.user),
            ("GET /oauth2/applications/@me", self.application),
            ("GET /applications/@me", self.application),
            ("GET /gateway", self.gateway),
            ("GET /gateway/bot", self.gateway_bot),
            ("GET /guilds/{guild_id}", self.guild),
            ("GET /guilds/{guild_id}/channels", self.guild_channels),
            ("GET /guilds/{guild_id}/roles", self.guild_roles),
            ("GET /guilds/{guild_id}/members", self.members),
            ("GET /guilds/{guild_id}/members/{user_id}", self.member),
            ("GET /guilds/{guild_id}/threads/active", self.active_threads),
        ]

    async def me(self, _: Call) -> JSON:
        """GET /users/@me."""
        return self.payloads.user(self.world.bot) | {
            "verified": True,
            "mfa_enabled": True,
            "email": None,
            "locale": "en-US",
            "premium_type": 0,
        }

    async def my_guilds(self, _: Call) -> list[JSON]:
        """GET /users/@me/guilds."""
        if not self.world.bot.present:
            return []
        whole = self.payloads.guild()
        rights = str(self.world.bot_role.permissions)
        kept = {key: whole[key] for key in ("id", "name", "icon", "banner", "features")}
        return [kept | {"owner": False, "permissions": rights}]

    async def open_dm(self, call: Call) -> JSON:
        """POST /users/@me/channels: works even with people who take no messages; sending is what fails."""
        recipient = str(call.fields().get("recipient_id") or "")
        user = self.world.users.get(int(recipient)) if recipient.isdecimal() else None
        if user is None or user.bot:
            complaints = Complaints()
            complaints.add(
                ("recipient_id",), "INVALID_RECIPIENT", "Cannot open a conversation with this user"
            )
            complaints.settle()
            raise refuse(10013)
        return self.payloads.channel(self.world.direct(user))

    async def user(self, call: Call) -> JSON:
        """GET /users/{user_id}."""
        user = self.world.users.get(call.number("user_id"))
        if user is None:
            raise refuse(10013)
        return self.payloads.user(user)

    async def application(self, _: Call) -> JSON:
        """GET /oauth2/applications/@me."""
        owner = self.payloads.user(self.world.people()[0] if self.world.people() else self.world.bot)
        return {
            "id": str(self.world.application_id),
            "name": self.world.bot.display,
            "icon": None,
            "description": "Long, heavy board games, a move at a time",
            "type": None,
            "summary": "",
            "bot": self.payloads.user(self.world.bot),
            "verify_key": "0" * 64,
            "flags": 0,
            "flags_new": "0",
            "bot_public": False,
            "bot_require_code_grant": False,
            "redirect_uris": [],
            "interactions_endpoint_url": None,
            "role_connections_verification_url": None,
            "owner": owner,
            "approximate_guild_count": 1,
            "approximate_user_install_count": 0,
            "approximate_user_authorization_count": 0,
            "explicit_content_filter": 0,
            "team": None,
            "eligible_oauth2_scopes": [],
        }

    async def gateway(self, _: Call) -> JSON:
        """GET /gateway."""
        return {"url": self.gateway_url()}

    async def gateway_bot(self, _: Call) -> JSON:
        """GET /gateway/bot."""
        limit = {"total": 1000, "remaining": 999, "reset_after": 86_400_000, "max_concurrency": 1}
        return {"url": self.gateway_url(), "shards": self.shards, "session_start_limit": limit}

    def _here(self, call: Call) -> None:
        if call.number("guild_id") != self.world.guild_id or not self.world.bot.present:
            raise refuse(10004)

    async def guild(self, call: Call) -> JSON:
        """GET /guilds/{guild_id}."""
        self._here(call)
        return self.payloads.guild()

    async def guild_channels(self, call: Call) -> list[JSON]:
        """GET /guilds/{guild_id}/channels."""
        self._here(call)
        channels = [c for c in self.world.channels.values() if not c.is_dm and not c.is_thread]
        return [self.payloads.channel(channel) for channel in channels]

    async def guild_roles(self, call: Call) -> list[JSON]:
        """GET /guilds/{guild_id}/roles."""
        self._here(call)
        return [self.payloads.role(role) for role in self.world.roles.values()]

    async def members(self, call: Call) -> Any:
        """GET /guilds/{guild_id}/members: needs the privileged members intent, which the bot doesn't have."""
        self._here(call)
        raise refuse(50001)

    async def member(self, call: Call) -> JSON:
        """GET /guilds/{guild_id}/members/{user_id}."""
        self._here(call)
        user = self.world.users.get(call.number("user_id"))
        if user is None or not user.present:
            raise refuse(10007)
        return self.payloads.member(user)

    async def active_threads(self, call: Call) -> JSON:
        """GET /guilds/{guild_id}/threads/active."""
        self._here(call)
        threads = [c for c in self.world.channels.values() if c.is_thread and not c.archived]
        mine = [thread for thread in threads if self.world.bot.id in thread.members]
        return {
            "threads": [self.payloads.channel(thread) for thread in threads],
            "members": [self.payloads.thread_member(thread, self.world.bot) for thread in mine],
        }
