"""What lasts: the logs of tables, finished records, identities; durable before it is acknowledged.

`protocol.py` says what a server needs of a store, `changes.py` what can be written, `records.py` what is read. Behind
it is SQLite today; nothing outside of `sqlite/` knows any SQL.
"""
