"""Compiled play: the rules of a game at native speed, one call for a step or for millions."""
