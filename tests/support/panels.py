"""Helpers for panels: type into a field of a form, turn the wheel, and list all widgets below one."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QWidget

from app.inspector.inspector import Inspector


def editor(inspector: Inspector, field: str) -> Any:
    """The editor of a field."""
    assert inspector.form is not None
    return inspector.form.row(field).editor


def line(inspector: Inspector, field: str) -> QLineEdit:
    """The line of a field that is typed into."""
    widget = editor(inspector, field)
    return widget if isinstance(widget, QLineEdit) else widget.line


def type_text(inspector: Inspector, field: str, text: str, key: Qt.Key | None = Qt.Key.Key_Return) -> None:
    """Focus a field, replace what it shows by keys, and press a last key."""
    target = line(inspector, field)
    target.setFocus()
    target.selectAll()
    QTest.keyClicks(target, text)
    if key is not None:
        QTest.keyClick(target, key)


def turn_wheel(widget: QWidget, notches: int) -> bool:
    """Turn the wheel over a widget, focused or not; returns whether it was accepted."""
    middle = QPointF(widget.rect().center())
    event = QWheelEvent(
        middle,
        QPointF(widget.mapToGlobal(widget.rect().center())),
        QPoint(),
        QPoint(0, 120 * notches),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    return QApplication.sendEvent(widget, event) and event.isAccepted()


def formatted_labels(widget: QWidget) -> list[str]:
    """The texts of labels that would take `<b>` for formatting."""
    return [
        label.text()
        for label in widget.findChildren(QLabel)
        if label.textFormat() != Qt.TextFormat.PlainText and label.text()
    ]


def nameless(widget: QWidget) -> list[str]:
    """Focusable widgets without an accessible name."""
    return [
        f"{type(each).__name__} in {type(each.parentWidget()).__name__}"
        for each in widget.findChildren(QWidget)
        if each.focusPolicy() & Qt.FocusPolicy.TabFocus and each.isVisibleTo(widget) and not _name(each)
    ]


def _name(widget: QWidget) -> str:
    proxy_of = widget.parentWidget()
    text = widget.text() if hasattr(widget, "text") and not isinstance(widget, QLineEdit) else ""
    inherited = proxy_of.accessibleName() if proxy_of is not None and proxy_of.focusProxy() is widget else ""
    return widget.accessibleName() or text or inherited
