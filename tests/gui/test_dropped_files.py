"""What a customer brings is dropped on the window: an export draws today's estate, a pilot's log narrows the range."""

from __future__ import annotations

from pathlib import Path
from typing import TypeVar

from PySide6.QtWidgets import QApplication, QDialog

from app.window.dialogs.estate_dialog import EstateDialog
from app.window.dialogs.pilot_dialog import PilotDialog
from planner_core.plan.components import DesktopPool, Host
from tests.support.driver import Driver
from tests.support.estates import rvtools_sheets, workbook
from tests.support.measured_files import esxtop

D = TypeVar("D", bound=QDialog)


def dropped(driver: Driver, kind: type[D], *paths: Path) -> D:
    driver.program.window.files_dropped.emit(paths)
    driver.until(lambda: isinstance(QApplication.activeModalWidget(), kind))
    found = QApplication.activeModalWidget()
    assert isinstance(found, kind)
    driver.user.look_at(found)
    return found


def draw(driver: Driver, path: Path) -> None:
    dialog = dropped(driver, EstateDialog, path)
    driver.until(dialog.draw_button.isEnabled)
    driver.user.press("alt+d")
    driver.until(lambda: not isinstance(QApplication.activeModalWidget(), EstateDialog))


def test_an_export_becomes_a_plan_and_then_a_variant_of_its_own(driver: Driver, tmp_path: Path) -> None:
    export = tmp_path / "customer.xlsx"
    export.write_bytes(workbook(rvtools_sheets(machines=20)))
    driver.program.commands.new()
    before = driver.plan
    draw(driver, export)
    driver.until(lambda: driver.plan is not before)
    hosts = len(list(driver.plan.of_type(Host)))
    assert hosts > 0
    assert len(list(driver.plan.of_type(DesktopPool))) > 0
    once = driver.plan
    draw(driver, export)
    session = driver.program.session
    driver.until(lambda: len(session.project.variants) == 2)
    assert session.project.names == ("Today", "Today (2)")
    assert len(list(driver.plan.of_type(Host))) == hosts
    assert session.project.variants[0].plan == once, "what stood there is left alone"
    driver.program.session.undo()
    assert [each.plan for each in session.project.variants] == [once]
    driver.program.session.undo()
    assert driver.plan == before


def test_a_log_opens_the_dialog_of_the_pilot_with_its_figures(driver: Driver, tmp_path: Path) -> None:
    log = tmp_path / "esx.csv"
    log.write_text("".join(esxtop(["desk-1", "desk-2"], 120, lambda *_: 20.0, step_seconds=60.0)), "utf-8")
    driver.program.commands.open_sample("everything-on-ssd")
    driver.assessment()
    dialog = dropped(driver, PilotDialog, log)
    driver.until(lambda: dialog.numbers["desktops"].value() == 2)
    assert dialog.files.chart is not None
    dialog.reject()


def test_several_exports_are_one_estate(driver: Driver, tmp_path: Path) -> None:
    files = [tmp_path / "north.xlsx", tmp_path / "south.xlsx"]
    for seed, path in enumerate(files, 1):
        path.write_bytes(workbook(rvtools_sheets(machines=12, seed=seed)))
    driver.program.commands.new()
    dialog = dropped(driver, EstateDialog, *files)
    driver.until(dialog.draw_button.isEnabled)
    assert all(path.name in dialog.source.text() for path in files)
    assert "of 24 machines" in dialog.totals.text()
    dialog.reject()


def test_an_estate_and_a_log_are_refused_together(driver: Driver, tmp_path: Path) -> None:
    export, log = tmp_path / "customer.xlsx", tmp_path / "esx.csv"
    export.write_bytes(workbook(rvtools_sheets(machines=4)))
    log.write_text("".join(esxtop(["desk-1"], 3, lambda *_: 20.0)), "utf-8")
    driver.program.commands.new()
    before = driver.plan
    driver.program.window.files_dropped.emit([export, log])
    driver.until(lambda: bool(driver.program.window.messages.text))
    assert "esx.csv is what a pilot measured, customer.xlsx is not." in driver.program.window.messages.text
    assert QApplication.activeModalWidget() is None
    assert driver.plan is before
