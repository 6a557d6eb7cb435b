"""Rate limits as Discord's headers announce them; off unless wanted, since real limits make tests wait."""

from collections import deque
from collections.abc import Callable
from typing import Final

from bot.playground.state.refusal import rate_limited

LIMITS: Final = {
    "POST /channels/{channel_id}/messages": (5, 5.0),
    "PATCH /channels/{channel_id}/messages/{message_id}": (5, 5.0),
    "DELETE /channels/{channel_id}/messages/{message_id}": (5, 1.0),
    "PATCH /channels/{channel_id}": (2, 600.0),
    "POST /webhooks/{webhook_id}/{webhook_token}": (5, 2.0),
    "PATCH /webhooks/{webhook_id}/{webhook_token}/messages/@original": (5, 2.0),
    "PATCH /webhooks/{webhook_id}/{webhook_token}/messages/{message_id}": (5, 2.0),
}
"""Requests per seconds and channel (or token), as seen in practice; Discord publishes them in headers only."""

GLOBAL: Final = (50, 1.0)
MAJOR: Final = ("channel_id", "guild_id", "webhook_id", "webhook_token")


class Rates:
    """Sliding windows for each route and its major parameters, and one for everything."""

    def __init__(self, now: Callable[[], float], *, on: bool = False) -> None:
        self.on = on
        self._now = now
        self._windows: dict[str, deque[float]] = {}

    def take(self, method: str, template: str, params: dict[str, str]) -> dict[str, str]:
        """Count one request; returns the headers that announce what is left, or raises `Refusal` 429."""
        if not self.on:
            return {}
        route = f"{method} {template}"
        if not template.startswith(("/interactions", "/webhooks")):
            self._count("global", *GLOBAL)
        if route not in LIMITS:
            return {}
        major = ":".join(params[name] for name in MAJOR if name in params)
        limit, seconds = LIMITS[route]
        left, reset = self._count(f"{route}:{major}", limit, seconds)
        return {
            "X-RateLimit-Limit": str(limit),
            "X-RateLimit-Remaining": str(left),
            "X-RateLimit-Reset": f"{self._now() + reset:.3f}",
            "X-RateLimit-Reset-After": f"{reset:.3f}",
            "X-RateLimit-Bucket": f"{abs(hash(route)):x}",
        }

    def _count(self, key: str, limit: int, seconds: float) -> tuple[int, float]:
        now = self._now()
        window = self._windows.setdefault(key, deque())
        while window and window[0] <= now - seconds:
            window.popleft()
        if len(window) >= limit:
            raise rate_limited(round(window[0] + seconds - now + 0.001, 3), bucket=key)
        window.append(now)
        return limit - len(window), window[0] + seconds - now
