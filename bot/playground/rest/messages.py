"""Messages in channels: send, read, edit, delete, pin, react."""

from typing import Any
from urllib.parse import unquote

from bot.playground.checks.emoji import is_emoji
from bot.playground.checks.forms import Form, Writer, check_message
from bot.playground.rest.api import Call, Handler
from bot.playground.state.payloads import Payloads
from bot.playground.state.refusal import Complaints, refuse
from bot.playground.state.world import COMPONENTS_V2, JSON, SUPPRESS_NOTIFICATIONS, Channel, Message, World

NONCE_LIFE = 180.0
_MESSAGE = "/channels/{channel_id}/messages/{message_id}"


class Messages:
    """What the bot writes into channels, and reads there."""

    def __init__(self, world: World, payloads: Payloads) -> None:
        self.world = world
        self.payloads = payloads
        self.writer = Writer(world)
        self._nonces: dict[str, Message] = {}

    def routes(self) -> list[tuple[str, Handler]]:
        """The routes of this resource."""
        return [
            ("POST /channels/{channel_id}/messages", self.create),
            ("GET /channels/{channel_id}/messages", self.history),
            ("GET /channels/{channel_id}/messages/pins", self.pins),
            ("PUT /channels/{channel_id}/messages/pins/{message_id}", self.pin),
            ("DELETE /channels/{channel_id}/messages/pins/{message_id}", self.unpin),
            ("GET /channels/{channel_id}/pins", self.old_pins),
            ("PUT /channels/{channel_id}/pins/{message_id}", self.pin),
            ("DELETE /channels/{channel_id}/pins/{message_id}", self.unpin),
            ("POST /channels/{channel_id}/typing", self.typing),
            (f"GET {_MESSAGE}", self.read),
            (f"PATCH {_MESSAGE}", self.edit),
            (f"DELETE {_MESSAGE}", self.delete),
            (f"PUT {_MESSAGE}/reactions/{{emoji}}/@me", self.react),
            (f"DELETE {_MESSAGE}/reactions/{{emoji}}/@me", self.unreact),
        ]

    def _channel(self, call: Call, *permissions: str) -> Channel:
        channel = self.world.find_channel(call.number("channel_id"))
        self.world.require(self.world.bot, channel, *permissions)
        return channel

    def _message(self, call: Call, *permissions: str) -> Message:
        return self.world.find_message(self._channel(call, *permissions), call.number("message_id"))

    async def create(self, call: Call) -> JSON:
        """POST /channels/{channel}/messages."""
        channel, form = self._channel(call), call.form()
        self._may_write(channel, form)
        if twin := self._twin(form):
            return self.payloads.message(twin)
        check_message(form)
        flags = form.flags & (COMPONENTS_V2 | SUPPRESS_NOTIFICATIONS)
        nonce, reference = form.body.get("nonce"), form.body.get("message_reference")
        now = self.world.clock.now()
        message = Message(self.world.ids.next(), channel, self.world.bot, now, flags=flags, nonce=nonce)
        if reference:
            message.reference, message.kind = self._reference(channel, reference), 19
        self.writer.fill(message, form)
        if nonce is not None and form.body.get("enforce_nonce"):
            self._nonces[str(nonce)] = message
        return self.payloads.message(self.world.add_message(message))

    def _may_write(self, channel: Channel, form: Form) -> None:
        """Refuse with 50007, 50013 or 50083 what the bot may not write here."""
        world, bot = self.world, self.world.bot
        if channel.is_dm:
            person = next(world.users[user] for user in channel.members if user != bot.id)
            if not person.present or not bot.present:
                raise refuse(50278)
            if not person.accepts_dms:
                raise refuse(50007)
        world.require(bot, channel, "send_messages_in_threads" if channel.is_thread else "send_messages")
        if form.files:
            world.require(bot, channel, "attach_files")
        if form.body.get("embeds"):
            world.require(bot, channel, "embed_links")
        if channel.locked and not world.may(bot, channel, "manage_threads"):
            raise refuse(50083 if channel.archived else 160005)

    def _twin(self, form: Form) -> Message | None:
        """With `enforce_nonce`, the message that was sent with the same nonce a moment ago."""
        if not form.body.get("enforce_nonce"):
            return None
        now = self.world.clock.now()
        self._nonces = {key: m for key, m in self._nonces.items() if now - m.created < NONCE_LIFE}
        twin = self._nonces.get(str(form.body.get("nonce")))
        return twin if twin and twin.id in twin.channel.messages else None

    def _reference(self, channel: Channel, reference: JSON) -> JSON:
        target = str(reference.get("message_id"))
        known = target.isdecimal() and int(target) in channel.messages
        if not known and reference.get("fail_if_not_exists", True):
            complaints = Complaints()
            complaints.add(("message_reference",), "REPLIES_UNKNOWN_MESSAGE", "Unknown message")
            complaints.settle()
        return {"type": 0, "message_id": target, "channel_id": str(channel.id)}

    async def history(self, call: Call) -> list[JSON]:
        """GET /channels/{channel}/messages: newest first."""
        channel = self._channel(call, "read_message_history")
        limit = int(call.query.get("limit", 50))
        if not 1 <= limit <= 100:
            complaints = Complaints()
            complaints.add(("limit",), "NUMBER_TYPE_MAX", "int value should be between 1 and 100.")
            complaints.settle()
        messages = channel.public()
        if "before" in call.query:
            messages = [m for m in messages if m.id < int(call.query["before"])]
        if "around" in call.query:
            middle = int(call.query["around"])
            messages = sorted(messages, key=lambda m: abs(m.id - middle))[:limit]
            messages.sort(key=lambda m: m.id)
        if "after" in call.query:
            messages = [m for m in messages if m.id > int(call.query["after"])][:limit]
        return [self.payloads.message(message) for message in reversed(messages[-limit:])]

    async def read(self, call: Call) -> JSON:
        """GET /channels/{channel}/messages/{message}."""
        return self.payloads.message(self._message(call, "read_message_history"))

    async def edit(self, call: Call) -> JSON:
        """PATCH /channels/{channel}/messages/{message}."""
        message, form = self._message(call), call.form()
        if message.author is not self.world.bot:
            raise refuse(50005)
        if message.channel.archived:
            raise refuse(50083)
        if form.files:
            self.world.require(self.world.bot, message.channel, "attach_files")
        check_message(form, old=message)
        self.writer.fill(message, form, pings=False)
        self.world.message_changed(message)
        return self.payloads.message(message)

    async def delete(self, call: Call) -> None:
        """DELETE /channels/{channel}/messages/{message}."""
        message = self._message(call)
        if message.author is not self.world.bot:
            if message.channel.is_dm:
                raise refuse(50003)
            self.world.require(self.world.bot, message.channel, "manage_messages")
        if message.channel.archived:
            raise refuse(50083)
        self.world.remove_message(message)

    async def typing(self, call: Call) -> None:
        """POST /channels/{channel}/typing: nothing is shown, but the right to write is needed."""
        self._may_write(self._channel(call), Form({}))

    # pins and reactions

    async def pin(self, call: Call) -> None:
        """PUT .../pins/{message}."""
        message = self._message(call, *self._pin_right(call))
        if sum(other.pinned for other in message.channel.messages.values()) >= 250:
            raise refuse(30003)
        self._set_pin(message, True)

    async def unpin(self, call: Call) -> None:
        """DELETE .../pins/{message}."""
        self._set_pin(self._message(call, *self._pin_right(call)), False)

    def _pin_right(self, call: Call) -> tuple[str, ...]:
        return () if self.world.find_channel(call.number("channel_id")).is_dm else ("pin_messages",)

    def _set_pin(self, message: Message, pinned: bool) -> None:
        if message.channel.archived:
            raise refuse(50083)
        message.pinned = pinned
        self.world.message_changed(message, edited=False)

    async def pins(self, call: Call) -> JSON:
        """GET .../messages/pins."""
        pinned = [m for m in reversed(self._channel(call).public()) if m.pinned]
        stamp = self.world.clock.stamp
        items = [{"pinned_at": stamp(m.created), "message": self.payloads.message(m)} for m in pinned]
        return {"items": items, "has_more": False}

    async def old_pins(self, call: Call) -> list[JSON]:
        """GET .../pins."""
        return [item["message"] for item in (await self.pins(call))["items"]]

    def _emoji(self, call: Call) -> str:
        emoji = unquote(call.params["emoji"])
        if not is_emoji(emoji):
            raise refuse(10014)
        return emoji

    async def react(self, call: Call) -> None:
        """PUT .../reactions/{emoji}/@me."""
        message = self._message(call, "read_message_history", "add_reactions")
        users = message.reactions.setdefault(self._emoji(call), [])
        if self.world.bot.id not in users:
            users.append(self.world.bot.id)
        self.world.message_changed(message, edited=False)

    async def unreact(self, call: Call) -> Any:
        """DELETE .../reactions/{emoji}/@me."""
        message, emoji = self._message(call), self._emoji(call)
        users = message.reactions.get(emoji, [])
        if self.world.bot.id in users:
            users.remove(self.world.bot.id)
        if not users:
            message.reactions.pop(emoji, None)
        self.world.message_changed(message, edited=False)
