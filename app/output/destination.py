"""The destination of an export: asks for it in the last folder, and reports success or failure."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QWidget

from app.look.translation import tr, translate
from app.look.widgets.message_bar import Answer, MessageBar
from app.machine.preferences import Preferences
from app.output.save_place import ask_place
from planner_core.messages import HeadroomError

MOST_TRIED = 1000


class FileKind(NamedTuple):
    """A kind of file for the dialog, with its suffix."""

    title: str
    suffix: str


def file_name_for(title: str, suffix: str) -> str:
    """A file name for a title; characters that file systems forbid become dashes."""
    kept = "".join("-" if each in '\\/:*?"<>|' or not each.isprintable() else each for each in title)
    return (kept.strip(" .") or tr("Plan"))[:100] + suffix


def picture_kinds() -> tuple[FileKind, ...]:
    """Pictures and drawings."""
    return (FileKind(tr("PNG pictures (*.png)"), ".png"), FileKind(tr("SVG drawings (*.svg)"), ".svg"))


def free_name(path: Path) -> Path | None:
    """An unused name such as `Proposal 2.pdf`, for a file that cannot be written. None without a folder."""
    if not path.parent.is_dir():
        return None
    numbers = (path.with_name(f"{path.stem} {number}{path.suffix}") for number in range(2, MOST_TRIED))
    return next((each for each in numbers if not each.exists()), None)


class Destination:
    """Asks for destinations and reports results, for all exports."""

    def __init__(self, preferences: Preferences, messages: MessageBar, window: QWidget) -> None:
        self._preferences = preferences
        self._messages = messages
        self._window = window

    def ask(self, title: str, name: str, kinds: Sequence[FileKind]) -> Path | None:
        """Let the user choose a file; None if cancelled. `name` is suggested, without its suffix.

        If the name has none of the suffixes, that of the chosen kind is added.
        """
        known = self._preferences.values.last_folder
        folder = Path(known) if known and Path(known).is_dir() else Path.home()
        path = ask_place(self._window, title, folder / file_name_for(name, kinds[0].suffix), kinds)
        if path is not None:
            self._preferences.change(last_folder=str(path.parent))
        return path

    def offer_again(
        self,
        error: HeadroomError,
        choose: Callable[[], object],
        again: Callable[[], object],
        elsewhere: Answer | None = None,
    ) -> None:
        """Report why a file was not written, and offer to retry there or elsewhere; `elsewhere` is an alternative that
        can be used at once.
        """
        answers = [(tr("Try again"), again), (tr("Choose another place…"), choose)]
        if elsewhere is not None:
            answers.insert(0, elsewhere)
        self._messages.show_message(translate(error.message), "error", answers)

    def say_written(self, path: Path, opening: str) -> None:
        """Report where a file is, and offer to open it."""

        def show() -> None:
            if not QDesktopServices.openUrl(QUrl.fromLocalFile(str(path))):
                words = tr("No program on this computer opens this file: {file}", file=str(path))
                self._messages.show_message(words, "error")

        self._messages.show_message(tr("Written: {file}", file=str(path)), "notice", [(opening, show)])
