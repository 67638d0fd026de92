"""What pages know of the games before there is any table: what `GET /api/games` answers, and a file beside pages."""

from shinobi.bots.levels import USUAL, bot_names, bot_talk_of
from shinobi.engine.domains import Json
from shinobi.engine.game import game_named, game_names
from shinobi.engine.records.schema import described
from shinobi.server.bot_turns import BOTS_LISTEN, PEOPLE_ANSWER
from shinobi.server.settings import Settings
from shinobi.table.making import BOT_NAMES
from shinobi.table.pausing import ANSWER_AFTER, BEAT


def catalogue(settings: Settings | None = None) -> dict[str, Json]:
    """The games and the bots, and how bots behave at a table that a browser holds by itself."""
    usual = settings or Settings()
    return {
        "games": [described(game_named(name)) for name in game_names()],
        "bots": bot_names(),
        "usual_bot": USUAL,
        "bot_names": list(BOT_NAMES),
        "bots_talk": [name for name in game_names() if bot_talk_of(name)],
        "manners": {
            "bot_pace": usual.bot_pace,
            "thinking": usual.thinking,
            "answer_after": ANSWER_AFTER,
            "bots_listen": BOTS_LISTEN,
            "people_answer": PEOPLE_ANSWER,
            "pauses": usual.pauses,
            "beat": BEAT,
        },
    }
