"""Tests are dealt the same in every run: else one that fails on one machine could not be repeated on another."""

from pathlib import Path

import luck

from server.running import against_bots, run, running, visitor
from shinobi.engine.game import game_names


def dealt(data: Path) -> list[tuple[str, object]]:
    """The ids of one table of each game on a new server, and what the person there is shown first."""

    async def scene(address: str) -> list[tuple[str, object]]:
        somebody = await visitor(address, "Hana")
        seen: list[tuple[str, object]] = []
        for game in game_names():
            place = await somebody.make(against_bots(game))
            async with somebody.at(place) as table:
                await table.until_asked()
                assert table.now is not None
                seen.append((place, table.now.view))
        return seen

    with running(data) as server:
        return run(scene(server.address))


def test_the_same_test_is_dealt_the_same_and_another_is_not(tmp_path: Path) -> None:
    (tmp_path / "again").mkdir()
    (tmp_path / "other").mkdir()
    first = dealt(tmp_path / "x.db")
    assert dealt(tmp_path / "again" / "x.db") == first
    luck.begins("another test")
    other = dealt(tmp_path / "other" / "x.db")
    assert all(here != there for here, there in zip(first, other, strict=True))
