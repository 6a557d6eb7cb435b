"""How each kind of outbox row reaches Discord: cards, posts, notices, reminders."""

from typing import Any, Literal

import discord
import structlog

from bot.chat.studio import Studio
from bot.panels.card import card
from bot.panels.layout import Page
from bot.panels.post import mentioned, notice, seat_post, turn_post
from bot.panels.vote import vote_pings, vote_post
from bot.store import Store, games, mail, votes
from bot.store.rows import GameRow, OutboxRow
from bot.table.clock import after_quiet
from bot.table.look import Look, title
from bot.table.tables import Tables
from bot.words import best_language, reader

log = structlog.get_logger(__name__)

THREAD_EXISTS = 160004
ARCHIVED = 50083
UNKNOWN_CHANNEL = 10003
UNKNOWN_MESSAGE = 10008
DM_CLOSED = {50007, 50278, 20026}
NO_ACCESS = {50001, 50013}
WEEK_IN_MINUTES: Literal[10080] = 10080
THREAD_NAME_LIMIT = 100


class Deliveries:
    """Sends rows. Every method looks at the game as it stands now and does nothing that isn't due any more."""

    def __init__(
        self, client: discord.Client, store: Store, tables: Tables, studio: Studio, *, notice_delay: float
    ) -> None:
        self._client = client
        self._store = store
        self._tables = tables
        self._studio = studio
        self._notice_delay = notice_delay

    async def deliver(self, row: OutboxRow) -> float | None:
        """Do what a row says; returns the moment to do it at instead, or None when it is done."""
        assert row.game is not None
        game = await games.fetch(self._store.reading, row.game)
        if game is None:
            return None
        if row.kind == "card":
            await self._card(game)
        elif row.kind == "turn":
            await self._turn(game)
        elif row.kind == "vote":
            await self._vote(row.version, game)
        elif row.kind == "seat":
            await self._seat(row, game)
        else:
            return await self._notice(row, game)
        return None

    # --- the card in the channel -----------------------------------------------------------------------

    async def _card(self, game: GameRow) -> None:
        page = card(game, await games.seats(self._store.reading, game.id))
        channel = self._place(game, game.channel)
        if game.card is not None:
            try:
                await channel.get_partial_message(game.card).edit(view=page, allowed_mentions=NOBODY)
                return
            except discord.NotFound:
                log.info("card was deleted", game=game.id)
        if game.status in {"lobby", "running"}:
            nonce = _nonce("c", game, (game.card or 0) % 10**9)
            message = await channel.send(view=page, nonce=nonce, allowed_mentions=NOBODY)
            await self._note(game.id, card=message.id)

    # --- the post in the thread ------------------------------------------------------------------------

    async def _turn(self, game: GameRow) -> None:
        if game.status not in {"running", "over"} or game.handover <= game.posted:
            return
        table = await self._tables.table(game.id)
        if not table.is_settled():
            return
        if game.thread is None:
            await self._open_thread(game)
        look = await table.look(None, since=game.posted, handed_over=True)
        page = await turn_post(look, self._studio)
        users = [discord.Object(user) for user in mentioned(look)]
        mentions = discord.AllowedMentions(everyone=False, roles=False, users=users)
        message = await self._post(look, page, _nonce("t", game, game.handover), mentions)
        await table.posted(look.row.handover, message.id)

    async def _post(
        self, look: Look, page: Page, nonce: str, mentions: discord.AllowedMentions
    ) -> discord.Message:
        """Post in the thread; opens it again where it is archived, or a new one where it is gone."""
        try:
            return await self._send(look.row, page, nonce, mentions)
        except discord.HTTPException as error:
            if error.code == ARCHIVED:
                await self._wake_thread(look.row)
            elif error.code == UNKNOWN_CHANNEL:
                await self._open_thread(look.row)
            elif error.code in NO_ACCESS and page.files:
                page = await turn_post(look, self._studio, pictures=False)
            else:
                raise
        _rewind(page)
        table = await self._tables.table(look.row.id)
        return await self._send(table.row, page, nonce, mentions)

    async def _send(
        self, game: GameRow, page: Page, nonce: str, mentions: discord.AllowedMentions
    ) -> discord.Message:
        assert game.thread is not None
        place = self._place(game, game.thread)
        return await place.send(view=page, files=page.files, nonce=nonce, allowed_mentions=mentions)

    async def _open_thread(self, game: GameRow) -> None:
        """Make the game's thread from its card (once, whatever happens), else free in the channel."""
        name = await self._thread_name(game)
        try:
            thread = await self._thread_from_card(game, name)
        except discord.NotFound:
            thread = await self._free_thread(game, name)
        table = await self._tables.table(game.id)
        await table.place(thread)
        async with self._store.batch() as db:
            await mail.enqueue(db, "card", self._store.now(), key=f"card:{game.id}", game=game.id)

    async def _thread_from_card(self, game: GameRow, name: str) -> int:
        if game.card is None:
            return await self._free_thread(game, name)
        message = self._place(game, game.channel).get_partial_message(game.card)
        try:
            thread = await message.create_thread(name=name, auto_archive_duration=WEEK_IN_MINUTES)
        except discord.HTTPException as error:
            if error.code != THREAD_EXISTS:
                raise
            if game.thread == game.card:  # it was deleted: Discord makes only one from each message
                return await self._free_thread(game, name)
            return game.card
        return thread.id

    async def _free_thread(self, game: GameRow, name: str) -> int:
        channel = self._client.get_channel(game.channel) or await self._client.fetch_channel(game.channel)
        assert isinstance(channel, discord.TextChannel)
        thread = await channel.create_thread(
            name=name, type=discord.ChannelType.public_thread, auto_archive_duration=WEEK_IN_MINUTES
        )
        return thread.id

    async def _wake_thread(self, game: GameRow) -> None:
        assert game.thread is not None
        thread = await self._client.fetch_channel(game.thread)
        if isinstance(thread, discord.Thread):
            await thread.edit(archived=False)

    async def _thread_name(self, game: GameRow) -> str:
        say = reader(game.language)
        names = [seat.name for seat in await games.seats(self._store.reading, game.id) if seat.user]
        return f"{title(game, say)} · {', '.join(names)}"[:THREAD_NAME_LIMIT]

    # --- votes and seats that change hands -------------------------------------------------------------

    async def _vote(self, number: int, game: GameRow) -> None:
        vote = await votes.fetch(self._store.reading, number)
        if vote is None or game.thread is None:
            return
        look = await self._tables.glance(game.id)
        page, place = vote_post(look, vote), self._place(game, game.thread)
        if vote.post is not None:
            try:
                await place.get_partial_message(vote.post).edit(view=page, allowed_mentions=NOBODY)
                return
            except discord.NotFound:
                log.info("vote was deleted", game=game.id)
        pinged = discord.AllowedMentions(users=[discord.Object(user) for user in vote_pings(look, vote)])
        message = await place.send(view=page, nonce=_nonce("v", game, number), allowed_mentions=pinged)
        async with self._store.batch() as db:
            await votes.update(db, number, post=message.id)

    async def _seat(self, row: OutboxRow, game: GameRow) -> None:
        if game.thread is None:
            return
        look = await self._tables.glance(game.id)
        page, nonce = seat_post(look, row.seat or 0), _nonce("s", game, row.seat or 0, row.id)
        await self._place(game, game.thread).send(view=page, nonce=nonce, allowed_mentions=NOBODY)

    # --- telling whoever is waited for -----------------------------------------------------------------

    async def _notice(self, row: OutboxRow, game: GameRow) -> float | None:
        """Send a DM to a seat that is still waited for; a closed DM leaves it at the mention in the thread."""
        table = await self._tables.table(game.id)
        seat = table.waits_for(row.seat or 0, row.version)
        if seat is None or seat.user is None or game.status != "running":
            return None
        preference = await mail.preference(self._store.reading, seat.user)
        reminder = row.kind == "reminder"
        if preference.dm_refused or not (preference.reminders if reminder else preference.dm):
            return None
        wanted = row.created if reminder else game.since + self._notice_delay
        moment = after_quiet(preference, max(wanted, self._store.now()))
        if moment > self._store.now() or game.handover > game.posted:
            return max(moment, self._store.now() + 0.2)
        look = await table.look(seat.user, since=max(seat.rested, 0))
        language = best_language(preference.language)
        page = await notice(look, language, self._studio, reminder=reminder)
        await self._dm(seat.user, page, _nonce("r" if reminder else "n", game, seat.number, row.version))
        return None

    async def _dm(self, user: int, page: Page, nonce: str) -> None:
        try:
            channel = await self._client.create_dm(discord.Object(user))
            await channel.send(view=page, files=page.files, nonce=nonce, allowed_mentions=NOBODY)
        except discord.Forbidden as error:
            if error.code not in DM_CLOSED:
                raise
            log.info("DMs are closed", user=user)
            async with self._store.batch() as db:
                await mail.prefer(db, user, dm_refused=self._store.now())

    # --- places ----------------------------------------------------------------------------------------

    def _place(self, game: GameRow, channel: int) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(channel, guild_id=game.guild)

    async def _note(self, game: int, **changes: Any) -> None:
        async with self._store.batch() as db:
            await games.update(db, game, **changes)


NOBODY = discord.AllowedMentions.none()


def _nonce(kind: str, game: GameRow, *parts: int) -> str:
    """Name a message, the same at each attempt and after a restart: Discord drops the second of a pair."""
    return ".".join(str(part) for part in (f"{kind}{game.id}", int(game.created) % 10**5, *parts))[:25]


def _rewind(page: Page) -> None:
    for file in page.files:
        file.reset(seek=True)
