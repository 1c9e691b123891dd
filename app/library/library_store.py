"""The open library: the one door through which it is changed, with its undo, and the catalogue that follows from it."""

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
from planner_core.catalog.records import RECORD_LISTS
from planner_core.messages import HeadroomError, Message

if TYPE_CHECKING:
    from app.project.session import Session


MANY_EDITS: Final = 500
"""From so many on, a step is written beside the window, with its progress shown."""


class LibrarySteps(NamedTuple):
    """Steps of a library, the latest last, and the content that they fit."""

    library: Library
    done: tuple[LibraryStep, ...]
    undone: tuple[LibraryStep, ...]


class LibraryStore(QObject):
    """Reads and changes the library; every change is in the file before anybody sees it."""

    changed = Signal()
    """The library is another one."""
    refused = Signal(object)
    """`HeadroomError`: what was asked for was not done."""

    def __init__(self, path: Path, shipped: Catalog, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.shipped = shipped
        self.patience: Callable[[Callable[[], None]], None] = lambda work: work()
        """Runs what takes long; the window of the library replaces it by something that does not block it."""
        self.currency = "EUR"
        """That of the open plan, which new prices are taken to be in."""
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
        """Why the library cannot be used at all; None where it can."""
        return self._blocked.message if self._blocked else None

    @property
    def undo_label(self) -> Message | None:
        """The step that undo would take back."""
        return self._done[-1].label if self._done else None

    @property
    def redo_label(self) -> Message | None:
        """The step that redo would bring back."""
        return self._undone[-1].label if self._undone else None

    def catalog(self, currency: str) -> Catalog:
        """Shipped and own records, own ones win; with the prices in a currency that are valid today."""
        return todays_catalog(self.shipped, self.library, currency)

    def book(self, currency: str) -> PriceBook:
        """The prices in a currency that are valid today."""
        return todays_prices(self.library, currency)

    def list_of(self, record: str) -> str:
        """The list that holds a record of this name; empty where none does."""
        own = (of for of, name in self.library.records if name == record)
        shipped = (of for of in RECORD_LISTS if self.shipped.record(of, record) is not None)
        return next(own, None) or next(shipped, "")

    def perform(self, step: LibraryStep) -> bool:
        """Make a step durable; False where it was refused. A step without edits is nothing to do."""
        if not step.edits:
            return True
        if not self._attempt(lambda: self._commit(step)):
            return False
        self._done.append(step)
        self._undone.clear()
        self.changed.emit()
        return True

    def undo(self) -> bool:
        """Take the last step back, if there is one."""
        return self._turn(self._done, self._undone, LibraryStep.inverse)

    def redo(self) -> bool:
        """Bring the next step back, if there is one."""
        return self._turn(self._undone, self._done, lambda step: step)

    @property
    def steps(self) -> LibrarySteps:
        """What can be undone and redone."""
        return LibrarySteps(self.library, tuple(self._done), tuple(self._undone))

    def take_steps(self, steps: LibrarySteps) -> None:
        """Go on with the steps of the store before, unless somebody has changed the library since."""
        if self.library == steps.library:
            self._done, self._undone = list(steps.done), list(steps.undone)
            self.changed.emit()

    def look_again(self) -> None:
        """Show what another window has changed in the meantime."""
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
        self._is_writing = True  # the event loop turns meanwhile, and nobody may read what is half done
        try:
            self.patience(lambda: self._write(step))
        finally:
            self._is_writing = False

    def _write(self, step: LibraryStep) -> None:
        """In a worker thread, where there is a window to wait beside."""
        self.file.commit(step)

    def _attempt(self, act: Callable[[], object]) -> bool:
        try:
            act()
        except StaleLibraryError as error:
            self._done.clear()  # these steps were made on rows that are other ones now
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
    """Gives the session the catalogue that fits library, currency of the plan, and day."""

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
