"""Faults and delays on purpose.

A test (or a person, through the door's `POST /door/faults`) lays a fault on a route; the next requests of the
bot that match get it. The route is a method and a path with shell wildcards, without `/api/v10`:

| field         | meaning                                                                                       |
|---------------|-----------------------------------------------------------------------------------------------|
| `route`       | `"POST /channels/*/messages"`, `"PATCH /webhooks/*"`, `"* *"` ...                              |
| `status`      | HTTP status to answer with (default 500); 429 gets the headers that Discord sends              |
| `code`        | the JSON code in the body (default 0)                                                         |
| `message`     | the message in the body                                                                       |
| `delay`       | seconds of real time to wait before anything happens; with `status=None` only the delay        |
| `retry_after` | seconds for a 429                                                                             |
| `times`       | how many requests get it (default 1; None: all, until `clear`)                                 |
| `skip`        | how many matching requests pass untouched first                                               |
| `after`       | True: carry the request out, then lose the answer (this is how duplicates are born)            |
| `drop`        | True: cut the connection instead of answering                                                 |

More than one fault may match; the oldest one with something left is used.
"""

import asyncio
import fnmatch
from dataclasses import asdict, dataclass
from typing import Any

from bot.playground.state.refusal import Refusal, rate_limited


class Dropped(Exception):
    """The connection is to be cut without an answer."""


@dataclass
class Fault:
    """One fault on one route pattern; the fields are described in the module's docstring."""

    route: str
    status: int | None = 500
    code: int = 0
    message: str = "a fault on purpose"
    delay: float = 0.0
    retry_after: float = 0.05
    times: int | None = 1
    skip: int = 0
    after: bool = False
    drop: bool = False

    def matches(self, method: str, path: str) -> bool:
        """Whether a request is meant."""
        wanted_method, _, wanted_path = self.route.partition(" ")
        return wanted_method in ("*", method) and fnmatch.fnmatchcase(path, wanted_path)

    def strike(self) -> None:
        """Raise what the fault stands for."""
        if self.drop:
            raise Dropped
        if self.status == 429:
            raise rate_limited(self.retry_after)
        if self.status is not None:
            raise Refusal(self.status, self.code, self.message)


class Faults:
    """All faults that lie in wait."""

    def __init__(self) -> None:
        self._waiting: list[Fault] = []
        self.struck: list[tuple[str, Fault]] = []

    def add(self, route: str, **fields: Any) -> Fault:
        """Lay a fault; the fields are those of `Fault`."""
        fault = Fault(route, **fields)
        self._waiting.append(fault)
        return fault

    def clear(self) -> None:
        """Take all faults away."""
        self._waiting.clear()

    def listing(self) -> list[dict[str, Any]]:
        """What lies in wait, as JSON."""
        return [asdict(fault) for fault in self._waiting]

    def pick(self, method: str, path: str) -> Fault | None:
        """The fault for this request, used up by one."""
        for fault in self._waiting:
            if not fault.matches(method, path):
                continue
            if fault.skip:
                fault.skip -= 1
                continue
            if fault.times is not None:
                fault.times -= 1
                if not fault.times:
                    self._waiting.remove(fault)
            self.struck.append((f"{method} {path}", fault))
            return fault
        return None

    @staticmethod
    async def before(fault: Fault | None) -> None:
        """Wait, and strike unless the request is to be carried out first."""
        if fault is None:
            return
        if fault.delay:
            await asyncio.sleep(fault.delay)
        if not fault.after:
            fault.strike()

    @staticmethod
    def afterwards(fault: Fault | None) -> None:
        """Strike if the answer is to be lost."""
        if fault is not None and fault.after:
            fault.strike()
