"""Typing through the form with real keys: Tab goes from field to field, and the one with the cursor stays in place."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtWidgets import QApplication, QMenu, QScrollBar, QWidget

from app.inspector.form_area import FormArea
from app.look.widgets.link_button import LinkButton
from tests.support.driver import Driver
from tests.support.form_hands import FormHands


def top_of(widget: QWidget) -> int:
    """Where it is on the screen."""
    return widget.mapToGlobal(QPoint(0, 0)).y()


def scroll_bar(driver: Driver) -> QScrollBar:
    (area,) = driver.bench.inspector.findChildren(FormArea)
    return area.verticalScrollBar()


def host_in_low_window(driver: Driver) -> None:
    """A host alone, in a window in which its form has to be scrolled."""
    driver.program.window.resize(1280, 760)
    driver.user.press("ctrl+n", "ctrl+1")
    driver.until(lambda: "host-1" in driver.plan.components)
    driver.assessment()


def test_tab_goes_from_a_typed_value_to_the_next_field(driver: Driver) -> None:
    host_in_low_window(driver)
    user = driver.user
    FormHands(driver).row("sockets")
    driver.click(driver.field("sockets"))
    user.press("ctrl+a")
    user.type("4")
    user.press("Tab")
    driver.until(lambda: driver.plan.components["host-1"].sockets == 4)
    assert QApplication.focusWidget().accessibleName().startswith("Cores per socket")
    user.press("shift+Tab")
    assert QApplication.focusWidget().accessibleName() == "Sockets"
    form = driver.bench.inspector.form
    assert form is not None
    for _ in range(60):
        focused = QApplication.focusWidget()
        assert not any(focused is form.row(name).origin for name in form.field_names)
        if isinstance(focused, LinkButton):
            break
        user.press("Tab")
    assert focused is FormHands(driver).prices.add_button or form.prices is None


def test_the_keyboard_reaches_the_menu_of_the_origin_from_the_field(driver: Driver) -> None:
    host_in_low_window(driver)
    hands, user = FormHands(driver), driver.user
    hands.type_field("sockets", "4")
    driver.until(lambda: driver.plan.components["host-1"].sockets == 4)
    for name in ("sockets", "server_model", "hypervisor"):
        hands.row(name)
        driver.field(name).setFocus(Qt.FocusReason.TabFocusReason)
        seen: list[str] = []
        keys = ("Up", "Return") if name == "sockets" else ("Escape",)

        def answer(seen: list[str] = seen, keys: tuple[str, ...] = keys) -> None:
            menu = QApplication.activePopupWidget()
            if isinstance(menu, QMenu):
                seen.extend(each.text() for each in menu.actions())
                user.press(*keys)
            else:
                QTimer.singleShot(50, answer)

        QTimer.singleShot(50, answer)  # the menu runs a loop of its own
        user.press("Menu")
        driver.until(lambda seen=seen: seen and QApplication.activePopupWidget() is None)
        assert sum(each.startswith("Back to default") for each in seen) == 1, name
    assert driver.plan.components["host-1"].sockets == 2


def test_the_first_price_leaves_its_field_in_place(driver: Driver) -> None:
    host_in_low_window(driver)
    hands, user = FormHands(driver), driver.user
    before = len(driver.bench.inspector.results.notes)
    row = hands.begin_price()
    driver.until(row.item.hasFocus)
    user.type("Server")
    assert row.price is not None
    user.press("Tab", "Tab", "Tab")
    driver.until(row.price.line.hasFocus)
    price, top = row.price.line, top_of(row.price.line)
    user.type("14950")
    assert top_of(price) == top
    user.press("Return")
    driver.until(lambda: driver.plan.components["host-1"].parts)
    driver.assessment()
    assert len(driver.bench.inspector.results.notes) < before
    assert top_of(price) == top
    assert not price.visibleRegion().isEmpty()

    user.press("ctrl+z")
    driver.until(lambda: not driver.plan.components["host-1"].parts)
    driver.assessment()
    driver.bench.canvas.setFocus(Qt.FocusReason.OtherFocusReason)
    natural = scroll_bar(driver).maximum()
    scroll_bar(driver).setValue(natural)
    assert scroll_bar(driver).maximum() == natural  # nothing is left of what kept the field in place


def test_findings_that_appear_leave_the_field_in_place(driver: Driver) -> None:
    driver.program.window.resize(1280, 760)
    driver.program.commands.open_sample("everything-on-ssd")
    driver.bench.canvas.select(("host",))
    driver.assessment()
    hands, results = FormHands(driver), driver.bench.inspector.results
    hands.row("ram_gib")
    line = driver.field("ram_gib").line
    area = scroll_bar(driver).parentWidget().parentWidget()
    bottom = line.mapTo(area, QPoint(0, line.height())).y()
    scroll_bar(driver).setValue(scroll_bar(driver).value() - (area.height() - bottom - 2))
    driver.click(line)
    top, notes, height = top_of(line), len(results.notes), area.height()
    driver.user.press("ctrl+a")
    driver.user.type("7")
    driver.user.press("Return")
    driver.until(lambda: driver.plan.components["host"].ram_gib == 7)
    driver.assessment()
    assert len(results.notes) > notes
    assert top_of(line) == top
    assert line.mapTo(area, QPoint(0, line.height())).y() <= area.height() <= height


def test_another_component_of_the_kind_shows_the_same_part_of_the_form(driver: Driver) -> None:
    host_in_low_window(driver)
    driver.user.press("ctrl+1", "ctrl+3")
    driver.until(lambda: "desktop-pool-1" in driver.plan.components)
    driver.assessment()
    bar = scroll_bar(driver)
    driver.bench.canvas.framing.fit_all()
    for first, second in (("host-1", "host-2"), ("host-2", "host-1")):
        driver.user.click(driver.card(first))
        driver.until(lambda name=first: driver.bench.inspector.ids == (name,))
        hands = FormHands(driver)
        hands.row("rack_units")
        scrolled = bar.value()
        assert scrolled > 0
        driver.user.click(driver.card("desktop-pool-1"))
        driver.until(lambda: driver.bench.inspector.ids == ("desktop-pool-1",))
        driver.user.click(driver.card(second))
        driver.until(lambda name=second: driver.bench.inspector.ids == (name,))
        assert bar.value() == scrolled


def test_a_section_folds_under_the_pointer_wherever_the_cursor_is(driver: Driver) -> None:
    host_in_low_window(driver)
    hands = FormHands(driver)
    hands.row("ram_gib")
    driver.click(driver.field("ram_gib"))
    form = driver.bench.inspector.form
    assert form is not None
    head = next(
        each for each in form._sections.values() if not each.isAncestorOf(driver.field("ram_gib"))
    ).head
    hands.scroll_to(head)
    was_open, top = head.isChecked(), top_of(head)
    driver.click(head)
    driver.until(lambda: head.isChecked() != was_open)
    assert top_of(head) == top
