"""Components: buttons, menus, Components V2 layouts and the parts of a modal, with every limit of Discord."""

import itertools
from collections.abc import Callable, Iterator
from typing import Final
from urllib.parse import urlsplit

from bot.playground.checks.emoji import is_emoji
from bot.playground.state.refusal import Complaints
from bot.playground.state.world import JSON

Path = tuple[str | int, ...]

ROW, BUTTON, STRING_SELECT, TEXT_INPUT = 1, 2, 3, 4
USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT = 5, 6, 7, 8
SECTION, TEXT, THUMBNAIL, GALLERY, FILE, SEPARATOR = 9, 10, 11, 12, 13, 14
CONTAINER, LABEL, FILE_UPLOAD = 17, 18, 19
RADIO_GROUP, CHECKBOX_GROUP, CHECKBOX = 21, 22, 23

SELECTS: Final = {STRING_SELECT, USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT}
IN_CONTAINER: Final = {ROW, SECTION, TEXT, GALLERY, FILE, SEPARATOR}
IN_LAYOUT: Final = IN_CONTAINER | {CONTAINER}
IN_LABEL: Final = SELECTS | {TEXT_INPUT, FILE_UPLOAD, RADIO_GROUP, CHECKBOX_GROUP, CHECKBOX}
IN_MODAL: Final = {ROW, TEXT, LABEL}

MOST_COMPONENTS, MOST_TEXT, MOST_ROWS = 40, 4000, 5


def walk(components: list[JSON]) -> Iterator[JSON]:
    """Every component, nested ones included, in reading order."""
    for component in components:
        yield component
        yield from walk(component.get("components") or [])
        for key in ("accessory", "component"):
            if isinstance(inner := component.get(key), dict):
                yield from walk([inner])


def layout_text(components: list[JSON]) -> str:
    """All text displays of a layout, one below the other."""
    return "\n".join(str(part.get("content", "")) for part in walk(components) if part.get("type") == TEXT)


def media(components: list[JSON]) -> Iterator[JSON]:
    """Every reference to a picture or file in a layout."""
    for part in walk(components):
        for item in part.get("items") or []:
            yield item["media"]
        for key in ("media", "file"):
            if isinstance(part.get(key), dict):
                yield part[key]


class ComponentCheck:
    """Looks through the components of one message or modal and notes every complaint."""

    def __init__(self, complaints: Complaints) -> None:
        self.complaints = complaints
        self.custom_ids: set[str] = set()

    def message(self, components: list[JSON], *, layout: bool) -> None:
        """Check the components of a message; `layout` means that it carries the Components V2 flag."""
        if layout:
            self._layout(components)
        else:
            self.complaints.count(("components",), len(components), 0, MOST_ROWS)
            self._each(("components",), components, {ROW})

    def _layout(self, components: list[JSON]) -> None:
        everything = list(walk(components))
        if len(everything) > MOST_COMPONENTS:
            self.complaints.add(
                ("components",), "COMPONENT_LIMIT_EXCEEDED", "The maximum number of components is 40"
            )
        if len(layout_text(components).replace("\n", "")) > MOST_TEXT:
            self.complaints.add(
                ("components",),
                "COMPONENT_TEXT_LIMIT_EXCEEDED",
                "The text of all components must be 4000 or fewer in length.",
            )
        self._each(("components",), components, IN_LAYOUT)

    def modal(self, components: list[JSON]) -> None:
        """Check the parts of a modal."""
        self.complaints.count(("data", "components"), len(components), 1, 5)
        self._each(("data", "components"), components, IN_MODAL)

    def _each(self, path: Path, components: list[JSON], allowed: set[int]) -> None:
        for index, component in enumerate(components):
            self._one((*path, index), component, allowed)

    def _one(self, path: Path, component: JSON, allowed: set[int]) -> None:
        kind = component.get("type")
        if kind not in allowed:
            choices = ", ".join(str(choice) for choice in sorted(allowed))
            self.complaints.add(
                (*path, "type"), "UNION_TYPE_CHOICES", f"Value of field must be one of ({choices})."
            )
            return
        if "custom_id" in component or kind in SELECTS | IN_LABEL:
            self._custom_id(path, component)
        if check := self._checks().get(kind):
            check(path, component)

    def _checks(self) -> dict[int, Callable[[Path, JSON], None]]:
        selects = dict.fromkeys(SELECTS, self._select)
        return selects | {
            ROW: self._row,
            BUTTON: self._button,
            TEXT_INPUT: self._text_input,
            SECTION: self._section,
            TEXT: self._text,
            GALLERY: self._gallery,
            THUMBNAIL: self._thumbnail,
            CONTAINER: self._container,
            LABEL: self._label,
            RADIO_GROUP: self._radio,
            CHECKBOX_GROUP: self._checkboxes,
        }

    def _custom_id(self, path: Path, component: JSON) -> None:
        custom_id = component.get("custom_id")
        self.complaints.length((*path, "custom_id"), custom_id, 1, 100)
        if isinstance(custom_id, str) and custom_id in self.custom_ids:
            self.complaints.add(
                (*path, "custom_id"),
                "COMPONENT_CUSTOM_ID_DUPLICATED",
                "Component custom id cannot be duplicated",
            )
        self.custom_ids.add(str(custom_id))

    def _row(self, path: Path, row: JSON) -> None:
        children = row.get("components") or []
        weight = sum(1 if child.get("type") == BUTTON else 5 for child in children)
        if not 1 <= weight <= 5:
            self.complaints.add(
                (*path, "components"),
                "COMPONENT_LAYOUT_WIDTH_EXCEEDED",
                "Must hold 1 to 5 buttons or one menu.",
            )
        in_modal = "data" in path
        self._each((*path, "components"), children, {TEXT_INPUT} if in_modal else {BUTTON, *SELECTS})

    def _button(self, path: Path, button: JSON) -> None:
        style = button.get("style")
        label, emoji = button.get("label"), button.get("emoji")
        if label:
            self.complaints.length((*path, "label"), label, 1, 80)
        if not label and not emoji:
            self.complaints.add(path, "BUTTON_COMPONENT_LABEL_REQUIRED", "A button needs a label or an emoji")
        self._emoji(path, emoji)
        if style == 5:
            self._link(path, button)
        elif style not in (1, 2, 3, 4):
            self.complaints.add(
                (*path, "style"), "BASE_TYPE_CHOICES", "Value must be one of {1, 2, 3, 4, 5, 6}."
            )
        elif not button.get("custom_id") or button.get("url"):
            self.complaints.add(
                path, "BUTTON_COMPONENT_CUSTOM_ID_REQUIRED", "A custom id is required, and no url"
            )

    def _link(self, path: Path, button: JSON) -> None:
        self.complaints.length((*path, "url"), button.get("url"), 1, 512)
        if urlsplit(str(button.get("url"))).scheme not in ("http", "https", "discord"):
            self.complaints.add(
                (*path, "url"), "URL_TYPE_INVALID_SCHEME", "Scheme must be one of http, https, discord."
            )
        if button.get("custom_id"):
            self.complaints.add(
                path, "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE", "Not both custom id and url"
            )

    def _emoji(self, path: Path, emoji: JSON | None) -> None:
        if emoji and (emoji.get("id") or not is_emoji(str(emoji.get("name")))):
            self.complaints.add((*path, "emoji", "name"), "COMPONENT_INVALID_EMOJI", "Invalid emoji")

    def _select(self, path: Path, select: JSON) -> None:
        if select.get("placeholder") is not None:
            self.complaints.length((*path, "placeholder"), select["placeholder"], 0, 150)
        low, high = select.get("min_values", 1), select.get("max_values", 1)
        options = select.get("options") or []
        if select["type"] == STRING_SELECT:
            self.complaints.count((*path, "options"), len(options), 1, 25)
            self._options(path, options, 100)
            if high > len(options):
                self.complaints.add(
                    (*path, "max_values"), "BASE_TYPE_MAX", "Must be no more than the number of options."
                )
        if not 0 <= low <= 25 or not 1 <= high <= 25 or low > high:
            self.complaints.add(
                (*path, "min_values"), "BASE_TYPE_MAX", "min_values must not exceed max_values (1-25)."
            )
        if sum(bool(option.get("default")) for option in options) > high:
            self.complaints.add((*path, "options"), "SELECT_COMPONENT_TOO_MANY_DEFAULTS", "Too many defaults")

    def _options(self, path: Path, options: list[JSON], longest: int) -> None:
        seen: set[str] = set()
        for index, option in enumerate(options):
            here = (*path, "options", index)
            self.complaints.length((*here, "label"), option.get("label"), 1, longest)
            self.complaints.length((*here, "value"), option.get("value"), 1, longest)
            if option.get("description") is not None:
                self.complaints.length((*here, "description"), option["description"], 1, longest)
            self._emoji(here, option.get("emoji"))
            if option.get("value") in seen:
                self.complaints.add(
                    (*here, "value"),
                    "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
                    "The specified option value is already used",
                )
            seen.add(str(option.get("value")))

    def _text(self, path: Path, text: JSON) -> None:
        self.complaints.length((*path, "content"), text.get("content"), 1, MOST_TEXT)

    def _section(self, path: Path, section: JSON) -> None:
        texts = section.get("components") or []
        self.complaints.count((*path, "components"), len(texts), 1, 3)
        self._each((*path, "components"), texts, {TEXT})
        self._one((*path, "accessory"), section.get("accessory") or {}, {BUTTON, THUMBNAIL})

    def _thumbnail(self, path: Path, thumbnail: JSON) -> None:
        if thumbnail.get("description"):
            self.complaints.length((*path, "description"), thumbnail["description"], 1, 1024)

    def _gallery(self, path: Path, gallery: JSON) -> None:
        items = gallery.get("items") or []
        self.complaints.count((*path, "items"), len(items), 1, 10)
        for index, item in enumerate(items):
            self._thumbnail((*path, "items", index), item)

    def _container(self, path: Path, container: JSON) -> None:
        children = container.get("components") or []
        self.complaints.count((*path, "components"), len(children), 1, MOST_COMPONENTS)
        self._each((*path, "components"), children, IN_CONTAINER)

    def _label(self, path: Path, label: JSON) -> None:
        self.complaints.length((*path, "label"), label.get("label"), 1, 45)
        if label.get("description"):
            self.complaints.length((*path, "description"), label["description"], 1, 100)
        self._one((*path, "component"), label.get("component") or {}, IN_LABEL)

    def _text_input(self, path: Path, text_input: JSON) -> None:
        if text_input.get("label") is None and "component" not in path:
            self.complaints.add((*path, "label"), "BASE_TYPE_REQUIRED", "This field is required")
        if text_input.get("label") is not None:
            self.complaints.length((*path, "label"), text_input["label"], 1, 45)
        for key, longest in (("placeholder", 100), ("value", 4000)):
            if text_input.get(key) is not None:
                self.complaints.length((*path, key), text_input[key], 0, longest)
        if (
            not 1 <= text_input.get("max_length", 4000) <= 4000
            or not 0 <= text_input.get("min_length", 0) <= 4000
        ):
            self.complaints.add(
                (*path, "max_length"), "NUMBER_TYPE_MAX", "int value should be between 1 and 4000."
            )

    def _radio(self, path: Path, group: JSON) -> None:
        options = group.get("options") or []
        self.complaints.count((*path, "options"), len(options), 2, 10)
        self._options(path, options, 100)

    def _checkboxes(self, path: Path, group: JSON) -> None:
        options = group.get("options") or []
        self.complaints.count((*path, "options"), len(options), 1, 10)
        self._options(path, options, 100)


_DEFAULTS: Final[dict[int, JSON]] = {
    BUTTON: {"disabled": False},
    STRING_SELECT: {"min_values": 1, "max_values": 1, "disabled": False},
    SEPARATOR: {"divider": True, "spacing": 1},
    CONTAINER: {"accent_color": None, "spoiler": False},
    FILE: {"spoiler": False},
    THUMBNAIL: {"description": None, "spoiler": False},
}


def completed(components: list[JSON]) -> list[JSON]:
    """The components as Discord gives them back: defaults filled in, each with a number of its own."""
    taken = {part["id"] for part in walk(components) if part.get("id")}
    numbers = (number for number in itertools.count(1) if number not in taken)

    def fill(component: JSON) -> JSON:
        said = {key: value for key, value in component.items() if value is not None}
        filled = {**_DEFAULTS.get(component["type"], {}), **said}
        filled["id"] = component.get("id") or next(numbers)
        if component.get("components"):
            filled["components"] = [fill(child) for child in component["components"]]
        for key in ("accessory", "component"):
            if isinstance(component.get(key), dict):
                filled[key] = fill(component[key])
        return filled

    return [fill(component) for component in components]
