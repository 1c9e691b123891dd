"""The second stage of the start: session, commands and workbench, created and connected to the actions.

It may take its time, because the window is on the screen already.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtWidgets import QApplication

from app.library.library_store import CatalogueKeeper, LibraryStore
from app.library.updates import LibraryUpdates
from app.look import icons
from app.look.actions import action_info
from app.look.theme_manager import Themes
from app.look.translation import tr, translate
from app.look.widgets.finish_typing import finish_typing
from app.look.widgets.message_bar import MessageBar
from app.machine.crash_hook import CrashHook
from app.machine.data_folder import data_folder
from app.machine.files import write_file
from app.machine.preferences import LANGUAGES, TEXT_PERCENTS, THEMES, Preferences
from app.machine.running_marker import Running
from app.output.firm_profile import firm_profile
from app.project.backup_keeper import BackupKeeper
from app.project.backups import Backups
from app.project.catalogue import load_catalog
from app.project.drafts import forget_discarded
from app.project.open_project import NO_PLAN
from app.project.own_records import library_path, own_records_folder, take_over
from app.project.patience import Patience
from app.project.session import Session
from app.window.commands.exports import WORKBOOK, Exports
from app.window.commands.plan_commands import PlanCommands
from app.window.commands.recent_menu import RecentMenu
from app.window.commands.result_exports import ResultExports
from app.window.commands.state_commands import StateCommands
from app.window.dialogs.file_conversations import Conversations
from app.window.dialogs.password_conversations import Protection
from app.window.main_window import MainWindow
from app.window.proposal.open_proposal import PresentProposal
from planner_core.messages import HeadroomError, Message, Named
from planner_core.plan.components import DesktopPool
from planner_core.plan.plan import Plan

if TYPE_CHECKING:
    from app.library.library_window import LibraryWindow
    from app.results.tabs.all_tabs import ResultTabs
    from app.window.commands.command_palette import CommandPalette
    from app.window.presentation.presenting import Presenting
    from app.window.proposal.proposal_window import ProposalWindow
    from app.window.workbench import Workbench
    from planner_core.editing.edits import Step
    from planner_core.imports.answers import CustomerAnswer
    from planner_core.imports.drawing import EstateDrawing

MOST_COMPLAINTS = 3
MOST_ON_START_PAGE = 50
BETWEEN_MS = 30
"""Pause between two steps of preparation, so that a click is handled in between."""


class Wiring(QObject):
    """Contains all objects that live as long as the window."""

    language_chosen = Signal()

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
        self.library = LibraryStore(library_path(), load_catalog(), self)
        complaints = (*self.library.complaints, *take_over(own_records_folder(), self.library.file))
        self.session = Session(self.library.catalog(NO_PLAN.settings.currency), self)
        self._keeper = CatalogueKeeper(self.library, self.session, self)
        self.updates = LibraryUpdates(self.session, self.library, window.messages, self.show_updates)
        if complaints:
            window.messages.show_message(" ".join(map(translate, complaints[:MOST_COMPLAINTS])), "error")
        self.session.files.writing.patience = Patience(window)
        self.commands = PlanCommands(self.session, preferences, window)
        self.backups = BackupKeeper(self.session, Backups(data_folder() / "backups"), self)
        self.conversations = Conversations(
            self.session, self.commands, self.backups.backups, window.messages, window
        )
        self.backups.failed.connect(self.conversations.tell)
        self.protection = Protection(self.session, window.messages, window)
        self.states = StateCommands(self.session, window.messages, window)
        self.proposal = PresentProposal(self.session, firm_profile(), self._baseline)
        self.exports = Exports(self.proposal, preferences, window.messages, window)
        self.result_exports = ResultExports(
            self._results_in_sight, self.exports.destination, window.messages, lambda: self.session.path
        )
        self.recent_menu = RecentMenu(self.actions.menus["recent"], self.commands)
        self.running = Running(data_folder() / "running")
        self.crash_hook = CrashHook(self._tell_crash, self)
        self.crash_hook.install()
        self._workbench: Workbench | None = None
        self._command_palette: CommandPalette | None = None
        self._library_window: LibraryWindow | None = None
        self._proposal_window: ProposalWindow | None = None
        self._presenting: Presenting | None = None
        self.is_prepared = False
        """Whether everything that the first click needs is ready."""
        self._connect_actions()
        self._connect_session()
        self._connect_window()

    @property
    def workbench(self) -> Workbench:
        """The page on which plans are drawn; created when first needed."""
        if self._workbench is None:
            from app.window.workbench import Workbench  # imports the canvas and all panes

            self._workbench = Workbench(self.session, self.actions, self.preferences, self.window.page_area)
            self.window.add_page(self._workbench)
            canvas = self._workbench.canvas
            self.updates.attach(self._workbench.inspector, canvas.selection_changed)
        return self._workbench

    def begin(self, path: Path | None) -> None:
        """Open the requested plan, or prepare for a click on the start page."""
        for draft in forget_discarded():
            self.backups.backups.forget(draft)
        ended = self.running.begin()
        if path is None or not self.commands.open_path(path):
            self.show_start()
            self._prepare()
        if ended and not self.window.messages.text:
            self.conversations.tell_ended(ended)

    def show_start(self) -> None:
        """Show the start page; the plan stays open behind it."""
        self._stop_presenting()
        for need in ("plan", "selection", "undo", "redo", "variants"):
            self.actions.enable(need, there=False)
        self._show_recent()
        self.window.name_document("", read_only=False)
        self.window.show_page(self.window.start_page)

    def close(self) -> None:
        """Remember the window's place and close the plan."""
        self._stop_presenting()
        self.preferences.change(window=self.window.remembered_place())
        if self._workbench is not None:
            self._workbench.remember_sizes()
            self._workbench.stop()
        self.exports.stop()
        if self._proposal_window is not None:
            self._proposal_window.close()
            self._proposal_window.stop()
        self.session.close()
        self.backups.stop()
        self.running.end()
        self.crash_hook.remove()

    # --- user commands -------------------------------------------------------------------------------------

    def _connect_actions(self) -> None:
        on = self.actions.on
        for action_id, act in {
            "file.new": self.commands.new,
            "file.open": self.commands.ask_and_open,
            "file.save_as": self.commands.ask_and_save,
            "file.rename": self.commands.ask_and_rename,
            "file.password": self.protection.show,
            "file.backups": self.conversations.show_backups,
            "file.restore_point": self.states.mark,
            "file.restore_points": self.states.show_points,
            "file.revert": self.states.revert,
            "file.export_proposal": self._show_proposal,
            "file.export_proposal_now": self.exports.ask_and_export_proposal,
            "file.export_workbook": lambda: self.exports.ask_and_export_proposal(WORKBOOK),
            "file.export_picture": self.exports.ask_and_export_picture,
            "file.export_chart": self.result_exports.ask_and_export_chart,
            "file.export_table": self.result_exports.ask_and_export_table,
            "edit.copy_chart": self.result_exports.copy_chart,
            "edit.copy_table": self.result_exports.copy_table,
            "file.import": self._import_estate,
            "file.ask": self._ask_customer,
            "file.licences": self._show_licences,
            "file.cloud": self._show_cloud,
            "file.library": self.show_library,
            "file.library_updates": self.show_updates,
            "variant.refresh": self._refresh_estate,
            "file.start_page": self.show_start,
            "file.quit": self.window.close,
            "edit.undo": self.session.undo,
            "edit.redo": self.session.redo,
            "edit.find": self._find_anything,
            "view.present": self._present,
            "help.guide": self._show_guide,
            "help.shortcuts": self._show_shortcuts,
            "help.validation": self._show_validation,
            "help.catalogue": self._show_catalogue,
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
        self.language_chosen.emit()

    @property
    def command_palette(self) -> CommandPalette:
        """The finder for actions and components; created when first needed."""
        if self._command_palette is None:
            from app.window.commands.command_palette import CommandPalette

            self._command_palette = CommandPalette(self.window.menus, self.window)
        return self._command_palette

    def _find_anything(self) -> None:
        from app.inspector.form_target import ComponentTarget, FormTarget, SettingsTarget
        from app.window.commands.command_palette import (
            component_offers,
            field_offers,
            hypervisor_offers,
            price_offers,
            record_offers,
            tab_offers,
            vsan_offers,
        )

        on_plan = self._workbench is not None and self.window.page is self._workbench
        if not on_plan:
            self.command_palette.toggle([])
            return
        workbench = self.workbench
        selected = workbench.canvas.selected_ids()
        targets: list[FormTarget] = [SettingsTarget(self.session)]
        if len(selected) == 1:
            targets.insert(0, ComponentTarget(self.session, tuple(selected)))
        self.command_palette.toggle(
            [
                *component_offers(self.session.plan, workbench.go_to),
                *field_offers(self.session.plan, targets, workbench.edit_field),
                *price_offers(self.session.plan, workbench.edit_field),
                *hypervisor_offers(
                    self.session.plan, workbench.edit_field, self.actions["insert.host"].trigger
                ),
                *vsan_offers(self.session.plan, workbench.edit_field, self.actions["insert.cluster"].trigger),
                *tab_offers(workbench.show_results),
                *record_offers(workbench.palette_pane.entries, workbench.add_entry),
            ]
        )

    @property
    def presenting(self) -> Presenting:
        """Begins and ends presentations; created when first needed."""
        if self._presenting is None:
            from app.window.presentation.presenting import Presenting

            self._presenting = Presenting(self.session, self.window, self.actions, self._return_to_plan)
        return self._presenting

    def _present(self) -> None:
        self.presenting.begin(self.workbench.canvas)

    def _stop_presenting(self) -> None:
        if self._presenting is not None:
            self._presenting.leave()

    def _results_in_sight(self) -> ResultTabs:
        self.actions["view.results"].setChecked(True)
        return self.workbench.tabs

    def _show_proposal(self) -> None:
        self.proposal_window.show_present()

    @property
    def proposal_window(self) -> ProposalWindow:
        """The proposal window; created when first needed."""
        if self._proposal_window is None:
            from app.window.proposal.proposal_window import ProposalWindow

            self._proposal_window = ProposalWindow(self.proposal, self.preferences, self.window)
            self.workbench.choice.changed.connect(self._proposal_window.preview.refresh)
        return self._proposal_window

    @property
    def has_proposal_window(self) -> bool:
        """Whether it was created."""
        return self._proposal_window is not None

    def _baseline(self) -> int:
        """Index of the variant that the others are compared with."""
        if self._workbench is None:
            return 0
        return self.session.project.ids.index(self._workbench.choice.baseline.id)

    def show_library(self) -> None:
        """Show the window of the user's own records and prices."""
        if self._library_window is None:
            from app.library.library_window import LibraryWindow

            self._library_window = LibraryWindow(self.library, self.preferences, self.window)
        self._library_window.show()
        self._library_window.raise_()
        self._library_window.activateWindow()

    def show_updates(self) -> None:
        """Show newer values in the library than in the plan, and what applying them would change."""
        self.updates.look()
        if not self.updates.updates:
            self.window.messages.show_message(tr("Everything in this plan matches the library."))
            return
        from app.library.update_dialog import UpdateDialog

        UpdateDialog(self.session, self.updates.updates, self.window).open()

    def _open_dropped(self, paths: Sequence[Path]) -> None:
        """Open a plan; put in what a pilot measured; draw the estate in any other tables."""
        from app.library.importing.dropped_files import sorted_out  # nothing of it is needed before

        try:
            found = sorted_out(paths, has_plan=self.window.page is not self.window.start_page)
        except HeadroomError as error:
            self.conversations.tell(error)
            return
        if found.plan is not None:
            self.commands.open_path(found.plan)
        elif found.measured:
            self.workbench.ask_measured(found.measured)
        else:
            self._import_estate(found.exports)

    def _import_estate(self, paths: Sequence[Path] = ()) -> None:
        from app.window.dialogs.estate_dialog import EstateDialog

        pools = self.window.page is not self.window.start_page and self.session.plan.of_type(DesktopPool)
        dialog = EstateDialog(self.session.catalog, self.window, has_pools=bool(pools))
        dialog.drawn.connect(self._draw_estate)
        dialog.answered.connect(self._show_answers)
        dialog.measured.connect(self.workbench.ask_measured)
        dialog.open()
        if paths:
            dialog.read(paths)

    def _draw_estate(self, drawn: EstateDrawing, name: str) -> None:
        """A plan of its own where none is open, and in an open one the variant Today: what is offered stays apart from
        what stands there already.
        """
        from app.canvas.layout.placing import with_places
        from planner_core.editing.verbs import free_copy_name
        from planner_core.imports.as_is import today_step
        from planner_core.imports.drawing import named
        from planner_core.plan.project import as_project

        drawn = msgspec.structs.replace(drawn, plan=with_places(named(drawn.plan, name)))
        plan, session = self.session.plan, self.session
        if self.window.page is self.window.start_page:
            is_drawn = session.new_plan(as_project(drawn.plan, tr("Today")))
        elif not plan.components:
            is_drawn = session.perform(
                today_step(
                    session.project,
                    drawn,
                    tr("Today"),
                    (tr("Variant {number}", number=1), tr("Untitled plan")),
                )
            )
        else:
            is_drawn = session.variants.add(free_copy_name(session.project, tr("Today")), drawn.plan)
        if is_drawn:
            canvas = self.workbench.canvas
            canvas.select(())
            canvas.framing.fit_all()
            self.window.messages.show_message(
                tr(
                    "This is today's estate. The tab Measured shows what the plan predicts of it beside what was"
                    " measured."
                ),
                answers=[
                    (tr("Predicted and measured"), partial(self.workbench.show_results, "measured")),
                    (tr("Plan the refresh"), self._refresh_estate),
                ],
            )

    def _refresh_estate(self) -> None:
        """A copy of the shown variant that is to replace it; its hosts are exchanged by hand or by the best design."""
        finish_typing(QApplication.focusWidget())
        today = self.session.variants.shown.name
        if not self.session.variants.refresh():
            return
        words = tr(
            "This is a copy of {variant} to plan its refresh in. Choose another server or processor in the form of its"
            " hosts, or look for the best design.",
            variant=Named(today),
        )
        design = self.actions["edit.design"]
        self.window.messages.show_message(words, answers=[(tr("Look for the best design"), design.trigger)])

    def _show_answers(self, answers: Sequence[CustomerAnswer], name: str) -> None:
        """Into the open plan; where none is open, into a new one."""
        from app.canvas.layout.placing import with_places
        from app.results.words.questions import choice_labels
        from app.window.dialogs.answers_dialog import AnswersDialog
        from planner_core.imports.answers import answered, in_order
        from planner_core.imports.drawing import below

        plan = self._plan_in_sight()
        found = answered(
            plan, in_order(answers), self.session.catalog, choice_labels, with_places, below(plan)
        )
        dialog = AnswersDialog(found, self.window)
        dialog.taken.connect(lambda step: self._take_answers(step, name))
        dialog.open()

    def _take_answers(self, step: Step, name: str) -> None:
        from planner_core.editing.edits import apply
        from planner_core.imports.drawing import named

        if self.window.page is self.window.start_page:
            self.session.new_plan(named(apply(Plan(), step.edits), name))
        else:
            self.session.perform(step)

    def _plan_in_sight(self) -> Plan:
        return Plan() if self.window.page is self.window.start_page else self.session.plan

    def _ask_customer(self) -> None:
        from app.output.destination import Destination, FileKind
        from app.output.workbook.questions_sheet import build_questions
        from app.window.dialogs.ask_dialog import AskDialog

        plan, catalog = self._plan_in_sight(), self.session.catalog
        has_plan = self.window.page is not self.window.start_page
        like = self.session.path if has_plan else None

        def write(language: str) -> bool:
            destination = Destination(self.preferences, self.window.messages, dialog)
            kinds = (FileKind(tr("Excel workbooks (*.xlsx)"), ".xlsx"),)
            title = tr("Questions before the workshop")
            path = destination.ask(title, f"{title} {plan.name}" if has_plan else title, kinds)
            if path is None:
                return False
            try:
                write_file(path, build_questions(plan, catalog, language), like=like)
            except HeadroomError as error:
                dialog.messages.show_message(translate(error.message), "error")
                return False
            destination.say_written(path, tr("Open the workbook"))
            return True

        dialog = AskDialog(plan, catalog, write, self.window)
        dialog.open()

    def _show_licences(self) -> None:
        from app.window.dialogs.licences_dialog import LicencesDialog

        LicencesDialog(self.session, self.window).open()

    def _show_cloud(self) -> None:
        from app.window.dialogs.cloud_dialog import CloudDialog

        CloudDialog(self.session, self.window).open()

    def _show_shortcuts(self) -> None:
        from app.window.dialogs.shortcuts_dialog import ShortcutsDialog

        ShortcutsDialog(self.actions, self.window).open()

    def _show_guide(self) -> None:
        from app.window.dialogs.guide_dialog import GuideDialog

        GuideDialog(self.actions, self.window).show()

    def _show_validation(self) -> None:
        from app.window.dialogs.validation_dialog import ValidationDialog

        ValidationDialog(self.window).open()

    def _show_catalogue(self) -> None:
        from app.project.catalogue import load_second_opinions
        from app.window.dialogs.catalogue_dialog import CatalogueDialog

        CatalogueDialog(self.session.catalog, load_second_opinions(), self.window).open()

    def _show_about(self) -> None:
        from app.window.dialogs.about_dialog import AboutDialog

        AboutDialog(self.window).open()

    # --- what happens to the plan ----------------------------------------------------------------------------

    def _connect_session(self) -> None:
        self.session.opened.connect(self._show_plan)
        self.session.history_changed.connect(lambda: self.running.note(self.session.path))
        self.session.files.protected.connect(lambda _before: self._name_protection())
        self.session.changed.connect(lambda _changed: self._name_document())
        self.session.history_changed.connect(self._name_steps)
        self.session.history_changed.connect(self._name_document)
        self.session.refused.connect(self._refuse)
        self.commands.failed.connect(self._refuse)
        self.commands.reopened.connect(self._return_to_plan)
        self.commands.placed.connect(self.window.messages.hide_error)
        self.commands.recent_changed.connect(self._show_recent)

    def _show_plan(self) -> None:
        self._stop_presenting()
        self.window.messages.hide()
        self.workbench.show_plan()
        self._return_to_plan()
        reason = self.session.files.read_only_reason
        if reason is not None:
            self.conversations.tell_read_only(translate(reason))
        elif (older := self.session.files.older_file) is not None:
            self.conversations.tell_older(older)

    def _return_to_plan(self) -> None:
        self.window.show_page(self.workbench)
        self.actions.enable("plan", there=True)
        self.actions.enable("selection", there=bool(self.workbench.canvas.selected_ids()))
        self.workbench.variants.follow()
        self._name_steps()
        self._name_protection()
        self._name_document()
        self.workbench.canvas.setFocus()

    def _name_document(self) -> None:
        if self.window.page is not self.window.start_page:
            self.window.name_document(self.session.plan.name, read_only=self.session.files.read_only)

    def _name_protection(self) -> None:
        action = "file.password"
        self.actions.name_step(action, self.protection.entry(), tr(action_info(action).help))
        self.workbench.top_bar.show_lock(self.session.files.password is not None)

    def _name_steps(self) -> None:
        history = self.session.history
        undo = history.last.label if self.session.changes.can_undo else None
        redo = history.next.label if self.session.changes.can_redo else None
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
        self.conversations.tell(error)
        if self.session.path is None:
            self.show_start()

    def _tell_crash(self, log: Path | None) -> None:
        where = (
            tr("Details for the makers are in {file}.", file=str(log))
            if log
            else tr("The details could not be written to the log.")
        )
        text = tr("Something went wrong inside Headroom. Your plan is safe in its file.")
        in_front = self._application.activeWindow()
        bar = in_front.findChild(MessageBar) if in_front else None
        (bar or self.window.messages).show_message(f"{text} {where}", "error")

    # --- the window ----------------------------------------------------------------------------------------

    def _connect_window(self) -> None:
        start = self.window.start_page
        start.sample_chosen.connect(self.commands.open_sample)
        start.plan_chosen.connect(lambda path: self.commands.open_path(Path(path)))
        start.plans_forgotten.connect(self.commands.forget)
        start.draft_discarded.connect(lambda path: self.commands.discard_draft(Path(path)))
        self._application.applicationStateChanged.connect(self._look_at_file)
        self.window.files_dropped.connect(self._open_dropped)
        self.window.closing.connect(self.close)

    def _look_at_file(self, state: Qt.ApplicationState) -> None:
        """After a return from another program, check at once what that did to the file."""
        if state == Qt.ApplicationState.ApplicationActive and self.window.page is not self.window.start_page:
            self.session.files.look_at()

    def _show_recent(self) -> None:
        self.window.start_page.show_recent(self.commands.recent(look=True, most=MOST_ON_START_PAGE))

    def _prepare(self) -> None:
        """Step by step, while the user looks at the start page: pictures of the samples, the workbench."""
        from app.window.start.sample_pictures import Previews

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
