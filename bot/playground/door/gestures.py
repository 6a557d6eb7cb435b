"""What a person's hand can do: use a command, press a button, choose from a menu, send a form in.

Discord's own client lets only sensible gestures through (an enabled button of a message that is there, an option of
the menu, required fields filled in); the same is checked here. `forged=True` goes round the client, as a tampered
client could.
"""

from typing import Any

from bot.playground.checks.commands import Speaker, not_possible
from bot.playground.checks.components import (
    BUTTON,
    CHECKBOX,
    CHECKBOX_GROUP,
    FILE_UPLOAD,
    RADIO_GROUP,
    ROW,
    SELECTS,
    STRING_SELECT,
    TEXT,
    TEXT_INPUT,
    walk,
)
from bot.playground.door.people import People
from bot.playground.interactions import (
    AUTOCOMPLETE,
    COMMAND,
    COMPONENT,
    MODAL_SUBMIT,
    Interaction,
    Interactions,
)
from bot.playground.state.world import JSON, Channel, Message, User, World


class Gestures:
    """Starts interactions on behalf of people."""

    def __init__(self, world: World, people: People, interactions: Interactions, speaker: Speaker) -> None:
        self.world = world
        self.people = people
        self.interactions = interactions
        self.speaker = speaker

    def command(self, user: User, channel: Channel, name: str, options: JSON) -> Interaction:
        """Use a slash command."""
        self._usable(user, channel)
        data = self.speaker.data(user, channel, name, options)
        return self.interactions.start(COMMAND, user, channel, data, command_name=name)

    def autocomplete(
        self, user: User, channel: Channel, name: str, options: JSON, focused: str
    ) -> Interaction:
        """Type into an option that completes itself."""
        self._usable(user, channel)
        data = self.speaker.data(user, channel, name, {focused: "", **options}, focused)
        return self.interactions.start(AUTOCOMPLETE, user, channel, data)

    def _usable(self, user: User, channel: Channel) -> None:
        if channel.archived:
            raise not_possible("the thread is archived; write something to reopen it")
        if not self.world.may(user, channel, "use_application_commands"):
            raise not_possible("you may not use commands here")

    def click(self, user: User, message: Message, custom_id: str, *, forged: bool = False) -> Interaction:
        """Press a button."""
        if not forged:
            button = self._part(message, custom_id, {BUTTON})
            if button.get("disabled"):
                raise not_possible(f"the button {custom_id!r} is disabled")
        data: JSON = {"component_type": BUTTON, "custom_id": custom_id}
        return self.interactions.start(COMPONENT, user, message.channel, data, message=message)

    def choose(
        self, user: User, message: Message, custom_id: str, values: list[str], *, forged: bool = False
    ) -> Interaction:
        """Choose from a menu."""
        data: JSON = {"component_type": STRING_SELECT, "custom_id": custom_id, "values": values}
        if not forged:
            menu = self._part(message, custom_id, SELECTS)
            data["component_type"] = menu["type"]
            data |= self._chosen(menu, values)
        return self.interactions.start(COMPONENT, user, message.channel, data, message=message)

    @staticmethod
    def _part(message: Message, custom_id: str, kinds: set[int]) -> JSON:
        if message.channel.archived:
            raise not_possible("the thread is archived; write something to reopen it")
        for part in walk(message.components):
            if part.get("custom_id") == custom_id and part["type"] in kinds:
                return part
        offered = [part["custom_id"] for part in walk(message.components) if part.get("custom_id")]
        raise not_possible(f"the message has no {custom_id!r}, only {offered}")

    def _chosen(self, menu: JSON, values: list[str]) -> JSON:
        """The values as the client sends them, people resolved; refuses what the menu doesn't offer."""
        if menu.get("disabled"):
            raise not_possible("the menu is disabled")
        required = menu.get("required", True)
        low = menu.get("min_values", 1) if required or values else 0
        if not low <= len(values) <= menu.get("max_values", 1):
            raise not_possible(f"choose {low} to {menu.get('max_values', 1)}, not {len(values)}")
        if menu["type"] == STRING_SELECT:
            offered = [option["value"] for option in menu.get("options") or []]
            if strange := set(values) - set(offered):
                raise not_possible(f"{sorted(strange)} isn't offered, only {offered}")
            return {"values": values}
        return self._resolved(menu, values)

    def _resolved(self, menu: JSON, values: list[str]) -> JSON:
        payloads = self.people.payloads
        found: JSON = {"users": {}, "members": {}, "channels": {}, "roles": {}}
        ids = []
        for value in values:
            if value.isdecimal() and int(value) in self.world.channels:
                found["channels"][value] = payloads.channel(self.world.channels[int(value)]) | {
                    "permissions": "0"
                }
            else:
                user = self.world.find_user(value)
                value = str(user.id)  # noqa: PLW2901
                found["users"][value] = payloads.user(user)
                member = payloads.member(user) | {"permissions": "0"}
                del member["user"]
                found["members"][value] = member
            ids.append(value)
        return {"values": ids, "resolved": {key: things for key, things in found.items() if things}}

    # forms

    def submit(self, user: User, source: Interaction, values: JSON) -> Interaction:
        """Send in the form that an earlier interaction opened; values by custom id."""
        if source.modal is None or source.user is not user:
            raise not_possible("no form is open")
        known = {part["custom_id"] for part in walk(source.modal["components"]) if part.get("custom_id")}
        if strange := set(values) - known:
            raise not_possible(f"the form has no {sorted(strange)}, only {sorted(known)}")
        parts = [self._part_of_form(part, values) for part in source.modal["components"]]
        data = {"custom_id": source.modal["custom_id"], "components": parts}
        resolved: JSON = {}
        for part in parts:
            resolved |= part.get("component", {}).pop("resolved", {})
        if resolved:
            data["resolved"] = resolved
        return self.interactions.start(
            MODAL_SUBMIT, user, source.channel, data, message=source.message, trigger=source
        )

    def _part_of_form(self, part: JSON, values: JSON) -> JSON:
        base = {"type": part["type"], "id": part["id"]}
        if part["type"] == TEXT:
            return base
        if part["type"] == ROW:
            return base | {"components": [self._filled(child, values) for child in part["components"]]}
        return base | {"component": self._filled(part["component"], values)}

    def _filled(self, field: JSON, values: JSON) -> JSON:
        kind, custom_id = field["type"], field["custom_id"]
        base: JSON = {"type": kind, "id": field["id"], "custom_id": custom_id}
        given = values.get(custom_id, _preset(field))
        if kind == TEXT_INPUT:
            return base | {"value": _text(field, given)}
        if kind == CHECKBOX:
            return base | {"value": bool(given)}
        if kind == RADIO_GROUP:
            return base | {"value": _one(field, given)}
        chosen = [
            str(value) for value in ([] if given is None else given if isinstance(given, list) else [given])
        ]
        if kind == CHECKBOX_GROUP:
            return base | {"values": _some(field, chosen)}
        if kind == FILE_UPLOAD:
            raise not_possible("files can't be uploaded into a form here")
        return base | self._chosen(field, chosen)


def _preset(field: JSON) -> Any:
    """What a field holds before anybody touches it."""
    kind = field["type"]
    if kind == TEXT_INPUT:
        return field.get("value") or ""
    if kind == CHECKBOX:
        return field.get("default", False)
    marked = [option["value"] for option in field.get("options") or [] if option.get("default")]
    if kind == RADIO_GROUP:
        return marked[0] if marked else None
    return marked


def _text(field: JSON, value: Any) -> str:
    text = str(value or "")
    name = field["custom_id"]
    if not text and field.get("required", True):
        raise not_possible(f"{name} must be filled in")
    if text and not field.get("min_length", 0) <= len(text) <= field.get("max_length", 4000):
        raise not_possible(f"{name} has the wrong length")
    return text


def _one(field: JSON, value: Any) -> str | None:
    offered = [option["value"] for option in field["options"]]
    if value is None and not field.get("required", True):
        return None
    if value not in offered:
        raise not_possible(f"{field['custom_id']}: one of {offered}")
    return str(value)


def _some(field: JSON, values: list[str]) -> list[str]:
    offered = [option["value"] for option in field["options"]]
    low = field.get("min_values", 1) if field.get("required", True) else 0
    if set(values) - set(offered) or not low <= len(values) <= field.get("max_values", len(offered)):
        raise not_possible(f"{field['custom_id']}: {low} or more of {offered}")
    return values
