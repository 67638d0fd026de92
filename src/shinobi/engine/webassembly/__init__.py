"""A game as a WebAssembly module, and what its memory holds."""
