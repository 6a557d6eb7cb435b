"""What needs consent, and seats that change hands."""

import pytest

import engine
from bot.playground import Seen, Visitor
from tests.bot.house import House, started
from tests.bot.people import choices, take
from tests.engine.toys import TOY


@pytest.fixture(autouse=True)
def toy() -> None:
    engine.register(TOY)


async def panel_of(visitor: Visitor, channel: str) -> Seen:
    outcome = await visitor.command("play", channel=channel)
    assert outcome.message is not None
    return outcome.message


async def first_turn(house: House, players: list[Visitor]) -> tuple[Seen, Visitor, Visitor]:
    """Everybody has picked; gives the first post, whose turn it is, and the other one."""
    post = await started(house, players, game="toy")
    for player in players:
        panel = await panel_of(player, post.channel)
        for _ in range(2):
            panel = await take(player, panel, choices(panel)[0])
    await house.quiet()
    drawn = (await house.client.desk.tables.table(1)).seats
    one, other = players if drawn[0].name == "Ada" else players[::-1]
    return post, one, other


async def draw_a_card(player: Visitor, channel: str) -> Seen:
    panel = await panel_of(player, channel)
    assert "needs the others' consent" in panel.text
    return await take(player, panel, next(choice for choice in choices(panel) if choice[0].endswith(":draw")))


async def vote_in(visitor: Visitor, channel: str) -> Seen:
    return await visitor.until(lambda seen: "asks to" in seen.text and bool(seen.buttons), channel)


async def test_undo_of_a_reveal_needs_consent(house: House, ada: Visitor, bo: Visitor, cy: Visitor) -> None:
    post, player, other = await first_turn(house, [ada, bo])
    drawn = await draw_a_card(player, post.channel)
    before = (await house.client.desk.tables.table(1)).match.version
    refused = await player.command("undo", channel=post.channel)
    assert "consent" in refused.text
    await player.click(drawn, drawn.button("Ask the others"))
    vote = await vote_in(other, post.channel)
    for stranger in (cy, player):
        await stranger.click(vote, vote.button("Agree"))
    await house.quiet()
    assert (await house.client.desk.tables.table(1)).match.version == before
    await other.click(vote, vote.button("Agree"))
    done = await other.until(lambda seen: seen.id == vote.id and "Done" in seen.text, post.channel)
    assert not done.buttons
    assert (await house.client.desk.tables.table(1)).match.version == before + 1
    assert "consent" in (await panel_of(player, post.channel)).text


async def test_a_refusal_ends_it_and_a_late_consent_changes_nothing(
    house: House, ada: Visitor, bo: Visitor
) -> None:
    post, player, other = await first_turn(house, [ada, bo])
    drawn = await draw_a_card(player, post.channel)
    await player.click(drawn, drawn.button("Ask the others"))
    vote = await vote_in(other, post.channel)
    panel = await draw_a_card(player, post.channel)
    before = (await house.client.desk.tables.table(1)).match.version
    await other.click(vote, vote.button("Agree"))
    assert await other.until(lambda seen: seen.id == vote.id and "Too late" in seen.text, post.channel)
    await player.click(panel, panel.button("Ask the others"))
    again = await other.until(lambda seen: bool(seen.buttons) and "asks to" in seen.text, post.channel)
    await other.click(again, again.button("Refuse"))
    assert await other.until(lambda seen: seen.id == again.id and "Refused" in seen.text, post.channel)
    assert (await house.client.desk.tables.table(1)).match.version == before


async def test_a_running_game_is_called_off_by_all(house: House, ada: Visitor, bo: Visitor) -> None:
    post = await started(house, [ada, bo], game="toy")
    await ada.command("game cancel", channel=post.channel)
    vote = await vote_in(bo, post.channel)
    await bo.click(vote, vote.button("Agree"))
    await house.quiet()
    assert "called off" in (await ada.command("play", table=1)).text
    assert await ada.until(lambda seen: "called off" in seen.text and not seen.ephemeral, "tables")


async def test_who_leaves_is_replaced_and_the_seat_can_be_taken(
    house: House, ada: Visitor, bo: Visitor, cy: Visitor
) -> None:
    post = await started(house, [ada, bo], game="toy")
    asked = (await bo.command("game leave", channel=post.channel)).message
    assert asked is not None and "automatic player" in asked.text
    await bo.click(asked, asked.button("Stay"))
    await bo.until(lambda seen: "You stay" in seen.text and not seen.buttons, post.channel)
    assert "no seat" not in (await bo.command("play", channel=post.channel)).text
    asked = (await bo.command("game leave", channel=post.channel)).message
    assert asked is not None
    await bo.click(asked, asked.button("Leave"))
    await bo.until(lambda seen: "have left table" in seen.text, post.channel)
    left = await cy.until(lambda seen: "Anybody may take the seat" in seen.text, post.channel)
    assert "no seat" in (await bo.command("play", channel=post.channel)).text
    await house.quiet()
    await cy.click(left, left.button("Take the seat"))
    assert await ada.until(lambda seen: "Cy has taken" in seen.text, post.channel)
    assert "no seat" not in (await cy.command("play", channel=post.channel)).text
    replaced = await cy.command("game replace", channel=post.channel, player=0)
    assert "asked" in replaced.text or "Nobody" in replaced.text or "Done" in replaced.text
    assert house.playground.violations == []
