"""A click on a finding leads to a field that exists."""

from __future__ import annotations

from app.results.finding_fields import FIELDS, PORTS, PRICES, field_of
from planner_core.engine.basis.assessment import Finding
from planner_core.engine.findings import CHECKS
from planner_core.messages import Message
from planner_core.plan.components import COMPONENT_TYPES
from planner_core.plan.fields import declared_fields
from planner_core.plan.settings import Settings


def test_every_code_is_that_of_a_check_and_every_field_is_declared() -> None:
    assert {*FIELDS, *PORTS} <= {each.code for each in CHECKS}
    declared = {info.name for each in (*COMPONENT_TYPES.values(), Settings) for info in declared_fields(each)}
    assert {*FIELDS.values(), "hba_ports", "nic_ports"} - {PRICES} <= declared


def test_ports_are_those_that_the_sentence_names() -> None:
    def field(text: str, code: str = "ports.none") -> str:
        return field_of(Finding("error", code, "host", Message(text)))

    assert field("{host} has no storage port, but {array} is reached over such ports.") == "hba_ports"
    assert field("{host} has no network port; its desktops cannot be reached.") == "nic_ports"
    assert field("", "plan.no-host") == ""
