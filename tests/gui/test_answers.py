"""The customer is asked from the window, and the answers come back by a drop: previewed, one step, one undo."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QApplication, QDialog

from app.window.dialogs.answers_dialog import AnswersDialog
from app.window.dialogs.ask_dialog import AskDialog
from planner_core.plan.components import DesktopPool, Host
from tests.support.driver import Driver
from tests.support.filled_in import filled_in, keys_of
from tests.support.lying import faults_of_place


def in_front(driver: Driver, kind: type[QDialog]) -> QDialog:
    driver.until(lambda: isinstance(QApplication.activeModalWidget(), kind))
    found = QApplication.activeModalWidget()
    assert isinstance(found, QDialog)
    driver.user.look_at(found)
    return found


def asked(driver: Driver, path: Path, monkeypatch) -> bytes:
    monkeypatch.setattr("app.output.destination.ask_place", lambda *_: path)
    driver.program.actions["file.ask"].trigger()
    dialog = in_front(driver, AskDialog)
    assert isinstance(dialog, AskDialog)
    assert not list(faults_of_place(dialog))
    assert dialog.model.rows
    dialog.language.set_value("de")
    dialog.save_button.click()
    driver.until(lambda: QApplication.activeModalWidget() is None)
    return path.read_bytes()


def test_what_a_plan_assumes_is_asked_and_answered(driver: Driver, tmp_path: Path, monkeypatch) -> None:
    driver.program.commands.open_sample("everything-on-ssd")
    driver.assessment()
    before = driver.plan
    data = asked(driver, tmp_path / "ask.xlsx", monkeypatch)
    owner = next(each for each in keys_of(data) if each.endswith("/power_watts"))
    answers = tmp_path / "answers.xlsx"
    answers.write_bytes(filled_in(data, {owner: 650, "settings/planned_years": 99}))
    driver.program.window.files_dropped.emit([answers])
    dialog = in_front(driver, AnswersDialog)
    assert isinstance(dialog, AnswersDialog)
    assert not list(faults_of_place(dialog))
    assert [each.after for each in dialog.model.rows] == [650]
    assert "answers.xlsx" in dialog.problems.text()
    dialog.take_button.click()
    driver.until(lambda: driver.plan is not before)
    assert 650 in {each.power_watts for each in driver.plan.of_type(Host)}
    driver.program.session.undo()
    assert driver.plan == before


def test_a_first_plan_is_made_of_answers(driver: Driver, tmp_path: Path, monkeypatch) -> None:
    data = asked(driver, tmp_path / "ask.xlsx", monkeypatch)
    answers = tmp_path / "Customer.xlsx"
    answers.write_bytes(filled_in(data, {"new/desktop_pool/desktops": 120, "new/host/count": 3}))
    driver.program.window.files_dropped.emit([answers])
    dialog = in_front(driver, AnswersDialog)
    assert isinstance(dialog, AnswersDialog)
    dialog.take_button.click()
    driver.until(lambda: driver.program.window.page is driver.program.workbench)
    assert driver.plan.name == "Customer"
    assert [each.desktops for each in driver.plan.of_type(DesktopPool)] == [120]
