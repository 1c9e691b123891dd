"""Preview of merging another library: new rows are added, and for conflicts the user chooses."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
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

from app.library.cell_texts import cell_text
from app.library.library_sheets import PRICES, LibrarySheet, SheetRow, make_sheets, sheet_title
from app.library.library_store import LibraryStore
from app.library.rows_model import column_title
from app.look.translation import tr, translate
from app.look.widgets.announce import announce
from app.look.widgets.message_bar import RefusalsInside
from app.look.widgets.plain_text import plain_label, plain_tip, say
from app.look.widgets.table_of_boxes import dress_table_of_boxes
from app.look.widgets.wheel import ComboBox
from db.library import read_foreign
from planner_core.catalog.library import Library
from planner_core.catalog.library_merge import Conflict, Merge, merge_of, merge_step
from planner_core.catalog.prices import Price
from planner_core.messages import HeadroomError

SIZE: Final = (860, 520)
MINE, THEIRS = "mine", "theirs"


class MergeDialog(QDialog, RefusalsInside):
    """One line per conflict; mine is kept unless theirs is chosen.

    `ask` lets the user choose another file, over this dialog; None if cancelled.
    """

    def __init__(
        self, store: LibraryStore, ask: Callable[[QWidget], Path | None], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._store, self._ask, self._name = store, ask, ""
        self._sheets = make_sheets(store)
        self.merge: Merge | None = None
        """The planned merge; None while no library could be read."""
        self.choices: list[ComboBox] = []
        self.told = plain_label("", "", self, wraps=True)
        self.table = QTableWidget(0, 4, self)
        self._set_manners()
        self.refusal = plain_label("", "error", self, wraps=True)
        self.refusal.hide()
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel, self)
        self.merge_button = QPushButton(tr("&Merge"), self)
        self.other_button = QPushButton(tr("&Choose another file…"), self)
        self.buttons.addButton(self.merge_button, QDialogButtonBox.ButtonRole.AcceptRole)
        self.buttons.addButton(self.other_button, QDialogButtonBox.ButtonRole.ActionRole)
        self.other_button.clicked.connect(self._choose_other)
        self.buttons.accepted.connect(self._take)
        self.buttons.rejected.connect(self.reject)
        self._lay_out()
        store.refused.connect(self._refuse)

    def read_file(self, path: Path) -> None:
        """Preview merging a library, or show why it cannot be read."""
        try:
            theirs = read_foreign(path)
        except HeadroomError as error:
            self._show(path.name, None)
            self._refuse(error)
        else:
            self.show_library(theirs, path.name)

    def show_library(self, theirs: Library, name: str) -> None:
        """Preview merging a library that was read from a file of this name."""
        self._show(name, merge_of(self._store.library, theirs))

    def choose_all(self, which: str) -> None:
        """Choose mine or theirs for all conflicts."""
        for box in self.choices:
            box.setCurrentIndex(box.findData(which))

    def _show(self, name: str, merge: Merge | None) -> None:
        self._name, self.merge = name, merge
        self.setWindowTitle(tr("Merge {file}", file=name))
        conflicts = merge.conflicts if merge is not None else ()
        self.table.setRowCount(0)
        self.table.setRowCount(len(conflicts))
        self.choices = [self._fill(number, each) for number, each in enumerate(conflicts)]
        for widget in (self.table, self.for_all):
            widget.setVisible(bool(conflicts))
        words = {
            "added": len(merge.added) if merge is not None else 0,
            "same": merge.same if merge is not None else 0,
            "conflicts": len(conflicts),
        }
        told = tr("{added} rows are new, {same} are the same in both, {conflicts} differ.", **words)
        self.told.setText(told)
        self.told.setVisible(merge is not None)
        say(self.refusal, "")
        self.merge_button.setEnabled(merge is not None and bool(merge.added or conflicts))
        if self.merge_button.isEnabled():
            self.merge_button.setDefault(True)
        self.resize(SIZE[0], SIZE[1] if conflicts else self.sizeHint().height())

    def _choose_other(self) -> None:
        path = self._ask(self)
        if path is not None:
            self.read_file(path)

    def _take(self) -> None:
        if self.merge is None:
            return
        chosen = [
            conflict
            for conflict, box in zip(self.merge.conflicts, self.choices, strict=True)
            if box.currentData() == THEIRS
        ]
        if self._store.perform(merge_step(self.merge, chosen, self._name)):
            self.accept()

    def _refuse(self, error: HeadroomError) -> None:
        """Show the error; the choices stay, so that the merge can be tried again."""
        text = translate(error.message)
        say(self.refusal, text, "error")
        announce(self.refusal, text)

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
        headings = [tr("Row"), tr("Mine"), tr("Theirs"), tr("Keep")]
        dress_table_of_boxes(table, tr("Where both libraries differ"), headings, range(3))
        table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        table.setWordWrap(True)
        table.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        table.horizontalHeader().setHighlightSections(False)
        table.setColumnWidth(3, 110)

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 16, 16, 12)
        column.setSpacing(12)
        self.for_all = self._all_buttons()
        for widget, stretch in ((self.told, 0), (self.table, 1), (self.for_all, 0), (self.refusal, 0)):
            column.addWidget(widget, stretch)
        column.addWidget(self.buttons)

    def _all_buttons(self) -> QWidget:
        buttons = QWidget(self)
        row = QHBoxLayout(buttons)
        row.setContentsMargins(0, 0, 0, 0)
        for which, text in ((MINE, tr("Keep &all of mine")), (THEIRS, tr("Take all of &theirs"))):
            button = QPushButton(text, self)
            button.clicked.connect(lambda _checked=False, which=which: self.choose_all(which))
            row.addWidget(button)
        row.addStretch(1)
        return buttons


def _differing(sheet: LibrarySheet, mine: SheetRow, theirs: SheetRow) -> tuple[str, str]:
    """The differing values, mine and theirs, one per line."""
    lines: tuple[list[str], list[str]] = ([], [])
    for info in sheet.columns:
        values = sheet.get(mine, info), sheet.get(theirs, info)
        if values[0] != values[1]:
            for found, value in zip(lines, values, strict=True):
                found.append(f"{column_title(info)}: {cell_text(info, value) or '–'}")
    return "\n".join(lines[0]), "\n".join(lines[1])
