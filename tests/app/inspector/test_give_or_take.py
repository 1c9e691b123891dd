"""How sure a value is, typed where the value is: in its menu, or as another percentage in a dialog."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QDialogButtonBox

from app.inspector.give_or_take import GiveOrTakeDialog
from planner_core.plan.components import Origin


@pytest.fixture
def row_of(inspector):
    inspector.show(("pool",))
    return lambda field: inspector.form.row(field)


def actions(row) -> dict[str, object]:
    (menu,) = [each.menu() for each in row.make_menu().actions() if each.menu()]
    return {each.text(): each for each in menu.actions() if each.text()}


def test_the_menu_says_how_sure_and_the_origin_shows_it(row_of, session) -> None:
    row = row_of("iops")
    (usual,) = (each for each in actions(row) if each.startswith("As sure as where it is from: ± "))
    assert actions(row)[usual].isChecked()
    actions(row)["Give or take 25%"].trigger()
    assert not actions(row)[usual].isChecked()
    assert session.plan.components["pool"].origins["iops"].give_or_take_percent == 25.0
    assert row.origin.text().endswith("± 25%")
    assert "Give or take 25%, in 8 of 10 futures." in row.origin.accessibleName()
    assert actions(row)["Give or take 25%"].isChecked()
    actions(row)["Certain"].trigger()
    assert session.plan.components["pool"].origins["iops"].give_or_take_percent == 0.0
    session.undo()
    session.undo()
    assert not row.origin.text().endswith("%")


def test_what_is_decided_has_no_such_menu(row_of) -> None:
    assert not [each for each in row_of("ram_gib").make_menu().actions() if each.menu()]


def test_another_percentage_is_typed(row_of, inspector, session, qtbot) -> None:
    row = row_of("iops")
    actions(row)["Give or take…"].trigger()
    (dialog,) = inspector.window().findChildren(GiveOrTakeDialog)
    accept = dialog.findChild(QDialogButtonBox).button(QDialogButtonBox.StandardButton.Ok)
    dialog.percent.line.setText("2000")
    accept.click()
    assert dialog.isVisible(), "more than allowed: the reason stands in the field"
    assert dialog.percent.error
    dialog.percent.line.setText("12.5")
    accept.click()
    qtbot.waitUntil(lambda: not dialog.isVisible())
    origin = session.plan.components["pool"].origins["iops"]
    assert isinstance(origin, Origin)
    assert origin.give_or_take_percent == 12.5


def test_the_dialog_outlives_the_menu_that_opened_it(row_of, inspector, qtbot) -> None:
    """The menu is deleted as soon as something is chosen, and with it what belongs to it."""
    row = row_of("iops")
    inspector.show()
    menu = row.make_menu()
    menu.popup(inspector.mapToGlobal(inspector.rect().center()))
    (how_sure,) = [each.menu() for each in menu.actions() if each.menu()]
    next(each for each in how_sure.actions() if each.text() == "Give or take…").trigger()
    menu.close()
    menu.deleteLater()
    QCoreApplication.sendPostedEvents(menu, QEvent.Type.DeferredDelete)
    (dialog,) = inspector.window().findChildren(GiveOrTakeDialog)
    assert dialog.isVisible()
    dialog.reject()


def test_what_a_pilot_measures_is_asked_from_its_field(row_of, inspector) -> None:
    asked = []
    inspector.measured_requested.connect(asked.append)

    def entries(field: str) -> dict[str, object]:
        return {each.text(): each for each in row_of(field).make_menu().actions()}

    for field in ("cpu_mhz", "iops", "read_percent"):
        entries(field)["We measured…"].trigger()
    assert asked == ["pool"] * 3
    assert "We measured…" not in entries("peak_factor")
