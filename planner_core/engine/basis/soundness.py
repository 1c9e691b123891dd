"""Checks the bounds of all inputs: an unvalidated plan with invalid numbers is rejected, not computed.

Forms, verbs and readers keep every field within its declared bounds. A program that creates components directly may
bypass them; zero cores or NaN would then surface as infinity or NaN far from their cause. Values above a field's
maximum are rejected only for shares, since more than 100 % breaks every formula; elsewhere studies need them: threads
counted as cores, twice the maximum number of desktops.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, Final, NoReturn

import msgspec
import numpy as np
from numpy.typing import NDArray

from planner_core.messages import HeadroomError, Message
from planner_core.plan.fields import FieldInfo, declared_field, declared_fields
from planner_core.plan.links import Link
from planner_core.plan.settings import Settings
from planner_core.reuse import reused

GAINS: Final = frozenset({"hyper_threading_gain_percent"})
"""Percentages that are not shares."""


class UnsoundPlanError(HeadroomError):
    """A value in the plan is outside its field's bounds; the message names component, field, value and bounds."""


def bounds_of(fields: Sequence[FieldInfo]) -> NDArray[np.float64]:
    """Minimum of each field, and maximum of each share, as two rows; infinite if unbounded."""
    return np.array([_bounds(info) for info in fields], dtype=np.float64).T


def within(values: NDArray[np.float64], bounds: NDArray[np.float64]) -> bool:
    """Whether all values, a column per field, are numbers within their bounds."""
    return bool((np.isfinite(values) & (values >= bounds[0]) & (values <= bounds[1])).all())


def refuse_value(kind: type[msgspec.Struct], field: str, value: object, name: str) -> NoReturn:
    """Raise UnsoundPlanError for a value of a component."""
    info = declared_field(kind, field)
    assert info is not None, field
    words = {"name": name, "field": Message(info.title), "value": str(value)}
    if info.least is None or info.most is None:
        raise UnsoundPlanError(Message("{name}: {field} cannot be {value}.", words))
    words |= {"least": info.least, "most": info.most}
    raise UnsoundPlanError(
        Message("{name}: {field} cannot be {value}; it is between {least} and {most}.", words)
    )


def check_settings(settings: Settings) -> None:
    """Raise UnsoundPlanError for a setting outside its bounds. The last settings checked are skipped."""
    reused(_check_settings, settings)


def _check_settings(settings: Settings) -> None:
    for info in declared_fields(Settings):
        value: Any = getattr(settings, info.name)
        if info.kind in ("integer", "number") and not _keeps(info, value):
            refuse_value(Settings, info.name, value, settings.name)
        if info.kind == "choice" and value not in info.choices:
            refuse_value(Settings, info.name, value, settings.name)


def check_shares(links: Sequence[Link]) -> None:
    """Raise UnsoundPlanError for a link with an invalid share."""
    for link in links:
        if not 0 < link.share <= 1:
            words = {
                "source": link.source,
                "role": link.role,
                "target": link.target,
                "share": str(link.share),
            }
            raise UnsoundPlanError(
                Message("Link {role} from {source} to {target}: {share} is not a valid share.", words)
            )


def _keeps(info: FieldInfo, value: float) -> bool:
    least, most = _bounds(info)
    return math.isfinite(value) and least <= value <= most


def _bounds(info: FieldInfo) -> tuple[float, float]:
    is_share = info.unit == "%" and info.most is not None and info.name not in GAINS
    least = -math.inf if info.least is None else info.least
    return least, info.most if is_share and info.most is not None else math.inf
