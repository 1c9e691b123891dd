"""Every report of the command line tells components apart that are called alike."""

from __future__ import annotations

import pytest

from app.cli.plan_files import write_plan
from tests.planner_core.engine.findings.test_names_in_findings import twins
from tests.support.command import headroom


@pytest.mark.parametrize("command", ["assess", "limits", "response"])
def test_no_line_speaks_of_a_host_that_may_be_either(command: str, tmp_path) -> None:
    write_plan(tmp_path / "twins.json", twins())
    done = headroom(command, tmp_path / "twins.json")
    assert (done.status, done.err) == (0, "")
    for side in ("East", "West"):
        assert f"{side} / Host 1" in done.out
    assert "Host 1" not in done.out.replace("East / Host 1", "").replace("West / Host 1", "")
