"""The bar above the drawing: the plan's name, undo and redo, what the results are for, and the export."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QAction, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QComboBox,
    QFrame,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from app.i18n import tr
from app.panels.plain import plain_label
from app.result_words import case_name, phase_name
from app.shell.action_set import ActionSet, plain_name
from app.shell.lines import hairline
from app.widgets.choice_field import ChoiceField
from planner_core.engine.axes import NORMAL, PHASES
from planner_core.plan.fields import declared_field
from planner_core.plan.plan import Settings

NAME_LETTERS = (12, 44)
"""At least and at most so many letters of the name have room."""

ICON_SIZE = QSize(20, 20)


class TopBar(QFrame):
    """Shows the plan's name for renaming in place; emits `renamed` with what was typed."""

    renamed = Signal(str)

    def __init__(self, actions: ActionSet, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("surface", "panel")
        self.name = NameField(self)
        self.name.committed.connect(self.renamed)
        self.phase = Chooser(tr("Phase"), {phase: phase_name(phase) for phase in PHASES}, self)
        self.phase.explain(
            tr("What the desktops do. The drawing and the tables show how full everything is then.")
        )
        self.case = Chooser(tr("Case"), {NORMAL: case_name(NORMAL)}, self)
        self.case.explain(tr("What has failed. The drawing and the tables show how full the rest is then."))
        row = QHBoxLayout()
        row.setContentsMargins(8, 8, 12, 8)
        row.setSpacing(4)
        row.addWidget(self.name)
        row.addStretch(1)
        for action_id in ("edit.undo", "edit.redo"):
            row.addWidget(icon_button(actions[action_id], self))
        row.addSpacing(8)
        self._labels = []
        for chooser in (self.phase, self.case):
            self._labels.append(plain_label(chooser.accessibleName(), "muted", self))
            row.addWidget(self._labels[-1])
            row.addWidget(chooser)
            row.addSpacing(8)
        row.addWidget(self._export_button(actions["file.export_proposal"]))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(row)
        column.addWidget(hairline(self))
        self._row = row

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Where there is no room for all, the choosers go without their titles, which they say on hovering."""
        super().resizeEvent(event)
        hidden = [label for label in self._labels if label.isHidden()]
        needed = self._row.minimumSize().width() + sum(label.sizeHint().width() + 4 for label in hidden)
        for label in self._labels:
            label.setVisible(needed <= self.width())

    def _export_button(self, action: QAction) -> QPushButton:
        button = QPushButton(plain_name("file.export_proposal"), self)
        button.setObjectName("export-proposal")
        button.setProperty("primary", True)
        button.setToolTip(action.toolTip())
        button.setEnabled(action.isEnabled())
        button.clicked.connect(action.trigger)
        action.enabledChanged.connect(button.setEnabled)
        return button


class Chooser(ChoiceField):
    """A choice that others can turn too: by a menu, or from anywhere by a key that steps through it."""

    offered = Signal()
    """There are other choices now."""

    def __init__(self, title: str, choices: Mapping[str, str], parent: QWidget) -> None:
        super().__init__(title, choices, parent)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.setMinimumContentsLength(0)
        self.set_value(next(iter(choices)))

    def explain(self, text: str) -> None:
        """Say on hovering, and to a screen reader, what the choice is about."""
        self.setToolTip(f"{self.accessibleName()}: {text}")
        self.setAccessibleDescription(text)

    def offer(self, choices: Mapping[str, str]) -> None:
        """Offer other choices; where the present one is gone, the first takes its place."""
        if choices == self.choices():
            return
        self.set_choices(choices)
        self.offered.emit()
        if self.value() is None:
            self.choose(next(iter(choices)))

    def choose(self, key: str) -> None:
        """Choose as the user does."""
        if key != self.value():
            self.set_value(key)
            self.committed.emit(key)

    def step(self, by: int) -> None:
        """Choose the next or the previous one, round and round."""
        keys = list(self.choices())
        self.choose(keys[(keys.index(self.value() or keys[0]) + by) % len(keys)])

    def choices(self) -> dict[str, str]:
        """What is offered, with its names."""
        return {self.itemData(index): self.itemText(index) for index in range(self.count())}


class NameField(QLineEdit):
    """The plan's name as a heading that turns into a field when it is clicked."""

    committed = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        info = declared_field(Settings, "name")
        assert info is not None
        self.setMaxLength(200)
        self.setProperty("quiet", True)
        self.setProperty("tone", "title")
        self.setAccessibleName(tr(info.title))
        self.setToolTip(tr("Rename the plan (F2)"))
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self._kept = ""
        self.textChanged.connect(self.updateGeometry)
        self.editingFinished.connect(self._commit)

    def show_name(self, name: str) -> None:
        """Show another name, unless the user is typing one."""
        self._kept = name
        if not (self.hasFocus() and self.isModified()):
            self.setText(name)
            self.setCursorPosition(0)

    def sizeHint(self) -> QSize:
        """As wide as the name, within limits."""
        least, most = self._widths()
        wide = self.fontMetrics().horizontalAdvance(self.text()) + 28
        return QSize(min(max(wide, least), most), super().sizeHint().height())

    def minimumSizeHint(self) -> QSize:
        """The name gives way first where the window is narrow."""
        return QSize(self._widths()[0], super().minimumSizeHint().height())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc brings the present name back; Enter takes the new one and leaves the field."""
        if event.key() == Qt.Key.Key_Escape:
            self.setText(self._kept)
            self.clearFocus()
            return
        super().keyPressEvent(event)
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.clearFocus()

    def _widths(self) -> tuple[int, int]:
        letter = self.fontMetrics().averageCharWidth()
        return NAME_LETTERS[0] * letter, NAME_LETTERS[1] * letter

    def _commit(self) -> None:
        typed = self.text().strip()
        if typed and typed != self._kept:
            self.committed.emit(typed)
        self.setText(self._kept)
        self.setCursorPosition(0)


def icon_button(action: QAction, parent: QWidget) -> QToolButton:
    """A button with the icon of an action; its name for screen readers follows the action's text."""
    button = QToolButton(parent)
    button.setDefaultAction(action)
    button.setIconSize(ICON_SIZE)
    button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly)
    button.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def rename() -> None:
        button.setAccessibleName(action.text().replace("&", ""))

    action.changed.connect(rename)
    rename()
    return button
