"""Purchase per desktop and per user, as planned and at each limit. One place for all views.

At a limit all hosts are used while nothing fails; promised failures leave fewer.
"""

from __future__ import annotations

from collections.abc import Callable
from decimal import Decimal
from typing import NamedTuple

from app.look.number_format import numbers
from app.look.translation import tr, tr_plural
from app.results.tables.column import Column
from app.results.tables.cost_tables import CostRow
from app.results.words.price_gaps import sum_in_words
from planner_core.currencies import decimals_of
from planner_core.engine.basis.assessment import Assessment, Cost
from planner_core.formulas.cost import shared, total_of_desktops


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
    gross_per_desktop: Decimal | None
    """With tax."""


def shared_costs(assessment: Assessment) -> list[SharedCost]:
    """As planned, at the limit without failures, with the hosts in reserve, and with all promised failures; last among
    those that 9 of 10 futures carry, if that is promised.

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
    if counts.is_sure:
        shown["promised"] = tr("counting only those that fit in 9 of 10 futures"), counts.promised
    rows = [_row(assessment, name, *each) for name, each in shown.items()]
    return [row for row in rows if row is not None] if assessment.cost.lines else []


def _row(assessment: Assessment, name: str, when: str, desktops: int | None) -> SharedCost | None:
    if desktops is None:
        return None
    cost, users = assessment.cost, assessment.desktops.users_of(desktops)
    per_desktop, per_user = (getattr(cost, f"per_{whom}_{name}") for whom in ("desktop", "user"))
    if per_desktop is None:  # none fits, so none shares
        return None
    decimals, planned = decimals_of(cost.currency), assessment.desktops.planned
    net = total_of_desktops(cost.total, cost.counted_total, desktops, planned, decimals=decimals)
    gross = cost.running.gross_total
    # Tax is a share of the total, of a grown one, too.
    grown = gross * net / cost.total if gross is not None and cost.total else gross
    with_tax = None if grown is None else shared(grown, desktops, decimals)
    return SharedCost(name, when, desktops, per_desktop, users, per_user, with_tax)


def share_rows(assessment: Assessment) -> list[CostRow]:
    """What one desktop and one user cost, among how many; their names are those of `Cost`."""
    rows = []
    for each in shared_costs(assessment):
        count = numbers().number(each.desktops)
        title = tr("Per desktop {when}: {count}", when=each.when, count=count)
        rows.append(CostRow(f"per_desktop_{each.name}", title, each.per_desktop))
        if each.users is not None:
            title = tr("Per user {when}: {count}", when=each.when, count=numbers().number(each.users))
            rows.append(CostRow(f"per_user_{each.name}", title, each.per_user))
    return rows


def share_columns(cost: Cost) -> dict[str, Column[SharedCost]]:
    """The columns of them, where the numbers that share stand in cells of their own."""

    def count(title: str, of: Callable[[SharedCost], int | None]) -> Column[SharedCost]:
        return Column(title, lambda row: numbers().number(of(row)), of, 0)

    def amount(title: str, of: Callable[[SharedCost], Decimal | None]) -> Column[SharedCost]:
        return Column(title, lambda row: sum_in_words(of(row), cost), of, decimals_of(cost.currency))

    return {
        "when": Column(tr("Shared by"), lambda row: row.when),
        "desktops": count(tr("Desktops"), lambda row: row.desktops),
        "per_desktop": amount(tr("Net per desktop"), lambda row: row.per_desktop),
        "gross": amount(tr("Gross per desktop"), lambda row: row.gross_per_desktop),
        "users": count(tr("Users"), lambda row: row.users),
        "per_user": amount(tr("Net per user"), lambda row: row.per_user),
    }
