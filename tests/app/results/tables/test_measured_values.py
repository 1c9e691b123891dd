"""A measured value says when and on how many desktops, in every list of values, in the language of the reader."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.inspector.origin_words import origin_sentence, origin_word
from app.look.output_language import derivation_words, written_in
from app.output.chapters.assumptions_chapter import assumptions
from app.results.tables.assumptions_table import assumption_rows
from db.project_file import ProjectFile
from planner_core.editing.edits import apply
from planner_core.engine.explaining.derivation_text import origin_text
from planner_core.engine.explaining.explain import explain
from planner_core.plan.components import DesktopPool
from planner_core.plan.fields import declared_field
from planner_core.plan.plan import Plan
from planner_core.studies.pilot import Pilot, pilot_result
from tests.support.derivations import leaves_of
from tests.support.plans import CATALOG, small_plan
from tests.support.projects import stored

WORDS = {
    "en": ("27 November 2026, 20 desktops, 40 hours", "Measured: "),
    "de": ("27. November 2026, 20 Desktops, 40 Stunden", "Gemessen: "),
}


@pytest.fixture(scope="module")
def measured() -> Plan:
    plan = small_plan()
    pilot = Pilot(pool="pool", host="host", desktops=20, hours=40.0, day="2026-11-27", cpu_percent=52.0)
    return apply(plan, pilot_result(plan, CATALOG, pilot).step(plan).edits)


@pytest.mark.parametrize("language", WORDS)
def test_the_table_of_assumptions_says_it(measured: Plan, language: str) -> None:
    with written_in(language):
        (row,) = [each for each in assumption_rows(measured, CATALOG) if each.field == "cpu_mhz"]
        printed = str(assumptions(measured))
    assert row.source == WORDS[language][0]
    assert WORDS[language][0] in printed, "the proposal does, too"


@pytest.mark.parametrize("language", WORDS)
def test_the_form_says_it(measured: Plan, language: str) -> None:
    origin, info = measured.components["pool"].origins["cpu_mhz"], declared_field(DesktopPool, "cpu_mhz")
    assert info is not None
    with written_in(language):
        assert origin_sentence(info, (origin,)).startswith(WORDS[language][1] + WORDS[language][0])
        assert origin_word((origin,)).split("± ")[1] in ("3%", "3\N{NO-BREAK SPACE}%")


@pytest.mark.parametrize("language", WORDS)
def test_an_explanation_says_it(measured: Plan, language: str) -> None:
    found = explain(measured, CATALOG, "host.cpu.steady")
    with written_in(language):
        said = {
            origin_text(each, derivation_words()) for each in leaves_of(found) if each.origin == "measured"
        }
    assert {each.split(": ")[1] for each in said} == {WORDS[language][0]}


def test_the_file_keeps_it(measured: Plan, tmp_path: Path) -> None:
    ProjectFile.create(tmp_path / "a.headroom", measured).close()
    assert stored(tmp_path / "a.headroom")[0].plan == measured
