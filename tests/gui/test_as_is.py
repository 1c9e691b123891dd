"""From a customer's file to today's estate, what was measured on it, and its refresh, by real mouse and keys."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QPushButton

from app.results.tabs.measured_tab import MeasuredTab
from app.results.tabs.variants_tab import VariantsTab
from app.window.dialogs.estate_dialog import EstateDialog
from planner_core.plan.components import DesktopPool, Host
from tests.support.driver import Driver
from tests.support.estates import rvtools_sheets, workbook
from tests.support.file_manager import MIDDLE, file_manager
from tests.support.form_hands import FormHands
from tests.support.settled import settle

Screenshot = Callable[..., Path]


def drop(driver: Driver, path: Path) -> EstateDialog:
    """The file is dragged from another program onto the empty canvas, and the dialog has read it."""
    with file_manager(path):
        driver.user.drag(MIDDLE, driver.middle(driver.bench.canvas))
    driver.until(lambda: isinstance(QApplication.activeModalWidget(), EstateDialog))
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, EstateDialog)
    driver.user.look_at(dialog)
    driver.until(dialog.draw_button.isEnabled)
    return dialog


def answers(driver: Driver) -> list[QPushButton]:
    """The buttons in the message of the window."""
    messages = driver.program.window.messages
    driver.until(lambda: messages.isVisible() and messages.findChildren(QPushButton))
    return [each for each in messages.findChildren(QPushButton) if each.isVisible()]


@pytest.mark.parametrize(
    ("spoken", "theme", "entry", "today", "refresh"),
    [("en", "light", "f", "Today", "Hardware refresh"), ("de", "dark", "k", "Heute", "Erneuerung")],
)
def test_today_and_its_refresh(
    driver: Driver, screenshot: Screenshot, tmp_path: Path, theme: str, entry: str, today: str, refresh: str
) -> None:
    user, session = driver.user, driver.program.session
    driver.program.actions[f"theme.{theme}"].trigger()
    driver.click(driver.button("start-file.new"))
    driver.until(lambda: driver.program.window.page is driver.bench)
    export = tmp_path / "customer.xlsx"
    export.write_bytes(workbook(rvtools_sheets(machines=60)))

    dialog = drop(driver, export)
    groups = len(dialog.model.rows)
    hands = FormHands(driver)
    hands.tick(dialog.keys["size"])
    driver.until(lambda: 0 < len(dialog.model.rows) < groups)
    screenshot(None, "1-grouped")
    driver.click(dialog.draw_button)
    user.look_at(driver.program.window)
    driver.until(lambda: len(driver.plan.of_type(Host)) == 2)
    assert [each.name for each in session.project.variants] == [today]
    assert len(driver.plan.of_type(DesktopPool)) == sum(each.is_desktops for each in dialog.model.rows)
    found = driver.assessment()
    assert any(row.resource == "cpu" and row.load_factor > 0 for row in found.saturation)
    screenshot(None, "2-today")

    look, _refresh = answers(driver)
    driver.click(look)
    tab = driver.bench.tabs.tab("measured")
    assert isinstance(tab, MeasuredTab)
    driver.until(lambda: not tab.is_busy and tab.model.rows and tab.calibrate.isEnabled())
    apart = [row for row in tab.model.rows if row.figure == "cpu"]
    assert len(apart) == 2
    assert all(abs(row.relative or 0.0) > 0.01 for row in apart)
    screenshot(None, "3-measured")
    driver.click(tab.calibrate)
    driver.until(lambda: not tab.is_busy and not tab.calibrate.isEnabled() and tab.model.rows)
    assert all(abs(row.relative or 0.0) < 0.001 for row in tab.model.rows if row.figure == "cpu")
    calibrated = driver.plan
    screenshot(None, "4-calibrated")

    user.press("alt+r")
    user.press(entry)
    driver.until(lambda: [each.name for each in session.project.variants] == [today, refresh])
    driver.until(lambda: session.variants.shown.name == refresh)
    host = driver.plan.of_type(Host)[0]
    assert (host.measured_cpu_percent, calibrated.of_type(Host)[0].measured_cpu_percent is None) == (
        None,
        False,
    )
    screenshot(None, "5-refresh")
    for each, count in zip(driver.plan.of_type(Host), ("2", "1"), strict=True):
        user.click(driver.card(each.id))
        driver.until(lambda each=each: driver.bench.inspector.ids == (each.id,))
        hands.type_field("count", count)
        hands.type_price("Server", "14950", "12")
    driver.until(lambda: sum(each.count for each in driver.plan.of_type(Host)) == 3)
    settle()

    user.press("ctrl+shift+r")
    compared = driver.bench.tabs.tab("variants")
    assert isinstance(compared, VariantsTab)
    driver.until(lambda: not compared.is_busy and compared.model.rows)
    hosts = [[sum(host.count for host in variant.plan.of_type(Host))] for variant in session.project.variants]
    assert hosts == [[6], [3]]
    shown = {row.title: [row.cell(at) for at in range(2)] for row in compared.model.rows}
    values = {title: [cell and cell.value for cell in cells] for title, cells in shown.items()}
    assert [6, 3] in values.values()
    assert any(found[1] == 3 * 13156 and found[0] != found[1] for found in values.values())
    screenshot(None, "6-compared")

    user.click(driver.canvas_point(0.02, 0.95))
    for _ in range(20):
        if [each.name for each in session.project.variants] == [today]:
            break
        user.press("ctrl+z")
        settle()
    assert driver.plan == calibrated
    user.press("ctrl+z")
    driver.until(lambda: driver.plan != calibrated)
    user.press("ctrl+z")
    driver.until(lambda: not driver.plan.components)
