"""A customer's estate in its dialog: read, grouped by a rule that can be changed, and drawn."""

from __future__ import annotations

import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from app.window.dialogs.estate_dialog import EstateDialog
from planner_core.editing.edits import apply
from planner_core.imports.drawing import EstateDrawing, import_step, named
from planner_core.plan.components import DesktopPool, Host, Note
from tests.support.estates import collector_use_sheets, column, rvtools_sheets, workbook
from tests.support.in_front import bring_to_front
from tests.support.plans import CATALOG, small_plan

SHEETS = rvtools_sheets(machines=40)
ON = [at for at, state in enumerate(column(SHEETS["vInfo"], "Powerstate")) if state == "poweredOn"]


@pytest.fixture(scope="module")
def export(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("estate") / "customer.xlsx"
    path.write_bytes(workbook(SHEETS))
    return path


@pytest.fixture
def dialog(qtbot) -> Iterator[EstateDialog]:
    window = QWidget()
    qtbot.addWidget(window)
    window.show()
    made = EstateDialog(CATALOG, window)
    made.open()
    bring_to_front(qtbot, made)
    yield made
    if isValid(made):
        made.reject()


def read(dialog: EstateDialog, qtbot, path: Path) -> None:
    dialog.read([path])
    qtbot.waitUntil(lambda: dialog.draw_button.isEnabled(), timeout=60_000)


def machines(dialog: EstateDialog) -> int:
    return sum(len(group.machines) for group in dialog.model.rows)


def test_nothing_is_drawn_before_something_is_read(dialog: EstateDialog) -> None:
    assert not dialog.draw_button.isEnabled()
    assert not dialog.model.rows


def test_the_groups_follow_the_rule(dialog: EstateDialog, qtbot, export: Path) -> None:
    read(dialog, qtbot, export)
    counted = machines(dialog)
    assert 0 < counted <= len(ON)
    assert "customer.xlsx" in dialog.source.text()
    assert f"{counted} of 40 machines" in dialog.totals.text()
    for box in dialog.keys.values():
        box.setChecked(False)
    fewest = len(dialog.model.rows)
    dialog.keys["name"].setChecked(True)
    dialog.keys["size"].setChecked(True)
    assert len(dialog.model.rows) > fewest
    assert machines(dialog) == counted, "another rule loses no machine"
    dialog.powered_off.setChecked(True)
    assert machines(dialog) > counted
    dialog.desktops.set_value("all")
    dialog.desktops.committed.emit("all")
    assert {group.is_desktops for group in dialog.model.rows} == {True}


def test_one_cluster_alone(dialog: EstateDialog, qtbot, export: Path) -> None:
    read(dialog, qtbot, export)
    clusters = sorted({group.cluster for group in dialog.model.rows})
    assert len(clusters) > 1
    dialog.cluster.set_value(clusters[0])
    dialog.cluster.committed.emit(clusters[0])
    assert {group.cluster for group in dialog.model.rows} == {clusters[0]}
    assert "Other clusters" in dialog.totals.text()


def test_it_is_handed_over_as_seen_and_becomes_one_step(dialog: EstateDialog, qtbot, export: Path) -> None:
    read(dialog, qtbot, export)
    found: list[tuple[EstateDrawing, str]] = []
    dialog.drawn.connect(lambda drawn, name: found.append((drawn, name)))
    rows = dialog.model.rows
    dialog.draw_button.click()
    ((drawn, name),) = found
    assert name == "customer"
    assert drawn.groups == tuple(rows)
    assert named(drawn.plan, name).settings.name == "customer"
    plan = small_plan()
    after = apply(plan, import_step(plan, drawn).edits)
    assert len(after.components) == len(plan.components) + len(drawn.plan.components)
    assert plan.components.items() <= after.components.items(), "what is drawn stays as it is"
    assert len(list(after.of_type(Host))) > len(list(plan.of_type(Host)))
    assert len(list(after.of_type(DesktopPool))) >= len(list(plan.of_type(DesktopPool)))


def test_a_wrong_file_is_told_and_nothing_is_drawn(dialog: EstateDialog, qtbot, tmp_path: Path) -> None:
    wrong = tmp_path / "prices.csv"
    wrong.write_text("name;price\nServer;12\n", "utf-8")
    dialog.read([wrong])
    qtbot.waitUntil(lambda: not dialog.messages.isHidden(), timeout=60_000)
    assert "prices.csv" in dialog.messages.text
    assert not dialog.draw_button.isEnabled()


def test_reading_ends_with_the_dialog(dialog: EstateDialog, qtbot, export: Path, monkeypatch) -> None:
    started: list[subprocess.Popen[bytes]] = []

    class Noted(subprocess.Popen[bytes]):
        def __init__(self, *arguments: Any, **more: Any) -> None:
            super().__init__(*arguments, **more)
            started.append(self)

    monkeypatch.setattr("app.library.importing.estate_files.subprocess.Popen", Noted)
    dialog.read([export])
    qtbot.waitUntil(lambda: bool(started))
    assert started[0].returncode is None
    dialog.reject()
    assert started[0].returncode is not None, "the process reads on"


def test_earlier_exports_tell_growth_once_their_day_is_said(
    dialog: EstateDialog, qtbot, export: Path, tmp_path: Path
) -> None:
    earlier = tmp_path / "last year.xlsx"
    sheets = rvtools_sheets(machines=30)
    del sheets["vMetaData"]
    earlier.write_bytes(workbook(sheets))
    dialog.read([export, earlier])
    qtbot.waitUntil(lambda: dialog.draw_button.isEnabled(), timeout=60_000)
    (field,) = dialog.history.fields.values()
    assert dialog.history.isVisible()
    assert not dialog.history.take_over.isVisible()
    field.setText("1.11.2025")
    field.commit()
    qtbot.waitUntil(lambda: dialog.history.take_over.isVisible(), timeout=60_000)
    assert (
        "Growth per year by 2 exports from 1 November 2025 to 1 November 2026" in dialog.history.told.text()
    )
    assert dialog.history.take_over.isChecked(), "a year is enough"
    assert not dialog.history.fields
    found: list[EstateDrawing] = []
    dialog.drawn.connect(lambda drawn, _name: found.append(drawn))
    dialog.draw_button.click()
    assert all(each.growth_percent > 0 for each in found[0].plan.of_type(DesktopPool))
    assert found[0].growth is not None


def test_growth_stays_out_if_it_is_not_wanted(
    dialog: EstateDialog, qtbot, export: Path, tmp_path: Path
) -> None:
    earlier = tmp_path / "last month.xlsx"
    sheets = rvtools_sheets(machines=30)
    sheets["vMetaData"][1][2] = "2026-10-01"
    earlier.write_bytes(workbook(sheets))
    dialog.read([export, earlier])
    qtbot.waitUntil(lambda: dialog.draw_button.isEnabled(), timeout=60_000)
    assert not dialog.history.take_over.isChecked(), "a month is too short"
    assert "These are 31 days only" in dialog.history.told.text()
    found: list[EstateDrawing] = []
    dialog.drawn.connect(lambda drawn, _name: found.append(drawn))
    dialog.draw_button.click()
    assert {each.growth_percent for each in found[0].plan.of_type(DesktopPool)} == {0.0}


@pytest.mark.parametrize("has_pools", [False, True])
def test_what_a_collector_saw_of_machines_is_offered_or_said_to_be_left_out(
    qtbot, tmp_path: Path, has_pools: bool
) -> None:
    path = tmp_path / "collector.xlsx"
    path.write_bytes(workbook(collector_use_sheets(12)))
    window = QWidget()
    qtbot.addWidget(window)
    window.show()
    made = EstateDialog(CATALOG, window, has_pools=has_pools)
    made.open()
    bring_to_front(qtbot, made)
    assert not made.measure_button.isVisible()
    read(made, qtbot, path)
    assert made.measure_button.isVisible() == has_pools
    assert "How busy single machines were is not drawn." in made.remarks.text()
    if has_pools:
        with qtbot.waitSignal(made.measured) as handed_on:
            made.measure_button.click()
        assert handed_on.args == [(path,)]
    else:
        made.reject()


def test_an_export_without_performance_offers_none(dialog: EstateDialog, qtbot, export: Path) -> None:
    read(dialog, qtbot, export)
    assert not dialog.measure_button.isVisible()
    assert "How busy" not in dialog.remarks.text()


def test_names_are_kept_only_with_the_box(dialog: EstateDialog, qtbot, export: Path) -> None:
    read(dialog, qtbot, export)
    drawn: list[EstateDrawing] = []
    dialog.drawn.connect(lambda each, _name: drawn.append(each))
    assert not dialog.keep_names.isChecked()
    dialog.keep_names.setChecked(True)
    assert "Names of machines go into notes" in dialog.remarks.text()
    dialog.draw_button.click()
    assert drawn[0].plan.of_type(Note)
