"""New, open, save as, rename, samples and recent plans: the plan commands of the File menu."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal
from PySide6.QtWidgets import QFileDialog, QWidget

from app.look.moments import file_time_in_words
from app.look.translation import tr, tr_plural
from app.machine.preferences import MOST_RECENT, Preferences
from app.output.destination import file_name_for
from app.output.plan_json import JSON, is_json, read_json
from app.output.save_place import ask_place
from app.project.drafts import discard_draft, drafts, is_draft
from app.project.samples import read_sample
from app.project.session import Session
from app.window.dialogs.rename_dialog import RenameDialog
from app.window.start.recent_list import RecentPlan
from db.inspect_file import is_locked
from db.project_file import SUFFIX
from planner_core.messages import NO_BREAK_SPACE, HeadroomError, Message
from planner_core.plan.components import DesktopPool, Host
from planner_core.plan.plan import Plan, Settings

PAUSE_MILLISECONDS = 1000
"""Delay after the last edit before the size of a draft is stored: writing at each edit is too much."""


class PlanCommands(QObject):
    """Opens and saves plans in the session and remembers the recent ones."""

    failed = Signal(object)
    """A HeadroomError from before the session was involved."""
    recent_changed = Signal()
    discarded = Signal(str, object)
    """Name of a discarded draft, and a function that restores it."""
    reopened = Signal()
    """The requested plan is open already."""
    placed = Signal()
    """The plan has got the requested place or name."""

    def __init__(self, session: Session, preferences: Preferences, window: QWidget) -> None:
        super().__init__(window)
        self._session = session
        self._preferences = preferences
        self._window = window
        self.place_asked_for: Path | None = None
        """The place where the plan is being saved, as chosen by the user."""
        self._sized: tuple[Path, Plan] | None = None
        """The latest state of the draft, until its number of hosts and desktops is stored."""
        self._pause = QTimer(self, interval=PAUSE_MILLISECONDS, singleShot=True)
        self._pause.timeout.connect(self._remember_size)
        if (application := QCoreApplication.instance()) is not None:
            application.aboutToQuit.connect(self._remember_size)
        session.opened.connect(self._remember)
        session.history_changed.connect(self._remember)

    def new(self) -> bool:
        """Start with an empty drawing, a draft until it is saved elsewhere."""
        return self._session.new_plan(Plan(settings=Settings(name=tr("Untitled plan"))))

    def open_sample(self, name: str) -> bool:
        """Open a copy of a sample plan as a draft."""
        return self._session.new_plan(read_sample(name))

    def open_path(self, path: Path) -> bool:
        """Open a project file, or a copy of a plan in JSON as a draft."""
        if not is_json(path):
            return self._open_project(path.absolute())
        try:
            project = read_json(path)
        except HeadroomError as error:
            self.failed.emit(error)
            return False
        return self._session.new_plan(project)

    def _open_project(self, path: Path) -> bool:
        before = self._session.path
        done = self._session.open(path)
        if done and self._session.path == before:
            self.reopened.emit()
        return done

    def ask_and_open(self) -> bool:
        """Let the user choose a file and open it."""
        kinds = ";;".join(
            (
                tr("Plans (*{project} *{json})", project=SUFFIX, json=JSON),
                tr("All files (*)"),
            )
        )
        chosen, _ = QFileDialog.getOpenFileName(self._window, tr("Open plan"), self._folder(), kinds)
        return bool(chosen) and self.open_path(Path(chosen))

    def ask_and_save(self) -> bool:
        """Let the user choose a place, save a clean copy there and continue with it."""
        suggestion = Path(self._folder()) / file_name_for(self._session.plan.name, SUFFIX)
        kind = (tr("Headroom plans (*{project})", project=SUFFIX), SUFFIX)
        chosen = ask_place(self._window, tr("Save plan as"), suggestion, [kind])
        if chosen is None:
            return False
        return self.save_to(chosen)

    def save_to(self, place: Path) -> bool:
        """Save a clean copy at a place and continue with it; a draft is moved."""
        before = self._session.path
        self.place_asked_for = place
        try:
            if not self._session.files.save_copy(place):
                return False
        finally:
            self.place_asked_for = None
        if before is not None and is_draft(before):
            self._preferences.forget((str(before),))
        self._remember()
        self.placed.emit()
        return True

    def ask_and_rename(self) -> None:
        """Let the user type another file name; a draft has none of its own, and is saved elsewhere instead."""
        path = self._session.path
        if path is None:
            return
        if is_draft(path):
            self.ask_and_save()
            return
        dialog = RenameDialog(path.stem, lambda name: self.rename_file(path, name), self._window)
        self._session.opened.connect(dialog.reject)
        dialog.open()

    def rename_file(self, path: Path, name: str) -> bool:
        """Rename the open file within its folder; the suffix may be typed or not. Returns False if refused."""
        name = name.strip()
        if name.lower().endswith(SUFFIX):
            name = name[: -len(SUFFIX)]
        if path != self._session.path or not name or name == path.stem:
            return True
        if not self._session.files.rename(path.with_name(file_name_for(name, SUFFIX))):
            return False
        self._preferences.forget((str(path),))
        self._remember()
        self.placed.emit()
        return True

    def discard_draft(self, path: Path) -> None:
        """Remove a draft; the message about it can restore it."""
        if self._session.path == path:
            self.failed.emit(HeadroomError(Message("This draft is open. Open another plan to discard it.")))
            return
        name = self.name_of(path)
        try:
            bring_back = discard_draft(path)
        except HeadroomError as error:
            self.failed.emit(error)
            return
        if bring_back is not None:
            self.recent_changed.emit()
            self.discarded.emit(name, bring_back)

    def name_of(self, path: Path) -> str:
        """The name of a recent plan, else that of its file."""
        if self._is_locked(path):
            return path.stem
        return self._preferences.values.names.get(str(path), path.stem)

    def recent(self, *, look: bool, most: int = MOST_RECENT) -> Sequence[RecentPlan]:
        """The recent plans, then the other drafts.

        With `look`, the disk is checked for missing ones; without, all are assumed to exist.
        """
        self._remember_size()
        known = self._preferences.values
        listed = [self._recent_plan(Path(path), known.names.get(path, ""), look) for path in known.recent]
        if look:
            others = [path for path in drafts() if str(path) not in known.recent]
            listed += [self._recent_plan(path, "", look) for path in others]
        return [plan for plan in listed if plan.is_there or not is_draft(Path(plan.path))][:most]

    def forget(self, paths: Sequence[str]) -> None:
        """Remove plans from the list; drafts are not deleted."""
        self._preferences.forget(tuple(paths))
        self.recent_changed.emit()

    def forget_missing(self) -> None:
        """Remove all missing plans from the list."""
        self.forget([plan.path for plan in self.recent(look=True) if not plan.is_there])

    def _recent_plan(self, path: Path, name: str, look: bool) -> RecentPlan:
        draft = is_draft(path)
        there = not look or path.is_file()
        if look and self._is_locked(path):
            if name not in ("", path.stem):  # protected by another program since it was open here
                self._preferences.change(names={**self._preferences.values.names, str(path): path.stem})
            self._preferences.unsized(path)
            return RecentPlan(
                str(path), path.stem, tr("Protected by a password"), there, draft, is_locked=True
            )
        place = str(path.parent)
        if draft:
            changed = _changed(path) if look else ""
            place = tr("Draft, {changed}", changed=changed) if changed else tr("Draft")
            if size := _size_in_words(self._preferences.values.sizes.get(str(path), ())):
                place = f"{place} · {size}"
        return RecentPlan(str(path), name or path.stem, place, there, draft)

    def _is_locked(self, path: Path) -> bool:
        """The open file is not opened again: on some systems closing it would release its lock."""
        if path == self._session.path:
            return self._session.files.password is not None
        return is_locked(path)

    def _remember(self) -> None:
        path = self._session.path
        if path is None:
            return
        known, name = self._preferences.values, self._session.files.listed_name
        if self._sized is not None and self._sized[0] != path:
            self._remember_size()
        if known.recent[:1] != (str(path),) or known.names.get(str(path)) != name:
            self._preferences.used(path, name)
            if not is_draft(path):
                self._preferences.change(last_folder=str(path.parent))
            self.recent_changed.emit()
        if self._session.files.password is not None:
            self._sized = None
            self._preferences.unsized(path)
        elif is_draft(path):
            self._sized = path, self._session.plan
            self._pause.start()

    def _remember_size(self) -> None:
        """Store the numbers of hosts and desktops of the draft; nothing for a locked one."""
        self._pause.stop()
        if self._sized is None:
            return
        (path, plan), self._sized = self._sized, None
        if str(path) in self._preferences.values.recent:
            hosts = sum(each.count for each in plan.of_type(Host))
            self._preferences.sized(path, (hosts, sum(each.desktops for each in plan.of_type(DesktopPool))))

    def _folder(self) -> str:
        last = self._preferences.values.last_folder
        return last if last and Path(last).is_dir() else str(Path.home())


def _size_in_words(size: tuple[int, ...]) -> str:
    """`4 hosts, 500 desktops`; empty if unknown."""
    if len(size) != len(("hosts", "desktops")):
        return ""
    hosts, desktops = size
    counted = tr_plural("{count} host", "{count} hosts", hosts)
    said = f"{counted}, {tr_plural('{count} desktop', '{count} desktops', desktops)}"
    return said.replace(" ", NO_BREAK_SPACE)  # on a line of its own if the list is narrow


def _changed(path: Path) -> str:
    """When a file was last changed, in words."""
    try:
        return file_time_in_words(path.stat().st_mtime)
    except OSError:
        return ""
