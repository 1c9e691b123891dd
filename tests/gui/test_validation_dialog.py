"""Help, How good are the predictions: the summary, its records, and the chart, in the reader's language."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.project.catalogue import load_catalog
from app.project.validation_files import load_validation, sample_plans
from app.results.charts.validation_chart import ValidationChart
from app.results.tabs.table_view import ResultTable
from app.window.dialogs.validation_dialog import ValidationDialog
from app.window.wiring import Wiring
from planner_core.studies import validation as study
from planner_core.studies.validation import validate
from planner_core.studies.validation_results import Validation
from tests.support.settled import settle

Screenshot = Callable[..., object]


@cache
def validation() -> Validation:
    """What the dialog has to show."""
    return validate(load_validation(), load_catalog(), sample_plans())


def shown(table: ResultTable) -> list[list[str]]:
    model = table.model()
    return [
        [
            str(model.index(row, column).data()).replace("\N{NO-BREAK SPACE}", " ")
            for column in range(model.columnCount())
        ]
        for row in range(model.rowCount())
    ]


def opened(program: Wiring, qtbot: QtBot) -> ValidationDialog:
    program.actions["help.validation"].trigger()
    settle()
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, ValidationDialog)
    qtbot.waitUntil(lambda: not dialog.is_busy and dialog.chart is not None)
    settle()
    return dialog


def test_the_summary_its_records_and_the_chart_agree(
    program: Wiring, qtbot: QtBot, screenshot: Screenshot
) -> None:
    dialog = opened(program, qtbot)
    assert QApplication.focusWidget() is dialog.summary_table
    lines = shown(dialog.summary_table)
    found = next(each for each in validation().summary if each.kind == "density").machine_left_out
    assert found is not None
    worst = f"{found.worst:+.1%}".replace("-", "−")
    assert lines[0][:2] == ["Density", f"median {found.median:.1%}, worst {worst} ({found.count})"]
    assert dialog.heading.text() == "Density"
    rows = shown(dialog.rows_table)
    (goeuc,) = (row for row in rows if row[0] == "GO-EUC, Windows 10 1809, before the Citrix Optimizer")
    assert goeuc[2] == "76.9"
    assert isinstance(dialog.chart, ValidationChart)
    assert "Not in the summary: tr4540_hosts" in dialog.notes.text()
    picture = dialog.chart.picture
    assert picture is not None
    assert [row[1] for row in rows if " to " in row[1]] == ["181 to 308"], "a range is no point"
    assert len(picture.points) == len([row for row in rows if " to " not in row[1]])
    assert dialog.chart.accessibleName() == "Predicted and measured"
    screenshot(dialog, "validation")
    dialog.close()


def test_the_arrow_keys_choose_the_figure(program: Wiring, qtbot: QtBot) -> None:
    dialog = opened(program, qtbot)
    before = dialog.heading.text()
    QTest.keyClick(dialog.summary_table, Qt.Key.Key_Down)
    settle()
    assert dialog.heading.text() == shown(dialog.summary_table)[1][0] != before
    assert dialog.chart is not None
    assert dialog.chart.picture is not None
    titles = {point.row.title for point in dialog.chart.picture.points}
    assert titles <= {row[0] for row in shown(dialog.rows_table)}
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    settle()
    assert QApplication.activeModalWidget() is None


@pytest.mark.parametrize("spoken", ["de"])
def test_it_speaks_german(program: Wiring, qtbot: QtBot, screenshot: Screenshot) -> None:
    dialog = opened(program, qtbot)
    assert dialog.windowTitle() == "Wie gut sind die Vorhersagen?"
    first = shown(dialog.summary_table)[0]
    assert first[0] == "Dichte"
    assert re.fullmatch(r"Median \d+,\d %, bis [−+]\d+,\d % \(\d+\)", first[1])
    assert dialog.chart is not None
    assert dialog.chart.accessibleName() == "Vorhergesagt und gemessen"
    assert {"● Maschine unbekannt", "··· ±20 %"} <= {
        text.replace("\N{NO-BREAK SPACE}", " ") for text in dialog.chart.shown_labels()
    }
    screenshot(dialog, "validation")
    dialog.close()


@pytest.mark.parametrize("validates", [True])
def test_closing_while_it_is_computed_ends_the_work(program: Wiring, validates: bool) -> None:
    program.actions["help.validation"].trigger()
    dialog = program.window.findChild(ValidationDialog)
    assert dialog is not None
    assert dialog.is_busy
    dialog.reject()
    assert not dialog.is_busy


def test_a_fault_is_told_in_the_dialog(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(*_shipped: object) -> object:
        raise ZeroDivisionError

    monkeypatch.setattr(study, "validation_steps", fails)
    dialog = ValidationDialog()
    qtbot.waitUntil(lambda: not dialog.is_busy)
    assert "fault in Headroom" in dialog.summary_table.empty_text
    dialog.deleteLater()
