"""A whole house for tests: the playground, the real bot on top of it, and people at the door."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path

from bot.chat.client import Longtable, serve
from bot.config import Settings
from bot.playground import Playground, Seen, Visitor

OPENAPI = Path(__file__).parents[3] / "shared" / "discord" / "openapi.json"


class House:
    """The playground and the bot in it; the bot can be stopped and started again."""

    def __init__(self, playground: Playground, database: Path) -> None:
        self.playground = playground
        self.database = database
        self.bot: Longtable | None = None
        self._stop = asyncio.Event()
        self._serving: asyncio.Task[None] | None = None

    @property
    def client(self) -> Longtable:
        """The running bot."""
        assert self.bot is not None
        return self.bot

    async def start(self) -> None:
        """Start the bot and wait until it is connected."""
        self._stop = asyncio.Event()
        settings = Settings(
            database=self.database,
            api_base=self.playground.api_base,
            gateway=self.playground.gateway_url,
            notice_delay=0.0,
        )
        ready = asyncio.Event()
        self._serving = asyncio.create_task(serve(settings, self._stop, partial(self._came, ready)))
        waiting = asyncio.create_task(ready.wait())
        await asyncio.wait({waiting, self._serving}, return_when=asyncio.FIRST_COMPLETED, timeout=20)
        waiting.cancel()
        if self._serving.done():
            await self._serving
            raise RuntimeError("the bot stopped before it was connected")

    def _came(self, ready: asyncio.Event, client: Longtable) -> None:
        self.bot = client
        ready.set()

    def without_pictures(self) -> None:
        """Spare the time that drawing takes, where a test is about something else."""
        self.client.desk.studio.kinds = lambda game: {}  # type: ignore[method-assign]

    async def stop(self) -> None:
        """Stop the bot as SIGTERM does."""
        self._stop.set()
        if self._serving is not None:
            await self._serving
        self.bot = None

    async def kill(self) -> None:
        """Stop the bot as `kill -9` does: nothing is finished, nothing is given back."""
        assert self.bot is not None and self._serving is not None
        self.bot.desk.under_way = 0  # whoever dies waits for nobody
        await self.bot.http.close()
        await self.bot.store.abandon()
        for task in asyncio.all_tasks():
            if str(getattr(task.get_coro(), "__qualname__", "")).startswith(("Outbox.", "Driver.", "Store.")):
                task.cancel()
        self._serving.cancel()
        with contextlib.suppress(asyncio.CancelledError, Exception):
            await self._serving
        self.bot = None

    async def quiet(self, seconds: float = 10.0) -> None:
        """Wait until nothing is left to be sent or played."""
        store = self.client.store
        for _ in range(int(seconds / 0.02)):
            async with store.reading.execute(
                "SELECT count(*) FROM outbox WHERE due < ?", [store.now() + 5]
            ) as cursor:
                row = await cursor.fetchone()
            busy = self.client.desk.under_way or self.client.driver.busy
            if row is not None and not row[0] and not busy:
                return
            await asyncio.sleep(0.02)
        raise TimeoutError("the bot is still busy")


@contextlib.asynccontextmanager
async def open_house(database: Path) -> AsyncIterator[House]:
    """Open a house with a bot in it."""
    async with Playground(openapi=OPENAPI if OPENAPI.exists() else None) as playground:
        house = House(playground, database)
        await house.start()
        try:
            yield house
        finally:
            if house.bot is not None:
                await house.stop()


async def thread_of(visitor: Visitor, seconds: float = 10.0) -> str:
    """The newest thread that somebody sees, as soon as there is one."""
    for _ in range(int(seconds / 0.05)):
        threads = await visitor.threads()
        if threads:
            return str(threads[-1]["id"])
        await asyncio.sleep(0.05)
    raise TimeoutError("no thread")


async def card_of(visitor: Visitor, channel: str = "tables") -> Seen:
    """The newest card in the channel, as soon as there is one."""
    return await visitor.until(lambda seen: bool(seen.buttons) and not seen.ephemeral, channel)


async def started(
    house: House, players: list[Visitor], game: str = "el_paso", *, pictures: bool = False
) -> Seen:
    """Open a table, seat everybody, start; gives the first post."""
    if not pictures:
        house.without_pictures()
    await players[0].command("game new", game=game, seats=len(players))
    card = await card_of(players[0])
    for player in players[1:]:
        await player.click(card, card.button("Join"))
    await house.quiet()
    await players[0].click(card, card.button("Start"))
    post = await players[0].until(invites, await thread_of(players[0]))
    await house.quiet()
    return post


def invites(seen: Seen) -> bool:
    """Whether this is a post that asks for a turn."""
    return not seen.ephemeral and any(
        button.get("label") == "Take your turn" for button in seen.buttons.values()
    )
