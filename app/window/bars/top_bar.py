"""The bar above the drawing: the plan's name, undo and redo, choosers for the results, and the export."""

from __future__ import annotations

from collections.abc import Mapping
from math import ceil

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import (
    QAction,
    QFocusEvent,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QSizePolicy,
    QStyle,
    QStyleOptionFrame,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from app.look import icons
from app.look.actions import plain_name
from app.look.translation import tr
from app.look.widgets.button_words import ICON_ALONE, ICON_AND_TEXT, ButtonWords
from app.look.widgets.choice_field import ChoiceField
from app.look.widgets.hairlines import hairline
from app.look.widgets.plain_text import plain_label
from app.look.widgets.plan_undo import leave_undo_to_plan
from app.look.widgets.wheel import ComboBox
from app.results.words.results import case_name, phase_name
from app.window.commands.action_set import ActionSet
from planner_core.engine.basis.axes import NORMAL, USUAL_PHASES
from planner_core.plan.fields import declared_field
from planner_core.plan.plan import Settings

NAME_LETTERS = (12, 44)
"""Minimum and maximum width of the name, in letters."""

LETTERS_BEFORE_TITLES = 28
"""Width of the name, in letters, before choosers and buttons get their titles."""

SPACING = 4
ARROW_AND_FRAME = 44
CHOSEN_LETTERS = 5
"""Minimum width of a choice, in letters."""


class TopBar(QFrame):
    """Shows the plan's name, renamed in place; emits `renamed` with the typed name."""

    renamed = Signal(str)

    def __init__(self, actions: ActionSet, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("surface", "panel")
        self.name = NameField(self)
        self.name.committed.connect(self.renamed)
        self.phase = Chooser(tr("Phase"), {phase: phase_name(phase) for phase in USUAL_PHASES}, self)
        self.phase.explain(
            tr("What the desktops do. The drawing and the tables show how full everything is then.")
        )
        self.case = Chooser(tr("Case"), {NORMAL: case_name(NORMAL)}, self)
        self.case.explain(tr("What has failed. The drawing and the tables show how full the rest is then."))
        row = QHBoxLayout()
        row.setContentsMargins(8, 8, 12, 8)
        row.setSpacing(SPACING)
        row.addWidget(self.name)
        self.lock = self._lock_button(actions["file.password"])
        row.addWidget(self.lock)
        self.another = self._another_button(actions["variant.duplicate"])
        row.addWidget(self.another)
        row.addSpacing(8)
        for action_id in (
            "edit.undo",
            "edit.redo",
        ):  # left of the choosers, which grow with the cases of the plan
            row.addWidget(icon_button(actions[action_id], self))
        row.addStretch(1)
        self._labels = []
        self._choosers = (self.phase, self.case)
        for chooser in self._choosers:
            self._labels.append(plain_label(chooser.accessibleName(), "muted", self))
            row.addWidget(self._labels[-1])
            row.addWidget(chooser)
            row.addSpacing(8)
        self.export = self._export_button(actions["file.export_proposal"])
        row.addWidget(self.export)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(row)
        column.addWidget(hairline(self))
        self._row = row
        self._words = ButtonWords(self.another)

    def show_lock(self, is_protected: bool) -> None:
        """Mark a plan that is protected by a password."""
        self.lock.setVisible(is_protected)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def event(self, event: QEvent) -> bool:
        """Another name, other choices or larger text need another width."""
        if event.type() == QEvent.Type.LayoutRequest:
            self._fit()
        return super().event(event)

    def minimumSizeHint(self) -> QSize:
        """Without titles, which are optional."""
        whole = super().minimumSizeHint()
        export = self.export.sizeHint().width() - self._export_width(tr("Export"))
        choices = sum(each.minimumSizeHint().width() - each.least_width() for each in self._choosers)
        return QSize(whole.width() - self._shown_titles() - export - choices, whole.height())

    def _fit(self) -> None:
        """If there is too little room, choosers and variants lose their titles, which are in their tooltips; then the
        export button is shortened, and choices are cut.
        """
        whole = plain_name("file.export_proposal")
        name = min(self.name.sizeHint().width(), self.name.width_of(LETTERS_BEFORE_TITLES))
        rest = self._row.sizeHint().width() - self._shown_titles() - self.export.sizeHint().width()
        needed = rest - self.name.sizeHint().width() + name + self._export_width(whole)
        has_titles = needed + self._titles() <= self.width()
        for label in self._labels:
            label.setVisible(has_titles)
        self._words.show(has_titles)
        self.export.setText(whole if needed <= self.width() else tr("Export"))
        for chooser in self._choosers:
            chooser.yield_room(needed > self.width())

    def _titles(self) -> int:
        """Width of all titles."""
        return self._words.width() + sum(label.sizeHint().width() + SPACING for label in self._labels)

    def _shown_titles(self) -> int:
        return self._titles() if self._words.shown_width() else 0

    def _export_width(self, text: str) -> int:
        words = self.export.fontMetrics().horizontalAdvance
        return self.export.sizeHint().width() - words(self.export.text()) + words(text)

    def _another_button(self, action: QAction) -> QToolButton:
        """The button that adds a second variant; several variants have a row of their own."""
        button = QToolButton(self)
        icons.dress(button, "plus", "text_muted")
        button.setText(tr("Variant"))
        button.setAccessibleName(plain_name("variant.duplicate"))
        button.setToolTip(action.toolTip())
        button.setToolButtonStyle(ICON_AND_TEXT)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.clicked.connect(action.trigger)
        return button

    def _lock_button(self, action: QAction) -> QToolButton:
        """The mark of a protected plan; opens the password dialog."""
        button = QToolButton(self)
        icons.dress(button, "lock", "text_muted")
        button.setAccessibleName(tr("Protected by a password"))
        tip = tr("This plan, its backups and drafts are encrypted. Click to change or remove the password.")
        button.setToolTip(tip)
        button.setAccessibleDescription(tip)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.clicked.connect(action.trigger)
        button.hide()
        return button

    def _export_button(self, action: QAction) -> QPushButton:
        button = QPushButton(plain_name("file.export_proposal"), self)
        button.setAccessibleName(plain_name("file.export_proposal"))
        button.setObjectName("export-proposal")
        button.setProperty("primary", True)
        button.setToolTip(action.toolTip())
        button.setEnabled(action.isEnabled())
        button.clicked.connect(action.trigger)
        action.enabledChanged.connect(button.setEnabled)
        return button


class Chooser(ChoiceField):
    """A choice that is also changed by a menu, or by a key that steps through it."""

    offered = Signal()
    """The choices have changed."""

    def __init__(self, title: str, choices: Mapping[str, str], parent: QWidget) -> None:
        self._yields = False
        super().__init__(title, choices, parent)
        self.setSizeAdjustPolicy(ComboBox.SizeAdjustPolicy.AdjustToContents)
        self.setMinimumContentsLength(0)
        self.set_value(next(iter(choices)))

    def yield_room(self, yields: bool) -> None:
        """Set whether the choice may be cut."""
        if yields != self._yields:
            self._yields = yields
            self.updateGeometry()

    def least_width(self) -> int:
        """The width at which the beginning of the choice is legible."""
        letters = self.fontMetrics().averageCharWidth() * CHOSEN_LETTERS
        return min(letters + ARROW_AND_FRAME, self.sizeHint().width())

    def sizeHint(self) -> QSize:
        """Wide enough for the longest choice."""
        return self._whole(super().sizeHint())

    def minimumSizeHint(self) -> QSize:
        whole = self._whole(super().minimumSizeHint())
        return QSize(self.least_width() if self._yields else whole.width(), whole.height())

    def _whole(self, hint: QSize) -> QSize:
        """A size at which no choice is cut; Qt's size hint lacks a few pixels for the arrow."""
        advance = QFontMetricsF(self.font()).horizontalAdvance
        widest = ceil(max((advance(self.itemText(index)) for index in range(self.count())), default=0))
        return QSize(hint.width() + max(0, widest - self.room_for_text(hint)), hint.height())

    def explain(self, text: str) -> None:
        """Set the tooltip and the description for screen readers."""
        self.setToolTip(f"{self.accessibleName()}: {text}")
        self.setAccessibleDescription(text)

    def offer(self, choices: Mapping[str, str]) -> None:
        """Offer other choices; if the present one is missing, the first one is chosen."""
        if choices == self.choices():
            return
        self.set_choices(choices)
        self.offered.emit()
        if self.value() is None:
            self.choose(next(iter(choices)))

    def choose(self, key: str) -> None:
        """Choose as if by the user."""
        if key != self.value():
            self.set_value(key)
            self.committed.emit(key)

    def step(self, by: int) -> None:
        """Choose the next or the previous one, cyclically."""
        keys = list(self.choices())
        self.choose(keys[(keys.index(self.value() or keys[0]) + by) % len(keys)])

    def choices(self) -> dict[str, str]:
        """The offered choices with their names."""
        return {self.itemData(index): self.itemText(index) for index in range(self.count())}


class NameField(QLineEdit):
    """The plan's name as a heading that becomes a field when clicked, with all text selected."""

    committed = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        info = declared_field(Settings, "name")
        assert info is not None
        self.setMaxLength(200)
        self.setProperty("quiet", True)
        self.setProperty("tone", "title")
        self.setAccessibleName(tr(info.title))
        self.setToolTip(plain_name("edit.rename_plan"))
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self._kept = ""
        self._is_entered = False
        """Focused by the mouse, whose press is still to come."""
        self._is_entering = False
        """The last press turned the heading into a field."""
        self.textChanged.connect(self.updateGeometry)
        self.editingFinished.connect(self._commit)
        leave_undo_to_plan(self)

    @property
    def is_half_typed(self) -> bool:
        """Whether it shows anything but the plan's name."""
        return self.text() != self._kept

    def show_name(self, name: str) -> None:
        """Show another name, unless one is being typed."""
        is_typing = self.hasFocus() and self.is_half_typed
        self._kept = name
        if name != self.text() and not is_typing:
            self.setText(name)
            self.setCursorPosition(0)

    def width_of(self, letters: int) -> int:
        """Width of the field for this many letters."""
        return letters * self.fontMetrics().averageCharWidth()

    def paintEvent(self, event: QPaintEvent) -> None:
        """A long name ends in an ellipsis, unless it is being edited."""
        option = QStyleOptionFrame()
        self.initStyleOption(option)
        room = self.style().subElementRect(QStyle.SubElement.SE_LineEditContents, option, self)
        room.adjust(2, 0, -2, 0)
        shown = self.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, room.width())
        if self.hasFocus() or shown == self.text():
            super().paintEvent(event)
            return
        painter = QPainter(self)
        self.style().drawPrimitive(QStyle.PrimitiveElement.PE_PanelLineEdit, option, painter, self)
        painter.setPen(self.palette().text().color())
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, shown)
        painter.end()

    def sizeHint(self) -> QSize:
        """As wide as the name, within limits."""
        least, most = self._widths()
        wide = self.fontMetrics().horizontalAdvance(self.text()) + 28
        return QSize(min(max(wide, least), most), super().sizeHint().height())

    def minimumSizeHint(self) -> QSize:
        """Narrow: the name is shortened first."""
        return QSize(self._widths()[0], super().minimumSizeHint().height())

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._is_entered = event.reason() == Qt.FocusReason.MouseFocusReason

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._is_entering, self._is_entered = self._is_entered, False
        super().mousePressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        if self._is_entering and not self.hasSelectedText():
            self.selectAll()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Keep all selected: the second click on the heading would select a single word."""
        super().mouseDoubleClickEvent(event)
        if self._is_entering:
            self.selectAll()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc restores the present name; Enter commits the new one and leaves the field."""
        if event.key() == Qt.Key.Key_Escape:
            self.setText(self._kept)
            self.clearFocus()
            return
        super().keyPressEvent(event)
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.clearFocus()

    def _widths(self) -> tuple[int, int]:
        return self.width_of(NAME_LETTERS[0]), self.width_of(NAME_LETTERS[1])

    def _commit(self) -> None:
        typed = self.text().strip()
        if typed and typed != self._kept:
            self.committed.emit(typed)
        self.setText(self._kept)
        self.setCursorPosition(0)


def icon_button(action: QAction, parent: QWidget) -> QToolButton:
    """A button with the icon of an action; its accessible name follows the action's text."""
    button = QToolButton(parent)
    button.setDefaultAction(action)
    button.setProperty("icons", "large")
    button.setToolButtonStyle(ICON_ALONE)
    button.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def rename() -> None:
        button.setAccessibleName(action.text().replace("&", ""))

    action.changed.connect(rename)
    rename()
    return button
