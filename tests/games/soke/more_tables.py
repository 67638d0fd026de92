"""Further tables at which every check runs: both Dojos, and boards of several shapes."""

MORE_TABLES = {
    "wild": {"dojo": "wild", "kidnapper": "stays", "quiet_end": "stars", "max_quiet": 25},
    "short": {"rows": 6, "sideways": True, "fence": ["a", "b", "c", "d"], "weapon_values": [40, 2, 1, 1, 1]},
    "wide": {"columns": 8, "rows": 12, "fence": ["a", "c", "d", "h"], "dojo": "wild", "sideways": True},
}
