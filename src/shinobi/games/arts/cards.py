"""What a card can say: icons, effects and powers, item effects. A deck is made of these (deck.py, docs/decks.md)."""

from shinobi.engine.domains import Listed, Number, Some, names

KINDS = 12  # of art, two cards each (ART-03)
COPIES = 2
PARTNERS = 8  # ART-02
ITEMS = 8  # ART-05
DRAW_MOST = 3  # cards that a power can draw at most

ART = Listed("deck", "art", KINDS)
PARTNER = Listed("deck", "partner", PARTNERS)
ITEM = Listed("deck", "item", ITEMS)

ICON = names("icon", "skill-attack", "art-attack", "skill-defence", "art-defence")
ICONS = Some(ICON)
SKILL_ATTACK, ART_ATTACK, SKILL_DEFENCE, ART_DEFENCE = ICON.values
DEFENCE = 2  # from the icon of an attack to the icon that defends against it (ART-17)

EFFECT = names(
    "effect",
    "look",  # at so many items lying in the keep
    "spy",  # look at another player's item
    "read",  # look at another player's item and art cards
    "strike",  # another player's face-up art card is discarded
    "take",  # an item lying in the keep
    "poison",  # another player discards an art card at random
    "draw",  # so many art cards
    "exchange",  # items with another player
    "attack-fails",  # when attacked
    "defence-void",  # when your attack was defended
)
LOOK, SPY, READ, STRIKE, TAKE, POISON, DRAW, EXCHANGE, ATTACK_FAILS, DEFENCE_VOID = EFFECT.values
HOW_MANY = Number(0, 6)

MOMENT = names("moment", "own-turn", "when-attacked", "when-defended")
OWN_TURN, WHEN_ATTACKED, WHEN_DEFENDED = MOMENT.values

ITEM_EFFECT = names(
    "item-effect",
    "wins-if-held",  # the round, if another player holds the other item
    "worth-if-held",  # so much, if another player holds the other item
    "worth-if-partner-unused",
    "worth-with-teammate",
    "worth-without-teammate",
    "worth-if-inside",  # the keep when the round is scored
    "worth-if-outside",
    "lowest-wins",  # instead of the highest
    "more-honour",  # so much, for whoever wins the round with it
    "cancels",  # the effects of all other items but those that last
)
(
    WINS_IF_HELD,
    WORTH_IF_HELD,
    WORTH_IF_PARTNER_UNUSED,
    WORTH_WITH_TEAMMATE,
    WORTH_WITHOUT_TEAMMATE,
    WORTH_IF_INSIDE,
    WORTH_IF_OUTSIDE,
    LOWEST_WINS,
    MORE_HONOUR,
    CANCELS,
) = ITEM_EFFECT.values
VALUE = Number(0, 20)
MORE_HONOUR_MOST = 3


def moment_of(power: int) -> int:
    """When a partner with this power is called on (ART-31)."""
    if power == ATTACK_FAILS:
        return WHEN_ATTACKED
    return WHEN_DEFENDED if power == DEFENCE_VOID else OWN_TURN
