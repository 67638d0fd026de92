-- The devices on which somebody is known: each has a cookie of its own, which its owner can revoke. A cookie from before
-- there were devices counts as the device without a name, '', which has a row only once it was revoked.
CREATE TABLE devices (
    identity TEXT NOT NULL,
    device TEXT NOT NULL,
    label TEXT NOT NULL,
    made_at REAL NOT NULL,
    seen_at REAL NOT NULL,
    revoked INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (identity, device)
) WITHOUT ROWID;
