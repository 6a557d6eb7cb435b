"""Everything that must survive: games, seats, stages, events, preferences, and what is still to be sent.

The database is the truth and Discord a display of it. One file, one process, one writer:

    store = await Store.open(path)
    async with store.transaction() as db:
        await games.update(db, 17, version=24)
    row = await games.fetch(store.reading, 17)
"""

from bot.store.database import LeaseLostError, Store, StoreError

__all__ = ["LeaseLostError", "Store", "StoreError"]
