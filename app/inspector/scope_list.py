"""The places that a licence line counts: a list of names with check marks; none of them means the whole plan."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, Qt, Signal
from PySide6.QtWidgets import QAbstractItemView, QListView, QVBoxLayout, QWidget

from app.canvas.content.captions import kind_or_model
from app.look import icons
from app.look.component_kinds import KIND_ICONS
from app.look.fuzzy_search import folded
from app.look.translation import tr
from app.look.widgets.plain_text import plain_tip
from app.look.widgets.search_field import search_field
from app.results.words.components import in_drawn_order
from planner_core.plan.components import kind_of
from planner_core.plan.licences import ON_DRIVES, ON_HOSTS, ON_POOLS, Licence, LicenceUnit
from planner_core.plan.names import told_apart
from planner_core.plan.plan import Plan

Index = QModelIndex | QPersistentModelIndex
NO_INDEX = QModelIndex()
SEARCHED_FROM: Final = 13
"""Places from which on the list can be searched."""
INDENT: Final = "\N{EM SPACE}"
WHOLE_PLAN: Final = ""

KINDS: Final[Mapping[LicenceUnit, frozenset[str]]] = {
    **dict.fromkeys(ON_HOSTS, frozenset({"cluster", "host", "desktop_pool", "infrastructure_servers"})),
    **dict.fromkeys(ON_DRIVES, frozenset({"cluster", "host", "storage_array", "disk_group"})),
    **dict.fromkeys(ON_POOLS, frozenset({"desktop_pool", "cluster", "host"})),
    "once": frozenset(),
}
"""Kinds of components whose names a scope may contain, by what is counted: hosts also by the machines on them, pools
also by the hosts that they run on.
"""


class ScopePlace(NamedTuple):
    """A line of the list."""

    component: str
    """Empty for the whole plan."""
    name: str
    kind: str
    """Empty for the whole plan, and for what is no longer in the plan."""
    detail: str
    depth: int = 0


def scope_places(plan: Plan, line: Licence) -> list[ScopePlace]:
    """The places that a line may count, as drawn, then those of its scope that are no longer in the plan."""
    told = told_apart(plan).components
    offered, depths = list[ScopePlace](), dict[str, int]()
    if line.unit != "graphics_user":
        offered.append(ScopePlace(WHOLE_PLAN, tr("The whole plan"), "", ""))
    for each in in_drawn_order(plan):
        kind = kind_of(plan.components[each])
        if kind in KINDS[line.unit] or each in line.scope:
            depth = depths[each] = depths.get(plan.parents.get(each, ""), -1) + 1
            offered.append(ScopePlace(each, told[each].name, kind, kind_or_model(told[each]), depth))
    gone = (each for each in line.scope if each not in plan.components)
    lost = (ScopePlace(each, tr("{id} (no longer in the plan)", id=each), "", "") for each in gone)
    return [*offered, *lost]


class ScopeModel(QAbstractListModel):
    """Places with check marks."""

    chosen = Signal(tuple)
    """The ids of all checked places; empty for the whole plan."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._every: Sequence[ScopePlace] = ()
        self._shown: Sequence[ScopePlace] = ()
        self._scope: tuple[str, ...] = ()
        self._typed = ""
        self.is_locked = False
        """Whether nothing can be checked."""

    @property
    def places(self) -> Sequence[ScopePlace]:
        """All places, whether the search finds them or not."""
        return self._every

    @property
    def shown(self) -> Sequence[ScopePlace]:
        """The lines of the list."""
        return self._shown

    def show_places(self, places: Sequence[ScopePlace], scope: tuple[str, ...]) -> None:
        """Show places, with those of a scope checked. The cursor stays while the places are the same."""
        self._scope = scope
        if places != self._every:
            self._every = places
            self._narrow()
        elif places:
            self.dataChanged.emit(self.index(0, 0), self.index(self.rowCount() - 1, 0))

    def search(self, typed: str) -> None:
        """Show only the places with a text in their names."""
        if typed != self._typed:
            self._typed = typed
            self._narrow()

    def rowCount(self, parent: Index = NO_INDEX) -> int:
        """The number of places found."""
        return 0 if parent.isValid() else len(self._shown)

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Every place can be checked."""
        flags = super().flags(index)
        return flags if self.is_locked else flags | Qt.ItemFlag.ItemIsUserCheckable

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Name, icon, check mark, and for screen readers and as a tooltip the kind."""
        if not index.isValid():
            return None
        place = self._shown[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return INDENT * place.depth + place.name
        if role == Qt.ItemDataRole.CheckStateRole:
            return Qt.CheckState.Checked if self._is_checked(place) else Qt.CheckState.Unchecked
        if role == Qt.ItemDataRole.DecorationRole:
            return icons.icon(KIND_ICONS.get(place.kind, _icon(place)), "text_muted")
        spoken = ", ".join(each for each in (place.name, place.detail) if each)
        return {
            int(Qt.ItemDataRole.AccessibleTextRole): spoken,
            int(Qt.ItemDataRole.ToolTipRole): plain_tip(spoken),
        }.get(int(role))

    def setData(self, index: Index, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:
        """Tell the scope with a place checked or not; the receiver shows what has become of it."""
        if role != Qt.ItemDataRole.CheckStateRole or self.is_locked:
            return False
        place = self._shown[index.row()]
        if place.component == WHOLE_PLAN:
            scope: tuple[str, ...] = ()
        else:
            wanted = {*self._scope, place.component}
            if Qt.CheckState(value) != Qt.CheckState.Checked:
                wanted.discard(place.component)
            scope = tuple(each.component for each in self._every if each.component in wanted)
        if scope == self._scope:
            return False
        self.chosen.emit(scope)
        return True

    def _is_checked(self, place: ScopePlace) -> bool:
        return place.component in self._scope if place.component else not self._scope

    def _narrow(self) -> None:
        self.beginResetModel()
        wanted = folded(self._typed.strip())
        self._shown = [each for each in self._every if wanted in folded(each.name)]
        self.endResetModel()


def _icon(place: ScopePlace) -> str:
    return "layout-dashboard" if place.component == WHOLE_PLAN else "triangle-alert"


class ScopeList(QWidget):
    """The list, with a search above it if it is long. Space or a click on a mark checks a place."""

    chosen = Signal(tuple)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.model = ScopeModel(self)
        self.search = search_field(tr("Search places"), self)
        self.search.textChanged.connect(self.model.search)
        self.view = QListView(self)
        self.view.setModel(self.model)
        self.view.setAccessibleName(tr("Places that it counts"))
        self.view.setUniformItemSizes(True)
        self.view.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.view.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.view.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        self.view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.model.chosen.connect(self.chosen)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        column.addWidget(self.search)
        column.addWidget(self.view, 1)

    def show_line(self, plan: Plan, line: Licence, *, locked: bool) -> None:
        """Show the places of a line; `locked`: none can be checked."""
        self.model.is_locked = locked
        self.model.show_places(scope_places(plan, line), line.scope)
        is_long = len(self.model.places) >= SEARCHED_FROM
        if not is_long:
            self.search.clear()
        self.search.setVisible(is_long)
