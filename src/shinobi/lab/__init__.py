"""Studies: many matches, and what they say about games and bots."""
