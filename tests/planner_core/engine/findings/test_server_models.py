"""A server by name: what its model does not take, and figures that are only recalled."""

from __future__ import annotations

from planner_core.engine.evaluate import evaluate
from planner_core.plan.plan import Plan
from tests.planner_core.engine.findings.test_findings import ARRAY, changed
from tests.support.plans import CATALOG


def said(plan: Plan, code: str) -> tuple[str, str]:
    """What is found, and the remedy."""
    found = next(each for each in evaluate(plan, CATALOG).findings if each.code == code)
    return str(found.message), str(found.remedy)


def with_server(**values: object) -> Plan:
    return changed(ARRAY, "hosts", **values)


def test_the_processors_that_fit_are_named() -> None:
    plan = with_server(server_model="Dell PowerEdge R760", cpu_model="Intel Xeon 6530P")
    message, _ = said(plan, "host.other-processor")
    assert "Intel Xeon 6530P does not fit Dell PowerEdge R760" in message
    assert "Xeon, 4th generation; Xeon, 5th generation" in message


def test_a_figure_that_was_read_asks_for_another_choice() -> None:
    # OEM documents: 32 slots
    plan = with_server(server_model="Dell PowerEdge R760", ram_gib=2112.0, memory_module_gib=64.0)
    message, remedy = said(plan, "host.too-many-modules")
    assert "33 modules" in message
    assert "32 slots" in message
    assert remedy == "Choose larger modules, or less memory in each server."


def test_a_figure_that_is_recalled_says_so() -> None:
    plan = with_server(server_model="Dell PowerEdge R650", ram_gib=2112.0, memory_module_gib=64.0)
    _, remedy = said(plan, "host.too-many-modules")
    assert "only recalled" in remedy


def test_an_unknown_model_takes_anything() -> None:
    plan = with_server(server_model="Our blade", sockets=8, ram_gib=65_536.0, memory_module_gib=16.0)
    codes = {each.code for each in evaluate(plan, CATALOG).findings}
    assert not codes & {"host.too-many-sockets", "host.too-many-modules", "host.too-much-memory"}
