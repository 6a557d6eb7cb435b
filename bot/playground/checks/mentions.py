"""Whom a text pings: mention markup, narrowed by `allowed_mentions`, as Discord does it."""

import re
from typing import Any

from bot.playground.state.refusal import Complaints
from bot.playground.state.world import EPHEMERAL, JSON, Mentions, Message, World

_USER = re.compile(r"<@!?(\d+)>")
_ROLE = re.compile(r"<@&(\d+)>")
_EVERYONE = re.compile(r"@(everyone|here)\b")
_CODE = re.compile(r"```.*?```|`[^`\n]+`", re.DOTALL)


def mentioned(world: World, message: Message, text: str, allowed: JSON | None) -> Mentions:
    """The people and roles that a message pings; raises `Refusal` for contradictory `allowed_mentions`."""
    plain = _CODE.sub("", text)
    parse = _parse(message, allowed)
    users = _narrowed(_USER.findall(plain), "users" in parse, allowed, "users")
    roles = _narrowed(_ROLE.findall(plain), "roles" in parse, allowed, "roles")
    known = [user for user in users if user in world.users]
    if message.flags & EPHEMERAL:
        known = [user for user in known if user == message.audience]
    everyone = (
        "everyone" in parse
        and bool(_EVERYONE.search(plain))
        and not message.channel.is_dm
        and world.may(message.author, message.channel, "mention_everyone")
    )
    return Mentions(known, [role for role in roles if role in world.roles], everyone)


def _parse(message: Message, allowed: JSON | None) -> list[str]:
    """Which kinds are looked for; by default everything, but only users in answers to interactions."""
    if allowed is None:
        return ["users"] if message.webhook else ["users", "roles", "everyone"]
    parse: list[str] = allowed.get("parse") or []
    for kind in ("users", "roles"):
        if kind in parse and allowed.get(kind):
            complaints = Complaints()
            code = "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE"
            complaints.add(
                ("allowed_mentions",), code, f"parse:[{kind!r}] and {kind}: [ids...] are mutually exclusive."
            )
            complaints.settle()
    return parse


def _narrowed(found: list[str], parsed: bool, allowed: JSON | None, kind: str) -> list[int]:
    ids = list(dict.fromkeys(int(number) for number in found))
    if parsed:
        return ids
    listed: list[Any] = (allowed or {}).get(kind) or []
    wanted = {int(number) for number in listed}
    return [number for number in ids if number in wanted]
