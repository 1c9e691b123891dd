"""Turns the wheel over every field below a widget, and reports the effect."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QAbstractSlider,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QLineEdit,
    QPlainTextEdit,
    QScrollBar,
    QTabBar,
    QTextEdit,
    QWidget,
)

from tests.support.panels import turn_wheel

FIELDS = (
    QComboBox,
    QTabBar,
    QAbstractSpinBox,
    QAbstractSlider,
    QLineEdit,
    QPlainTextEdit,
    QTextEdit,
    QAbstractButton,
)


def fields(within: QWidget) -> list[QWidget]:
    """All visible widgets with a value."""
    found = [each for each in within.findChildren(QWidget) if isinstance(each, FIELDS)]
    return [each for each in found if each.isVisible() and not _is_of_area(each)]


def _is_of_area(widget: QWidget) -> bool:
    return isinstance(widget, QScrollBar) or widget.objectName() == "qt_tableview_cornerbutton"


def wheel_faults(within: QWidget) -> Iterator[str]:
    """Fields that changed their value or took the focus by the wheel, and areas that did not scroll."""
    for each in within.findChildren(QWidget):
        if each.isVisible() and each.focusPolicy() == Qt.FocusPolicy.WheelFocus:
            yield f"{_named(each)} takes the focus when the wheel passes"
    for field in fields(within):
        for focused in (False, True):
            if focused:
                field.setFocus()
                if QApplication.focusWidget() is not field:
                    break
            yield from _turn_over(field, focused=focused)


def _turn_over(field: QWidget, *, focused: bool) -> Iterator[str]:
    before, at = value(field), QApplication.focusWidget()
    area = _area_around(field, focused=focused)
    for notches in (-1, 1):
        bar = None if area is None else area.verticalScrollBar()
        can = bar is not None and (
            bar.value() < bar.maximum() if notches < 0 else bar.value() > bar.minimum()
        )
        place = bar.value() if bar is not None else 0
        turned: QWidget | None = field.viewport() if isinstance(field, QAbstractScrollArea) else field
        while turned is not None and not turned.isWindow() and not turn_wheel(turned, notches):
            turned = turned.parentWidget()  # as Qt does with an event that no widget accepts
        if can and bar is not None and bar.value() == place:
            yield f"{_named(field)} keeps {_named(area or field)} from scrolling"
    if value(field) != before:
        yield f"{_named(field)} went from {before} to {value(field)}" + (" with the focus" if focused else "")
    if QApplication.focusWidget() is not at:
        yield f"{_named(field)} moved the focus"


def value(field: QWidget) -> object:
    """The value of a field."""
    if isinstance(field, QComboBox):
        return field.currentIndex(), field.currentText()
    if isinstance(field, QTabBar):
        return field.currentIndex()
    if isinstance(field, QAbstractSlider):
        return field.value()
    if isinstance(field, QPlainTextEdit | QTextEdit):
        return field.toPlainText()
    if isinstance(field, QAbstractButton):
        return field.isChecked()
    return field.text() if isinstance(field, QLineEdit | QAbstractSpinBox) else None


def _area_around(field: QWidget, *, focused: bool) -> QAbstractScrollArea | None:
    """The innermost area that can scroll: the focused field itself, else one around it."""
    around: QWidget | None = field if focused else field.parentWidget()
    while around is not None and not around.isWindow():
        if isinstance(around, QAbstractScrollArea) and around.verticalScrollBar().maximum():
            return around
        around = around.parentWidget()
    return None


def _named(widget: QWidget) -> str:
    name = (
        widget.accessibleName() or widget.objectName() or (widget.text() if hasattr(widget, "text") else "")
    )
    return f"{type(widget).__name__} “{name}” in {type(widget.parentWidget()).__name__}"
