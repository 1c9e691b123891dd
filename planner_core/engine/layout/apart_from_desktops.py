"""What is the same for ten desktops and for a thousand: kept while only their numbers change.

Numbers of desktops are what is changed most while people look on, and what the limits of a pool are looked for with.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import wraps
from typing import TYPE_CHECKING, Concatenate, Final, ParamSpec, TypeAlias, TypeVar, cast

import numpy as np

if TYPE_CHECKING:
    from planner_core.engine.layout.layout import Layout

P = ParamSpec("P")
R = TypeVar("R")

Found: TypeAlias = dict[tuple[object, ...], object]
"""What functions have found, by the function and what tells its calls apart."""

NOT_YET: Final = object()


def apart_from_desktops(work: Callable[Concatenate[Layout, P], R]) -> Callable[Concatenate[Layout, P], R]:
    """Keep what a function finds for all layouts that differ in numbers of desktops alone.

    It may read everything but these numbers. What it is given beside the layout has to follow from the layout; only
    words among it tell its calls apart.
    """

    @wraps(work)
    def kept(layout: Layout, /, *others: P.args, **named: P.kwargs) -> R:
        if layout.apart is None:
            return work(layout, *others, **named)
        key = (work, *(each for each in others if type(each) is str))
        known = layout.apart.get(key, NOT_YET)
        if known is NOT_YET:
            known = layout.apart[key] = work(layout, *others, **named)
            _seal(known)
        return cast(R, known)

    return kept


def _seal(found: object) -> None:
    """Everybody who asks gets the same arrays, so nobody may write into them."""
    if isinstance(found, np.ndarray):
        found.flags.writeable = False
    elif isinstance(found, Mapping):
        for each in found.values():
            _seal(each)
    elif isinstance(found, tuple):
        for each in found:
            _seal(each)
