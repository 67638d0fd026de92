"""Shinobi Arts, 3 to 5 players: look, steal, attack, defend, and leave the keep in time."""
