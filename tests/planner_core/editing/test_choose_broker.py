"""Choosing a broker takes over how many desktops it starts, makes and patches at once, unless that was typed."""

from __future__ import annotations

import msgspec
import pytest

from planner_core.editing import verbs
from planner_core.editing.edits import Step
from planner_core.plan.components import DesktopPool
from planner_core.plan.plan import Plan
from tests.support.plans import CATALOG

OF_CITRIX = {"provision_operations": 100, "composer_operations": 100, "maintenance_operations": 100}
OF_HORIZON = {"provision_operations": 20, "composer_operations": 8, "maintenance_operations": 12}


def changes(step: Step) -> dict[str, object]:
    return {edit.key: edit.after for edit in step.edits}


def plan_of(desktops: int, **settings: object) -> Plan:
    pool = DesktopPool(id="pool", name="Pool", desktops=desktops)
    plan = Plan(components={"pool": pool})
    return msgspec.structs.replace(plan, settings=msgspec.structs.replace(plan.settings, **settings))


@pytest.mark.parametrize(("desktops", "at_once", "minutes"), [(1040, 100, 2.5), (60, 12, 2.5), (0, 100, 2.5)])
def test_citrix_starts_a_hundred_at_once_and_a_fifth_of_the_machines(
    desktops: int, at_once: int, minutes: float
) -> None:
    step = verbs.choose_broker(plan_of(desktops), "citrix-mcs", CATALOG.brokers)
    assert changes(step) == {
        "broker": "citrix-mcs",
        "power_operations": at_once,
        "power_operation_minutes": minutes,
        **OF_CITRIX,
    }


def test_going_back_takes_the_limits_back() -> None:
    plan = plan_of(1040, broker="citrix-pvs", power_operations=100, power_operation_minutes=2.5, **OF_CITRIX)
    step = verbs.choose_broker(plan, "horizon-8", CATALOG.brokers)
    starts = {"power_operations": 50, "power_operation_minutes": 3.0}
    assert changes(step) == {"broker": "horizon-8", **starts, **OF_HORIZON}


def test_typed_limits_stay() -> None:
    typed = plan_of(1040, power_operations=70, composer_operations=9)
    step = verbs.choose_broker(typed, "citrix-mcs", CATALOG.brokers)
    others = {name: at_once for name, at_once in OF_CITRIX.items() if name != "composer_operations"}
    assert changes(step) == {"broker": "citrix-mcs", "power_operation_minutes": 2.5, **others}


def test_brokers_with_equal_limits_change_nothing_else() -> None:
    assert changes(verbs.choose_broker(plan_of(1040), "horizon-7", CATALOG.brokers)) == {
        "broker": "horizon-7"
    }
    assert verbs.choose_broker(plan_of(1040), "horizon-8", CATALOG.brokers).edits == ()
