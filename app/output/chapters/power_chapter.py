"""Power, heat and rack space of the hardware, by site."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from app.look.number_format import numbers, rounded
from app.look.translation import tr
from app.output.chapters.blocks import Block, chapter, columns_of, group, heading, row, table
from app.results.tables.power_table import adding_up, power_columns, site_name, sums_of
from planner_core.engine.basis.assessment import Assessment, RunningCost
from planner_core.plan.components import StorageArray
from planner_core.plan.plan import Plan
from planner_core.studies.power_by_site import SitePower, power_by_site

COLUMNS = ("component", "pieces", "power", "energy", "rack_units")
MOST_ROWS = 60
"""Lines on paper; of more, only the sums of each site are printed."""


def power(plan: Plan, assessment: Assessment) -> dict[str, Any] | None:
    """The chapter; None if no piece of hardware tells its power or its height."""
    rows = adding_up([each for each in power_by_site(plan) if each.power_watts or each.rack_units])
    if not rows:
        return None
    replicates = any(each.replication != "none" for each in plan.of_type(StorageArray))
    notes = [
        tr(
            "Draw is the average while users work; energy is around the clock, with cooling and power supply."
        ),
        tr("The second array of a replication is not in the drawing, and not in these figures.")
        if replicates
        else "",
    ]
    return chapter(
        tr("Power and space"),
        "",
        [
            table(
                columns_of(power_columns(plan), *COLUMNS),
                [*_rows(plan, rows)],
                title=tr("Power and space"),
                notes=notes,
            ),
            *_in_all(assessment.cost.running),
        ],
    )


def _rows(plan: Plan, rows: Sequence[SitePower]) -> Iterator[Block]:
    """The hardware of each site with its sum, and the sum of all."""
    columns = power_columns(plan)
    sites = sorted({each.site for each in rows})
    for site in sites:
        here = [each for each in rows if each.site == site]
        if len(sites) > 1:
            yield group(site_name(site))
        if len(rows) <= MOST_ROWS:
            for each in here:
                yield row(*(columns[name].shown(each) for name in COLUMNS))
        if len(sites) > 1:
            yield _sum(plan, tr("Sum of {site}", site=site_name(site)), here)
    yield _sum(plan, tr("All hardware"), rows)


def _sum(plan: Plan, title: str, rows: Sequence[SitePower]) -> Block:
    columns, whole = power_columns(plan), sums_of(rows)
    return row(title, *(columns[name].shown(whole) for name in COLUMNS[1:]), strong=True)


def _in_all(running: RunningCost) -> Iterator[Block]:
    """What cooling has to carry away and takes itself. Both energies add up to the sum of the table above."""
    whole, hardware = running.energy_kwh_per_year, running.hardware_energy_kwh_per_year
    cooling = None if whole is None or hardware is None else rounded(whole, 0) - rounded(hardware, 0)
    sizes = (
        (tr("Heat"), running.heat_btu_per_hour, "BTU/h"),
        (tr("Energy of the hardware per year"), hardware, "kWh"),
        (tr("Energy for cooling and supply per year"), cooling, "kWh"),
    )
    rows = [
        row(name, numbers().quantity(size, tr(unit), 0)) for name, size, unit in sizes if size is not None
    ]
    if rows:
        yield heading(tr("Heat and cooling"))
        yield table([(tr("Figure"), "name"), (tr("Amount"), "number")], rows, title=tr("Heat and cooling"))
