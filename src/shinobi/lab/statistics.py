"""The statistics of studies: normal intervals, two-sided p-values, and corrections for many comparisons."""

from collections.abc import Sequence
from math import erfc, isfinite, sqrt

SURE = 1.959964
"""So many standard errors to each side make an interval of 95 %."""

SIGNIFICANT = 0.05


def p_value(difference: float, error: float) -> float:
    """How likely a difference at least so great is by chance, with this standard error."""
    if not error > 0 or not isfinite(error):
        return 1.0 if difference == 0 or not isfinite(error) else 0.0
    return erfc(abs(difference) / error / sqrt(2))


def holm(ps: Sequence[float]) -> list[float]:
    """p-values corrected by Holm's method: below 0.05, none of all is likely to be wrong."""
    order = sorted(range(len(ps)), key=ps.__getitem__)
    corrected, least = [0.0] * len(ps), 0.0
    for rank, place in enumerate(order):
        least = max(least, min(1.0, (len(ps) - rank) * ps[place]))
        corrected[place] = least
    return corrected


def benjamini_hochberg(ps: Sequence[float]) -> list[float]:
    """p-values corrected by Benjamini and Hochberg: of those below 0.05, one in twenty is expected to be wrong."""
    order = sorted(range(len(ps)), key=ps.__getitem__, reverse=True)
    corrected, most = [0.0] * len(ps), 1.0
    for nth, place in enumerate(order):
        most = min(most, ps[place] * len(ps) / (len(ps) - nth))
        corrected[place] = most
    return corrected
