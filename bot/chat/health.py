"""A small web page for operators: /healthz says whether all is well, /metrics what goes on."""

from collections.abc import Callable

from aiohttp import web
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from bot.chat.outbox import Outbox
from bot.store import Store, mail

OUTBOX_LIMIT = 500
"""More than so many waiting deliveries are a sign that Discord doesn't take them."""


class Health:
    """Serves the two pages."""

    def __init__(self, store: Store, outbox: Outbox, ready: Callable[[], bool]) -> None:
        self._store = store
        self._outbox = outbox
        self._ready = ready
        self._runner: web.AppRunner | None = None

    async def start(self, host: str, port: int) -> None:
        """Listen."""
        app = web.Application()
        app.router.add_get("/healthz", self._health)
        app.router.add_get("/metrics", self._metrics)
        self._runner = web.AppRunner(app, access_log=None)
        await self._runner.setup()
        await web.TCPSite(self._runner, host, port).start()

    async def stop(self) -> None:
        """Stop listening."""
        if self._runner is not None:
            await self._runner.cleanup()

    async def _health(self, _: web.Request) -> web.Response:
        waiting = await mail.waiting(self._store.reading)
        well = self._ready() and waiting < OUTBOX_LIMIT
        body = {"well": well, "outbox": waiting, "last_delivery_error": self._outbox.last_error}
        return web.json_response(body, status=200 if well else 503)

    async def _metrics(self, _: web.Request) -> web.Response:
        return web.Response(body=generate_latest(), headers={"Content-Type": CONTENT_TYPE_LATEST})
