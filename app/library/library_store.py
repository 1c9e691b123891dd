"""The open library: the only way to change it, with undo, and the catalogue based on it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QObject, Signal

from app.library.todays_catalog import today, todays_catalog, todays_prices
from db.library import LibraryFile, open_or_set_aside
from db.library_errors import LibraryError
from planner_core.catalog.catalog import Catalog
from planner_core.catalog.library import Library, LibraryStep, StaleLibraryError
from planner_core.catalog.prices import PriceBook
from planner_core.catalog.records import PRICED_KINDS
from planner_core.messages import HeadroomError, Message

if TYPE_CHECKING:
    from app.project.session import Session


MANY_EDITS: Final = 500
"""From this many on, a step is written in a thread, with its progress shown."""


class LibrarySteps(NamedTuple):
    """The steps of a library, the latest last, and the content they apply to."""

    library: Library
    done: tuple[LibraryStep, ...]
    undone: tuple[LibraryStep, ...]


class LibraryStore(QObject):
    """Reads and changes the library; every change is written to the file before it is visible."""

    changed = Signal()
    """The library has changed."""
    refused = Signal(object)
    """`HeadroomError`: a request was refused."""

    def __init__(self, path: Path, shipped: Catalog, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.shipped = shipped
        self.patience: Callable[[Callable[[], None]], None] = lambda work: work()
        """Runs long work; the library window replaces it by a version that does not block."""
        self.currency = "EUR"
        """The open plan's currency, used for new prices."""
        self._is_writing = False
        self._blocked: LibraryError | None = None
        self._done: list[LibraryStep] = []
        self._undone: list[LibraryStep] = []
        self.file, self.complaints = self._open(path)

    @property
    def library(self) -> Library:
        """Own records and prices."""
        return self.file.library

    @property
    def blocked(self) -> Message | None:
        """Why the library cannot be used at all; None if it can."""
        return self._blocked.message if self._blocked else None

    @property
    def undo_label(self) -> Message | None:
        """The step that undo would revert."""
        return self._done[-1].label if self._done else None

    @property
    def redo_label(self) -> Message | None:
        """The step that redo would restore."""
        return self._undone[-1].label if self._undone else None

    def catalog(self, currency: str) -> Catalog:
        """Shipped and own records, own ones first; with the prices in a currency that are valid today."""
        return todays_catalog(self.shipped, self.library, currency)

    def book(self, currency: str) -> PriceBook:
        """The prices in a currency that are valid today."""
        return todays_prices(self.library, currency)

    def list_of(self, record: str) -> str:
        """The list that contains a record of this name; empty if none does."""
        own = (of for of, name in self.library.records if name == record)
        shipped = (of for of in PRICED_KINDS if self.shipped.record(of, record) is not None)
        return next(own, None) or next(shipped, "")

    def perform(self, step: LibraryStep) -> bool:
        """Write a step durably. Returns False if it was refused. A step without edits does nothing."""
        if not step.edits:
            return True
        if not self._attempt(lambda: self._commit(step)):
            return False
        self._done.append(step)
        self._undone.clear()
        self.changed.emit()
        return True

    def undo(self) -> bool:
        """Undo the last step, if there is one."""
        return self._turn(self._done, self._undone, LibraryStep.inverse)

    def redo(self) -> bool:
        """Redo the next step, if there is one."""
        return self._turn(self._undone, self._done, lambda step: step)

    @property
    def steps(self) -> LibrarySteps:
        """The steps to undo and redo."""
        return LibrarySteps(self.library, tuple(self._done), tuple(self._undone))

    def take_steps(self, steps: LibrarySteps) -> None:
        """Adopt the steps of a previous store, unless the library has changed since."""
        if self.library == steps.library:
            self._done, self._undone = list(steps.done), list(steps.undone)
            self.changed.emit()

    def look_again(self) -> None:
        """Show what another window has changed meanwhile."""
        if self._blocked is None and not self._is_writing:
            self._attempt(self._read_if_changed)

    def _turn(
        self,
        taken: list[LibraryStep],
        given: list[LibraryStep],
        direction: Callable[[LibraryStep], LibraryStep],
    ) -> bool:
        if not taken or not self._attempt(lambda: self._commit(direction(taken[-1]))):
            return False
        given.append(taken.pop())
        self.changed.emit()
        return True

    def _commit(self, step: LibraryStep) -> None:
        if self._blocked is not None:
            raise self._blocked
        if len(step.edits) < MANY_EDITS:
            self.file.commit(step)
            return
        self._is_writing = True  # the event loop runs meanwhile; nothing may read a half-written state
        try:
            self.patience(lambda: self._write(step))
        finally:
            self._is_writing = False

    def _write(self, step: LibraryStep) -> None:
        """Runs in a thread if the window can wait for it."""
        self.file.commit(step)

    def _attempt(self, act: Callable[[], object]) -> bool:
        try:
            act()
        except StaleLibraryError as error:
            self._done.clear()  # these steps were based on rows that have changed
            self._undone.clear()
            self.changed.emit()
            self.refused.emit(error)
            return False
        except HeadroomError as error:
            self.refused.emit(error)
            return False
        return True

    def _read_if_changed(self) -> None:
        if self.file.has_changed():
            self.file.read()
            self._done.clear()
            self._undone.clear()
            self.changed.emit()

    def _open(self, path: Path) -> tuple[LibraryFile, tuple[Message, ...]]:
        try:
            file, message = open_or_set_aside(path)
        except LibraryError as error:
            self._blocked = error
            return LibraryFile(path), (error.message,)
        return file, (*((message,) if message else ()), *file.complaints)


class CatalogueKeeper(QObject):
    """Gives the session the catalogue for the library, the plan's currency, and the day."""

    def __init__(self, store: LibraryStore, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._store, self._session = store, session
        self._known = (session.plan.settings.currency, today())
        store.changed.connect(self._renew)
        session.opened.connect(self._follow)
        session.variant_shown.connect(self._follow)
        session.changed.connect(lambda _changed: self._follow())

    def _follow(self) -> None:
        if (self._session.plan.settings.currency, today()) != self._known:
            self._renew()

    def _renew(self) -> None:
        self._known = (self._session.plan.settings.currency, today())
        self._store.currency = self._known[0]
        self._session.use_catalog(self._store.catalog(self._known[0]))
