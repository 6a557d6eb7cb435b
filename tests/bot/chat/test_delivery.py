"""Discord fails, people close their DMs, moderators delete things: the game goes on and everybody is told."""

from bot.playground import Visitor
from bot.words import reader
from bot.words.telling import deeds
from tests.bot.house import House, card_of, invites, started, thread_of
from tests.bot.people import choices, take


async def answer_once(players: list[Visitor]) -> None:
    """Whoever is asked answers, in the channel where the table was opened."""
    for player in players:
        panel = await player.command("play", table=1)
        assert panel.message is not None
        if offered := choices(panel.message):
            await take(player, panel.message, offered[0])
            return


async def test_a_post_is_tried_until_it_is_there(house: House, ada: Visitor, bo: Visitor) -> None:
    house.playground.fault("POST */channels/*/messages", status=503, times=1, skip=1)
    house.playground.fault("POST */channels/*/messages", drop=True, status=None, times=1, skip=2)
    post = await started(house, [ada, bo])
    assert len([seen for seen in await ada.messages(post.channel) if invites(seen)]) == 1


async def test_a_post_that_arrived_unheard_is_not_doubled(house: House, ada: Visitor, bo: Visitor) -> None:
    house.playground.fault("POST */channels/*/messages", status=503, times=1, skip=1, after=True)
    post = await started(house, [ada, bo])
    assert len([seen for seen in await ada.messages(post.channel) if invites(seen)]) == 1


async def test_closed_dms_fall_back_to_the_mention(house: House, ada: Visitor, bo: Visitor) -> None:
    for visitor in (ada, bo):
        await visitor.settings(accepts_dms=False)
    await started(house, [ada, bo])
    told = [*await ada.notifications(), *await bo.notifications()]
    assert [note["kind"] for note in told] == ["mention"]
    async with house.client.store.reading.execute(
        "SELECT count(*) FROM preference WHERE dm_refused > 0"
    ) as cursor:
        row = await cursor.fetchone()
    assert row is not None and row[0] == 1


async def test_a_deleted_card_is_posted_again(house: House, ada: Visitor, bo: Visitor) -> None:
    house.without_pictures()
    await ada.command("game new", game="el_paso", seats=2)
    card = await card_of(ada)
    world = house.playground.world
    world.remove_message(world.any_message(int(card.id)))
    await bo.command("game join", table=1)
    again = await bo.until(lambda seen: "Bo" in seen.text and not seen.ephemeral, "tables")
    assert again.id != card.id


async def test_a_deleted_thread_is_made_again(house: House, ada: Visitor, bo: Visitor) -> None:
    post = await started(house, [ada, bo])
    world = house.playground.world
    world.remove_channel(world.channels[int(post.channel)])
    await answer_once([ada, bo])
    await house.quiet()
    thread = await thread_of(ada)
    assert thread != post.channel
    assert [seen for seen in await ada.messages(thread) if invites(seen)]


async def test_an_archived_thread_is_opened_again(house: House, ada: Visitor, bo: Visitor) -> None:
    post = await started(house, [ada, bo])
    world = house.playground.world
    thread = world.channels[int(post.channel)]
    world.archive(thread, True)
    await answer_once([ada, bo])
    await house.quiet()
    assert not thread.archived
    assert len([seen for seen in await ada.messages(post.channel) if invites(seen)]) == 2


async def test_without_attach_files_the_turn_is_told_in_words(
    house: House, ada: Visitor, bo: Visitor
) -> None:
    await ada.command("game new", game="el_paso", seats=2)
    card = await card_of(ada)
    await bo.click(card, card.button("Join"))
    await house.quiet()
    house.playground.permit("tables", attach_files=False)
    await ada.click(card, card.button("Start"))
    post = await ada.until(invites, await thread_of(ada))
    assert "Attach Files" in post.text
    assert not post.media


async def test_a_post_that_is_late_tells_no_turn_that_has_only_begun(
    house: House, ada: Visitor, bo: Visitor
) -> None:
    await started(house, [ada, bo])
    house.playground.fault("POST */channels/*/messages", status=503, times=99)
    table = await house.client.desk.tables.table(1)
    first = table.row.handover
    while table.row.handover in {first, table.row.version}:
        await answer_once([ada, bo])
    begun = (await table.look(None, since=table.row.handover)).news
    house.playground.api.faults.clear()
    await house.quiet()
    assert begun
    assert table.row.posted == table.row.handover < table.row.version
    assert (await table.look(None, since=table.row.posted)).news == begun
    words = deeds(begun, table.row.waiting[0], "el_paso", reader("en"))
    assert words.rstrip(".").lower() not in (await ada.until(invites, await thread_of(ada))).text.lower()
