"""The lines of "How we got here": checked if printed, and worded by the user."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

import msgspec
from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QAbstractItemView, QListWidget, QListWidgetItem, QWidget

from app.look.translation import tr
from planner_core.plan.proposal_design import LONGEST_LINE, ProposalDesign

if TYPE_CHECKING:
    from app.output.proposal.worker_requests import DecisionWords

SHOWN_ROWS: Final = 5


class DecisionList(QListWidget):
    """Emits the user's changes; shows what it is given."""

    edited = Signal(object)
    """The `DecisionLine` after a change."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(tr("Decisions"))
        self.setAccessibleDescription(tr("Space prints a line or leaves it out; F2 changes its words."))
        self.setToolTip(
            tr(
                "Space prints a line or leaves it out; F2 or a double click changes its words. A line without words"
                " says what it said at first."
            )
        )
        self.setEditTriggers(
            QAbstractItemView.EditTrigger.DoubleClicked | QAbstractItemView.EditTrigger.EditKeyPressed
        )
        self.setWordWrap(True)
        self._words: tuple[DecisionWords, ...] = ()
        self._design = ProposalDesign()
        self._is_showing = False
        self.itemChanged.connect(self._take)

    def sizeHint(self) -> QSize:
        """A useful number of rows."""
        row = max(self.sizeHintForRow(0), self.fontMetrics().height() + 6)
        return QSize(super().sizeHint().width(), SHOWN_ROWS * row + 2 * self.frameWidth())

    def show_words(self, words: Sequence[DecisionWords]) -> None:
        """Show other decisions."""
        if tuple(words) != self._words:
            self._words = tuple(words)
            self._fill()

    def show_design(self, design: ProposalDesign) -> None:
        """Show what the user has made of them."""
        if design.decisions != self._design.decisions:
            self._design = design
            self._fill()

    def _fill(self) -> None:
        self._is_showing = True
        row = self.currentRow()
        self.clear()
        for each in self._words:
            line = self._design.decision(each.position, each.label)
            item = QListWidgetItem(line.text or each.text, self)
            item.setFlags(item.flags() | Qt.ItemFlag.ItemIsEditable | Qt.ItemFlag.ItemIsUserCheckable)
            item.setCheckState(Qt.CheckState.Checked if line.shown else Qt.CheckState.Unchecked)
            font = item.font()
            font.setItalic(bool(line.text))
            item.setFont(font)
        self.setCurrentRow(row)
        self._is_showing = False

    def _take(self, item: QListWidgetItem) -> None:
        if self._is_showing:
            return
        usual = self._words[self.row(item)]
        text = " ".join(item.text().split())[:LONGEST_LINE]
        line = msgspec.structs.replace(
            self._design.decision(usual.position, usual.label),
            shown=item.checkState() == Qt.CheckState.Checked,
            text="" if text == usual.text else text,
        )
        self.edited.emit(line)
