"""Desktops that must start concurrently when users arrive, by sizing conventions."""

from __future__ import annotations

from planner_core.formulas.storms import peak_logins_per_minute, power_operations_wanted
from planner_core.messages import Message, Quantity
from planner_core.plan.components import DesktopPool
from planner_core.studies.opinion import Opinion, opinion
from planner_core.studies.opinion_rules import LogonStorm
from planner_core.studies.opinions_on_processors import is_session_host
from planner_core.studies.question import Asked
from planner_core.units import PERCENT


def logon_storm(rule: LogonStorm, asked: Asked) -> Opinion | None:
    """Horizon's sizing of concurrent power operations. Instant clones are created running, session hosts are running
    already.
    """
    settings = asked.plan.settings
    users = sum(
        pool.desktops * pool.concurrency_percent / PERCENT for pool in asked.pools if _is_started(pool)
    )
    if not users or not asked.hosts:
        return None
    logins = peak_logins_per_minute(
        users, settings.login_window_minutes, rule.peak_percent, rule.window_parts
    )
    return opinion(
        rule,
        Message(
            "{who}: {minutes} for a start",
            {"who": Message(rule.who), "minutes": Quantity(rule.start_minutes, "min")},
        ),
        "power_operations",
        float(power_operations_wanted(logins, rule.start_minutes)),
        settings.power_operations,
        Message(
            "Every desktop starts when its user logs in, and {peak} of the users do so within {part} of"
            " a window of {window}. Our figure is the limit in the plan; it is enough if desktops run"
            " before their users arrive.",
            {
                "peak": Quantity(rule.peak_percent, "%"),
                "part": Quantity(settings.login_window_minutes / rule.window_parts, "min"),
                "window": Quantity(settings.login_window_minutes, "min"),
            },
        ),
    )


def _is_started(pool: DesktopPool) -> bool:
    return pool.clone_type != "instant" and not is_session_host(pool)
