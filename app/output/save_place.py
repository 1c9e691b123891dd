"""Asks for the destination of a file until it is writable, and for consent to replace a file."""

from __future__ import annotations

import errno
import os
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog, QMessageBox, QWidget

from app.look.translation import tr, translate
from app.machine.files import file_problem
from db.safe_writing import target_status
from planner_core.messages import Message


def ask_place(window: QWidget, title: str, suggestion: Path, kinds: Sequence[tuple[str, str]]) -> Path | None:
    """Let the user choose a file; None if cancelled. Each kind is a title and a suffix.

    If the name has none of the suffixes, that of the chosen kind is added. The system's dialog checks only the typed
    name for an existing file, so the full name is checked here. If the place is not writable, the user is told and
    asked again, before the file is created.
    """
    offered = ";;".join(kind for kind, _ in kinds)
    while True:
        chosen, of_kind = QFileDialog.getSaveFileName(window, title, str(suggestion), offered)
        if not chosen:
            return None
        suggestion, is_whole = _whole_name(Path(chosen), of_kind, kinds)
        problem = place_problem(suggestion)
        if problem is not None:
            _tell(window, title, problem)
        elif is_whole or not os.path.lexists(suggestion) or may_replace(window, title, suggestion):
            return suggestion


def _whole_name(path: Path, of_kind: str, kinds: Sequence[tuple[str, str]]) -> tuple[Path, bool]:
    """A name with a suffix, and whether the user typed a valid one."""
    if path.suffix.lower() in [ending for _, ending in kinds]:
        return path, True
    added = next((ending for kind, ending in kinds if kind == of_kind), kinds[0][1])
    return path.with_name(path.name + added), False


def place_problem(path: Path) -> Message | None:
    """Why no file can be written to a path, as far as that is known in advance; None if there is no obstacle."""
    folder = path.parent
    try:
        if not folder.is_dir():
            raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(folder))
        target_status(path)
    except OSError as error:
        return file_problem(error, path)
    if not os.access(folder, os.W_OK):
        return Message("Nothing can be written into the folder {folder}.", {"folder": str(folder)})
    return None


def _tell(window: QWidget, title: str, problem: Message) -> None:
    """Tell why a place cannot be used; the user can then choose another."""
    telling = QMessageBox(window)
    telling.setWindowTitle(title)
    telling.setIcon(QMessageBox.Icon.Warning)
    telling.setTextFormat(Qt.TextFormat.PlainText)
    telling.setText(translate(problem))
    telling.addButton(tr("&Choose another place…"), QMessageBox.ButtonRole.AcceptRole)
    telling.exec()
    telling.deleteLater()


def may_replace(window: QWidget, title: str, path: Path) -> bool:
    """Whether the user agrees to replace the file at a path."""
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
