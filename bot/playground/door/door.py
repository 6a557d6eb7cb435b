"""The door for people: what the page and scripted users call. Everything below `/door`, JSON in and out.

`{user}` is a user's name ("ada") or id; `{channel}` an id or a name ("tables"); times are real seconds.

| request | meaning |
|---|---|
| `GET /door/users` | everybody, and the server |
| `POST /door/users` `{display, name?, locale?}` | a new member |
| `PATCH /door/{user}` `{locale?, accepts_dms?, present?}` | language, whether the bot may write, leaving the server |
| `GET /door/{user}/channels` | channels, threads, conversations, with unread and mention counts |
| `GET /door/{user}/channels/{channel}/messages` | oldest first, `?limit=` of the newest; their ephemeral ones too |
| `POST /door/{user}/channels/{channel}/messages` `{content}` | say something |
| `POST /door/{user}/channels/{channel}/read` | mark as read |
| `GET /door/{user}/channels/{channel}/commands` | the commands that can be picked there |
| `POST /door/{user}/channels/{channel}/command` `{name: "game new", options: {}}` | use a command → outcome |
| `POST /door/{user}/channels/{channel}/autocomplete` `{name, options, focused}` | → outcome with choices |
| `POST /door/{user}/messages/{message}/click` `{custom_id}` | press a button → outcome |
| `POST /door/{user}/messages/{message}/choose` `{custom_id, values}` | choose from a menu → outcome |
| `POST /door/{user}/messages/{message}/dismiss` | put an ephemeral message away |
| `POST /door/{user}/modals/{interaction}/submit` `{values: {custom_id: value}}` | send a form in → outcome |
| `GET /door/{user}/notifications` | mentions and direct messages, oldest first |
| `GET /door/{user}/events?since=N&wait=S` | what changed after event N; waits up to S seconds |
| `GET /door/{user}/feed` | the same as server-sent events; `reload`: too much has been missed |
| `PATCH /door/guild` `{bot: false}` | throw the bot out; true: invite it again |
| `DELETE /door/messages/{message}` | as a moderator would |
| `PATCH /door/channels/{channel}` `{archived?, locked?, bot?: {permission: true/false/null}}` | as a moderator would |
| `DELETE /door/channels/{channel}` | as a moderator would |
| `GET /door/requests?since=N` | what the bot sent and was answered (the inspector) |
| `GET /door/violations` | where the bot or the playground broke Discord's description |
| `POST /door/clock` `{advance: seconds}` | let time pass |
| `GET`, `POST`, `DELETE /door/faults` | faults on purpose: see `bot.playground.rest.faults` |

An **outcome** is `{id, state, message, modal, choices}`: `state` is `answered`, `deferred`, `updated`, `modal`,
`choices` or `failed` (no acknowledgement within three seconds: "This interaction failed"). With `?settle=S` the answer
to a deferred interaction is awaited for up to S seconds. `message` is the answer as that user sees it, `modal` the form
to fill in. `{"forged": true}` in a click or choice skips what Discord's own client would check.
"""

import asyncio
import contextlib

import msgspec
from aiohttp import web

from bot.playground.checks.commands import CommandBook, Speaker, not_possible
from bot.playground.door.framing import Handler, body_of, framed
from bot.playground.door.gestures import Gestures
from bot.playground.door.moderator import Moderator
from bot.playground.door.people import People
from bot.playground.interactions import Interaction, Interactions
from bot.playground.rest.api import Api
from bot.playground.rest.channels import say
from bot.playground.state.refusal import refuse
from bot.playground.state.world import JSON, Channel, Message, User, World


class Door:
    """Serves people and scripts."""

    def __init__(
        self, world: World, people: People, interactions: Interactions, book: CommandBook, api: Api
    ) -> None:
        self.world = world
        self.people = people
        self.interactions = interactions
        self.book = book
        self.api = api
        self.speaker = Speaker(world, people.payloads, book)
        self.gestures = Gestures(world, people, interactions, self.speaker)

    def mount(self, app: web.Application) -> None:
        """Add the routes."""
        here, there = "/door/{user}/channels/{channel}", "/door/{user}/messages/{message}"
        routes: list[tuple[str, str, Handler]] = [
            ("GET", "/door/users", self.users),
            ("POST", "/door/users", self.add_user),
            ("GET", "/door/requests", self.requests),
            ("GET", "/door/violations", self.violations),
            ("POST", "/door/clock", self.clock),
            ("GET", "/door/faults", self.faults),
            ("POST", "/door/faults", self.lay_fault),
            ("DELETE", "/door/faults", self.clear_faults),
            ("PATCH", "/door/{user}", self.settings),
            ("GET", "/door/{user}/channels", self.channels),
            ("GET", f"{here}/messages", self.messages),
            ("POST", f"{here}/messages", self.say),
            ("POST", f"{here}/read", self.read),
            ("GET", f"{here}/commands", self.commands),
            ("POST", f"{here}/command", self.command),
            ("POST", f"{here}/autocomplete", self.autocomplete),
            ("POST", f"{there}/click", self.click),
            ("POST", f"{there}/choose", self.choose),
            ("POST", f"{there}/dismiss", self.dismiss),
            ("POST", "/door/{user}/modals/{interaction}/submit", self.submit),
            ("GET", "/door/{user}/notifications", self.notifications),
            ("GET", "/door/{user}/events", self.events),
        ]
        routes += Moderator(self.world).routes()
        for method, path, handler in routes:
            app.router.add_route(method, path, framed(handler))
        app.router.add_get("/door/{user}/feed", self.feed)

    # who and where

    def _user(self, request: web.Request) -> User:
        return self.world.find_user(request.match_info["user"])

    def _channel(self, request: web.Request) -> Channel:
        wanted = request.match_info["channel"]
        try:
            known = wanted.isdecimal() and int(wanted) in self.world.channels
            channel = self.world.channels[int(wanted)] if known else self.world.named_channel(wanted)
        except KeyError:
            raise refuse(10003) from None
        if not self.people.sees(self._user(request), channel):
            raise refuse(10003)
        return channel

    def _message(self, request: web.Request) -> Message:
        message = self.world.any_message(int(request.match_info["message"]))
        user = self._user(request)
        if message.audience not in (None, user.id) or not self.people.sees(user, message.channel):
            raise refuse(10008)
        return message

    # the server and its people

    async def users(self, _: web.Request) -> JSON:
        """GET /door/users."""
        return {
            "guild": {"id": str(self.world.guild_id), "name": self.world.guild_name},
            "bot": self._person(self.world.bot),
            "roles": [self.people.payloads.role(role) for role in self.world.roles.values()],
            "users": [self._person(user) for user in self.world.people()],
        }

    def _person(self, user: User) -> JSON:
        own = {"locale": user.locale, "accepts_dms": user.accepts_dms, "display": user.display}
        return self.people.payloads.user(user) | own

    async def add_user(self, request: web.Request) -> JSON:
        """POST /door/users."""
        body = await body_of(request)
        display = str(body.get("display") or "").strip()
        if not display:
            raise not_possible("a user needs a name")
        user = self.world.add_user(display, name=body.get("name"), locale=body.get("locale", "en-US"))
        return self._person(user)

    async def settings(self, request: web.Request) -> JSON:
        """PATCH /door/{user}."""
        user, body = self._user(request), await body_of(request)
        user.locale = str(body.get("locale", user.locale))
        user.accepts_dms = bool(body.get("accepts_dms", user.accepts_dms))
        if "present" in body:
            self.world.come_or_go(user, bool(body["present"]))
        return self._person(user)

    async def channels(self, request: web.Request) -> list[JSON]:
        """GET /door/{user}/channels."""
        return self.people.channels(self._user(request))

    async def messages(self, request: web.Request) -> list[JSON]:
        """GET /door/{user}/channels/{channel}/messages."""
        limit = int(request.query.get("limit", 100))
        seen = self.people.messages(self._user(request), self._channel(request))
        return [self.people.payloads.message(message) for message in seen[-limit:]]

    async def say(self, request: web.Request) -> JSON:
        """POST /door/{user}/channels/{channel}/messages."""
        body = await body_of(request)
        author = self._user(request).id
        message = say(self.world, self._channel(request), author, str(body.get("content") or ""))
        return self.people.payloads.message(message)

    async def read(self, request: web.Request) -> None:
        """POST /door/{user}/channels/{channel}/read."""
        self.people.read(self._user(request), self._channel(request))

    async def notifications(self, request: web.Request) -> list[JSON]:
        """GET /door/{user}/notifications."""
        return self.people.notifications[self._user(request).id]

    async def dismiss(self, request: web.Request) -> None:
        """POST /door/{user}/messages/{message}/dismiss."""
        message = self._message(request)
        if message.audience is None:
            raise not_possible("only an ephemeral message can be dismissed")
        self.world.remove_message(message)

    # gestures

    async def commands(self, request: web.Request) -> list[JSON]:
        """GET /door/{user}/channels/{channel}/commands."""
        return self.book.visible(self._channel(request), self._user(request))

    async def command(self, request: web.Request) -> JSON:
        """POST /door/{user}/channels/{channel}/command."""
        body = await body_of(request)
        user, channel = self._user(request), self._channel(request)
        interaction = self.gestures.command(user, channel, str(body.get("name")), body.get("options") or {})
        return await self._outcome(request, interaction)

    async def autocomplete(self, request: web.Request) -> JSON:
        """POST /door/{user}/channels/{channel}/autocomplete."""
        body = await body_of(request)
        user, channel = self._user(request), self._channel(request)
        interaction = self.gestures.autocomplete(
            user, channel, str(body.get("name")), body.get("options") or {}, str(body.get("focused"))
        )
        return await self._outcome(request, interaction)

    async def click(self, request: web.Request) -> JSON:
        """POST /door/{user}/messages/{message}/click."""
        body, user, message = await body_of(request), self._user(request), self._message(request)
        interaction = self.gestures.click(
            user, message, str(body.get("custom_id")), forged=bool(body.get("forged"))
        )
        return await self._outcome(request, interaction)

    async def choose(self, request: web.Request) -> JSON:
        """POST /door/{user}/messages/{message}/choose."""
        body, user, message = await body_of(request), self._user(request), self._message(request)
        values = [str(value) for value in body.get("values") or []]
        interaction = self.gestures.choose(
            user, message, str(body.get("custom_id")), values, forged=bool(body.get("forged"))
        )
        return await self._outcome(request, interaction)

    async def submit(self, request: web.Request) -> JSON:
        """POST /door/{user}/modals/{interaction}/submit."""
        body, user = await body_of(request), self._user(request)
        source = self.interactions.find(int(request.match_info["interaction"]))
        return await self._outcome(request, self.gestures.submit(user, source, body.get("values") or {}))

    async def _outcome(self, request: web.Request, interaction: Interaction) -> JSON:
        acknowledged = await self.interactions.outcome(interaction)
        settle = float(request.query.get("settle", 0))
        if acknowledged and settle:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(interaction.settled.wait(), settle)
        message = interaction.original
        alive = message is not None and message.id in message.channel.messages
        return {
            "id": str(interaction.id),
            "state": interaction.state if acknowledged else "failed",
            "message": self.people.payloads.message(message) if message and alive else None,
            "modal": interaction.modal,
            "choices": interaction.choices,
        }

    # what changes

    async def events(self, request: web.Request) -> JSON:
        """GET /door/{user}/events."""
        feed = self.people.feeds[self._user(request).id]
        since = int(request.query.get("since", 0))
        found = await feed.wait(since, min(float(request.query.get("wait", 0)), 60.0))
        return {"events": found, "number": feed.number}

    async def feed(self, request: web.Request) -> web.StreamResponse:
        """GET /door/{user}/feed: server-sent events; begins after `?since=`, by default now."""
        feed = self.people.feeds[self._user(request).id]
        response = web.StreamResponse(
            headers={"Content-Type": "text/event-stream", "Cache-Control": "no-store"}
        )
        await response.prepare(request)
        number = int(request.headers.get("Last-Event-ID") or request.query.get("since") or feed.number)
        with contextlib.suppress(ConnectionError):
            await response.write(b"retry: 500\n\n")
            if not feed.knows(number):
                number = feed.number
                await response.write(b'id: %d\ndata: {"kind": "reload"}\n\n' % number)
            while True:
                for event in await feed.wait(number, 15.0):
                    number = event["n"]
                    await response.write(b"id: %d\ndata: %b\n\n" % (number, msgspec.json.encode(event)))
                await response.write(b": still here\n\n")
        return response

    # the bench

    async def requests(self, request: web.Request) -> list[JSON]:
        """GET /door/requests."""
        since = int(request.query.get("since", 0))
        return [sent.payload() for sent in self.api.log if sent.number > since][-200:]

    async def violations(self, _: web.Request) -> list[str]:
        """GET /door/violations."""
        return self.api.violations + self.api.own_violations

    async def clock(self, request: web.Request) -> JSON:
        """POST /door/clock."""
        self.world.clock.advance(float((await body_of(request)).get("advance", 0)))
        return {"now": self.world.clock.now()}

    async def faults(self, _: web.Request) -> list[JSON]:
        """GET /door/faults."""
        return self.api.faults.listing()

    async def lay_fault(self, request: web.Request) -> list[JSON]:
        """POST /door/faults."""
        self.api.faults.add(**await body_of(request))
        return self.api.faults.listing()

    async def clear_faults(self, _: web.Request) -> None:
        """DELETE /door/faults."""
        self.api.faults.clear()
