"""Restore points, going back, a file that is moved away and a draft that is discarded, with real keys and mouse."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QApplication, QPushButton

from app.project.samples import read_sample
from app.window.dialogs.restore_points_dialog import RestorePointsDialog
from planner_core.editing import verbs
from tests.support.driver import Driver


def begin(driver: Driver, number: int = 61) -> None:
    """A plan of its own with one change."""
    assert driver.program.session.new_plan(read_sample("replica-on-ssd"))
    change(driver, number)
    driver.assessment()
    driver.bench.canvas.setFocus()


def change(driver: Driver, number: int) -> None:
    step = verbs.set_field(driver.plan, [driver.pool.id], "desktops", number)
    assert driver.program.session.perform(step)


def dialog() -> RestorePointsDialog:
    found = QApplication.activeModalWidget()
    assert isinstance(found, RestorePointsDialog)
    return found


def answer(driver: Driver, text: str) -> QPushButton:
    bar = driver.program.window.messages
    return next(each for each in bar.findChildren(QPushButton) if each.text() == text and each.isVisible())


def test_a_state_is_marked_named_left_and_reached_again_by_keys_alone(driver: Driver, screenshot) -> None:
    session = driver.program.session
    begin(driver)
    driver.user.press("ctrl+s")
    driver.until(lambda: session.history.points)
    change(driver, 77)
    driver.user.press("ctrl+h")
    driver.until(lambda: isinstance(QApplication.activeModalWidget(), RestorePointsDialog))
    driver.user.press("F2", "ctrl+a")
    driver.user.type("Approved")
    driver.user.press("Return")
    driver.until(lambda: [point.name for point in session.history.points] == ["Approved"])
    screenshot(dialog(), "restore points")
    driver.user.press("Return")
    driver.until(lambda: driver.pool.desktops == 61)
    driver.until(lambda: QApplication.activeModalWidget() is None)
    driver.user.press("ctrl+z")
    driver.until(lambda: driver.pool.desktops == 77)


def test_a_plan_that_was_moved_away_is_put_back_by_a_click(driver: Driver) -> None:
    session = driver.program.session
    begin(driver)
    path = session.path
    assert path is not None
    path.rename(path.with_name("moved"))
    driver.user.press("ctrl+s")
    driver.until(lambda: "is gone" in driver.program.window.messages.text)
    driver.click(answer(driver, "Put it back"))
    driver.until(path.is_file)
    change(driver, 80)


def test_a_draft_is_discarded_on_the_start_page_and_brought_back(driver: Driver) -> None:
    session = driver.program.session
    begin(driver)
    draft = session.path
    assert draft is not None
    assert session.new_plan(read_sample("everything-on-sas"))
    change(driver, 30)
    driver.user.press("alt+Home")
    start = driver.program.window.start_page
    driver.until(lambda: driver.program.window.page is start)
    button = next(each for each in start.recent.buttons if Path(each.plan.path) == draft)
    assert button.plan.place.startswith("Draft, ")
    button.setFocus()
    driver.user.press("Delete")
    driver.until(lambda: not draft.exists())
    driver.click(answer(driver, "Bring it back"))
    driver.until(draft.is_file)
