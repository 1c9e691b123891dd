"""The variant of today, drawn in one step, and the one that is to replace it."""

from __future__ import annotations

import msgspec
import pytest

from planner_core.editing import verbs
from planner_core.editing.edits import apply
from planner_core.editing.project_edits import addressed, apply_to_project
from planner_core.engine.evaluate import evaluate
from planner_core.imports.as_is import refreshed, today_step
from planner_core.imports.drawing import EstateDrawing, drawing
from planner_core.imports.inventory import machine_totals
from planner_core.imports.reading import read_inventory
from planner_core.plan.components import Host, StorageArray
from planner_core.plan.plan import Plan
from planner_core.plan.project import as_project
from planner_core.studies.measured_estate import is_measured
from tests.support.estates import rvtools_sheets, source_file
from tests.support.plans import CATALOG

GIB = 1024


def drawn() -> EstateDrawing:
    return drawing(read_inventory([source_file(rvtools_sheets(40))]), CATALOG)


def test_an_empty_plan_becomes_today_in_one_step() -> None:
    project = as_project(Plan())
    step = today_step(project, drawn(), "Today")
    after = apply_to_project(project, step.edits)
    assert after.names == ("Today",)
    assert after.plan.name == drawn().plan.name
    assert after.plan.settings.capacity_overhead_percent == 0.0
    assert len(after.plan.components) == len(drawn().plan.components)
    assert apply_to_project(after, step.inverse().edits) == project
    assert str(step.label).startswith("Import ")


def test_a_name_that_somebody_chose_stays() -> None:
    named = as_project(Plan(), "Customer")
    assert apply_to_project(named, today_step(named, drawn(), "Today").edits).names == ("Customer",)
    first = as_project(Plan())
    two = apply_to_project(first, addressed(verbs.add_variant(first, "Today"), first).edits)
    two = two.showing(first.shown)
    assert apply_to_project(two, today_step(two, drawn(), "Today").edits).names == ("Variant 1", "Today")


def test_stores_are_as_full_as_the_machines_that_are_drawn_make_them() -> None:
    """Without the 15% that a plan adds for files to come."""
    found = drawn()
    array = found.plan.of_type(StorageArray)[0]
    use = evaluate(found.plan, CATALOG).store(array.id)
    assert use is not None
    here = [each for each in found.selected.machines if each.datastore == "vdi-store"]
    swap_beyond = sum(max(each.ram_mib - (each.reserved_mib or 0) - (each.used_mib or 0), 0) for each in here)
    assert use.used_gib * GIB == pytest.approx(machine_totals(here).used_mib + swap_beyond)
    assert "overhead" not in use.by_role


def test_a_refresh_was_not_measured_and_plans_room_again() -> None:
    today = drawn().plan
    after = refreshed(today)
    assert (is_measured(today), is_measured(after)) == (True, False)
    assert after.settings.capacity_overhead_percent == 15.0
    assert not [
        field for part in after.components.values() for field in part.origins if field.startswith("measured")
    ]
    assert refreshed(after) == after
    kept = {"measured_as", "measured_iops_as", "measured_day"}
    for host in today.of_type(Host):
        other = after.components[host.id]
        assert isinstance(other, Host)
        assert {each: getattr(other, each) for each in kept} == {
            "measured_as": "average", "measured_iops_as": "average", "measured_day": "",
        }  # fmt: skip
        assert (other.count, other.ram_gib, other.origins["ram_gib"]) == (
            host.count, host.ram_gib, host.origins["ram_gib"],
        )  # fmt: skip
    own = msgspec.structs.replace(
        today, settings=msgspec.structs.replace(today.settings, capacity_overhead_percent=5.0)
    )
    assert refreshed(own).settings.capacity_overhead_percent == 5.0


def test_a_copy_of_a_component_keeps_what_was_measured() -> None:
    today = drawn().plan
    host = today.of_type(Host)[0]
    pasted = apply(today, verbs.paste(today, today).edits)
    copies = [each for each in pasted.of_type(Host) if each.measured_cpu_percent == host.measured_cpu_percent]
    assert len(copies) == 2
