"""Licence lines in the real window: found, added, filled in, counted, duplicated and deleted by mouse and keyboard."""

from __future__ import annotations

from collections.abc import Callable
from decimal import Decimal
from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QApplication

from app.look.dates import today
from app.window.dialogs.licences_dialog import LicencesDialog
from planner_core.editing import verbs
from planner_core.plan.components import Host
from planner_core.plan.licences import Licence
from tests.support.driver import Driver
from tests.support.lying import faults_of_place
from tests.support.settled import settle

Screenshot = Callable[..., Path]

SAMPLE = "vsan62-allflash-580"
"""Four hosts of two processors with 12 cores, and 580 desktops."""


def opened(driver: Driver, typed: str = "subscription") -> LicencesDialog:
    """The dialog, asked for by Ctrl+K."""
    driver.user.press("ctrl+k")
    driver.until(lambda: driver.program.command_palette.field.hasFocus())
    driver.user.type(typed)
    driver.user.press("Return")
    return in_front(driver)


def in_front(driver: Driver) -> LicencesDialog:
    driver.until(lambda: isinstance(QApplication.activeModalWidget(), LicencesDialog))
    found = QApplication.activeModalWidget()
    assert isinstance(found, LicencesDialog)
    driver.user.look_at(found)
    return found


def sample(driver: Driver) -> None:
    driver.program.commands.open_sample(SAMPLE)
    driver.assessment()
    driver.until(driver.bench.canvas.hasFocus)


def lines(driver: Driver) -> list[Licence]:
    return list(driver.plan.licences.values())


def cells(dialog: LicencesDialog, row: int) -> list[str]:
    model = dialog.table.model()
    return [
        str(model.index(row, column).data()).replace("\N{NO-BREAK SPACE}", " ")
        for column in range(model.columnCount())
    ]


def check_mark(dialog: LicencesDialog, name: str) -> QPoint:
    """The check mark of a place."""
    view, model = dialog.places.view, dialog.places.model
    row = next(row for row, place in enumerate(model.shown) if place.name == name)
    rect: QRect = view.visualRect(model.index(row, 0))
    return view.viewport().mapToGlobal(QPoint(rect.left() + 14, rect.center().y()))


def whole_in_sight(dialog: LicencesDialog, field: str) -> bool:
    """Whether the field is wholly visible in the area of the form."""
    assert dialog.form is not None
    row = dialog.form.row(field)
    return row.visibleRegion().boundingRect() == row.rect()


def typed_into(driver: Driver, dialog: LicencesDialog, field: str, text: str) -> None:
    assert dialog.form is not None
    dialog.form.focus_field(field)
    settle()
    driver.user.press("ctrl+a")
    driver.user.type(text)
    driver.user.press("Tab")


@pytest.mark.parametrize(
    ("spoken", "ask", "add", "cores", "empty"),
    [
        ("en", "licences", "alt+a", "Physical core", "counts what is drawn"),
        ("de", "lizenzen", "alt+h", "Physischer Kern", "zählt, was gezeichnet ist"),
    ],
)
def test_a_template_is_added_priced_and_counted_by_keys_alone(
    driver: Driver, screenshot: Screenshot, spoken: str, ask: str, add: str, cores: str, empty: str
) -> None:
    sample(driver)
    before = driver.plan
    dialog = opened(driver, ask)
    assert empty in dialog.table.empty_text
    assert list(faults_of_place(dialog)) == []
    screenshot(dialog, f"empty-{spoken}")
    driver.user.press(add)
    driver.until(lambda: dialog.finder.is_open)
    screenshot(dialog, f"templates-{spoken}")
    driver.user.type("cloud found")
    driver.user.press("Return")
    driver.until(lambda: len(lines(driver)) == 1)
    assert dialog.form is not None
    driver.until(lambda: dialog.form.row("unit_price").editor.line.hasFocus())  # type: ignore[union-attr]
    assert whole_in_sight(dialog, "unit_price")
    assert not dialog.table.horizontalScrollBar().isVisible()
    driver.user.type("190")
    driver.user.press("Return")
    driver.until(lambda: lines(driver)[0].unit_price is not None)
    (line,) = lines(driver)
    assert (line.name, line.least_per_processor, line.least_per_order) == ("VMware Cloud Foundation", 16, 72)
    assert (line.unit_price, line.price_date) == (Decimal(190), today().isoformat())
    assert line.currency == driver.plan.settings.currency
    driver.until(lambda: cells(dialog, 0)[:3] == ["VMware Cloud Foundation", cores, "128"])  # 4 x 2 x 16
    assert "190" in cells(dialog, 0)[3]
    assert whole_in_sight(dialog, "unit_price")
    assert not dialog.table.horizontalScrollBar().isVisible()
    screenshot(dialog, f"line-{spoken}")
    driver.user.press("Escape")
    driver.until(lambda: QApplication.activeModalWidget() is None)
    driver.user.look_at(driver.program.window)
    driver.user.press("ctrl+z", "ctrl+z")
    driver.until(lambda: driver.plan == before)


def test_the_number_follows_the_drawing_and_the_places_that_are_checked(driver: Driver) -> None:
    sample(driver)
    session = driver.program.session
    session.perform(verbs.add_licence(session.plan, Licence(id="", name="Cores", unit="core")))
    second = Host(id="other", name="Other", count=2, sockets=1, cores_per_socket=10)
    session.perform(verbs.add_component(session.plan, second))
    driver.assessment()
    dialog = opened(driver, "license")  # as it is spelled elsewhere
    driver.until(lambda: cells(dialog, 0)[2] == "116")
    driver.user.click(check_mark(dialog, "Other"))
    driver.until(lambda: lines(driver)[0].scope == ("other",))
    driver.until(lambda: cells(dialog, 0)[1:3] == ["Physical core · Other", "20"])
    assert "20 counted: 20 to order" in dialog.count.text()
    driver.user.press("Home", "space")  # the whole plan again
    driver.until(lambda: lines(driver)[0].scope == ())
    session.perform(verbs.set_field(session.plan, ["other"], "count", 5))
    driver.until(lambda: cells(dialog, 0)[2] == "146")
    driver.user.press("ctrl+z", "ctrl+z")
    driver.until(lambda: cells(dialog, 0)[1:3] == ["Physical core · Other", "20"])
    assert lines(driver)[0].scope == ("other",)


def test_lines_are_filled_in_duplicated_deleted_and_brought_back(driver: Driver) -> None:
    sample(driver)
    dialog = opened(driver)
    driver.click(dialog.add_button)
    driver.until(lambda: dialog.finder.is_open)
    driver.user.press("Return")  # the empty line stands first
    driver.until(lambda: len(lines(driver)) == 1)
    driver.user.type("Set-up on site")
    driver.user.press("Tab")
    driver.until(lambda: lines(driver)[0].name == "Set-up on site")
    assert dialog.form is not None
    assert not dialog.form.row("least_per_processor").isHidden()
    dialog.form.row("unit").editor.setFocus()
    driver.user.press("End")
    driver.until(lambda: lines(driver)[0].unit == "once")
    assert dialog.form.row("least_per_processor").isHidden()
    assert not dialog.places.isVisible()
    typed_into(driver, dialog, "unit_price", "1200")
    typed_into(driver, dialog, "discount_percent", "101")
    assert dialog.form.row("discount_percent").error
    assert lines(driver)[0].discount_percent == 0
    dialog.form.focus_field("discount_percent")
    driver.user.press("Escape")  # gives up what was typed; the dialog stays
    assert dialog.isVisible()
    driver.click(dialog.duplicate_button)
    driver.until(lambda: [each.name for each in lines(driver)] == ["Set-up on site", "Set-up on site 2"])
    assert lines(driver)[1].unit_price == Decimal(1200)
    dialog.table.setFocus()
    driver.user.press("Delete")
    driver.until(lambda: len(lines(driver)) == 1)
    assert dialog.messages.text
    driver.user.press("ctrl+z")
    driver.until(lambda: len(lines(driver)) == 2)
    assert not dialog.messages.text
    driver.user.press("ctrl+y")
    driver.until(lambda: len(lines(driver)) == 1)
    driver.user.press("ctrl+z", "ctrl+z", "ctrl+z")
    driver.until(lambda: len(lines(driver)) == 1 and lines(driver)[0].unit_price is None)


def test_what_is_typed_goes_into_its_own_line_and_is_kept_on_closing(driver: Driver) -> None:
    sample(driver)
    session = driver.program.session
    for name in ("One", "Two"):
        session.perform(verbs.add_licence(session.plan, Licence(id="", name=name, unit="host")))
    driver.assessment()
    dialog = opened(driver)
    assert dialog.form is not None
    dialog.form.focus_field("name")
    settle()
    driver.user.press("ctrl+a")
    driver.user.type("First")
    row = dialog.table.visualRect(dialog.table.model().index(1, 0))
    driver.user.click(dialog.table.viewport().mapToGlobal(row.center()))
    driver.until(lambda: [each.name for each in lines(driver)] == ["First", "Two"])
    assert dialog.form.row("name").editor.text() == "Two"
    driver.user.press("Return")  # from the list into the form
    driver.until(lambda: dialog.form.row("name").editor.hasFocus())  # type: ignore[union-attr]
    driver.user.type("Second")
    driver.click(dialog.close_button)
    driver.until(lambda: QApplication.activeModalWidget() is None)
    assert [each.name for each in lines(driver)] == ["First", "Second"]


def test_the_cost_tab_leads_there_and_a_plan_that_cannot_be_written_is_only_shown(driver: Driver) -> None:
    sample(driver)
    session = driver.program.session
    session.perform(verbs.add_licence(session.plan, Licence(id="", name="One", scope=("nodes", "gone"))))
    driver.assessment()
    driver.program.actions["view.results"].setChecked(True)
    driver.bench.tabs.show_tab("cost")
    settle()
    driver.click(driver.bench.tabs.tab("cost").licences)  # type: ignore[attr-defined]
    dialog = in_front(driver)
    assert [place.name for place in dialog.places.model.places if not place.kind] == [
        "The whole plan",
        "gone (no longer in the plan)",
    ]
    assert list(faults_of_place(dialog)) == []
    driver.user.click(check_mark(dialog, "gone (no longer in the plan)"))
    driver.until(lambda: lines(driver)[0].scope == ("nodes",))
    dialog.close()
    plan = driver.plan
    model = dialog.places.model
    model.is_locked = True
    assert not model.flags(model.index(0, 0)) & Qt.ItemFlag.ItemIsUserCheckable
    assert not model.setData(model.index(0, 0), Qt.CheckState.Checked, Qt.ItemDataRole.CheckStateRole)
    assert driver.plan is plan


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_it_fits_a_small_screen_with_large_text(driver: Driver, screenshot: Screenshot, theme: str) -> None:
    sample(driver)
    session = driver.program.session
    template = session.catalog.licence_templates["microsoft-windows-server-datacenter"]
    session.perform(verbs.add_licence(session.plan, template.licence()))
    hosts = [Host(id=f"more-{n}", name=f"Another host with a long name, number {n}") for n in range(20)]
    for host in hosts:
        session.perform(verbs.add_component(session.plan, host))
    session.perform(verbs.change_licence(session.plan, "licence-1", {"scope": [each.id for each in hosts]}))
    driver.assessment()
    driver.program.actions[f"theme.{theme}"].trigger()
    dialog = opened(driver)
    for percent in (100, 150):
        driver.program.actions[f"text.{percent}"].trigger()
        dialog.resize(1000, 640)
        settle()
        screenshot(dialog, f"small-{percent}")
        assert (dialog.width(), dialog.height()) == (1000, 640)
        assert list(faults_of_place(dialog)) == []
        assert dialog.places.search.isVisible()
    dialog.places.search.setFocus()
    driver.user.type("number 7")
    assert [place.component for place in dialog.places.model.shown] == ["more-7"]
    assert msgspec.structs.asdict(lines(driver)[0])["pack_size"] == 2
