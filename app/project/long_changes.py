"""A change of very many rows on its way to the file: beside the window, which stays alive meanwhile."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from threading import Event

from app.machine.crash_log import record_crash
from db.progress import to_the_end
from db.project_file import ProjectFile
from planner_core.editing.document import Changed
from planner_core.plan.plan import Plan

MOST_EDITS_AT_ONCE = 400
"""A step of more edits is written beside the window, which can call it off: that takes two or three frames."""

Patience = Callable[[Callable[[], ProjectFile]], ProjectFile]
"""Runs what takes long and answers with what it gives; what happens in the window until then is its affair."""


class Writing:
    """One change at a time. While `goes_on`, nobody else may touch the file."""

    def __init__(self) -> None:
        self.ahead: list[Callable[[Plan, Changed], None]] = []
        """Called beside the window once such a change is written, with the plan that comes of it."""
        self.anew: list[Callable[[Plan], None]] = []
        """Called beside the window once a large file is read, with the plan that is about to be opened."""
        self.patience: Patience = lambda work: work()
        """Runs what takes long with a large project; the window replaces it by something that does not block it."""
        self.goes_on = False
        self._ended = Event()
        self._ended.set()

    def written(self, file: ProjectFile, act: Callable[[ProjectFile], Changed], edits: int) -> Changed:
        """What a change of so many edits has changed. Raises what it raises."""
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
        """Do what takes its time because a key is made, and cannot be called off half-way. Raises what it raises."""

        def uninterrupted() -> ProjectFile:
            with to_the_end():
                return work()

        return self._beside_the_window(uninterrupted)

    def looked_at(self, make: Callable[[], ProjectFile]) -> ProjectFile:
        """A file that is about to be opened, which views have had a look at. Raises what making it raises."""
        file = make()
        look_ahead(self.anew, file.plan)
        return file

    def wait(self) -> None:
        """Wait until nothing is written any more; before the file is closed."""
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
    """Let views work out beside the window what they will show; what one of them fails at, it does again there."""
    try:
        for work_out in views:
            work_out(*what)
    except Exception as error:  # noqa: BLE001 - each view does again what it lacks
        record_crash(error)
