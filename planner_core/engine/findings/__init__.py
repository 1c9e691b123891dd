"""What a reviewer would point out: a flat list of small checks, each of which yields findings."""

from planner_core.engine.assessment import Finding
from planner_core.engine.findings.drawing import (
    files_on_another_host,
    files_without_store,
    group_without_host,
    no_host,
    no_pool,
    pool_without_host,
    servers_beside_desktops,
    servers_without_place,
    servers_without_store,
)
from planner_core.engine.findings.hardware import (
    drives_and_level,
    modules_do_not_fit,
    no_redundancy,
    no_reserve,
    swap_on_flash,
    vmx_swap_too_early,
)
from planner_core.engine.findings.load import limit_exceeded, ram_short, storm_too_slow
from planner_core.engine.findings.prices import other_currency, price_missing, processor_price_missing
from planner_core.engine.findings.review import Check, Review

__all__ = ["CHECKS", "Check", "Review", "findings_of"]

CHECKS: tuple[Check, ...] = (
    no_host,
    no_pool,
    pool_without_host,
    files_without_store,
    files_on_another_host,
    servers_without_place,
    servers_without_store,
    servers_beside_desktops,
    group_without_host,
    limit_exceeded,
    ram_short,
    storm_too_slow,
    no_redundancy,
    drives_and_level,
    no_reserve,
    swap_on_flash,
    vmx_swap_too_early,
    modules_do_not_fit,
    price_missing,
    processor_price_missing,
    other_currency,
)


def findings_of(review: Review) -> tuple[Finding, ...]:
    """The findings of all checks, errors first."""
    found = [finding for check in CHECKS for finding in check(review)]
    order = ("error", "warning", "notice")
    return tuple(sorted(found, key=lambda finding: order.index(finding.severity)))
