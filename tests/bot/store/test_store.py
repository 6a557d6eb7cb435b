"""The file: one process at a time, nothing half written, and never overwritten."""

import sqlite3
from pathlib import Path

import pytest

from bot.store import LeaseLostError, Store, StoreError, files, games, mail, migrations
from bot.store.rows import PreferenceRow, SeatRow

NEW = {"game": "toy", "status": "running", "guild": 1, "channel": 2, "host": 3, "language": "en", "places": 2}


async def new_game(store: Store) -> int:
    async with store.transaction() as db:
        return await games.insert(db, **NEW, options={"rounds": 3}, since=1.0, created=1.0)


async def test_a_second_process_is_kept_out(tmp_path: Path) -> None:
    store = await Store.open(tmp_path / "a.db")
    holder = store.holder.replace(f":{store.holder.split(':')[1]}:", ":1:")
    async with store.transaction() as db:
        await db.execute("UPDATE lease SET holder = ?", [holder])
    with pytest.raises(StoreError, match="another process"):
        await Store.open(tmp_path / "a.db")
    with pytest.raises(LeaseLostError):
        async with store.batch() as batch:
            await games.update(batch, 1, turn=2)
    with pytest.raises(LeaseLostError):
        await store.renew_lease()
    await store.close()


async def test_a_lease_that_has_run_out_is_taken(tmp_path: Path) -> None:
    store = await Store.open(tmp_path / "a.db")
    async with store.transaction() as db:
        await db.execute("UPDATE lease SET holder = 'elsewhere:1:x', expires = 5")
    other = await Store.open(tmp_path / "a.db")
    await other.renew_lease()
    await other.close()
    await store.close()


async def test_a_batch_is_written_whole_or_not_at_all(tmp_path: Path) -> None:
    store = await Store.open(tmp_path / "a.db")
    number = await new_game(store)
    with pytest.raises(games.StaleVersionError):
        async with store.batch() as batch:
            await games.put_seat(batch, SeatRow(number, 0, 3))
            games.advance(batch, number, 99, version=100)
    assert await games.seats(store.reading, number) == []
    async with store.batch() as batch:
        await games.put_seat(batch, SeatRow(number, 0, 3))
        games.advance(batch, number, 0, version=1)
    row = await games.fetch(store.reading, number)
    assert row is not None and row.version == 1 and row.options == {"rounds": 3}
    assert len(await games.seats(store.reading, number)) == 1
    await store.close()


async def test_the_same_thing_to_do_twice_is_one(tmp_path: Path) -> None:
    store = await Store.open(tmp_path / "a.db")
    number = await new_game(store)
    async with store.batch() as batch:
        await mail.enqueue(batch, "turn", 1.0, key="turn:1", game=number, version=1)
    [first] = await mail.next_rows(store.reading)
    async with store.batch() as batch:
        await mail.enqueue(batch, "turn", 2.0, key="turn:1", game=number, version=2)
    async with store.batch() as batch:
        await mail.done(batch, first)
    [again] = await mail.next_rows(store.reading)
    assert (again.version, again.stamp) == (2, 1)
    async with store.batch() as batch:
        await mail.done(batch, again)
    assert await mail.waiting(store.reading) == 0
    await store.close()


async def test_preferences_are_remembered(tmp_path: Path) -> None:
    store = await Store.open(tmp_path / "a.db")
    async with store.batch() as batch:
        await mail.prefer(batch, 7, dm=False, zone="Asia/Tokyo")
    assert await mail.preference(store.reading, 7) == PreferenceRow(7, dm=False, zone="Asia/Tokyo")
    assert await mail.preference(store.reading, 8) == PreferenceRow(8)
    await store.close()


@pytest.mark.parametrize("content", [b"this is no database at all, but a letter" * 100, None])
async def test_a_damaged_file_is_refused_and_left_alone(tmp_path: Path, content: bytes | None) -> None:
    path = tmp_path / "a.db"
    if content is None:
        store = await Store.open(path)
        await new_game(store)
        await store.close()
        whole = bytearray(path.read_bytes())
        whole[4096:12288] = b"\xff" * 8192
        content = bytes(whole)
    path.write_bytes(content)
    with pytest.raises(StoreError, match="backup"):
        await Store.open(path)
    assert path.read_bytes() == content


async def test_a_file_of_a_later_longtable_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "a.db"
    (await Store.open(path)).path.exists()
    with sqlite3.connect(path) as db:
        db.execute("PRAGMA user_version = 9999")
    with pytest.raises(StoreError, match="newer Longtable"):
        await Store.open(path)


def test_a_migration_puts_a_copy_aside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "a.db"
    first = migrations.steps()[:1]
    monkeypatch.setattr(migrations, "steps", lambda: first)
    assert migrations.migrate(path) == [1]
    monkeypatch.setattr(migrations, "steps", lambda: [*first, (2, "CREATE TABLE more (a INTEGER) STRICT;")])
    assert migrations.migrate(path) == [2]
    with sqlite3.connect(tmp_path / "a.db.before-0002") as copy:
        assert copy.execute("PRAGMA user_version").fetchone() == (1,)
    assert migrations.migrate(path) == []


def test_a_migration_that_fails_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "a.db"
    migrations.migrate(path)
    known = migrations.steps()
    broken = "CREATE TABLE more (a INTEGER) STRICT;\nCREATE TABLE more (a INTEGER) STRICT;"
    monkeypatch.setattr(migrations, "steps", lambda: [*known, (99, broken)])
    with pytest.raises(sqlite3.OperationalError):
        migrations.migrate(path)
    with sqlite3.connect(path) as db:
        assert db.execute("SELECT count(*) FROM sqlite_master WHERE name = 'more'").fetchone() == (0,)


def test_what_is_no_exported_game_is_refused() -> None:
    with pytest.raises(files.NotAGameError):
        files.read(b"PK\x03\x04")
