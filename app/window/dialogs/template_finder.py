"""Adding a licence line: an empty one, or one of a usual product, found by its name or by its vendor."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

import msgspec
from PySide6.QtCore import QEvent, QObject, QPoint
from PySide6.QtWidgets import QWidget

from app.look.catalogue_names import record_name
from app.look.number_format import numbers
from app.look.translation import tr
from app.look.widgets.finder import Finder
from app.look.widgets.finder_entries import Offer
from app.results.words.confidence import confidence_in_words
from app.results.words.licences import unit_in_words
from planner_core.catalog.licence_templates import LicenceTemplate
from planner_core.plan.licences import Licence

WIDTH_IN_LETTERS = 92
MOST_ROWS = 12
MARGIN = 8
LINES_OF_NOTE = 3


class TemplateFinder(Finder):
    """Lies over the dialog below a button; `add` gets the line to add."""

    def __init__(self, below: QWidget, add: Callable[[Licence], object], parent: QWidget) -> None:
        super().__init__(tr("Add a licence, a subscription or a service"), parent)
        self._below = below
        self._add = add
        self._templates: Mapping[str, LicenceTemplate] = {}
        self.note.setWordWrap(True)
        parent.installEventFilter(self)

    def begin(self, templates: Mapping[str, LicenceTemplate]) -> None:
        """Open with an empty line and all templates, by vendor."""
        self._templates = templates
        empty = Licence(id="", name=tr("New line"))
        first = Offer(
            "empty", tr("Empty line"), partial(self._add, empty), tr("counts what you choose"), icon="plus"
        )
        self.open_with([first, *map(self._offer, templates.values())])

    def about_current(self) -> str:
        """What the template in front fills in, its note, and where that is from."""
        template = self._templates.get(self.current.key) if self.current is not None else None
        return about(template) if template is not None else tr("Enter adds a line to fill in.")

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.parent() and event.type() == QEvent.Type.Resize and self.is_open:
            self.fit()
        return super().eventFilter(watched, event)

    def fit(self) -> None:
        around = self.parentWidget()
        assert around is not None
        room = around.rect().adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN)
        self.note.setFixedHeight(LINES_OF_NOTE * self.note.fontMetrics().lineSpacing())
        wide = min(WIDTH_IN_LETTERS * self.fontMetrics().averageCharWidth(), room.width())
        at = self._below.mapTo(around, QPoint(0, self._below.height() + MARGIN // 2))
        high = self.height_for_rows(self.most_rows(room.bottom() - at.y(), MOST_ROWS), full=True)
        self.setGeometry(max(min(at.x(), room.right() - wide), room.left()), at.y(), wide, high)

    def _offer(self, template: LicenceTemplate) -> Offer:
        return Offer(
            key=template.id,
            title=record_name(template.name),
            # A new line has its name in the language of the window, as new components have.
            act=partial(
                self._add, msgspec.structs.replace(template.licence(), name=record_name(template.name))
            ),
            detail=unit_in_words(template.licence()),
            keys=_mark(template),
            icon="file-text",
            beside=(template.vendor, template.name),
            source=tr(template.source),
            group=template.vendor,
        )


def _mark(template: LicenceTemplate) -> str:
    """What was only recalled is marked in the list."""
    if template.confidence == "recalled":
        return tr("recalled")
    return tr("partly recalled") if template.is_recalled else ""


def about(template: LicenceTemplate) -> str:
    """What a template fills in, its note, and where that is from, on up to three lines."""
    line, show = template.licence(), numbers()
    counts = [tr("{vendor}: {unit}", vendor=line.vendor, unit=unit_in_words(line))]
    if line.least_per_processor:
        counts.append(tr("at least {number} per processor", number=show.number(line.least_per_processor)))
    if line.least_per_host:
        counts.append(tr("at least {number} per host", number=show.number(line.least_per_host)))
    if line.least_per_order:
        counts.append(tr("at least {number} per order", number=show.number(line.least_per_order)))
    if line.pack_size > 1:
        counts.append(tr("packs of {number}", number=show.number(line.pack_size)))
    if line.includes_tib:
        counts.append(tr("includes {number} TiB for each", number=show.number(line.includes_tib)))
    note = tr(template.note) if template.note else ""
    first = " · ".join(each for each in (", ".join(counts), note) if each)
    return f"{first}\n{tr('Source: {source}', source=tr(template.source))} · {sureness(template)}"


def sureness(template: LicenceTemplate) -> str:
    """How sure a template is, in words."""
    if template.confidence == "recalled":
        return tr("check it with the vendor")
    read = confidence_in_words(template.confidence)
    if template.recalled:
        return tr("{confidence}; some of it only recalled", confidence=read)
    return read
