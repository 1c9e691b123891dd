"""What one desktop asks for is the same for ten desktops and for a thousand: kept while only their number changes."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import TYPE_CHECKING, TypeVar

from planner_core.formulas.recording import Column, values_of
from planner_core.plan.settings import Settings

if TYPE_CHECKING:
    from planner_core.engine.layout.layout import Layout

R = TypeVar("R", bound=Column | tuple[Column, ...])


def per_desktop(work: Callable[[Layout], R]) -> Callable[[Layout], R]:
    """Keep what a function found last. It may read the pools but for their number of desktops, the settings of the
    plan, and nothing else."""
    last: list[tuple[object, Settings, R]] = []

    @wraps(work)
    def kept(layout: Layout) -> R:
        if layout.recording or not len(layout.pools):
            return work(layout)
        mark, settings = layout.pools.mark_beside("desktops"), layout.plan.settings
        for known_mark, known_settings, known in last:
            if known_mark is mark and (known_settings is settings or known_settings == settings):
                return known
        found = work(layout)
        for column in found if isinstance(found, tuple) else (found,):
            values_of(column).flags.writeable = False  # everybody who asks gets the same
        last[:] = [(mark, settings, found)]
        return found

    return kept
