"""Studies: tournaments, sweeps over variants of a table, comparisons, tuning; from Python as functions.

`sweep` and `compare` return Polars data frames, one row for each measure of each variant (`shinobi.lab.measures`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import polars

    from shinobi.engine.domains import Json
    from shinobi.lab.tuning import Tuned


def sweep(
    game: str,
    vary: Mapping[str, Sequence[Json]] | None = None,
    *,
    workers: int | None = None,
    cluster: bool = False,
    report: str | Path | None = None,
    lang: str = "en",
    **plan: Any,
) -> polars.DataFrame:
    """Play variants of a table and measure them: `sweep("daimyo", {"players": [4, 5]}, bots=["adept"], games=1000)`.

    With `report`, the page is written there. What else can be said is in `shinobi.lab.sweeping.planned`.
    """
    from shinobi.lab import files, sweeping
    from shinobi.lab.report import Report
    from shinobi.locale import texts

    files.polars_for("shinobi.lab.sweep")
    planned = sweeping.planned(game, vary, **plan)
    rows = sweeping.run(planned, workers=workers, cluster=cluster)
    if report is not None:
        tables = [dict(variant.table.options) for variant in planned.variants]
        written = Report(planned.game, texts(lang, game), rows, tables)
        files.write_text(written.page(planned.matches(), planned.seed), Path(report))
    return files.frame_of(rows)


def compare(first: polars.DataFrame | str | Path, second: polars.DataFrame | str | Path) -> polars.DataFrame:
    """The figures that two sweeps have in common, and how surely they differ; each a data frame or a file."""
    from shinobi.lab import comparing, files

    files.polars_for("shinobi.lab.compare")
    rows = [files.read(Path(one)) if isinstance(one, str | Path) else one.to_dicts() for one in (first, second)]
    return files.frame_of(comparing.compared(*rows))


def tune(game: str, free: Sequence[str], goals: Sequence[str], **said: Any) -> Tuned:
    """Choose free numbers towards goals: `tune("daimyo", ["max_rounds=5..60"], ["length=60..80"], trials=50)`.

    What comes out has the chosen settings, the options, and `frame`, what was measured before and after.
    """
    from shinobi.lab import tuning

    return tuning.tune(game, free, goals, **said)
