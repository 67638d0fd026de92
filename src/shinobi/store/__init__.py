"""What lasts: the logs of tables, finished records, identities; durable before it is acknowledged.

`protocol.py` says what a server needs of a store, `changes.py` what can be written, `records.py` what is read. Behind
it are SQLite, for one server, and PostgreSQL, for several that share it; what both ask and write is in `sql_store.py`
and `statements.py`. Nothing outside of this package knows any SQL.
"""
