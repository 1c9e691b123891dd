"""Content of the palette: the kinds of components, and the catalogue records that fill them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from app.look.catalogue_names import record_name
from app.look.component_kinds import KINDS
from app.look.fuzzy_search import WHOLE, Fit, fit, most_cost
from app.look.number_format import numbers
from app.look.translation import mark, tr, tr_plural
from app.look.widgets.plain_text import plain_tip
from planner_core.catalog.catalog import Catalog, Record
from planner_core.catalog.graphics_boards import GraphicsBoard
from planner_core.catalog.records import RECALLED, newest_first
from planner_core.catalog.server_models import ServerModel
from planner_core.editing.verbs import KIND_NAMES
from planner_core.plan.components import COMPONENT_TYPES, DiskGroup, StorageArray
from planner_core.plan.fields import declared_field

ENTRY_ROLE = Qt.ItemDataRole.UserRole + 1

KINDS_HEADING = mark("Components")
CATALOGUE: tuple[tuple[str, str], ...] = (
    (mark("Servers"), "servers"),
    (mark("Storage arrays"), "arrays"),
    (mark("Drives"), "drives"),
    (mark("Graphics boards"), "boards"),
    (mark("Workload profiles"), "workloads"),
    (mark("Processors"), "cpus"),
)
"""Heading -> its catalogue list."""

PARTS_FIRST = ("cpus", "drives", "boards", "arrays", "servers", "workloads")
"""Order of the lists among equally good matches: a processor before servers that contain it."""
MOST_RECORDS = 100_000
"""Offset between the lists: each can have this many records."""
PROCESSORS = "cpus"
"""The list whose records apply to a host although they are of another kind."""
DRIVES_CALLED = {"hdd": ("hdd",), "nvme": ("ssd", "flash"), "ssd": ("flash",)}
"""Search words for kinds of drives in every language, in addition to their field names."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A line of the palette: a heading (no kind), a kind, or a record of the catalogue."""

    title: str
    detail: str = ""
    kind: str = ""
    record: Record | None = None
    list_name: str = ""
    beside: tuple[str, ...] = ()
    """Search words that the line does not show."""
    model: ServerModel | None = None
    """The server model of a record, if it is known."""
    board: GraphicsBoard | None = None
    """The graphics board of a record, if it is one."""
    order: int = 0
    """Order among equally good matches: newest first, kinds before records."""

    @property
    def is_heading(self) -> bool:
        """Whether the line only names the group below it."""
        return not self.kind

    @property
    def source(self) -> str:
        """Source of a record's values."""
        return self.record.source if self.record is not None else ""

    def fit(self, typed: str) -> Fit | None:
        """How well all words match the line, by the common rule of finders; None if one is missing."""
        return fit(typed, self.title, (self.detail, *self.beside), self.source, in_one_piece=True)


def palette_entries(catalog: Catalog) -> tuple[Entry, ...]:
    """Everything that can be put on the canvas: first the kinds, then the catalogue records."""
    lines = [Entry(tr(KINDS_HEADING))]
    lines += [
        Entry(tr(KIND_NAMES[each.kind]), tr(each.hint), each.kind, beside=tuple(map(tr, each.also)))
        for each in KINDS
    ]
    for heading, list_name in CATALOGUE:
        if records := newest_first(catalog.records(list_name)):
            lines.append(Entry(tr(heading)))
            first = 1 + PARTS_FIRST.index(list_name) * MOST_RECORDS
            lines += [
                _of_record(record, list_name, tr(heading), order, catalog)
                for order, record in enumerate(records, first)
            ]
    return tuple(lines)


def narrowed(entries: Iterable[Entry], text: str) -> tuple[Entry, ...]:
    """The entries that match every word of `text`, best first, under their headings; the heading of the best comes
    first. Names with all typed words are equally good wherever those stand, so that the newest comes first.
    """
    if not text.strip():
        return tuple(entries)
    groups: list[tuple[Entry | None, list[tuple[Fit, Entry]]]] = [(None, [])]
    for entry in entries:
        if entry.is_heading:
            groups.append((entry, []))
        elif (found := entry.fit(text)) is not None:
            groups[-1][1].append((found, entry))
    kept: list[Entry] = []
    most = most_cost(text, [found for _, fitting in groups for found, _ in fitting])
    whole = WHOLE * len(text.split())
    for _, fitting in groups:
        fitting[:] = [each for each in fitting if each[0].cost <= most]
        fitting.sort(key=lambda each: (_cost_in_list(each[0], whole), each[1].order, each[0][1:3]))
    for heading, fitting in sorted(
        filter(lambda each: each[1], groups), key=lambda each: min(found[:3] for found, _ in each[1])
    ):
        kept += [] if heading is None else [heading]
        kept += [entry for _, entry in fitting]
    return tuple(kept)


def _cost_in_list(found: Fit, whole: int) -> int:
    return max(found.cost, whole) if found.cost else 0


class PaletteModel(QAbstractListModel):
    """The lines that match the search, for a list view."""

    def __init__(self, entries: Sequence[Entry], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._all = tuple(entries)
        self._shown = self._all

    @property
    def all(self) -> tuple[Entry, ...]:
        """All lines, whatever is searched."""
        return self._all

    def entry(self, index: QModelIndex | QPersistentModelIndex) -> Entry | None:
        """The line at an index; None for a heading or an invalid index."""
        found = self._shown[index.row()] if index.isValid() else None
        return None if found is None or found.is_heading else found

    def offer(self, entries: Sequence[Entry]) -> None:
        """Replace the lines; takes effect with `narrow`."""
        self._all = tuple(entries)

    def narrow(self, text: str) -> None:
        """Show only lines that match every word of `text`."""
        self.beginResetModel()
        self._shown = narrowed(self._all, text)
        self.endResetModel()

    def counts(self) -> tuple[int, int]:
        """Number of shown and of all entries, without headings."""
        return _entries(self._shown), _entries(self._all)

    def first_entry(self) -> QModelIndex:
        """The first line that is no heading."""
        row = next((row for row, entry in enumerate(self._shown) if not entry.is_heading), -1)
        return self.index(row, 0)

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex = QModelIndex()) -> int:  # noqa: B008
        """The number of lines."""
        return 0 if parent.isValid() else len(self._shown)

    def data(
        self, index: QModelIndex | QPersistentModelIndex, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        """Texts of a line, and the line itself under ENTRY_ROLE."""
        if not index.isValid():
            return None
        entry = self._shown[index.row()]
        if role == ENTRY_ROLE:
            return entry
        if role == Qt.ItemDataRole.DisplayRole:
            return entry.title
        if role == Qt.ItemDataRole.ToolTipRole and not entry.is_heading:
            return entry_tooltip(entry)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return f"{entry.title}, {entry.detail}" if entry.detail else entry.title
        return None

    def flags(self, index: QModelIndex | QPersistentModelIndex) -> Qt.ItemFlag:
        """Headings cannot be selected."""
        if self.entry(index) is None:
            return Qt.ItemFlag.NoItemFlags
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable


def entry_tooltip(entry: Entry) -> str:
    """The title of the line, and for a record its source."""
    lines = [entry.title, entry.detail]
    if entry.model is not None:
        lines += server_model_in_words(entry.model)
    if entry.board is not None:
        lines.append(board_in_words(entry.board))
    if entry.record is not None:
        lines.append(recalled_in_words(entry.record))
        lines.append(tr("Source: {source}", source=entry.record.source))
    lines.append(tr("Drag it onto the drawing, or press Enter."))
    return plain_tip("\n".join(line for line in lines if line))


def _of_record(record: Record, list_name: str, heading: str, order: int, catalog: Catalog) -> Entry:
    kind = () if list_name == PROCESSORS else (tr(KIND_NAMES[record.kind]),)
    title = record_name(record.name)
    stored = () if title == record.name else (record.name,)
    beside = (heading, *kind, *_drive_words(record.values), *stored)
    model = catalog.server_models.get(record.values.get("server_model", ""))
    board = catalog.graphics_boards.get(record.values.get("board_model", ""))
    return Entry(title, record_detail(record), record.kind, record, list_name, beside, model, board, order)


def _drive_words(values: Mapping[str, Any]) -> tuple[str, ...]:
    """The kind of a drive, which model names rarely include."""
    field = declared_field(DiskGroup, "drive_kind")
    kind = values.get("drive_kind", "")
    if field is None or kind not in field.choices:
        return ()
    return (tr(field.choices[kind]), *DRIVES_CALLED.get(kind, ()))


def record_detail(record: Record) -> str:
    """The figures that distinguish a record from similar ones."""
    values, show = record.values, numbers()
    pieces: list[str] = []
    if "drive_gb" in values:
        pieces = [show.quantity(values["drive_gb"], tr("GB")), show.iops(values.get("drive_iops"))]
    elif "sockets" in values and "cores_per_socket" in values:
        cores = values["sockets"] * values["cores_per_socket"]
        pieces = [tr("{count} cores", count=cores), show.gib(values.get("ram_gib"))]
    elif "cores_per_socket" in values:
        cores = tr("{count} cores", count=values["cores_per_socket"])
        pieces = [cores, show.quantity(values.get("base_clock_ghz"), tr("GHz"))]
    elif "controllers" in values:
        protocol = declared_field(StorageArray, "protocol")
        pieces = [tr_plural("{count} controller", "{count} controllers", values["controllers"])]
        if protocol and "protocol" in values:
            pieces.append(tr(protocol.choices[values["protocol"]]))
    elif "board_model" in values:
        pieces = [show.quantity(values["power_watts"], "W")]
    elif "cpu_mhz" in values:
        pieces = [show.mhz(values["cpu_mhz"])]
        if "iops" in values:
            pieces.append(show.quantity(values["iops"], tr("IOPS")))
    return " · ".join(filter(None, (*pieces, _recalled_word(record))))


def recalled_in_words(record: Record) -> str:
    """Which values of a record are only recalled; empty if all were read."""
    fields = record.values if record.confidence == RECALLED else record.recalled
    declared = (declared_field(COMPONENT_TYPES[record.kind], each) for each in fields)
    titles = ", ".join(tr(each.title) for each in declared if each is not None)
    return tr("Only recalled, not read: {fields}", fields=titles) if titles else ""


def board_in_words(board: GraphicsBoard) -> str:
    """What a graphics board is divided into."""
    return tr_plural(
        "{count} GPU ({architecture}) with {memory}, up to {most} vGPUs",
        "{count} GPUs ({architecture}) with {memory} each, up to {most} vGPUs on each",
        board.gpus,
        architecture=board.architecture,
        memory=numbers().gib(board.memory_gib_per_gpu),
        most=board.most_per_gpu,
    )


def server_model_in_words(model: ServerModel) -> list[str]:
    """What fits into a server, one line for each thing, with a mark on figures that are only recalled."""
    memory = tr(
        "Memory: {slots} slots, {channels} channels for each processor, up to {most}",
        slots=model.memory_slots,
        channels=model.memory_channels,
        most=numbers().gib(model.max_memory_gib),
    )
    cards = tr(
        "Cards: {slots} PCIe slots; graphics: {double} double-wide or {single} single-wide",
        slots=model.pcie_slots,
        double=model.double_wide_gpus,
        single=model.single_wide_gpus,
    )
    lines = {
        memory: ("memory_slots", "memory_channels", "max_memory_gib"),
        cards: ("pcie_slots", "double_wide_gpus", "single_wide_gpus"),
        tr("Drive bays at the front: {bays}", bays=model.front_bays): ("front_bays",),
        tr("Power supplies: {watts} W", watts=model.power_supplies): ("power_supplies",),
    }
    recalled = {line: any(model.is_recalled(each) for each in fields) for line, fields in lines.items()}
    said = [tr("{line} (recalled)", line=line) if recalled[line] else line for line in lines]
    return [*said, tr("Source of the model: {source}", source=model.source)]


def _recalled_word(record: Record) -> str:
    return tr("recalled") if record.confidence == RECALLED or record.recalled else ""


def _entries(lines: Iterable[Entry]) -> int:
    return sum(not entry.is_heading for entry in lines)
