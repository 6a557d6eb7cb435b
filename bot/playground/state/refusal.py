"""What Discord says when it refuses: HTTP status, JSON code, message."""

from typing import Any


class Refusal(Exception):
    """A refused request; `payload()` is the body that Discord would answer with."""

    def __init__(
        self,
        status: int,
        code: int,
        message: str,
        *,
        errors: dict[str, Any] | None = None,
        headers: dict[str, str] | None = None,
        retry_after: float | None = None,
    ) -> None:
        super().__init__(f"{status} ({code}): {message}")
        self.status = status
        self.code = code
        self.message = message
        self.errors = errors
        self.headers = headers or {}
        self.retry_after = retry_after

    def payload(self) -> dict[str, Any]:
        """The body of the answer."""
        body: dict[str, Any] = {"message": self.message, "code": self.code}
        if self.errors:
            body["errors"] = self.errors
        if self.retry_after is not None:
            body |= {"retry_after": self.retry_after, "global": False}
        return body


_KNOWN = {
    0: (401, "401: Unauthorized"),
    10003: (404, "Unknown Channel"),
    10004: (404, "Unknown Guild"),
    10007: (404, "Unknown Member"),
    10008: (404, "Unknown Message"),
    10011: (404, "Unknown Role"),
    10013: (404, "Unknown User"),
    10014: (404, "Unknown Emoji"),
    10015: (404, "Unknown Webhook"),
    10062: (404, "Unknown interaction"),
    10063: (404, "Unknown application command"),
    30003: (400, "Maximum number of pins reached for the channel (250)"),
    30032: (400, "Maximum number of application commands reached (100)"),
    30046: (429, "Maximum number of edits to messages older than 1 hour reached. Try again later"),
    40005: (413, "Request entity too large"),
    40060: (400, "Interaction has already been acknowledged."),
    50001: (403, "Missing Access"),
    50003: (403, "Cannot execute action on a DM channel"),
    50005: (403, "Cannot edit a message authored by another user"),
    50006: (400, "Cannot send an empty message"),
    50007: (403, "Cannot send messages to this user"),
    50008: (403, "Cannot send messages in a non-text channel"),
    50013: (403, "Missing Permissions"),
    50021: (403, "Cannot execute action on a system message"),
    50024: (403, "Cannot execute action on this channel type"),
    50027: (401, "Invalid Webhook Token"),
    50083: (400, "Thread is archived"),
    50278: (403, "Cannot send messages to this user due to having no mutual guilds"),
    160004: (400, "A thread has already been created for this message"),
    160005: (403, "Thread is locked"),
}


def refuse(code: int) -> Refusal:
    """The refusal with a well-known JSON code."""
    status, message = _KNOWN[code]
    return Refusal(status, code, message)


def rate_limited(seconds: float, bucket: str = "playground") -> Refusal:
    """429 as Discord's own servers send it; without `Via` discord.py would take it for a ban by Cloudflare."""
    headers = {
        "Via": "1.1 playground",
        "Retry-After": str(seconds),
        "X-RateLimit-Limit": "5",
        "X-RateLimit-Remaining": "0",
        "X-RateLimit-Reset-After": str(seconds),
        "X-RateLimit-Bucket": bucket,
        "X-RateLimit-Scope": "user",
    }
    return Refusal(429, 0, "You are being rate limited.", headers=headers, retry_after=seconds)


class Complaints:
    """Collects what is wrong with a form, and refuses it as 50035 with Discord's nested error tree."""

    def __init__(self) -> None:
        self._tree: dict[str, Any] = {}

    def add(self, path: tuple[str | int, ...], code: str, message: str) -> None:
        """Note that the value at `path` is wrong."""
        node = self._tree
        for part in path:
            node = node.setdefault(str(part), {})
        node.setdefault("_errors", []).append({"code": code, "message": message})

    def length(self, path: tuple[str | int, ...], text: object, low: int, high: int) -> None:
        """Complain unless `text` is a string of between `low` and `high` characters."""
        if not isinstance(text, str):
            self.add(path, "BASE_TYPE_REQUIRED", "This field is required")
        elif len(text) > high:
            self.add(path, "BASE_TYPE_MAX_LENGTH", f"Must be {high} or fewer in length.")
        elif len(text) < low:
            self.add(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {low} and {high} in length.")

    def count(self, path: tuple[str | int, ...], number: int, low: int, high: int) -> None:
        """Complain unless `number` lies between `low` and `high`."""
        if not low <= number <= high:
            self.add(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {low} and {high} in length.")

    def settle(self) -> None:
        """Raise `Refusal` 50035 if anything was wrong."""
        if self._tree:
            raise Refusal(400, 50035, "Invalid Form Body", errors=self._tree)
