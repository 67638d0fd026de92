-- What whoever runs the server has ordered with `shinobi admin` while it runs; it carries them out and deletes them.
CREATE TABLE orders (
    id INTEGER PRIMARY KEY,
    kind TEXT NOT NULL,
    subject TEXT NOT NULL
);
