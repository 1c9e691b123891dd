"""One line of a form: title, editor, origin of the value, and error message."""

from __future__ import annotations

import re
from typing import Any

from PySide6.QtCore import QObject, QPoint, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLineEdit, QMenu, QPlainTextEdit, QVBoxLayout, QWidget

from app.inspector.field_editors import FormNumber, make_editor
from app.inspector.form_field import FormField
from app.inspector.form_target import FormTarget
from app.inspector.give_or_take import give_or_take_menu
from app.inspector.origin_words import (
    help_text,
    is_marked,
    origin_sentence,
    origin_word,
    range_words,
    value_words,
)
from app.inspector.record_field import RecordField
from app.inspector.scrubbing import ScrubTitle
from app.look.actions import action_info
from app.look.translation import mark, tr
from app.look.widgets.link_button import LinkButton
from app.look.widgets.plain_text import as_plain_label, plain_action, plain_tip
from app.results.words.platform_terms import VMWARE, in_terms
from app.results.words.store_words import FITTED, NAMED_AFTER, choice_named_after, choices_of, named_after
from planner_core.catalog.catalog import Record
from planner_core.plan.components import Origin
from planner_core.plan.fields import FieldInfo
from planner_core.plan.store_platforms import VSAN, StorePlatform

LONGEST_BESIDE = 13
"""Maximum letters of a choice that stands beside its title."""
SPACING = 8
ABOVE_TITLE = 4
"""Puts a title in line with the value beside it."""
SCRUBS = mark("Drag this title sideways to change the number; Shift makes larger steps, Ctrl smaller ones.")
SHARES = (5, 6)
"""Relative widths of the title and the value beside it."""
LONGEST_PIECES = re.compile(r"[^\s-]+-?|-")
"""The pieces into which a title may be wrapped."""


class FieldRow(QWidget):
    """Edits one field of the form's target."""

    measured_requested = Signal(str)
    """Say what was measured on a component."""

    def __init__(self, info: FieldInfo, target: FormTarget, parent: QWidget) -> None:
        super().__init__(parent)
        self.info = info
        self._target = target
        self._origins: tuple[Origin | None, ...] | None = None
        """The origins that are shown."""
        self._platform: StorePlatform | None = None
        """The platform that title and choices are for; None before the first."""
        self._terms = VMWARE
        self._words = QVBoxLayout()
        """Title and origin."""
        self._grid = QGridLayout(self)
        self._is_below = False
        self.title = as_plain_label(ScrubTitle(tr(info.title), self), wraps=True)
        self.editor: Any = make_editor(info, target.records(info), self)
        if isinstance(self.editor, FormNumber):
            self.title.scrub(self.editor)
        self.origin = LinkButton("", self)
        self.origin.setFocusPolicy(
            Qt.FocusPolicy.NoFocus
        )  # Tab goes to the next field; its menu is part of the editor's
        if not self.has_origin:
            self.origin.hide()
        self.field = FormField(info, target, self.editor, self)
        self.title.setBuddy(self.editor)
        self._lay_out()
        self.origin.clicked.connect(
            lambda: self._show_menu(self.origin.mapToGlobal(self.origin.rect().bottomLeft()))
        )
        self.field.shown.connect(self._follow_value)
        if isinstance(self.editor, RecordField):
            self.editor.chosen.connect(self._use)
            self.editor.unclear.connect(self.field.mark_wrong)
        self.field.show_menu = self._show_menu
        self.field.leave_undo_to_plan()

    @property
    def error(self) -> str:
        """What is wrong with the input; empty if valid."""
        return self.field.error

    @property
    def is_unsettled(self) -> bool:
        """Whether it shows anything but the plan's value."""
        return self.field.is_unsettled

    def retarget(self, target: FormTarget, *, known: bool = False) -> None:
        """Edit another target with the same fields; uncommitted input is dropped.

        `known` says that the fields already have the shown values.
        """
        self._target = target
        self.field.retarget(target, known=known)

    def refresh(self) -> None:
        """Show the plan's value and its origin, unless other text is being typed."""
        self._follow_platform()
        self.field.refresh()
        if self.is_unsettled or self._origins != self._target.origins(self.info.name):
            self._show_origin()

    def _follow_platform(self) -> None:
        """Name the field and its choices after the platform of a cluster's store, and offer what that has."""
        platform, terms = self._target.platform(), self._target.terms()
        if platform is self._platform and terms == self._terms:
            return
        if self._platform is not None or platform is not VSAN or terms != self._terms:
            with in_terms(terms):
                self.title.setText(named_after(platform, tr(self.info.title)))
        self._terms = terms
        if self.info.name in NAMED_AFTER:
            choices = choices_of(platform, self.info) if self.info.name in FITTED else self.info.choices
            self.editor.set_choices(
                {key: choice_named_after(platform, tr(name)) for key, name in choices.items()}
            )
        self._platform = platform

    def _use(self, record: Record) -> None:
        self.field.attempt(lambda: self._target.use(record))

    def _reset(self) -> None:
        if self.field.attempt(lambda: self._target.reset(self.info.name)):
            self.field.show_value()

    def _follow_value(self) -> None:
        self._show_origin()
        self.title.show_cursor()
        self._fit()

    def _show_origin(self) -> None:
        origins = self._origins = self._target.origins(self.info.name)
        word = origin_word(
            origins, of_model=bool(self.info.catalogue) and self._target.values(self.info.name) != ("",)
        )
        if platform := self._target.with_store(self.info.name):
            word = tr("of {platform}", platform=platform)
        if self.origin.text() != word:
            self.origin.setText(word)
            self.origin.updateGeometry()
        sentence = origin_sentence(self.info, origins)
        self.origin.setAccessibleName(tr("{field}: {origin}", field=tr(self.info.title), origin=sentence))
        if self.has_origin:
            self.origin.setVisible(bool(platform) or is_marked(origins))
        with in_terms(self._target.terms()):
            words = self._help()
        self.field.describe(words)
        tip = plain_tip(words)
        for widget in (self.title, self.origin, self.editor):
            widget.setToolTip(tip)
        if isinstance(self.editor, FormNumber):
            self.title.setToolTip(plain_tip("\n".join(filter(None, (words, tr(SCRUBS))))))

    def _help(self) -> str:
        if not self.has_origin:
            lines = (tr(self.info.help) if self.info.help else "", range_words(self.info))
            return "\n".join(each for each in lines if each)
        words = help_text(self.info, self._target.origins(self.info.name))
        if platform := self._target.with_store(self.info.name):
            return "\n".join(
                (words, tr("Counted with the storage of the cluster, {platform}.", platform=platform))
            )
        return words

    @property
    def has_origin(self) -> bool:
        """Whether the origin is shown: not for texts such as names and notes, which are always typed."""
        return self._target.tells_origins and (self.info.kind != "text" or bool(self.info.catalogue))

    @property
    def _is_wide(self) -> bool:
        """Whether the editor takes the whole width, below its title."""
        longest = max(map(len, map(tr, self.info.choices.values())), default=0)
        return self.info.kind == "text" or longest > LONGEST_BESIDE

    # --- layout and menu ---------------------------------------------------------------------------------------

    def _lay_out(self) -> None:
        grid = self._grid
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(SPACING)
        grid.setVerticalSpacing(2)
        if self._is_wide:
            head = QHBoxLayout()
            head.setSpacing(8)
            head.addWidget(self.title, 1)
            head.addWidget(self.origin)
            grid.addLayout(head, 0, 0)
            grid.addWidget(self.editor, 1, 0)
            grid.addWidget(self.field.complaint, 2, 0)
            return
        self._words.setSpacing(0)
        self._words.addWidget(self.title)
        self._words.addWidget(self.origin)
        self._words.addStretch(1)
        for column, share in enumerate(SHARES):
            grid.setColumnStretch(column, share)
        self._put(below=False)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Put the value below the title if they do not fit side by side."""
        title = max(
            map(self.title.fontMetrics().horizontalAdvance, LONGEST_PIECES.findall(self.title.text()))
        )
        if self._is_wide:
            self.title.setMinimumWidth(title)  # the origin beside it is cut first
            return
        left = (self.width() - SPACING) * SHARES[0] // sum(SHARES)
        value = self.editor.needed_width() if isinstance(self.editor, FormNumber) else 0
        below = title > left or value > self.width() - SPACING - left
        if below != self._is_below:
            self._put(below=below)

    def _put(self, *, below: bool) -> None:
        """Put the value beside its title, or below."""
        self._is_below = below
        grid, top = self._grid, Qt.AlignmentFlag.AlignTop
        grid.removeItem(self._words)
        for widget in (self.editor, self.field.complaint):
            grid.removeWidget(widget)
        if below:
            self._words.setContentsMargins(0, 0, 0, 0)
            grid.addLayout(self._words, 0, 0, 1, 2)
            grid.addWidget(self.editor, 1, 0, 1, 2)
            grid.addWidget(self.field.complaint, 2, 0, 1, 2)
        else:
            self._words.setContentsMargins(0, ABOVE_TITLE, 0, 0)
            grid.addLayout(self._words, 0, 0, 2, 1)
            grid.addWidget(self.editor, 0, 1, top)
            grid.addWidget(self.field.complaint, 1, 1)

    def make_menu(self, watched: QObject | None = None) -> QMenu:
        """Add the origin and the reset to default to the editor's own menu."""
        texts = watched if isinstance(watched, QLineEdit | QPlainTextEdit) else None
        menu = texts.createStandardContextMenu() if texts is not None else QMenu(self)
        origins = self._target.origins(self.info.name)
        menu.addSeparator()
        if self.has_origin:
            menu.addAction(plain_action(origin_sentence(self.info, origins))).setEnabled(False)
        if self.info.uncertain:
            present = tuple(dict.fromkeys(each.give_or_take_percent if each else None for each in origins))
            usual = self._target.usual_give_or_take(self.info.name)
            menu.addMenu(give_or_take_menu(present, usual, self._give_or_take, menu, self.window()))
            if measurable := self._target.measurable(self.info.name):
                measured = menu.addAction(tr(action_info("edit.measured").text).replace("&", ""))
                measured.triggered.connect(lambda: self.measured_requested.emit(measurable))
        if defaults := self._target.defaults(self.info.name):
            default = ", ".join(value_words(self.info, each) for each in defaults)
            back = menu.addAction(plain_action(tr("Back to default: {value}", value=default)))
            back.triggered.connect(self._reset)
            # A plan in JSON without a value has the fixed default, even if the default otherwise depends on another
            # value.
            is_back = self._target.values(self.info.name) == defaults and origins == (None,)
            back.setEnabled(not is_back and self.info.name != "name")
        return menu

    def _give_or_take(self, percent: float | None) -> None:
        self.field.attempt(lambda: self._target.give_or_take(self.info.name, percent))

    def _show_menu(self, place: QPoint, watched: QObject | None = None) -> None:
        menu = self.make_menu(watched)
        menu.exec(place)
        menu.deleteLater()
