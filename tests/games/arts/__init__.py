"""The clauses of arts, one by one."""
