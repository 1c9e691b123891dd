"""Asks where a file goes, and whether it may replace one that the system's dialog has not asked about."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog, QMessageBox, QWidget

from app.i18n import tr


def ask_place(window: QWidget, title: str, suggestion: Path, kinds: Sequence[tuple[str, str]]) -> Path | None:
    """Let the user choose a file; None where that was cancelled. Each kind is a title and the ending of its names.

    Where the name ends in none of them, the ending of the chosen kind is added. The system's dialog asks about the
    name as it was typed only, so a file that has the whole one is asked about here.
    """
    offered = ";;".join(kind for kind, _ in kinds)
    while True:
        chosen, of_kind = QFileDialog.getSaveFileName(window, title, str(suggestion), offered)
        if not chosen:
            return None
        path = Path(chosen)
        if path.suffix.lower() in [ending for _, ending in kinds]:
            return path
        added = next((ending for kind, ending in kinds if kind == of_kind), kinds[0][1])
        suggestion = path.with_name(path.name + added)
        if not os.path.lexists(suggestion) or may_replace(window, title, suggestion):
            return suggestion


def may_replace(window: QWidget, title: str, path: Path) -> bool:
    """Whether the user wants what is at a path to be replaced."""
    asking = QMessageBox(window)
    asking.setWindowTitle(title)
    asking.setIcon(QMessageBox.Icon.Warning)
    asking.setTextFormat(Qt.TextFormat.PlainText)
    asking.setText(tr("There is a file {file} in this folder already.", file=path.name))
    asking.setInformativeText(tr("If you replace it, what is in it is lost."))
    replace = asking.addButton(tr("&Replace it"), QMessageBox.ButtonRole.AcceptRole)
    other = asking.addButton(tr("&Choose another name…"), QMessageBox.ButtonRole.RejectRole)
    asking.setDefaultButton(other)
    asking.setEscapeButton(other)
    asking.exec()
    asking.deleteLater()
    return asking.clickedButton() is replace
