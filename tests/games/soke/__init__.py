"""The clauses of soke, one by one."""
