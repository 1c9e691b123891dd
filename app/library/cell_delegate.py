"""The cells of the library's table: the editor of each kind of value, and a mark on invalid input."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import (
    QAbstractItemModel,
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPoint,
    Qt,
)
from PySide6.QtGui import QKeyEvent, QPainter, QPolygon
from PySide6.QtWidgets import (
    QAbstractItemDelegate,
    QAbstractItemView,
    QLineEdit,
    QStyleOptionViewItem,
    QWidget,
)

from app.library.rows_model import WRONG_ROLE, column_title
from app.look import theme
from app.look.translation import tr
from app.look.widgets.cell_delegate import CellDelegate
from app.look.widgets.wheel import ComboBox
from planner_core.plan.fields import FieldInfo

Index = QModelIndex | QPersistentModelIndex
MARK = 6


class LibraryCellDelegate(CellDelegate):
    """Creates the editor of a cell and marks invalid input."""

    def __init__(
        self,
        table: QAbstractItemView,
        info_of: Callable[[Index], FieldInfo | None],
        fill: Callable[[str], bool],
    ) -> None:
        """`info_of` returns the field of a cell; `fill` puts a text into all selected cells if it fits them."""
        super().__init__(table)
        self._table = table
        self._info = info_of
        self._fill = fill

    def createEditor(self, parent: QWidget, _option: QStyleOptionViewItem, index: Index) -> QWidget:
        info = self._info(index)
        title = column_title(info)
        if info is not None and info.kind == "choice":
            box = ComboBox(parent)
            box.addItems([_shown(each) for each in info.choices.values()])
            box.setAccessibleName(title)
            box.setProperty("in", "cell")
            return box
        line = QLineEdit(parent)
        line.setProperty("in", "cell")
        line.setAccessibleName(title)
        wrong = index.data(WRONG_ROLE)
        line.setProperty("wrong", bool(wrong))
        line.setAccessibleDescription(wrong)
        return line

    def updateEditorGeometry(self, editor: QWidget, option: QStyleOptionViewItem, _index: Index) -> None:
        """Exactly over its cell; the style would shift it over the row below."""
        editor.setGeometry(option.rect)

    def eventFilter(self, editor: QObject, event: QEvent) -> bool:
        """Ctrl+Enter fills all selected cells with the typed text, as in a spreadsheet."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            is_enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
            if is_enter and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
                if isinstance(editor, QWidget) and self._fill(_typed(editor)):
                    self.closeEditor.emit(editor, QAbstractItemDelegate.EndEditHint.NoHint)
                return True
        return super().eventFilter(editor, event)

    def setEditorData(self, editor: QWidget, index: Index) -> None:
        text = str(index.data(Qt.ItemDataRole.EditRole))
        if isinstance(editor, ComboBox):
            editor.setCurrentIndex(editor.findText(text))  # no choice in an empty cell
        elif isinstance(editor, QLineEdit):
            editor.setText(text)
            editor.selectAll()

    def setModelData(self, editor: QWidget, model: QAbstractItemModel, index: Index) -> None:
        text = _typed(editor)
        if text != str(index.data(Qt.ItemDataRole.EditRole)):
            model.setData(index, text)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        super().paint(painter, option, index)
        if index == self._table.currentIndex():
            painter.save()
            painter.setPen(theme.current().colours.accent)
            painter.drawRect(option.rect.adjusted(0, 0, -1, -1))  # this cell receives typed text
            painter.restore()
        if not index.data(WRONG_ROLE):
            return
        box, colour = option.rect, theme.current().colours.error
        painter.save()
        painter.setPen(colour)
        painter.drawRect(box.adjusted(1, 1, -2, -2))
        painter.setBrush(colour)
        corner = box.topLeft() + QPoint(1, 1)
        painter.drawPolygon(QPolygon([corner, corner + QPoint(MARK, 0), corner + QPoint(0, MARK)]))
        painter.restore()


def _typed(editor: QWidget) -> str:
    if isinstance(editor, ComboBox):
        return editor.currentText()
    return editor.text() if isinstance(editor, QLineEdit) else ""


def _shown(choice: str) -> str:
    return tr(choice) if choice else ""
