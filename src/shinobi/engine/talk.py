"""Talk: what people may say to one another while a match is played. A game declares it, and the table obeys."""

from enum import Enum


class Talk(Enum):
    """What the table offers those who sit at it, from the deal to the end."""

    FREE = "free"
    """Anything: claims, threats, lies."""

    SET_PHRASES = "set-phrases"
    """Gestures and set phrases that carry no knowledge of cards; no free chat and no claims about cards."""
