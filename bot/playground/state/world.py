"""What exists in the playground: one server with its members, channels, threads, direct messages and messages."""

import enum
import re
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from bot.playground.state import permissions
from bot.playground.state.clock import Clock, Snowflakes
from bot.playground.state.refusal import refuse

JSON = dict[str, Any]

EPHEMERAL = 1 << 6
LOADING = 1 << 7
SUPPRESS_EMBEDS = 1 << 2
SUPPRESS_NOTIFICATIONS = 1 << 12
COMPONENTS_V2 = 1 << 15
HAS_THREAD = 1 << 5

ORPHANS = 300
"""How many files are still served after their messages have gone or shown others."""


class Kind(enum.IntEnum):
    """Discord's channel types, as far as they exist here."""

    TEXT = 0
    DM = 1
    PUBLIC_THREAD = 11
    PRIVATE_THREAD = 12


@dataclass
class User:
    """Somebody with an account: a person in a browser tab, a scripted visitor, or the bot.

    `present` is False for one who has left the server.
    """

    id: int
    name: str
    display: str
    bot: bool = False
    locale: str = "en-US"
    accepts_dms: bool = True
    joined: float = 0.0
    present: bool = True
    roles: list[int] = field(default_factory=list)


@dataclass
class Role:
    """A role of the server with its permission bits."""

    id: int
    name: str
    permissions: int
    position: int = 0
    managed_by: int | None = None


@dataclass
class Attachment:
    """A file that was uploaded, kept in memory."""

    id: int
    channel_id: int
    filename: str
    content: bytes
    content_type: str
    description: str | None = None
    width: int | None = None
    height: int | None = None


@dataclass
class Mentions:
    """Whom a message pings."""

    users: list[int] = field(default_factory=list)
    roles: list[int] = field(default_factory=list)
    everyone: bool = False


@dataclass(eq=False)
class Message:
    """A message; `audience` is the one user who sees it if it is ephemeral."""

    id: int
    channel: "Channel"
    author: User
    created: float
    content: str = ""
    embeds: list[JSON] = field(default_factory=list)
    components: list[JSON] = field(default_factory=list)
    attachments: list[Attachment] = field(default_factory=list)
    flags: int = 0
    kind: int = 0
    edited: float | None = None
    nonce: str | int | None = None
    audience: int | None = None
    interaction: JSON | None = None
    webhook: bool = False
    reference: JSON | None = None
    pinned: bool = False
    mentions: Mentions = field(default_factory=Mentions)
    reactions: dict[str, list[int]] = field(default_factory=dict)
    thread: "Channel | None" = None


@dataclass(eq=False)
class Channel:
    """A text channel, a thread or a conversation of two."""

    id: int
    kind: Kind
    name: str
    created: float
    topic: str | None = None
    position: int = 0
    parent: "Channel | None" = None
    owner_id: int = 0
    members: list[int] = field(default_factory=list)
    archived: bool = False
    locked: bool = False
    auto_archive: int = 1440
    archive_changed: float = 0.0
    slow_mode: int = 0
    overwrites: dict[int, tuple[int, int]] = field(default_factory=dict)
    messages: dict[int, Message] = field(default_factory=dict)
    sent: int = 0
    present: int = 0

    @property
    def is_thread(self) -> bool:
        """Whether it hangs under a text channel."""
        return self.kind in (Kind.PUBLIC_THREAD, Kind.PRIVATE_THREAD)

    @property
    def is_dm(self) -> bool:
        """Whether it is a conversation of two."""
        return self.kind is Kind.DM

    def public(self) -> list[Message]:
        """The messages that aren't ephemeral, oldest first."""
        return [message for message in self.messages.values() if message.audience is None]


@dataclass(frozen=True)
class Happening:
    """Something that gateway sessions and people's feeds may want to hear of."""

    kind: str
    channel: Channel | None = None
    message: Message | None = None
    user: User | None = None
    extra: JSON = field(default_factory=dict)


class World:
    """Everything that exists, and the few ways in which it changes."""

    def __init__(self, clock: Clock, guild_name: str = "The long table") -> None:
        self.clock = clock
        self.ids = Snowflakes(clock)
        self.listeners: list[Callable[[Happening], None]] = []
        self.users: dict[int, User] = {}
        self.channels: dict[int, Channel] = {}
        self.attachments: dict[int, Attachment] = {}
        self._orphans: deque[int] = deque()
        self.guild_id = self.ids.next()
        self.guild_name = guild_name
        self.guild_locale = "en-US"
        self.application_id = self.ids.next()
        self.bot = self._add_bot()
        self.roles: dict[int, Role] = {}
        self._add_roles()

    def _add_bot(self) -> User:
        bot = User(self.application_id, "longtable", "Longtable", bot=True, joined=self.clock.now())
        self.users[bot.id] = bot
        return bot

    def _add_roles(self) -> None:
        everyone = Role(self.guild_id, "@everyone", permissions.bits(*permissions.MEMBER_DEFAULT))
        granted = permissions.bits(*permissions.BOT_DEFAULT)
        own = Role(self.ids.next(), "Longtable", granted, 1, managed_by=self.bot.id)
        self.roles = {everyone.id: everyone, own.id: own}
        self.bot.roles.append(own.id)

    @property
    def bot_role(self) -> Role:
        """The role that the bot got with its invitation."""
        return next(role for role in self.roles.values() if role.managed_by)

    def publish(self, kind: str, **fields: Any) -> None:
        """Tell every listener what happened."""
        happening = Happening(kind, **fields)
        for listener in list(self.listeners):
            listener(happening)

    # people

    def add_user(self, display: str, *, name: str | None = None, locale: str = "en-US") -> User:
        """A new member of the server; `name` is what the address of a tab carries (default: made from `display`)."""
        wanted = name or re.sub(r"[^a-z0-9_.]+", "", display.lower())[:28] or "guest"
        taken = {user.name for user in self.users.values()}
        unique = next(c for c in (wanted, *(f"{wanted}{n}" for n in range(2, 10_000))) if c not in taken)
        user = User(self.ids.next(), unique, display[:32] or unique, locale=locale, joined=self.clock.now())
        self.users[user.id] = user
        self.publish("user", user=user)
        return user

    def come_or_go(self, user: User, present: bool) -> None:
        """Somebody (the bot too) leaves the server or comes back."""
        user.present = present
        self.publish("presence", user=user)

    def find_user(self, name_or_id: str) -> User:
        """A user by name or id; refuses with 10013."""
        for user in self.users.values():
            if name_or_id in (user.name, str(user.id)):
                return user
        raise refuse(10013)

    def people(self) -> list[User]:
        """Everybody but the bot."""
        return [user for user in self.users.values() if not user.bot]

    # channels

    def add_channel(self, name: str, topic: str | None = None) -> Channel:
        """A new text channel."""
        position = sum(channel.kind is Kind.TEXT for channel in self.channels.values())
        now = self.clock.now()
        channel = Channel(self.ids.next(), Kind.TEXT, name, now, topic=topic, position=position)
        self.channels[channel.id] = channel
        self.publish("channel_create", channel=channel)
        return channel

    def find_channel(self, channel_id: int) -> Channel:
        """A channel by id; refuses with 10003."""
        if channel := self.channels.get(channel_id):
            self._let_sleep(channel)
            return channel
        raise refuse(10003)

    def _let_sleep(self, thread: Channel) -> None:
        """A thread in which nothing has happened for its time archives itself."""
        newest = next(reversed(thread.messages.values()), None)
        moments = (thread.archive_changed, newest.created if newest else 0.0)
        quiet = self.clock.now() - max(moments)
        if thread.is_thread and not thread.archived and quiet > thread.auto_archive * 60:
            self.archive(thread, archived=True)

    def named_channel(self, name: str) -> Channel:
        """The text channel or thread with a name; raises KeyError."""
        for channel in self.channels.values():
            if channel.name == name and not channel.is_dm:
                return channel
        raise KeyError(name)

    def direct(self, user: User) -> Channel:
        """The conversation between the bot and somebody, opened if need be."""
        for channel in self.channels.values():
            if channel.is_dm and user.id in channel.members:
                return channel
        members = [self.bot.id, user.id]
        channel = Channel(self.ids.next(), Kind.DM, "", self.clock.now(), members=members)
        self.channels[channel.id] = channel
        return channel

    def start_thread(self, parent: Channel, name: str, owner: User, **fields: Any) -> Channel:
        """A new thread under a text channel; a thread that starts from a message has that message's id."""
        fields.setdefault("kind", Kind.PUBLIC_THREAD)
        now = self.clock.now()
        thread_id = fields.pop("id", None) or self.ids.next()
        thread = Channel(
            thread_id, name=name, created=now, parent=parent, owner_id=owner.id, archive_changed=now, **fields
        )
        thread.members.append(owner.id)
        self.channels[thread.id] = thread
        self.publish("thread_create", channel=thread)
        return thread

    def join_thread(self, thread: Channel, user: User) -> None:
        """Put somebody among a thread's members."""
        if user.id not in thread.members:
            thread.members.append(user.id)
            self.publish("thread_member", channel=thread, user=user)

    def archive(self, thread: Channel, archived: bool, locked: bool | None = None) -> None:
        """Archive or reopen a thread, perhaps lock it."""
        thread.archived = archived
        thread.locked = thread.locked if locked is None else locked
        thread.archive_changed = self.clock.now()
        self.publish("thread_update", channel=thread)

    def remove_channel(self, channel: Channel) -> None:
        """Delete a channel or thread, and the threads under it."""
        for thread in [c for c in self.channels.values() if c.parent is channel]:
            self.remove_channel(thread)
        del self.channels[channel.id]
        self.publish("thread_delete" if channel.is_thread else "channel_delete", channel=channel)

    # permissions

    def rights(self, user: User, channel: Channel) -> int:
        """What somebody may do in a channel, as bits."""
        if channel.is_dm:
            return permissions.bits(*permissions.IN_DIRECT_MESSAGES) if user.id in channel.members else 0
        if not user.present:
            return 0
        base = self.roles[self.guild_id].permissions
        for role in user.roles:
            base |= self.roles[role].permissions
        overwrites = (channel.parent or channel).overwrites
        keys = (self.guild_id, *user.roles, user.id)
        rights = permissions.combine(base, [overwrites[key] for key in keys if key in overwrites])
        if channel.kind is Kind.PRIVATE_THREAD and user.id not in channel.members:
            return rights if rights & permissions.BITS["manage_threads"] else 0
        return rights

    def may(self, user: User, channel: Channel, permission: str) -> bool:
        """Whether somebody has a permission in a channel."""
        return bool(self.rights(user, channel) & permissions.BITS[permission])

    def require(self, user: User, channel: Channel, *wanted: str) -> None:
        """Refuse with 50001 if somebody can't see the channel, with 50013 if a permission is missing."""
        if not self.may(user, channel, "view_channel"):
            raise refuse(50001)
        if not all(self.may(user, channel, permission) for permission in wanted):
            raise refuse(50013)

    # messages

    def find_message(self, channel: Channel, message_id: int) -> Message:
        """A message that everybody in the channel could see; refuses with 10008."""
        message = channel.messages.get(message_id)
        if message is None or message.audience is not None:
            raise refuse(10008)
        return message

    def any_message(self, message_id: int) -> Message:
        """A message by its id alone, ephemeral ones included; refuses with 10008."""
        for channel in self.channels.values():
            if message := channel.messages.get(message_id):
                self._let_sleep(channel)
                return message
        raise refuse(10008)

    def add_message(self, message: Message) -> Message:
        """Put a message into its channel; in an archived thread it wakes the thread."""
        channel = message.channel
        channel.messages[message.id] = message
        channel.sent += 1
        channel.present += message.audience is None
        if channel.is_thread and channel.archived and message.audience is None:
            self.archive(channel, archived=False)
        if channel.is_thread and message.audience is None:
            for person in [message.author.id, *message.mentions.users]:
                self.join_thread(channel, self.users[person])
        self.publish("message_create", channel=channel, message=message)
        return message

    def message_changed(self, message: Message, *, edited: bool = True) -> None:
        """Tell that a message looks different now."""
        if edited:
            message.edited = self.clock.now()
        self.publish("message_update", channel=message.channel, message=message)

    def remove_message(self, message: Message) -> None:
        """Delete a message."""
        message.channel.messages.pop(message.id, None)
        message.channel.present -= message.audience is None
        self.abandon(message.attachments)
        self.publish("message_delete", channel=message.channel, message=message)

    def abandon(self, attachments: list[Attachment]) -> None:
        """Files that no message shows any more are served for a while, then forgotten."""
        self._orphans.extend(attachment.id for attachment in attachments)
        while len(self._orphans) > ORPHANS:
            self.attachments.pop(self._orphans.popleft(), None)
