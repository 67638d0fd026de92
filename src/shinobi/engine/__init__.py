"""The engine: what a game is, and everything that is the same for all games."""
