"""Finished matches in the store: one row for each person who played."""

import msgspec

from shinobi.store.journal import Statement
from shinobi.store.store import Store
from shinobi.wire import GameTally, Played, PlayedMatch

MOST_SHOWN = 100
"""So many matches are listed at once."""

_decode = msgspec.json.Decoder(PlayedMatch).decode


def played(who: str, match: PlayedMatch) -> Statement:
    """The statement that notes that somebody has played this match."""
    people = 0 if match.lesson else match.bots.count(False)
    values = (who, match.at, match.id, match.seat, match.game, match.shares[match.seat], people)
    # A match that is folded again after a crash is the same row.
    return "INSERT OR REPLACE INTO played VALUES (?, ?, ?, ?, ?, ?, ?, ?)", (*values, msgspec.json.encode(match))


def played_by(store: Store, who: str, before: float | None = None) -> Played:
    """The newest matches of a person that ended before some moment, and all but the lessons counted by game."""
    rows = store.rows(
        "SELECT match FROM played WHERE who = ? AND at < ? ORDER BY at DESC LIMIT ?",
        who,
        1e18 if before is None else before,
        MOST_SHOWN,
    )
    counted = store.rows(
        "SELECT game, count(*), sum(share = 1), sum(share > 0 AND share < 1), sum(people > 1)"
        " FROM played WHERE who = ? AND people > 0 GROUP BY game ORDER BY game",
        who,
    )
    ((total,),) = store.rows("SELECT count(*) FROM played WHERE who = ?", who)
    return Played([_decode(match) for (match,) in rows], [GameTally(*row) for row in counted], total)
