"""A pilot's files in its dialog: read, cut to a time by dragging, and put into the fields."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime
from pathlib import Path

import pytest
from PySide6.QtCore import QDateTime, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from app.look.widgets.first_size import room_on_screen
from app.project.samples import read_sample
from app.project.session import Session
from app.window.dialogs import pilot_dialog
from app.window.dialogs.pilot_dialog import PilotDialog
from planner_core.editing import verbs
from tests.support.estates import collector_use_sheets, live_optics_use_sheets, workbook
from tests.support.in_front import bring_to_front
from tests.support.measured_files import (
    FRENCH,
    disk_histograms,
    esxtop,
    login_times,
    perfmon,
    vsi_results,
)
from tests.support.plans import CATALOG

NEVER_MS = 3_600_000
DESKS = [f"desk-{at:02}" for at in range(1, 21)]


def at_work(heading: str, sample: int) -> float:
    """Nobody works in the first hour; then the processors are 60 % busy, with 9 I/Os on each of 20 desktops."""
    share = 1.0 if sample > 60 else 0.1
    if heading.endswith("% Util Time"):
        return 60.0 * share
    if "Reads/sec" in heading:
        return 3.0 * share
    return 6.0 * share if "Writes/sec" in heading else 40.0 * share


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A log from 8 to 11, one sample a minute, and the histograms of one disk."""
    folder = tmp_path_factory.mktemp("pilot")
    log = esxtop([*DESKS, "vcsa"], 181, at_work, step_seconds=60.0)
    (folder / "esx.csv").write_text("".join(log), "utf-8")
    (folder / "disks.csv").write_text("".join(disk_histograms(3000, 6000)), "utf-8")
    return folder


@pytest.fixture
def session(qtbot) -> Iterator[Session]:
    made = Session(CATALOG)
    assert made.new_plan(read_sample("everything-on-ssd"))
    yield made
    made.close()


@pytest.fixture
def dialog(session: Session, qtbot, monkeypatch) -> Iterator[PilotDialog]:
    monkeypatch.setattr(pilot_dialog, "RANGE_PAUSE_MS", NEVER_MS)
    window = QWidget()
    qtbot.addWidget(window)
    window.show()
    made = PilotDialog(session, "pool", window)
    made.open()
    bring_to_front(qtbot, made)
    yield made
    if isValid(made):
        made.reject()


def shown(dialog: PilotDialog) -> dict[str, float | None]:
    values = {name: field.value() for name, field in dialog.numbers.items()}
    return {name: None if value is None else float(value) for name, value in values.items()}


def read(dialog: PilotDialog, qtbot, *paths: Path, machines: str = "desk-*") -> None:
    dialog.files.machines.setText(machines)
    dialog.files.read(paths)
    qtbot.waitUntil(
        lambda: dialog.files.chart is not None and dialog.numbers["cpu_percent"].value() is not None
    )


def test_the_files_fill_the_fields_and_the_plan(
    dialog: PilotDialog, session: Session, qtbot, files: Path
) -> None:
    read(dialog, qtbot, files / "esx.csv", files / "disks.csv")
    whole = shown(dialog)
    assert whole["desktops"] == 20
    assert whole["hours"] == 3.0
    assert whole["cpu_percent"] == pytest.approx((60 * 6 + 120 * 60) / 180, abs=0.01)
    assert "20 machines count, 1 beside them" in dialog.files.note.text()
    dialog.take_button.click()
    qtbot.waitUntil(lambda: session.history.position == 1)
    pool = session.plan.components["pool"]
    assert pool.origins["iops"].reference == "2026-11-26, 20 desktops, 3 hours"


def test_an_edge_of_the_time_is_dragged(dialog: PilotDialog, qtbot, files: Path) -> None:
    read(dialog, qtbot, files / "esx.csv")
    chart = dialog.files.chart
    assert chart is not None
    box = chart.getPlotItem().getViewBox()

    def at(second: float) -> QPoint:
        return chart.mapFromScene(box.mapViewToScene(box.viewRect().topLeft())) + QPoint(
            round(second * chart.pixels_per_x()), round(box.height() / 2)
        )

    QTest.mousePress(chart.viewport(), Qt.MouseButton.LeftButton, pos=at(0))
    QTest.mouseMove(chart.viewport(), at(4000))
    QTest.mouseRelease(chart.viewport(), Qt.MouseButton.LeftButton, pos=at(4000))
    assert chart.window.first > datetime(2026, 11, 26, 9, 1)  # noqa: DTZ001
    found = shown(dialog)
    assert found["cpu_percent"] == 60.0, "the hour in which nobody worked no longer counts"
    assert found["iops"] == 9.0
    assert found["hours"] == pytest.approx(1.9, abs=0.1)
    assert dialog.files.first.dateTime().toPython() == chart.window.first


def test_the_times_are_typed(dialog: PilotDialog, qtbot, files: Path) -> None:
    read(dialog, qtbot, files / "esx.csv")
    dialog.files.first.setDateTime(QDateTime(datetime(2026, 11, 26, 10, 0)))  # noqa: DTZ001
    found = shown(dialog)
    assert (found["cpu_percent"], found["hours"]) == (60.0, pytest.approx(1.02, abs=0.01))


def test_other_machines_are_read_anew(dialog: PilotDialog, qtbot, files: Path) -> None:
    read(dialog, qtbot, files / "esx.csv", machines="*")
    assert shown(dialog)["desktops"] == 21
    dialog.files.machines.setText("desk-0*")
    dialog.files.machines.editingFinished.emit()
    qtbot.waitUntil(lambda: shown(dialog)["desktops"] == 9)


def test_disks_alone_fill_what_they_know(dialog: PilotDialog, qtbot, files: Path) -> None:
    dialog.files.read([files / "disks.csv"])
    qtbot.waitUntil(lambda: dialog.numbers["read_percent"].value() is not None)
    assert shown(dialog)["read_percent"] == pytest.approx(33.33)
    assert shown(dialog)["hours"] is None
    assert "9,000 I/Os" in dialog.files.note.text()


def test_a_wrong_file_is_told_in_the_dialog_and_changes_no_field(
    dialog: PilotDialog, qtbot, tmp_path: Path
) -> None:
    wrong = tmp_path / "wrong.csv"
    wrong.write_text("name;price\n", "utf-8")
    dialog.files.read([wrong])
    qtbot.waitUntil(lambda: "This is no counter log" in dialog.files.note.text())
    assert "wrong.csv" in dialog.files.note.text()
    assert set(shown(dialog).values()) == {None}


def test_a_log_of_windows_shows_its_own_field(dialog: PilotDialog, qtbot, session: Session, tmp_path) -> None:
    log = tmp_path / "windows.csv"
    lines = perfmon(
        [*(desk.upper() for desk in DESKS), "DC"],
        61,
        lambda _machine, figure, _sample: 16384.0 if "bytes" in figure else 10.0,
        language=FRENCH,
    )
    log.write_text("".join(lines), "cp1252")
    field = dialog.numbers["guest_percent"]
    assert not field.isVisibleTo(dialog)
    dialog.files.machines.setText("desk-*")
    dialog.files.read([log])
    qtbot.waitUntil(lambda: field.value() is not None)
    assert field.isVisibleTo(dialog)
    found = shown(dialog)
    assert (found["guest_percent"], found["cpu_percent"]) == (10.0, None)
    assert (found["desktops"], found["iops"], found["read_percent"]) == (20, 20.0, 50.0)
    assert found["kib_per_io"] == pytest.approx(2 * 16 / 20)
    assert "20 Windows machines count, 1 beside them" in dialog.files.note.text()
    dialog.take_button.click()
    qtbot.waitUntil(lambda: session.history.position == 1)
    assert session.plan.components["pool"].origins["cpu_mhz"].kind == "measured"


def test_a_workbook_of_a_collector_fills_what_it_knows(dialog: PilotDialog, qtbot, tmp_path: Path) -> None:
    book = tmp_path / "collector.xlsx"
    sheets = collector_use_sheets(12)
    book.write_bytes(workbook(sheets))
    field = dialog.numbers["used_mhz"]
    dialog.files.read([book])
    qtbot.waitUntil(lambda: field.value() is not None)
    iops = [row[3] for row in sheets["vInfo"][1:] if row[2] == "poweredOn" and row[0] != "vm-0004"]
    found = shown(dialog)
    assert field.isVisibleTo(dialog)
    assert found["iops"] == pytest.approx(sum(iops) / len(iops), rel=1e-3)
    assert (found["desktops"], found["hours"], found["read_percent"]) == (8, 168.0, None)
    assert dialog.files.machines.isVisibleTo(dialog)
    assert not dialog.files.first.isVisibleTo(dialog)
    assert "Nutanix Collector: 8 machines count; 4 off or without use" in dialog.files.note.text()
    dialog.files.machines.setText("vm-000*")
    dialog.files.machines.editingFinished.emit()
    qtbot.waitUntil(lambda: shown(dialog)["desktops"] == 7)


def test_hours_that_a_workbook_does_not_tell_are_typed(dialog: PilotDialog, qtbot, tmp_path: Path) -> None:
    book = tmp_path / "optics.xlsx"
    book.write_bytes(workbook(live_optics_use_sheets(12)))
    dialog.files.read([book])
    qtbot.waitUntil(lambda: dialog.numbers["used_mhz"].value() is not None)
    found = shown(dialog)
    assert (found["hours"], found["kib_per_io"]) == (None, 24.0)
    assert "no 95th percentile" in dialog.files.note.text()


def test_users_of_session_hosts_are_typed(
    dialog: PilotDialog, session: Session, qtbot, tmp_path: Path
) -> None:
    pool = session.plan.components["pool"]
    assert session.perform(verbs.set_field(session.plan, [pool.id], "users_per_desktop", 10))
    dialog.pool.committed.emit("pool")
    book = tmp_path / "collector.xlsx"
    book.write_bytes(workbook(collector_use_sheets(12)))
    dialog.files.read([book])
    qtbot.waitUntil(lambda: "how many users shared" in dialog.files.note.text())
    assert shown(dialog)["used_mhz"] is None
    users = dialog.numbers["desktops"]
    users.line.setText("80")
    users.commit()
    assert shown(dialog)["desktops"] == 80
    assert shown(dialog)["used_mhz"] is not None


def test_a_login_test_is_told_and_fills_no_field(dialog: PilotDialog, qtbot, tmp_path: Path) -> None:
    times, runs = tmp_path / "times.csv", tmp_path / "VSI-results.csv"
    times.write_text("".join(login_times([8.0, 10.5])), "utf-8")
    runs.write_text("".join(vsi_results([("reached", 178, 200)])), "utf-8")
    before = dialog.height()
    dialog.files.read([times, runs])
    qtbot.waitUntil(lambda: "VSImax 178 (2023) was reached" in dialog.files.note.text())
    assert "None of this takes the place of a value" in dialog.files.note.text()
    lines = dialog.files.note.text().count("\n") * dialog.fontMetrics().height()
    assert dialog.height() > min(before + lines, room_on_screen(dialog).height()) - 1
    assert set(shown(dialog).values()) == {None}


def test_a_chosen_time_is_that_of_logins(dialog: PilotDialog, session: Session, qtbot, files: Path) -> None:
    """The last two hours, in which the host was busy, as a time in which everybody logged in."""
    read(dialog, qtbot, files / "esx.csv")
    dialog.files.first.setDateTime(QDateTime(datetime(2026, 11, 26, 10, 0)))  # noqa: DTZ001
    pool = session.plan.components["pool"]
    assert session.perform(verbs.set_field(session.plan, [pool.id], "iops", 4.0))
    dialog.phase.set_value("login")
    dialog.phase.committed.emit("login")
    dialog.take_button.click()
    qtbot.waitUntil(lambda: session.history.position == 2)
    pool = session.plan.components["pool"]
    assert pool.origins["login_ios"].reference == "2026-11-26, 20 desktops, 1.02 hours"
    assert pool.origins["login_cpu_ghz_seconds"].kind == "measured"
    assert "iops" not in pool.origins or pool.origins["iops"].kind == "typed"
