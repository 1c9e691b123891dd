"""The recent plans of the start page: name above, folder below; missing ones grey until they are removed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QRect, QSize, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QFont, QFontMetrics, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QLabel, QMenu, QSizePolicy, QVBoxLayout, QWidget

from app.look import theme
from app.look.translation import tr

PADDING = 8
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
WRAPPED = int(LEFT) | int(Qt.TextFlag.TextWordWrap)


@dataclass(frozen=True)
class RecentPlan:
    """A recently opened plan."""

    path: str
    name: str
    place: str
    """Folder, or what else distinguishes it."""
    is_there: bool = True
    is_draft: bool = False
    """Whether it is a draft kept by Headroom; removing it from the list discards it."""
    is_locked: bool = False
    """Whether it is protected by a password; then only its name is shown."""


class RecentList(QWidget):
    """One button per plan; arrow keys move between them, Del removes one from the list."""

    chosen = Signal(str)
    forgotten = Signal(tuple)
    discarded = Signal(str)
    """Discard a draft."""

    reached = Signal(QWidget)
    """The button focused by the arrow keys."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.buttons: list[RecentButton] = []
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self._empty = QLabel(tr("None yet. Plans that you have opened or saved are listed here."), self)
        self._empty.setProperty("tone", "muted")
        self._empty.setWordWrap(True)
        self._column.addWidget(self._empty)
        self._column.addStretch(1)

    def show_plans(self, plans: Sequence[RecentPlan]) -> None:
        """Show these plans, the most recent first; the focus keeps its place among them."""
        if [button.plan for button in self.buttons] == list(plans):
            return
        seen = self.window().focusWidget()  # a window in the background has one, too
        focused = next((place for place, button in enumerate(self.buttons) if button is seen), None)
        if focused is not None and not plans:
            self.focusPreviousChild()
        before, self.buttons = self.buttons, [self._button(plan) for plan in plans]
        for button in before:
            self._column.removeWidget(button)
        for place, button in enumerate(self.buttons):
            self._column.insertWidget(place, button)
        self._empty.setVisible(not plans)
        if focused is not None and self.buttons:
            self._lead_to(min(focused, len(self.buttons) - 1))
        for button in before:
            button.hide()  # Qt deletes nothing while a dialog is open: the button would go on taking keys
            button.deleteLater()

    def go(self, start: RecentButton, direction: int) -> None:
        """Focus the button above or below; does nothing for a removed button."""
        if start not in self.buttons:
            return
        wanted = self.buttons.index(start) + direction
        if 0 <= wanted < len(self.buttons):
            self._lead_to(wanted)

    def _lead_to(self, place: int) -> None:
        button = self.buttons[place]
        button.show()  # a button just added cannot be focused before
        button.setFocus(Qt.FocusReason.OtherFocusReason)
        self.reached.emit(button)

    def _remove(self, plan: RecentPlan) -> None:
        if plan.is_draft:
            self.discarded.emit(plan.path)
        else:
            self.forgotten.emit((plan.path,))

    def _button(self, plan: RecentPlan) -> RecentButton:
        button = RecentButton(plan, self)
        if plan.is_there:
            button.clicked.connect(lambda: self.chosen.emit(plan.path))
        button.removed.connect(lambda: self._remove(plan))
        return button


class RecentButton(QAbstractButton):
    """One plan: a click opens it."""

    removed = Signal()

    def __init__(self, plan: RecentPlan, parent: RecentList) -> None:
        super().__init__(parent)
        self.plan = plan
        self._list = parent
        self.setText(plan.name)
        self.setToolTip("" if plan.is_locked else plan.path)
        gone = "" if plan.is_there else tr("not found")
        self.setAccessibleName(", ".join(filter(None, (plan.name, plan.place, gone))))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        policy = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(plan.is_draft)
        self.setSizePolicy(policy)

    def sizeHint(self) -> QSize:
        """Two lines of text and the padding around them."""
        lines = QFontMetrics(_name_font()).height() + QFontMetrics(_place_font()).height()
        return QSize(120, lines + 2 * PADDING)

    def hasHeightForWidth(self) -> bool:
        """Drafts are distinguished by the time of their last change, so that text is wrapped and never cut."""
        return self.plan.is_draft

    def heightForWidth(self, width: int) -> int:
        """One line for the name, and as many as needed for the rest."""
        room = QRect(0, 0, width - 2 * PADDING, 0)
        below = QFontMetrics(_place_font()).boundingRect(room, WRAPPED, self._below())
        return QFontMetrics(_name_font()).height() + below.height() + 2 * PADDING

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self.updateGeometry()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Del removes, the arrows move, Enter opens like Space."""
        if event.key() == Qt.Key.Key_Delete:
            self.removed.emit()
        elif event.key() in (Qt.Key.Key_Down, Qt.Key.Key_Up):
            self._list.go(self, 1 if event.key() == Qt.Key.Key_Down else -1)
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Open, or remove from the list."""
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        opening = menu.addAction(tr("&Open"))
        opening.setEnabled(self.plan.is_there)
        opening.triggered.connect(self.click)
        text = tr("&Discard draft") if self.plan.is_draft else tr("&Remove from this list")
        menu.addAction(text).triggered.connect(self.removed)
        menu.popup(event.globalPos())

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Background for pointer and focus, then name and place, shortened to fit."""
        colours = theme.current().colours
        painter = QPainter(self)
        if self.hasFocus() or self.underMouse():
            painter.fillRect(self.rect(), colours.accent_soft if self.hasFocus() else colours.hover)
        area = self.rect().adjusted(PADDING, PADDING, -PADDING, -PADDING)
        name_metrics = QFontMetrics(_name_font())
        painter.setPen(colours.text if self.plan.is_there else colours.text_disabled)
        painter.setFont(_name_font())
        name = name_metrics.elidedText(self.plan.name, Qt.TextElideMode.ElideRight, area.width())
        painter.drawText(area, LEFT, name)
        area.setTop(area.top() + name_metrics.height())
        painter.setPen(colours.text_muted if self.plan.is_there else colours.text_disabled)
        painter.setFont(_place_font())
        place = self._below()
        if self.plan.is_draft:
            painter.drawText(area, WRAPPED, place)
            return
        elided = QFontMetrics(_place_font()).elidedText(place, Qt.TextElideMode.ElideMiddle, area.width())
        painter.drawText(area, LEFT, elided)

    def _below(self) -> str:
        if self.plan.is_there:
            return self.plan.place
        return tr("{place} (not found)", place=self.plan.place)


def _name_font() -> QFont:
    return theme.current().font()


def _place_font() -> QFont:
    return theme.current().font("caption")
