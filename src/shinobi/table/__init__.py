"""People around a game: seats, talk, clocks, takeover. Pure logic: no input or output, and time is an argument."""
