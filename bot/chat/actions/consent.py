"""What the others are asked for: a step back that showed something, the end of a game, somebody's seat."""

from bot.chat.desk import Desk
from bot.chat.reply import Reply
from bot.panels.ids import Sign


async def ask_undo(desk: Desk, reply: Reply, sign: Sign, values: list[str]) -> None:
    """Ask the others whether a step that showed something may be taken back."""
    await reply.begin_update()
    await propose(desk, reply, sign.game, "undo")


async def propose(desk: Desk, reply: Reply, game: int, kind: str, target: int | None = None) -> None:
    """Put something to the vote, and say what happens next."""
    vote = await desk.votes.propose(await desk.table(reply, game), reply.person, kind, target)
    desk.moved(game)
    await reply.tell(reply.say("bot.vote.asked" if vote.status == "open" else f"bot.vote.{vote.status}"))


async def agree(desk: Desk, reply: Reply, sign: Sign, values: list[str]) -> None:
    """Agree to what is put to the vote."""
    await cast(desk, reply, sign, agree=True)


async def refuse(desk: Desk, reply: Reply, sign: Sign, values: list[str]) -> None:
    """Refuse what is put to the vote."""
    await cast(desk, reply, sign, agree=False)


async def cast(desk: Desk, reply: Reply, sign: Sign, *, agree: bool) -> None:
    """Cast a vote; the post shows what comes of it."""
    await reply.begin_quietly()
    await desk.votes.cast(await desk.table(reply, sign.game), sign.version, reply.person, agree=agree)
    desk.moved(sign.game)
