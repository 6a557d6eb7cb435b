-- A game's life from the lobby to the final score. Times are seconds since 1970 (UTC).
CREATE TABLE game (
    id         INTEGER PRIMARY KEY,
    game       TEXT    NOT NULL,                 -- which rules: "el_paso"
    status     TEXT    NOT NULL CHECK (status IN ('lobby', 'running', 'over', 'cancelled')),
    guild      INTEGER NOT NULL,
    channel    INTEGER NOT NULL,                 -- where the table was opened
    card       INTEGER,                          -- the lobby's message there
    thread     INTEGER,                          -- where it is played
    host       INTEGER NOT NULL,                 -- who opened it
    language   TEXT    NOT NULL,                 -- of everything public
    places     INTEGER NOT NULL,                 -- seats for people and automatic players
    options    TEXT    NOT NULL,                 -- the game's own options, as JSON
    pace       INTEGER NOT NULL DEFAULT 0,       -- hours for a move; 0: no hurry
    seed_hash  TEXT,
    version    INTEGER NOT NULL DEFAULT 0,       -- of the match: grows with every answer and undo
    stage      INTEGER NOT NULL DEFAULT 0,
    turn       INTEGER NOT NULL DEFAULT 0,       -- how often the table has been handed over
    handover   INTEGER NOT NULL DEFAULT 0,       -- version at which those who are waited for began to be
    posted     INTEGER NOT NULL DEFAULT -1,      -- version that the newest post in the thread shows
    post       INTEGER,                          -- that post
    waiting    TEXT    NOT NULL DEFAULT '[]',    -- the seats that are asked, as JSON
    since      REAL    NOT NULL,                 -- when they began to be
    created    REAL    NOT NULL,
    ended      REAL,
    rematch    INTEGER                           -- the table that follows this one
) STRICT;
CREATE INDEX game_by_place ON game (guild, status);
CREATE INDEX game_by_thread ON game (thread);

-- Who sits where, and since when: a seat that changes hands keeps one row for each of its holders.
CREATE TABLE seat (
    game         INTEGER NOT NULL REFERENCES game (id),
    number       INTEGER NOT NULL,
    user         INTEGER,                        -- a person; NULL: an automatic player, or free
    automatic    TEXT,                           -- "random", "greedy"
    name         TEXT    NOT NULL DEFAULT '',
    from_version INTEGER NOT NULL DEFAULT 0,
    to_version   INTEGER,                        -- NULL: still there
    asked        INTEGER NOT NULL DEFAULT 0,     -- version since which this seat's question stands as it is
    acted        INTEGER NOT NULL DEFAULT 0,     -- version of its last answer
    rested       INTEGER NOT NULL DEFAULT 0,     -- version at which its last turn ended
    PRIMARY KEY (game, number, from_version)
) STRICT;
CREATE INDEX seat_by_user ON seat (user) WHERE to_version IS NULL;

-- Every stage is kept for good: its snapshot, its journal, and the rules they were made by, in one blob.
CREATE TABLE stage (
    game    INTEGER NOT NULL REFERENCES game (id),
    number  INTEGER NOT NULL,
    version INTEGER NOT NULL,                    -- of the match after the last answer kept here
    saved   BLOB    NOT NULL,
    PRIMARY KEY (game, number)
) STRICT;

CREATE TABLE event (
    game    INTEGER NOT NULL REFERENCES game (id),
    version INTEGER NOT NULL,
    number  INTEGER NOT NULL,
    at      REAL    NOT NULL,
    undone  INTEGER NOT NULL DEFAULT 0,
    event   BLOB    NOT NULL,
    PRIMARY KEY (game, version, number)
) STRICT;

-- What needs the others' consent.
CREATE TABLE vote (
    id      INTEGER PRIMARY KEY AUTOINCREMENT,
    game    INTEGER NOT NULL REFERENCES game (id),
    kind    TEXT    NOT NULL CHECK (kind IN ('undo', 'cancel', 'replace')),
    seat    INTEGER NOT NULL,                    -- who asks
    target  INTEGER,                             -- whom it is about
    version INTEGER NOT NULL,                    -- of the match when it was asked
    agreed  TEXT    NOT NULL DEFAULT '[]',       -- seats, as JSON
    status  TEXT    NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'passed', 'refused', 'lapsed')),
    post    INTEGER,
    created REAL    NOT NULL
) STRICT;

CREATE TABLE preference (
    user       INTEGER PRIMARY KEY,
    language   TEXT    NOT NULL DEFAULT 'en',
    dm         INTEGER NOT NULL DEFAULT 1,
    reminders  INTEGER NOT NULL DEFAULT 1,
    zone       TEXT    NOT NULL DEFAULT 'UTC',
    quiet_from INTEGER NOT NULL DEFAULT 0,       -- hours of that zone's clock; equal: never quiet
    quiet_to   INTEGER NOT NULL DEFAULT 0,
    dm_refused REAL                              -- when Discord last refused to deliver
) STRICT;

-- What must still reach Discord. A row is what is to be done, not what is to be said: it is worded when it is sent.
CREATE TABLE outbox (
    id       INTEGER PRIMARY KEY AUTOINCREMENT,
    key      TEXT    NOT NULL UNIQUE,            -- the same thing to do twice is one thing to do
    game     INTEGER REFERENCES game (id),
    kind     TEXT    NOT NULL,
    seat     INTEGER,
    version  INTEGER NOT NULL DEFAULT 0,
    stamp    INTEGER NOT NULL DEFAULT 0,         -- grows when it is to be done again
    due      REAL    NOT NULL,
    attempts INTEGER NOT NULL DEFAULT 0,
    error    TEXT,
    created  REAL    NOT NULL
) STRICT;
CREATE INDEX outbox_by_due ON outbox (due);

CREATE TABLE remembered (
    name  TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT;

-- Who serves this file. One row; whoever isn't named here doesn't write.
CREATE TABLE lease (
    one     INTEGER PRIMARY KEY CHECK (one = 1),
    holder  TEXT NOT NULL,
    expires REAL NOT NULL
) STRICT;
