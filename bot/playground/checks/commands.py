"""Application commands: the limits on registering them, and how somebody's words become an interaction's data."""

import re
import unicodedata
from typing import Any, Final

from bot.playground.state.payloads import Payloads
from bot.playground.state.permissions import EVERYTHING
from bot.playground.state.refusal import Complaints, Refusal, refuse
from bot.playground.state.world import JSON, Channel, User, World

SUBCOMMAND, GROUP, STRING, INTEGER, BOOLEAN = 1, 2, 3, 4, 5
USER, CHANNEL, ROLE, MENTIONABLE, NUMBER, FILE = 6, 7, 8, 9, 10, 11

LOCALES: Final = frozenset(
    [
        "id",
        "da",
        "de",
        "en-GB",
        "en-US",
        "es-ES",
        "es-419",
        "fr",
        "hr",
        "it",
        "lt",
        "hu",
        "nl",
        "no",
        "pl",
        "pt-BR",
        "ro",
        "fi",
        "sv-SE",
        "vi",
        "tr",
        "cs",
        "el",
        "bg",
        "ru",
        "uk",
        "hi",
        "th",
        "zh-CN",
        "ja",
        "zh-TW",
        "ko",
    ]
)
MOST_COMMANDS: Final = {1: 100, 2: 15, 3: 15}
MOST_OPTIONS = 25
MOST_CHARACTERS = 8000


def is_command_name(name: Any) -> bool:
    """Discord's rule for names: 1-32 letters (Thai and Devanagari marks too), digits, - _ ', in lower case."""
    if not isinstance(name, str) or not 1 <= len(name) <= 32 or name != name.lower():
        return False
    return all(c in "-_'" or unicodedata.category(c)[0] in "LN" or _is_mark(c) for c in name)


def _is_mark(character: str) -> bool:
    return bool(re.match("[\u0900-\u097f\u0e00-\u0e7f]", character))


class CommandCheck:
    """Looks through commands that the bot registers."""

    def __init__(self) -> None:
        self.complaints = Complaints()

    def everything(self, commands: list[JSON]) -> None:
        """Check a whole list of commands; refuses with 50035 or 30032."""
        for kind, most in MOST_COMMANDS.items():
            if sum(command.get("type", 1) == kind for command in commands) > most:
                raise refuse(30032)
        self._unique((), commands)
        for index, command in enumerate(commands):
            self.command((index,), command)
        self.complaints.settle()

    def command(self, path: tuple[str | int, ...], command: JSON) -> None:
        """Check one command."""
        if command.get("type", 1) == 1:
            self._named(path, command)
            self._options((*path, "options"), command.get("options") or [])
        else:
            self.complaints.length((*path, "name"), command.get("name"), 1, 32)
        if _weight(command) > MOST_CHARACTERS:
            self.complaints.add(
                path,
                "APPLICATION_COMMAND_TOO_LARGE",
                f"Command exceeds maximum size ({MOST_CHARACTERS})",
            )

    def _named(self, path: tuple[str | int, ...], thing: JSON) -> None:
        for key, name in _spoken(thing, "name"):
            if not is_command_name(name):
                self.complaints.add(
                    (*path, *key), "APPLICATION_COMMAND_INVALID_NAME", f"Command name is invalid: {name!r}"
                )
        for key, description in _spoken(thing, "description"):
            self.complaints.length((*path, *key), description, 1, 100)
        for translations in ("name_localizations", "description_localizations"):
            for locale in thing.get(translations) or {}:
                if locale not in LOCALES:
                    self.complaints.add(
                        (*path, translations), "BASE_TYPE_CHOICES", f"{locale} is not a known locale"
                    )

    def _options(self, path: tuple[str | int, ...], options: list[JSON]) -> None:
        self.complaints.count(path, len(options), 0, MOST_OPTIONS)
        self._unique(path, options)
        optional = False
        for index, option in enumerate(options):
            here = (*path, index)
            self._named(here, option)
            if option.get("type") in (SUBCOMMAND, GROUP):
                self._options((*here, "options"), option.get("options") or [])
                continue
            if option.get("required") and optional:
                self.complaints.add(
                    here,
                    "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
                    "Required options must be placed before non-required options",
                )
            optional = optional or not option.get("required")
            self._choices(here, option)

    def _choices(self, path: tuple[str | int, ...], option: JSON) -> None:
        choices = option.get("choices") or []
        self.complaints.count((*path, "choices"), len(choices), 0, 25)
        if choices and option.get("autocomplete"):
            self.complaints.add(
                (*path, "autocomplete"),
                "APPLICATION_COMMAND_AUTOCOMPLETE_NOT_ALLOWED",
                "Autocomplete and choices exclude each other",
            )
        for index, choice in enumerate(choices):
            for key, name in _spoken(choice, "name"):
                self.complaints.length((*path, "choices", index, *key), name, 1, 100)
            if isinstance(choice.get("value"), str):
                self.complaints.length((*path, "choices", index, "value"), choice["value"], 1, 100)

    def _unique(self, path: tuple[str | int, ...], things: list[JSON]) -> None:
        """Names differ from each other, in each language and from all default names."""
        for locale in ["", *sorted({loc for t in things for loc in t.get("name_localizations") or {}})]:
            names = [
                ((t.get("name_localizations") or {}).get(locale, t.get("name")), t.get("type", 1))
                for t in things
            ]
            if len(set(names)) < len(names):
                self.complaints.add(
                    path, "APPLICATION_COMMANDS_DUPLICATE_NAME", f"Names must be unique {locale}".strip()
                )


def _spoken(thing: JSON, key: str) -> list[tuple[tuple[str, ...], Any]]:
    translations = thing.get(f"{key}_localizations") or {}
    own = [((key,), thing.get(key))]
    return own + [((f"{key}_localizations", locale), text) for locale, text in translations.items()]


def _weight(thing: JSON) -> int:
    """Characters that count for the limit of 8,000: of each text only its longest translation."""
    total = sum(
        max(len(str(text or "")) for _, text in _spoken(thing, key))
        for key in ("name", "description")
        if key in thing
    )
    total += len(str(thing["value"])) if "value" in thing else 0
    return total + sum(_weight(inner) for key in ("options", "choices") for inner in thing.get(key) or [])


class CommandBook:
    """The commands that the bot has registered, globally and for the server."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.shared: dict[int, JSON] = {}
        self.local: dict[int, JSON] = {}

    def shelf(self, local: bool) -> dict[int, JSON]:
        """The global commands, or those of the server."""
        return self.local if local else self.shared

    def replace(self, commands: list[JSON], *, local: bool) -> list[JSON]:
        """Register exactly these; a command that keeps its name keeps its id."""
        CommandCheck().everything(commands)
        shelf = self.shelf(local)
        old = {(command["name"], command["type"]): command for command in shelf.values()}
        shelf.clear()
        for wanted in commands:
            before = old.get((wanted["name"], wanted.get("type", 1)))
            self._put(wanted, local, int(before["id"]) if before else self.world.ids.next())
        return list(shelf.values())

    def add(self, command: JSON, *, local: bool) -> JSON:
        """Register one more, or replace the one of the same name."""
        shelf = self.shelf(local)
        key = (command.get("name"), command.get("type", 1))
        same = next((c for c in shelf.values() if (c["name"], c["type"]) == key), None)
        CommandCheck().everything([*(c for c in shelf.values() if c is not same), command])
        return self._put(command, local, int(same["id"]) if same else self.world.ids.next())

    def change(self, command_id: int, changes: JSON, *, local: bool) -> JSON:
        """Change one."""
        command = self.one(command_id, local=local) | changes
        CommandCheck().everything([*(c for i, c in self.shelf(local).items() if i != command_id), command])
        return self._put(command, local, command_id)

    def one(self, command_id: int, *, local: bool) -> JSON:
        """One command; refuses with 10063."""
        if command := self.shelf(local).get(command_id):
            return command
        raise refuse(10063)

    def _put(self, command: JSON, local: bool, command_id: int) -> JSON:
        full: JSON = {
            "type": 1,
            "default_member_permissions": None,
            "dm_permission": True,
            "nsfw": False,
            "description": "",
            "contexts": None,
            "integration_types": [0],
            "name_localizations": None,
            "description_localizations": None,
            **{key: value for key, value in command.items() if value is not None},
            "id": str(command_id),
            "application_id": str(self.world.application_id),
            "version": str(self.world.ids.next()),
        }
        if full["default_member_permissions"] is not None:
            full["default_member_permissions"] = str(full["default_member_permissions"])
        if local:
            full["guild_id"] = str(self.world.guild_id)
        self.shelf(local)[command_id] = full
        return full

    def visible(self, channel: Channel, user: User) -> list[JSON]:
        """The commands somebody can pick in a channel; the server's own hide global ones of the same name."""
        context = 1 if channel.is_dm else 0
        local = [] if channel.is_dm else list(self.local.values())
        hidden = {(command["name"], command["type"]) for command in local}
        shared = [c for c in self.shared.values() if (c["name"], c["type"]) not in hidden]
        here = [c for c in (*local, *shared) if c["contexts"] is None or context in c["contexts"]]
        rights = EVERYTHING if channel.is_dm else self.world.rights(user, channel)
        return [c for c in here if _allowed(c["default_member_permissions"], rights)]

    def find(self, name: str, channel: Channel, user: User) -> tuple[JSON, list[JSON]]:
        """A command by its spoken name ("game new"), with the chain of options that leads to it."""
        first, *rest = name.split()
        root = next((c for c in self.visible(channel, user) if c["name"] == first and c["type"] == 1), None)
        if root is None:
            raise not_possible(f"there is no command /{first} here")
        chain: list[JSON] = []
        for part in rest:
            options = (chain[-1] if chain else root).get("options") or []
            inner = next((o for o in options if o["name"] == part and o["type"] in (SUBCOMMAND, GROUP)), None)
            if inner is None:
                raise not_possible(f"/{name}: there is no {part}")
            chain.append(inner)
        if any(o["type"] in (SUBCOMMAND, GROUP) for o in (chain[-1] if chain else root).get("options") or []):
            raise not_possible(f"/{name} needs a subcommand")
        return root, chain


def _allowed(needed: str | None, rights: int) -> bool:
    """Whether rights suffice for a command; "0" is for administrators only."""
    if needed is None:
        return True
    return rights == EVERYTHING or (int(needed) > 0 and rights & int(needed) == int(needed))


def not_possible(what: str) -> Refusal:
    """What Discord's own client would not let a person do."""
    return Refusal(400, 0, f"The client doesn't allow that: {what}")


class Speaker:
    """Turns a name and values into the data of a command interaction, as Discord's client does."""

    def __init__(self, world: World, payloads: Payloads, book: CommandBook) -> None:
        self.world = world
        self.payloads = payloads
        self.book = book

    def data(self, user: User, channel: Channel, name: str, values: JSON, focused: str | None = None) -> JSON:
        """The interaction's data; with `focused`, for autocomplete (then required options may be missing)."""
        root, chain = self.book.find(name, channel, user)
        resolved: JSON = {}
        known = (chain[-1] if chain else root).get("options") or []
        if unknown := set(values) - {option["name"] for option in known}:
            raise not_possible(f"/{name} has no option {', '.join(sorted(unknown))}")
        options = [
            self._option(option, values[option["name"]], focused, resolved)
            for option in known
            if option["name"] in values
        ]
        missing = [o["name"] for o in known if o.get("required") and o["name"] not in values]
        if missing and focused is None:
            raise not_possible(f"/{name} needs {', '.join(missing)}")
        for link in reversed(chain):
            options = [{"name": link["name"], "type": link["type"], "options": options}]
        data: JSON = {"id": root["id"], "name": root["name"], "type": 1, "options": options}
        if "guild_id" in root:
            data["guild_id"] = root["guild_id"]
        return data | ({"resolved": resolved} if resolved else {})

    def _option(self, option: JSON, value: Any, focused: str | None, resolved: JSON) -> JSON:
        said: JSON = {"name": option["name"], "type": option["type"]}
        if focused == option["name"]:
            return said | {"value": str(value), "focused": True}
        if focused is not None and option["type"] in (INTEGER, NUMBER):
            return said | {"value": value}
        return said | {"value": self._value(option, value, resolved)}

    def _value(self, option: JSON, value: Any, resolved: JSON) -> Any:
        kind, name = option["type"], option["name"]
        choices = option.get("choices")
        if choices and value not in [choice["value"] for choice in choices]:
            raise not_possible(f"{value!r} is not among the choices of {name}")
        if kind == STRING:
            _within(name, len(str(value)), option.get("min_length", 0), option.get("max_length", 6000))
            return str(value)
        if kind in (INTEGER, NUMBER):
            number = _number(name, value, whole=kind == INTEGER)
            _within(name, number, option.get("min_value", -(2**53)), option.get("max_value", 2**53))
            return number
        if kind == BOOLEAN:
            return value if isinstance(value, bool) else str(value).lower() in ("true", "1", "yes")
        return self._resolve(kind, str(value), resolved)

    def _resolve(self, kind: int, value: str, resolved: JSON) -> str:
        payloads = self.payloads
        if kind in (USER, MENTIONABLE):
            user = self.world.find_user(value.removeprefix("@"))
            resolved.setdefault("users", {})[str(user.id)] = payloads.user(user)
            member = payloads.member(user)
            del member["user"]
            resolved.setdefault("members", {})[str(user.id)] = member | {"permissions": "0"}
            return str(user.id)
        if kind == CHANNEL:
            channel = (
                self.world.find_channel(int(value)) if value.isdecimal() else self.world.named_channel(value)
            )
            resolved.setdefault("channels", {})[str(channel.id)] = payloads.channel(channel) | {
                "permissions": "0"
            }
            return str(channel.id)
        raise not_possible(f"options of type {kind} are not offered here")


def _number(name: str, value: Any, *, whole: bool) -> float | int:
    try:
        return int(value) if whole else float(value)
    except (TypeError, ValueError):
        raise not_possible(f"{name} must be a number, not {value!r}") from None


def _within(name: str, value: float, low: float, high: float) -> None:
    if not low <= value <= high:
        raise not_possible(f"{name} must be between {low} and {high}")
