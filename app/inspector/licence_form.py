"""The form of a licence line, built from its declared fields; the places that it counts are chosen beside it."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from app.inspector.inspector_form import InspectorForm
from app.inspector.licence_target import LicenceTarget
from app.inspector.part_row import price_spec
from app.look.translation import tr

if TYPE_CHECKING:
    from app.project.session import Session


class LicenceForm(InspectorForm):
    """The rows of a line; its price shows the line's own currency."""

    def __init__(
        self, session: Session, target: LicenceTarget, folded: set[str], parent: QWidget | None = None
    ) -> None:
        super().__init__(session, target, folded, parent)
        self._line_target = target
        self._currency = ""
        self._show_currency()

    def show_line(self, target: LicenceTarget) -> None:
        """Show another line, or the same one anew; input meant for another line is committed before."""
        self._line_target = target
        self._show_currency()
        self.retarget(target)

    def refresh(self) -> None:
        """Show the values of the line; input stays."""
        self._show_currency()
        super().refresh()

    def _show_currency(self) -> None:
        currency = self._line_target.line.currency
        if currency != self._currency:
            self._currency = currency
            spec = dataclasses.replace(price_spec(currency), title=tr("Price"), optional=True)
            self.row("unit_price").editor.expect(spec)
