"""Discord's protocol by hand, below any library: what the playground says to exactly these bytes."""

from __future__ import annotations

import asyncio
import json
import zlib
from types import TracebackType
from typing import Any, Self

import aiohttp

from bot.playground import Playground

JSON = dict[str, Any]


class Answer:
    """Status and body of an answer; `code` is Discord's JSON code."""

    def __init__(self, status: int, body: Any, headers: Any) -> None:
        self.status = status
        self.body = body
        self.headers = headers

    @property
    def code(self) -> int:
        return int(self.body["code"]) if isinstance(self.body, dict) and "code" in self.body else 0

    def complaints(self) -> list[str]:
        """The codes in the error tree, wherever they stand."""
        return list(_codes((self.body or {}).get("errors", {})))


def _codes(node: Any) -> Any:
    for key, value in node.items():
        if key == "_errors":
            yield from (error["code"] for error in value)
        else:
            yield from _codes(value)


class Wire:
    """A bot that speaks JSON by hand."""

    def __init__(self, playground: Playground) -> None:
        self.playground = playground
        self.token = playground.token
        self.tables = str(playground.channel("tables").id)

    async def __aenter__(self) -> Self:
        self.session = aiohttp.ClientSession()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.session.close()

    async def call(
        self, method: str, path: str, body: Any = None, files: dict[str, bytes] | None = None, **query: str
    ) -> Answer:
        url = self.playground.api_base + path
        headers = {"Authorization": f"Bot {self.token}"}
        options: JSON = {"json": body} if body is not None else {}
        if files:
            form = aiohttp.FormData(quote_fields=False)
            form.add_field("payload_json", json.dumps(body or {}), content_type="application/json")
            for number, (name, content) in enumerate(files.items()):
                form.add_field(
                    f"files[{number}]", content, filename=name, content_type="application/octet-stream"
                )
            options = {"data": form}
        async with self.session.request(method, url, headers=headers, params=query, **options) as answer:
            text = await answer.text()
            return Answer(answer.status, json.loads(text) if text else None, answer.headers)

    async def send(self, content: str = "hello", channel: str | None = None, **fields: Any) -> Answer:
        return await self.call(
            "POST", f"/channels/{channel or self.tables}/messages", {"content": content, **fields}
        )

    async def say(self, **body: Any) -> Answer:
        return await self.call("POST", f"/channels/{self.tables}/messages", body)

    async def callback(self, interaction: JSON, kind: int, data: JSON | None = None, **query: str) -> Answer:
        body = {"type": kind} | ({"data": data} if data is not None else {})
        path = f"/interactions/{interaction['id']}/{interaction['token']}/callback"
        return await self.call("POST", path, body, None, **query)

    async def follow_up(self, interaction: JSON, **body: Any) -> Answer:
        return await self.call(
            "POST", f"/webhooks/{self.playground.application_id}/{interaction['token']}", body
        )

    async def edit_original(self, interaction: JSON, **body: Any) -> Answer:
        path = f"/webhooks/{self.playground.application_id}/{interaction['token']}/messages/@original"
        return await self.call("PATCH", path, body)

    async def register(self, *commands: JSON) -> Answer:
        full = [{"type": 1, "description": "a command", **command} for command in commands]
        return await self.call("PUT", f"/applications/{self.playground.application_id}/commands", full)


class Line:
    """A gateway connection by hand."""

    def __init__(self, wire: Wire, compress: str = "") -> None:
        self.wire = wire
        self.compress = compress
        self.inflate = zlib.decompressobj()
        self.heard: list[JSON] = []

    async def __aenter__(self) -> Self:
        query = {"v": "10", "encoding": "json"} | ({"compress": self.compress} if self.compress else {})
        self.socket = await self.wire.session.ws_connect(self.wire.playground.gateway_url, params=query)
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.socket.close()

    async def tell(self, op: int, data: Any) -> None:
        await self.socket.send_json({"op": op, "d": data})

    async def identify(self, **fields: Any) -> None:
        properties = {"os": "x", "browser": "x", "device": "x"}
        await self.tell(2, {"token": self.wire.token, "intents": 1, "properties": properties, **fields})

    async def next(self, seconds: float = 5.0) -> JSON:
        frame = await asyncio.wait_for(self.socket.receive(), seconds)
        if frame.type in (aiohttp.WSMsgType.CLOSE, aiohttp.WSMsgType.CLOSED, aiohttp.WSMsgType.CLOSING):
            return {"closed": self.socket.close_code}
        data = frame.data
        if isinstance(data, bytes):
            assert data.endswith(b"\x00\x00\xff\xff")
            data = self.inflate.decompress(data)
        message: JSON = json.loads(data)
        self.heard.append(message)
        return message

    async def until(self, name: str) -> JSON:
        """The data of the next event of a name."""
        while (message := await self.next()).get("t") != name:
            assert "closed" not in message, message
        data: JSON = message["d"]
        return data
