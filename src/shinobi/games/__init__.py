"""The games: one package each; a package here is a game."""
