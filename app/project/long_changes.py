"""Writes very large changes in the background, while the window stays responsive."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from threading import Event

from app.machine.crash_log import record_crash
from db.progress import to_the_end
from db.project_file import ProjectFile
from planner_core.editing.document import Changed
from planner_core.plan.plan import Plan

MOST_EDITS_AT_ONCE = 400
"""Steps with more edits are written in the background and can be cancelled; fewer take two or three frames."""

Patience = Callable[[Callable[[], ProjectFile]], ProjectFile]
"""Runs long work and returns its result; the window may process events in the meantime."""


class Writing:
    """One change at a time. While `goes_on`, the file must not be used."""

    def __init__(self) -> None:
        self.ahead: list[Callable[[Plan, Changed], None]] = []
        """Called in the background after such a change is written, with the resulting plan."""
        self.anew: list[Callable[[Plan], None]] = []
        """Called in the background after a large file is read, with its plan."""
        self.patience: Patience = lambda work: work()
        """Runs long work; the window replaces it by a non-blocking implementation."""
        self.goes_on = False
        self._ended = Event()
        self._ended.set()

    def written(self, file: ProjectFile, act: Callable[[ProjectFile], Changed], edits: int) -> Changed:
        """Result of writing a change with this many edits. Raises what the work raises."""
        if edits <= MOST_EDITS_AT_ONCE:
            return act(file)
        changed: list[Changed] = []

        def write() -> ProjectFile:
            changed.append(act(file))
            look_ahead(self.ahead, file.plan, changed[0])
            return file

        self._beside_the_window(write)
        return changed[0]

    def to_the_end(self, work: Callable[[], ProjectFile]) -> ProjectFile:
        """Run work that derives a key and cannot be cancelled. Raises what the work raises."""

        def uninterrupted() -> ProjectFile:
            with to_the_end():
                return work()

        return self._beside_the_window(uninterrupted)

    def looked_at(self, make: Callable[[], ProjectFile]) -> ProjectFile:
        """A file to be opened, after views have prepared for its plan. Raises what the work raises."""
        file = make()
        look_ahead(self.anew, file.plan)
        return file

    def wait(self) -> None:
        """Wait for pending writes; call before closing the file."""
        self._ended.wait()

    def _beside_the_window(self, work: Callable[[], ProjectFile]) -> ProjectFile:
        def write() -> ProjectFile:
            try:
                return work()
            finally:
                self._ended.set()

        self.goes_on = True
        self._ended.clear()
        try:
            return self.patience(write)
        finally:
            self.goes_on = False
            self._ended.set()


def look_ahead(views: Sequence[Callable[..., None]], *what: object) -> None:
    """Let views prepare in the background; a view that fails repeats the work in the GUI thread."""
    try:
        for work_out in views:
            work_out(*what)
    except Exception as error:  # noqa: BLE001 - each view does again what it lacks
        record_crash(error)
