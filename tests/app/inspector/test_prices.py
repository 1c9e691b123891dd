"""Price records edited in the inspector; the cost follows to the cent."""

from __future__ import annotations

from decimal import Decimal

import msgspec
import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel

from app.inspector.section import Section
from app.look.dates import today
from app.look.widgets.yielding_area import YieldingArea
from planner_core.currencies import rounded_money
from planner_core.editing import verbs
from planner_core.plan.components import Part
from tests.support.settled import settle


@pytest.fixture
def prices(inspector):
    inspector.show(("host",))
    return inspector.prices


def parts(session):
    return session.plan.components["host"].parts


def enter(field, text):
    field.setFocus()
    field.selectAll()
    QTest.keyClicks(field, text)
    QTest.keyClick(field, Qt.Key.Key_Return)


def test_rows_show_the_parts(prices, session):
    shown = [
        (row.item.text(), row.quantity.value(), row.per.value(), row.price.value()) for row in prices.rows
    ]
    assert shown == [(part.item, part.quantity, part.per, part.unit_price) for part in parts(session)]


@pytest.mark.parametrize(
    ("component", "named", "quantity"),
    [
        ("host", "per host", 3),
        ("ssd", "per group", 3),
        ("sas", "per group", 3),
        ("pool", "once", 1),
    ],
)
def test_what_a_quantity_counts_for_is_named_and_is_what_the_bill_counts(
    inspector, session, qtbot, component, named, quantity
):
    session.perform(verbs.set_field(session.plan, ["host"], "count", 3))
    part = Part("Rail kit", Decimal(10))
    session.perform(verbs.set_parts(session.plan, component, (part,)))
    inspector.show((component,))
    assert inspector.prices.rows[0].per.currentText() == named

    def needed():
        return [each.quantity for each in session.assessment.cost.lines if each.item == "Rail kit"]

    qtbot.waitUntil(lambda: needed() == [quantity])


@pytest.mark.parametrize(("component", "is_needed"), [("host", True), ("ssd", True), ("pool", False)])
def test_what_is_bought_lacks_a_price_and_a_pool_needs_none(inspector, session, component, is_needed):
    session.perform(verbs.set_parts(session.plan, component, ()))
    inspector.show((component,))
    missing, unneeded = "No price yet; the sum leaves this component out.", "No price is needed here: "
    assert inspector.prices._empty.text().startswith(missing if is_needed else unneeded)


@pytest.mark.parametrize(("component", "per"), [("ssd", "drive"), ("host", "component"), ("pool", "desktop")])
def test_a_new_price_is_seen_whole_and_counts_what_is_bought(inspector, qtbot, component, per):
    inspector.resize(320, 420)
    inspector.show((component,))
    inspector.show()
    section = next(
        each for each in inspector.form.findChildren(Section) if each.isAncestorOf(inspector.prices)
    )
    section.unfold()
    settle()
    QTest.mouseClick(inspector.prices.add_button, Qt.MouseButton.LeftButton)
    row = inspector.prices.rows[-1]
    assert row.per.value() == per
    assert row.item.hasFocus()
    assert row.item.selectedText() == row.item.text()

    def seen():
        area = inspector.findChildren(YieldingArea)[0].viewport()
        return area.rect().contains(QRect(row.mapTo(area, QPoint(0, 0)), row.size()))

    qtbot.waitUntil(seen)


@pytest.mark.usefixtures("german")
def test_a_german_price_is_exact_and_changes_the_sum(inspector, session, qtbot):
    inspector.show(("host",))
    before = session.assessment.cost.total
    part = parts(session)[0]
    with qtbot.waitSignal(session.assessed):
        enter(inspector.prices.rows[0].price.line, "1.234,56")
    assert parts(session)[0].unit_price == Decimal("1234.56")
    assert (parts(session)[0].price_date, parts(session)[0].source) == (today().isoformat(), "")
    assert session.assessment.cost.total == before - part.unit_price + Decimal("1234.56")
    assert session.history.position == 1


def test_a_discount_comes_off_the_sum(prices, session, qtbot):
    before = session.assessment.cost
    part = parts(session)[0]
    assert prices.rows[0].discount.isHidden()
    QTest.mouseClick(prices.rows[0].discount_button, Qt.MouseButton.LeftButton)
    with qtbot.waitSignal(session.assessed):
        enter(prices.rows[0].discount.line, "12.5")
    assert parts(session)[0].discount_percent == Decimal("12.5")
    taken_off = part.quantity * (part.unit_price - rounded_money(part.unit_price * Decimal("0.875")))
    assert session.assessment.cost.total == before.total - taken_off
    assert session.assessment.cost.discount == taken_off
    assert not prices.rows[0].discount.isHidden()
    assert prices.rows[1].discount.isHidden()


def test_a_wrong_price_stays_in_the_field(prices, session):
    before = session.plan
    enter(prices.rows[0].price.line, "-5")
    assert prices.rows[0].price.error
    assert session.plan is before


def test_parts_come_and_go_and_come_back(prices, session):
    before = parts(session)
    QTest.mouseClick(prices.add_button, Qt.MouseButton.LeftButton)
    assert prices.rows[-1].item.hasFocus()
    enter(prices.rows[-1].item, "Rack")
    enter(prices.rows[-1].price.line, "100")
    enter(prices.rows[-1].quantity.line, "2")
    added = parts(session)[-1]
    assert (added.item, added.unit_price, added.quantity) == ("Rack", 100, 2)
    assert len(parts(session)) == len(before) + 1
    QTest.mouseClick(prices.rows[0].remove_button, Qt.MouseButton.LeftButton)
    assert parts(session)[0] == before[1]
    for _ in range(3):
        session.undo()
    assert parts(session) == before
    assert [row.item.text() for row in prices.rows] == [part.item for part in before]


def test_quantity_and_what_it_counts_for(prices, session):
    enter(prices.rows[0].quantity.line, "3")
    assert parts(session)[0].quantity == 3
    per = prices.rows[0].per
    per.setCurrentIndex(per.findData("socket"))
    per.activated.emit(per.currentIndex())
    assert parts(session)[0].per == "socket"


def test_half_typed_prices_survive_an_undo_elsewhere(prices, session):
    enter(prices.rows[0].quantity.line, "3")
    price = prices.rows[0].price.line
    price.setFocus()
    price.selectAll()
    QTest.keyClicks(price, "99")
    session.undo()
    assert price.text() == "99"
    assert prices.rows[0].quantity.value() == 1


def half_type(field, text):
    field.setFocus()
    field.selectAll()
    QTest.keyClicks(field, text)


@pytest.mark.parametrize("which", [0, 1, -1])
def test_uncommitted_text_of_a_removed_price_is_dropped(prices, session, which):
    before, row = parts(session), prices.rows[which]
    half_type(row.price.line, "9999")
    QTest.mouseClick(row.remove_button, Qt.MouseButton.LeftButton)
    prices.add_button.setFocus()
    left = tuple(part for part in before if part is not before[which])
    assert parts(session) == left
    assert [row.item.text() for row in prices.rows] == [part.item for part in left]
    assert session.history.position == 1


def test_what_is_half_typed_stays_with_its_price_while_another_goes_and_comes_back(prices, session):
    before = parts(session)
    half_type(prices.rows[2].price.line, "9999")
    QTest.mouseClick(prices.rows[0].remove_button, Qt.MouseButton.LeftButton)
    assert prices.rows[1].price.line.text() == "9999"
    session.undo()
    assert prices.rows[2].price.line.text() == "9999"
    assert parts(session) == before
    prices.add_button.setFocus()
    assert [part.unit_price for part in parts(session)] == [
        Decimal(9999) if part is before[2] else part.unit_price for part in before
    ]
    assert [row.item.text() for row in prices.rows] == [part.item for part in before]


def test_a_price_that_an_undo_takes_away_takes_what_is_typed_along(prices, session):
    before = parts(session)
    QTest.mouseClick(prices.add_button, Qt.MouseButton.LeftButton)
    enter(prices.rows[-1].price.line, "100")
    half_type(prices.rows[-1].item, "Rack")
    session.undo()
    assert parts(session) == before
    assert len(prices.rows) == len(before)


def test_a_half_typed_price_is_taken_when_another_component_is_shown(inspector, session):
    inspector.show(("host",))
    half_type(inspector.prices.rows[0].price.line, "9999")
    inspector.show(("ssd",))
    assert parts(session)[0].unit_price == Decimal(9999)


def test_a_component_without_a_price_says_so(inspector):
    inspector.show(("mirror",))
    assert inspector.prices.rows == ()


def test_a_price_that_goes_leaves_the_focus_in_the_list(prices, session):
    prices.rows[0].item.setFocus()
    with_focus = prices.rows[0]
    prices.rows[0].remove_button.click()
    assert with_focus not in prices.rows
    assert prices.add_button.hasFocus()


def test_a_price_that_the_plan_had_before_is_no_longer_its_own(prices, session):
    field, part = prices.rows[0].quantity, parts(session)[0]
    field.setFocus()
    QTest.keyClicks(field.line, "abc")
    QTest.keyClick(field.line, Qt.Key.Key_Return)
    now = [msgspec.structs.replace(part, quantity=part.quantity + 2), *parts(session)[1:]]
    assert session.perform(verbs.set_parts(session.plan, "host", now))
    assert field.error
    QTest.keyClick(field.line, Qt.Key.Key_Escape)
    assert field.line.text() == str(part.quantity + 2)
    assert not field.error


@pytest.mark.parametrize("name", ["item", "quantity", "price", "discount"])
def test_ctrl_z_in_a_price_is_the_plan_s_undo_once_nothing_is_half_typed(
    inspector, prices, session, user, name
):
    undo = QAction(inspector)
    undo.setShortcut(QKeySequence("Ctrl+Z"))
    undo.triggered.connect(session.undo)
    inspector.addAction(undo)
    before, row = parts(session), prices.rows[0]
    if name == "discount":
        QTest.mouseClick(row.discount_button, Qt.MouseButton.LeftButton)
    field = getattr(row, name)
    enter(getattr(field, "line", field), "12")
    assert parts(session) != before
    user.press("ctrl+z")
    assert parts(session) == before
    user.type("34")
    after = session.history.position
    user.press("ctrl+z")
    assert session.history.position == after
    assert not field.is_half_typed


def test_a_price_that_nobody_has_typed_is_still_missing(inspector, session, qtbot):
    with qtbot.waitSignal(session.results.reviewed):
        assert session.perform(verbs.set_parts(session.plan, "host", ()))
    gaps, before = session.assessment.cost.gaps, session.plan
    assert "host" in {gap.component for gap in gaps}
    inspector.show(("host",))
    prices = inspector.prices
    prices.add_button.click()
    row = prices.rows[-1]
    assert (row.price.value(), row.price.line.text()) == (None, "")
    enter(row.item, "Server")
    enter(row.quantity.line, "2")
    assert session.plan is before
    assert session.assessment.cost.gaps == gaps
    with qtbot.waitSignal(session.assessed):
        enter(row.price.line, "0")
    assert [(part.item, part.quantity, part.unit_price) for part in parts(session)] == [("Server", 2, 0)]
    assert prices.rows == (row,)
    assert row.price.line.hasFocus()
    assert "host" not in {gap.component for gap in session.assessment.cost.gaps}
    session.undo()
    assert prices.rows == ()
    assert session.plan == before


def test_a_draft_price_is_kept_while_another_component_is_shown(inspector, session):
    inspector.show(("ssd",))
    there = len(inspector.prices.rows)
    inspector.prices.add_button.click()
    half_type(inspector.prices.rows[-1].item, "Tray")
    inspector.show(("sas",))
    assert len(inspector.prices.rows) == len(session.plan.components["sas"].parts)
    inspector.show(("ssd",))
    assert inspector.prices.rows[there].item.text() == "Tray"
    inspector.prices.rows[there].remove_button.click()
    assert len(inspector.prices.rows) == there
    assert session.history.position == 0


def test_the_first_price_moves_nothing_when_it_is_typed(inspector, session):
    session.perform(verbs.set_parts(session.plan, "host", ()))
    inspector.show(("host",))
    prices = inspector.prices
    assert not prices._empty.isHidden()
    prices.add_part()
    row = prices.rows[0]
    assert prices._empty.isHidden(), "it would go with the price, and the row would jump under the hand"
    enter(row.price.line, "5000")
    assert prices.rows == (row,)
    assert prices._empty.isHidden()


def test_an_empty_draft_price_is_dropped(inspector):
    inspector.show(("ssd",))
    there = len(inspector.prices.rows)
    inspector.prices.add_button.click()
    inspector.show(("sas",))
    inspector.show(("ssd",))
    assert len(inspector.prices.rows) == there


def test_a_draft_price_does_not_move_to_another_plan(inspector, session):
    inspector.show(("host",))
    inspector.prices.add_button.click()
    enter(inspector.prices.rows[-1].item, "Rack")
    assert session.new_plan(session.plan)
    inspector.show(("host",))
    assert len(inspector.prices.rows) == len(parts(session))


@pytest.mark.parametrize("currency", ["EUR", "CHF"])
@pytest.mark.parametrize("with_discount", [False, True])
def test_all_digits_of_a_price_are_seen(inspector, session, currency, with_discount):
    assert session.perform(verbs.set_setting(session.plan, "currency", currency))
    inspector.resize(328, 800)  # as wide as in a new window
    inspector.show(("host",))
    row = inspector.prices.rows[0]
    if currency != row.part.currency:
        inspector.prices.add_button.click()
        row = inspector.prices.rows[-1]
    if with_discount:
        row.discount_button.click()
    enter(row.price.line, "9999999.99")
    inspector.prices.add_button.setFocus()
    settle()  # the layout is computed
    line = row.price.line
    assert line.text() == "9,999,999.99"
    room = line.contentsRect().width() - line.textMargins().right()
    assert (
        line.fontMetrics().horizontalAdvance(line.text()) <= room - 2 * 4
    )  # Qt's own margins beside the text
    assert row.mapTo(inspector, row.rect().topRight()).x() < inspector.width()


def test_steps_of_the_arrow_keys_are_one_step_of_the_plan(prices, session):
    before, line = parts(session), prices.rows[0].price.line
    line.setFocus()
    for _ in range(3):
        QTest.keyClick(line, Qt.Key.Key_Up)
    assert parts(session) == before, "shown only, until the field is left"
    prices.rows[0].quantity.line.setFocus()
    assert parts(session)[0].unit_price == before[0].unit_price + 3
    assert session.history.position == 1
    line.setFocus()
    QTest.keyClick(line, Qt.Key.Key_Up)
    QTest.keyClick(line, Qt.Key.Key_Return)
    session.undo()
    assert parts(session)[0].unit_price == before[0].unit_price + 3
    session.undo()
    assert parts(session) == before


@pytest.mark.parametrize("name", ["item", "quantity", "price"])
def test_what_was_not_saved_stays_as_typed_and_says_so(prices, session, monkeypatch, name):
    before, row = parts(session), prices.rows[0]
    field = getattr(row, name)
    line = getattr(field, "line", field)
    shown = line.text()
    with monkeypatch.context() as broken:
        broken.setattr(session, "perform", lambda *_: False)
        enter(line, "77")
    assert line.text() == "77"
    said = [each for each in row.findChildren(QLabel) if each.text() == "This change was not saved."]
    assert [each.isVisible() for each in said] == [True]
    QTest.keyClick(line, Qt.Key.Key_Escape)
    assert line.text().replace(",", "") == shown.replace(",", "").replace(".00", "")
    assert parts(session) == before


def test_a_draft_price_stays_if_saving_fails(prices, session, monkeypatch):
    before = parts(session)
    prices.add_button.click()
    row = prices.rows[-1]
    with monkeypatch.context() as broken:
        broken.setattr(session, "perform", lambda *_: False)
        enter(row.price.line, "100")
    assert row.price.error
    assert prices.rows[-1] is row
    enter(row.price.line, "100")
    assert not row.price.error
    assert prices.rows[-1] is row
    assert [part.unit_price for part in parts(session)[len(before) :]] == [Decimal(100)]


def test_a_price_that_could_not_be_removed_is_still_shown(prices, session, monkeypatch):
    with monkeypatch.context() as broken:
        broken.setattr(session, "perform", lambda *_: False)
        prices.rows[0].remove_button.click()
    assert [row.item.text() for row in prices.rows] == [part.item for part in parts(session)]


def test_a_wrong_discount_stays_in_sight(prices, session, perform):
    row = prices.rows[0]
    row.discount_button.click()
    enter(row.discount.line, "120")
    prices.add_button.setFocus()
    perform(verbs.set_field(session.plan, ["host"], "ram_gib", 96.0))
    assert row.discount.isVisible()
    assert row.discount.error
    row.discount.line.setFocus()
    QTest.keyClick(row.discount.line, Qt.Key.Key_Escape)
    prices.add_button.setFocus()
    perform(verbs.set_field(session.plan, ["host"], "ram_gib", 64.0))
    assert not row.discount.isVisible()


def test_a_draft_price_follows_the_currency_of_the_plan(prices, session):
    prices.add_button.click()
    row = prices.rows[-1]
    half_type(row.price.line, "1500")
    assert session.perform(verbs.set_setting(session.plan, "currency", "JPY"))
    assert row.price.line.text() == "1500"
    assert row.price.line.accessibleName() == "Unit price (JPY)"
    QTest.keyClick(row.price.line, Qt.Key.Key_Return)
    prices.add_button.setFocus()
    assert (parts(session)[-1].currency, parts(session)[-1].unit_price) == ("JPY", 1500)
    assert row.price.line.text() == "1,500"


def test_a_name_that_is_mended_is_no_longer_called_wrong(prices, session, monkeypatch):
    item = prices.rows[0].item
    with monkeypatch.context() as broken:
        broken.setattr(session, "perform", lambda *_: False)
        enter(item, "Rack")
    assert item.accessibleDescription() == "This change was not saved."
    enter(item, "Rack")
    assert parts(session)[0].item == "Rack"
    assert item.accessibleDescription() == ""
    assert not item.property("wrong")
