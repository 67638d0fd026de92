"""Several servers that share their tables: each table is owned by one of them, and the others pass on what is said.

Nothing here is imported by a server that has its data to itself. `tenure.py` says which tables are ours, `post.py`
carries letters between servers over NATS, `far.py` lets people of one server sit at a table of another's, and
`cluster.py` joins them to the house.
"""
