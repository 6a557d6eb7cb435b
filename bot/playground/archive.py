"""Keeps the playground's world in a folder, so that tables in the browser go on after a restart.

`world.json` holds people, channels, messages and unread marks, `files/` the attachments. What only one person saw is
not kept: Discord's own clients forget ephemeral messages too.
"""

import asyncio
import contextlib
from collections.abc import Callable
from dataclasses import asdict, fields
from pathlib import Path
from typing import Any, Final

import msgspec

from bot.playground.door.people import People, Unread
from bot.playground.state.world import (
    JSON,
    LOADING,
    Attachment,
    Channel,
    Happening,
    Kind,
    Mentions,
    Message,
    Role,
    User,
    World,
)

VERSION: Final = 1
PAUSE: Final = 2.0
"""Seconds at least between two writes."""


class DamagedArchive(Exception):
    """The folder holds something that can't be read; nothing in it is overwritten."""


class Archive:
    """The folder of one playground."""

    def __init__(self, folder: Path, world: World) -> None:
        self.folder = folder
        self.world = world
        self.people: People | None = None
        self._written: set[int] = set()
        self._changed = asyncio.Event()
        self._keeping: asyncio.Task[None] | None = None

    @property
    def exists(self) -> bool:
        """Whether a world is kept here."""
        return (self.folder / "world.json").exists()

    def load(self, people: People) -> None:
        """Bring the kept world back; raises `DamagedArchive`."""
        self.people = people
        if not self.exists:
            return
        try:
            data = msgspec.json.decode((self.folder / "world.json").read_bytes())
            if data["version"] != VERSION:
                raise ValueError(f"version {data['version']}")
            _unpack(self.world, people, data, self._content)
        except (OSError, ValueError, KeyError, TypeError, msgspec.DecodeError) as error:
            raise DamagedArchive(
                f"{self.folder} can't be read ({error}). Move it away to start with an empty playground; the games "
                "are in the database and are not touched."
            ) from error
        self._written = set(self.world.attachments)

    def _content(self, attachment_id: int) -> bytes:
        return (self.folder / "files" / str(attachment_id)).read_bytes()

    def start(self) -> None:
        """Write what changes from now on."""
        self.world.listeners.append(self._hear)
        self._keeping = asyncio.create_task(self._keep())

    def _hear(self, _: Happening) -> None:
        self._changed.set()

    async def _keep(self) -> None:
        while True:
            await self._changed.wait()
            self._changed.clear()
            await self.save()
            await asyncio.sleep(PAUSE)

    async def stop(self) -> None:
        """Write for the last time."""
        if self._keeping:
            self._keeping.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._keeping
        await self.save()

    async def save(self) -> None:
        """Write everything, whole or not at all."""
        assert self.people is not None
        data = _pack(self.world, self.people)
        kept = {
            number for channel in data["channels"] for m in channel["messages"] for number in m["attachments"]
        }
        fresh = [self.world.attachments[number] for number in kept - self._written]
        gone, self._written = self._written - kept, kept
        await asyncio.to_thread(self._write, data, fresh, gone)

    def _write(self, data: JSON, fresh: list[Attachment], gone: set[int]) -> None:
        files = self.folder / "files"
        files.mkdir(parents=True, exist_ok=True)
        for attachment in fresh:
            (files / str(attachment.id)).write_bytes(attachment.content)
        draft = self.folder / "world.json.new"
        draft.write_bytes(msgspec.json.encode(data))
        draft.replace(self.folder / "world.json")
        for number in gone:
            (files / str(number)).unlink(missing_ok=True)


def _plain(thing: Any, *without: str) -> JSON:
    return {field.name: getattr(thing, field.name) for field in fields(thing) if field.name not in without}


def _pack(world: World, people: People) -> JSON:
    messages = [m for c in world.channels.values() for m in c.public() if not m.flags & LOADING]
    return {
        "version": VERSION,
        "guild_id": world.guild_id,
        "application_id": world.application_id,
        "users": [asdict(user) for user in world.users.values()],
        "roles": [asdict(role) for role in world.roles.values()],
        "channels": [_pack_channel(channel) for channel in world.channels.values()],
        "attachments": [_plain(attachment, "content") for m in messages for attachment in m.attachments],
        "unread": [[*key, mark.messages, mark.mentions] for key, mark in people.unread.items()],
        "notifications": list(people.notifications.items()),
    }


def _pack_channel(channel: Channel) -> JSON:
    return _plain(channel, "parent", "messages", "overwrites") | {
        "parent": channel.parent.id if channel.parent else None,
        "overwrites": [[target, *pair] for target, pair in channel.overwrites.items()],
        "messages": [_pack_message(message) for message in channel.public() if not message.flags & LOADING],
    }


def _pack_message(message: Message) -> JSON:
    return _plain(message, "channel", "author", "attachments", "thread", "mentions") | {
        "author": message.author.id,
        "attachments": [attachment.id for attachment in message.attachments],
        "thread": message.thread.id if message.thread else None,
        "mentions": asdict(message.mentions),
    }


def _unpack(world: World, people: People, data: JSON, content: Callable[[int], bytes]) -> None:
    world.guild_id, world.application_id = data["guild_id"], data["application_id"]
    world.users = {user["id"]: User(**user) for user in data["users"]}
    world.bot = world.users[world.application_id]
    world.roles = {role["id"]: Role(**role) for role in data["roles"]}
    found = {each["id"]: Attachment(content=content(each["id"]), **each) for each in data["attachments"]}
    world.attachments = found
    world.channels = {each["id"]: _unpack_channel(each) for each in data["channels"]}
    for each in data["channels"]:
        channel = world.channels[each["id"]]
        channel.parent = world.channels.get(each["parent"] or 0)
        for kept in each["messages"]:
            channel.messages[kept["id"]] = _unpack_message(world, channel, kept)
    world.ids.follow(
        max([*world.channels, *world.users, *(m for c in world.channels.values() for m in c.messages)])
    )
    people.unread.update({(user, channel): Unread(*marks) for user, channel, *marks in data["unread"]})
    people.notifications.update(dict(data["notifications"]))


def _unpack_channel(data: JSON) -> Channel:
    plain = {key: value for key, value in data.items() if key not in ("parent", "messages", "overwrites")}
    overwrites = {target: (allow, deny) for target, allow, deny in data["overwrites"]}
    return Channel(**plain | {"kind": Kind(data["kind"]), "overwrites": overwrites})


def _unpack_message(world: World, channel: Channel, data: JSON) -> Message:
    attachments = [world.attachments[number] for number in data["attachments"]]
    return Message(
        **data
        | {
            "channel": channel,
            "author": world.users[data["author"]],
            "attachments": attachments,
            "thread": world.channels.get(data["thread"] or 0),
            "mentions": Mentions(**data["mentions"]),
        }
    )
