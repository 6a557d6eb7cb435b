"""What a table does of its own accord: automatic players, lone options, deciding together, the clock."""

import asyncio
import random

import pytest

import engine
from bot.playground import Seen, Visitor
from tests.bot.house import House, card_of, invites, started, thread_of
from tests.bot.people import choices, play_on, take
from tests.engine.toys import TOY


@pytest.fixture(autouse=True)
def toy() -> None:
    engine.register(TOY)


async def choose_in_form(visitor: Visitor, form: Seen, name: str, value: str) -> None:
    custom_id = next(custom_id for custom_id in form.menus if custom_id.endswith(f":set:{name}"))
    await visitor.choose(form, custom_id, value)


async def test_one_person_and_two_automatic_players(house: House, ada: Visitor) -> None:
    house.without_pictures()
    opened = await ada.command("game new", game="toy", seats=3)
    assert opened.message is not None
    await choose_in_form(ada, opened.message, "machines", "2:greedy")
    card = await ada.until(lambda seen: "Greedy" in seen.text and not seen.ephemeral, "tables")
    await ada.click(card, card.button("Start"))
    thread = await thread_of(ada)
    dice = random.Random(1)
    for _ in range(60):
        await house.quiet()
        posts = [seen for seen in await ada.messages(thread) if not seen.ephemeral]
        if "Final scores" in posts[-1].text:
            break
        panel = await ada.click(posts[-1], posts[-1].button("Take your turn"))
        assert panel.message is not None
        await play_on(ada, panel.message, dice)
    assert "Final scores" in posts[-1].text
    assert len(posts) < 15


async def test_deciding_together(house: House, ada: Visitor, bo: Visitor) -> None:
    """Both are asked at once; one's answer doesn't make the other's buttons stale."""
    post = await started(house, [ada, bo], game="toy")
    drawn = (await house.client.desk.tables.table(1)).seats
    one, other = (ada, bo) if drawn[0].name == "Ada" else (bo, ada)
    panels = []
    for player in (one, other):
        outcome = await player.click(post, post.button("Take your turn"))
        assert outcome.message is not None
        panels.append(outcome.message)
    assert all(choices(panel) for panel in panels)
    first = await take(one, panels[0], choices(panels[0])[0])
    second = await take(other, panels[1], choices(panels[1])[0])
    assert "moved on" not in second.text
    await take(one, first, choices(first)[0])
    waiting = await one.command("play", channel=post.channel)
    assert drawn[1].name in waiting.text and waiting.message is not None and not choices(waiting.message)
    await take(other, second, choices(second)[0])
    await house.quiet()
    posts = [seen for seen in await ada.messages(post.channel) if invites(seen)]
    assert len(posts) == 2


async def test_undo_and_what_it_cannot_undo(house: House, ada: Visitor) -> None:
    post = await started(house, [ada], game="toy")
    opened = await ada.click(post, post.button("Take your turn"))
    assert opened.message is not None
    picked = await take(ada, opened.message, choices(opened.message)[0])
    undone = await ada.command("undo", channel=post.channel)
    assert undone.message is not None
    assert len(choices(undone.message)) == len(choices(opened.message))
    stale = await take(ada, picked, choices(picked)[0])
    assert "moved on" in stale.text


async def test_play_offers_what_is_possible_and_takes_it(house: House, ada: Visitor) -> None:
    post = await started(house, [ada], game="toy")
    offered = await ada.autocomplete("play", "choice", channel=post.channel, choice="")
    assert len(offered) == 4
    answered = await ada.command("play", channel=post.channel, choice=offered[0]["value"])
    assert answered.message is not None and choices(answered.message) != []
    again = await ada.command("play", channel=post.channel, choice=offered[0]["value"])
    assert "moved on" in again.text
    by_number = await ada.command("play", channel=post.channel, choice="1")
    assert "can't be chosen" not in by_number.text


async def test_looking_around(house: House, ada: Visitor, bo: Visitor, cy: Visitor) -> None:
    post = await started(house, [ada, bo], game="el_paso", pictures=True)
    for command in ("board", "table", "score"):
        for visitor in (ada, cy):
            shown = await visitor.command(command, channel=post.channel)
            assert shown.message is not None and shown.message.ephemeral
            assert shown.message.media and shown.message.media[0].description
    hand = await ada.command("hand", channel=post.channel)
    assert hand.message is not None and hand.message.media
    assert "no seat" in (await cy.command("hand", channel=post.channel)).text
    for command in ("log", "rules", "help", "fairness", "game list", "settings"):
        shown = await ada.command(command, channel=post.channel)
        assert shown.text and "⟦" not in shown.text, command
    found = await ada.command("rules", channel=post.channel, search="objective")
    assert "**" in found.text
    assert house.playground.violations == []


async def test_a_reminder_comes_when_the_pace_has_passed(house: House, ada: Visitor) -> None:
    house.without_pictures()
    opened = await ada.command("game new", game="toy", seats=1)
    assert opened.message is not None
    await choose_in_form(ada, opened.message, "pace", "6")
    card = await card_of(ada)
    await house.quiet()
    await ada.click(card, card.button("Start"))
    await house.quiet()
    before = len(await ada.notifications())
    store = house.client.store
    real = store.now
    store.now = lambda: real() + 7 * 3600
    house.client.outbox.wake()
    for _ in range(100):
        if len(await ada.notifications()) > before:
            break
        await asyncio.sleep(0.05)
    store.now = real
    assert "still waits for you" in (await ada.notifications())[-1]["text"]


async def test_rematch_and_export(house: House, ada: Visitor) -> None:
    post = await started(house, [ada], game="toy")
    dice = random.Random(3)
    for _ in range(40):
        await house.quiet()
        posts = [seen for seen in await ada.messages(post.channel) if not seen.ephemeral]
        if "Final scores" in posts[-1].text:
            break
        assert "running game" in (await ada.command("game export", channel=post.channel)).text
        panel = await ada.click(posts[-1], posts[-1].button("Take your turn"))
        assert panel.message is not None
        await play_on(ada, panel.message, dice)
    final = posts[-1]
    exported = await ada.click(final, final.button("Export"))
    assert exported.message is not None
    packed = await ada.open(exported.message.media[0])
    assert len(packed) > 500
    await ada.click(final, final.button("Rematch"))
    card = await ada.until(lambda seen: "Table 2" in seen.text and not seen.ephemeral, "tables")
    assert card.button("Start")
