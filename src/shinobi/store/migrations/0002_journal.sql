-- The entries of all tables, in the order in which they came: what is committed together lies together, and few pages are
-- written for it. The log has what was written before there was a journal. An entry is never deleted: ids only rise.
CREATE TABLE journal (
    id INTEGER PRIMARY KEY,
    place TEXT NOT NULL,
    n INTEGER NOT NULL,
    entry BLOB NOT NULL
);

-- A server of an older version may still be at work on this file. It is stopped here: both would write the same number.
CREATE TRIGGER log_is_closed BEFORE INSERT ON log
BEGIN
    SELECT RAISE(ABORT, 'a newer version of this program writes to this file');
END;

-- Where in the journal the entries of a table are. It is behind: an index that is always true costs what the journal saves.
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
SELECT place, n, entry FROM log
UNION ALL
SELECT contents.place, contents.n, journal.entry FROM contents CROSS JOIN journal ON journal.id = contents.id
UNION ALL
SELECT place, n, entry FROM unswept;
