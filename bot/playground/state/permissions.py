"""Who may do what where: Discord's permission bits and how roles and overwrites combine."""

from typing import Final

BITS: Final = {
    "administrator": 1 << 3,
    "manage_channels": 1 << 4,
    "manage_guild": 1 << 5,
    "add_reactions": 1 << 6,
    "view_channel": 1 << 10,
    "send_messages": 1 << 11,
    "manage_messages": 1 << 13,
    "embed_links": 1 << 14,
    "attach_files": 1 << 15,
    "read_message_history": 1 << 16,
    "mention_everyone": 1 << 17,
    "use_external_emojis": 1 << 18,
    "use_application_commands": 1 << 31,
    "manage_threads": 1 << 34,
    "create_public_threads": 1 << 35,
    "create_private_threads": 1 << 36,
    "send_messages_in_threads": 1 << 38,
    "pin_messages": 1 << 51,
}
EVERYTHING: Final = (1 << 53) - 1

MEMBER_DEFAULT: Final = (
    "add_reactions",
    "view_channel",
    "send_messages",
    "embed_links",
    "attach_files",
    "read_message_history",
    "use_external_emojis",
    "use_application_commands",
    "create_public_threads",
    "send_messages_in_threads",
)
"""What everybody may do in a new server (the part that matters here)."""

BOT_DEFAULT: Final = (
    *MEMBER_DEFAULT,
    "manage_messages",
    "manage_threads",
    "create_private_threads",
    "pin_messages",
)
"""What an invited bot is usually granted on top."""

IN_DIRECT_MESSAGES: Final = (
    "add_reactions",
    "view_channel",
    "send_messages",
    "embed_links",
    "attach_files",
    "read_message_history",
    "use_external_emojis",
    "use_application_commands",
)


def bits(*names: str) -> int:
    """The number for some permissions by name; raises KeyError for an unknown name."""
    return sum({BITS[name] for name in names})


def names(value: int) -> list[str]:
    """The names of the permissions set in a number."""
    return [name for name, bit in BITS.items() if value & bit]


def combine(base: int, overwrites: list[tuple[int, int]]) -> int:
    """Base permissions after (allow, deny) overwrites, weakest first; an administrator stays above them."""
    if base & BITS["administrator"]:
        return EVERYTHING
    for allow, deny in overwrites:
        base = (base & ~deny) | allow
    return base if base & BITS["view_channel"] else 0
