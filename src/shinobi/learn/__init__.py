"""Players that learn by playing: lessons in compiled code, the training program, and what it makes of them."""
