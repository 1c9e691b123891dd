"""How an estate grew: a straight line through what its exports of several days tell.

Exports of one estate give one line; the lines of several estates, such as those of two sites, are added. An estate with
one export only takes no part.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date
from typing import Any, Final

import msgspec

from planner_core.formulas.trend import growth_of_line, line_through
from planner_core.imports.grouping import Grouping, is_desktop
from planner_core.imports.inventory import Inventory, Machine
from planner_core.imports.selection import EstateChoice, selected
from planner_core.imports.several_files import day_of
from planner_core.plan.components import DesktopPool
from planner_core.plan.fields import declared_field
from planner_core.plan.settings import Settings

DAYS_OF_YEAR: Final = 365.25
ENOUGH_DAYS: Final = 90
"""Planning value: of a shorter time, the growth of a year is no more than a guess."""
Count = Callable[[Sequence[Machine]], float | None]


class GrowthPoint(msgspec.Struct, frozen=True):
    """Totals of one day; sizes in MiB. None: not all files tell."""

    file: str
    day: str
    machines: float
    desktops: float
    vcpus: float
    ram_mib: float
    used_mib: float | None


class Growth(msgspec.Struct, frozen=True):
    """Change per year in percent of the latest level. None: the files do not tell it, or there was nothing."""

    first_day: str
    last_day: str
    points: tuple[tuple[GrowthPoint, ...], ...]
    """Of each estate, from the oldest to the latest."""
    machines_percent: float | None
    desktops_percent: float | None
    vcpus_percent: float | None
    ram_percent: float | None
    ram_of_desktop_percent: float | None
    """RAM of a desktop on average."""
    used_percent: float | None

    @property
    def exports(self) -> int:
        """How many exports the lines are drawn through."""
        return sum(map(len, self.points))

    @property
    def days(self) -> int:
        """From the first to the last export."""
        return _ordinal(self.last_day) - _ordinal(self.first_day)


def growth(inventory: Inventory, choice: EstateChoice, grouping: Grouping) -> Growth | None:
    """Growth of the chosen part of an estate; None if its files are of one day."""
    if not inventory.chains:
        return None
    chains = [[_chosen(each, choice) for each in chain] for chain in inventory.chains]
    days = [[_day(each) for each in chain] for chain in inventory.chains]

    def desktops(machines: Sequence[Machine]) -> list[Machine]:
        return [each for each in machines if is_desktop(each, grouping)]

    def ram_of_desktop(machines: Sequence[Machine]) -> float | None:
        found = desktops(machines)
        return _ram(found) / len(found) if found else None

    def percent(count: Count) -> float | None:
        return _percent(days, [[count(each) for each in chain] for chain in chains])

    return Growth(
        first_day=min(day for chain in days for day in chain),
        last_day=max(day for chain in days for day in chain),
        points=tuple(
            tuple(
                GrowthPoint(
                    each.sources[0].file,
                    day,
                    len(found),
                    len(desktops(found)),
                    _vcpus(found),
                    _ram(found),
                    _used(found),
                )
                for each, day, found in zip(chain, own_days, machines, strict=True)
            )
            for chain, own_days, machines in zip(inventory.chains, days, chains, strict=True)
        ),
        machines_percent=percent(len),
        desktops_percent=percent(lambda machines: len(desktops(machines))),
        vcpus_percent=percent(_vcpus),
        ram_percent=percent(_ram),
        ram_of_desktop_percent=_percent_of_mean(
            days, [[ram_of_desktop(each) for each in chain] for chain in chains]
        ),
        used_percent=percent(_used),
    )


def settings_of(found: Growth) -> dict[str, Any]:
    """Settings of a plan that the growth tells."""
    values = {"ram_growth_percent": found.ram_of_desktop_percent}
    return {name: within(Settings, name, value) for name, value in values.items() if value is not None}


def pool_growth(found: Growth) -> float | None:
    """Growth per year of the desktops of a pool, within what a plan may have."""
    value = found.desktops_percent
    return None if value is None else within(DesktopPool, "growth_percent", value)


def within(declared: type[msgspec.Struct], name: str, value: float) -> float:
    """The value, or the nearest one that the field may have."""
    info = declared_field(declared, name)
    assert info is not None, name
    assert info.least is not None
    assert info.most is not None
    return min(max(value, info.least), info.most)


def _percent(days: Sequence[Sequence[str]], values: Sequence[Sequence[float | None]]) -> float | None:
    """Growth of the sum of all lines; None if a value is unknown, or the level is nothing."""
    slope = level = 0.0
    for own_days, own in zip(days, values, strict=True):
        known = [each for each in own if each is not None]
        if len(known) < len(own):
            return None
        rise, height = line_through(_years(own_days), known)
        slope, level = slope + rise, level + height
    return float(growth_of_line(slope, level)) if level > 0 else None


def _percent_of_mean(days: Sequence[Sequence[str]], values: Sequence[Sequence[float | None]]) -> float | None:
    """Growth of a mean, which estates cannot be added for: known of one estate only."""
    return _percent(days, values) if len(values) == 1 else None


def _years(days: Sequence[str]) -> list[float]:
    """Years before the latest day, as negative numbers."""
    return [(_ordinal(each) - _ordinal(days[-1])) / DAYS_OF_YEAR for each in days]


def _day(inventory: Inventory) -> str:
    day = day_of(inventory)
    assert day is not None, "in a chain"
    return day.isoformat()


def _ordinal(day: str) -> int:
    return date.fromisoformat(day).toordinal()


def _chosen(inventory: Inventory, choice: EstateChoice) -> list[Machine]:
    """The machines of an export by the choice; a cluster may not have been there yet."""
    wanted = {each.casefold() for each in choice.clusters}
    taken = selected(inventory, msgspec.structs.replace(choice, clusters=())).machines
    return [each for each in taken if not wanted or each.cluster.casefold() in wanted]


def _vcpus(machines: Sequence[Machine]) -> float:
    return sum(each.vcpus for each in machines)


def _ram(machines: Sequence[Machine]) -> float:
    return sum(each.ram_mib for each in machines)


def _used(machines: Sequence[Machine]) -> float | None:
    told = [each.used_mib for each in machines if each.used_mib is not None]
    return sum(told) if len(told) == len(machines) else None
