"""What each person sees: channels, messages, unread marks, notifications, and a feed of what changes."""

import asyncio
from collections import defaultdict, deque
from dataclasses import dataclass, field

from bot.playground.checks.components import layout_text
from bot.playground.state.payloads import Payloads
from bot.playground.state.world import (
    JSON,
    SUPPRESS_NOTIFICATIONS,
    Channel,
    Happening,
    Message,
    User,
    World,
)

FEED_LENGTH = 3000


@dataclass
class Unread:
    """What somebody hasn't looked at in a channel."""

    messages: int = 0
    mentions: int = 0


@dataclass
class Feed:
    """What one person has been told, numbered, with a bell for those who listen."""

    events: deque[JSON] = field(default_factory=lambda: deque(maxlen=FEED_LENGTH))
    number: int = 0
    bell: asyncio.Event = field(default_factory=asyncio.Event)

    def add(self, kind: str, **content: object) -> None:
        """Tell one more thing."""
        self.number += 1
        self.events.append({"n": self.number, "kind": kind, **content})
        bell, self.bell = self.bell, asyncio.Event()
        bell.set()

    def since(self, number: int) -> list[JSON]:
        """What came after an event's number."""
        return [event for event in self.events if event["n"] > number]

    def knows(self, number: int) -> bool:
        """Whether nothing after an event's number has been forgotten, or was told by an earlier playground."""
        first = self.events[0]["n"] if self.events else self.number + 1
        return first - 1 <= number <= self.number

    async def wait(self, number: int, seconds: float) -> list[JSON]:
        """As `since`, but wait in real time for something new."""
        deadline = asyncio.get_running_loop().time() + seconds
        while not (found := self.since(number)):
            left = deadline - asyncio.get_running_loop().time()
            if left <= 0:
                break
            try:
                await asyncio.wait_for(self.bell.wait(), left)
            except TimeoutError:
                break
        return found


class People:
    """The eyes of everybody who isn't the bot."""

    def __init__(self, world: World, payloads: Payloads) -> None:
        self.world = world
        self.payloads = payloads
        self.feeds: dict[int, Feed] = defaultdict(Feed)
        self.notifications: dict[int, list[JSON]] = defaultdict(list)
        self.unread: dict[tuple[int, int], Unread] = defaultdict(Unread)
        world.listeners.append(self.hear)

    # what there is

    def sees(self, user: User, channel: Channel) -> bool:
        """Whether somebody can look into a channel."""
        return self.world.may(user, channel, "view_channel")

    def channels(self, user: User) -> list[JSON]:
        """Every channel, thread and conversation that somebody sees, with unread and mention counts."""
        seen = [channel for channel in self.world.channels.values() if self.sees(user, channel)]
        return [self.channel(user, c) for c in seen if not c.is_dm or c.messages]

    def channel(self, user: User, channel: Channel) -> JSON:
        """One channel as somebody sees it."""
        unread = self.unread[user.id, channel.id]
        return self.payloads.channel(channel) | {
            "unread": unread.messages,
            "mentions": unread.mentions,
            "joined": user.id in channel.members,
            "rights": self.payloads.rights(user, channel),
        }

    def messages(self, user: User, channel: Channel) -> list[Message]:
        """The messages that somebody sees in a channel, oldest first."""
        return [m for m in channel.messages.values() if m.audience in (None, user.id)]

    def pinged(self, user: User, message: Message) -> bool:
        """Whether a message is meant for somebody: by mention, or in a conversation of two."""
        if message.author is user or message.audience is not None:
            return False
        return message.channel.is_dm or user.id in message.mentions.users or message.mentions.everyone

    def read(self, user: User, channel: Channel) -> None:
        """Somebody has read everything in a channel."""
        self.unread[user.id, channel.id] = Unread()
        self.feeds[user.id].add("channel", channel=self.channel(user, channel))

    # what changes

    def hear(self, happening: Happening) -> None:
        """Tell everybody concerned what happened."""
        if happening.kind == "presence":
            self._tell_all("reload")
        elif happening.channel is None:
            self._tell_all("user", user=self.payloads.user(happening.user) if happening.user else None)
        elif happening.message is not None:
            self._hear_message(happening.kind, happening.message)
        elif happening.kind.endswith("_delete"):
            self._tell_all("channel_gone", id=str(happening.channel.id))
        else:
            for user in self.world.people():
                if self.sees(user, happening.channel):
                    self.feeds[user.id].add("channel", channel=self.channel(user, happening.channel))

    def _tell_all(self, kind: str, **content: object) -> None:
        for user in self.world.people():
            self.feeds[user.id].add(kind, **content)

    def _hear_message(self, kind: str, message: Message) -> None:
        payload = self.payloads.message(message)
        for user in self.world.people():
            if message.audience not in (None, user.id) or not self.sees(user, message.channel):
                continue
            feed = self.feeds[user.id]
            if kind == "message_delete":
                gone = {"id": str(message.id), "channel_id": str(message.channel.id)}
                feed.add("message_gone", **gone)
                continue
            feed.add("message" if kind == "message_create" else "edit", message=payload)
            if kind == "message_create":
                self._after_new(user, message)

    def _after_new(self, user: User, message: Message) -> None:
        pinged = self.pinged(user, message)
        if message.author is not user:
            unread = self.unread[user.id, message.channel.id]
            unread.messages += 1
            unread.mentions += pinged
        self.feeds[user.id].add("channel", channel=self.channel(user, message.channel))
        if pinged:
            notice = self._notice(message)
            self.notifications[user.id].append(notice)
            self.feeds[user.id].add("notification", notification=notice)

    def _notice(self, message: Message) -> JSON:
        channel = message.channel
        return {
            "message_id": str(message.id),
            "channel_id": str(channel.id),
            "kind": "dm" if channel.is_dm else "mention",
            "from": message.author.display,
            "where": "" if channel.is_dm else channel.name,
            "text": (message.content or layout_text(message.components))[:200],
            "silent": bool(message.flags & SUPPRESS_NOTIFICATIONS),
            "at": self.world.clock.stamp(message.created),
        }
