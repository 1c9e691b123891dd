"""The files of a pilot in its dialog: chosen, read in a thread, and cut to the machines and the time that count."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fnmatch import fnmatchcase
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QDateTime, Qt, Signal
from PySide6.QtWidgets import (
    QFileDialog,
    QGridLayout,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from app.library.importing.read_file import WORKBOOKS
from app.library.importing.use_files import pilot_steps
from app.look.dates import moment_format
from app.look.number_format import numbers
from app.look.translation import tr, tr_plural, translate
from app.look.widgets.plain_text import plain_label, say
from app.look.widgets.wheel import MomentField
from app.machine.background import Background, Pieces
from app.project.measured_files import Measured, ReadSoFar
from app.results.charts.loading import with_charts
from app.results.words.pilot import clock_sentence
from app.results.words.pilot_files import login_sentences, use_sentences
from planner_core.measurements.guest_log import GuestSeries
from planner_core.measurements.host_log import HostSeries
from planner_core.measurements.machine_use import UseOfMachines, figures_of_use, use_summary
from planner_core.measurements.measured_pilot import (
    guest_figures,
    host_figures,
    pilot_of_guests,
    pilot_of_log,
    within_bounds,
)
from planner_core.measurements.series import Between, Told, clock_changes
from planner_core.messages import HeadroomError, Message
from planner_core.studies.pilot import Pilot

if TYPE_CHECKING:
    from app.results.charts.series_chart import SeriesChart

CHART_LETTERS: Final = 11
"""Height of the chart, in lines of text."""
EVERY: Final = "*"
TEXTS: Final = (".csv", ".txt")


class PilotFiles(QWidget):
    """A button, and below it what the files say once they are read."""

    figures_changed = Signal(object)
    """A `Pilot` without pool and host: the averages of the time and machines that count."""
    room_changed = Signal()
    """More or less is shown."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.button = QPushButton(tr("&Read from files…"), self)
        self.button.setToolTip(
            tr(
                "What “esxtop -b” logged on the host or Performance Monitor in the desktops, what “vscsiStats -c”"
                " counted, workbooks of Live Optics and Nutanix Collector, results of Login Enterprise"
            )
        )
        self.note = plain_label("", "muted", self, wraps=True)
        self.machines = QLineEdit(EVERY, self)
        self.machines.setAccessibleName(tr("Machines that count"))
        self.machines.setToolTip(tr("A name with * for any letters, such as desk-*"))
        self.first, self.last = (MomentField(self) for _ in range(2))
        for field in (self.first, self.last):
            field.setDisplayFormat(moment_format())
        self.first.setAccessibleName(tr("Counts from"))
        self.last.setAccessibleName(tr("Counts until"))
        self.chart: SeriesChart | None = None
        self._is_shared = False
        self._users: int | None = None
        self._times: list[QWidget] = []
        self._paths: tuple[Path, ...] = ()
        self._measured: Measured | None = None
        self._pattern = EVERY
        self._background = Background("files of a pilot", self)
        self._lay_out()
        self._connect()
        self._show_details(False)

    def _lay_out(self) -> None:
        self._details = QWidget(self)
        grid = self._grid = QGridLayout(self._details)
        grid.setContentsMargins(0, 4, 0, 0)
        grid.setHorizontalSpacing(8)
        for column, (title, field) in enumerate(
            (
                (tr("Machines"), self.machines),
                (tr("Counts from"), self.first),
                (tr("Counts until"), self.last),
            )
        ):
            label = plain_label(title, "muted", self._details)
            label.setBuddy(field)
            grid.addWidget(label, 1, column)
            grid.addWidget(field, 2, column)
            grid.setColumnStretch(column, 1)
            if field is not self.machines:
                self._times += [label, field]
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(4)
        rows.addWidget(self.button, 0, Qt.AlignmentFlag.AlignLeft)
        rows.addWidget(self._details)
        rows.addWidget(self.note)

    def _connect(self) -> None:
        self.button.clicked.connect(self._choose)
        self.machines.editingFinished.connect(self._read_again)
        for field in (self.first, self.last):
            field.dateTimeChanged.connect(lambda _time: self._take_times())
        self._background.arrived.connect(self._show)

    def read(self, paths: Sequence[Path]) -> None:
        """Read files; what an earlier choice said stays until they are read."""
        self._paths = tuple(paths)
        self._measured = None
        self._read_again()

    def set_shared(self, is_shared: bool, users: int | None) -> None:
        """Say whether several users share a machine of the pool, and how many were at work, if somebody knows: what
        one of them takes is told then.
        """
        known = (is_shared, users if is_shared else None)
        if known == (self._is_shared, self._users):
            return
        self._is_shared, self._users = known
        if self._series is not None and self.chart is not None:
            self._tell(self.chart.window)
        elif self._measured is not None and self._measured.use is not None:
            self._tell_use(self._measured.use)

    def settle(self) -> None:
        """Know at once the height of what is shown now."""
        layout = self.layout()
        assert layout is not None
        layout.invalidate()
        layout.activate()

    def stop(self) -> None:
        """Give up reading."""
        self._background.stop()

    def _choose(self) -> None:
        kinds_of_files = " ".join(f"*{each}" for each in (*TEXTS, *sorted(WORKBOOKS)))
        kinds = ";;".join(
            (tr("Logs, histograms and workbooks ({kinds})", kinds=kinds_of_files), tr("All files (*)"))
        )
        folder = str(self._paths[0].parent) if self._paths else ""
        chosen, _ = QFileDialog.getOpenFileNames(
            self.window(), tr("Choose what the pilot measured"), folder, kinds
        )
        if chosen:
            self.read([Path(each) for each in chosen])

    def _read_again(self) -> None:
        """Read the files, of the machines that are named now."""
        pattern = self.machines.text().strip() or EVERY
        if not self._paths or (self._measured is not None and pattern == self._pattern):
            return
        self._pattern = pattern
        paths = self._paths
        say(self.note, tr("Reading…"), "muted")
        self.room_changed.emit()
        self._background.ask(lambda: _pieces(paths, pattern))

    def _show(self, piece: object) -> None:
        if isinstance(piece, ReadSoFar):
            say(self.note, tr("Reading… {share}", share=numbers().percent(piece.share)), "muted")
        elif isinstance(piece, Message):
            say(self.note, translate(piece), "critical")
            self.room_changed.emit()
        elif isinstance(piece, Measured):
            self._measured = piece
            self._show_details(piece.log is not None or piece.use is not None)
            for each in self._times:
                each.setVisible(piece.log is not None)
            if self.chart is not None:
                self.chart.setVisible(piece.log is not None)
            if piece.log is not None:
                with_charts(self._show_chart)
            elif piece.use is not None:
                self._tell_use(piece.use)
            elif piece.disks is not None:
                self._tell_disks(piece)
            elif piece.logins is not None:
                say(self.note, "\n".join(login_sentences(piece.logins)), "muted")
                self.room_changed.emit()

    def _show_details(self, is_there: bool) -> None:
        self._details.setVisible(is_there)
        self.room_changed.emit()

    def _show_chart(self) -> None:
        from app.results.charts.series_chart import SeriesChart

        series = self._series
        if series is None:
            return
        if self.chart is None:
            self.chart = SeriesChart(self._details)
            self.chart.setFixedHeight(CHART_LETTERS * self.fontMetrics().height())
            self.chart.window_changed.connect(self._take_window)
            self._grid.addWidget(self.chart, 0, 0, 1, 3)
        self.chart.show_series(series)
        self._show_times(Between(min(series.times), max(series.times)))
        self._tell(self.chart.window)

    @property
    def _series(self) -> HostSeries | GuestSeries | None:
        return self._measured.log if self._measured is not None else None

    def _show_times(self, window: Between) -> None:
        for field, moment in ((self.first, window.first), (self.last, window.last)):
            field.blockSignals(True)
            field.setDateTime(QDateTime(moment))  # type: ignore[call-overload]
            field.blockSignals(False)

    def _take_window(self) -> None:
        """The edges were dragged."""
        assert self.chart is not None
        window = self.chart.window
        self._show_times(window)
        self._tell(window)

    def _take_times(self) -> None:
        """The times were typed."""
        if self.chart is None:
            return
        first, last = (field.dateTime().toPython() for field in (self.first, self.last))
        self.chart.set_window(first, last)  # type: ignore[arg-type]
        self._tell(self.chart.window)

    def _tell(self, window: Between) -> None:
        """Say what the log shows in this time, and hand it on."""
        measured, series = self._measured, self._series
        assert measured is not None
        assert series is not None
        try:
            if isinstance(series, GuestSeries):
                pilot = pilot_of_guests(
                    "", "", series, window, self._users, measured.disks, is_shared=self._is_shared
                )
            else:
                pilot = pilot_of_log("", "", series, window, None, measured.disks)
            pilot, left_out = within_bounds(pilot)
        except HeadroomError as error:
            say(self.note, translate(error.message), "critical")
            self.room_changed.emit()
            return
        sentences = (
            _guest_sentences(series, window)
            if isinstance(series, GuestSeries)
            else _sentences(series, window)
        )
        changes = map(clock_sentence, clock_changes(series.times))
        logins = login_sentences(measured.logins) if measured.logins is not None else ()
        say(self.note, "\n".join((*sentences, *changes, *map(translate, left_out), *logins)), "muted")
        self.room_changed.emit()
        self.figures_changed.emit(pilot)

    def _tell_use(self, use: UseOfMachines) -> None:
        """Say what a collector saw of the machines that are named, and hand it on; hours and users that it does not
        tell stay to be typed.
        """
        pattern = self._pattern.casefold()

        def is_chosen(name: str) -> bool:
            return fnmatchcase(name.casefold(), pattern)

        try:
            pilot = figures_of_use(use, is_chosen, users=self._users, is_shared=self._is_shared)
            pilot, left_out = within_bounds(pilot)
        except HeadroomError as error:
            say(self.note, translate(error.message), "critical")
            self.room_changed.emit()
            return
        sentences = use_sentences(use, use_summary(use, is_chosen))
        say(self.note, "\n".join((*sentences, *map(translate, left_out))), "muted")
        self.room_changed.emit()
        self.figures_changed.emit(pilot)

    def _tell_disks(self, measured: Measured) -> None:
        disks = measured.disks
        assert disks is not None
        words = tr_plural(
            "{count} virtual disk: {ios} I/Os, {share} of them reads",
            "{count} virtual disks: {ios} I/Os, {share} of them reads",
            disks.disks,
            ios=numbers().number(disks.ios),
            share=numbers().percent(disks.read_percent / 100, 1),
        )
        say(self.note, words, "muted")
        self.room_changed.emit()
        pilot = Pilot(
            pool="",
            desktops=disks.machines,
            hours=0.0,
            day="",
            read_percent=disks.read_percent,
            kib_per_io=disks.kib_per_io,
        )
        self.figures_changed.emit(pilot)


def _pieces(paths: Sequence[Path], pattern: str) -> Pieces:
    """How far the files are read; at the end what they say, or what is wrong with them."""
    wanted = pattern.casefold()
    try:
        yield from pilot_steps(paths, lambda name: fnmatchcase(name.casefold(), wanted))
    except HeadroomError as error:
        yield error.message


def _sentences(series: HostSeries, window: Between) -> Iterator[str]:
    figures = host_figures(series, window)
    yield tr_plural(
        "{host}: {count} machine counts, {others} beside it",
        "{host}: {count} machines count, {others} beside them",
        len(series.machines),
        host=series.host,
        others=numbers().number(series.others),
    )
    if figures.cpu_percent is not None:
        yield _told(tr("Processors"), figures.cpu_percent, "%")
    if figures.iops is not None:
        yield _told(tr("I/Os of all"), figures.iops, "IOPS")
    if series.hardly_used:
        yield tr_plural(
            "{count} machine was hardly used. Take it off the desktops if nobody worked on it.",
            "{count} machines were hardly used. Take them off the desktops if nobody worked on them.",
            series.hardly_used,
        )


def _guest_sentences(series: GuestSeries, window: Between) -> Iterator[str]:
    figures = guest_figures(series, window)
    yield tr_plural(
        "{count} Windows machine counts, {others} beside it",
        "{count} Windows machines count, {others} beside them",
        len(series.machines),
        others=numbers().number(series.others),
    )
    if figures.cpu_percent is not None:
        yield _told(tr("Processors of a machine"), figures.cpu_percent, "%")
    if figures.iops is not None:
        yield _told(tr("I/Os of a machine"), figures.iops, "IOPS", 1)
    if figures.available_gib is not None:
        available = numbers().quantity(figures.available_gib.average, "GiB", 1)
        yield tr("Memory of a machine available: {average} on average", average=available)
    if figures.sessions is not None:
        yield _told(tr("Active sessions on a machine"), figures.sessions, "", 1)


def _told(name: str, told: Told, unit: str, decimals: int = 0) -> str:
    average, p95, peak = (
        numbers().percent(each / 100) if unit == "%" else numbers().quantity(each, unit, decimals)
        for each in (told.average, told.p95, told.peak)
    )
    return tr(
        "{name}: {average} on average, P95 {p95}, peak {peak} at {time}",
        name=name,
        average=average,
        p95=p95,
        peak=peak,
        time=f"{told.peak_at:%H:%M}",
    )
