"""The store in a PostgreSQL database, which several servers share. Nothing here is imported unless it is asked for."""
