"""What is typed at the wrong moment is refused by the rules, and breaks nothing."""

import pytest

import shinobi
from shinobi.cli.typed import Path
from shinobi.games.arts import terminal
from shinobi.locale import texts
from shinobi.locale.story import Story


@pytest.mark.parametrize("line", ["keep old", "keep new"])
def test_ART_20_keeping_one_of_two_items_is_refused_to_whoever_has_none(line: str) -> None:
    match = shinobi.new("arts", seed=1, first=0)
    story = Story(match.game, texts("en", "arts"), match.names, match.table.options)
    path = Path(story, match.legal(0), naming=terminal.naming(match.view(0), story))
    path.say(line)
    with pytest.raises(shinobi.Refused) as refused:
        match.play(path.move, 0)
    assert refused.value.clause == "ART-20"
