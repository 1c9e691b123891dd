"""The inspector: the fields of the selection, and its results."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, QMargins, QObject, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from app.canvas.content.captions import kind_in_words
from app.inspector.form_area import FormArea
from app.inspector.form_target import ComponentTarget, FormTarget, SettingsTarget
from app.inspector.inspector_form import InspectorForm
from app.inspector.price_list import PriceList
from app.inspector.results_head import ResultsHead
from app.inspector.selection_results import SelectionResults
from app.look import icons, theme
from app.look.component_kinds import KIND_ICONS
from app.look.translation import tr
from app.look.widgets.focus import has_focus_inside
from app.look.widgets.plain_text import plain_label, plain_tip
from app.look.widgets.yielding_area import LEAST, NO_LIMIT, YieldingArea
from app.results.finding_fields import PRICES, field_of
from planner_core.editing.document import Changed
from planner_core.editing.verbs import KIND_NAMES
from planner_core.plan.components import kind_of

if TYPE_CHECKING:
    from app.project.session import Session

ICON = 20
GAP, MARGINS = 12, QMargins(16, 12, 16, 8)
HEAD_SHARE = 0.5
"""Maximum share of the pane's height; beyond it only the title is shown."""
SELDOM_CHANGED = (
    "Ports",
    "Measured",
    "Running costs",
    "Screens",
    "First day of the week",
    "Login",
    "Boot",
    "Provisioning",
    "Patching",
    "Refresh",
    "Failures",
    "Storms",
    "Costs",
    "Years",
    "Cloud",
)
"""Field groups that are folded at first, in every form."""
FOLDED_AT_FIRST = frozenset(
    {f"{key}.{group}" for key in (*KIND_ICONS, "settings") for group in SELDOM_CHANGED}
    | {"disk_group.Tiers", "disk_group.Storage of the hosts", "disk_group.Cache"}
) - {"settings.Failures", "settings.Costs"}
RESULTS_SHARE = 2 / 5
FORM_HEIGHT, LEAST_RESULTS = 280, 96
"""Minimum heights of form and results; results scroll beyond their share, or beyond what the form can spare."""
LEAST_FORM = 96
"""What remains of the form if the user drags the results over it."""
MOST_NAMED = 12
"""More names would leave no room for fields, and thousands take long to lay out."""


class Inspector(QFrame):
    """Shows the selection for editing; without a selection, the settings of the plan."""

    explain_requested = Signal(str)
    field_requested = Signal(str, str)
    """Show a component, empty for the plan, with the cursor in a field; an empty field means the component."""
    measured_requested = Signal(str)
    """Say what was measured on a pool."""
    split_changed = Signal()
    """The user has shared the height otherwise, or has closed or opened the results."""
    focus_left_over = Signal()
    """The focused widget goes away; Qt would move the focus to the next tab stop, which is in another pane."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("surface", "panel")
        self._session = session
        self._ids: tuple[str, ...] = ()
        self._folded = set(FOLDED_AT_FIRST)
        self._forms: dict[tuple[str, bool], InspectorForm] = {}
        self._holder = QWidget(self)
        self._hint = _hint(self._holder)
        self._form_places = QVBoxLayout(self._holder)
        self._form_places.setContentsMargins(0, 0, 0, 0)
        self._form_places.addWidget(self._hint)
        self.form: InspectorForm | None = None
        self.head = InspectorHead(self)
        self._scroll = FormArea(self)
        self._tops: dict[str, int] = {}
        """Scroll position of each kind's form when it was last shown."""
        self._scroll.setWidget(self._holder)
        self.results = SelectionResults(self)
        self.results.explain_requested.connect(self.explain_requested)
        self.results.focus_left_over.connect(self.focus_left_over)
        self.results.finding_chosen.connect(
            lambda finding: self.field_requested.emit(finding.component, field_of(finding))
        )
        self._results_scroll = YieldingArea(self)
        self._results_scroll.setWidget(self.results)
        self.results.installEventFilter(self)
        self._own_height = 0
        """Height of the results as the user left it; 0 if it follows from the content."""
        self.results_head = ResultsHead(self)
        self.results_head.dragged.connect(self._drag_results)
        self.results_head.dropped.connect(self.split_changed)
        self.results_head.clicked.connect(self._fold_results)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        for widget, stretch in (
            (self.head, 0),
            (self._scroll, 1),
            (self._results_edge(), 0),
            (self._results_scroll, 0),
        ):
            column.addWidget(widget, stretch)
        session.opened.connect(self._start_over)
        session.variant_shown.connect(self._show_in_other_variant)
        session.changed.connect(self._follow)
        session.assessed.connect(self._show_results)
        session.results.reviewed.connect(self._show_results)
        session.results.ranged.connect(self._show_results)
        session.results.trial.changed.connect(self._show_trial)
        session.catalog_changed.connect(self._offer_again)
        self.show_components(())

    @property
    def ids(self) -> tuple[str, ...]:
        """The shown components; empty for the settings of the plan."""
        return self._ids

    @property
    def split(self) -> tuple[int, int]:
        """How the height is shared, for the next start: that of the results, 0 if it follows from the content, and 1 if
        they are closed.
        """
        return self._own_height, int(not self.results_head.isChecked())

    def share_height(self, height: int, closed: int) -> None:
        """Share the height as it was at the last start."""
        self._own_height = max(height, 0)
        self.results_head.setChecked(not closed)
        self._fit_results()

    @property
    def prices(self) -> PriceList | None:
        """The price records of the single component shown."""
        return self.form.prices if self.form is not None else None

    def show(self, ids: tuple[str, ...] | None = None) -> None:
        """Show components for editing; without `ids`, become visible like any widget."""
        if ids is None:
            super().show()
        else:
            self.show_components(ids)

    def show_components(self, ids: tuple[str, ...]) -> None:
        """Show the fields of components; input elsewhere is committed first."""
        parts = self._session.plan.components  # looked up once: thousands may be selected
        ids = tuple([each for each in ids if each in parts])
        if self.form is not None and not self._target_is_there():
            self.form.give_up()
        elif self.form is not None and ids != self._ids:
            self.form.commit()
        if ids != self._ids:
            self._results_scroll.verticalScrollBar().setValue(0)
        self._ids = ids
        target = self._target()
        self._put_form(None if target is None else self._form_for(target))
        self._show_rest()

    def focus_field(self, component: str, field: str) -> None:
        """Show a component, or the settings for the empty id, with the cursor in one of its fields or in its prices."""
        self.show_components((component,) if component else ())
        if self.form is None:
            return
        if field == PRICES:
            self.form.focus_prices()
        elif self.form.has_field(field):
            self.form.focus_field(field)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.results and event.type() == QEvent.Type.LayoutRequest:
            self._fit_results()
        return super().eventFilter(watched, event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.head.fit(self.size())
        self._fit_results()

    def _start_over(self) -> None:
        """Another plan was opened: drop input meant for the last one."""
        if self.form is not None:
            self.form.give_up()
        self.show_components(())
        self._tops.clear()
        self._scroll.verticalScrollBar().setValue(0)

    def _offer_again(self) -> None:
        """The catalogue has changed: rebuild all forms."""
        ids = self._ids
        if self.form is not None:
            self.form.commit()
        self._put_form(None)
        for form in self._forms.values():
            self._form_places.removeWidget(form)
            form.hide()
            form.deleteLater()
        self._forms.clear()
        self._ids = ()
        self.show_components(ids)

    def _show_in_other_variant(self) -> None:
        """Show the same components in another variant, if it has them; the focus stays in its field."""
        if self.form is not None:
            self.form.give_up()
        self.show_components(self._ids)

    def _follow(self, changed: Changed) -> None:
        if not self._target_is_there():
            self.show_components(self._ids)
        elif not changed.moves_only:
            if self.form is not None:
                self.form.refresh()
            self._show_head()  # results are refreshed with the assessment

    def _target_is_there(self) -> bool:
        return self._session.plan.components.keys() >= set(self._ids)

    def _target(self) -> FormTarget | None:
        if not self._ids:
            return SettingsTarget(self._session)
        parts = self._session.plan.components
        kinds = {kind_of(parts[each]) for each in self._ids}
        return ComponentTarget(self._session, self._ids) if len(kinds) == 1 else None

    def _form_for(self, target: FormTarget) -> InspectorForm:
        """The form of a kind, cached: building one takes longer than a frame."""
        key = (target.key, len(self._ids) == 1)
        if key not in self._forms:
            self._forms[key] = InspectorForm(self._session, target, self._folded, self._holder)
            self._forms[key].folded.connect(self._scroll.let_go)
            self._forms[key].measured_requested.connect(self.measured_requested)
            self._form_places.addWidget(self._forms[key])
        self._forms[key].retarget(target)
        return self._forms[key]

    def _put_form(self, form: InspectorForm | None) -> None:
        """Show one form, or the hint that there is none; all forms stay in the layout, because moving one is slow."""
        bar = self._scroll.verticalScrollBar()
        if self.form is not None and self.form is not form:
            self._tops[self.form.key] = bar.value()
            if has_focus_inside(self.form):
                self.focus_left_over.emit()
        self.form = form
        shown = self._hint if form is None else form
        wrong = [each for each in (self._hint, *self._forms.values()) if each.isHidden() == (each is shown)]
        for each in wrong:
            each.setVisible(each is shown)
        if wrong:
            QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)
            bar.setValue(0 if form is None else self._tops.get(form.key, 0))

    def _show_rest(self) -> None:
        self._show_head()
        self._show_results()

    def _show_head(self) -> None:
        parts = self._session.plan.components
        components = [parts[each] for each in self._ids]
        self.head.show_components(
            tuple(kind_of(each) for each in components),
            tuple(each.name for each in components),
            kind_in_words(components[0]) if len(components) == 1 else "",
        )
        if self.form is not None:
            self.form.setEnabled(not self._session.files.read_only)

    def _show_trial(self) -> None:
        if self._target_is_there():
            self.results.show_trial(self._session.plan, self._session.results.trial.then, self._ids)

    def _show_results(self) -> None:
        if self._target_is_there():
            session = self._session
            known = session.results
            self.results.show_selection(
                session.plan, session.assessment, known.findings, self._ids, known.use_ranges
            )
            self._show_trial()
            self.results_head.name(self.results.title)
            self.results_head.show_note(self.results.summary)
            self._fit_results()

    def _results_edge(self) -> QWidget:
        """The heading of the results, in line with the form and the results."""
        edge = QWidget(self)
        self.results_head.setParent(edge)
        row = QHBoxLayout(edge)
        row.setContentsMargins(MARGINS.left(), 0, MARGINS.right(), 0)
        row.addWidget(self.results_head)
        return edge

    def _drag_results(self, higher: int) -> None:
        self._own_height = min(max(self._results_scroll.height() + higher, LEAST), self._most_for_results())
        self._results_scroll.ask_for(None, min(self.results.height_at(self.width()), self._own_height))

    def _fold_results(self) -> None:
        self._scroll.let_go()
        self._fit_results()
        self.split_changed.emit()

    def _most_for_results(self) -> int:
        others = self.head.height() + self.results_head.height() + LEAST_FORM
        return max(self.height() - others, LEAST)

    def _fit_results(self) -> None:
        shown, is_open = not self.results.isHidden(), self.results_head.isChecked()
        self.results_head.setVisible(shown)
        self._results_scroll.setVisible(shown and is_open)
        wanted = self.results.height_at(self.width())
        spare = self.height() - self.head.heightForWidth(self.width()) - FORM_HEIGHT
        allowed = max(min(spare, round(self.height() * RESULTS_SHARE)), LEAST_RESULTS)
        if self._own_height:
            allowed = min(self._own_height, self._most_for_results())
        room = self._scroll.room_below_field()
        if room is not None:  # the results scroll, the field stays
            present = self._results_scroll.height() if self._results_scroll.isVisible() else 0
            allowed = min(allowed, max(present + room, LEAST))
        self._results_scroll.ask_for(None, min(wanted, allowed))


class InspectorHead(QWidget):
    """Icon, name and kind of the shown components."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._icon_name = "settings"
        self._icon = QLabel(self)
        self.title = plain_label("", "title", self, wraps=True)
        self.kind = plain_label("", "caption", self, wraps=True)
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(self.title)
        words.addWidget(self.kind)
        self._pane = QSize(NO_LIMIT, NO_LIMIT)
        row = QHBoxLayout(self)
        row.setContentsMargins(MARGINS)
        row.setSpacing(GAP)
        row.addWidget(self._icon, 0, Qt.AlignmentFlag.AlignTop)
        row.addLayout(words, 1)

    def show_components(self, kinds: tuple[str, ...], names: tuple[str, ...], about: str = "") -> None:
        """Show the names of one component with what it is, of several, or the plan."""
        if not names:
            self._put(
                "settings", tr("Plan"), tr("Nothing is selected; these settings hold for the whole plan.")
            )
        elif len(names) == 1:
            self._put(KIND_ICONS[kinds[0]], names[0], about)
        elif len(set(kinds)) == 1:
            words = {"count": len(names), "kind": tr(KIND_NAMES[kinds[0]])}
            self._put(KIND_ICONS[kinds[0]], tr("{count} × {kind}", **words), _listed(names))
        else:
            self._put("layers", tr("{count} components", count=len(names)), _listed(names))

    def fit(self, pane: QSize) -> None:
        """Hide the text below the title if there is hardly room for anything else in a pane of this size."""
        self._pane = pane
        width = pane.width() - MARGINS.left() - MARGINS.right() - self._icon.width() - GAP
        words = sum(each.heightForWidth(width) for each in (self.title, self.kind))
        needed = MARGINS.top() + words + MARGINS.bottom()
        self.kind.setVisible(needed <= pane.height() * HEAD_SHARE)
        self.setToolTip("" if not self.kind.isHidden() else plain_tip(self.kind.text()))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.FontChange):
            self._dress()
            self.fit(self._pane)
        super().changeEvent(event)

    def _put(self, icon: str, title: str, kind: str) -> None:
        if (icon, title, kind) == (self._icon_name, self.title.text(), self.kind.text()):
            return
        self._icon_name = icon
        self.title.setText(title)
        self.kind.setText(kind)
        self._dress()
        self.fit(self._pane)

    def _dress(self) -> None:
        colour, side = theme.current().colours.text_muted, theme.icon_side(ICON)
        self._icon.setFixedSize(side, side)
        self._icon.setPixmap(icons.pixmap(self._icon_name, side, colour, self.devicePixelRatioF()))


def _listed(names: tuple[str, ...]) -> str:
    if len(names) <= MOST_NAMED:
        return ", ".join(names)
    return tr("{names} and {count} more", names=", ".join(names[:MOST_NAMED]), count=len(names) - MOST_NAMED)


def _hint(parent: QWidget) -> QLabel:
    hint = plain_label(
        tr("Select components of one kind to edit them together."), "muted", parent, wraps=True
    )
    hint.hide()
    hint.setMargin(16)
    hint.setAlignment(Qt.AlignmentFlag.AlignTop)
    return hint
