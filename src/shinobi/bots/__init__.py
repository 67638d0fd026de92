"""What plays: every bot, ours or yours, is told what its seat may know, and never the state."""

from shinobi.bots.bot import Asked, Bot, ask, bot_named, bot_names

__all__ = ["Asked", "Bot", "ask", "bot_named", "bot_names"]
