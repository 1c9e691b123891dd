"""The contents of the proposal: language, chapters in order, and the user's text for each."""

from __future__ import annotations

from typing import Any

import msgspec
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QToolButton, QVBoxLayout, QWidget

from app.inspector.form_field import FormField
from app.look import icons
from app.look.dates import today, written_date_in_words
from app.look.translation import LANGUAGES, tr
from app.look.widgets.choice_field import ChoiceField
from app.look.widgets.plain_text import plain_label
from app.look.widgets.text_fields import TextField
from app.window.proposal.chapter_list import ChapterList
from app.window.proposal.decision_list import DecisionList
from app.window.proposal.live_notes import LiveNotes
from app.window.proposal.open_proposal import PresentProposal
from planner_core.editing.verbs.proposal import CHAPTER_NAMES
from planner_core.plan.fields import FieldInfo
from planner_core.plan.proposal_design import (
    LONGEST_CHAPTER_TEXT,
    LONGEST_REASON,
    LONGEST_SIGNER,
    Chapter,
    DecisionLine,
    Edition,
    ProposalDesign,
)

TEXT_LINES, REASON_LINES = 5, 3


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


class DesignTarget:
    """A field of the design itself; each change is one step."""

    key = "design"

    def __init__(self, present: PresentProposal) -> None:
        self._present = present

    def values(self, field: str) -> tuple[Any, ...]:
        """The value."""
        return (getattr(self._present.design, field),)

    def set(self, field: str, value: Any, gesture: str = "") -> bool:  # noqa: ARG002 - the field is the gesture
        """Store the value."""
        design = msgspec.structs.replace(self._present.design, **{field: value})
        return self._present.session.changes.change_proposal(design, f"proposal-{field}")


class ContentsForm(QWidget):
    """Every change is a step of the project."""

    def __init__(self, present: PresentProposal, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._present = present
        self._choices: dict[str, str] = {}
        self.language = ChoiceField(tr("Language of the proposal"), LANGUAGES, self)
        editions = {
            "full": tr("Full offer"),  # the default comes first
            "short": tr("Short: to decide and sign"),
            "appendix": tr("Technical appendix"),
            "whole": tr("Full offer with appendix"),
        }
        self.edition = ChoiceField(tr("Edition"), editions, self)
        self.recommended = ChoiceField(tr("Recommended variant"), {}, self)
        self.because = self._because_field()
        self.validity = plain_label("", "error", self, wraps=True)
        self.chapters = ChapterList(self)
        self.up = self._button("chevron-up", tr("Move the chapter up (Alt+Up)"), -1)
        self.down = self._button("chevron-down", tr("Move the chapter down (Alt+Down)"), 1)
        self._text_title = plain_label("", "muted", self, wraps=True)
        self.text = LiveNotes(tr("Text of the chapter"), TEXT_LINES, LONGEST_CHAPTER_TEXT, self, grows=True)
        self._decisions_title = plain_label(tr("&Decisions"), "muted", self)
        self.decisions = DecisionList(self)
        self._decisions_title.setBuddy(self.decisions)
        self._signers = self._signer_fields()
        self._target = ChapterTarget("", present)
        info = FieldInfo(name="text", title="Text of the chapter", kind="text", default="")
        self._words = FormField(info, self._target, self.text, self.text)
        self._lay_out()
        self.language.committed.connect(self._choose_language)
        self.edition.committed.connect(self._choose_edition)
        self.recommended.committed.connect(self._choose_recommended)
        self.decisions.edited.connect(self._take_decision)
        self.chapters.edited.connect(self._take_chapters)
        self.chapters.chosen.connect(self._show_text)
        self._words.shown.connect(self._invite)

    def show_design(self) -> None:
        """Show the current design."""
        design, writable = self._present.design, not self._present.session.files.read_only
        self.language.set_value(self._present.language)
        self.edition.set_value(design.edition)
        self.chapters.show_chapters(design.printed_chapters())
        self.decisions.show_design(design)
        self._show_recommended()
        self.show_validity()
        for signer in self._signers.values():
            signer.refresh()
            signer.editor.setEnabled(writable)
        self.because.refresh()
        self.because.editor.setEnabled(writable)
        if self._target.key:
            self._words.refresh()
        else:
            self._show_text(self.chapters.key)
        for field in (
            self.language,
            self.edition,
            self.recommended,
            self.up,
            self.down,
            self.text,
            self.decisions,
        ):
            field.setEnabled(writable)
        self.chapters.setEnabled(writable)

    def show_validity(self) -> None:
        """Warn if the prices are offered without a last day, or after it."""
        project = self._present.session.project
        until = project.plan.settings.prices_valid_until
        said = ""
        if project.plan.has_prices and not until:
            said = tr(
                "The offer names no day until which its prices are valid. Set it in the settings of the plan."
            )
        elif project.plan.has_prices and until < today().isoformat():
            date = written_date_in_words(until)
            said = tr("The prices were valid until {date}: ask for a new quotation.", date=date)
        self.validity.setText(said)
        self.validity.setVisible(bool(said))

    def forget(self) -> None:
        """Another project was opened: drop uncommitted input."""
        for field in self._typed:
            field.give_up()

    def commit(self) -> None:
        """Commit uncommitted input."""
        for field in self._typed:
            field.commit()

    @property
    def _typed(self) -> tuple[FormField, ...]:
        return (self._words, self.because, *self._signers.values())

    def _choose_language(self, language: str) -> None:
        self._change(msgspec.structs.replace(self._present.design, language=language))

    def _take_chapters(self, chapters: tuple[Chapter, ...]) -> None:
        self._change(self._present.design.with_printed(chapters))

    def _choose_edition(self, edition: Edition) -> None:
        self._change(msgspec.structs.replace(self._present.design, edition=edition))

    def _choose_recommended(self, variant: str) -> None:
        self._change(self._present.design.recommending(variant))

    def _show_recommended(self) -> None:
        """Offer the variants, if there are several; a reason can be given for one that was chosen."""
        project = self._present.session.project
        names = dict(zip(project.ids, project.names, strict=True))
        choices = {"": tr("As the figures say")} | names
        chosen = self._present.design.recommended
        if choices != self._choices:
            self._choices = choices
            self.recommended.set_choices(choices)
        self.recommended.set_value(chosen if chosen in names else "")
        several = len(names) > 1
        for widget in (self._recommended_title, self.recommended):
            widget.setVisible(several)
        for widget in (self._because_title, self.because.editor):
            widget.setVisible(several and chosen in names)

    def _because_field(self) -> FormField:
        """Why the chosen variant is recommended."""
        spoken = tr("Why it is recommended")
        editor = LiveNotes(spoken, REASON_LINES, LONGEST_REASON, self, in_one=True)
        editor.hint = tr("For example: one vendor for hosts and storage")
        self._because_title = plain_label(tr("Wh&y it is recommended"), "muted", self)
        self._because_title.setBuddy(editor)
        info = FieldInfo(name="recommended_because", title=spoken, kind="text", default="")
        return FormField(info, DesignTarget(self._present), editor, editor)

    def _take_decision(self, line: DecisionLine) -> None:
        self._change(self._present.design.with_decision(line))

    def _show_text(self, key: str) -> None:
        self._words.commit()  # the text of the previous chapter
        self._target = ChapterTarget(key, self._present)
        name = tr(CHAPTER_NAMES[key])
        self._text_title.setText(tr("&Text in “{chapter}”", chapter=name.replace("&", "&&")))
        self.text.setAccessibleName(tr("Text in “{chapter}”", chapter=name))
        self._words.retarget(self._target)
        self._show_more()

    def _show_more(self) -> None:
        """Show what the current chapter asks for besides its text."""
        for widget in (self._decisions_title, self.decisions):
            widget.setVisible(self._target.key == "history")
        for title, field in zip(self._signer_titles, self._signers.values(), strict=True):
            title.setVisible(self._target.key == "signing")
            field.editor.setVisible(self._target.key == "signing")

    def _signer_fields(self) -> dict[str, FormField]:
        """Who signs, for both parties."""
        titles = {
            "customer_signer": (tr("Signs for the c&ustomer"), tr("Signs for the customer")),
            "firm_signer": (tr("Signs for the f&irm"), tr("Signs for the firm")),
        }
        self._signer_titles = []
        found = {}
        for name, (title, spoken) in titles.items():
            editor = TextField(spoken, self)
            editor.setMaxLength(LONGEST_SIGNER)
            label = plain_label(title, "muted", self)
            label.setBuddy(editor)
            self._signer_titles.append(label)
            info = FieldInfo(name=name, title=spoken, kind="text", default="")
            found[name] = FormField(info, DesignTarget(self._present), editor, editor)
        return found

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
        edition_title = plain_label(tr("&Edition"), "muted", self)
        edition_title.setBuddy(self.edition)
        column.addWidget(edition_title)
        column.addWidget(self.edition)
        self._recommended_title = plain_label(tr("&Recommended variant"), "muted", self)
        self._recommended_title.setBuddy(self.recommended)
        column.addWidget(self._recommended_title)
        column.addWidget(self.recommended)
        column.addWidget(self._because_title)
        column.addWidget(self.because.editor)
        column.addWidget(self.validity)
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
        column.addWidget(self._decisions_title)
        column.addWidget(self.decisions, 2)
        for title, signer in zip(self._signer_titles, self._signers.values(), strict=True):
            column.addWidget(title)
            column.addWidget(signer.editor)
        column.addWidget(self._text_title)
        column.addWidget(self.text, 1)
        column.addWidget(self._words.complaint)
