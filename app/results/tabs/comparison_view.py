"""The table of variants side by side: a row for each measure, a column for each variant, and differences."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPen
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QStyle, QStyleOptionViewItem, QWidget

from app.look import theme
from app.look.theme import Colours
from app.look.translation import tr, translate
from app.look.widgets.status_painting import paint_mark, status_text
from app.results.tables.column import Column
from app.results.tabs.table_model import ROW_ROLE, AnyIndex, TableModel, copied_words, spreadsheet_number
from app.results.tabs.table_view import ResultCellDelegate, ResultTable
from app.results.words.comparison import SHARES, delta_text, value_text, verdict_text
from planner_core.messages import Message
from planner_core.studies.comparison import Cell, Comparison, ComparisonRow

GAP = 8
PAD = 10
DISC = 8
MOST_FOR_TITLES = 0.4
"""Share of the table's width that the measures may take."""
WIDEST_LETTERS = 32
"""Maximum width of text columns in letters; the tooltip has the full name."""


class ComparisonLine(NamedTuple):
    """A row of the comparison, or the heading of a group."""

    heading: Message | None
    row: ComparisonRow | None

    @property
    def title(self) -> str:
        """The text of the first column."""
        if self.heading is not None:
            return translate(self.heading)
        return translate(self.row.title) if self.row is not None else ""

    def cell(self, number: int) -> Cell | None:
        """The value of a variant; None for headings."""
        return self.row.cells[number] if self.row is not None else None


def comparison_lines(found: Comparison, *, only_different: bool) -> list[ComparisonLine]:
    """The rows group by group, each under its heading; all, or only those with differences."""
    lines: list[ComparisonLine] = []
    group: Message | None = None
    for row in found.rows:
        if only_different and all(cell.verdict == "same" for cell in row.cells):
            continue
        if row.group != group:
            group = row.group
            lines.append(ComparisonLine(group, None))
        lines.append(ComparisonLine(None, row))
    return lines


def comparison_columns(found: Comparison) -> list[Column[ComparisonLine]]:
    """The measure, and a column for each variant; the baseline is marked in its title."""
    first = Column[ComparisonLine](tr("Measure"), lambda line: line.title, bold=lambda line: line.row is None)
    return [first, *(_column(found, number) for number in range(len(found.names)))]


def _column(found: Comparison, number: int) -> Column[ComparisonLine]:
    name = found.names[number]
    title = tr("{name} (baseline)", name=name) if number == found.baseline else name

    def shown(line: ComparisonLine) -> str:
        cell = line.cell(number)
        return "" if cell is None else "  ".join(filter(None, (value_text(cell), delta_text(cell))))

    def key(line: ComparisonLine) -> object:
        cell = line.cell(number)
        return None if cell is None else cell.value

    return Column(title, shown, key, None, lambda line: cell_tip(found, line, number))


def cell_tip(found: Comparison, line: ComparisonLine, number: int) -> str:
    """A value in words: its variant, its measure, and its difference from the baseline."""
    cell = line.cell(number)
    if cell is None:
        return line.title
    lines = [f"{line.title}, {found.names[number]}: {value_text(cell)}"]
    if cell.value is not None and cell.words is not None:
        lines.append(translate(cell.words))
    if cell.status is not None:
        lines.append(status_text(cell.status))
    if number != found.baseline and cell.verdict != "same" and cell.delta is not None:
        words = {
            "delta": delta_text(cell),
            "baseline": found.names[found.baseline],
            "verdict": verdict_text(cell),
        }
        lines.append(tr("{delta} against {baseline}: {verdict}", **words))
    if cell.explains:
        lines.append(tr("Click, Enter or F1 explains it."))
    return "\n".join(lines)


def spoken_cell(title: str, cell: Cell) -> str:
    """A value as a sentence: `Desktops at most: 77, +12 (+18%), better`."""
    said = [value_text(cell)]
    if cell.delta is not None and cell.verdict != "same":
        said += [delta_text(cell), verdict_text(cell)]
    return f"{title}: {', '.join(said)}"


class ComparisonModel(TableModel[ComparisonLine]):
    """Copies numbers as numbers and texts as texts, also within one column."""

    def show(self, columns: Sequence[Column[ComparisonLine]], lines: Sequence[ComparisonLine]) -> None:
        """Replace columns and rows; selection and scroll position stay if variants and measures are the same."""
        kept = [each.title for each in columns] == [each.title for each in self._columns]
        if kept and len(lines) == len(self._rows):
            self._columns = tuple(columns)
            self.show_rows(lines)
            return
        self.beginResetModel()
        self._columns, self._rows = tuple(columns), tuple(lines)
        self.endResetModel()

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        """The measures are row headers too, which stay visible when the table is scrolled sideways."""
        if orientation == Qt.Orientation.Horizontal or section >= len(self.rows):
            return super().headerData(section, orientation, role)
        return self.rows[section].title if role == Qt.ItemDataRole.DisplayRole else None

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """A screen reader says a value with its measure, and whether it is better."""
        if role == Qt.ItemDataRole.AccessibleTextRole and index.isValid() and index.column() > 0:
            line = self.rows[index.row()]
            cell = line.cell(index.column() - 1)
            return spoken_cell(line.title, cell) if cell is not None else line.title
        return super().data(index, role)

    def copied(self, row: ComparisonLine, column: Column[ComparisonLine]) -> str:
        """Saturations are copied in percent, as the table shows them."""
        number = self.columns.index(column) - 1
        cell = row.cell(number) if number >= 0 else None
        if cell is None:
            return "" if number >= 0 else copied_words(row.title)
        if cell.value is None:
            return copied_words(value_text(cell))
        if cell.unit in SHARES:
            return spreadsheet_number(float(cell.value) * 100, 1)
        return spreadsheet_number(cell.value, _decimals(cell))


def _decimals(cell: Cell) -> int | None:
    """Counts are whole; everything else is copied with two decimals."""
    return None if isinstance(cell.value, int) else 2


class ComparisonTable(ResultTable):
    """Rows keep their meaningful order; single cells are selected."""

    keeps_order = True

    def __init__(self, model: ComparisonModel, parent: QWidget | None = None) -> None:
        super().__init__(model, tr("Variants side by side"), "", parent)
        self.horizontalHeader().setSectionsClickable(False)
        self.horizontalHeader().setSectionsMovable(False)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectItems)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setItemDelegate(ComparisonDelegate(self))
        self.setVerticalHeader(MeasureHeader(self))
        self.setCornerButtonEnabled(False)
        self._fit_rows()
        self._show_measures()
        model.modelReset.connect(self._show_measures)

    def needed_width(self, column: int) -> int:
        """The delegate's size: only it knows the differences beside the values."""
        return self.sizeHintForColumn(column)

    def _show_measures(self) -> None:
        """In the row header, instead of in the first column."""
        self.setColumnHidden(0, True)
        self.verticalHeader().setVisible(bool(self.rows.rows))


class MeasureHeader(QHeaderView):
    """The measures, left of the values; stays visible when the table is scrolled sideways."""

    def __init__(self, table: ResultTable) -> None:
        super().__init__(Qt.Orientation.Vertical, table)
        self._table = table
        self.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.setSectionsClickable(False)

    def sizeHint(self) -> QSize:
        """As wide as the longest title."""
        lines = self._table.rows.rows
        widest = max((self._measure(line).horizontalAdvance(line.title) for line in lines), default=0)
        most = int(self._table.width() * MOST_FOR_TITLES)
        return QSize(min(widest + 3 * PAD, most), super().sizeHint().height())

    def paintSection(self, painter: QPainter, rect: QRect, index: int) -> None:
        lines = self._table.rows.rows
        if index >= len(lines):
            return
        colours = theme.current().colours
        painter.save()
        painter.fillRect(rect, colours.panel)
        painter.setPen(colours.hairline)
        painter.drawLine(rect.bottomLeft(), rect.bottomRight())
        painter.setFont(self._font(lines[index]))
        painter.setPen(colours.text)
        room = rect.adjusted(PAD if lines[index].row is None else 2 * PAD, 0, 0, 0)
        title = painter.fontMetrics().elidedText(
            lines[index].title, Qt.TextElideMode.ElideRight, room.width()
        )
        painter.drawText(room, int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter), title)
        painter.restore()

    @staticmethod
    def _font(line: ComparisonLine) -> QFont:
        return theme.current().font(
            "body", QFont.Weight.DemiBold if line.row is None else QFont.Weight.Normal
        )

    def _measure(self, line: ComparisonLine) -> QFontMetrics:
        return QFontMetrics(self._font(line))


class ComparisonDelegate(ResultCellDelegate):
    """The value, its difference from the baseline in smaller letters, and at the edge whether that is good.

    Better is a filled disc, worse an outlined one, so that they differ without colour.
    """

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        super().paint(painter, option, index)
        cell = _cell(index)
        if cell is None:
            return
        colours = theme.current().colours
        is_chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        room = option.rect.adjusted(PAD, 0, -PAD, 0)
        beside = self._room_for_delta(index.column())
        self._draw_value(painter, room.adjusted(0, 0, -beside, 0), cell, option.font, colours)
        if beside:
            self._draw_delta(painter, room, cell, colours, is_chosen)
        painter.restore()

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        """Room for value, difference and mark."""
        hint = super().sizeHint(option, index)
        cell = _cell(index)
        if cell is None:
            return hint
        wide = option.fontMetrics.horizontalAdvance(value_text(cell))
        if cell.status in ("near", "over"):
            wide += option.fontMetrics.capHeight() + GAP
        most = option.fontMetrics.averageCharWidth() * WIDEST_LETTERS
        return QSize(min(wide, most) + 2 * PAD + self._room_for_delta(index.column()), hint.height())

    def _room_for_delta(self, column: int) -> int:
        """Width for the differences of a variant, in pixels; 0 for the baseline."""
        view = self.parent()
        assert isinstance(view, ComparisonTable)
        deltas = {delta_text(cell) for line in view.rows.rows if (cell := line.cell(column - 1))}
        measure = _caption()[1]
        widest = max((measure.horizontalAdvance(delta) for delta in deltas), default=0)
        return widest + 3 * GAP + DISC if widest else 0

    def initStyleOption(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        super().initStyleOption(option, index)
        if index.column() > 0:
            option.text = ""

    @staticmethod
    def _draw_value(painter: QPainter, room: QRect, cell: Cell, font: QFont, colours: Colours) -> None:
        """The value, preceded by its status mark."""
        measure = QFontMetrics(font)
        text = measure.elidedText(value_text(cell), Qt.TextElideMode.ElideRight, room.width())
        painter.setFont(font)
        painter.setPen(colours.text)
        painter.drawText(room, int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter), text)
        if cell.status in ("near", "over"):
            side = measure.capHeight()
            x = room.right() - measure.horizontalAdvance(text) - GAP - side
            paint_mark(
                painter, QRectF(x, room.center().y() - side / 2 + 0.5, side, side), cell.status, colours
            )

    @staticmethod
    def _draw_delta(painter: QPainter, room: QRect, cell: Cell, colours: Colours, is_chosen: bool) -> None:
        painter.setFont(_caption()[0])
        painter.setPen(colours.text if is_chosen else colours.text_muted)
        beside = room.adjusted(0, 0, -GAP - DISC, 0)
        painter.drawText(
            beside, int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter), delta_text(cell)
        )
        if cell.verdict in ("better", "worse"):
            x = room.right() - DISC
            draw_verdict(
                painter, QRectF(x, room.center().y() - DISC / 2 + 0.5, DISC, DISC), cell.verdict, colours
            )


def draw_verdict(painter: QPainter, room: QRectF, verdict: str, colours: Colours) -> None:
    """A filled disc for better, an outlined one for worse."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if verdict == "better":
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colours.status_ok)
        painter.drawEllipse(room)
    else:
        painter.setPen(QPen(colours.status_over, 2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(room.adjusted(1, 1, -1, -1))
    painter.restore()


def _cell(index: QModelIndex | QPersistentModelIndex) -> Cell | None:
    line = index.data(ROW_ROLE)
    return line.cell(index.column() - 1) if index.column() > 0 and line is not None else None


def _caption() -> tuple[QFont, QFontMetrics]:
    font = theme.current().font("caption")
    return font, QFontMetrics(font)
