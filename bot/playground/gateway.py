"""The gateway: sessions that are greeted, identified, kept alive, resumed, sharded and compressed like Discord's."""

import asyncio
import contextlib
import secrets
import zlib
from collections import deque
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any, Final, Protocol

import msgspec
from aiohttp import WSMsgType, web

from bot.playground.state.payloads import Payloads
from bot.playground.state.world import JSON, Happening, User, World

DISPATCH, HEARTBEAT, IDENTIFY, PRESENCE, RESUME, RECONNECT = 0, 1, 2, 3, 6, 7
REQUEST_MEMBERS, INVALID_SESSION, HELLO, HEARTBEAT_ACK = 8, 9, 10, 11
ACK_AFTER = 0.05
"""Seconds. discord.py notes when it sent a beat after sending it: an answer that is quicker looks a beat late."""

GUILDS, GUILD_MEMBERS, GUILD_MESSAGES = 1 << 0, 1 << 1, 1 << 9
DIRECT_MESSAGES, MESSAGE_CONTENT, PRESENCES = 1 << 12, 1 << 15, 1 << 8
PRIVILEGED: Final = GUILD_MEMBERS | PRESENCES | MESSAGE_CONTENT

SENDS_PER_MINUTE = 120
LARGEST_PAYLOAD = 4096


class Compressor(Protocol):
    """One compression stream for one connection."""

    def pack(self, text: bytes) -> bytes:
        """Compress one message and flush, so that it can be read at once."""


class Zlib:
    """`zlib-stream`: one deflate stream, each message ends in 00 00 FF FF."""

    def __init__(self) -> None:
        self._stream = zlib.compressobj()

    def pack(self, text: bytes) -> bytes:
        """Compress one message."""
        return self._stream.compress(text) + self._stream.flush(zlib.Z_SYNC_FLUSH)


class Zstd:
    """`zstd-stream`: one frame, each message flushed as a block; needs the package zstandard or Python 3.14."""

    def __init__(self) -> None:
        self._stream: Any
        try:
            import zstandard  # type: ignore[import-not-found,unused-ignore]

            self._stream = zstandard.ZstdCompressor().compressobj()
            self._flush = zstandard.COMPRESSOBJ_FLUSH_BLOCK
        except ImportError:
            from compression import zstd  # type: ignore[import-not-found,unused-ignore]

            self._stream = zstd.ZstdCompressor()
            self._flush = zstd.ZstdCompressor.FLUSH_BLOCK

    def pack(self, text: bytes) -> bytes:
        """Compress one message."""
        return bytes(self._stream.compress(text) + self._stream.flush(self._flush))


COMPRESSORS: Final[dict[str, Callable[[], Compressor]]] = {"zlib-stream": Zlib, "zstd-stream": Zstd}


@dataclass(eq=False)
class Connection:
    """One websocket, with its compression stream."""

    socket: web.WebSocketResponse
    compressor: Compressor | None
    queue: asyncio.Queue[JSON | None] = field(default_factory=asyncio.Queue)
    received: deque[float] = field(default_factory=deque)
    last_heartbeat: float = 0.0

    def send(self, op: int, data: Any, number: int | None = None, name: str | None = None) -> None:
        """Put a message on the way; order is kept."""
        self.queue.put_nowait({"op": op, "d": data, "s": number, "t": name})

    async def pump(self) -> None:
        """Write what is queued until the socket closes."""
        while (message := await self.queue.get()) is not None and not self.socket.closed:
            text = msgspec.json.encode(message)
            with contextlib.suppress(ConnectionError, RuntimeError):
                if self.compressor:
                    await self.socket.send_bytes(self.compressor.pack(text))
                else:
                    await self.socket.send_str(text.decode())


@dataclass(eq=False)
class Session:
    """An identified session; it outlives its connection, so that it can be resumed."""

    id: str
    shard: int
    shards: int
    intents: int
    connection: Connection | None
    number: int = 0
    history: deque[tuple[int, str, Any]] = field(default_factory=lambda: deque(maxlen=2000))

    def dispatch(self, name: str, data: Any) -> None:
        """Send an event, or keep it until the session is resumed."""
        self.number += 1
        self.history.append((self.number, name, data))
        if self.connection:
            self.connection.send(DISPATCH, data, self.number, name)


class Gateway:
    """All sessions of the bot."""

    def __init__(self, world: World, payloads: Payloads, token: str, url: Callable[[], str]) -> None:
        self.world = world
        self.payloads = payloads
        self.token = token
        self.url = url
        self.heartbeat_interval = 41.25
        self.privileged_intents = False
        self.sessions: dict[str, Session] = {}
        self.connections: set[Connection] = set()
        self.identified = asyncio.Event()
        self.resumes = 0
        world.listeners.append(self.hear)

    # speaking

    def send(self, name: str, data: Any, of_guild: bool, intent: int = 0) -> None:
        """Dispatch an event to each session that should get it: the guild's shard, or shard 0 for DMs."""
        for session in list(self.sessions.values()):
            shard = (self.world.guild_id >> 22) % session.shards if of_guild else 0
            if session.shard == shard and (not intent or session.intents & intent):
                session.dispatch(name, data)

    def hear(self, happening: Happening) -> None:
        """Translate what happened in the world into gateway events."""
        channel, message = happening.channel, happening.message
        if happening.kind == "presence":
            self._hear_presence(happening.user)
        elif message is not None:
            self._hear_message(happening)
        elif happening.kind == "thread_member" and happening.user and channel:
            self._hear_member(happening)
        elif channel is not None and self.world.may(self.world.bot, channel, "view_channel"):
            self.send(happening.kind.upper(), self._channel_event(happening), True, GUILDS)

    def _hear_presence(self, user: User | None) -> None:
        """The bot was thrown out of the server, or invited again; of others it hears only with an intent."""
        if user is not self.world.bot:
            return
        if user.present:
            self.send("GUILD_CREATE", self.payloads.whole_guild(), True, GUILDS)
        else:
            self.send("GUILD_DELETE", {"id": str(self.world.guild_id)}, True, GUILDS)

    def _channel_event(self, happening: Happening) -> JSON:
        assert happening.channel is not None
        payload = self.payloads.channel(happening.channel)
        return payload | ({"newly_created": True} if happening.kind == "thread_create" else {})

    def _hear_member(self, happening: Happening) -> None:
        channel, user = happening.channel, happening.user
        assert channel is not None
        assert user is not None
        if user is self.world.bot:
            self.send("THREAD_CREATE", self.payloads.channel(channel), True, GUILDS)

    def _hear_message(self, happening: Happening) -> None:
        channel, message = happening.channel, happening.message
        assert channel is not None
        assert message is not None
        if message.audience is not None or not self.world.may(self.world.bot, channel, "view_channel"):
            return
        of_guild = not channel.is_dm
        place = {"guild_id": str(self.world.guild_id)} if of_guild else {}
        intent = GUILD_MESSAGES if of_guild else DIRECT_MESSAGES
        if happening.kind == "message_delete":
            gone = {"id": str(message.id), "channel_id": str(channel.id)}
            self.send("MESSAGE_DELETE", gone | place, of_guild, intent)
            return
        payload = self.payloads.message(message) | place
        if of_guild and not message.author.bot:
            payload["member"] = self.payloads.member(message.author)
        for session in self.sessions.values():
            if session.intents & intent and (not of_guild or session.shard == self._guild_shard(session)):
                session.dispatch(happening.kind.upper(), self._veiled(payload, session, happening))

    def _guild_shard(self, session: Session) -> int:
        return (self.world.guild_id >> 22) % session.shards

    def _veiled(self, payload: JSON, session: Session, happening: Happening) -> JSON:
        """Without the message-content intent, other people's words stay hidden unless they mention the bot."""
        message = happening.message
        assert message is not None
        mine = message.author is self.world.bot or self.world.bot.id in message.mentions.users
        if mine or message.channel.is_dm or session.intents & MESSAGE_CONTENT:
            return payload
        return payload | {"content": "", "embeds": [], "attachments": [], "components": []}

    # faults on purpose

    def ask_to_reconnect(self) -> None:
        """Op 7 to every connection."""
        for connection in self.connections:
            connection.send(RECONNECT, None)

    def invalidate(self, *, resumable: bool) -> None:
        """Op 9 to every connection; with `resumable=False` the sessions are forgotten."""
        if not resumable:
            self.sessions.clear()
        for connection in self.connections:
            connection.send(INVALID_SESSION, resumable)

    async def cut(self, code: int = 4000) -> None:
        """Close every connection; the sessions can be resumed."""
        for connection in list(self.connections):
            await connection.socket.close(code=code)

    # listening

    async def serve(self, request: web.Request) -> web.WebSocketResponse:
        """Handle one websocket from hello to close."""
        socket = web.WebSocketResponse(max_msg_size=0)
        await socket.prepare(request)
        if request.query.get("v") != "10":
            await socket.close(code=4012, message=b"Invalid API version")
            return socket
        make = COMPRESSORS.get(request.query.get("compress", ""))
        connection = Connection(socket, make() if make else None)
        self.connections.add(connection)
        pump = asyncio.create_task(connection.pump())
        watch = asyncio.create_task(self._watch_heart(connection))
        connection.send(HELLO, {"heartbeat_interval": int(self.heartbeat_interval * 1000)})
        try:
            await self._listen(connection)
        finally:
            self._lose(connection)
            connection.queue.put_nowait(None)
            watch.cancel()
            await pump
        return socket

    def _lose(self, connection: Connection) -> None:
        self.connections.discard(connection)
        for session in self.sessions.values():
            if session.connection is connection:
                session.connection = None

    async def _watch_heart(self, connection: Connection) -> None:
        """Close a connection whose client has stopped beating."""
        loop = asyncio.get_running_loop()
        connection.last_heartbeat = loop.time()
        while not connection.socket.closed:
            await asyncio.sleep(self.heartbeat_interval)
            if loop.time() - connection.last_heartbeat > 1.5 * self.heartbeat_interval:
                await connection.socket.close(code=4009, message=b"Session timed out")

    async def _listen(self, connection: Connection) -> None:
        async for frame in connection.socket:
            if frame.type not in (WSMsgType.TEXT, WSMsgType.BINARY):
                return
            problem = self._too_much(connection, frame.data)
            code = problem or await self._take(connection, frame.data)
            if code:
                await connection.socket.close(code=code)
                return

    @staticmethod
    def _too_much(connection: Connection, data: str | bytes) -> int | None:
        now = asyncio.get_running_loop().time()
        received = connection.received
        received.append(now)
        while received[0] < now - 60:
            received.popleft()
        if len(received) > SENDS_PER_MINUTE:
            return 4008
        return 4002 if len(data) > LARGEST_PAYLOAD else None

    async def _take(self, connection: Connection, data: str | bytes) -> int | None:
        """Handle one message of the client; returns a close code if it was unacceptable."""
        try:
            message = msgspec.json.decode(data)
            op, body = message["op"], message.get("d")
        except (msgspec.DecodeError, KeyError, TypeError):
            return 4002
        takers: dict[int, Callable[[Connection, Any], Awaitable[int | None]]] = {
            HEARTBEAT: self._beat,
            IDENTIFY: self._identify,
            RESUME: self._resume,
            PRESENCE: self._presence,
            REQUEST_MEMBERS: self._members,
        }
        if op not in takers:
            return 4001
        return await takers[op](connection, body)

    async def _beat(self, connection: Connection, _: Any) -> int | None:
        loop = asyncio.get_running_loop()
        connection.last_heartbeat = loop.time()
        loop.call_later(ACK_AFTER, connection.send, HEARTBEAT_ACK, None)
        return None

    async def _presence(self, connection: Connection, _: Any) -> int | None:
        return None if self._session_of(connection) else 4003

    def _session_of(self, connection: Connection) -> Session | None:
        return next((s for s in self.sessions.values() if s.connection is connection), None)

    async def _identify(self, connection: Connection, body: JSON) -> int | None:
        if body.get("token") != self.token:
            return 4004
        if self._session_of(connection):
            return 4005
        shard, shards = body.get("shard") or (0, 1)
        if not 0 <= shard < shards:
            return 4010
        intents = body.get("intents", 0)
        if intents & PRIVILEGED and not self.privileged_intents:
            return 4014
        for old in [s for s in self.sessions.values() if s.connection is None and s.shard == shard]:
            del self.sessions[old.id]
        session = Session(secrets.token_hex(16), shard, shards, intents, connection)
        self.sessions[session.id] = session
        self._welcome(session)
        return None

    def _welcome(self, session: Session) -> None:
        here = session.shard == self._guild_shard(session) and self.world.bot.present
        guilds = [{"id": str(self.world.guild_id), "unavailable": True}] if here else []
        session.dispatch(
            "READY",
            {
                "v": 10,
                "user": self.payloads.user(self.world.bot)
                | {"verified": True, "mfa_enabled": True, "email": None},
                "guilds": guilds,
                "session_id": session.id,
                "session_type": "normal",
                "resume_gateway_url": self.url(),
                "shard": [session.shard, session.shards],
                "application": {"id": str(self.world.application_id), "flags": 0},
                "private_channels": [],
                "relationships": [],
            },
        )
        if here and session.intents & GUILDS:
            session.dispatch("GUILD_CREATE", self.payloads.whole_guild())
        self.identified.set()

    async def _resume(self, connection: Connection, body: JSON) -> int | None:
        if body.get("token") != self.token:
            return 4004
        session = self.sessions.get(body.get("session_id", ""))
        if session is None:
            connection.send(INVALID_SESSION, False)
            return None
        seen = body.get("seq") or 0
        if seen > session.number:
            return 4007
        session.connection = connection
        for number, name, data in list(session.history):
            if number > seen:
                connection.send(DISPATCH, data, number, name)
        session.dispatch("RESUMED", {"_trace": []})
        self.resumes += 1
        return None

    async def _members(self, connection: Connection, body: JSON) -> int | None:
        session = self._session_of(connection)
        if session is None:
            return 4003
        wanted = {str(user) for user in body.get("user_ids") or []}
        query = str(body.get("query") or "").lower()
        found = [
            u for u in self.world.users.values() if str(u.id) in wanted or (not wanted and query in u.name)
        ]
        chunk = {
            "guild_id": str(self.world.guild_id),
            "members": [self.payloads.member(user) for user in found],
            "chunk_index": 0,
            "chunk_count": 1,
            "not_found": sorted(wanted - {str(user.id) for user in found}),
        }
        session.dispatch(
            "GUILD_MEMBERS_CHUNK", chunk | ({"nonce": body["nonce"]} if body.get("nonce") else {})
        )
        return None
