"""A test user of the inspector: unfolds, scrolls, clicks and types with real mouse and keys."""

from __future__ import annotations

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QCheckBox, QComboBox, QScrollArea, QStyle, QStyleOptionButton, QWidget

from app.inspector.field_row import FieldRow
from app.inspector.part_row import PartRow
from app.inspector.price_list import PriceList
from tests.support.driver import Driver

MOST_NOTCHES = 60


class FormHands:
    """Fills in the form that the inspector shows."""

    def __init__(self, driver: Driver) -> None:
        self._driver = driver

    @property
    def prices(self) -> PriceList:
        """The prices of the single component shown."""
        prices = self._driver.bench.inspector.prices
        assert prices is not None
        return prices

    def row(self, name: str) -> FieldRow:
        """The row of a field, scrolled into view."""
        form = self._driver.bench.inspector.form
        assert form is not None
        row = form.row(name)
        self.reach(row)
        return row

    def type_field(self, name: str, text: str) -> None:
        """Click into a field, replace what it shows, and press Enter."""
        self.type_into(self.row(name).editor, text)

    def choose_field(self, name: str, key: str) -> None:
        """Choose an entry of a field's list."""
        self.choose(self.row(name).editor, key)

    def type_into(self, editor: QWidget, text: str) -> None:
        """The same for any visible editor."""
        self._driver.click(editor)
        self._driver.user.press("ctrl+a")
        self._driver.user.type(text)
        self._driver.user.press("Return")

    def tick(self, box: QCheckBox) -> None:
        """Click the mark of a box, not its words."""
        option = QStyleOptionButton()
        option.initFrom(box)
        mark = box.style().subElementRect(QStyle.SubElement.SE_CheckBoxIndicator, option, box)
        self._driver.user.click(box.mapToGlobal(mark.center()))

    def choose(self, box: QComboBox, key: str) -> None:
        """Open the list, move down to the entry, and choose it."""
        self._driver.click(box)
        self._driver.until(box.view().isVisible)
        down = box.findData(key)
        self._driver.user.press("Home", *["Down"] * down, "Return")

    def begin_price(self) -> PartRow:
        """Press the button below the prices; the new row has the cursor in its name."""
        prices = self.prices
        count = len(prices.rows)
        self.reach(prices.add_button)
        self._driver.click(prices.add_button)
        self._driver.until(lambda: len(prices.rows) > count)
        return prices.rows[-1]

    def type_price(self, item: str, price: str, discount: str) -> None:
        """A new price with its discount; the unit of counting keeps its default."""
        user, row = self._driver.user, self.begin_price()
        self._driver.until(row.item.hasFocus)
        user.type(item)
        user.press("Return")
        assert row.price is not None
        self.scroll_to(row.price)
        self.type_into(row.price, price)
        self._driver.until(lambda: row.part is not None and row.part.unit_price)
        self._driver.assessment()  # removes a finding from the results below, which moves the form
        self.scroll_to(row.discount_button)
        self._driver.click(row.discount_button)
        self._driver.until(lambda: row.discount.line.hasFocus())
        user.press("ctrl+a")
        user.type(discount)
        user.press("Return")
        self._driver.until(lambda: row.part is not None and row.part.discount_percent)

    def reach(self, widget: QWidget) -> None:
        """Unfold the section of a widget, and scroll until it is visible."""
        form = self._driver.bench.inspector.form
        assert form is not None
        for section in form.findChildren(QWidget):
            head = getattr(section, "head", None)
            if head is not None and section.isAncestorOf(widget) and not head.isChecked():
                self.scroll_to(head)
                self._driver.click(head)
                self._driver.until(lambda shown=section: shown.body.isVisible())
        self.scroll_to(widget.editor if isinstance(widget, FieldRow) else widget)

    def scroll_to(self, widget: QWidget) -> None:
        """Turn the wheel over the form until a widget is visible."""
        area = self._driver.bench.inspector._scroll
        assert isinstance(area, QScrollArea)
        room = area.viewport()
        for _ in range(MOST_NOTCHES):
            top = widget.mapTo(room, QPoint(0, 0)).y()
            if top >= 0 and top + widget.height() <= room.height():
                return
            self._driver.user.wheel(room.mapToGlobal(QPoint(6, room.height() // 2)), 1 if top < 0 else -1)
        raise AssertionError(f"the wheel does not lead to {widget}")
