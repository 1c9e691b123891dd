"""Several views of the same thing in one place, such as a chart and its table, with a switch above them."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QFrame,
    QHBoxLayout,
    QStackedWidget,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from app.panels.plain import hairline, plain_label

PREVIOUS = frozenset({Qt.Key.Key_Left, Qt.Key.Key_Up})
NEXT = frozenset({Qt.Key.Key_Right, Qt.Key.Key_Down})


class Views(QWidget):
    """One view at a time; the switch is one stop for Tab, and the arrow keys turn it."""

    changed = Signal(str)
    """The name of the view that is shown from now on."""

    def __init__(self, title: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._names: list[str] = []
        self._stack = QStackedWidget(self)
        self._switch = Switch(title, self)
        self._switch.chosen.connect(self._show)
        self.note = plain_label("", "caption", self, wraps=True)
        self._head = QWidget(self)
        self._bar = QHBoxLayout(self._head)
        self._bar.setContentsMargins(8, 3, 12, 3)
        self._bar.setSpacing(12)
        self._bar.addWidget(self._switch)
        self._bar.addWidget(self.note, 1)
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

    def show_bar(self, shown: bool) -> None:
        """Show the switch, or leave it out where there is nothing to choose."""
        self._head.setVisible(shown)
        self._line.setVisible(shown)

    def show_view(self, name: str) -> None:
        """Show another view. Raises ValueError for a name that is none."""
        self._switch.choose(self._names.index(name))

    def offer(self, name: str, offered: bool) -> None:
        """Offer a view or not; the first one takes the place of one that goes."""
        self._switch.offer(self._names.index(name), offered)

    def _show(self, index: int) -> None:
        self._stack.setCurrentIndex(index)
        self.changed.emit(self._names[index])


class Switch(QFrame):
    """Buttons of which one is down."""

    chosen = Signal(int)

    def __init__(self, title: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(title)
        self._group = QButtonGroup(self)
        self._group.setExclusive(True)
        self._group.idToggled.connect(self._tell)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(2)

    def add(self, title: str) -> None:
        """One more button; the first is down."""
        button = SwitchButton(self)
        button.setText(title)
        button.setCheckable(True)
        button.turned.connect(self._turn)
        self._row.addWidget(button)
        self._group.addButton(button, len(self._group.buttons()))
        if len(self._group.buttons()) == 1:
            button.setChecked(True)
        self._take_focus_once()

    def choose(self, index: int) -> None:
        """Put a button down."""
        self._group.button(index).setChecked(True)

    def offer(self, index: int, offered: bool) -> None:
        """Show a button or not; with one alone there is nothing to switch."""
        self._group.button(index).setVisible(offered)
        if not offered and self._group.checkedId() == index:
            self.choose(0)
        self.setVisible(sum(not each.isHidden() for each in self._group.buttons()) > 1)

    def _tell(self, index: int, down: bool) -> None:
        if down:
            self._take_focus_once()
            self.chosen.emit(index)

    def _take_focus_once(self) -> None:
        for button in self._group.buttons():
            policy = Qt.FocusPolicy.TabFocus if button.isChecked() else Qt.FocusPolicy.NoFocus
            button.setFocusPolicy(policy)

    def _turn(self, by: int) -> None:
        there = [number for number, each in enumerate(self._group.buttons()) if not each.isHidden()]
        at = there.index(self._group.checkedId())
        wanted = there[(at + by) % len(there)]
        self.choose(wanted)
        self._group.button(wanted).setFocus(Qt.FocusReason.OtherFocusReason)


class SwitchButton(QToolButton):
    """Tells which way an arrow key turns."""

    turned = Signal(int)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in PREVIOUS | NEXT:
            self.turned.emit(1 if event.key() in NEXT else -1)
        else:
            super().keyPressEvent(event)
