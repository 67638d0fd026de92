"""The clauses of daimyo, one by one."""
