"""What was said in the playground is there again after a restart."""

from pathlib import Path

import pytest

from bot.playground import Playground
from bot.playground.archive import DamagedArchive
from tests.bot.playground.tiny import Running, TinyBot


async def test_everything_but_private_answers_is_kept(tmp_path: Path) -> None:
    async with Playground(keep=tmp_path / "kept") as playground:
        running = await Running(playground, TinyBot()).start()
        playground.permit("lounge", send_messages=False)
        async with playground.visitor("ada") as ada:
            await ada.call("POST", "/users", {"display": "Eve"})
            await ada.command("table")
            await ada.command("play")
            await ada.say("tables", "good night")
            (thread,) = await ada.threads()
            before = [seen.raw for seen in await ada.messages("tables") if not seen.ephemeral]
        await running.stop()
        ids = playground.guild_id, playground.application_id

    async with Playground(keep=tmp_path / "kept") as playground:
        running = await Running(playground, TinyBot()).start()
        assert (playground.guild_id, playground.application_id) == ids
        async with playground.visitor("ada") as ada, playground.visitor("eve") as eve:
            assert [seen.raw for seen in await ada.messages("tables")] == before
            (again,) = await eve.threads()
            assert (again["id"], again["name"], again["parent_id"]) == (
                thread["id"],
                "El Paso 17",
                thread["parent_id"],
            )
            (post,) = await ada.messages(again["id"])
            assert (await ada.open(post.media[0])).startswith(b"\x89PNG")
            dm = await ada.dm()
            assert dm
            assert dm["mentions"] == 1
            assert [notice["kind"] for notice in await ada.notifications()] == ["mention", "dm"]
            assert (await ada.command("board")).state == "answered"
        bot = playground.world.bot
        assert not playground.world.may(bot, playground.channel("lounge"), "send_messages")
        await running.stop()


@pytest.mark.parametrize("damage", [b"", b"{}", b'{"version": 99}', b"not json"])
async def test_a_damaged_folder_is_refused_and_left_alone(tmp_path: Path, damage: bytes) -> None:
    (tmp_path / "world.json").write_bytes(damage)
    with pytest.raises(DamagedArchive, match="Move it away"):
        await Playground(keep=tmp_path).__aenter__()
    assert (tmp_path / "world.json").read_bytes() == damage
