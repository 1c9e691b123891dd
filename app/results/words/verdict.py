"""The verdict on a plan in one line: whether it fits, whether a host may fail, and what a desktop costs a month."""

from __future__ import annotations

from collections.abc import Iterator

from app.look.translation import tr, tr_plural
from app.results.words.price_gaps import sum_in_words
from planner_core.engine.basis.assessment import Assessment
from planner_core.engine.basis.axes import failed_hosts


def verdict(assessment: Assessment) -> str:
    """`All 500 desktops planned fit. One host may fail. A desktop costs €21.34 a month.`"""
    return " ".join([*_fits(assessment), *_hosts(assessment), *_cost(assessment)])


def _fits(assessment: Assessment) -> Iterator[str]:
    counts = assessment.desktops
    if counts.maximum is None:
        yield tr("How many desktops fit cannot be said yet.")
    elif counts.fits < counts.planned:
        words = {"fits": counts.fits, "planned": counts.planned}
        yield (
            tr("In 9 of 10 futures {fits} of {planned} desktops planned fit.", **words)
            if counts.is_sure
            else tr("{fits} of {planned} desktops planned fit.", **words)
        )
    elif counts.is_sure:
        yield tr_plural(
            "In 9 of 10 futures the desktop planned fits.",
            "In 9 of 10 futures all {count} desktops planned fit.",
            counts.planned,
        )
    else:
        yield tr_plural("The desktop planned fits.", "All {count} desktops planned fit.", counts.planned)


def _hosts(assessment: Assessment) -> Iterator[str]:
    """How many hosts of a cluster may fail; nothing if not all desktops fit anyway."""
    counts = assessment.desktops
    asked = sorted(failed for each in assessment.cases if (failed := failed_hosts(each)))
    if counts.maximum is None or counts.fits < counts.planned:
        return
    lost = [failed_hosts(each.case) for each in assessment.failures if failed_hosts(each.case)]
    may_fail = min([failed - 1 for failed in lost] or asked[-1:] or [0])
    if counts.promise_unkept:
        may_fail = 0
    if may_fail:
        yield tr_plural("One host may fail.", "{count} hosts of a cluster may fail.", may_fail)
    else:
        yield tr("No host may fail.")


def _cost(assessment: Assessment) -> Iterator[str]:
    cost = assessment.cost
    monthly = cost.running.cost_per_desktop_and_month
    if not cost.lines:
        yield tr("There are no prices yet.")
    elif not cost.is_headline:
        yield tr("Prices are still missing.")
    elif assessment.desktops.fits < assessment.desktops.planned:
        return  # shared by desktops that do not fit, the price would look lower than it is
    elif monthly is not None and cost.total:
        yield tr("A desktop costs {amount} a month.", amount=sum_in_words(monthly, cost, "use"))
        users, each = assessment.desktops.users, cost.running.cost_per_user_and_month
        if users is not None and each is not None:
            yield tr(
                "For each of {users} users it is {user}.", users=users, user=sum_in_words(each, cost, "use")
            )
    elif cost.per_desktop_planned is not None:
        yield tr("A desktop costs {amount}.", amount=sum_in_words(cost.per_desktop_planned, cost))
