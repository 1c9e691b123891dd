"""A plan is protected, closed, asked for and opened again, with real keys and mouse; meanwhile nobody can read it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog

from app.machine.data_folder import data_folder
from app.machine.preferences import config_folder
from app.project.samples import read_sample
from app.window.dialogs.password_conversations import ProtectDialog, UnlockDialog
from db.cipher import Password, is_sealed
from db.errors import LockedProjectError
from db.project_file import ProjectFile
from planner_core.editing import verbs
from tests.support.driver import Driver
from tests.support.passwords import places_of, quick_keys

__all__ = ["quick_keys"]

D = TypeVar("D", bound=QDialog)
CUSTOMER = "Ungenannt Holding"
PASSWORD = "a long sentence"

pytestmark = pytest.mark.usefixtures("quick_keys")


def dialog(driver: Driver, kind: type[D]) -> D:
    driver.until(lambda: isinstance(QApplication.activeModalWidget(), kind))
    found = QApplication.activeModalWidget()
    assert isinstance(found, kind)
    driver.until(found.isActiveWindow)
    return found


def closed(driver: Driver) -> None:
    driver.until(lambda: QApplication.activeModalWidget() is None)


def begin(driver: Driver, folder: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A plan in a place of its own."""
    session, path = driver.program.session, folder / "offer.headroom"
    assert session.new_plan(read_sample("replica-on-ssd"))
    assert session.perform(verbs.set_setting(session.plan, "customer", CUSTOMER))
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(path), ""))
    driver.program.actions["file.save_as"].trigger()
    driver.until(lambda: session.path == path)
    return path


def protect(driver: Driver, screenshot) -> None:
    driver.program.actions["file.password"].trigger()
    protecting = dialog(driver, ProtectDialog)
    driver.user.type(PASSWORD)
    driver.user.press("Tab")
    driver.user.type(PASSWORD[:-1] + "x")
    driver.until(lambda: protecting.hint.text())
    screenshot(protecting, "protect with a password")
    driver.user.press("Return")
    assert protecting.isVisible(), "two different passwords were taken for one"
    driver.user.press("BackSpace")
    driver.user.type(PASSWORD[-1])
    driver.until(protecting.protect_button.isEnabled)
    driver.user.press("Return")
    closed(driver)
    driver.until(lambda: driver.program.session.files.password is not None)


def test_a_plan_is_protected_and_opened_again_with_the_keyboard(
    driver: Driver, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, screenshot
) -> None:
    program = driver.program
    path = begin(driver, tmp_path, monkeypatch)
    protect(driver, screenshot)
    assert "Nobody can recover" in program.window.messages.text
    lock = program.workbench.top_bar.lock
    assert lock.isVisible()
    assert lock.accessibleName() == "Protected by a password"
    assert "encrypted" in lock.toolTip()
    screenshot(program.window, "a protected plan")
    assert program.actions["file.password"].text() == "Chan&ge or remove password…"
    assert program.session.perform(verbs.set_setting(program.session.plan, "notes", CUSTOMER))
    program.actions["file.new"].trigger()
    driver.until(lambda: program.session.path != path)
    assert not lock.isVisible()
    program.show_start()
    program.backups.wait()
    everywhere = (tmp_path, data_folder(), config_folder())
    for text in (CUSTOMER, PASSWORD, "Replica on SSD"):
        assert not places_of(text, *everywhere), text
    with pytest.raises(LockedProjectError):
        ProjectFile.open(path)

    button = next(each for each in program.window.start_page.recent.buttons if each.plan.path == str(path))
    assert (button.text(), button.plan.place, button.toolTip()) == ("offer", "Protected by a password", "")
    screenshot(program.window, "a locked plan in the list")

    def wrong(asking: UnlockDialog) -> None:
        asking.fields[0].setText("not it")
        asking.open_button.click()
        QTimer.singleShot(0, answer)

    def right(asking: UnlockDialog) -> None:
        assert "not the password" in asking.hint.text()
        screenshot(asking, "not the password")
        asking.fields[0].setText(PASSWORD)
        asking.open_button.click()

    steps = iter((wrong, right))

    def answer() -> None:
        asking = QApplication.activeModalWidget()
        if isinstance(asking, UnlockDialog) and asking.isVisible():
            next(steps)(asking)
        else:
            QTimer.singleShot(50, answer)

    QTimer.singleShot(0, answer)
    driver.click(button)
    driver.until(lambda: program.session.path == path)
    assert program.session.plan.settings.notes == CUSTOMER
    assert program.window.page is program.workbench
    assert lock.isVisible()
    driver.click(lock)
    dialog(driver, ProtectDialog)
    driver.user.press("Escape")
    closed(driver)
    assert [*steps] == []


def test_the_password_is_typed_and_giving_up_stays_where_one_is(
    driver: Driver, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, screenshot
) -> None:
    program, session = driver.program, driver.program.session
    path = begin(driver, tmp_path, monkeypatch)
    protect(driver, screenshot)
    program.actions["file.new"].trigger()
    driver.until(lambda: session.path != path)
    draft = session.path
    typed: list[bool] = []

    def give_up() -> None:
        asking = QApplication.activeModalWidget()
        if isinstance(asking, UnlockDialog):
            asking.reject()
        else:
            QTimer.singleShot(50, give_up)

    QTimer.singleShot(0, give_up)
    assert not program.commands.open_path(path)
    assert session.path == draft

    def type_it() -> None:
        asking = QApplication.activeModalWidget()
        if isinstance(asking, UnlockDialog) and asking.isActiveWindow() and asking.fields[0].hasFocus():
            typed.append(True)
            driver.user.type(PASSWORD)
            driver.user.press("Return")
        else:
            QTimer.singleShot(50, type_it)

    QTimer.singleShot(0, type_it)
    assert program.commands.open_path(path)
    assert typed == [True]
    assert session.path == path


def test_a_password_is_removed_and_the_plan_is_open_to_everybody(
    driver: Driver, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, screenshot
) -> None:
    program = driver.program
    path = begin(driver, tmp_path, monkeypatch)
    protect(driver, screenshot)
    assert is_sealed(path.read_bytes())
    program.actions["file.password"].trigger()
    changing = dialog(driver, ProtectDialog)
    screenshot(changing, "change or remove the password")
    driver.click(changing.remove_button)
    closed(driver)
    driver.until(lambda: program.session.files.password is None)
    assert "Anybody can open" in program.window.messages.text
    assert program.actions["file.password"].text() == "Protect w&ith a password…"
    assert not is_sealed(path.read_bytes())
    ProjectFile.open(path, read_only=True).close()


def locked_plan(driver: Driver, folder: Path) -> Path:
    """A locked plan of the list, not open."""
    program, path = driver.program, folder / "offer.headroom"
    assert program.session.new_plan(read_sample("replica-on-ssd"))
    assert program.session.files.save_copy(path)
    assert program.session.files.protect(Password(PASSWORD))
    program.actions["file.new"].trigger()
    driver.until(lambda: program.session.path != path)
    program.show_start()
    return path


def ask_for(driver: Driver, path: Path, then: Callable[[UnlockDialog], None]) -> None:
    """Click the locked plan in the list, and do something while its password is asked for."""
    seen: list[UnlockDialog] = []

    def look() -> None:
        asking = QApplication.activeModalWidget()
        if isinstance(asking, UnlockDialog) and asking.isVisible():
            seen.append(asking)
            asking.fields[0].setText("half a")
            then(asking)
        else:
            QTimer.singleShot(50, look)

    QTimer.singleShot(0, look)
    give_up = QTimer(driver.program, interval=8000, singleShot=True)
    late: list[bool] = []
    give_up.timeout.connect(lambda: [late.append(each.isVisible()) or each.reject() for each in seen])
    give_up.start()
    recent = driver.program.window.start_page.recent
    driver.click(next(each for each in recent.buttons if each.plan.path == str(path)))
    driver.until(lambda: seen and QApplication.activeModalWidget() is None)
    give_up.stop()
    assert not late, "the password is still asked for"


def test_the_question_for_a_password_goes_with_its_file(driver: Driver, tmp_path: Path) -> None:
    path = locked_plan(driver, tmp_path)
    ask_for(driver, path, lambda _asking: path.unlink())
    assert "offer.headroom" in driver.program.window.messages.text
    assert driver.program.session.path != path


def test_a_file_that_is_written_anew_is_still_asked_for(driver: Driver, tmp_path: Path) -> None:
    path = locked_plan(driver, tmp_path)

    def replace(asking: UnlockDialog) -> None:
        other = path.with_name("other")
        other.write_bytes(path.read_bytes())
        other.replace(path)
        QTimer.singleShot(500, lambda: unlock(asking))

    def unlock(asking: UnlockDialog) -> None:
        asking.fields[0].setText(PASSWORD)
        asking.open_button.click()

    ask_for(driver, path, replace)
    assert driver.program.session.path == path


def test_the_question_for_a_password_goes_when_another_plan_comes(driver: Driver, tmp_path: Path) -> None:
    path, program, other = locked_plan(driver, tmp_path), driver.program, tmp_path / "other.headroom"
    ProjectFile.create(other, read_sample("everything-on-ssd")).close()
    ask_for(driver, path, lambda _asking: program.window.files_dropped.emit([other]))
    assert program.session.path == other
    assert program.window.page is program.workbench
