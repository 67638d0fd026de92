"""Shinobi (Great Daimyo), 4 to 6 players: lie about the weapons you send, denounce the ambush sent to you."""
