"""Attachments and avatars, as Discord's CDN serves them."""

import re
from io import BytesIO

from aiohttp import web
from PIL import Image

from bot.playground.state.world import World

COLOURS = ("#5865f2", "#757e8a", "#3ba55c", "#faa61a", "#ed4245", "#eb459f")


class Cdn:
    """Serves files by address; an address works for a day."""

    def __init__(self, world: World) -> None:
        self.world = world

    def mount(self, app: web.Application) -> None:
        """Add the routes."""
        app.router.add_get("/cdn/attachments/{channel}/{attachment}/{name}", self.attachment)
        app.router.add_get("/cdn/embed/avatars/{name}", self.avatar)

    async def attachment(self, request: web.Request) -> web.Response:
        """A file; 404 when it doesn't exist or the link has expired."""
        found = self.world.attachments.get(int(request.match_info["attachment"]))
        expires = request.query.get("ex", "0")
        fresh = re.fullmatch("[0-9a-f]+", expires) and int(expires, 16) > self.world.clock.now()
        if found is None or not fresh:
            return web.Response(status=404, text="This content is no longer available.")
        shown = found.content_type.startswith(("image/", "text/plain")) and "svg" not in found.content_type
        headers = {
            "Content-Type": found.content_type if shown else "application/octet-stream",
            "Content-Disposition": "inline" if shown else "attachment",
            "X-Content-Type-Options": "nosniff",
            "Cache-Control": "private, max-age=86400, immutable",
        }
        return web.Response(body=found.content, headers=headers)

    async def avatar(self, request: web.Request) -> web.Response:
        """One of the six default avatars, a plain colour."""
        digits = re.match(r"\d+", request.match_info["name"])
        colour = COLOURS[int(digits[0]) % len(COLOURS)] if digits else COLOURS[0]
        buffer = BytesIO()
        Image.new("RGB", (64, 64), colour).save(buffer, "PNG")
        return web.Response(body=buffer.getvalue(), content_type="image/png")
