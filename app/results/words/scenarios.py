"""Kinds of day and scenarios in words."""

from __future__ import annotations

from app.look.number_format import numbers
from app.look.translation import tr
from app.results.words.results import case_name
from planner_core.engine.basis.assessment import Assessment, Scenario
from planner_core.engine.basis.axes import NORMAL
from planner_core.engine.basis.scenarios import DAY_NAMES, Day


def day_name(day: Day) -> str:
    """`First day of the week`."""
    return tr(DAY_NAMES[day])


def day_of_scenario(row: Scenario) -> str:
    """`Patch day, 10% of the users at work`."""
    if not row.storm_working_percent:
        return day_name(row.day)
    share = numbers().percent(row.storm_working_percent / 100, 0 if row.storm_working_percent >= 1 else 1)
    return tr("{day}, {share} of the users at work", day=day_name(row.day), share=share)


def verdict_in_words(row: Scenario) -> str:
    """Whether it carries the planned desktops, whether the plan promises that, and whether it limits the plan."""
    if row.limits_plan:
        return tr("fits; limits the plan") if row.carries_plan else tr("does not fit; limits the plan")
    if row.promised:
        return tr("fits") if row.carries_plan else tr("does not fit")
    return tr("would fit, no promise") if row.carries_plan else tr("would not fit, no promise")


def limiting_scenarios(assessment: Assessment) -> str:
    """`First day of the week, Controller failed`; empty if nothing limits."""
    found = [each for each in assessment.scenarios if each.limits_plan]
    if not found:
        return ""
    case = found[0].case
    every = {each.day for each in assessment.scenarios}
    if len(every) > 1 and {each.day for each in found} == every:
        days = tr("Every kind of day")
    else:
        days = ", ".join(day_name(each.day) for each in found)
    if case == NORMAL:
        return days
    return tr("{day}, {case}", day=days, case=case_name(case))
