"""Several views of the same data in one place, such as a chart and its table, with a switch above them."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QStackedWidget,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from app.look import theme
from app.look.widgets.plain_text import hairline, plain_label

PREVIOUS = frozenset({Qt.Key.Key_Left, Qt.Key.Key_Up})
RING = 3
"""Pixels around the buttons for the focus ring."""
MARGIN, SPACING = 5, 12
MOST_LINES_BESIDE = 2
"""A note of this many lines is hardly higher than the switch."""
NEXT = frozenset({Qt.Key.Key_Right, Qt.Key.Key_Down})


class Views(QWidget):
    """One view at a time; the switch is one tab stop, and the arrow keys change the view."""

    changed = Signal(str)
    """The name of the view shown now."""

    def __init__(self, title: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._names: list[str] = []
        self._head = Head(title, self)
        self._switch = self._head.switch
        self._switch.chosen.connect(self._show)
        self.note = self._head.note
        self._stack = QStackedWidget(self)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._head)
        self._line = hairline(self)
        column.addWidget(self._line)
        column.addWidget(self._stack, 1)

    @property
    def shown(self) -> str:
        """The name of the view that is shown."""
        return self._names[self._stack.currentIndex()]

    def add_view(self, name: str, title: str, widget: QWidget) -> None:
        """Add a view; the first one is shown."""
        self._names.append(name)
        self._switch.add(title)
        self._stack.addWidget(widget)

    def add_controls(self, controls: QWidget) -> None:
        """Put controls that apply to all views beside the switch."""
        self._head.put_beside(controls)

    def switch_width(self) -> int:
        """Width of the switch in pixels."""
        return self._switch.sizeHint().width()

    def show_bar(self, shown: bool) -> None:
        """Show or hide the switch."""
        self._head.setVisible(shown)
        self._line.setVisible(shown)

    def show_view(self, name: str) -> None:
        """Show another view. Raises ValueError for an unknown name."""
        self._switch.choose(self._names.index(name))

    def offer(self, name: str, offered: bool) -> None:
        """Offer a view or not; a withdrawn view is replaced by the first one."""
        self._switch.offer(self._names.index(name), offered)

    def _show(self, index: int) -> None:
        self._stack.setCurrentIndex(index)
        self.changed.emit(self._names[index])


class Head(QWidget):
    """The switch and a note beside it, or below it if the note would become tall and narrow."""

    def __init__(self, title: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.switch = Switch(title, self)
        self.note = plain_label("", "caption", self, wraps=True)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(MARGIN, 0, SPACING, 0)
        self._grid.setHorizontalSpacing(SPACING)
        self._grid.setVerticalSpacing(0)
        self._grid.setColumnStretch(1, 1)
        self._grid.addWidget(self.switch, 0, 0)
        self._grid.addWidget(self.note, 0, 1)
        self._is_beside = True

    def put_beside(self, controls: QWidget) -> None:
        """Put controls beside the switch, in place of the note."""
        self._grid.removeWidget(self.note)
        self.note.hide()
        self._grid.addWidget(controls, 0, 1)

    def event(self, event: QEvent) -> bool:
        """Place the note again after a change of its text or size."""
        if event.type() == QEvent.Type.LayoutRequest:
            self._place_note()
        return super().event(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_note()

    def _place_note(self) -> None:
        room = self.width() - MARGIN - self.switch.sizeHint().width() - 2 * SPACING
        most = MOST_LINES_BESIDE * self.note.fontMetrics().lineSpacing()
        around = self.note.contentsMargins()  # the margin that it has below the switch, and not beside it
        high = self.note.heightForWidth(room + around.left()) - around.bottom()
        is_beside = room > 0 and high <= most
        if self.note.isHidden() or is_beside == self._is_beside:
            return
        self._is_beside = is_beside
        self._grid.removeWidget(self.note)
        self.note.setContentsMargins(0 if is_beside else MARGIN, 0, 0, 0 if is_beside else MARGIN)
        if is_beside:
            self._grid.addWidget(self.note, 0, 1)
        else:
            self._grid.addWidget(self.note, 1, 0, 1, 2)


class Switch(QFrame):
    """Buttons of which one is checked; one tab stop, changed by the arrow keys."""

    chosen = Signal(int)

    def __init__(self, title: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(title)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._group = QButtonGroup(self)
        self._group.setExclusive(True)
        self._group.idToggled.connect(self._tell)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(RING, RING, RING, RING)
        self._row.setSpacing(2)

    def add(self, title: str) -> None:
        """Add a button; the first is checked."""
        button = QToolButton(self)
        button.setText(title)
        button.setCheckable(True)
        button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._row.addWidget(button)
        self._group.addButton(button, len(self._group.buttons()))
        if len(self._group.buttons()) == 1:
            button.setChecked(True)

    def name(self, index: int, title: str) -> None:
        """Give a button another text."""
        self._group.button(index).setText(title)

    def choose(self, index: int) -> None:
        """Check a button."""
        self._group.button(index).setChecked(True)

    def offer(self, index: int, offered: bool) -> None:
        """Show or hide a button; a single one hides the switch."""
        self._group.button(index).setVisible(offered)
        if not offered and self._group.checkedId() == index:
            self.choose(0)
        self.setVisible(sum(not each.isHidden() for each in self._group.buttons()) > 1)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in PREVIOUS | NEXT:
            self._turn(1 if event.key() in NEXT else -1)
        else:
            super().keyPressEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint a focus ring around the checked button while the keyboard is used."""
        button = self._group.checkedButton()
        if not self.hasFocus() or button is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(theme.current().colours.accent, 2))
        painter.drawRoundedRect(QRectF(button.geometry()).adjusted(-1, -1, 1, 1), 5, 5)
        painter.end()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update()

    def _tell(self, index: int, down: bool) -> None:
        if down:
            self.setAccessibleDescription(self._group.button(index).text())
            self.update()
            self.chosen.emit(index)

    def _turn(self, by: int) -> None:
        there = [number for number, each in enumerate(self._group.buttons()) if not each.isHidden()]
        at = there.index(self._group.checkedId())
        self.choose(there[(at + by) % len(there)])
