"""Every report of the command line tells components apart that are called alike."""

from __future__ import annotations

import pytest

from app.cli.plan_files import write_plan
from tests.planner_core.engine.findings.test_names_in_findings import twins
from tests.support.command import headroom
from tests.support.plans import with_fields


@pytest.mark.parametrize("command", ["assess", "limits", "response"])
def test_no_line_speaks_of_a_host_that_may_be_either(command: str, tmp_path) -> None:
    write_plan(tmp_path / "twins.json", twins())
    done = headroom(command, tmp_path / "twins.json")
    assert (done.status, done.err) == (0, "")
    for side in ("East", "West"):
        assert f"{side} / Host 1" in done.out
    assert "Host 1" not in done.out.replace("East / Host 1", "").replace("West / Host 1", "")


def test_hosts_that_may_be_either_are_told_apart_where_plans_are_compared(tmp_path) -> None:
    plan = twins()
    first, second = [each.id for each in plan.components.values() if each.name == "Host 1"]
    other = with_fields(with_fields(plan, first, ram_gib=64.0), second, ram_gib=96.0)
    write_plan(tmp_path / "before.json", plan)
    write_plan(tmp_path / "after.json", other)
    done = headroom("compare", tmp_path / "before.json", tmp_path / "after.json")
    assert (done.status, done.err) == (0, "")
    for side in ("East", "West"):
        assert f"{side} / Host 1  RAM" in done.out
    assert "Host 1" not in done.out.replace("East / Host 1", "").replace("West / Host 1", "")
