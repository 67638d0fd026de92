"""soke in the terminal."""
