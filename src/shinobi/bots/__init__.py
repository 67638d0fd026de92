"""What plays. Every bot, ours or yours, sits behind one interface: it is told what its seat may know, never the state."""

from shinobi.bots.bot import Asked, Bot, ask, bot_named, bot_names

__all__ = ["Asked", "Bot", "ask", "bot_named", "bot_names"]
