"""`longtable play`: the playground with the bot in it, for anybody with a browser."""

import asyncio
import contextlib
import signal
import socket
import tempfile
from collections.abc import AsyncIterator, Callable
from pathlib import Path

from bot.chat.client import Longtable, serve
from bot.config import Settings
from bot.playground import Playground

Say = Callable[[str], None]

INVITATION = """
The table is open: {url}

Open it in one tab for each person, choose a different name in each, and type /game new.
{kept} Ctrl-C stops it.
"""


async def play(port: int, database: Path | None, say: Say, stop: asyncio.Event) -> None:
    """Serve until `stop` is set, on `port` or, where that is taken, on a free one.

    Without a `database` the games are gone afterwards; the channels are kept beside it. Raises StoreError where
    the database can't be served, DamagedArchive where the channels can't.
    """
    async with _kept_in(database) as path, Playground(_free(port), keep=_beside(path)) as playground:
        here = {"database": path, "api_base": playground.api_base, "gateway": playground.gateway_url}
        settings = Settings.model_validate({**here, "DISCORD_TOKEN": ""})  # a real token stays out of this

        kept = f"The games are kept in {path}." if database else "The games are gone when it stops."

        def ready(_: Longtable) -> None:
            say(INVITATION.format(url=playground.url, kept=kept))

        await serve(settings, stop, ready)


def _free(port: int) -> int:
    with socket.socket() as probe:
        return 0 if probe.connect_ex(("127.0.0.1", port)) == 0 else port


def _beside(database: Path) -> Path:
    return database.with_name(database.name + ".playground")


@contextlib.asynccontextmanager
async def _kept_in(database: Path | None) -> AsyncIterator[Path]:
    if database is not None:
        yield database
        return
    with tempfile.TemporaryDirectory(prefix="longtable-") as folder:
        yield Path(folder) / "playground.db"


def stopped_by_signal() -> asyncio.Event:
    """Return an event that Ctrl-C or SIGTERM sets."""
    stop = asyncio.Event()
    for each in (signal.SIGTERM, signal.SIGINT):
        asyncio.get_running_loop().add_signal_handler(each, stop.set)
    return stop
