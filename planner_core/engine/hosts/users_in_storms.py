"""Users who go on working while desktops are patched or refreshed: their load lies on top of that of the storm."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from planner_core.engine.basis.axes import Phase
from planner_core.engine.layout.layout import Layout
from planner_core.formulas import desktop_load
from planner_core.formulas.recording import Column

WORKING_PERCENT: Final[Mapping[Phase, str]] = {
    "patch": "patch_working_percent",
    "refresh": "refresh_working_percent",
}
"""Storm -> the setting with the share of users who go on working."""


def storms_with_users(layout: Layout) -> tuple[Phase, ...]:
    """The storms of a plan in which users work: those of all pools, also of pools that the storm leaves alone."""
    return tuple(phase for phase in WORKING_PERCENT if working_percent(layout, phase) > 0)


def working_percent(layout: Layout, phase: Phase) -> float:
    """Share of the users at work who go on working in a storm; 0 in any other phase."""
    return float(getattr(layout.settings, WORKING_PERCENT[phase])) if phase in WORKING_PERCENT else 0.0


def of_users(layout: Layout, phase: Phase, working: Column) -> Column:
    """The part of a load at work that is there in a storm with users."""
    return desktop_load.load_of_users_in_storm(working, layout.setting(WORKING_PERCENT[phase]))


def with_users(layout: Layout, storms: Mapping[Phase, Column], working: Column) -> dict[Phase, Column]:
    """The load of each storm, with that of its users where there are any."""
    beside = storms_with_users(layout)
    return {
        phase: desktop_load.storm_with_users(load, of_users(layout, phase, working))
        if phase in beside
        else load
        for phase, load in storms.items()
    }


def means_with_users(
    layout: Layout, of_storm: Column, of_working: Column, ios: Callable[[Phase], tuple[Column, Column]]
) -> dict[Phase, Column]:
    """A property of I/Os in each storm with users: the mean over those of the storm and of the users, which `ios`
    gives.
    """
    found = {}
    for phase in storms_with_users(layout):
        storm_ios, user_ios = ios(phase)
        found[phase] = desktop_load.mean_with_users(storm_ios, of_storm, user_ios, of_working)
    return found
