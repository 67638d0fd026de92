"""Many matches at once, on the processor or on a GPU."""
