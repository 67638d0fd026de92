"""Shinobi: War of Clans, 2 to 5 players: command everyone's armies while hiding whom you serve."""
