"""A message as the bot sent it: read, checked against Discord's limits, its files attached."""

import mimetypes
import re
from dataclasses import dataclass, field
from io import BytesIO
from typing import Any

from PIL import Image, UnidentifiedImageError

from bot.playground.checks.components import ComponentCheck, completed, layout_text, media
from bot.playground.checks.mentions import mentioned
from bot.playground.state.refusal import Complaints, refuse
from bot.playground.state.world import (
    COMPONENTS_V2,
    EPHEMERAL,
    JSON,
    SUPPRESS_EMBEDS,
    SUPPRESS_NOTIFICATIONS,
    Attachment,
    Message,
    World,
)

FILE_LIMIT = 10 * 1024 * 1024
REQUEST_LIMIT = 25 * 1024 * 1024
SETTABLE = EPHEMERAL | SUPPRESS_EMBEDS | SUPPRESS_NOTIFICATIONS | COMPONENTS_V2
EMBED_LIMITS = {"title": 256, "description": 4096}


@dataclass
class Upload:
    """One file part of a multipart request."""

    filename: str
    content: bytes
    content_type: str


@dataclass
class Form:
    """The body of a request that writes a message: JSON and files by index."""

    body: JSON
    files: dict[int, Upload] = field(default_factory=dict)

    @property
    def flags(self) -> int:
        """The flags that a bot may set."""
        return int(self.body.get("flags") or 0) & SETTABLE


def check_message(form: Form, *, old: Message | None = None) -> None:
    """Refuse what Discord refuses in a new message or (with `old`) an edit."""
    body, complaints = form.body, Complaints()
    was_layout = bool(old and old.flags & COMPONENTS_V2)
    layout = bool(form.flags & COMPONENTS_V2) or was_layout
    if body.get("content"):
        complaints.length(("content",), body["content"], 0, 2000)
    _check_embeds(body.get("embeds") or [], complaints)
    ComponentCheck(complaints).message(body.get("components") or [], layout=layout)
    if layout:
        _check_layout(body, old, complaints)
    _check_attachments(form, complaints)
    if isinstance(body.get("nonce"), str):
        complaints.length(("nonce",), body["nonce"], 0, 25)
    complaints.settle()
    if old is None and not _says_something(form):
        raise refuse(50006)


def _says_something(form: Form) -> bool:
    body = form.body
    keys = ("embeds", "components", "sticker_ids", "poll", "message_reference")
    return bool((body.get("content") or "").strip() or form.files or any(body.get(key) for key in keys))


def _check_layout(body: JSON, old: Message | None, complaints: Complaints) -> None:
    """A layout has no content or embeds; an edit that turns an older message into one must clear them."""
    left: JSON = {"content": old.content, "embeds": old.embeds} if old else {}
    for key in ("content", "embeds", "poll", "sticker_ids"):
        if body.get(key, left.get(key)):
            complaints.add(
                (key,),
                "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
                f"The '{key}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2",
            )


def _check_embeds(embeds: list[JSON], complaints: Complaints) -> None:
    complaints.count(("embeds",), len(embeds), 0, 10)
    for index, embed in enumerate(embeds):
        _check_embed(("embeds", index), embed, complaints)
    total = sum(_embed_size(embed) for embed in embeds)
    if total > 6000:
        complaints.add(("embeds",), "MAX_EMBED_SIZE_EXCEEDED", "Embed size exceeds maximum size of 6000")


def _check_embed(path: tuple[str | int, ...], embed: JSON, complaints: Complaints) -> None:
    for key, longest in EMBED_LIMITS.items():
        if embed.get(key) is not None:
            complaints.length((*path, key), embed[key], 0, longest)
    for key, inner, longest in (("footer", "text", 2048), ("author", "name", 256)):
        if isinstance(embed.get(key), dict):
            complaints.length((*path, key, inner), embed[key].get(inner), 0, longest)
    fields = embed.get("fields") or []
    complaints.count((*path, "fields"), len(fields), 0, 25)
    for index, entry in enumerate(fields):
        complaints.length((*path, "fields", index, "name"), entry.get("name"), 1, 256)
        complaints.length((*path, "fields", index, "value"), entry.get("value"), 1, 1024)


def _embed_size(embed: JSON) -> int:
    texts = [embed.get("title"), embed.get("description")]
    texts += [(embed.get("footer") or {}).get("text"), (embed.get("author") or {}).get("name")]
    texts += [entry.get(key) for entry in embed.get("fields") or [] for key in ("name", "value")]
    return sum(len(text or "") for text in texts)


def _check_attachments(form: Form, complaints: Complaints) -> None:
    listed = form.body.get("attachments") or []
    complaints.count(("attachments",), len(listed), 0, 10)
    for index, entry in enumerate(listed):
        if entry.get("description") is not None:
            complaints.length(("attachments", index, "description"), entry["description"], 0, 1024)
        number = int(entry["id"])
        if number < 1000 and number not in form.files:
            complaints.add(
                ("attachments", index, "id"), "ATTACHMENT_NOT_FOUND", f"There is no part files[{number}]"
            )
    if any(len(upload.content) > FILE_LIMIT for upload in form.files.values()):
        raise refuse(40005)


class Writer:
    """Fills messages from forms that have passed the check."""

    def __init__(self, world: World) -> None:
        self.world = world

    def fill(self, message: Message, form: Form, *, pings: bool = True) -> None:
        """Put what a form says into a message, new or old; keys that are absent stay as they were."""
        body = form.body
        message.flags |= form.flags & COMPONENTS_V2
        if "content" in body:
            message.content = (body["content"] or "").strip()
        if "attachments" in body or form.files:
            before = message.attachments
            message.attachments = self._attachments(message, form)
            self.world.abandon([each for each in before if each not in message.attachments])
        if "embeds" in body:
            message.embeds = [self._embed(dict(embed), message) for embed in body["embeds"] or []]
        if "components" in body:
            message.components = self._components(body["components"] or [], message)
        if pings:
            text = message.content + "\n" + layout_text(message.components)
            allowed = body.get("allowed_mentions")
            message.mentions = mentioned(self.world, message, text, allowed)

    def _attachments(self, message: Message, form: Form) -> list[Attachment]:
        kept = {attachment.id: attachment for attachment in message.attachments}
        listed = form.body.get("attachments")
        if listed is None:
            listed = [*({"id": number} for number in kept), *({"id": number} for number in form.files)]
        found: list[Attachment] = []
        for entry in listed:
            number = int(entry["id"])
            if number in kept:
                kept[number].description = entry.get("description", kept[number].description)
                found.append(kept[number])
            elif number in form.files:
                found.append(self.store(message.channel.id, form.files[number], entry))
        return found

    def store(self, channel_id: int, upload: Upload, entry: JSON) -> Attachment:
        """Keep an uploaded file."""
        name = re.sub(r"[^\w.()-]", "_", str(entry.get("filename") or upload.filename))
        guessed = mimetypes.guess_type(name)[0] or upload.content_type
        width, height = _picture_size(upload.content) if guessed.startswith("image/") else (None, None)
        attachment = Attachment(
            self.world.ids.next(),
            channel_id,
            name,
            upload.content,
            guessed,
            entry.get("description"),
            width,
            height,
        )
        self.world.attachments[attachment.id] = attachment
        return attachment

    def _embed(self, embed: JSON, message: Message) -> JSON:
        embed.setdefault("type", "rich")
        for key in ("image", "thumbnail"):
            if isinstance(embed.get(key), dict):
                embed[key] = dict(embed[key])
                self._resolve(embed[key], message, ("embeds",))
        return embed

    def _components(self, components: list[JSON], message: Message) -> list[JSON]:
        filled = completed(components)
        for item in media(filled):
            self._resolve(item, message, ("components",))
        return filled

    def _resolve(self, item: JSON, message: Message, path: tuple[str | int, ...]) -> None:
        """Turn `attachment://name` into the file that came with the message."""
        url = str(item.get("url", ""))
        if not url.startswith("attachment://"):
            self._external(item, url)
            return
        name = url.removeprefix("attachment://")
        found = next((a for a in message.attachments if a.filename == name), None)
        if found is None:
            complaints = Complaints()
            code = "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND"
            complaints.add(path, code, f"The referenced attachment {name} was not found")
            complaints.settle()
            return
        item |= {"attachment_id": str(found.id), "id": str(found.id), "url": url, "proxy_url": url}
        item |= {"content_type": found.content_type, "loading_state": 2}
        item |= {"width": found.width, "height": found.height, "size": len(found.content), "name": name}

    def _external(self, item: JSON, url: str) -> None:
        """An address somewhere else; one of our own links (sent back in an edit) means its file again."""
        own = re.search(r"/cdn/attachments/\d+/(\d+)/", url)
        if own and int(own[1]) in self.world.attachments:
            item["attachment_id"] = own[1]
        item.setdefault("id", str(self.world.ids.next()))
        item.setdefault("proxy_url", url)


def _picture_size(content: bytes) -> tuple[int | None, int | None]:
    try:
        with Image.open(BytesIO(content)) as picture:
            return picture.size
    except (UnidentifiedImageError, OSError):
        return None, None


def as_form(body: Any, files: dict[int, Upload]) -> Form:
    """A form from a parsed body; anything but a JSON object is refused."""
    if not isinstance(body, dict):
        complaints = Complaints()
        complaints.add((), "DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType")
        complaints.settle()
    return Form(body, files)
