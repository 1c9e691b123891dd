"""What a plan asks a customer, and what the answers make of it: one step, with what is wrong told by its row."""

from __future__ import annotations

import random
from collections.abc import Mapping
from decimal import Decimal
from typing import Any

import msgspec
import pytest

from planner_core.editing.edits import apply
from planner_core.editing.verbs import set_field, set_setting
from planner_core.engine.evaluate import evaluate
from planner_core.imports.answers import Answered, CustomerAnswer, answered, in_order
from planner_core.imports.questions import FIELDS, OF_SETTINGS, UNIT_PRICE, field_of, questions
from planner_core.plan.components import DesktopPool, Host, StorageArray, origin_of
from planner_core.plan.fields import FieldInfo
from planner_core.plan.plan import Plan
from planner_core.plan.problems import problems
from tests.support.plans import CATALOG, small_plan
from tests.support.thorough import THOROUGH

ROUNDS = 3_000 if THOROUGH else 300
FIRST = {
    "new/desktop_pool/desktops": 420.0,
    "new/desktop_pool/concurrency_percent": 85.0,
    "new/desktop_pool/workload": "Login VSI 4.1 knowledge worker, Windows 10, 2 vCPU",
    "new/desktop_pool/ram_gib": 12.0,
    "new/host/count": 6.0,
    "new/host/ram_gib": 1024.0,
    "new/host/unit_price": 18_500.5,
    "new/storage_array/protocol": "fc",
    "new/disk_group/drives": 24.0,
    "new/disk_group/drive_gb": 3840.0,
    "settings/work_hours_per_week": 60.0,
    "notes/licences": "Windows E3 for all",
}


def labels(field: FieldInfo) -> Mapping[str, Any]:
    return {str(each).casefold(): each for each in field.choices}


def answers_of(cells: Mapping[str, Any]) -> tuple[CustomerAnswer, ...]:
    return tuple(
        CustomerAnswer("a.xlsx", "Questions", row, key, f"question {key}", cell)
        for row, (key, cell) in enumerate(cells.items(), 6)
    )


def taken(plan: Plan, cells: Mapping[str, Any]) -> Answered:
    return answered(plan, in_order(answers_of(cells)), CATALOG, labels)


def after(plan: Plan, cells: Mapping[str, Any]) -> Plan:
    found = taken(plan, cells)
    assert not found.problems
    assert found.step is not None
    return apply(plan, found.step.edits)


def keys(plan: Plan) -> list[str]:
    return [each.key for each in questions(plan, CATALOG)]


def test_an_empty_plan_asks_for_all_of_it() -> None:
    found = keys(Plan())
    assert {each.rpartition("/")[0] for each in found} == {
        "new/desktop_pool", "new/host", "new/storage_array", "new/disk_group", "settings", "notes",
    }  # fmt: skip
    assert len(found) == len(set(found))
    for owner in ("users_per_desktop", "concurrency_percent", "workload", "replica_gib", "growth_percent"):
        assert f"new/desktop_pool/{owner}" in found


def test_every_question_has_a_field() -> None:
    for kind, names in FIELDS.items():
        assert all(field_of(kind, name) is not None for name in names), kind
    assert all(field_of("settings", name) is not None for name in OF_SETTINGS)
    assert field_of("host", "rack_units") is None
    assert field_of("settings", "notes") is None


def test_a_plan_asks_only_for_what_it_assumes() -> None:
    plan = small_plan()
    assert "host/count" in keys(plan)
    assert "host/unit_price" in keys(plan)
    assert not any(each.startswith("new/") for each in keys(plan))
    typed = apply(plan, set_field(plan, ["host"], "count", 3).edits)
    assert "host/count" not in keys(typed)
    assert "settings/planned_years" in keys(plan)
    other = apply(plan, set_setting(plan, "planned_years", 7).edits)
    assert "settings/planned_years" not in keys(other)


def test_an_answer_is_no_assumption_any_more_even_if_it_is_the_same() -> None:
    plan = small_plan()
    host = next(iter(plan.of_type(Host)))
    found = after(
        plan, {"host/count": float(host.count), "host/ram_gib": 768.0, "host/unit_price": "18500,50"}
    )
    assert not {"host/count", "host/ram_gib", "host/unit_price"} & set(keys(found))
    now = next(iter(found.of_type(Host)))
    assert (now.count, now.ram_gib) == (host.count, 768.0)
    assert origin_of(now, "count") is not None
    assert (now.origins["ram_gib"].kind, now.origins["ram_gib"].reference) == ("imported", "a.xlsx")
    assert [(each.unit_price, each.currency, each.source) for each in now.parts] == [
        (Decimal("18500.5"), plan.settings.currency, "a.xlsx")
    ]


def test_all_answers_are_one_step_and_one_undo() -> None:
    plan = small_plan()
    cells = {"host/count": 4.0, "host/ram_gib": 768.0, "pool/desktops": 80.0, "settings/planned_years": 3.0}
    step = taken(plan, cells).step
    assert step is not None
    assert str(step.label) == "Take over 4 answers of the customer"
    done = apply(plan, step.edits)
    assert (done.settings.planned_years, next(iter(done.of_type(DesktopPool))).desktops) == (3, 80)
    assert apply(done, step.inverse().edits) == plan


def test_an_empty_plan_becomes_one_that_can_be_evaluated() -> None:
    plan = after(Plan(), FIRST)
    assert not problems(plan)
    (pool,), (host,), (array,) = plan.of_type(DesktopPool), plan.of_type(Host), plan.of_type(StorageArray)
    assert (pool.desktops, pool.concurrency_percent, pool.ram_gib, host.count) == (420, 85.0, 12.0, 6)
    assert pool.workload == FIRST["new/desktop_pool/workload"]
    assert pool.cpu_mhz == CATALOG_WORK["cpu_mhz"]
    assert host.parts[0].unit_price == Decimal("18500.5")
    assert array.protocol == "fc"
    assert plan.settings.work_hours_per_week == 60
    assert (
        plan.settings.notes == "Licences at hand: hypervisor, desktops, Windows, Office: Windows E3 for all"
    )
    assert evaluate(plan, CATALOG).desktops is not None


CATALOG_WORK = next(
    each for each in CATALOG.records("workloads") if each.name == FIRST["new/desktop_pool/workload"]
).values


def test_the_workload_comes_first_in_whatever_row_it_stands() -> None:
    for order in (1, -1):
        cells = {"pool/vcpus": 6.0, "pool/workload": FIRST["new/desktop_pool/workload"]}
        plan = after(small_plan(), dict(list(cells.items())[::order]))
        assert next(iter(plan.of_type(DesktopPool))).vcpus == 6


@pytest.mark.parametrize(
    ("key", "cell", "says"),
    [
        ("host/count", "many", "question host/count is many; expected: a number from 1 to 10,000."),
        ("host/count", 2.5, "is 2.5; expected: a whole number."),
        ("host/count", 0.0, "is 0; expected: a number from 1 to 10,000."),
        ("host/count", float("inf"), "expected: a number from 1 to 10,000."),
        ("host/ram_gib", "1.024", "is 1.024; expected: a number"),
        ("host/hypervisor", "Hyper-V", "is Hyper-V; expected: one of: "),
        ("host/unit_price", -3.0, "is -3; expected: a number from 0 to"),
        ("pool/workload", "games", "is games; expected: a workload profile from the list."),
        (
            "pool/concurrency_percent",
            0.8,
            "is 0.8; expected: a number of percent: 80 for 80%, or 0.8% with its sign.",
        ),
        ("pool/guest_os", "x" * 300, "; expected: a shorter text."),
        ("gone/count", 3.0, ": The plan has no such question any more."),
        ("host/rack_units", 3.0, ": The plan has no such question any more."),
        ("settings/name", "x", ": The plan has no such question any more."),
        ("", "x", ": The plan has no such question any more."),
    ],
)
def test_a_wrong_answer_is_told_with_its_row_and_the_others_count(key: str, cell: Any, says: str) -> None:
    found = taken(small_plan(), {key: cell, "host/sockets": 1.0})
    assert len(found.problems) == 1
    assert str(found.problems[0]).startswith("a.xlsx, sheet Questions, row ")
    assert says in str(found.problems[0])
    assert [each.field.name for each in found.changes] == ["sockets"]


def test_a_second_answer_to_a_question_is_refused() -> None:
    twice = [CustomerAnswer("a.xlsx", "Q", row, "host/sockets", "Sockets", float(row)) for row in (1, 2)]
    found = answered(small_plan(), twice, CATALOG, labels)
    assert [each.after for each in found.changes] == [1]
    assert "Sockets: This is a second answer to the same question." in str(found.problems[0])


def test_an_answer_that_breaks_a_rule_with_another_is_told_with_its_row() -> None:
    plan = small_plan(ram_gib=4.0, ram_reserved_gib=3.0)
    found = taken(plan, {"host/count": 3.0, "pool/ram_gib": 2.0, "host/sockets": 1.0})
    assert [each.field.name for each in found.changes] == ["count", "sockets"]
    (problem,) = found.problems
    assert str(problem).startswith(
        "a.xlsx, sheet Questions, row 7, question pool/ram_gib: Pool: the reserved RAM "
    )
    assert found.step is not None
    assert not problems(apply(plan, found.step.edits))


def test_the_same_notes_are_written_once() -> None:
    plan = after(small_plan(), {"notes/other": "two sites"})
    assert taken(plan, {"notes/other": "two sites"}).step is None


def test_any_cells_are_read_or_told() -> None:
    plan = small_plan()
    every = keys(plan)
    junk = [
        "", " ", "n/a", "#REF!", "=?", "1.024", "1e400", -5.0, 1e300, float("nan"), 0.5, "yes", "\x00", "{file}",
        "Ω" * 900, "=cmd|' /C calc'!A0", "12 GB", "١٢", "2026-11-30", 3.0, 80.0, "fc",
    ]  # fmt: skip
    for number in range(ROUNDS):
        source = random.Random(number)
        chosen = source.sample(every, 6)
        found = taken(plan, {key: source.choice(junk) for key in chosen})
        assert len(found.changes) + len(found.problems) >= 6 or found.step is None
        assert all("row " in str(each) and len(str(each)) < 900 for each in found.problems)
        if found.step is not None:
            done = apply(plan, found.step.edits)
            assert not problems(done)
            assert apply(done, found.step.inverse().edits) == plan


def test_prices_count_for_what_they_are_asked_for() -> None:
    plan = after(small_plan(), {f"host/{UNIT_PRICE}": 100.0, f"ssd/{UNIT_PRICE}": 250.0})
    assert [plan.components[each].parts[0].per for each in ("host", "ssd")] == ["component", "drive"]


def test_prices_are_asked_of_what_has_none() -> None:
    plan = after(small_plan(), {f"host/{UNIT_PRICE}": 100.0})
    assert f"host/{UNIT_PRICE}" not in keys(plan)
    assert f"ssd/{UNIT_PRICE}" in keys(plan)


@pytest.mark.parametrize(
    ("key", "cell", "is_percent", "value"),
    [
        ("host/ram_gib", "512 GiB", False, 512.0),
        ("host/ram_gib", "1,5 TiB", False, 1536.0),
        ("disk_group/drive_gb", "3.84 TB", False, 3840.0),
        ("disk_group/drive_gb", "1,92TB", False, 1920.0),
        ("host/base_clock_ghz", "2600 MHz", False, 2.6),
        ("desktop_pool/concurrency_percent", 50.0, True, 50.0),
        ("desktop_pool/growth_percent", 0.5, True, 0.5),
        ("desktop_pool/growth_percent", "0,5 %", False, 0.5),
        ("desktop_pool/concurrency_percent", "85%", False, 85.0),
        ("host/unit_price", "18500.50 EUR", False, Decimal("18500.5")),
    ],
)
def test_a_unit_in_a_cell_counts(key: str, cell: Any, is_percent: bool, value: Any) -> None:
    answer, host = answers_of({f"new/{key}": cell, "new/host/count": 3.0})
    answer = msgspec.structs.replace(answer, is_percent=is_percent)
    plan = set_setting(Plan(), "currency", "EUR")
    found = answered(apply(Plan(), plan.edits), [answer, host], CATALOG, labels)
    assert not found.problems
    assert [each.after for each in found.changes] == [value, 3]


def test_drives_without_a_host_are_told_and_not_lost() -> None:
    found = taken(Plan(), {"new/disk_group/drives": 24.0, "new/disk_group/drive_gb": 3840.0})
    assert (found.step, found.changes) == (None, ())
    assert [str(each).partition(": ")[2] for each in found.problems] == [
        "There is no answer on a host or an array that these drives could be in."
    ] * 2


@pytest.mark.parametrize(
    ("key", "cell", "is_percent", "says"),
    [
        ("host/ram_gib", "512 GB", False, "in GiB; GB is another unit"),
        ("host/ram_gib", 16.0, True, "in GiB; % is another unit"),
        ("host/ram_gib", "16 %", False, "in GiB; % is another unit"),
        ("disk_group/drive_gb", "3.5 TiB", False, "in GB; TiB is another unit"),
        ("desktop_pool/growth_percent", 0.5, False, "a number of percent: 50 for 50%"),
        ("desktop_pool/growth_percent", "0,5", False, "a number of percent: 50 for 50%"),
        ("desktop_pool/desktops", "400 users", False, "users is another unit"),
        ("host/unit_price", "18500 USD", False, "USD is another unit"),
        ("host/ram_gib", "about 512", False, "512"),
        ("host/ram_gib", "512 to 768 GiB", False, "a number from"),
        ("host/ram_gib", "512-768", False, "a number from"),
    ],
)
def test_another_unit_is_refused_and_never_guessed(key: str, cell: Any, is_percent: bool, says: str) -> None:
    (answer,) = answers_of({f"new/{key}": cell})
    answer = msgspec.structs.replace(answer, is_percent=is_percent)
    plan = apply(Plan(), set_setting(Plan(), "currency", "EUR").edits)
    found = answered(plan, [answer], CATALOG, labels)
    assert found.step is None
    (problem,) = found.problems
    assert str(problem).startswith("a.xlsx, sheet Questions, row 6: ")
    assert says in str(problem)


@pytest.mark.parametrize(
    ("text", "ids"),
    [
        ("vSphere Enterprise Plus for all hosts", {"broadcom-vsphere-enterprise-plus"}),
        ("VMware vSphere Foundation, 200 x Horizon Enterprise concurrent users", {
            "broadcom-vvf", "omnissa-horizon-enterprise-concurrent",
        }),
        ("RDS CAL je Gerät; Windows Server Datacenter", {
            "microsoft-rds-cal-device", "microsoft-windows-server-datacenter",
        }),
        ("Horizon Enterprise", set()),
        ("Horizon Enterprise named or concurrent, device", set()),
        ("Windows Server subscription on Azure Local", {"microsoft-azure-local-windows-server"}),
        ("Windows E3 for all", set()),
        ("nothing yet", set()),
    ],
)  # fmt: skip
def test_licences_that_are_named_become_lines_without_a_price(text: str, ids: set[str]) -> None:
    found = taken(small_plan(), {"notes/licences": text})
    assert found.step is not None
    plan = apply(small_plan(), found.step.edits)
    names = {CATALOG.licence_templates[each].name for each in ids}
    lines = list(plan.licences.values())
    assert {each.name for each in lines} == names
    assert {each.unit for each in lines} == {CATALOG.licence_templates[each].values["unit"] for each in ids}
    assert all(each.unit_price is None for each in lines)
    assert text in plan.settings.notes
    assert len(found.remarks) == len(ids)
    again = taken(plan, {"notes/licences": text})
    assert again.step is None
    assert not again.remarks
    assert apply(plan, found.step.inverse().edits) == small_plan()
