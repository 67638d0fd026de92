-- How people like their pages: one JSON text for each identity, `Preferences` of the wire.
CREATE TABLE settings (
    identity TEXT PRIMARY KEY,
    value BLOB NOT NULL
) WITHOUT ROWID;
