"""The clauses of clans, one by one."""
