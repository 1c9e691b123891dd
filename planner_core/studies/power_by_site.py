"""Power draw, energy and rack units of each host and storage array, by site.

A stretched vSAN lies at two sites, half of its hosts at each; everything else is at the first. An array that replicates
sends to one that is not drawn, so its second site has no figures here.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from planner_core.formulas import power
from planner_core.formulas.recording import Number
from planner_core.plan.components import Cluster, ComponentId, DiskGroup, GraphicsBoards, Host, StorageArray
from planner_core.plan.plan import Plan

FIRST: Final = 1
SECOND: Final = 2
STRETCHED: Final = "two"


class SitePower(NamedTuple):
    """The hosts of one card, or an array, at one site."""

    site: int
    """1 or 2."""
    component: ComponentId
    pieces: int
    power_watts: float
    """With the drives and boards that have a draw of their own."""
    energy_kwh_per_year: float
    """With cooling and power supply."""
    rack_units: float


def power_by_site(plan: Plan) -> tuple[SitePower, ...]:
    """Every host card and array with its part at each site, in the order of the plan, the first site first."""
    found = [*_rows(plan)]
    return tuple(each for site in (FIRST, SECOND) for each in found if each.site == site)


def _rows(plan: Plan) -> Iterator[SitePower]:
    at_first = {each.id: _at_first_site(plan, each) for each in plan.of_type(Cluster)}
    for host in plan.of_type(Host):
        inside = _drive_watts(plan, host.id) + _board_watts(plan, host.id)
        here = host.count
        if (cluster := plan.parents.get(host.id, "")) in at_first:
            here = min(host.count, at_first[cluster])
            at_first[cluster] -= here
        for site, pieces in ((FIRST, here), (SECOND, host.count - here)):
            if pieces:
                watts = power.power_draw_watts(pieces, host.power_watts + inside)
                yield _row(plan, site, host.id, pieces, watts, power.rack_units_of(pieces, host.rack_units))
    for array in plan.of_type(StorageArray):
        own = array.power_watts + _drive_watts(plan, array.id)
        yield _row(plan, FIRST, array.id, 1, own, array.rack_units)
    for group in plan.of_type(DiskGroup):
        if group.id not in plan.parents and group.drive_watts:
            yield _row(plan, FIRST, group.id, 1, _watts_of(group), 0.0)


def _row(
    plan: Plan, site: int, component: ComponentId, pieces: int, watts: Number, units: Number
) -> SitePower:
    energy = power.energy_kwh_per_year(power.hardware_energy_kwh_per_year(watts), plan.settings.pue)
    return SitePower(site, component, pieces, float(watts), float(energy), float(units))


def _at_first_site(plan: Plan, cluster: Cluster) -> int:
    """Hosts of a cluster at the first site: all, or half of them, rounded up, if it is stretched."""
    hosts = sum(each.count for each in plan.of_type(Host) if plan.parents.get(each.id) == cluster.id)
    return (hosts + 1) // 2 if cluster.vsan_sites == STRETCHED else hosts


def _drive_watts(plan: Plan, owner: ComponentId) -> float:
    """Of the drives in one host or in an array that have a draw of their own."""
    return sum(_watts_of(each) for each in plan.of_type(DiskGroup) if plan.parents.get(each.id) == owner)


def _board_watts(plan: Plan, host: ComponentId) -> float:
    """Of the graphics boards in one host."""
    inside = (each for each in plan.of_type(GraphicsBoards) if plan.parents.get(each.id) == host)
    return sum(float(power.power_draw_watts(each.boards, each.power_watts)) for each in inside)


def _watts_of(group: DiskGroup) -> float:
    return float(power.power_draw_watts(group.drives + group.spare_drives, group.drive_watts))
