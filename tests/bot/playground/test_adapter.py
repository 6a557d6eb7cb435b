"""A real token never leaves for anything but Discord."""

import pytest

from bot.playground import TOKEN, WrongTarget, check_target
from bot.playground.adapter import DISCORD_API, DISCORD_GATEWAY

LOOPBACK = ("http://127.0.0.1:9/api/v10", "ws://127.0.0.1:9/gateway/")


def test_each_token_at_home() -> None:
    check_target("a.real.token", DISCORD_API, DISCORD_GATEWAY)
    check_target(TOKEN, *LOOPBACK)


@pytest.mark.parametrize(
    ("api", "gateway"),
    [
        LOOPBACK,
        (DISCORD_API, LOOPBACK[1]),
        (LOOPBACK[0], DISCORD_GATEWAY),
        ("https://discord.com.evil.example/api", DISCORD_GATEWAY),
        ("https://evil.example/discord.com", DISCORD_GATEWAY),
        ("http://discord.com/api/v10", DISCORD_GATEWAY),
        ("https://notdiscord.com/api", DISCORD_GATEWAY),
    ],
)
def test_a_real_token_goes_nowhere_else(api: str, gateway: str) -> None:
    with pytest.raises(WrongTarget):
        check_target("a.real.token", api, gateway)


def test_the_playgrounds_token_stays_on_this_machine() -> None:
    with pytest.raises(WrongTarget):
        check_target(TOKEN, DISCORD_API, DISCORD_GATEWAY)
