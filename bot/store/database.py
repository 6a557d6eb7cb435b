"""The database file: opening it safely, one writer at a time, and the lease that keeps others out."""

import asyncio
import os
import secrets
import socket
import sqlite3
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import aiosqlite

from bot.store.batch import Batch
from bot.store.migrations import TooNewError, migrate

LEASE_SECONDS = 30.0

Outcomes = list[Exception | None]


class StoreError(Exception):
    """The database can't be served; the message says what to do. Nothing has been written."""


class LeaseLostError(Exception):
    """Another process serves this file now: this one must stop writing at once."""


class Store:
    """One open database: a writing connection that is used by one transaction at a time, and a reading one."""

    def __init__(
        self,
        path: Path,
        writing: aiosqlite.Connection,
        reading: aiosqlite.Connection,
        now: Callable[[], float],
    ) -> None:
        self.path = path
        self.reading = reading
        self.now = now
        self.holder = f"{socket.gethostname()}:{os.getpid()}:{secrets.token_hex(4)}"
        self._writing = writing
        self._turn = asyncio.Lock()
        self._queue: list[tuple[Batch, asyncio.Future[None]]] = []
        self._queued = asyncio.Event()
        self._writer = asyncio.create_task(self._write_queue())

    @classmethod
    async def open(cls, path: Path, now: Callable[[], float] = time.time) -> "Store":
        """Open (or make) the file, bring it up to date and take its lease. Raises StoreError."""
        await asyncio.to_thread(_prepare, path)
        store = cls(path, await _connect(path), await _connect(path, writing=False), now)
        try:
            await store.take_lease()
        except BaseException:
            await store.close()
            raise
        return store

    async def close(self) -> None:
        """Give the lease back and close the file."""
        self._writer.cancel()
        async with self._turn:
            await self._writing.execute("DELETE FROM lease WHERE holder = ?", (self.holder,))
            await self._writing.close()
            await self.reading.close()

    async def abandon(self) -> None:
        """Close the file as a dying process would: the lease stays, an open transaction is rolled back."""
        self._writer.cancel()
        await self._writing.close()
        await self.reading.close()

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[aiosqlite.Connection]:
        """Write everything in the block, or nothing. Raises LeaseLostError where another process serves."""
        async with self._turn:
            await self._writing.execute("BEGIN IMMEDIATE")
            try:
                await self._check_lease()
                yield self._writing
                await self._writing.execute("COMMIT")
            except BaseException:
                if self._writing.in_transaction:
                    await self._writing.execute("ROLLBACK")
                raise

    @asynccontextmanager
    async def batch(self) -> AsyncIterator[Batch]:
        """Write everything in the block, or nothing, in one go: cheaper than `transaction`, but it can't read.

        Whatever waits to be written is committed together; on leaving the block it is on the disk. Raises
        LeaseLostError where another process serves.
        """
        batch = Batch()
        yield batch
        written: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.append((batch, written))
        self._queued.set()
        await written

    async def _write_queue(self) -> None:
        while True:
            await self._queued.wait()
            async with self._turn:
                self._queued.clear()
                group, self._queue = self._queue, []
                await self._write_group(group)

    async def _write_group(self, group: list[tuple[Batch, "asyncio.Future[None]"]]) -> None:
        batches = [batch for batch, _ in group]
        try:
            outcomes = await self._in_one_go(lambda db: _write_together(db, batches, self.holder))
        except Exception as failure:
            outcomes = [failure] * len(group)
        for (_, written), problem in zip(group, outcomes, strict=True):
            if written.cancelled():
                continue
            if problem is None:
                written.set_result(None)
            else:
                written.set_exception(problem)

    async def _in_one_go(self, work: Callable[[sqlite3.Connection], Outcomes]) -> Outcomes:
        """Run a function in the writing connection's thread.

        aiosqlite hands single statements over, each there and back between threads; a whole transaction that goes
        over in one piece is several times faster under load, so its own queue is used here.
        """
        done: Outcomes = await self._writing._execute(work, self._writing._conn)  # type: ignore[no-untyped-call]
        return done

    async def take_lease(self) -> None:
        """Become the one process that serves this file. Raises StoreError while another one does."""
        async with self._turn:
            await self._writing.execute("BEGIN IMMEDIATE")
            row = await _one(self._writing, "SELECT holder, expires FROM lease")
            if row is not None and not self._may_take(row[0], row[1]):
                await self._writing.execute("ROLLBACK")
                raise StoreError(
                    f"{self.path} is being served by another process ({row[0]}). Stop that one first; "
                    f"if it is dead, wait {LEASE_SECONDS:.0f} seconds and start again."
                )
            await self._writing.execute(
                "INSERT INTO lease VALUES (1, ?1, ?2) ON CONFLICT DO UPDATE SET holder = ?1, expires = ?2",
                (self.holder, self.now() + LEASE_SECONDS),
            )
            await self._writing.execute("COMMIT")

    async def renew_lease(self) -> None:
        """Say that this process is alive. Raises LeaseLostError."""
        async with self.batch() as db:
            await db.execute("UPDATE lease SET expires = ?", (self.now() + LEASE_SECONDS,))

    def _may_take(self, holder: str, expires: float) -> bool:
        host, pid, _ = holder.rsplit(":", 2)
        same_machine = host == socket.gethostname()
        return expires < self.now() or (same_machine and (int(pid) == os.getpid() or not _alive(int(pid))))

    async def _check_lease(self) -> None:
        row = await _one(self._writing, "SELECT holder FROM lease")
        if row is None or row[0] != self.holder:
            raise LeaseLostError(f"{self.path} is served by {row[0] if row else 'nobody'} now")


def _write_together(db: sqlite3.Connection, batches: list[Batch], holder: str) -> Outcomes:
    """Write batches in one transaction: each succeeds or fails for itself, the disk is waited for once."""
    db.execute("BEGIN IMMEDIATE")
    try:
        served_by = db.execute("SELECT holder FROM lease").fetchone()
        if served_by is None or served_by[0] != holder:
            raise LeaseLostError("another process serves this file now")
        outcomes = [batch.write(db) for batch in batches]
        db.execute("COMMIT")
    except BaseException:
        if db.in_transaction:
            db.execute("ROLLBACK")
        raise
    return outcomes


def _prepare(path: Path) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    try:
        migrate(path)
    except TooNewError as error:
        raise StoreError(
            f"{path} was written by a newer Longtable ({error}). Install that version again, or put back "
            f"the copy {path.name}.before-… that lies beside it. Nothing has been changed."
        ) from error
    except sqlite3.DatabaseError as error:
        raise StoreError(
            f"{path} is damaged or isn't a Longtable database ({error}). Nothing has been changed. Keep the "
            f"file, move it aside together with its -wal and -shm files, put back your newest backup under "
            f"this name and start again; `sqlite3 {path.name} .recover` may save what it still holds."
        ) from error


async def _connect(path: Path, *, writing: bool = True) -> aiosqlite.Connection:
    db = await aiosqlite.connect(path, isolation_level=None)
    for pragma in ("busy_timeout = 5000", "foreign_keys = ON", "synchronous = FULL"):
        async with db.execute(f"PRAGMA {pragma}"):
            pass
    if not writing:
        await db.execute("PRAGMA query_only = ON")
    return db


async def _one(db: aiosqlite.Connection, sql: str) -> sqlite3.Row | tuple[str, float] | None:
    async with db.execute(sql) as cursor:
        return await cursor.fetchone()


def _alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    except PermissionError:
        return True
    return True
