"""`longtable play`, `run`, `export` and `import`."""

import asyncio
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

import engine
from bot.__main__ import app, main
from bot.config import Settings
from bot.playground import Playground
from bot.store import Store, StoreError, files, games
from bot.table.lobby import Lobby, Person
from bot.terminal import transfer
from bot.terminal.play import play

terminal = CliRunner()
GAME = next(iter(engine.games()))


async def with_a_table(database: Path) -> int:
    """Write one running table into a new database; returns its number."""
    store = await Store.open(database)
    ada, bo = Person(1, "Ada"), Person(2, "Bo")
    table = await Lobby(store).open(ada, GAME, guild=1, channel=2, language="en", places=2)
    await Lobby(store).join(table, bo)
    await Lobby(store).start(table, ada)
    await store.close()
    return table


async def what_play_says(port: int, database: Path | None) -> str:
    """Open the playground, and close it as soon as it has said where it is."""
    told: list[str] = []
    stop = asyncio.Event()

    def say(text: str) -> None:
        told.append(text)
        stop.set()

    await asyncio.wait_for(play(port, database, say, stop), 30)
    return told[0]


async def test_play_opens_a_table_and_says_where(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "a real one, which stays out of it")
    assert "http://127.0.0.1:" in await what_play_says(0, tmp_path / "games.db")
    assert (tmp_path / "games.db").is_file()


async def test_play_takes_another_port_where_one_is_taken() -> None:
    async with Playground() as taken:
        assert f":{taken.port}/" not in await what_play_says(taken.port, None)


def test_run_asks_for_a_token(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    monkeypatch.chdir(tmp_path)
    result = terminal.invoke(app, ["run"])
    assert result.exit_code == 1
    assert "DISCORD_TOKEN" in result.output


async def test_an_exported_game_can_be_imported_and_played_on(tmp_path: Path) -> None:
    table = await with_a_table(tmp_path / "here.db")
    packed = await transfer.export(tmp_path / "here.db", table)
    number = await transfer.import_game(tmp_path / "there.db", packed)
    store = await Store.open(tmp_path / "there.db")
    row = await games.fetch(store.reading, number)
    stages = await games.stages(store.reading, number)
    await store.close()
    assert row is not None and row.game == GAME and row.status == "running"
    match = engine.load_match(stages[-1][2])
    assert match.asks and match.version == row.version


async def test_a_running_bot_keeps_imports_out_but_not_exports(tmp_path: Path) -> None:
    table = await with_a_table(tmp_path / "games.db")
    store = await Store.open(tmp_path / "games.db", now=lambda: 1e12)
    packed = await transfer.export(tmp_path / "games.db", table)
    await store.close()
    assert files.read(packed).game.id == table


@pytest.mark.parametrize("packed", [b"", b"\x93nonsense", b"{}"])
async def test_what_is_no_game_is_refused_and_nothing_written(tmp_path: Path, packed: bytes) -> None:
    with pytest.raises(StoreError, match="can't be imported"):
        await transfer.import_game(tmp_path / "there.db", packed)
    assert not (tmp_path / "there.db").exists()


async def test_there_must_be_such_a_table(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="no database"):
        await transfer.export(tmp_path / "nowhere.db", 1)
    await with_a_table(tmp_path / "games.db")
    with pytest.raises(StoreError, match="no table 99"):
        await transfer.export(tmp_path / "games.db", 99)


def test_the_commands_write_and_read_files(tmp_path: Path) -> None:
    table = asyncio.run(with_a_table(tmp_path / "here.db"))
    file = tmp_path / "game.longtable"
    there = ["--database", str(tmp_path / "there.db")]
    result = terminal.invoke(app, ["export", str(table), str(file), "--database", str(tmp_path / "here.db")])
    assert result.exit_code == 0, result.output
    result = terminal.invoke(app, ["import", str(file), *there])
    assert result.exit_code == 0, result.output
    assert "is table 1 now" in result.output


def test_settings_come_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LONGTABLE_DATABASE", "/data/games.db")
    assert Settings().database == Path("/data/games.db")


def test_a_real_token_is_neither_sent_to_a_playground_nor_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "a real secret")
    monkeypatch.setenv("LONGTABLE_API_BASE", "http://127.0.0.1:1/api/v10")
    monkeypatch.setattr(sys, "argv", ["longtable", "run"])
    with pytest.raises(SystemExit) as ended:
        main()
    assert "never sent to a playground" in str(ended.value)
    assert "real secret" not in str(ended.value)
