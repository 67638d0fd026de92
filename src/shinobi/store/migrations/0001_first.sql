-- The log of every table. That (place, n) is unique keeps two servers from both writing entry 57 of a table.
CREATE TABLE log (
    place TEXT NOT NULL,
    n INTEGER NOT NULL,
    entry BLOB NOT NULL,
    PRIMARY KEY (place, n)
) WITHOUT ROWID;

-- What there is to know of a table without reading its log.
CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    maker TEXT,
    made_at REAL NOT NULL,
    closed INTEGER NOT NULL DEFAULT 0
) WITHOUT ROWID;

CREATE INDEX unfinished_tables ON tables (closed) WHERE closed = 0;

-- Finished matches.
CREATE TABLE records (
    place TEXT PRIMARY KEY,
    record BLOB NOT NULL
) WITHOUT ROWID;

CREATE TABLE identities (
    id TEXT PRIMARY KEY,
    name TEXT,
    made_at REAL NOT NULL
) WITHOUT ROWID;

-- Links that move an identity to another device. Only the hash of the code is kept.
CREATE TABLE links (
    hash TEXT PRIMARY KEY,
    identity TEXT NOT NULL,
    until REAL NOT NULL
) WITHOUT ROWID;

CREATE TABLE keys (
    name TEXT PRIMARY KEY,
    value BLOB NOT NULL
) WITHOUT ROWID;
