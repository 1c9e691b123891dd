"""The proposal window: contents and branding at the left, pages at the right, export below."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import (
    QCloseEvent,
    QGuiApplication,
    QHideEvent,
    QKeyEvent,
    QKeySequence,
    QShortcut,
    QShowEvent,
)
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QPushButton,
    QScrollArea,
    QSplitter,
    QVBoxLayout,
    QWidget,
)

from app.look.translation import tr, translate
from app.look.widgets.announce import announce
from app.look.widgets.first_size import lie_over_parent
from app.look.widgets.message_bar import MessageBar
from app.look.widgets.plain_text import hairline
from app.look.widgets.wheel import TabWidget
from app.machine.preferences import Preferences
from app.window.commands.exports import Exports
from app.window.proposal.branding_form import BrandingForm
from app.window.proposal.contents_form import ContentsForm
from app.window.proposal.live_preview import Preview
from app.window.proposal.open_proposal import PresentProposal
from app.window.proposal.page_bar import PageBar
from app.window.proposal.page_view import PageView
from planner_core.editing.document import Changed
from planner_core.messages import HeadroomError, Message, Named

if TYPE_CHECKING:
    from app.output.proposal.worker_requests import Pages

FIRST_SIZE: Final = QSize(1180, 800)
MOST_FOR_FORMS: Final = 0.45
FORM_LETTERS: Final = 46
"""First width of the forms in letters, so that it grows with the text."""


class ProposalWindow(QWidget):
    """Stays open beside the plan and follows it; changes of the project can be undone here too."""

    def __init__(self, present: PresentProposal, preferences: Preferences, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self._present = present
        self._begins: Mapping[str, int] = {}
        self._failure = ""
        self._was_placed = False
        self.setProperty("surface", "panel")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.messages = MessageBar(self)
        self.contents = ContentsForm(present, self)
        self.branding = BrandingForm(present, preferences, self)
        self.view = PageView(self)
        self.bar = PageBar(self.view, self)
        self.preview = Preview(present, self)
        self.exports = Exports(present, preferences, self.messages, self)
        self.pdf_button = self._button(tr("Export as &PDF…"), lambda: self._export(".pdf"))
        self.pdf_button.setProperty("primary", True)
        self.word_button = self._button(tr("&Word…"), lambda: self._export(".docx"))
        self.word_button.setAccessibleName(tr("Export as Word…"))
        self.excel_button = self._button(tr("&Excel…"), lambda: self._export(".xlsx"))
        self.excel_button.setAccessibleName(tr("Export as Excel…"))
        self.copy_button = self._button(tr("&Copy page"), self.copy_page)
        self.copy_button.setToolTip(tr("Put the page in front on the clipboard, as a picture. (Ctrl+C)"))
        self.close_button = self._button(tr("Close"), self.close)
        self._lay_out()
        self._connect()

    def show_present(self) -> None:
        """Come to the front with the proposal of the current plan; at first in the middle of the window that it belongs
        to.
        """
        if not self._was_placed:
            self._was_placed = True
            lie_over_parent(self)
        self.show()
        self.raise_()
        self.activateWindow()
        self.pdf_button.setFocus()

    def copy_page(self) -> None:
        """Copy the visible page to the clipboard."""
        picture = self.view.page_picture()
        if picture is not None:
            QGuiApplication.clipboard().setImage(picture)
            announce(self, tr("Page {page} was copied.", page=self.view.page))

    def stop(self) -> None:
        """Stop all background work."""
        self.preview.stop()
        self.view.images.stop()
        self.branding.stop()
        self.exports.stop()

    # --- events ----------------------------------------------------------------------------------------------

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if not event.spontaneous():
            self._show_all()
            self.view.images.maker.warm_up()
            self.preview.switch(on=True)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        if not event.spontaneous():
            self.preview.switch(on=False)
            self.view.images.rest()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Commit valid input and drop invalid input."""
        self._commit()
        self._forget()
        super().closeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc closes the window unless handled elsewhere; Return exports, like the first button."""
        if event.key() == Qt.Key.Key_Escape:
            self.close()
        elif event.matches(QKeySequence.StandardKey.Copy):
            self.copy_page()
        else:
            super().keyPressEvent(event)

    # --- inside ----------------------------------------------------------------------------------------------

    def _connect(self) -> None:
        session = self._present.session
        session.changed.connect(self._follow)
        session.opened.connect(self._forget)
        session.opened.connect(self._start_over)
        session.variant_shown.connect(self._start_over)
        session.catalog_changed.connect(self._refresh)
        session.refused.connect(self._tell)
        self.branding.firm_changed.connect(self.preview.refresh)
        self.branding.refused.connect(self._tell)
        self.preview.arrived.connect(self._take_pages)
        self.contents.chapters.chosen.connect(self._go_to_chapter)
        self.preview.busy.connect(self.bar.busy.setVisible)
        self.preview.failed.connect(self._say_failure)
        QShortcut(QKeySequence(QKeySequence.StandardKey.Undo), self, session.undo)
        for keys in ("Ctrl+Y", "Ctrl+Shift+Z"):
            QShortcut(QKeySequence(keys), self, session.redo)
        QShortcut(QKeySequence("Ctrl+E"), self, lambda: self._export(".pdf"))

    def _follow(self, changed: Changed) -> None:
        if changed.aspects & {"proposal", "variants"} and self.isVisible():
            self._show_all()
        self._show_title()
        self.contents.show_validity()
        self.preview.refresh()

    def _start_over(self) -> None:
        """Another plan or variant is shown: the pages of the former one would be taken for its own."""
        project = self._present.session.project
        name = Named(project.variant(project.shown).name)
        self.view.hide_pages(
            tr("Laying out the pages of {variant}…", variant=name)
            if len(project.variants) > 1
            else tr("Laying out the pages…")
        )
        if self.isVisible():
            self._show_all()
        self.preview.start_over()

    def _refresh(self) -> None:
        if self.isVisible():
            self._show_all()
        self.preview.refresh()

    def _show_all(self) -> None:
        self._show_title()
        self.contents.show_design()
        self.branding.show_branding()

    def _show_title(self) -> None:
        """Name the plan, and its variant if there are several: the title is the only place for them."""
        project = self._present.session.project
        names = {
            "plan": project.plan.name,
            "variant": project.variants[project.ids.index(project.shown)].name,
        }
        several = len(project.variants) > 1
        title = tr("Proposal: {plan}, {variant}", **names) if several else tr("Proposal: {plan}", **names)
        self.setWindowTitle(title)

    def _export(self, suffix: str) -> None:
        self._commit()
        self.exports.ask_and_export_proposal(suffix)

    def _commit(self) -> None:
        self.contents.commit()
        self.branding.commit()

    def _forget(self) -> None:
        self.contents.forget()
        self.branding.forget()

    def _tell(self, error: HeadroomError) -> None:
        if self.isVisible():
            self.messages.show_message(translate(error.message), "error")

    def _take_pages(self, found: Pages) -> None:
        if self._failure and self.messages.text == self._failure:
            self.messages.hide()
        self._failure = ""
        self.view.show_pages(found.pages)
        self._begins = found.begins
        if found.complete:
            self.contents.chapters.show_empty(found.empty)
            self.contents.decisions.show_words(found.decisions)

    def _go_to_chapter(self, key: str) -> None:
        if key in self._begins:
            self.view.go_to(self._begins[key])

    def _say_failure(self, message: Message) -> None:
        if self.view.waiting:
            self.view.hide_pages(translate(message))
        self._failure = translate(message)
        self.messages.show_message(self._failure, "error")

    def _button(self, text: str, act: object) -> QPushButton:
        button = QPushButton(text, self)
        button.setAutoDefault(True)
        button.clicked.connect(act)
        return button

    def _lay_out(self) -> None:
        self.tabs = TabWidget(self)
        self.tabs.setDocumentMode(True)
        self.tabs.addTab(_scrolled(self.contents), tr("Contents"))
        self.tabs.addTab(_scrolled(self.branding), tr("Firm"))
        right = QWidget(self)
        pages = QVBoxLayout(right)
        pages.setContentsMargins(0, 0, 0, 0)
        pages.setSpacing(0)
        for widget in (self.bar, hairline(self)):
            pages.addWidget(widget)
        pages.addWidget(self.view, 1)
        self.splitter = QSplitter(Qt.Orientation.Horizontal, self)
        self.splitter.setChildrenCollapsible(False)
        self.splitter.addWidget(self.tabs)
        self.splitter.addWidget(right)
        self.splitter.setStretchFactor(1, 1)
        buttons = QHBoxLayout()
        buttons.setContentsMargins(16, 10, 16, 10)
        buttons.setSpacing(8)
        for button in (self.pdf_button, self.word_button, self.excel_button):
            buttons.addWidget(button)
        buttons.addStretch(1)
        buttons.addWidget(self.copy_button)
        buttons.addWidget(self.close_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.splitter, 1)
        column.addWidget(hairline(self))
        column.addLayout(buttons)
        self.messages.lie_over(self.view)
        room = QGuiApplication.primaryScreen().availableGeometry().size()
        self.resize(FIRST_SIZE.boundedTo(room - QSize(16, 40)))
        width = self.fontMetrics().averageCharWidth() * FORM_LETTERS
        width = min(width, round(self.width() * MOST_FOR_FORMS))
        self.splitter.setSizes([width, self.width() - width])


def _scrolled(form: QWidget) -> QScrollArea:
    area = QScrollArea()
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setWidgetResizable(True)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setWidget(form)
    return area
