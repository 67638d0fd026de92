"""The loops that run inside compiled code: one call from Python does a whole step, or millions.

They are written once for all games. Compiled for a game, `rules` is that game's rules, and `sight` says what of its
states is hidden from whom; here they stand for any game's. What belongs together is handed over as a record.
"""
