"""Tells when the open plan has older values than the library, in the inspector and once in the window."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal, SignalInstance
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QWidget

from app.library.library_store import LibraryStore
from app.look.translation import tr, tr_plural
from app.look.widgets.link_button import LinkButton
from app.look.widgets.message_bar import MessageBar
from app.project.session import Session
from planner_core.editing.verbs.record_updates import RecordUpdate, record_updates

if TYPE_CHECKING:
    from app.inspector.inspector import Inspector

WAIT_MS = 200


class LibraryUpdates(QObject):
    """Knows which components are outdated; checks shortly after changes of plan or library."""

    found = Signal()

    def __init__(
        self, session: Session, store: LibraryStore, messages: MessageBar, show: Callable[[], object]
    ) -> None:
        super().__init__(session)
        self._session, self._store, self._messages, self._show = session, store, messages, show
        self._updates: tuple[RecordUpdate, ...] = ()
        self._told = False
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(WAIT_MS)
        self._later.timeout.connect(self.look)
        session.opened.connect(self._begin)
        for signal in (session.variant_shown, session.catalog_changed):
            signal.connect(self._later.start)
        session.changed.connect(lambda changed: None if changed.moves_only else self._later.start())

    @property
    def updates(self) -> tuple[RecordUpdate, ...]:
        """The outdated components, as of the last check."""
        return self._updates

    def look(self) -> None:
        """Check now; reported once per opened plan."""
        self._later.stop()
        book = self._store.book(self._session.plan.settings.currency)
        self._updates = record_updates(self._session.plan, self._session.catalog, book.repriced)
        self.found.emit()
        if self._updates and not self._told and not self._session.files.read_only and not self._messages.text:
            self._told = True
            text = tr_plural(
                "The library has newer values for {count} component of this plan.",
                "The library has newer values for {count} components of this plan.",
                len(self._updates),
            )
            self._messages.show_message(text, "notice", [(tr("Show them…"), self._show)])

    def attach(self, inspector: Inspector, selected: SignalInstance) -> QWidget:
        """Add a line below the inspector's head that is visible while an outdated component is selected."""
        holder = QWidget(inspector)
        line = LinkButton(tr("Newer values in the library…"), holder, size="body", colour="accent")
        line.set_icon("info")
        line.setToolTip(tr("Show what would change, and choose what to take over."))
        line.clicked.connect(self._show)
        row = QHBoxLayout(holder)
        row.setContentsMargins(16, 0, 16, 8)
        row.addWidget(line)
        row.addStretch(1)
        column = inspector.layout()
        assert isinstance(column, QBoxLayout)
        column.insertWidget(1, holder)

        def follow() -> None:
            holder.setVisible(bool({each.component for each in self._updates} & set(inspector.ids)))

        self.found.connect(follow)
        selected.connect(follow)
        follow()
        return holder

    def _begin(self) -> None:
        self._told = False
        self._updates = ()
        self._later.start()
