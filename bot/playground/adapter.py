"""Points discord.py at the playground, or at Discord; these are class attributes, so one target per process."""

from typing import Final
from urllib.parse import urlsplit

import discord
from discord.gateway import DiscordWebSocket
from discord.http import Route
from yarl import URL

from bot.playground.server import TOKEN

DISCORD_API: Final = "https://discord.com/api/v10"
DISCORD_GATEWAY: Final = "wss://gateway.discord.gg/"
DISCORD_CDN: Final = "https://cdn.discordapp.com"


class WrongTarget(Exception):
    """A real token was about to be sent to something that isn't Discord."""


def _is_discord(address: str) -> bool:
    parts = urlsplit(address)
    host = parts.hostname or ""
    known = host in ("discord.com", "discord.gg") or host.endswith((".discord.com", ".discord.gg"))
    return known and parts.scheme in ("https", "wss")


def check_target(token: str, api_base: str, gateway_url: str) -> None:
    """Raise `WrongTarget` unless a real token goes to Discord, and the playground's token to loopback."""
    to_discord = _is_discord(api_base) and _is_discord(gateway_url)
    if token != TOKEN and not to_discord:
        raise WrongTarget(
            f"A real token is configured, but the address is {api_base}: it is only ever sent to discord.com. "
            "Unset DISCORD_TOKEN for the playground, or unset the address."
        )
    hosts = {urlsplit(api_base).hostname, urlsplit(gateway_url).hostname}
    if token == TOKEN and not hosts <= {"127.0.0.1", "localhost", "::1"}:
        raise WrongTarget("The playground's token works on loopback only.")


def point_discord_at(
    token: str, api_base: str = DISCORD_API, gateway_url: str = DISCORD_GATEWAY, cdn_base: str = DISCORD_CDN
) -> None:
    """Set discord.py's addresses, before a client is built; raises `WrongTarget`."""
    check_target(token, api_base, gateway_url)
    Route.BASE = api_base
    DiscordWebSocket.DEFAULT_GATEWAY = URL(gateway_url)
    discord.Asset.BASE = cdn_base
    discord.VoiceClient.warn_nacl = False
    if hasattr(discord.VoiceClient, "warn_dave"):
        discord.VoiceClient.warn_dave = False
