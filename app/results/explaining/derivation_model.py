"""A derivation as a tree of its inputs."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QAbstractItemModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from app.look.formula_symbols import symbol_in_words
from app.look.number_format import numbers
from app.look.translation import shown, tr, translate
from app.look.widgets.plain_text import plain_tip
from planner_core.engine.explaining.derivation import Derivation
from planner_core.engine.explaining.derivation_text import (
    ORIGIN_NAMES,
    Words,
    input_symbol,
    origin_text,
    titled,
    value_text,
    without_idle_sum,
)

AnyIndex = QModelIndex | QPersistentModelIndex
NODE_ROLE = Qt.ItemDataRole.UserRole
TITLE, VALUE, ORIGIN = range(3)


def reader_words() -> Words:
    """The words of derivations in the reader's language and number style."""
    return Words(translate, tr, lambda value: numbers().factor(value), shown, symbol_in_words)


class Node:
    """One derivation in the tree; created when it is first expanded."""

    def __init__(self, derivation: Derivation, parent: Node | None = None, row: int = 0) -> None:
        self.derivation = derivation
        self.parent = parent
        self.row = row
        self._children: tuple[Node, ...] | None = None

    @property
    def children(self) -> tuple[Node, ...]:
        """The inputs."""
        if self._children is None:
            inputs = map(without_idle_sum, self.derivation.inputs)
            self._children = tuple(Node(each, self, row) for row, each in enumerate(inputs))
        return self._children


class DerivationModel(QAbstractItemModel):
    """Title, value and origin of every input; the root is the only top-level row."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._root: Node | None = None

    def show_derivation(self, derivation: Derivation | None) -> None:
        """Show another derivation."""
        self.beginResetModel()
        self._root = None if derivation is None else Node(derivation)
        self.endResetModel()

    def index(self, row: int, column: int, parent: AnyIndex = QModelIndex()) -> QModelIndex:  # noqa: B008
        """The cell of an input."""
        if self._root is None or row < 0 or column > ORIGIN:
            return QModelIndex()
        siblings = self._node(parent).children if parent.isValid() else (self._root,)
        return self.createIndex(row, column, siblings[row]) if row < len(siblings) else QModelIndex()

    def parent(self, index: AnyIndex = QModelIndex()) -> QModelIndex:  # type: ignore[override]  # noqa: B008
        """The result to which an input belongs."""
        above = self._node(index).parent if index.isValid() else None
        return QModelIndex() if above is None else self.createIndex(above.row, 0, above)

    def rowCount(self, parent: AnyIndex = QModelIndex()) -> int:  # noqa: B008
        """The number of inputs."""
        if not parent.isValid():
            return 0 if self._root is None else 1
        return len(self._node(parent).children) if parent.column() == TITLE else 0

    def columnCount(self, parent: AnyIndex = QModelIndex()) -> int:  # noqa: ARG002, B008
        """Title, value, origin."""
        return 3

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        """The titles of the columns."""
        if orientation != Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return (tr("Input"), tr("Value"), tr("From"))[section]
        return _alignment(section) if role == Qt.ItemDataRole.TextAlignmentRole else None

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Texts of an input."""
        if not index.isValid():
            return None
        derivation = self._node(index).derivation
        if role == NODE_ROLE:
            return derivation
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _alignment(index.column())
        if role == Qt.ItemDataRole.DisplayRole:
            return _cell(derivation, index.column())
        return plain_tip(_tip(derivation)) if role == Qt.ItemDataRole.ToolTipRole else None

    def _node(self, index: AnyIndex) -> Node:
        node = index.internalPointer()
        assert isinstance(node, Node)
        return node


def _cell(derivation: Derivation, column: int) -> str:
    words = reader_words()
    if column == TITLE:
        return titled(derivation, words)
    return value_text(derivation, words) if column == VALUE else words.text(ORIGIN_NAMES[derivation.origin])


def _tip(derivation: Derivation) -> str:
    """The whole line, with the symbol in the formula above and the source of the value."""
    words = reader_words()
    symbol, value = input_symbol(derivation, words), value_text(derivation, words)
    return "\n".join((titled(derivation, words), f"{symbol} = {value}", origin_text(derivation, words)))


def _alignment(column: int) -> Qt.AlignmentFlag:
    side = Qt.AlignmentFlag.AlignRight if column == VALUE else Qt.AlignmentFlag.AlignLeft
    return side | Qt.AlignmentFlag.AlignVCenter
