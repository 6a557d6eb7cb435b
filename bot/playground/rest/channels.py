"""Channels and threads: read, change, start, join, archive."""

from typing import Any

from bot.playground.checks.forms import Form, Writer, check_message
from bot.playground.rest.api import Call, Handler
from bot.playground.state import permissions
from bot.playground.state.payloads import Payloads
from bot.playground.state.refusal import Complaints, refuse
from bot.playground.state.world import JSON, Channel, Kind, Message, World

ARCHIVE_AFTER = (60, 1440, 4320, 10080)


class Channels:
    """Channels and threads as the bot handles them."""

    def __init__(self, world: World, payloads: Payloads) -> None:
        self.world = world
        self.payloads = payloads

    def routes(self) -> list[tuple[str, Handler]]:
        """The routes of this resource."""
        return [
            ("GET /channels/{channel_id}", self.read),
            ("PATCH /channels/{channel_id}", self.change),
            ("DELETE /channels/{channel_id}", self.delete),
            ("POST /channels/{channel_id}/threads", self.start),
            ("POST /channels/{channel_id}/messages/{message_id}/threads", self.start_from_message),
            ("GET /channels/{channel_id}/threads/archived/public", self.archived),
            ("GET /channels/{channel_id}/thread-members", self.members),
            ("PUT /channels/{channel_id}/thread-members/@me", self.join),
            ("DELETE /channels/{channel_id}/thread-members/@me", self.leave),
            ("PUT /channels/{channel_id}/thread-members/{user_id}", self.add),
            ("DELETE /channels/{channel_id}/thread-members/{user_id}", self.remove),
        ]

    def _channel(self, call: Call, *wanted: str) -> Channel:
        channel = self.world.find_channel(call.number("channel_id"))
        self.world.require(self.world.bot, channel, *wanted)
        return channel

    async def read(self, call: Call) -> JSON:
        """GET /channels/{channel}."""
        return self.payloads.channel(self._channel(call))

    async def change(self, call: Call) -> JSON:
        """PATCH /channels/{channel}: names and topics; for threads also archive, lock and auto-archive."""
        channel, wanted = self._channel(call), call.fields()
        _check_fields(wanted)
        if channel.is_dm:
            raise refuse(50003)
        if channel.is_thread:
            self._change_thread(channel, wanted)
        else:
            self.world.require(self.world.bot, channel, "manage_channels")
            channel.name = wanted.get("name", channel.name)
            channel.topic = wanted.get("topic", channel.topic)
            self.world.publish("channel_update", channel=channel)
        return self.payloads.channel(channel)

    def _change_thread(self, thread: Channel, wanted: JSON) -> None:
        bot = self.world.bot
        manager = self.world.may(bot, thread, "manage_threads")
        reopens = wanted.get("archived") is False
        if thread.locked and not manager:
            raise refuse(50013)
        if thread.archived and not reopens:
            raise refuse(50083)
        if "locked" in wanted and not manager:
            raise refuse(50013)
        if not manager and thread.owner_id != bot.id and not reopens:
            raise refuse(50013)
        thread.name = wanted.get("name", thread.name)
        thread.auto_archive = wanted.get("auto_archive_duration", thread.auto_archive)
        thread.slow_mode = wanted.get("rate_limit_per_user", thread.slow_mode)
        self.world.archive(thread, wanted.get("archived", thread.archived), wanted.get("locked"))

    async def delete(self, call: Call) -> JSON:
        """DELETE /channels/{channel}: a DM channel is merely closed."""
        channel = self._channel(call)
        if not channel.is_dm:
            self.world.require(
                self.world.bot, channel, "manage_threads" if channel.is_thread else "manage_channels"
            )
            self.world.remove_channel(channel)
        return self.payloads.channel(channel)

    # threads

    def _new_thread(self, parent: Channel, wanted: JSON, kind: Kind, **fields: Any) -> Channel:
        _check_fields(wanted | {"name": wanted.get("name")})
        if parent.kind is not Kind.TEXT:
            raise refuse(50024)
        need = "create_public_threads" if kind is Kind.PUBLIC_THREAD else "create_private_threads"
        self.world.require(self.world.bot, parent, need)
        fields |= {"auto_archive": wanted.get("auto_archive_duration", 1440), "kind": kind}
        return self.world.start_thread(parent, wanted["name"], self.world.bot, **fields)

    async def start(self, call: Call) -> JSON:
        """POST /channels/{channel}/threads: private unless a public one is asked for, as on Discord."""
        wanted = call.fields()
        kind = Kind(wanted.get("type", Kind.PRIVATE_THREAD))
        parent = self._channel(call)
        thread = self._new_thread(parent, wanted, kind)
        if kind is Kind.PUBLIC_THREAD:
            self._announce(parent, thread)
        return self.payloads.channel(thread)

    def _announce(self, parent: Channel, thread: Channel) -> None:
        """The system message in the channel that says that a thread was started."""
        world = self.world
        message = Message(
            world.ids.next(), parent, world.bot, world.clock.now(), content=thread.name, kind=18
        )
        message.reference = {
            "type": 0,
            "channel_id": str(thread.id),
            "guild_id": str(world.guild_id),
        }
        world.add_message(message)

    async def start_from_message(self, call: Call) -> JSON:
        """POST /channels/{channel}/messages/{message}/threads: the thread has the message's id."""
        parent = self._channel(call)
        message = self.world.find_message(parent, call.number("message_id"))
        if message.thread is not None:
            raise refuse(160004)
        message.thread = self._new_thread(parent, call.fields(), Kind.PUBLIC_THREAD, id=message.id)
        self.world.message_changed(message, edited=False)
        return self.payloads.channel(message.thread)

    async def archived(self, call: Call) -> JSON:
        """GET /channels/{channel}/threads/archived/public."""
        parent = self._channel(call, "read_message_history")
        threads = [c for c in self.world.channels.values() if c.parent is parent and c.archived]
        public = [self.payloads.channel(t) for t in threads if t.kind is Kind.PUBLIC_THREAD]
        return {"threads": public, "members": [], "has_more": False}

    def _thread(self, call: Call) -> Channel:
        thread = self._channel(call)
        if not thread.is_thread:
            raise refuse(50024)
        return thread

    def _open_thread(self, call: Call) -> Channel:
        thread = self._thread(call)
        if thread.archived:
            raise refuse(50083)
        return thread

    async def members(self, call: Call) -> list[JSON]:
        """GET /channels/{thread}/thread-members."""
        thread = self._thread(call)
        return [self.payloads.thread_member(thread, self.world.users[user]) for user in thread.members]

    async def join(self, call: Call) -> None:
        """PUT /channels/{thread}/thread-members/@me."""
        self.world.join_thread(self._open_thread(call), self.world.bot)

    async def leave(self, call: Call) -> None:
        """DELETE /channels/{thread}/thread-members/@me."""
        self._leave(self._open_thread(call), self.world.bot.id)

    async def add(self, call: Call) -> None:
        """PUT /channels/{thread}/thread-members/{user}."""
        thread = self._open_thread(call)
        self.world.require(self.world.bot, thread, "send_messages_in_threads")
        user = self.world.users.get(call.number("user_id"))
        if user is None:
            raise refuse(10013)
        self.world.join_thread(thread, user)

    async def remove(self, call: Call) -> None:
        """DELETE /channels/{thread}/thread-members/{user}."""
        thread = self._open_thread(call)
        self.world.require(self.world.bot, thread, "manage_threads")
        self._leave(thread, call.number("user_id"))

    def _leave(self, thread: Channel, user_id: int) -> None:
        if user_id in thread.members:
            thread.members.remove(user_id)
        self.world.publish("thread_update", channel=thread)


def _check_fields(wanted: JSON) -> None:
    complaints = Complaints()
    if "name" in wanted:
        complaints.length(("name",), wanted["name"], 1, 100)
    if wanted.get("topic") is not None:
        complaints.length(("topic",), wanted["topic"], 0, 1024)
    if wanted.get("auto_archive_duration", 1440) not in ARCHIVE_AFTER:
        complaints.add(
            ("auto_archive_duration",), "BASE_TYPE_CHOICES", "Value must be one of {60, 1440, 4320, 10080}."
        )
    complaints.settle()


def say(world: World, channel: Channel, author: int, text: str) -> Message:
    """A person writes a plain message."""
    user = world.users[author]
    world.require(user, channel, "send_messages_in_threads" if channel.is_thread else "send_messages")
    if channel.locked:
        raise refuse(50083)
    form = Form({"content": text})
    check_message(form)
    message = Message(world.ids.next(), channel, user, world.clock.now())
    Writer(world).fill(message, form)
    return world.add_message(message)


def allow(world: World, channel: Channel, target: int, **wanted: bool | None) -> None:
    """Set a channel's overwrite for a role or member: True allows, False denies, None leaves to the roles."""
    allowed, denied = channel.overwrites.get(target, (0, 0))
    for name, value in wanted.items():
        bit = permissions.BITS[name]
        allowed, denied = allowed & ~bit, denied & ~bit
        allowed |= bit if value is True else 0
        denied |= bit if value is False else 0
    channel.overwrites[target] = (allowed, denied)
    world.publish("channel_update", channel=channel)
