"""The frame round every REST request of the bot: who asks, what it carries, faults, checks, what is answered."""

import logging
import re
import time
from collections import deque
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Protocol

import msgspec
from aiohttp import BodyPartReader, web

from bot.playground.checks.forms import REQUEST_LIMIT, Form, Upload, as_form
from bot.playground.rest.faults import Dropped, Fault, Faults
from bot.playground.rest.rates import Rates
from bot.playground.rest.schema_check import SchemaCheck
from bot.playground.state.refusal import Complaints, Refusal, refuse
from bot.playground.state.world import JSON

log = logging.getLogger(__name__)

PREFIX = "/api/v10"
_FILE_PART = re.compile(r"files\[(\d+)\]")


@dataclass
class Call:
    """One request of the bot, read."""

    method: str
    path: str
    params: Mapping[str, str]
    query: Mapping[str, str]
    body: Any = None
    files: dict[int, Upload] = field(default_factory=dict)

    def number(self, name: str) -> int:
        """An id in the path; anything but digits is refused as Discord does."""
        text = self.params[name]
        if text.isdecimal():
            return int(text)
        complaints = Complaints()
        complaints.add((name,), "NUMBER_TYPE_COERCE", f'Value "{text}" is not snowflake.')
        complaints.settle()
        raise AssertionError

    def form(self) -> Form:
        """The body as a message form."""
        return as_form(self.body, self.files)

    def fields(self) -> JSON:
        """The body as a JSON object."""
        return as_form(self.body, {}).body


@dataclass
class Sent:
    """What the bot sent and what it was answered, for the inspector and for tests."""

    number: int
    moment: float
    method: str
    path: str
    body: Any = None
    files: list[tuple[str, int]] = field(default_factory=list)
    status: int = 0
    answer: Any = None
    milliseconds: float = 0.0

    def payload(self) -> JSON:
        """As JSON for the page."""
        return dict(vars(self))


Handler = Callable[[Call], Awaitable[Any]]


class Resource(Protocol):
    """A group of routes."""

    def routes(self) -> list[tuple[str, Handler]]:
        """Pairs of "METHOD /path/{id}" and its handler."""


class Api:
    """Takes the bot's requests; a handler returns JSON, or None for 204, or raises `Refusal`."""

    def __init__(self, token: str, now: Callable[[], float], check: SchemaCheck, rates: Rates) -> None:
        self.token = token
        self.faults = Faults()
        self.check = check
        self.rates = rates
        self.log: deque[Sent] = deque(maxlen=5000)
        self.violations: list[str] = []
        self.own_violations: list[str] = []
        self.invalid_requests = 0
        self.watchers: list[Callable[[Sent], None]] = []
        self._now = now
        self._count = 0

    def mount(self, app: web.Application, *resources: Resource) -> None:
        """Add the routes of some resources, and the loud answer to everything else under `/api`."""
        for resource in resources:
            for route, handler in resource.routes():
                method, _, template = route.partition(" ")
                app.router.add_route(method, PREFIX + template, self._door(template, handler))
        app.router.add_route("*", "/api/{rest:.*}", self._unknown)

    async def _unknown(self, request: web.Request) -> web.Response:
        """A route that the playground doesn't have fails loudly: it may be a fault of the bot or of the playground."""
        self.violations.append(f"unknown route: {request.method} {request.path}")
        return as_json({"message": "The playground has no such route", "code": 0}, 501)

    def _door(
        self, template: str, handler: Handler
    ) -> Callable[[web.Request], Awaitable[web.StreamResponse]]:
        async def serve(request: web.Request) -> web.StreamResponse:
            self._count += 1
            path = request.path.removeprefix(PREFIX)
            sent = Sent(self._count, self._now(), request.method, path)
            began = time.perf_counter()
            try:
                status, answer, headers = await self._answer(request, sent, template, handler)
            except Dropped:
                return self._drop(request, sent)
            sent.status, sent.answer = status, answer
            sent.milliseconds = round((time.perf_counter() - began) * 1000, 1)
            self._remember(sent)
            return as_json(answer, status, headers)

        return serve

    def _remember(self, sent: Sent) -> None:
        self.invalid_requests += sent.status in (401, 403, 429)
        self.log.append(sent)
        for watcher in self.watchers:
            watcher(sent)

    def _drop(self, request: web.Request, sent: Sent) -> web.StreamResponse:
        sent.answer = "the connection was cut on purpose"
        self._remember(sent)
        if request.transport:
            request.transport.abort()
        return web.Response(status=500)

    async def _answer(
        self, request: web.Request, sent: Sent, template: str, handler: Handler
    ) -> tuple[int, Any, dict[str, str]]:
        headers: dict[str, str] = {}
        try:
            self._authorize(request, sent.path)
            call = await self._read(request, sent)
            fault = self.faults.pick(sent.method, sent.path)
            await self.faults.before(fault)
            headers = self.rates.take(sent.method, template, dict(request.match_info))
            answer = await self._carry_out(handler, call, fault)
        except Refusal as refusal:
            return refusal.status, refusal.payload(), headers | refusal.headers
        return (204 if answer is None else 200), answer, headers

    async def _carry_out(self, handler: Handler, call: Call, fault: Fault | None) -> Any:
        wrong = self.check.request(call.method, call.path, call.body)
        self.violations += wrong
        try:
            answer = await handler(call)
        except (AttributeError, KeyError, TypeError, ValueError) as error:
            raise self._stumble(call, wrong, error) from error
        self.own_violations += self.check.response(call.method, call.path, answer)
        self.faults.afterwards(fault)
        return answer

    def _stumble(self, call: Call, wrong: list[str], error: Exception) -> Refusal:
        """What a handler can't read: a malformed body, or else a fault of the playground, which must be seen."""
        if wrong:
            return Refusal(400, 50035, "Invalid Form Body")
        self.own_violations.append(f"the playground stumbled over {call.method} {call.path}: {error!r}")
        log.exception("the playground stumbled", exc_info=error)
        return Refusal(501, 0, f"The playground stumbled: {error!r}")

    def _authorize(self, request: web.Request, path: str) -> None:
        """The token must be the playground's own; interaction routes carry their own in the path."""
        if path.startswith(("/webhooks/", "/interactions/")) or path == "/gateway":
            return
        if request.headers.get("Authorization") != f"Bot {self.token}":
            raise refuse(0)

    async def _read(self, request: web.Request, sent: Sent) -> Call:
        if (request.content_length or 0) > REQUEST_LIMIT:
            await request.release()
            raise refuse(40005)
        call = Call(sent.method, sent.path, request.match_info, request.query)
        if request.content_type.startswith("multipart/"):
            await self._read_parts(request, call)
        elif request.can_read_body:
            text = await request.text()
            call.body = _parse(text) if text else None
        sent.body = call.body
        sent.files = [(upload.filename, len(upload.content)) for upload in call.files.values()]
        return call

    @staticmethod
    async def _read_parts(request: web.Request, call: Call) -> None:
        async for part in await request.multipart():
            if not isinstance(part, BodyPartReader):
                continue
            name, content = part.name or "", bytes(await part.read())
            if name == "payload_json":
                call.body = _parse(content.decode())
            elif found := _FILE_PART.fullmatch(name):
                kind = part.headers.get("Content-Type", "application/octet-stream")
                call.files[int(found[1])] = Upload(part.filename or "file", content, kind)
        call.body = {} if call.body is None else call.body


def _parse(text: str) -> Any:
    try:
        return msgspec.json.decode(text)
    except msgspec.DecodeError:
        raise Refusal(400, 50109, "The request body contains invalid JSON.") from None


def as_json(payload: Any, status: int = 200, headers: dict[str, str] | None = None) -> web.Response:
    """An answer whose content type is exactly `application/json`: discord.py reads anything else as text."""
    if status == 204:
        return web.Response(status=204, headers=headers)
    body = msgspec.json.encode(payload)
    return web.Response(body=body, status=status, headers=headers, content_type="application/json")
