"""A scripted user: a small typed client for the playground's door (`bot.playground.door.door`)."""

from collections.abc import Callable, Iterator
from types import TracebackType
from typing import Any, Self

import aiohttp
import msgspec

JSON = dict[str, Any]


class DoorRefused(Exception):
    """The door said no: what was asked isn't possible for this user."""

    def __init__(self, status: int, code: int, message: str) -> None:
        super().__init__(f"{status} ({code}): {message}")
        self.status = status
        self.code = code
        self.message = message


class Media(msgspec.Struct, frozen=True):
    """A picture or file in a message, with its alternative text."""

    url: str
    name: str
    description: str = ""


class Seen(msgspec.Struct, frozen=True):
    """A message as the user sees it."""

    raw: JSON

    @property
    def id(self) -> str:
        """The message's id."""
        return str(self.raw["id"])

    @property
    def channel(self) -> str:
        """The channel's id."""
        return str(self.raw["channel_id"])

    @property
    def ephemeral(self) -> bool:
        """Whether only this user sees it."""
        return bool(self.raw["flags"] & 64)

    @property
    def text(self) -> str:
        """Everything that can be read: content, text displays, embeds' titles and descriptions."""
        parts = [self.raw["content"], *(p["content"] for p in self.parts() if p["type"] == 10)]
        for embed in self.raw["embeds"]:
            parts += [embed.get("title"), embed.get("description")]
        return "\n".join(part for part in parts if part)

    def parts(self) -> Iterator[JSON]:
        """Every component, nested ones included."""
        return walk(self.raw["components"])

    @property
    def buttons(self) -> dict[str, JSON]:
        """Buttons that can be pressed, by custom id."""
        found = {p["custom_id"]: p for p in self.parts() if p["type"] == 2 and p.get("custom_id")}
        return {custom_id: button for custom_id, button in found.items() if not button.get("disabled")}

    @property
    def menus(self) -> dict[str, JSON]:
        """Menus by custom id."""
        return {p["custom_id"]: p for p in self.parts() if p["type"] in (3, 5, 6, 7, 8)}

    @property
    def media(self) -> list[Media]:
        """Pictures and files: attachments, and what a layout shows."""
        files = {a["id"]: a for a in self.raw["attachments"]}
        found = [Media(a["url"], a["filename"], a.get("description") or "") for a in files.values()]
        described = {i["media"].get("attachment_id"): i.get("description") for i in self._shown()}
        return [
            Media(media.url, media.name, described.get(key) or media.description)
            for key, media in zip(files, found, strict=True)
        ]

    def _shown(self) -> Iterator[JSON]:
        for part in self.parts():
            yield from part.get("items") or ([part] if "media" in part else [])

    def button(self, label: str) -> str:
        """The custom id of the first button whose label contains a text; raises LookupError."""
        for custom_id, button in self.buttons.items():
            if label in (button.get("label") or ""):
                return custom_id
        raise LookupError(f"no button {label!r} among {[b.get('label') for b in self.buttons.values()]}")


class Outcome(msgspec.Struct, frozen=True):
    """What became of an interaction: `state` is answered, deferred, updated, modal, choices or failed."""

    id: str
    state: str
    message: Seen | None
    modal: JSON | None
    choices: list[JSON]

    @property
    def text(self) -> str:
        """What the answer says ("" without one)."""
        return self.message.text if self.message else ""


def walk(components: list[JSON]) -> Iterator[JSON]:
    """Every component, nested ones included, in reading order."""
    for component in components:
        yield component
        yield from walk(component.get("components") or [])
        for key in ("accessory", "component"):
            if component.get(key):
                yield from walk([component[key]])


class Visitor:
    """One user at the door. Use it as `async with playground.visitor("ada") as ada:`.

    `settle` is how many seconds a gesture waits for the answer to a deferred interaction.
    """

    def __init__(self, url: str, name: str, *, settle: float = 10.0) -> None:
        self.name = name
        self.settle = settle
        self._url = url.rstrip("/")
        self._session: aiohttp.ClientSession | None = None
        self._heard = 0

    async def __aenter__(self) -> Self:
        """Come in."""
        self._session = aiohttp.ClientSession()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Leave."""
        if self._session:
            await self._session.close()

    async def call(self, method: str, path: str, body: JSON | None = None, **query: float | str) -> Any:
        """Any request below `/door`; raises `DoorRefused`."""
        assert self._session, "use `async with`"
        url = f"{self._url}/door{path}"
        async with self._session.request(method, url, json=body, params=query) as answer:
            content = await answer.read()
            payload = msgspec.json.decode(content) if content.startswith((b"{", b"[")) else None
            if answer.status >= 400:
                problem = payload or {"message": content.decode()}
                raise DoorRefused(answer.status, problem.get("code", 0), str(problem["message"]))
            return payload

    # looking

    async def channels(self) -> list[JSON]:
        """Channels, threads and conversations, with `unread` and `mentions`."""
        found: list[JSON] = await self.call("GET", f"/{self.name}/channels")
        return found

    async def threads(self) -> list[JSON]:
        """The threads this user sees."""
        return [channel for channel in await self.channels() if channel["type"] in (11, 12)]

    async def dm(self) -> JSON | None:
        """The conversation with the bot, if there has been one."""
        return next((channel for channel in await self.channels() if channel["type"] == 1), None)

    async def messages(self, channel: str, limit: int = 100) -> list[Seen]:
        """The messages in a channel, oldest first, this user's ephemeral ones included."""
        found = await self.call("GET", f"/{self.name}/channels/{channel}/messages", limit=limit)
        return [Seen(message) for message in found]

    async def notifications(self) -> list[JSON]:
        """Mentions and direct messages, oldest first."""
        found: list[JSON] = await self.call("GET", f"/{self.name}/notifications")
        return found

    async def commands(self, channel: str = "tables") -> list[JSON]:
        """The commands that can be picked in a channel."""
        found: list[JSON] = await self.call("GET", f"/{self.name}/channels/{channel}/commands")
        return found

    async def open(self, media: Media | str) -> bytes:
        """The bytes of a picture or file; raises `DoorRefused` if the link has expired."""
        assert self._session, "use `async with`"
        async with self._session.get(media if isinstance(media, str) else media.url) as answer:
            content = await answer.read()
            if answer.status >= 400:
                raise DoorRefused(answer.status, 0, content.decode())
            return content

    async def events(self, wait: float = 0.0) -> list[JSON]:
        """What has changed since the last call; waits for something if nothing has."""
        answer = await self.call("GET", f"/{self.name}/events", since=self._heard, wait=wait)
        self._heard = answer["number"]
        found: list[JSON] = answer["events"]
        return found

    async def until(self, wanted: Callable[[Seen], bool], channel: str, seconds: float = 10.0) -> Seen:
        """The newest message in a channel for which `wanted` holds, as soon as there is one; raises TimeoutError."""
        left = seconds
        while True:
            number = (await self.call("GET", f"/{self.name}/events", since=2**53))["number"]
            for message in reversed(await self.messages(channel)):
                if wanted(message):
                    return message
            if left <= 0:
                raise TimeoutError(f"{self.name} waited {seconds} seconds in {channel}")
            await self.call("GET", f"/{self.name}/events", since=number, wait=0.5)
            left -= 0.5

    # doing

    async def say(self, channel: str, content: str) -> Seen:
        """Write a message."""
        body = {"content": content}
        return Seen(await self.call("POST", f"/{self.name}/channels/{channel}/messages", body))

    async def read(self, channel: str) -> None:
        """Mark a channel as read."""
        await self.call("POST", f"/{self.name}/channels/{channel}/read")

    async def command(self, name: str, channel: str = "tables", **options: Any) -> Outcome:
        """Use a slash command: `command("game new", game="el_paso")`."""
        body = {"name": name, "options": options}
        return await self._outcome(f"/{self.name}/channels/{channel}/command", body)

    async def autocomplete(
        self, name: str, focused: str, channel: str = "tables", **options: Any
    ) -> list[JSON]:
        """The choices that the bot offers for an option, given what has been typed so far."""
        body = {"name": name, "options": options, "focused": focused}
        return (await self._outcome(f"/{self.name}/channels/{channel}/autocomplete", body)).choices

    async def click(self, message: Seen | str, custom_id: str, *, forged: bool = False) -> Outcome:
        """Press a button."""
        body = {"custom_id": custom_id, "forged": forged}
        return await self._outcome(f"/{self.name}/messages/{_id(message)}/click", body)

    async def choose(
        self, message: Seen | str, custom_id: str, *values: str, forged: bool = False
    ) -> Outcome:
        """Choose from a menu."""
        body = {"custom_id": custom_id, "values": list(values), "forged": forged}
        return await self._outcome(f"/{self.name}/messages/{_id(message)}/choose", body)

    async def submit(self, opened: Outcome, **values: Any) -> Outcome:
        """Send in the form that an interaction opened; what isn't given keeps its preset."""
        return await self._outcome(f"/{self.name}/modals/{opened.id}/submit", {"values": values})

    async def dismiss(self, message: Seen | str) -> None:
        """Put an ephemeral message away."""
        await self.call("POST", f"/{self.name}/messages/{_id(message)}/dismiss")

    async def delete(self, message: Seen | str) -> None:
        """Delete a message, as a moderator could."""
        await self.call("DELETE", f"/messages/{_id(message)}")

    async def moderate(self, channel: str, **changes: Any) -> None:
        """Change a channel by id as a moderator could: `archived`, `locked`, `bot={"attach_files": False}`."""
        await self.call("PATCH", f"/channels/{channel}", changes)

    async def settings(self, **changes: Any) -> JSON:
        """Change `locale` or `accepts_dms`."""
        found: JSON = await self.call("PATCH", f"/{self.name}", changes)
        return found

    async def _outcome(self, path: str, body: JSON) -> Outcome:
        found = await self.call("POST", path, body, settle=self.settle)
        message = Seen(found["message"]) if found["message"] else None
        return Outcome(found["id"], found["state"], message, found["modal"], found["choices"])


def _id(message: Seen | str) -> str:
    return message if isinstance(message, str) else message.id
