"""The second stroke of the start: session, commands and workbench, made and tied to the actions.

Everything here may take its time, because the window is on the screen already.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QApplication

from app import icons
from app.catalogue import load_catalog
from app.crash_hook import CrashHook
from app.i18n import tr, translate
from app.main_window import MainWindow
from app.own_records import own_records_folder
from app.preferences import LANGUAGES, TEXT_PERCENTS, THEMES, Preferences
from app.session import Session
from app.shell.exports import Exports
from app.shell.plan_commands import PlanCommands
from app.shell.recent_menu import RecentMenu
from app.theme_manager import Themes
from planner_core.catalog.catalog import Catalog, CatalogError
from planner_core.messages import HeadroomError, Message

if TYPE_CHECKING:
    from app.shell.command_palette import CommandPalette
    from app.shell.workbench import Workbench

BETWEEN_MS = 30
"""Pause between two pieces of preparation, so that a click in between is answered at once."""


class Wiring(QObject):
    """Holds what lives as long as the window."""

    def __init__(
        self, application: QApplication, window: MainWindow, preferences: Preferences, themes: Themes
    ) -> None:
        super().__init__(window)
        self._application = application
        self.window = window
        self.preferences = preferences
        self.themes = themes
        self.actions = window.actions_of_window
        self.actions.dress()
        window.setWindowIcon(icons.icon("headroom", "accent"))
        self.session = Session(self._catalog(), self)
        self.commands = PlanCommands(self.session, preferences, window)
        self.exports = Exports(self.session, preferences, window.messages, window)
        self.recent_menu = RecentMenu(self.actions.menus["recent"], self.commands)
        self.crash_hook = CrashHook(self._tell_crash, self)
        self.crash_hook.install()
        self._workbench: Workbench | None = None
        self._command_palette: CommandPalette | None = None
        self.is_prepared = False
        """Whether everything is there that the first click needs."""
        self._connect_actions()
        self._connect_session()
        self._connect_window()

    def _catalog(self) -> Catalog:
        """The catalogue with the user's own records; without them where they cannot be used, saying why."""
        try:
            return load_catalog(own_records_folder())
        except CatalogError as error:
            self.window.messages.show_message(translate(error.message), "error")
            return load_catalog()

    @property
    def workbench(self) -> Workbench:
        """The page on which plans are drawn, made when it is first wanted."""
        if self._workbench is None:
            from app.shell.workbench import Workbench  # brings the canvas and all panes

            self._workbench = Workbench(self.session, self.actions, self.preferences, self.window)
            self.window.add_page(self._workbench)
        return self._workbench

    def begin(self, path: Path | None) -> None:
        """Open the plan that was asked for, or prepare for the click on the start page."""
        if path is None or not self.commands.open_path(path):
            self.show_start()
            self._prepare()

    def show_start(self) -> None:
        """Show the start page; the plan stays open behind it."""
        for need in ("plan", "selection", "undo", "redo"):
            self.actions.enable(need, there=False)
        self._show_recent()
        self.window.name_document("", read_only=False)
        self.window.show_page(self.window.start_page)

    def close(self) -> None:
        """Remember the window and close the plan."""
        self.preferences.change(window=self.window.remembered_place())
        if self._workbench is not None:
            self._workbench.remember_sizes()
            self._workbench.stop()
        self.exports.stop()
        self.session.close()
        self.crash_hook.remove()

    # --- what the user asks for ------------------------------------------------------------------------------

    def _connect_actions(self) -> None:
        on = self.actions.on
        for action_id, act in {
            "file.new": self.commands.new,
            "file.open": self.commands.ask_and_open,
            "file.save_as": self.commands.ask_and_save,
            "file.restore_point": self._mark_restore_point,
            "file.export_proposal": self.exports.ask_and_export_proposal,
            "file.export_picture": self.exports.ask_and_export_picture,
            "file.start_page": self.show_start,
            "file.quit": self.window.close,
            "edit.undo": self.session.undo,
            "edit.redo": self.session.redo,
            "edit.find": self._find_anything,
            "help.shortcuts": self._show_shortcuts,
            "help.about": self._show_about,
        }.items():
            on(action_id, act)
        self._connect_choices("theme", THEMES, self.preferences.values.theme, self._choose_theme)
        self._connect_choices("language", LANGUAGES, self.preferences.values.language, self._choose_language)
        self._connect_choices(
            "text", TEXT_PERCENTS, self.preferences.values.text_percent, self._choose_text_percent
        )

    def _connect_choices(
        self, group: str, values: tuple[Any, ...], present: Any, choose: Callable[[Any], None]
    ) -> None:
        self.actions.choose(group, str(present))
        for value in values:
            self.actions.on(f"{group}.{value}", partial(choose, value))

    def _choose_theme(self, theme: str) -> None:
        self.preferences.change(theme=theme)
        self.themes.choose(theme)  # type: ignore[arg-type]

    def _choose_text_percent(self, percent: int) -> None:
        self.preferences.change(text_percent=percent)
        self.themes.set_text_percent(percent)

    def _choose_language(self, language: str) -> None:
        if language != self.preferences.values.language:
            self.preferences.change(language=language)
            self.window.messages.show_message(
                tr("Headroom speaks the other language from its next start on.")
            )

    def _mark_restore_point(self) -> None:
        if self.session.mark_restore_point():
            self.window.messages.show_message(tr("Restore point marked. Undo leads back to it at any time."))

    @property
    def command_palette(self) -> CommandPalette:
        """What finds every action and component, made when it is first wanted."""
        if self._command_palette is None:
            from app.shell.command_palette import CommandPalette

            self._command_palette = CommandPalette(self.window.menus, self.window)
        return self._command_palette

    def _find_anything(self) -> None:
        from app.shell.command_palette import component_offers

        on_plan = self._workbench is not None and self.window.page is self._workbench
        offers = component_offers(self.session.plan, self.workbench.go_to) if on_plan else []
        self.command_palette.toggle(offers)

    def _show_shortcuts(self) -> None:
        from app.shell.shortcuts_dialog import ShortcutsDialog

        ShortcutsDialog(self.actions, self.window).open()

    def _show_about(self) -> None:
        from app.about_dialog import AboutDialog

        AboutDialog(self.window).open()

    # --- what happens to the plan ----------------------------------------------------------------------------

    def _connect_session(self) -> None:
        self.session.opened.connect(self._show_plan)
        self.session.changed.connect(lambda _changed: self._name_document())
        self.session.history_changed.connect(self._name_steps)
        self.session.history_changed.connect(self._name_document)
        self.session.refused.connect(self._refuse)
        self.commands.failed.connect(self._refuse)
        self.commands.reopened.connect(self._return_to_plan)
        self.commands.recent_changed.connect(self._show_recent)

    def _show_plan(self) -> None:
        self.window.messages.hide()
        self.workbench.show_plan()
        self._return_to_plan()
        reason = self.session.read_only_reason
        if reason is not None:
            self.window.messages.show_message(
                translate(reason), "notice", [(tr("Save a copy…"), self.commands.ask_and_save)]
            )

    def _return_to_plan(self) -> None:
        self.window.show_page(self.workbench)
        self.actions.enable("plan", there=True)
        self.actions.enable("selection", there=bool(self.workbench.canvas.selected_ids()))
        self._name_steps()
        self._name_document()
        self.workbench.canvas.setFocus()

    def _name_document(self) -> None:
        if self.window.page is not self.window.start_page:
            self.window.name_document(self.session.title, read_only=self.session.read_only)

    def _name_steps(self) -> None:
        history = self.session.history
        undo = history.last.label if self.session.can_undo else None
        redo = history.next.label if self.session.can_redo else None
        self._name_step("edit.undo", tr("&Undo"), tr("Undo"), undo)
        self._name_step("edit.redo", tr("&Redo"), tr("Redo"), redo)

    def _name_step(self, action_id: str, entry: str, tip: str, label: Message | None) -> None:
        self.actions[action_id].setEnabled(label is not None)
        if label is None:
            self.actions.name_step(action_id, entry, tip)
            return
        step = translate(label)
        self.actions.name_step(
            action_id,
            tr("{action}: {step}", action=entry, step=step.replace("&", "&&")),
            tr("{action}: {step}", action=tip, step=step),
        )

    def _refuse(self, error: HeadroomError) -> None:
        self.window.messages.show_message(translate(error.message), "error")
        if self.session.path is None:
            self.show_start()

    def _tell_crash(self, log: Path | None) -> None:
        where = (
            tr("Details for the makers are in {file}.", file=str(log))
            if log
            else tr("The details could not be written to the log.")
        )
        text = tr("Something went wrong inside Headroom. Your plan is safe in its file.")
        self.window.messages.show_message(f"{text} {where}", "error")

    # --- the window ----------------------------------------------------------------------------------------

    def _connect_window(self) -> None:
        start = self.window.start_page
        start.sample_chosen.connect(self.commands.open_sample)
        start.plan_chosen.connect(lambda path: self.commands.open_path(Path(path)))
        start.plans_forgotten.connect(self.commands.forget)
        self.window.file_dropped.connect(self.commands.open_path)
        self.window.closing.connect(self.close)

    def _show_recent(self) -> None:
        self.window.start_page.show_recent(self.commands.recent(look=True))

    def _prepare(self) -> None:
        """Piece by piece, while the user looks at the start page: pictures of the samples, the workbench."""
        from app.shell.previews import Previews

        previews = Previews(self.session.catalog, self.window.start_page, self.themes)
        self._one_after_the_other([*previews.pieces(), lambda: self.workbench])

    def _one_after_the_other(self, pieces: Sequence[Callable[[], object]]) -> None:
        waiting = list(pieces)

        def go_on() -> None:
            if waiting and self.session.path is None:
                waiting.pop(0)()
                QTimer.singleShot(BETWEEN_MS, self, go_on)
            else:
                self.is_prepared = True

        QTimer.singleShot(BETWEEN_MS, self, go_on)
