"""The plan as an outline: pools and servers, hosts, stores; below each its contents or the places of its files."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from PySide6.QtCore import QAbstractItemModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from app.canvas.content.captions import kind_or_model
from app.canvas.content.chip_texts import file_roles
from app.canvas.kinds import OWNERS
from app.canvas.layout.navigation import Stop
from app.look.component_kinds import KIND_ICONS
from app.look.fuzzy_search import SCATTERED, fit
from app.look.translation import tr
from app.look.widgets.plain_text import plain_tip
from app.results.words.platform_terms import role_in_words
from planner_core.plan.components import Component, kind_of
from planner_core.plan.links import DISPLAY, ROLE_NAMES, RUNS_ON, Link
from planner_core.plan.plan import Plan
from planner_core.plan.rules import RUN_TARGETS

LINE_ROLE = Qt.ItemDataRole.UserRole + 1
ROOT = QModelIndex()
Index = QModelIndex | QPersistentModelIndex


@dataclass(frozen=True, slots=True)
class OutlineLine:
    """A component, or a place of one of its files, or what it runs on."""

    stop: Stop
    """The card, or the line and role."""
    title: str
    detail: str
    icon: str
    below: tuple[OutlineLine, ...] = ()

    @property
    def component(self) -> str:
        """The component, or the owner of the files."""
        return self.stop if isinstance(self.stop, str) else self.stop[0][0]

    @property
    def is_component(self) -> bool:
        """Whether the line is a card and not a place of its files."""
        return isinstance(self.stop, str)


def outline(plan: Plan) -> tuple[OutlineLine, ...]:
    """The outline of a plan, in the column order of the drawing, and within that in the order of creation."""
    children: dict[str, list[str]] = {}
    for child, parent in plan.parents.items():
        children.setdefault(parent, []).append(child)
    links: dict[str, list[Link]] = {}
    for link in plan.links.values():
        links.setdefault(link.source, []).append(link)

    def line(part: Component) -> OutlineLine:
        ties = (_tie(plan, part, link) for link in _told(part, links.get(part.id, ())))
        inner = (line(plan.components[each]) for each in children.get(part.id, ()))
        kind = kind_of(part)
        return OutlineLine(part.id, part.name, kind_or_model(part), KIND_ICONS[kind], (*ties, *inner))

    outer = [part for each, part in plan.components.items() if each not in plan.parents]
    return tuple(line(part) for part in sorted(outer, key=_column))


def narrowed(lines: Iterable[OutlineLine], typed: str) -> tuple[OutlineLine, ...]:
    """The matching lines with all below them, and their ancestors."""
    kept = []
    for line in lines:
        found = fit(typed, line.title, (line.detail,))
        if found is not None and found.worst < SCATTERED:
            kept.append(line)
        elif below := narrowed(line.below, typed):
            kept.append(replace(line, below=below))
    return tuple(kept)


def components_in(lines: Iterable[OutlineLine]) -> int:
    """Number of components in an outline."""
    return sum(line.is_component + components_in(line.below) for line in lines)


def _column(part: Component) -> int:
    kind = kind_of(part)
    if kind in OWNERS:
        return 0
    return 1 if any(kind in targets for targets in RUN_TARGETS.values()) else 2


def _told(part: Component, links: Iterable[Link]) -> list[Link]:
    """What it runs on first, then its files in the usual order, without roles it does not have."""
    order = {role: number for number, role in enumerate((RUNS_ON, DISPLAY, *ROLE_NAMES))}
    shown = {RUNS_ON, DISPLAY, *file_roles(part)}
    told = [link for link in links if link.role in shown]
    return sorted(told, key=lambda link: order[link.role])


def _tie(plan: Plan, part: Component, link: Link) -> OutlineLine:
    target = plan.components[link.target]
    home = plan.components.get(plan.parents.get(target.id, ""))
    name = tr("{name} in {host}", name=target.name, host=home.name) if home is not None else target.name
    return OutlineLine(((part.id, link.target), link.role), role_in_words(plan, link.role), name, "")


@dataclass(slots=True)
class _Node:
    line: OutlineLine
    parent: int
    row: int
    below: list[int]


class OutlineModel(QAbstractItemModel):
    """The lines for a tree view. Indexes contain node numbers, so that none can point to a deleted object."""

    def __init__(self, words: Callable[[Stop], str], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self._lines: tuple[OutlineLine, ...] = ()
        self._nodes: list[_Node] = []
        self._top: list[int] = []
        self._places: dict[Stop, int] = {}

    def show_lines(self, lines: tuple[OutlineLine, ...]) -> bool:
        """Replace the lines. Returns whether lines were added, removed or moved, so that the selection must be
        restored.
        """
        if _shape(lines) == _shape(self._lines):
            self._lines = lines
            for number, line in enumerate(_flat(lines)):
                self._nodes[number].line = line
            self.refresh()
            return False
        self.beginResetModel()
        self._lines = lines
        self._nodes = []
        self._top = self._added(lines, -1)
        self._places = {node.line.stop: number for number, node in enumerate(self._nodes)}
        self.endResetModel()
        return True

    def refresh(self) -> None:
        """Repaint after a change of results."""
        if self._top:
            self.dataChanged.emit(self.index(0, 0), self.index(len(self._top) - 1, 0))

    def line(self, index: Index) -> OutlineLine | None:
        """The line at an index; None for an invalid index."""
        return self._nodes[index.internalId()].line if index.isValid() else None

    def index_of(self, stop: Stop) -> QModelIndex:
        """The index of a component or file; invalid if it is not shown."""
        number = self._places.get(stop)
        return QModelIndex() if number is None else self.createIndex(self._nodes[number].row, 0, number)

    def stops(self) -> Iterable[Stop]:
        """All shown stops, from top to bottom."""
        return self._places

    def index(self, row: int, column: int, parent: Index = ROOT) -> QModelIndex:
        """The index of a line below another one."""
        below = self._below(parent)
        if column != 0 or not 0 <= row < len(below):
            return QModelIndex()
        return self.createIndex(row, 0, below[row])

    def parent(self, index: Index) -> QModelIndex:  # type: ignore[override]
        """The index of the line's parent."""
        above = self._nodes[index.internalId()].parent if index.isValid() else -1
        return QModelIndex() if above < 0 else self.createIndex(self._nodes[above].row, 0, above)

    def rowCount(self, parent: Index = ROOT) -> int:
        """Number of lines below one."""
        return len(self._below(parent))

    def columnCount(self, _parent: Index = ROOT) -> int:
        """One: everything else is painted beside the name."""
        return 1

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """The name, the text for screen readers, and the line itself under its own role."""
        line = self.line(index)
        if line is None:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return line.title
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self._words(line.stop) if line.is_component else f"{line.title}, {line.detail}"
        if role == Qt.ItemDataRole.ToolTipRole:
            return plain_tip(line.title if line.is_component else f"{line.title}: {line.detail}")
        return line if role == LINE_ROLE else None

    def _below(self, parent: Index) -> Sequence[int]:
        return self._nodes[parent.internalId()].below if parent.isValid() else self._top

    def _added(self, lines: Iterable[OutlineLine], parent: int) -> list[int]:
        numbers = []
        for row, line in enumerate(lines):
            number = len(self._nodes)
            node = _Node(line, parent, row, [])
            self._nodes.append(node)
            node.below = self._added(line.below, number)
            numbers.append(number)
        return numbers


def _flat(lines: Iterable[OutlineLine]) -> Iterable[OutlineLine]:
    """Lines from top to bottom, in the order of node numbers."""
    for line in lines:
        yield line
        yield from _flat(line.below)


def _shape(lines: Iterable[OutlineLine]) -> list[Any]:
    return [(line.stop, _shape(line.below)) for line in lines]
