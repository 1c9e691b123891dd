"""The branding of proposals as a form: for all proposals of this user, or for this project alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import msgspec
from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from app.inspector.form_field import FormField
from app.look.translation import tr
from app.look.widgets.choice_field import ChoiceField
from app.look.widgets.plain_text import plain_label
from app.look.widgets.text_fields import TextField
from app.machine.preferences import Preferences
from app.window.proposal.colour_field import ColourField
from app.window.proposal.live_notes import LiveNotes
from app.window.proposal.logo_field import LogoField
from app.window.proposal.open_proposal import PresentProposal
from planner_core.messages import HeadroomError
from planner_core.plan.fields import FieldInfo
from planner_core.plan.proposal_design import LONGEST_ADDRESS, LONGEST_CLOSING, LONGEST_FIRM

ALL: Final = "all"
OWN: Final = "own"


class BrandingTarget:
    """The current branding, of the firm or of the project. Each change of a field is one step."""

    key = "branding"

    def __init__(self, present: PresentProposal, refused: Callable[[HeadroomError], None]) -> None:
        """`refused` is called if the firm's branding cannot be stored; for a project, the session reports it."""
        self._present = present
        self._refused = refused

    def values(self, field: str) -> tuple[Any, ...]:
        """The value of a field."""
        return (getattr(self._present.branding, field),)

    def set(self, field: str, value: Any) -> bool:
        """Store a value in the firm's or the project's branding."""
        branding = msgspec.structs.replace(self._present.branding, **{field: value})
        try:
            return self._present.keep_branding(branding, f"branding-{field}")
        except HeadroomError as error:
            self._refused(error)
            return False


class BrandingForm(QWidget):
    """Each field is committed at once; for a project as a step that can be undone."""

    firm_changed = Signal()
    """The firm's profile has changed; changes of the project come from the session."""
    refused = Signal(object)
    """A `HeadroomError`: the input was not stored."""

    def __init__(
        self, present: PresentProposal, preferences: Preferences, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._present = present
        self.scope = ChoiceField(
            tr("Firm for"), {ALL: tr("All my proposals"), OWN: tr("Only this project")}, self
        )
        self.scope_hint = plain_label("", "muted", self, wraps=True)
        self.firm = TextField(tr("Firm"), self)
        self.firm.setMaxLength(LONGEST_FIRM)
        self.address = LiveNotes(tr("Address"), 4, LONGEST_ADDRESS, self)
        self.colour = ColourField(self)
        self.logo = LogoField(preferences, self)
        self.closing = LiveNotes(tr("Small print"), 3, LONGEST_CLOSING, self)
        self.closing.setToolTip(tr("On the last page, such as terms of the offer."))
        target = BrandingTarget(present, self.refused.emit)
        editors: dict[str, Any] = {
            "firm": self.firm,
            "address": self.address,
            "accent": self.colour,
            "logo": self.logo,
            "closing": self.closing,
        }
        self._fields = {
            name: FormField(FieldInfo(name=name, title=name, kind="text", default=""), target, editor, editor)
            for name, editor in editors.items()
        }
        self._lay_out()
        self.scope.committed.connect(lambda scope: self._present.brand(own=scope == OWN))
        for editor in editors.values():
            editor.committed.connect(self._tell)

    def show_branding(self) -> None:
        """Show the current branding."""
        is_own = self._present.design.branding is not None
        self.scope.set_value(OWN if is_own else ALL)
        self.scope_hint.setText(
            tr("Kept in this project, and sent along with its file.")
            if is_own
            else tr("Kept on this computer, for every project without a firm of its own.")
        )
        writable = not (is_own and self._present.session.files.read_only)
        for field in self._fields.values():
            field.refresh()
            field.editor.setEnabled(writable)
        self.scope.setEnabled(not self._present.session.files.read_only)

    def commit(self) -> None:
        """Commit uncommitted input."""
        for field in self._fields.values():
            field.commit()

    def forget(self) -> None:
        """Drop uncommitted input, which belongs to another project or was refused."""
        for field in self._fields.values():
            field.give_up()

    def stop(self) -> None:
        """Wait for the thread to end."""
        self.logo.stop()

    def _tell(self) -> None:
        if self._present.design.branding is None:
            self.firm_changed.emit()

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 12, 16, 12)
        column.setSpacing(4)
        rows: tuple[tuple[str, QWidget, QWidget], ...] = (
            (tr("For"), self.scope, self.scope),
            (tr("Fi&rm"), self.firm, self.firm),
            (tr("&Address"), self.address, self.address),
            (tr("&Logo"), self.logo, self.logo.choose_button),
            (tr("C&olour"), self.colour, self.colour.field),
            (tr("&Small print"), self.closing, self.closing),
        )
        below = {
            self.scope: self.scope_hint,
            **{each.editor: each.complaint for each in self._fields.values()},
        }
        for title, field, buddy in rows:
            label = plain_label(title, "muted", self)
            label.setBuddy(buddy)
            column.addWidget(label)
            column.addWidget(field)
            column.addWidget(below[field])
            column.addSpacing(8)
        column.addStretch(1)
