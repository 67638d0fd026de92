-- Programs that people let play: each has an identity of its own and a token, of which only the hash is kept.
CREATE TABLE tokens (
    hash TEXT PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    program TEXT NOT NULL,
    owner TEXT NOT NULL,
    scopes TEXT NOT NULL,
    made_at REAL NOT NULL
) WITHOUT ROWID;

CREATE INDEX tokens_of ON tokens (owner);
