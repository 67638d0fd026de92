"""Matches written down: records, their JSON Schema, and records by the hundred thousand."""
