"""Full clones have one disk each: no replica, no delta disk, no disk for temporary files."""

from __future__ import annotations

import pytest

from planner_core.engine.evaluate import evaluate
from planner_core.engine.explaining.explain import explain
from tests.planner_core.engine.findings.sound_plans import array_plan, changed, led
from tests.support.plans import CATALOG

FULL = changed(
    array_plan(),
    "pool",
    clone_type="full",
    refresh_policy="never",
    replica_gib=40.0,
    delta_gib=12.0,
    disposable_gib=4.0,
    disposable_write_percent=25.0,
)


@pytest.mark.parametrize(("filled", "gib"), [(60.0, 24.0), (100.0, 40.0)])
def test_a_full_clone_takes_the_filled_part_of_its_disk(filled: float, gib: float) -> None:
    """Disk x fill; with the delta disk on top, a thick clone was larger than its disk."""
    plan = changed(FULL, "pool", full_clone_fill_percent=filled)
    use = evaluate(plan, CATALOG).store("array")
    assert use is not None
    assert use.by_role["delta"] == pytest.approx(plan.components["pool"].desktops * gib)  # type: ignore[union-attr]
    assert "disposable" not in use.by_role
    assert explain(plan, CATALOG, "array.capacity").value > 0


def test_what_full_clones_write_all_goes_to_their_own_disk() -> None:
    """Wherever a line for temporary files ends, or where there is none."""
    loads = set()
    for plan in (FULL, led(FULL, "pool", "disposable")):
        row = evaluate(plan, CATALOG).worst("drives", "disk_iops")
        assert row is not None
        loads.add(row.demand)
    assert len(loads) == 1
    without = evaluate(led(FULL, "pool", "disposable"), CATALOG)
    assert without.desktops.loose_end is None
    assert "pool.files-unplaced" not in {each.code for each in without.findings}
