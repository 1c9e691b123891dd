"""Variants by real mouse and keyboard: duplicated, changed, compared, shown in the drawing, undone across a switch."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

from PySide6.QtCore import QModelIndex, QPoint
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.results.explaining.derivation_model import NODE_ROLE, DerivationModel
from app.results.explaining.formula_card import field_of
from app.results.tabs.variants_tab import VariantsTab
from planner_core.editing import verbs
from tests.support.driver import Driver
from tests.support.settled import settle

Screenshot = Callable[..., Path]
SAMPLE = "replica-on-ssd"


def names(driver: Driver) -> list[str]:
    return [each.name for each in driver.program.session.project.variants]


def tab_texts(driver: Driver) -> list[str]:
    tabs = driver.bench.variant_bar.tabs
    return [tabs.tabText(index) for index in range(tabs.count())]


def shown(driver: Driver) -> str:
    return driver.program.session.variants.shown.name


def open_sample(driver: Driver) -> None:
    driver.click(driver.program.window.start_page.cards[SAMPLE])
    driver.until(lambda: driver.program.window.page is driver.bench)
    driver.assessment()


def open_three_variants(driver: Driver) -> None:
    """The sample, and two copies of it called by what is typed into their tabs."""
    user, tabs = driver.user, driver.bench.variant_bar.tabs
    open_sample(driver)
    for name in ("Second", "Third"):
        user.press("ctrl+shift+d")
        driver.until(lambda: tabs.is_editing)
        user.type(name)
        user.press("Return")
        driver.until(lambda: not tabs.is_editing)


def drives(driver: Driver) -> list[int]:
    return [each.plan.components["sas"].drives for each in driver.program.session.project.variants]  # type: ignore[union-attr]


def test_duplicate_change_compare_and_undo_over_the_switch(driver: Driver, screenshot: Screenshot) -> None:
    user, bar = driver.user, driver.bench.variant_bar
    open_sample(driver)
    driver.click(driver.bench.top_bar.another)
    driver.until(lambda: bar.tabs.is_editing)
    user.type("Four disks")
    user.press("Return")
    driver.until(lambda: names(driver) == ["Variant 1", "Four disks"])

    user.click(driver.card("sas"))
    driver.until(lambda: driver.bench.inspector.ids == ("sas",))
    driver.click(driver.field("drives"))
    user.press("ctrl+a")
    user.type("4")
    user.press("Return")
    driver.until(lambda: drives(driver) == [2, 4])

    user.press("F9")
    driver.until(driver.bench.legend.isVisible)
    assert driver.bench.legend.text == "Changed: SAS"
    screenshot(None, "variant-differences")

    user.press("ctrl+shift+r")
    tab = driver.bench.tabs.tab("variants")
    assert isinstance(tab, VariantsTab)
    driver.until(lambda: not tab.is_busy and bool(tab.model.rows))
    row = next(number for number, line in enumerate(tab.model.rows) if line.title == "Raw capacity")
    cell = tab.model.rows[row].cell(1)
    assert cell is not None
    assert cell.delta is not None
    assert cell.delta.absolute == 600
    screenshot(None, "variants-compared")

    # A number of the first variant is explained there, and undo leads back to where the last step was done.
    explained = next(number for number, line in enumerate(tab.model.rows) if line.title == "Desktops at most")
    place = tab.table.visualRect(tab.table.model().index(explained, 1)).center()
    user.click(tab.table.viewport().mapToGlobal(place))
    driver.until(lambda: shown(driver) == "Variant 1" and driver.bench.explain.isVisible())
    assert driver.bench.explain.panel.what == "desktops.maximum"
    user.click(driver.canvas_point(0.03, 0.9))
    user.press("ctrl+z")
    driver.until(lambda: drives(driver) == [2, 2])
    assert shown(driver) == "Four disks"
    user.press("ctrl+z")
    driver.until(lambda: names(driver) == ["Variant 1", "Copy of Variant 1"])
    user.press("ctrl+z")
    driver.until(lambda: names(driver) == ["Variant 1"])
    assert not bar.isVisible()
    for _ in range(3):
        user.press("ctrl+shift+z")
    driver.until(lambda: drives(driver) == [2, 4])


def test_tabs_are_dragged_renamed_and_walked_by_keys(driver: Driver, screenshot: Screenshot) -> None:
    user, tabs = driver.user, driver.bench.variant_bar.tabs
    open_three_variants(driver)
    assert names(driver) == ["Variant 1", "Second", "Third"]

    def middle(index: int) -> object:
        return tabs.mapToGlobal(tabs.tabRect(index).center())

    front = tabs.mapToGlobal(tabs.tabRect(0).topLeft())
    user.drag(middle(2), front, halfway=lambda: user.press("Escape"))  # type: ignore[arg-type]
    assert names(driver) == tab_texts(driver) == ["Variant 1", "Second", "Third"]
    assert shown(driver) == "Third"

    user.drag(middle(2), front)  # type: ignore[arg-type]
    driver.until(lambda: names(driver) == ["Third", "Variant 1", "Second"])
    assert shown(driver) == "Third"

    user.click(middle(1))  # type: ignore[arg-type]
    driver.until(lambda: shown(driver) == "Variant 1")
    user.click(middle(1), times=2)  # type: ignore[arg-type]
    driver.until(lambda: tabs.is_editing)
    user.press("ctrl+a")
    user.type("As is")
    user.press("Return")
    driver.until(lambda: names(driver) == ["Third", "As is", "Second"])

    driver.until(tabs.hasFocus)
    user.press("Right")
    driver.until(lambda: shown(driver) == "Second")
    user.press("ctrl+Prior")
    driver.until(lambda: shown(driver) == "As is")
    user.press("ctrl+shift+Next")
    driver.until(lambda: names(driver) == ["Third", "Second", "As is"])
    user.press("Delete")
    driver.until(lambda: names(driver) == ["Third", "Second"])
    screenshot(None, "variant-tabs")
    user.press("ctrl+z")
    driver.until(lambda: names(driver) == ["Third", "Second", "As is"])
    assert QApplication.focusWidget() is not None


def test_a_name_that_is_left_is_no_longer_typed_and_other_buttons_do_what_they_say(
    driver: Driver, qtbot: QtBot, screenshot: Screenshot
) -> None:
    user, tabs = driver.user, driver.bench.variant_bar.tabs
    open_three_variants(driver)

    def middle(index: int) -> QPoint:
        return tabs.mapToGlobal(tabs.tabRect(index).center())

    # Left without a letter, with letters, and for another tab: each name goes to the tab it was typed in.
    user.press("F2")
    driver.until(lambda: tabs.is_editing)
    user.click(driver.canvas_point(0.03, 0.9))
    driver.until(lambda: not tabs.is_editing)
    user.click(middle(1), times=2)
    driver.until(lambda: tabs.is_editing)
    user.drag(middle(0), middle(2))
    driver.until(lambda: names(driver) == ["Second", "Third", "Variant 1"])
    assert not tabs.is_editing
    user.click(middle(0))
    user.press("F2")
    user.type("As is")
    user.click(middle(2))
    driver.until(lambda: names(driver) == ["As is", "Third", "Variant 1"])
    assert (shown(driver), tabs.is_editing) == ("Variant 1", False)
    user.press("F2", "BackSpace", "Return")
    assert (names(driver)[2], tabs.is_editing) == ("Variant 1", False)

    # The wheel leads nowhere, with the focus on the tabs and without.
    before = shown(driver)
    user.wheel(middle(1), 1)
    settle()
    assert shown(driver) == before
    user.click(middle(1))
    user.click(driver.canvas_point(0.03, 0.9))
    user.wheel(middle(1), 1)
    settle()
    assert shown(driver) == "Third"

    # The middle button shows a tab, the right one opens its menu; twice the right one types no name.
    user.click(middle(0), button=2)
    driver.until(lambda: shown(driver) == "As is")
    user.click(middle(1), button=3)
    driver.until(lambda: QApplication.activePopupWidget() is not None)
    assert shown(driver) == "Third"
    screenshot(None, "variant-menu")
    user.press("Escape")
    driver.until(lambda: QApplication.activePopupWidget() is None)
    user.click(middle(1), button=3, times=2)
    settle()
    assert not tabs.is_editing
    user.press("Escape")
    assert names(driver) == ["As is", "Third", "Variant 1"]


def test_the_legend_leads_to_the_list_of_differences_and_that_to_each_of_them(
    driver: Driver, screenshot: Screenshot
) -> None:
    user, bench, session = driver.user, driver.bench, driver.program.session
    open_sample(driver)
    session.variants.duplicate(session.variants.shown.id, "Four disks")
    driver.until(lambda: shown(driver) == "Four disks")
    assert session.perform(verbs.set_field(driver.plan, ["sas"], "drives", 4))
    user.press("F9")
    driver.until(bench.legend.isVisible)
    driver.click(bench.legend.link)
    tab = bench.tabs.tab("variants")
    assert isinstance(tab, VariantsTab)
    driver.until(lambda: tab.list.isVisible() and bool(tab.changes.rowCount()))
    screenshot(None, "list")
    user.press("ctrl+Page_Up")
    driver.until(lambda: shown(driver) == "Variant 1")
    driver.until(lambda: not tab.is_busy and bool(tab.changes.rowCount()))
    place = tab.list.visualRect(tab.list.model().index(0, 0)).center()
    user.click(tab.list.viewport().mapToGlobal(place))
    driver.until(lambda: shown(driver) == "Four disks")
    assert bench.canvas.selected_ids() == ("sas",)
    assert bench.inspector.ids == ("sas",)


def rows_of(model: DerivationModel, above: QModelIndex | None = None) -> Iterator[QModelIndex]:
    """All values of a derivation, from the top to the bottom."""
    above = above or QModelIndex()
    for row in range(model.rowCount(above)):
        index = model.index(row, 0, above)
        yield index
        yield from rows_of(model, index)


def test_an_explained_value_is_changed_where_it_comes_from(driver: Driver) -> None:
    """Whatever is selected meanwhile: the field of another component, or of the plan itself."""
    user, bench = driver.user, driver.bench
    open_sample(driver)
    bench.canvas.setFocus()
    user.press("Escape", "F1")
    driver.until(bench.explain.isVisible)
    panel = bench.explain.panel
    assert panel.what == "desktops.maximum", "with nothing selected it is all desktops"

    def change(names_it: Callable[[tuple[str, str]], bool]) -> tuple[str, str]:
        """Follow the link of the first value of the derivation that it is said of."""
        for index in rows_of(panel.model):
            place = field_of(driver.plan, index.data(NODE_ROLE))
            if place is not None and names_it(place):
                panel.tree.scrollTo(index)  # unfolds what is above it, and not the thousands of other rows
                panel.tree.setCurrentIndex(index)
                driver.until(panel.card.link.isVisible)
                driver.click(panel.card.link)
                return place
        raise AssertionError("no value of the plan is behind this number")

    bench.canvas.select(("sas",))
    for chosen in (lambda place: place[0] not in ("", "sas"), lambda place: place[0] == ""):
        component, field = change(chosen)
        driver.until(lambda: bench.inspector.isAncestorOf(QApplication.focusWidget()))
        assert bench.inspector.ids == bench.canvas.selected_ids() == ((component,) if component else ())
        focused = QApplication.focusWidget()
        editor = driver.field(field)
        assert focused is editor or editor.isAncestorOf(focused)
