"""Predicted beside measured on paper, in the workbook and in the terminal: the cells of one table."""

from __future__ import annotations

from datetime import date

import pytest

from app.cli.assessment_report import Report
from app.look.output_language import written_in
from app.look.translation import tr
from app.output.chapters.saturation_chapter import saturation
from app.output.proposal.subject import Subject
from app.output.workbook.build_workbook import build_workbook
from app.project.samples import read_sample
from app.results.tables.measured_table import TOLD, measured_columns
from planner_core.engine.evaluate import evaluate
from planner_core.imports.drawing import drawing
from planner_core.imports.reading import read_inventory
from planner_core.messages import NO_BREAK_SPACE
from planner_core.plan.plan import Plan
from planner_core.studies.measured_estate import comparisons
from tests.app.output.test_licences_printed import texts
from tests.support.estates import rvtools_sheets, source_file
from tests.support.plans import CATALOG
from tests.support.workbooks import Workbook


def today() -> Plan:
    return drawing(read_inventory([source_file(rvtools_sheets(20))]), CATALOG).plan


def plainly(text: str) -> str:
    return text.replace(NO_BREAK_SPACE, " ")


@pytest.mark.parametrize("language", ["en", "de"])
def test_paper_and_terminal_show_the_cells_of_the_table(language: str) -> None:
    plan = today()
    assessment = evaluate(plan, CATALOG)
    found = comparisons(plan, CATALOG, assessment)
    assert len(found) == 6
    with written_in(language):
        columns = measured_columns(plan)
        paper = [plainly(each) for each in texts(saturation(plan, assessment, CATALOG))]
        printed = [plainly(each).split() for each in Report(plan, assessment, measured=found).lines()]
        assert tr("Predicted and measured") in paper
        for row in found:
            cells = [plainly(columns[each].shown(row)) for each in TOLD]
            assert " ".join(cells).split() in printed
            assert all(cell in paper for cell in cells[:-1])
        assert any("customer" in each or "export.xlsx" in each for each in paper)


def test_without_a_measurement_nothing_is_said_of_one() -> None:
    plan = read_sample("everything-on-ssd")
    assessment = evaluate(plan, CATALOG)
    with written_in("en"):
        assert "Predicted and measured" not in texts(saturation(plan, assessment, CATALOG))
        assert "Predicted and measured" not in list(Report(plan, assessment).lines())


def test_the_workbook_has_both_as_numbers() -> None:
    plan = today()
    assessment = evaluate(plan, CATALOG)
    found = comparisons(plan, CATALOG, assessment)
    book = Workbook(build_workbook(Subject(plan, assessment, CATALOG), "en", date(2026, 11, 28)))
    rows = [[cell.value for cell in row] for row in book.rows("Measured")]
    rows = [row for row in rows if row and row[0] in ("VDI", "Servers", "vdi-store")]
    assert len(rows) == len(found)
    for row, each in zip(rows, found, strict=True):
        assert each.unit in row
        numbers = [cell for cell in row if isinstance(cell, float | int)]
        assert numbers == [pytest.approx(value) for value in (each.predicted, each.measured, each.relative)]
