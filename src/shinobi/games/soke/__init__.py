"""soke: Ninjutsu, a hidden army against a hidden army."""
