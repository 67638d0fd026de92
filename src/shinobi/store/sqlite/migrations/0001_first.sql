-- The entries of all tables, in the order in which they came: what is committed together lies together, and few pages are
-- written for it. An entry is never deleted: ids only rise.
CREATE TABLE journal (
    id INTEGER PRIMARY KEY,
    place TEXT NOT NULL,
    n INTEGER NOT NULL,
    entry BLOB NOT NULL
);

-- Where in the journal the entries of a table are. It is behind: an index that is always true costs what the journal saves.
-- That (place, n) is unique keeps two servers from both writing entry 57 of a table.
CREATE TABLE contents (
    place TEXT NOT NULL,
    n INTEGER NOT NULL,
    id INTEGER NOT NULL,
    PRIMARY KEY (place, n)
) WITHOUT ROWID;

-- The last of the journal that the contents have.
CREATE TABLE swept (id INTEGER NOT NULL);
INSERT INTO swept VALUES (0);

CREATE VIEW unswept AS SELECT * FROM journal WHERE id > (SELECT id FROM swept);

-- All that was ever written, swept or not.
CREATE VIEW entries AS
SELECT contents.place, contents.n, journal.entry FROM contents CROSS JOIN journal ON journal.id = contents.id
UNION ALL
SELECT place, n, entry FROM unswept;

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

-- Finished matches, once for each person who played: their history.
CREATE TABLE played (
    who TEXT NOT NULL,
    at REAL NOT NULL,
    place TEXT NOT NULL,
    seat INTEGER NOT NULL,
    game TEXT NOT NULL,
    share REAL NOT NULL,
    people INTEGER NOT NULL,
    match BLOB NOT NULL,
    PRIMARY KEY (who, at, place)
) WITHOUT ROWID;

CREATE TABLE identities (
    id TEXT PRIMARY KEY,
    name TEXT,
    made_at REAL NOT NULL
) WITHOUT ROWID;

-- How people like their pages: one JSON text for each identity, `Preferences` of the wire.
CREATE TABLE settings (
    identity TEXT PRIMARY KEY,
    value BLOB NOT NULL
) WITHOUT ROWID;

-- The devices on which somebody is known: each has a cookie of its own, which its owner can revoke. A cookie that names no
-- device counts as the device '', which has a row only once it was revoked.
CREATE TABLE devices (
    identity TEXT NOT NULL,
    device TEXT NOT NULL,
    label TEXT NOT NULL,
    made_at REAL NOT NULL,
    seen_at REAL NOT NULL,
    revoked INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (identity, device)
) WITHOUT ROWID;

-- Links that move an identity to another device. Only the hash of the code is kept.
CREATE TABLE links (
    hash TEXT PRIMARY KEY,
    identity TEXT NOT NULL,
    until REAL NOT NULL
) WITHOUT ROWID;

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

CREATE INDEX token_of_program ON tokens (program);

-- The last decision of each seat of which its person was told, or was there to see it. Written before a message is sent.
CREATE TABLE notices (
    place TEXT NOT NULL,
    seat INTEGER NOT NULL,
    step INTEGER NOT NULL,
    PRIMARY KEY (place, seat)
) WITHOUT ROWID;

-- Browsers that can be reached by Web Push.
CREATE TABLE subscriptions (
    endpoint TEXT PRIMARY KEY,
    who TEXT NOT NULL,
    p256dh TEXT NOT NULL,
    auth TEXT NOT NULL,
    language TEXT NOT NULL,
    made_at REAL NOT NULL
) WITHOUT ROWID;

CREATE INDEX subscriptions_of ON subscriptions (who);

-- Addresses for mail. Nothing but the question whether it is theirs goes to an address that is not confirmed.
CREATE TABLE mails (
    who TEXT PRIMARY KEY,
    address TEXT NOT NULL,
    language TEXT NOT NULL,
    code TEXT,
    until REAL NOT NULL
) WITHOUT ROWID;

CREATE TABLE keys (
    name TEXT PRIMARY KEY,
    value BLOB NOT NULL
) WITHOUT ROWID;

-- What whoever runs the server has ordered with `shinobi admin` while it runs; it carries them out and deletes them.
CREATE TABLE orders (
    id INTEGER PRIMARY KEY,
    kind TEXT NOT NULL,
    subject TEXT NOT NULL
);
