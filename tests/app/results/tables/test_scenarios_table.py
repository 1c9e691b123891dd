"""The table of scenarios: in the window, in the terminal and in JSON, with the same cells."""

from __future__ import annotations

import json

import pytest

from app.output.chapters.ladder_chapter import ladder as ladder_chapter
from app.project.samples import read_sample
from app.results.tables.scenarios_table import scenario_columns, scenario_rows, telling_rows, used_resources
from app.results.tabs.all_tabs import ResultTabs
from app.results.tabs.table_model import ROW_ROLE
from app.results.words.scenarios import limiting_scenarios
from planner_core.engine.evaluate import evaluate
from planner_core.engine.explaining.explain import Explainer, explainable
from planner_core.plan.plan import Plan
from tests.app.output.workbook.conftest import book_of, subject_of
from tests.support.command import headroom
from tests.support.plans import CATALOG, with_fields, with_settings


@pytest.fixture
def plan() -> Plan:
    return read_sample("tr4540-1500")


def cells(plan: Plan, day: str, case: str, *names: str) -> list[str]:
    found = evaluate(plan, CATALOG)
    rows = scenario_rows(found)
    columns = scenario_columns(plan, rows)
    (row,) = (each for each in rows if (each.day, each.case) == (day, case))
    return [columns[name].shown(row).replace("\N{NO-BREAK SPACE}", " ") for name in names]


def test_a_row_says_what_a_day_carries_and_what_is_full_then(plan: Plan) -> None:
    names = ("day", "case", "desktops", "first", "verdict", "fullest", "cpu", "controller", "latency")
    assert cells(plan, "boot", "controller", *names) == [
        "Start of all desktops", "Controller failed", "1,379", "Controllers of AFF8040",
        "would not fit, no promise", "Controllers 106%", "7%", "106%", "∞",
    ]  # fmt: skip
    assert cells(plan, "first-day", "normal", *names) == [
        "First day of the week", "Normal", "1,500", "Response time of Windows 10 full clones",
        "fits; limits the plan", "CPU 97%", "97%", "24%", "0.44 ms",
    ]  # fmt: skip


def test_every_verdict_is_told_apart(plan: Plan) -> None:
    promised = with_settings(plan, survive_controller=True)
    assert cells(plan, "patch-day", "normal", "verdict") == ["fits"]
    assert cells(plan, "patch-day", "controller", "verdict") == ["would fit, no promise"]
    assert cells(promised, "boot", "controller", "verdict") == ["does not fit"]
    assert cells(promised, "provision", "controller", "verdict") == ["does not fit; limits the plan"]


def test_the_scenario_that_limits_is_named(plan: Plan) -> None:
    def named(other: Plan) -> str:
        return limiting_scenarios(evaluate(other, CATALOG))

    assert named(plan) == "Working day, First day of the week"
    assert named(with_settings(plan, survive_controller=True)) == "Provisioning, Controller failed"
    assert named(with_fields(plan, "hosts", ram_gib=128.0)) == "Every kind of day"
    assert named(with_fields(plan, "pool", first_cpu_mhz=900.0)) == "First day of the week"
    assert named(Plan()) == ""


def test_only_resources_that_are_used_have_a_column(plan: Plan) -> None:
    used = used_resources(scenario_rows(evaluate(plan, CATALOG)))
    assert "controller" in used
    assert "link" not in used


def test_the_terminal_prints_the_table_and_names_the_scenario_that_limits() -> None:
    out = headroom("assess", "resources/samples/tr4540-1500.json").out
    words = [" ".join(line.split()) for line in out.splitlines()]
    assert "Limiting scenario Working day, First day of the week" in words
    assert "Start of all desktops Controller failed 1,379 no Controllers of AFF8040 ∞" in words
    assert "Patch day Normal 1,557 yes Volumes of AFF8040 0.96 ms" in words


def test_json_has_every_scenario_and_the_day_of_every_limit(plan: Plan) -> None:
    document = json.loads(headroom("assess", "resources/samples/tr4540-1500.json", "--json").out)
    found = evaluate(plan, CATALOG)
    assert [(row["day"], row["case"], row["desktops"]) for row in document["scenarios"]] == [
        (each.day, each.case, each.desktops) for each in found.scenarios
    ]
    first = next(row for row in document["scenarios"] if row["day"] == "first-day")
    (controller,) = (row for row in first["fullest"] if row["resource"] == "controller")
    assert controller["utilisation"] == pytest.approx(0.24039, abs=1e-5)
    assert first["latencies"][0]["latency_ms"] == pytest.approx(0.441, abs=1e-3)
    assert (first["limits_plan"], first["promised"], first["carries_plan"]) == (True, True, True)
    assert document["limits"][0]["day"] == "working-day"


def test_paper_shows_the_cells_of_the_table_and_only_failures_that_matter(plan: Plan) -> None:
    found = evaluate(plan, CATALOG)
    (shown,) = [
        each["rows"] for each in ladder_chapter(plan, found)["blocks"] if each.get("title") == "Scenarios"
        and "rows" in each
    ]  # fmt: skip
    columns = scenario_columns(plan, scenario_rows(found))
    names = ("day", "case", "desktops", "first", "verdict", "latency")
    texts = [[each["text"] if isinstance(each, dict) else each for each in row["cells"]] for row in shown]
    told = telling_rows(found)
    assert texts == [[columns[name].shown(row) for name in names] for row in told]
    assert [(row.day, row.case) for row in told] == [
        ("working-day", "normal"), ("working-day", "host-1"), ("first-day", "normal"), ("first-day", "host-1"),
        ("boot", "normal"), ("boot", "controller"), ("provision", "normal"), ("provision", "controller"),
        ("patch-day", "normal"),
    ]  # fmt: skip


def test_the_workbook_has_a_sheet_with_every_scenario(plan: Plan) -> None:
    rows = [row for row in book_of(subject_of(plan)).rows("Scenarios") if len(row) > 7]
    found = evaluate(plan, CATALOG).scenarios
    assert [row[2].value for row in rows[1:]] == [each.desktops for each in found]
    at = [each.value for each in rows[0]].index("Controllers")
    used = [each.used("controller") for each in found]
    assert [row[at].value for row in rows[1:]] == pytest.approx([row.load_factor for row in used if row])


def test_every_cell_of_the_tab_is_explained(session, place, qtbot, plan: Plan) -> None:
    tabs = ResultTabs(session)
    place(tabs, 1100, 320)
    with qtbot.waitSignal(session.assessed):
        session.new_plan(plan)
    tabs.show_tab("scenarios")
    tab, asked = tabs.tab("scenarios"), []
    tab.explain_requested.connect(asked.append)
    model = tab.table.model()
    assert model.rowCount() == len(session.assessment.scenarios) > 20
    for column in range(model.columnCount()):
        tab.table.chosen.emit(model.index(0, column).data(ROW_ROLE), column)
    assert asked[0] == "scenarios.working-day"
    assert "array.controller.steady" in asked
    assert set(asked) <= set(explainable(session.assessment))
    assert int(Explainer(plan, CATALOG).explain(asked[0]).value) == 1_500
