"""A field to choose one of several."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QStyle, QStyleOptionComboBox, QStylePainter, QWidget

from app.look.translation import tr
from app.look.widgets.wheel import ComboBox

BESIDE_ARROW = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


class ChoiceField(ComboBox):
    """Offers keys by their (translated) names; emits `committed` with the key when the user chooses."""

    committed = Signal(str)

    def __init__(self, title: str, choices: Mapping[str, str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(title)
        self.setSizeAdjustPolicy(ComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(8)
        self._committed: str | None = None
        self.set_choices(choices)
        self.activated.connect(self._commit)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """As usual, but a text that is too long ends in an ellipsis."""
        painter, option = QStylePainter(self), QStyleOptionComboBox()
        self.initStyleOption(option)
        is_chosen = self.currentIndex() >= 0
        shown = self.fontMetrics().elidedText(
            option.currentText if is_chosen else self.placeholderText(),
            Qt.TextElideMode.ElideRight,
            self.room_for_text(self.size()),
        )
        painter.drawComplexControl(QStyle.ComplexControl.CC_ComboBox, option)
        if is_chosen:
            option.currentText = shown
            painter.drawControl(QStyle.ControlElement.CE_ComboBoxLabel, option)
        else:  # the style sheet's text colour would override that of the palette
            painter.setPen(self.palette().placeholderText().color())
            painter.drawText(self._edit_box(option).adjusted(1, 0, -1, 0), BESIDE_ARROW, shown)
        painter.end()

    def room_for_text(self, size: QSize) -> int:
        """Width for text in a field of this size."""
        option = QStyleOptionComboBox()
        self.initStyleOption(option)
        option.rect = QRect(QPoint(0, 0), size)
        return self._edit_box(option).width() - 2

    def _edit_box(self, option: QStyleOptionComboBox) -> QRect:
        edit = QStyle.SubControl.SC_ComboBoxEditField
        return self.style().subControlRect(QStyle.ComplexControl.CC_ComboBox, option, edit, self)

    def set_choices(self, choices: Mapping[str, str]) -> None:
        """Offer other choices; the chosen one stays if it is still offered."""
        chosen = self._committed
        self.clear()
        for key, name in choices.items():
            self.addItem(name, key)
        self.set_value(chosen)

    def value(self) -> str | None:
        """The chosen key, or None."""
        return self._committed

    def set_value(self, key: str | None) -> None:
        """Show a key as chosen without a signal; None, or a key that is not offered, shows nothing."""
        self.setPlaceholderText("")  # before the index: without a placeholder, Qt chooses the first entry
        self.setCurrentIndex(-1 if key is None else self.findData(key))
        self._committed = key if self.currentIndex() >= 0 else None

    def set_mixed(self) -> None:
        """Show that the selected components differ here; choosing sets all of them."""
        self.set_value(None)
        self.setPlaceholderText(tr("mixed"))  # short: many fields are narrow

    def showPopup(self) -> None:
        super().showPopup()
        show_whole_entries(self)

    def _commit(self, index: int) -> None:
        key = self.itemData(index)
        if key != self._committed:
            self._committed = key
            self.setPlaceholderText("")
            self.committed.emit(key)


def show_whole_entries(box: ComboBox) -> None:
    """Widen the open list of a box to its longest entry, and keep it on the screen."""
    view = box.view()
    popup, screen = view.window(), box.screen().availableGeometry()
    bar = view.verticalScrollBar()
    needed = view.sizeHintForColumn(0) + popup.width() - view.viewport().width()
    if bar.maximum() and not bar.isVisible():
        needed += bar.sizeHint().width()
    width = min(max(needed, popup.width()), screen.width())
    left = max(screen.left(), min(popup.x(), screen.right() + 1 - width))
    popup.setGeometry(left, popup.y(), width, popup.height())
