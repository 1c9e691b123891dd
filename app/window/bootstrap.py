"""Creates every object of the running program and connects them by constructor; there are no globals.

This happens in two stages. The first creates only what is seen first: the start page, and the titles of the menus. The
second runs once that is on the screen, or at the first key or click if that comes before (`FirstPaint`):

- `MainWindow.complete`: actions with their keys and menus, the bar of messages, what the start page's buttons do, the
  list of recent plans;
- the language of Qt's own dialogs; `Themes.complete`: icons, fonts that the start page does not use, and the system's
  scheme as Qt names it;
- `Wiring`: the session with catalogue and project files, then, in the background, the workbench and the pictures of
  the samples, which need the engine and numpy.

What the first stage leaves out for its cost: numpy, msgspec, the project file, icons, and `Qt`, with which PySide makes
130 enumerations at once. Modules of the first stage write `QtCore.Qt` inside functions that run later.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QLocale, QObject, QTimer
from PySide6.QtWidgets import QApplication

from app.look import translation
from app.look.number_format import ENGLISH, install_numbers
from app.look.theme_manager import Themes
from app.look.translation import tr, translate
from app.machine.preferences import Preferences
from app.window.main_window import MainWindow
from planner_core.messages import HeadroomError

if TYPE_CHECKING:
    from app.window.reopened_files import KeptOpen
    from app.window.wiring import Wiring

INPUTS = frozenset(
    {
        QEvent.Type.ShortcutOverride,
        QEvent.Type.KeyPress,
        QEvent.Type.MouseButtonPress,
        QEvent.Type.TouchBegin,
        QEvent.Type.DragEnter,
    }
)
"""What a user may be quicker with than the first paint. Qt asks for overrides before it looks for a shortcut."""


class Headroom(QObject):
    """One running program: the window at once, the rest after the first paint."""

    def __init__(self, application: QApplication, preferences: Preferences) -> None:
        super().__init__(application)
        self._application = application
        self.preferences = preferences
        self._spoken = ""
        complaint = self._speak()
        self.themes = Themes(application, preferences.values.theme, preferences.values.text_percent)  # type: ignore[arg-type]
        self.window = MainWindow()
        self.wiring: Wiring | None = None
        if complaint is not None:
            self.window.complete()
            self.window.messages.show_message(translate(complaint.message), "error")

    def start(self, path: Path | None = None, painted: Callable[[], object] | None = None) -> None:
        """Show the window, on the start page or with the plan at `path`; call `painted` after the first paint."""
        self.window.place(self.preferences.values.window)
        if path is not None:
            self.window.show_blank()
        self.window.show()
        FirstPaint(self.window, lambda: self._complete(path, painted), self)

    def _complete(self, path: Path | None, painted: Callable[[], object] | None) -> None:
        if painted is not None:
            painted()
        from app.machine.garbage import collect_here  # see `collect_nothing_yet`

        collect_here()
        narrow_own_folders(self.preferences)
        translation.dress_application(self._application)
        self.themes.complete()
        self.wiring = self._wire()
        self.wiring.begin(path)

    def _wire(self) -> Wiring:
        # Imported here because it takes longer than the whole first stage.
        from app.window.wiring import Wiring

        self.window.complete()
        wiring = Wiring(self._application, self.window, self.preferences, self.themes)
        # Delayed until the menu is closed, which is deleted with its window.
        wiring.language_chosen.connect(lambda: QTimer.singleShot(0, self, self._follow_language))
        return wiring

    def _speak(self) -> HeadroomError | None:
        choice = self.preferences.values.language
        self._spoken = spoken_as(choice)
        return speak(choice)

    def _follow_language(self) -> None:
        """Apply the chosen language in a new window that shows the same as the old one."""
        wiring, old = self.wiring, self.window
        if wiring is None or spoken_as(self.preferences.values.language) == self._spoken:
            return
        if wiring.exports.is_busy:
            old.messages.show_message(tr("Headroom speaks the other language from its next start on."))
            return
        from app.window.reopened_files import KeptOpen

        old.finish_typing()
        kept = KeptOpen.of(wiring)
        quits = self._application.quitOnLastWindowClosed()
        self._application.setQuitOnLastWindowClosed(False)
        old.close()
        self._make_anew(kept)
        old.deleteLater()
        self._application.setQuitOnLastWindowClosed(quits)

    def _make_anew(self, kept: KeptOpen) -> None:
        complaint = self._speak()
        translation.dress_application(self._application)
        self.window = MainWindow()
        self.window.place(self.preferences.values.window)
        self.window.show_blank()
        self.window.show()
        self.wiring = again = self._wire()
        kept.open_in(again)
        if complaint is not None:
            self.window.messages.show_message(translate(complaint.message), "error")
        QTimer.singleShot(0, again, lambda: kept.show_in(again))


def narrow_own_folders(preferences: Preferences) -> None:
    """Restrict the user's own folders to the user: earlier versions left them readable for others, and they name
    customers.
    """
    from app.machine.crash_log import log_folder
    from app.machine.data_folder import data_folder
    from db.safe_writing import narrow_all

    for folder in (data_folder(), preferences.folder, log_folder()):
        narrow_all(folder)


class FirstPaint(QObject):
    """Waits for the first paint of the window's pages, and then for one turn of the event loop.

    A key, a click or a file dragged in that comes before goes on only when all is there, so that none of them is lost.
    """

    def __init__(self, window: MainWindow, done: Callable[[], object], parent: QObject) -> None:
        """The window is shown already: Qt sends keys and clicks to its handle."""
        super().__init__(parent)
        self._done: Callable[[], object] | None = done
        self._painted = window.page_area
        self._entered = window.windowHandle()
        for each in (self._painted, self._entered):
            each.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """React to the first paint, and to what may come before it, once."""
        if watched is self._painted and event.type() == QEvent.Type.Paint:
            self._painted.removeEventFilter(self)
            QTimer.singleShot(0, self, self._finish)
        elif watched is self._entered and event.type() in INPUTS:
            self._finish()
        return super().eventFilter(watched, event)

    def _finish(self) -> None:
        done, self._done = self._done, None
        if done is not None:
            self._entered.removeEventFilter(self)
            done()


def speak(choice: str) -> HeadroomError | None:
    """Install the language of texts and the style of numbers; returns the error if the texts are missing."""
    code = translation.chosen_language(choice)
    try:
        translation.install(code)
    except HeadroomError as error:
        return error
    finally:
        install_numbers(translation.LOCALES.get(choice) or system_numbers())
    return None


def spoken_as(choice: str) -> str:
    """Identifies the effect of a choice of language: the texts and the number style."""
    return f"{translation.chosen_language(choice)} {translation.LOCALES.get(choice) or system_numbers()}"


def system_numbers() -> str:
    """The system's locale for numbers; English if none is set."""
    name = QLocale.system().name()
    return ENGLISH if name == "C" else name
