"""How a request to the door is read and answered: JSON both ways, refusals as Discord words them."""

from collections.abc import Awaitable, Callable
from typing import Any

from aiohttp import web

from bot.playground.checks.commands import not_possible
from bot.playground.rest.api import as_json
from bot.playground.state.refusal import Refusal
from bot.playground.state.world import JSON

Handler = Callable[[web.Request], Awaitable[Any]]


async def body_of(request: web.Request) -> JSON:
    """The JSON object that came with a request ({} without one)."""
    body = await request.json() if request.can_read_body else {}
    if not isinstance(body, dict):
        raise not_possible("the body must be a JSON object")
    return body


def framed(handler: Handler) -> Callable[[web.Request], Awaitable[web.Response]]:
    """Answer with what a handler returns, 204 for None, or with what it refuses."""

    async def serve(request: web.Request) -> web.Response:
        try:
            answer = await handler(request)
        except Refusal as refusal:
            return as_json(refusal.payload(), refusal.status)
        except (KeyError, ValueError, TypeError) as error:
            return as_json({"message": f"Not understood: {error}", "code": 0}, 400)
        return as_json(answer, 204 if answer is None else 200)

    return serve
