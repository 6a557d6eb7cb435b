"""Discord in a box: REST, gateway and files on loopback, and a page in the browser.

```python
async with Playground() as playground:            # a free port; users Ada, Bo, Cy, Di; #tables, #lounge
    point_discord_at(playground.token, playground.api_base, playground.gateway_url, playground.cdn_base)
    ...                                            # any discord.py client with `playground.token`
    async with playground.visitor("ada") as ada:
        outcome = await ada.command("game new", game="el_paso")
```

* `bot.playground.door` lists what scripted users can do over HTTP, `bot.playground.visitor` is a client for it.
* `bot.playground.faults` lists the faults and delays that can be laid on the bot's requests.
* `Playground(keep=folder)` keeps people, channels and messages for the next time.
* It refuses what Discord refuses, and every request is checked against Discord's OpenAPI description if given.
"""

from bot.playground.adapter import WrongTarget, check_target, point_discord_at
from bot.playground.clock import Clock
from bot.playground.server import TOKEN, Playground
from bot.playground.visitor import DoorRefused, Outcome, Seen, Visitor

__all__ = [
    "TOKEN",
    "Clock",
    "DoorRefused",
    "Outcome",
    "Playground",
    "Seen",
    "Visitor",
    "WrongTarget",
    "check_target",
    "point_discord_at",
]
