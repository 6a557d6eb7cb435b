"""The post that asks for consent."""

import discord

from bot.panels.ids import press_id
from bot.panels.layout import Page, button
from bot.store.rows import VoteRow
from bot.table.look import Look
from bot.table.votes import voters


def vote_post(look: Look, vote: VoteRow) -> Page:
    """Make the post: what is asked, who has agreed, and what came of it."""
    say = look.reader(look.row.language)
    made = Page()
    made.text(say(f"bot.vote.{vote.kind}", seat=vote.seat, target_seat=vote.target))
    asked = tuple(voters(vote, list(look.seats)))
    if vote.status == "open":
        pings = " ".join(f"<@{user}>" for user in vote_pings(look, vote))
        made.text(f"{say('bot.vote.needed', seats=asked, count=len(asked))} {pings}")
    if vote.agreed:
        made.text(say("bot.vote.agreed", seats=tuple(vote.agreed), count=len(vote.agreed)))
    if vote.status == "open":
        agree, refuse = press_id(look.row.id, vote.id, "agree"), press_id(look.row.id, vote.id, "refuse")
        made.buttons(
            [
                button(agree, say("bot.button.agree"), discord.ButtonStyle.success),
                button(refuse, say("bot.button.refuse"), discord.ButtonStyle.danger),
            ]
        )
    else:
        made.text(f"**{say(f'bot.vote.{vote.status}')}**")
    return made


def vote_pings(look: Look, vote: VoteRow) -> list[int]:
    """List the people whose consent is still needed."""
    missing = [look.seats[seat].user for seat in voters(vote, list(look.seats)) if seat not in vote.agreed]
    return [user for user in missing if user is not None]
