"""Discord in a box: REST, gateway and files on loopback, and a page in the browser.

```python
async with Playground() as playground:            # a free port; users Ada, Bo, Cy, Di; #tables, #lounge
    point_discord_at(playground.token, playground.api_base, playground.gateway_url, playground.cdn_base)
    ...                                            # any discord.py client with `playground.token`
    async with playground.visitor("ada") as ada:
        outcome = await ada.command("game new", game="el_paso")
```

* `door/` is what scripted users can do over HTTP (`door.door` lists it), with a client, `door.visitor`.
* `rest/` is Discord's REST API; `rest.faults` lists the faults and delays that can be laid on the bot's requests.
* `state/` is what exists, `checks/` what Discord refuses, `page/` the page; server, gateway and interactions run it.
* `archive`: `Playground(keep=folder)` keeps people, channels and messages for the next time.
* `adapter` points discord.py at it; a real token goes nowhere but to Discord.
* It refuses what Discord refuses, and every request is checked against Discord's OpenAPI description if given.
"""

from bot.playground.adapter import WrongTarget, check_target, point_discord_at
from bot.playground.door.visitor import DoorRefused, Outcome, Seen, Visitor
from bot.playground.server import TOKEN, Playground
from bot.playground.state.clock import Clock

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
