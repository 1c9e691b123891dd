"""Tables and charts leave the window: as text for a spreadsheet, as a picture, as files; and nothing is half done."""

from __future__ import annotations

import csv
import errno
import io
import os
from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtWidgets import QFileDialog, QPushButton, QWidget

from app.look.number_format import writing_numbers
from app.look.spreadsheet_text import csv_bytes
from app.look.widgets.message_bar import MessageBar
from app.machine.preferences import Preferences
from app.output.destination import Destination
from app.project.catalogue import load_catalog
from app.project.samples import read_sample
from app.project.session import Session
from app.results.tabs.all_tabs import ResultTabs
from app.window.commands.result_exports import ResultExports
from planner_core.editing import verbs
from tests.support.in_front import bring_to_front


@pytest.fixture
def session(qtbot):
    made = Session(load_catalog())
    with qtbot.waitSignal(made.assessed):
        made.new_plan(read_sample("everything-on-ssd"))
    yield made
    made.close()


@pytest.fixture
def tabs(qtbot, session):
    made = ResultTabs(session)
    qtbot.addWidget(made)
    made.resize(1000, 300)
    bring_to_front(qtbot, made)
    yield made
    made.stop()


@pytest.fixture
def messages(qtbot):
    bar = MessageBar()
    qtbot.addWidget(bar)
    return bar


@pytest.fixture
def exports(qtbot, session, tabs, messages, tmp_path):
    window = QWidget()
    qtbot.addWidget(window)
    destination = Destination(Preferences(tmp_path / "settings"), messages, window)
    return ResultExports(lambda: tabs, destination, messages, lambda: session.path)


@pytest.fixture
def choose(monkeypatch):
    """Answer the next questions for a file with this path."""

    def answer(path: Path, kind: str = "") -> None:
        monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(path), kind))

    return answer


def chart_of(tabs, qtbot, name):
    tabs.show_tab(name)
    qtbot.waitUntil(lambda: bool(tabs.figures_in_front()))


def test_the_table_in_front_is_written_for_a_spreadsheet(exports, tabs, choose, tmp_path):
    tabs.show_tab("saturation")
    choose(tmp_path / "table")
    exports.ask_and_export_table()
    written = (tmp_path / "table.csv").read_bytes().decode("utf-8-sig")
    rows = list(csv.reader(io.StringIO(written)))
    table = tabs.table_in_front()
    assert rows[0] == [column.title for column in table.rows.columns]
    assert len(rows) == 1 + table.model().rowCount() > 3


def test_a_german_table_has_commas_in_numbers_and_semicolons_between_cells(tabs):
    tabs.show_tab("cost")
    with writing_numbers("de_DE"):
        written = csv_bytes(tabs.table_in_front().copied_rows()).decode("utf-8-sig")
    rows = list(csv.reader(io.StringIO(written), delimiter=";"))
    assert len({len(row) for row in rows}) == 1
    assert any("," in cell and cell.replace(",", "").isdigit() for row in rows[1:] for cell in row)


@pytest.mark.parametrize("name", ["=1+1", "@SUM(A1)", "+1", "-1", "=cmd|'/c calc'!A1"])
def test_names_are_no_formulas_for_a_spreadsheet(tabs, session, qtbot, name):
    with qtbot.waitSignal(session.assessed):
        session.perform(verbs.set_field(session.plan, ["host"], "name", name))
    tabs.show_tab("saturation")
    cells = [cell for row in tabs.table_in_front().copied_rows() for cell in row]
    assert f"'{name}" in cells
    assert not any(cell.startswith(("=", "@", "+")) for cell in cells)


@pytest.mark.parametrize("tab", ["storms", "capacity", "response"])
def test_charts_are_copied_as_a_picture_and_written_as_vectors(exports, tabs, qtbot, choose, tmp_path, tab):
    chart_of(tabs, qtbot, tab)
    exports.copy_chart()
    assert QGuiApplication.clipboard().image().width() > 1000
    choose(tmp_path / "chart.svg")
    exports.ask_and_export_chart()
    drawn = (tmp_path / "chart.svg").read_text()
    assert drawn.startswith("<?xml")
    assert read_sample("everything-on-ssd").name in drawn


def test_the_chosen_kind_of_picture_gives_the_name_its_ending(exports, tabs, qtbot, choose, tmp_path):
    chart_of(tabs, qtbot, "capacity")
    choose(tmp_path / "chart 1.0", "PNG pictures (*.png)")
    exports.ask_and_export_chart()
    assert not QImage(str(tmp_path / "chart 1.0.png")).isNull()


def test_a_tab_without_a_chart_says_so(exports, tabs, messages):
    tabs.show_tab("saturation")
    exports.copy_chart()
    assert "Saturation" in messages.text


def no_room(*_, **__):
    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


def test_a_place_that_cannot_be_written_can_be_chosen_anew(
    exports, tabs, messages, choose, tmp_path, monkeypatch
):
    tabs.show_tab("saturation")
    choose(tmp_path / "full disk.csv")
    with monkeypatch.context() as patched:
        patched.setattr("app.machine.files.write_whole", no_room)
        exports.ask_and_export_table()
    assert f"There is no room for {tmp_path / 'full disk.csv'}" in messages.text
    choose(tmp_path / "table.csv")
    next(
        each for each in messages.findChildren(QPushButton) if each.text() == "Choose another place…"
    ).click()
    assert [path.name for path in tmp_path.glob("*.csv")] == ["table.csv"]


def test_the_table_in_front_is_copied_and_said(exports, tabs, messages):
    tabs.show_tab("saturation")
    exports.copy_table()
    table = tabs.table_in_front()
    lines = QGuiApplication.clipboard().text().splitlines()
    assert lines[0].split("\t") == [column.title for column in table.rows.columns]
    assert len(lines) == 1 + table.model().rowCount() > 3
    assert messages.text == f"Copied: {table.accessibleName()}"


def test_a_tab_without_a_table_says_so_and_nothing_is_asked(exports, tabs, messages, choose, tmp_path):
    tabs.show_tab("variants")  # one variant alone has nothing beside it
    choose(tmp_path / "table.csv")
    QGuiApplication.clipboard().setText("from before")
    for act in (
        exports.copy_table,
        exports.ask_and_export_table,
        exports.copy_chart,
        exports.ask_and_export_chart,
    ):
        messages.hide()
        act()
        assert messages.isVisibleTo(None)
        assert "Variants" in messages.text
    assert QGuiApplication.clipboard().text() == "from before"
    assert list(tmp_path.glob("table*")) == []


def test_a_chart_that_cannot_be_written_is_tried_again(
    exports, tabs, qtbot, messages, choose, tmp_path, monkeypatch
):
    chart_of(tabs, qtbot, "capacity")
    choose(tmp_path / "chart.svg")
    with monkeypatch.context() as patched:
        patched.setattr("app.machine.files.write_whole", no_room)
        exports.ask_and_export_chart()
    assert "There is no room" in messages.text
    next(each for each in messages.findChildren(QPushButton) if each.text() == "Try again").click()
    assert (tmp_path / "chart.svg").read_text().startswith("<?xml")
    assert messages.text.startswith("Written")
