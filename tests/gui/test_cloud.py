"""Desktops from a cloud in the real window: asked for, priced, compared, explained and taken back."""

from __future__ import annotations

from collections.abc import Callable
from decimal import Decimal
from pathlib import Path

from PySide6.QtWidgets import QApplication

from app.look.widgets.choice_field import ChoiceField
from app.results.tabs.cost_tab import CostTab
from app.window.dialogs.cloud_dialog import CloudDialog
from planner_core.messages import NO_BREAK_SPACE, NO_VALUE
from tests.support.driver import Driver
from tests.support.lying import faults_of_place
from tests.support.settled import settle

Screenshot = Callable[..., Path]

SAMPLE = "vsan62-allflash-580"
"""580 desktops of one user each."""
PRICES = {
    "cloud_access_price": "0",
    "cloud_machine_price": "0.40",
    "cloud_disk_price": "21.68",
    "cloud_profile_price": "0.16",
    "cloud_network_price": "1",
}


def opened(driver: Driver, typed: str) -> CloudDialog:
    """The dialog, asked for by Ctrl+K."""
    driver.program.commands.open_sample(SAMPLE)
    driver.assessment()
    driver.until(driver.bench.canvas.hasFocus)
    driver.user.press("ctrl+k")
    driver.until(lambda: driver.program.command_palette.field.hasFocus())
    driver.user.type(typed)
    driver.user.press("Return")
    driver.until(lambda: isinstance(QApplication.activeModalWidget(), CloudDialog))
    found = QApplication.activeModalWidget()
    assert isinstance(found, CloudDialog)
    driver.user.look_at(found)
    return found


def choose(driver: Driver, dialog: CloudDialog, cloud: str) -> None:
    editor = dialog.form.row("cloud").editor
    assert isinstance(editor, ChoiceField)
    editor.setCurrentIndex(editor.findData(cloud))
    editor.activated.emit(editor.currentIndex())
    driver.until(lambda: driver.plan.settings.cloud == cloud)


def typed_into(driver: Driver, dialog: CloudDialog, field: str, text: str) -> None:
    dialog.form.focus_field(field)
    settle()
    driver.user.press("ctrl+a")
    driver.user.type(text)
    driver.user.press("Tab")


def row(dialog: CloudDialog, title: str) -> list[str]:
    """The cells of a line, told by its title."""
    model = dialog.table.model()
    lines = [
        [str(model.index(at, column).data()) for column in range(model.columnCount())]
        for at in range(model.rowCount())
    ]
    (found,) = (cells[1:] for cells in lines if cells[0] == title)
    return [each.replace(NO_BREAK_SPACE, " ") for each in found]


def test_a_price_list_is_typed_and_compared_and_each_price_taken_back(
    driver: Driver, screenshot: Screenshot
) -> None:
    dialog = opened(driver, "windows 365")
    assert dialog.model.rows == ()
    assert "users cost there" in dialog.table.empty_text
    assert list(faults_of_place(dialog)) == []
    screenshot(dialog, "none")
    choose(driver, dialog, "machines")
    driver.until(lambda: len(dialog.model.rows) > 1)
    assert row(dialog, "Users")[:2] == ["580", "580"]
    assert row(dialog, "Machines needed")[:2] == ["19", "65"]
    assert row(dialog, "Per user and month")[:2] == [NO_VALUE, NO_VALUE]
    assert "Access right, Machine, Disk of a machine, Profile storage, Network" in dialog.notes.text()
    steps = len(driver.program.session.history.steps)
    for field, price in PRICES.items():
        typed_into(driver, dialog, field, price)
        driver.until(lambda field=field: getattr(driver.plan.settings, field) is not None)
    assert len(driver.program.session.history.steps) == steps + len(PRICES)
    # 19 machines x 220 h x 0.40 = 1,672.00; 19 x 21.68 = 411.92; 580 x 30 x 0.16 = 2,784.00; 580 x 1: 5,447.92 in all.
    driver.until(lambda: row(dialog, "Per month")[0] == "5,447.92 USD")
    assert row(dialog, "Per user and month")[:2] == ["9.39 USD", "18.09 USD"]
    assert "lacks" not in dialog.notes.text()
    assert list(faults_of_place(dialog)) == []
    assert not dialog.table.horizontalScrollBar().isVisible()
    screenshot(dialog, "priced")
    driver.user.press("ctrl+z")
    driver.until(lambda: driver.plan.settings.cloud_network_price is None)
    assert row(dialog, "Per month")[0] == NO_VALUE
    driver.user.press("ctrl+y")
    driver.until(lambda: driver.plan.settings.cloud_network_price == Decimal(1))
    driver.user.press("Escape")
    driver.until(lambda: QApplication.activeModalWidget() is None)
    driver.program.actions["view.results"].setChecked(True)
    driver.bench.tabs.show_tab("cost")
    settle()
    tab = driver.bench.tabs.tab("cost")
    assert isinstance(tab, CostTab)
    assert tab.clouds["vcpus"].figure.replace(NO_BREAK_SPACE, " ") == "9.39 USD"
    assert not tab.clouds["fixed"].isVisible()
    screenshot(driver.program.window, "cost-tab")
    tab.clouds["ram"].click()
    driver.until(lambda: "by RAM" in driver.bench.explain.panel.card.title.text())
