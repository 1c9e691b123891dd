"""Hardware cost per desktop and per user, as planned and at each limit. One place for all views.

At a limit all hosts are used while nothing fails; promised failures leave fewer.
"""

from __future__ import annotations

from decimal import Decimal
from typing import NamedTuple

from app.look.translation import tr, tr_plural
from planner_core.engine.basis.assessment import Assessment


class SharedCost(NamedTuple):
    """The hardware shared by one number of desktops."""

    name: str
    """The suffix after "per_desktop_" and "per_user_" in `Cost`."""
    when: str
    """In words: `as planned`, `at the limit, nothing failed`."""
    desktops: int
    per_desktop: Decimal
    users: int | None
    """None if every desktop has one user; then nothing is shown per user."""
    per_user: Decimal | None


def shared_costs(assessment: Assessment) -> list[SharedCost]:
    """As planned, at the limit without failures, with the hosts in reserve, and with all promised failures.

    A repeated number of desktops is left out, so a plan without promises has two entries. Empty without prices.
    """
    counts = assessment.desktops
    reserve = tr_plural(
        "at the limit, one host failed (N+1)",
        "at the limit, {count} hosts failed (N+{count})",
        counts.failed_hosts,
    )
    promised = counts.with_reserve is not None or counts.without_failures != counts.maximum
    without = tr("at the limit, nothing failed") if promised else tr("at the limit")
    shown: dict[str, tuple[str, int | None]] = {
        "planned": (tr("as planned"), counts.planned),
        "without_failures": (without, counts.without_failures),
        "maximum_with_reserve": (reserve, counts.with_reserve),
    }
    if counts.maximum not in (counts.without_failures, counts.with_reserve):
        words = tr("at the limit, with all promised failures")
        unkept = tr("at the limit, with the promised failures that can be stood")
        shown["maximum"] = unkept if counts.promise_unkept else words, counts.maximum
    rows = [_row(assessment, name, *each) for name, each in shown.items()]
    return [row for row in rows if row is not None] if assessment.cost.lines else []


def _row(assessment: Assessment, name: str, when: str, desktops: int | None) -> SharedCost | None:
    if desktops is None:
        return None
    cost, users = assessment.cost, assessment.desktops.users_of(desktops)
    per_desktop, per_user = (getattr(cost, f"per_{whom}_{name}") for whom in ("desktop", "user"))
    if per_desktop is None:  # none fits, so none shares
        return None
    return SharedCost(name, when, desktops, per_desktop, users, per_user)
