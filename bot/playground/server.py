"""The playground as a whole: one port on loopback, behind it REST, gateway, files, the door and the page."""

import socket as socket_module
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from types import TracebackType
from typing import Final, Self

from aiohttp import web

from bot.playground.archive import Archive, DamagedArchive
from bot.playground.checks.commands import CommandBook
from bot.playground.checks.forms import REQUEST_LIMIT
from bot.playground.door.door import Door
from bot.playground.door.people import People
from bot.playground.door.visitor import Visitor
from bot.playground.gateway import Gateway
from bot.playground.interactions import Interactions
from bot.playground.rest.accounts import Accounts
from bot.playground.rest.answers import Answers
from bot.playground.rest.api import PREFIX, Api
from bot.playground.rest.cdn import Cdn
from bot.playground.rest.channels import Channels, allow
from bot.playground.rest.faults import Fault
from bot.playground.rest.messages import Messages
from bot.playground.rest.rates import Rates
from bot.playground.rest.registry import Registry
from bot.playground.rest.schema_check import SchemaCheck
from bot.playground.state import permissions
from bot.playground.state.clock import Clock
from bot.playground.state.payloads import Payloads
from bot.playground.state.world import Channel, World

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]

HOST: Final = "127.0.0.1"
TOKEN: Final = "playground-token-that-opens-nothing-else"
PAGE: Final = Path(__file__).parent / "page"
POLICY: Final = (
    "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'"
)
"""The page runs nothing and loads nothing but its own files, whatever anybody writes into a message."""

DEFAULT_USERS: Final = ("Ada", "Bo", "Cy", "Di")
DEFAULT_CHANNELS: Final = ("tables", "lounge")


class Playground:
    """Discord in a box. Use it as `async with Playground() as playground:`.

    `port=0` takes a free port; `openapi` is Discord's description to check every request against (None: no check);
    `rate_limits=True` enforces limits as Discord does; everything is kept in the folder `keep` for the next time.
    """

    def __init__(
        self,
        port: int = 0,
        *,
        users: Sequence[str] = DEFAULT_USERS,
        channels: Sequence[str] = DEFAULT_CHANNELS,
        clock: Clock | None = None,
        openapi: Path | None = None,
        rate_limits: bool = False,
        keep: Path | None = None,
    ) -> None:
        self.clock = clock or Clock()
        self.token = TOKEN
        self.port = port
        self.world = World(self.clock)
        self._archive = Archive(keep, self.world) if keep else None
        if not (self._archive and self._archive.exists):
            for display in users:
                self.world.add_user(display)
            for name in channels:
                self.world.add_channel(name)
        self._openapi = openapi
        self._rate_limits = rate_limits
        self._runner: web.AppRunner | None = None

    def _build(self) -> web.Application:
        """Put the parts together, now that the port is known."""
        world, app = self.world, web.Application(client_max_size=REQUEST_LIMIT, middlewares=[_loopback_only])
        payloads = Payloads(world, self.cdn_base)
        self.gateway = Gateway(world, payloads, self.token, lambda: self.gateway_url)
        self.api = Api(
            self.token,
            self.clock.now,
            SchemaCheck(self._openapi),
            Rates(self.clock.now, on=self._rate_limits),
        )
        self.interactions = Interactions(world, payloads, self.gateway.send)
        self.people = People(world, payloads)
        self.book = CommandBook(world)
        self.accounts = Accounts(world, payloads, lambda: self.gateway_url)
        self.door = Door(world, self.people, self.interactions, self.book, self.api)
        self.api.mount(
            app,
            self.accounts,
            Messages(world, payloads),
            Channels(world, payloads),
            Answers(self.interactions, payloads),
            Registry(self.book),
        )
        Cdn(world).mount(app)
        self.door.mount(app)
        app.router.add_get("/gateway/", self.gateway.serve)
        app.router.add_get("/", _front_page)
        app.router.add_static("/page", PAGE)
        return app

    async def __aenter__(self) -> Self:
        """Start to listen; raises `DamagedArchive` if what was kept can't be read."""
        socket = _free_socket(self.port)
        self.port = socket.getsockname()[1]
        self._runner = web.AppRunner(self._build(), shutdown_timeout=0.5, access_log=None)
        if self._archive:
            try:
                self._archive.load(self.people)
            except DamagedArchive:
                socket.close()
                raise
            self._archive.start()
        await self._runner.setup()
        await web.SockSite(self._runner, socket).start()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Close every connection and stop."""
        await self.gateway.cut(1001)
        if self._archive:
            await self._archive.stop()
        if self._runner:
            await self._runner.cleanup()

    # addresses

    @property
    def url(self) -> str:
        """Where the page is."""
        return f"http://{HOST}:{self.port}/"

    @property
    def api_base(self) -> str:
        """What stands in for `https://discord.com/api/v10`."""
        return f"http://{HOST}:{self.port}{PREFIX}"

    @property
    def gateway_url(self) -> str:
        """What stands in for `wss://gateway.discord.gg/`."""
        return f"ws://{HOST}:{self.port}/gateway/"

    @property
    def cdn_base(self) -> str:
        """What stands in for `https://cdn.discordapp.com`."""
        return f"http://{HOST}:{self.port}/cdn"

    @property
    def application_id(self) -> int:
        """The bot's application id, which is also its user id."""
        return self.world.application_id

    @property
    def guild_id(self) -> int:
        """The server's id."""
        return self.world.guild_id

    # for tests

    def channel(self, name: str) -> Channel:
        """A text channel or thread by name."""
        return self.world.named_channel(name)

    def fault(self, route: str, **fields: object) -> Fault:
        """Lay a fault on a route: see `bot.playground.rest.faults`."""
        return self.api.faults.add(route, **fields)

    def permit(self, channel: str, **wanted: bool | None) -> None:
        """What the bot may do in a channel: `permit("tables", attach_files=False)`."""
        allow(self.world, self.channel(channel), self.world.bot_role.id, **wanted)

    def grant(self, *names: str) -> None:
        """What the bot may do everywhere, and nothing else."""
        self.world.bot_role.permissions = permissions.bits(*names)

    def visitor(self, name: str) -> Visitor:
        """A scripted user; the name is that of the tab ("ada")."""
        return Visitor(self.url, self.world.find_user(name).name)

    @property
    def violations(self) -> list[str]:
        """Where the bot or the playground broke Discord's description; a test should find this empty."""
        return self.api.violations + self.api.own_violations


def _free_socket(port: int) -> socket_module.socket:
    socket = socket_module.socket(socket_module.AF_INET, socket_module.SOCK_STREAM)
    socket.setsockopt(socket_module.SOL_SOCKET, socket_module.SO_REUSEADDR, 1)
    socket.bind((HOST, port))
    return socket


async def _front_page(_: web.Request) -> web.FileResponse:
    headers = {"Cache-Control": "no-store", "Content-Security-Policy": POLICY}
    return web.FileResponse(PAGE / "index.html", headers=headers)


@web.middleware
async def _loopback_only(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Answer only to our own address, so that no foreign page can reach in through a name of its own."""
    if request.host.rpartition(":")[0] not in (HOST, "localhost"):
        return web.Response(status=421, text="The playground answers to 127.0.0.1 and localhost only.")
    origin = request.headers.get("Origin", "")
    if origin and origin.partition("://")[2] != request.host:
        return web.Response(status=403, text="Not from another page.")
    return await handler(request)
