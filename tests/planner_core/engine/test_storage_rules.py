"""Rules of storage that a plan cannot talk its way around, held to the figures of the papers that print them."""

from __future__ import annotations

import pytest

from planner_core.engine.evaluate import evaluate
from planner_core.engine.explaining.explain import explain
from tests.support.derivations import leaves_of
from tests.support.plans import CATALOG
from tests.support.vsan_plans import row, vsan_plan


@pytest.mark.parametrize(
    ("kind", "version", "counted"),
    [
        ("hybrid", "6.2", 1.0),
        ("hybrid", "8.0", 1.0),
        ("all-flash", "6.0", 1.0),
        ("all-flash", "6.2", 2.0),
        ("all-flash", "8.0", 2.0),
        ("esa", "8.0", 2.0),
    ],
)
def test_vsan_reduces_data_on_flash_from_6_2_on_only(kind: str, version: str, counted: float) -> None:
    """VMware, Virtual SAN 6.2 with VDI (2016): new in 6.2, and for all-flash configurations only."""
    reduced = vsan_plan(4, vsan=kind, vsan_version=version, vsan_data_reduction=2.0)
    plain = vsan_plan(4, vsan=kind, vsan_version=version)
    there, without = (row(each, "cluster", "capacity", "normal").capacity for each in (reduced, plain))
    assert there == pytest.approx(without * counted)
    said = [
        each.value
        for each in leaves_of(explain(reduced, CATALOG, "cluster.capacity.steady"))
        if each.symbol == "vsan_data_reduction"
    ]
    assert said == [counted]
    codes = {each.code for each in evaluate(reduced, CATALOG).findings}
    refused = codes & {"vsan.reduction-hybrid", "vsan.reduction-version"}
    assert bool(refused) == (counted == 1.0)
    assert len(refused) <= 1
