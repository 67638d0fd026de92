"""What lasts: the logs of tables, finished records, identities. One SQLite file, durable before it is acknowledged."""

from shinobi.store.store import Chain, Store, StoredTable, default_path

__all__ = ["Chain", "Store", "StoredTable", "default_path"]
