"""The recent plans of the start page: name above, folder below; missing ones grey until they are removed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import cast

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetrics, QKeyEvent, QPainter, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import (
    QAbstractItemView,
    QLabel,
    QListView,
    QMenu,
    QStackedLayout,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from app import theme
from app.i18n import tr

PLAN_ROLE = Qt.ItemDataRole.UserRole + 1
PADDING = 8


@dataclass(frozen=True, slots=True)
class RecentPlan:
    """A plan that was open before."""

    path: str
    name: str
    place: str
    """Folder, or what else tells it from others."""
    is_there: bool = True


class RecentList(QWidget):
    """A list of plans to open; Del takes one off the list."""

    chosen = Signal(str)
    forgotten = Signal(tuple)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.view = PlanView(self)
        self.view.setAccessibleName(tr("Recent plans"))
        self.view.activated.connect(self._open)
        self.view.clicked.connect(self._open)
        self.view.removal_wanted.connect(self._forget)
        self.view.customContextMenuRequested.connect(self._offer)
        self._model = QStandardItemModel(self)
        self.view.setModel(self._model)
        self._empty = QLabel(tr("None yet. Plans that you have opened or saved are listed here."), self)
        self._empty.setProperty("tone", "muted")
        self._empty.setWordWrap(True)
        self._empty.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self._stack = QStackedLayout(self)
        self._stack.addWidget(self._empty)
        self._stack.addWidget(self.view)

    def show_plans(self, plans: Sequence[RecentPlan]) -> None:
        """Show these plans, the last used one first."""
        self._model.clear()
        for plan in plans:
            item = QStandardItem(plan.name)
            item.setData(plan, PLAN_ROLE)
            item.setToolTip(plan.path)
            item.setEditable(False)
            gone = "" if plan.is_there else tr("not found")
            item.setAccessibleText(", ".join(filter(None, (plan.name, plan.place, gone))))
            self._model.appendRow(item)
        self._stack.setCurrentWidget(self.view if plans else self._empty)

    def _plan(self, index: QModelIndex) -> RecentPlan:
        return cast(RecentPlan, index.data(PLAN_ROLE))

    def _open(self, index: QModelIndex) -> None:
        if self._plan(index).is_there:
            self.chosen.emit(self._plan(index).path)

    def _forget(self, index: QModelIndex) -> None:
        if index.isValid():
            self.forgotten.emit((self._plan(index).path,))

    def _offer(self, place: QPoint) -> None:
        index = self.view.indexAt(place)
        if not index.isValid():
            return
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        opening = menu.addAction(tr("&Open"))
        opening.setEnabled(self._plan(index).is_there)
        opening.triggered.connect(lambda: self._open(index))
        menu.addAction(tr("&Remove from this list")).triggered.connect(lambda: self._forget(index))
        menu.popup(self.view.viewport().mapToGlobal(place))


class PlanView(QListView):
    """The list view; one click opens, as links do."""

    removal_wanted = Signal(QModelIndex)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setItemDelegate(PlanDelegate(self))
        self.setUniformItemSizes(True)
        self.setMouseTracking(True)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Del removes the plan under the cursor from the list; Enter opens it."""
        if event.key() == Qt.Key.Key_Delete:
            self.removal_wanted.emit(self.currentIndex())
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.activated.emit(self.currentIndex())
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Lines are as high as the text is large."""
        if event.type() == QEvent.Type.FontChange:
            self.scheduleDelayedItemsLayout()
        super().changeEvent(event)


class PlanDelegate(QStyledItemDelegate):
    """Two lines: the plan's name, and below it, smaller, the folder."""

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        """Two lines of text and the padding around them."""
        lines = QFontMetrics(_name_font()).height() + QFontMetrics(_place_font()).height()
        return QSize(0, lines + 2 * PADDING)

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Ground for pointer and focus, then the two lines, shortened where they do not fit."""
        plan = cast(RecentPlan, index.data(PLAN_ROLE))
        colours = theme.current().colours
        state = option.state  # type: ignore[attr-defined]
        area = QRect(option.rect)  # type: ignore[attr-defined]
        focused = bool(state & QStyle.StateFlag.State_HasFocus)
        if state & QStyle.StateFlag.State_MouseOver or focused:
            painter.fillRect(area, colours.accent_soft if focused else colours.hover)
        area.adjust(PADDING, PADDING, -PADDING, -PADDING)
        name_metrics = QFontMetrics(_name_font())
        painter.setPen(colours.text if plan.is_there else colours.text_disabled)
        painter.setFont(_name_font())
        name = name_metrics.elidedText(plan.name, Qt.TextElideMode.ElideRight, area.width())
        painter.drawText(area, Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft, name)
        area.setTop(area.top() + name_metrics.height())
        painter.setPen(colours.text_muted if plan.is_there else colours.text_disabled)
        painter.setFont(_place_font())
        text = plan.place if plan.is_there else tr("{place} (not found)", place=plan.place)
        place = QFontMetrics(_place_font()).elidedText(text, Qt.TextElideMode.ElideMiddle, area.width())
        painter.drawText(area, Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft, place)


def _name_font() -> QFont:
    return theme.current().font()


def _place_font() -> QFont:
    return theme.current().font("caption")
