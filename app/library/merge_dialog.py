"""What merging another library would do: what is new comes in, and where both differ the user chooses."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QHeaderView,
    QPushButton,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from app.i18n import tr, translate
from app.library.cells import cell_text
from app.library.model import column_title
from app.library.sheets import PRICES, Sheet, SheetRow, make_sheets, sheet_title
from app.library.store import LibraryStore
from app.panels.plain import plain_label, plain_tip, say
from app.widgets.wheel import ComboBox
from planner_core.catalog.library import Library
from planner_core.catalog.library_merge import Conflict, merge_of, merge_step
from planner_core.catalog.prices import Price
from planner_core.messages import HeadroomError

SIZE: Final = (860, 520)
MINE, THEIRS = "mine", "theirs"


class MergeDialog(QDialog):
    """One line per conflict; mine stays unless theirs is chosen."""

    def __init__(
        self, store: LibraryStore, theirs: Library, name: str, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._store, self._name = store, name
        self._sheets = make_sheets(store)
        self.merge = merge_of(store.library, theirs)
        self.setWindowTitle(tr("Merge {file}", file=name))
        told = tr(
            "{added} rows are new, {same} are the same in both, {conflicts} differ.",
            added=len(self.merge.added),
            same=self.merge.same,
            conflicts=len(self.merge.conflicts),
        )
        self.table = QTableWidget(len(self.merge.conflicts), 4, self)
        self.choices = [self._fill(number, each) for number, each in enumerate(self.merge.conflicts)]
        self._set_manners()
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel, self)
        self.merge_button = QPushButton(tr("&Merge"), self)
        self.merge_button.setEnabled(bool(self.merge.added or self.merge.conflicts))
        self.buttons.addButton(self.merge_button, QDialogButtonBox.ButtonRole.AcceptRole)
        self.buttons.accepted.connect(self._take)
        self.buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 16, 16, 12)
        column.setSpacing(12)
        column.addWidget(plain_label(told, "", self, wraps=True))
        column.addWidget(self.table, 1)
        if self.choices:
            column.addLayout(self._all_buttons())
        self.table.setVisible(bool(self.choices))
        self.refusal = plain_label("", "error", self, wraps=True)
        self.refusal.hide()
        column.addWidget(self.refusal)
        column.addWidget(self.buttons)
        store.refused.connect(self._refuse)
        self.resize(SIZE[0], SIZE[1] if self.choices else self.sizeHint().height())

    def choose_all(self, which: str) -> None:
        """Choose mine or theirs in all conflicts."""
        for box in self.choices:
            box.setCurrentIndex(box.findData(which))

    def _take(self) -> None:
        chosen = [
            conflict
            for conflict, box in zip(self.merge.conflicts, self.choices, strict=True)
            if box.currentData() == THEIRS
        ]
        if self._store.perform(merge_step(self.merge, chosen, self._name)):
            self.accept()

    def _refuse(self, error: HeadroomError) -> None:
        """Mine and theirs stay as they were chosen, so that it can be tried again."""
        say(self.refusal, translate(error.message), "error")

    def _fill(self, number: int, conflict: Conflict) -> ComboBox:
        key = conflict.take_theirs.key
        sheet = self._sheets[PRICES if isinstance(conflict.mine, Price) else str(key[0])]  # type: ignore[index]
        mine, theirs = SheetRow(key, conflict.mine), SheetRow(key, conflict.theirs)
        title = sheet.title_of(mine)
        texts = (f"{sheet_title(sheet.name)}: {title}", *_differing(sheet, mine, theirs))
        for column, text in enumerate(texts):
            item = QTableWidgetItem(text)
            item.setToolTip(plain_tip(text))
            self.table.setItem(number, column, item)
        box = ComboBox(self.table)
        box.addItem(tr("mine"), MINE)
        box.addItem(tr("theirs"), THEIRS)
        box.setAccessibleName(tr("Keep for {name}", name=title))
        self.table.setCellWidget(number, 3, box)
        return box

    def _set_manners(self) -> None:
        table = self.table
        table.setAccessibleName(tr("Where both libraries differ"))
        table.setHorizontalHeaderLabels([tr("Row"), tr("Mine"), tr("Theirs"), tr("Keep")])
        table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        table.setTabKeyNavigation(False)
        table.setShowGrid(False)
        table.setWordWrap(True)
        table.verticalHeader().hide()
        table.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header = table.horizontalHeader()
        header.setHighlightSections(False)
        for column in range(3):
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.Stretch)
        table.setColumnWidth(3, 110)

    def _all_buttons(self) -> QHBoxLayout:
        row = QHBoxLayout()
        for which, text in ((MINE, tr("Keep &all of mine")), (THEIRS, tr("Take all of &theirs"))):
            button = QPushButton(text, self)
            button.clicked.connect(lambda _checked=False, which=which: self.choose_all(which))
            row.addWidget(button)
        row.addStretch(1)
        return row


def _differing(sheet: Sheet, mine: SheetRow, theirs: SheetRow) -> tuple[str, str]:
    """The values that differ, of mine and of theirs, one a line."""
    lines: tuple[list[str], list[str]] = ([], [])
    for info in sheet.columns:
        values = sheet.get(mine, info), sheet.get(theirs, info)
        if values[0] != values[1]:
            for found, value in zip(lines, values, strict=True):
                found.append(f"{column_title(info)}: {cell_text(info, value) or '–'}")
    return "\n".join(lines[0]), "\n".join(lines[1])
