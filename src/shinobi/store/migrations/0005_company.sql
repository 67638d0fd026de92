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

-- People who are to be told that it is their turn, once for each decision. A row is deleted before the message is sent.
CREATE TABLE notices (
    place TEXT NOT NULL,
    seat INTEGER NOT NULL,
    step INTEGER NOT NULL,
    who TEXT NOT NULL,
    due REAL NOT NULL,
    PRIMARY KEY (place, seat, step)
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
