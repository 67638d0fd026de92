"""What a change at a table means for each receiver, as messages of the wire. Pure: no input or output."""
