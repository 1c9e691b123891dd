"""The contents of the proposal: language, chapters in order, and the user's text for each."""

from __future__ import annotations

from typing import Any

import msgspec
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QToolButton, QVBoxLayout, QWidget

from app.inspector.form_field import FormField
from app.look import icons
from app.look.translation import LANGUAGES, tr
from app.look.widgets.choice_field import ChoiceField
from app.look.widgets.plain_text import plain_label
from app.window.proposal.chapter_list import ChapterList
from app.window.proposal.live_notes import LiveNotes
from app.window.proposal.open_proposal import PresentProposal
from planner_core.editing.verbs.proposal import CHAPTER_NAMES
from planner_core.plan.fields import FieldInfo
from planner_core.plan.proposal_design import LONGEST_CHAPTER_TEXT, Chapter, ProposalDesign

TEXT_LINES = 5


class ChapterTarget:
    """The user's text in a chapter; each change is one step."""

    def __init__(self, chapter: str, present: PresentProposal) -> None:
        self.key = chapter
        self._present = present

    def values(self, field: str) -> tuple[Any, ...]:
        """The text."""
        return (getattr(self._present.design.chapter(self.key), field),)

    def set(self, field: str, value: Any) -> bool:
        """Store the text."""
        design = self._present.design
        chapter = msgspec.structs.replace(design.chapter(self.key), **{field: value})
        changes = self._present.session.changes
        return changes.change_proposal(design.with_chapter(chapter), f"proposal-{field}-{self.key}")


class ContentsForm(QWidget):
    """Every change is a step of the project."""

    def __init__(self, present: PresentProposal, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._present = present
        self.language = ChoiceField(tr("Language of the proposal"), LANGUAGES, self)
        self.chapters = ChapterList(self)
        self.up = self._button("chevron-up", tr("Move the chapter up (Alt+Up)"), -1)
        self.down = self._button("chevron-down", tr("Move the chapter down (Alt+Down)"), 1)
        self._text_title = plain_label("", "muted", self, wraps=True)
        self.text = LiveNotes(tr("Text of the chapter"), TEXT_LINES, LONGEST_CHAPTER_TEXT, self, grows=True)
        self._target = ChapterTarget("", present)
        info = FieldInfo(name="text", title="Text of the chapter", kind="text", default="")
        self._words = FormField(info, self._target, self.text, self.text)
        self._lay_out()
        self.language.committed.connect(self._choose_language)
        self.chapters.edited.connect(self._take_chapters)
        self.chapters.chosen.connect(self._show_text)
        self._words.shown.connect(self._invite)

    def show_design(self) -> None:
        """Show the current design."""
        design, writable = self._present.design, not self._present.session.files.read_only
        self.language.set_value(self._present.language)
        self.chapters.show_chapters(design.all_chapters())
        if self._target.key:
            self._words.refresh()
        else:
            self._show_text(self.chapters.key)
        for field in (self.language, self.up, self.down, self.text):
            field.setEnabled(writable)
        self.chapters.setEnabled(writable)

    def forget(self) -> None:
        """Another project was opened: drop uncommitted input."""
        self._words.give_up()

    def commit(self) -> None:
        """Commit uncommitted input."""
        self._words.commit()

    def _choose_language(self, language: str) -> None:
        self._change(msgspec.structs.replace(self._present.design, language=language))

    def _take_chapters(self, chapters: tuple[Chapter, ...]) -> None:
        self._change(self._present.design.with_chapters(chapters))

    def _show_text(self, key: str) -> None:
        self._words.commit()  # the text of the previous chapter
        self._target = ChapterTarget(key, self._present)
        name = tr(CHAPTER_NAMES[key])
        self._text_title.setText(tr("&Text in “{chapter}”", chapter=name.replace("&", "&&")))
        self.text.setAccessibleName(tr("Text in “{chapter}”", chapter=name))
        self._words.retarget(self._target)

    def _invite(self) -> None:
        self.text.setPlaceholderText(
            tr("Stands under the title of the chapter. A blank line begins a paragraph.")
        )

    def _change(self, design: ProposalDesign) -> None:
        if not self._present.session.changes.change_proposal(design):
            self.chapters.forget()
        self.show_design()

    def _button(self, icon: str, tip: str, by: int) -> QToolButton:
        button = QToolButton(self)
        icons.dress(button, icon)
        button.setToolTip(tip)
        button.setAccessibleName(tip)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.clicked.connect(lambda: self.chapters.move_current(by))
        return button

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 12, 16, 12)
        column.setSpacing(4)
        language_title = plain_label(tr("&Language of the proposal"), "muted", self)
        language_title.setBuddy(self.language)
        column.addWidget(language_title)
        column.addWidget(self.language)
        column.addSpacing(8)
        head = QHBoxLayout()
        title = plain_label(tr("C&hapters"), "muted", self)
        title.setBuddy(self.chapters)
        self._text_title.setBuddy(self.text)
        head.addWidget(title)
        head.addStretch(1)
        head.addWidget(self.up)
        head.addWidget(self.down)
        column.addLayout(head)
        column.addWidget(self.chapters, 3)
        column.addSpacing(8)
        column.addWidget(self._text_title)
        column.addWidget(self.text, 1)
        column.addWidget(self._words.complaint)
