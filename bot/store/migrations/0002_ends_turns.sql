-- A table may let turns end by themselves where nothing else is left to do and nothing could be taken back anyway.
ALTER TABLE game ADD COLUMN ends_turns INTEGER NOT NULL DEFAULT 0;
