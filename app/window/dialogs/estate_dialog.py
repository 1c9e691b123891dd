"""A customer's estate, read from exports and drawn: what becomes a pool, and what is left out and why."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QHBoxLayout,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from app.library.importing.estate_files import EstateOptions, estate_steps
from app.library.importing.saved_mappings import SavedMappings
from app.look.number_format import numbers
from app.look.translation import tr, translate
from app.look.widgets.choice_field import ChoiceField
from app.look.widgets.first_size import first_size
from app.look.widgets.message_bar import MessageBar
from app.look.widgets.plain_text import plain_label, say
from app.machine.background import Background, Pieces
from app.results.tables.estate_tables import group_columns
from app.results.tabs.table_model import TableModel
from app.results.tabs.table_view import ResultTable
from app.results.words.estates import card_names, source_lines, unreadable_lines
from app.window.dialogs.estate_history import EstateHistory
from app.window.dialogs.mapping_dialog import MappingDialog, complaints_of_fields
from planner_core.catalog.catalog import Catalog
from planner_core.imports.answers import AnswersFoundError
from planner_core.imports.drawing import EstateDrawing, drawing
from planner_core.imports.grouping import Desktops, Group, Grouping, GroupKey
from planner_core.imports.inventory import Inventory, host_totals, machine_totals
from planner_core.imports.mapped_tables import TableMapping, suggested
from planner_core.imports.reading import UnknownTablesError
from planner_core.imports.selection import REASONS, EstateChoice
from planner_core.messages import HeadroomError, Message
from planner_core.units import MIB_PER_GIB

SIZE = (820, 640)
LETTERS = 112
"""Width of the dialog in letters, at any text size."""
REMARKS_LINES: Final = 6
"""Height of what is left out and assumed, in lines; more of it is scrolled."""
ALL: Final = ""
"""Every cluster."""


class EstateDialog(QDialog):
    """Choose files, change the rule while the groups follow, and draw them."""

    drawn = Signal(object, str)
    """An `EstateDrawing` that the user wants, and a name for its plan."""
    answered = Signal(object, str)
    """A file is what a customer has answered: a tuple of `CustomerAnswer`, and a name for a plan of them."""
    measured = Signal(object)
    """The user wants how busy machines were, as a pilot's measurement: the paths of these files."""

    def __init__(self, catalog: Catalog, parent: QWidget, *, has_pools: bool = False) -> None:
        """`has_pools`: the open plan has pools that a measurement could be put into."""
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("Import an estate"))
        self._catalog, self._has_pools = catalog, has_pools
        self.mappings = SavedMappings()
        self._paths: tuple[Path, ...] = ()
        self._inventory: Inventory | None = None
        self._drawing: EstateDrawing | None = None
        self._background = Background("estate", self)
        self.choose_button = QPushButton(tr("&Choose files…"), self)
        self.source = plain_label("", "muted", self, wraps=True)
        self.keys = {key: QCheckBox(title, self) for key, title in _key_titles().items()}
        for key in Grouping().keys:
            self.keys[key].setChecked(True)
        self.desktops = ChoiceField(tr("Desktops"), _desktop_titles(), self)
        self.desktops.set_value(Grouping().desktops)
        self.cluster = ChoiceField(tr("Cluster"), {ALL: tr("All clusters")}, self)
        self.cluster.set_value(ALL)
        self.powered_off = QCheckBox(tr("Machines that are off, too"), self)
        self.keep_names = QCheckBox(tr("Names of machines in notes"), self)
        self.keep_names.setToolTip(
            tr("Otherwise no name of a machine gets into the plan. A proposal shows notes as well.")
        )
        self.totals = plain_label("", "", self, wraps=True)
        self.history = EstateHistory(self)
        self.model: TableModel[Group] = TableModel([*group_columns().values()], self)
        empty = tr("Choose exports of RVTools, Live Optics or Nutanix Collector, or a list of machines.")
        self.table = ResultTable(self.model, tr("Groups of machines"), empty, self)
        self.table.share_width({0: 4, 1: 2, 2: 1})
        self._area = QScrollArea(self)
        self.remarks = plain_label("", "muted", self._area, wraps=True)
        self.remarks.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.messages = MessageBar(self)
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel, self)
        self.draw_button = self.buttons.addButton(
            tr("&Draw this estate"), QDialogButtonBox.ButtonRole.AcceptRole
        )
        self.measure_button = self.buttons.addButton(
            tr("Only how &busy machines were…"), QDialogButtonBox.ButtonRole.ActionRole
        )
        self.measure_button.setAutoDefault(False)
        self._lay_out()
        self._connect()
        self._show()

    @property
    def is_busy(self) -> bool:
        """Whether files are being read."""
        return self._background.is_busy

    def read(self, paths: Sequence[Path]) -> None:
        """Read files or folders, in a process of their own; what was read before is gone."""
        self._paths, self._inventory = tuple(paths), None
        self._show()
        say(self.source, tr("Reading…"), "muted")
        chosen = self._paths
        options = EstateOptions(days=dict(self.history.days), mappings=self.mappings.all)
        self._background.ask(lambda: _pieces(chosen, options))

    # --- what is seen ------------------------------------------------------------------------------------------

    def _lay_out(self) -> None:
        files = QHBoxLayout()
        files.addWidget(self.choose_button)
        files.addWidget(self.source, 1)
        rule = QHBoxLayout()
        rule.addWidget(plain_label(tr("Machines of a pool have in common:"), "muted", self))
        for box in self.keys.values():
            rule.addWidget(box)
        rule.addStretch(1)
        choice = QHBoxLayout()
        for field in (self.desktops, self.cluster):
            choice.addWidget(field, 1)
        wanted = QHBoxLayout()
        for box in (self.powered_off, self.keep_names):
            wanted.addWidget(box)
        wanted.addStretch(1)
        self._area.setWidget(self.remarks)
        self._area.setWidgetResizable(True)
        self._area.setProperty("surface", "none")
        self._area.setMaximumHeight(REMARKS_LINES * self.fontMetrics().lineSpacing())
        rows = QVBoxLayout(self)
        rows.setContentsMargins(16, 16, 16, 12)
        rows.setSpacing(8)
        for part in (files, rule, choice, wanted):
            rows.addLayout(part)
        rows.addWidget(self.totals)
        rows.addWidget(self.history)
        rows.addWidget(self.table, 1)
        rows.addWidget(self._area)
        rows.addWidget(self.messages)
        rows.addWidget(self.buttons)
        self.choose_button.setAutoDefault(False)
        self.draw_button.setProperty("primary", True)
        self.draw_button.setDefault(True)
        self.resize(first_size(self, SIZE, LETTERS))

    def _connect(self) -> None:
        self.choose_button.clicked.connect(self._choose)
        for box in (*self.keys.values(), self.powered_off, self.keep_names):
            box.toggled.connect(lambda _checked: self._show())
        for field in (self.desktops, self.cluster):
            field.committed.connect(lambda _value: self._show())
        self.history.changed.connect(self._show)
        self.history.days_said.connect(lambda: self.read(self._paths))
        self._background.arrived.connect(self._take)
        self.buttons.accepted.connect(self._accept)
        self.buttons.rejected.connect(self.reject)
        self.measure_button.clicked.connect(self._hand_on)
        self.finished.connect(lambda _result: self._background.stop())

    def _choose(self) -> None:
        kinds = ";;".join((tr("Exports (*.xlsx *.csv *.txt)"), tr("All files (*)")))
        folder = str(self._paths[0].parent) if self._paths else ""
        chosen, _ = QFileDialog.getOpenFileNames(self, tr("Choose the exports of an estate"), folder, kinds)
        if chosen:
            self.read([Path(each) for each in chosen])

    def _take(self, piece: object) -> None:
        """What was read, or what is wrong with it."""
        if isinstance(piece, AnswersFoundError):
            self.answered.emit(piece.answers, self._paths[0].stem)
            self.accept()
        elif isinstance(piece, UnknownTablesError):
            self._ask_for_columns(piece)
        elif isinstance(piece, Message):
            say(self.source, ", ".join(path.name for path in self._paths), "muted")
            self.messages.show_message(translate(piece), "error")
        elif isinstance(piece, Inventory):
            self.messages.hide()
            self._inventory = piece
            self.history.show_files(piece)
            named = {each: each for each in piece.clusters if each}
            self.cluster.set_choices({ALL: tr("All clusters"), **named})
            self.cluster.set_value(ALL)
            self._show()
            if self.draw_button.isEnabled():
                self.draw_button.setFocus()

    def _ask_for_columns(self, unknown: UnknownTablesError) -> None:
        """At once if the headings look like a list of machines or hosts; else if the user wants to."""
        say(self.source, ", ".join(path.name for path in self._paths), "muted")
        if any(not complaints_of_fields(suggested(each.headings)) for each in unknown.tables):
            self._show_columns(unknown)
            return
        answers = (
            [(tr("Say what its &columns are…"), lambda: self._show_columns(unknown))]
            if unknown.tables
            else []
        )
        self.messages.show_message(translate(unknown.message), "error", answers)

    def _show_columns(self, unknown: UnknownTablesError) -> None:
        named = {path.name: path for path in self._paths}
        source = named.get(unknown.tables[0].file, self._paths[0])
        dialog = MappingDialog(unknown.tables, source, self)
        dialog.said.connect(self._remember)
        dialog.rejected.connect(lambda: self.messages.show_message(translate(unknown.message), "error"))
        dialog.open()

    def _remember(self, mappings: Sequence[TableMapping]) -> None:
        """Keep what was said of the columns, and read the files by it."""
        self.messages.hide()
        try:
            self.mappings.remember(mappings)
        except HeadroomError as error:
            self.messages.show_message(translate(error.message), "error")
            return
        self.read(self._paths)

    def _show(self) -> None:
        """Draw what was read by the rule that stands in the fields now."""
        inventory, self._drawing = self._inventory, None
        if inventory is not None:
            chosen = self.cluster.value() or ALL
            grouping = Grouping(
                keys=tuple(key for key, box in self.keys.items() if box.isChecked()),
                desktops=self._desktops(),
                decimal=numbers().style.decimal,
            )
            choice = EstateChoice(
                powered_off=self.powered_off.isChecked(),
                clusters=(chosen,) if chosen else (),
                keep_names=self.keep_names.isChecked(),
            )
            plain = drawing(inventory, self._catalog, choice, grouping, card_names())
            self._drawing = self.history.applied(inventory, plain, choice, grouping)
        drawn = self._drawing
        self.model.show_rows(drawn.groups if drawn is not None else ())
        for field in (*self.keys.values(), self.desktops, self.cluster, self.powered_off, self.keep_names):
            field.setEnabled(drawn is not None)
        self.draw_button.setEnabled(drawn is not None and bool(drawn.plan.components))
        self.measure_button.setVisible(self._has_pools and bool(self._watched))
        if inventory is None or drawn is None:
            say(self.totals, "")
            say(self.remarks, "")
            self.history.hide()
            self._area.hide()
            return
        say(self.source, "\n".join(source_lines(inventory)), "muted")
        say(self.totals, "\n".join(_totals(inventory, drawn)))
        remarks = [*unreadable_lines(inventory), *map(translate, (*inventory.remarks, *drawn.remarks))]
        if self._watched:
            remarks.append(self._about_use())
        say(self.remarks, "\n".join(remarks), "muted")
        self._area.setVisible(bool(remarks))

    @property
    def _watched(self) -> tuple[Path, ...]:
        """Files of collectors, which tell how busy machines were besides."""
        sources = self._inventory.sources if self._inventory is not None else ()
        names = {each.file for each in sources if each.product in WATCHED}
        return tuple(each for each in self._paths if each.name in names)

    def _about_use(self) -> str:
        if self._has_pools:
            return tr(
                "How busy single machines were is not drawn. It can take the place of what a pool of the open plan"
                " assumes, without drawing the estate."
            )
        return tr(
            "How busy single machines were is not drawn. Once there is a pool for them, choose “We measured…”"
            " and this file."
        )

    def _hand_on(self) -> None:
        """The files are wanted as a measurement, and nothing is drawn."""
        watched = self._watched
        self.reject()
        self.measured.emit(watched)

    def _desktops(self) -> Desktops:
        value = self.desktops.value()
        return next((each for each in DESKTOPS if each == value), Grouping().desktops)

    def _accept(self) -> None:
        if self._drawing is None:
            return
        self.drawn.emit(self._drawing, self._paths[0].stem)
        self.accept()


WATCHED: Final = frozenset({"live-optics", "collector"})
"""Products whose files have the performance of each machine."""
DESKTOPS: Final[tuple[Desktops, ...]] = ("by-guest", "all", "none")


def _pieces(paths: Sequence[Path], options: EstateOptions) -> Pieces:
    """None now and then; at the end the inventory, or what is wrong."""
    try:
        yield from estate_steps(paths, options)
    except (UnknownTablesError, AnswersFoundError) as found:
        yield found
    except HeadroomError as error:
        yield error.message


def _key_titles() -> dict[GroupKey, str]:
    return {
        "guest": tr("guest"),
        "size": tr("size"),
        "resource-pool": tr("resource pool"),
        "folder": tr("folder"),
        "name": tr("name without its number"),
    }


def _desktop_titles() -> dict[str, str]:
    return {
        "by-guest": tr("Windows clients are desktops"),
        "all": tr("All machines are desktops"),
        "none": tr("All machines are servers"),
    }


def _totals(inventory: Inventory, drawn: EstateDrawing) -> Iterator[str]:
    """What goes into the plan, and what does not, with the reason; together they are what the files hold."""
    chosen = drawn.selected
    totals, hosts = machine_totals(chosen.machines), host_totals(chosen.hosts)
    shown = numbers()
    yield tr(
        "In the plan: {machines} of {all} machines with {vcpus} vCPUs and {ram} GiB; {hosts} hosts with {cores} cores"
        " and {host_ram} GiB",
        machines=shown.number(totals.machines),
        all=shown.number(len(inventory.machines)),
        vcpus=shown.number(totals.vcpus),
        ram=shown.number(totals.ram_mib / MIB_PER_GIB),
        hosts=shown.number(hosts.hosts),
        cores=shown.number(hosts.cores),
        host_ram=shown.number(hosts.ram_mib / MIB_PER_GIB),
    )
    left_out = [
        tr("{reason}: {count}", reason=translate(REASONS[reason]), count=shown.number(len(machines)))
        for reason, machines in chosen.left_out.items()
        if machines
    ]
    if left_out:
        yield tr("Left out: {what}", what=", ".join(left_out))
