"""Files go out and come in through the dialogs of files by real keys, and hold afterwards what they should."""

from __future__ import annotations

import csv
import io
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QApplication, QMessageBox

from app.project.samples import read_sample
from app.results.charts.figures import figures_svg
from app.window.dialogs.backups_dialog import BackupsDialog
from db.project_file import ProjectFile
from planner_core.editing import verbs
from planner_core.plan.project import as_project
from planner_core.plan.project_json import project_to_json
from planner_core.plan.proposal_design import CHAPTERS, Chapter, ProposalDesign
from tests.faults.test_hostile_files import tamper
from tests.support.driver import Driver
from tests.support.file_dialog import Turn, in_turn, keys, name_typed
from tests.support.projects import stored
from tests.support.word import Word
from tests.support.workbooks import Workbook

Screenshot = Callable[..., Path]
PATIENCE = 60_000


def choose(driver: Driver, how: str, *names: str) -> None:
    """Open a dialog of files by its keys, or by its action where it has none, and type a name into each that comes."""
    answer(driver, how, *(name_typed(driver.user, name) for name in names))


def answer(driver: Driver, how: str, *turns: Turn) -> None:
    left = in_turn(*turns)
    if "+" in how:
        driver.user.press(how)
    else:
        driver.program.actions[how].trigger()
    driver.until(lambda: not left and QApplication.activeModalWidget() is None, timeout=PATIENCE)


def test_plans_go_out_and_come_in(driver: Driver, screenshot: Screenshot, tmp_path: Path) -> None:
    program, user, session = driver.program, driver.user, driver.program.session
    plan, other = read_sample("everything-on-ssd"), read_sample("replica-on-ssd")
    ProjectFile.create(tmp_path / "offer.headroom", plan).close()
    (tmp_path / "other.json").write_bytes(project_to_json(as_project(other)))
    (tmp_path / "link.headroom").symlink_to(tmp_path / "target.headroom")
    program.preferences.change(last_folder=str(tmp_path))  # bare names are enough from here on

    choose(driver, "ctrl+o", "offer.headroom")
    driver.until(lambda: session.path == tmp_path / "offer.headroom")
    assert session.plan == plan
    choose(driver, "ctrl+o", "other.json")
    driver.until(lambda: session.files.is_draft)
    assert session.plan == other
    assert session.perform(verbs.set_setting(other, "customer", "North"))

    answer(
        driver,
        "ctrl+shift+s",
        name_typed(user, "link"),
        keys(
            user, QMessageBox, "Return"
        ),  # nothing is written through a link; another place is what Enter stands for
        name_typed(user, "Own copy"),
    )
    driver.until(lambda: session.path == tmp_path / "Own copy.headroom")
    assert not (tmp_path / "target.headroom").exists()
    program.backups.wait()
    assert stored(tmp_path / "Own copy.headroom") == (session.project, session.history)
    assert session.plan.settings.customer == "North"
    assert stored(tmp_path / "offer.headroom")[0].plan == plan
    come_back_to_a_backup(driver, screenshot)


def come_back_to_a_backup(driver: Driver, screenshot: Screenshot) -> None:
    """The newest one is damaged: that is said in the list, and the one before is opened from there."""
    program, user, session = driver.program, driver.user, driver.program.session
    path, project = session.path, session.project
    assert path is not None
    backups = program.backups.backups
    backups.keep(path, "Own copy", path.read_bytes())
    broken = backups.keep(path, "Own copy", path.read_bytes() + bytes(4096))
    assert broken is not None
    tamper(broken.path, "UPDATE desktop_pool SET desktops = 99", keep_sums=True)
    assert session.perform(verbs.set_setting(session.plan, "customer", "South"))
    program.actions["file.backups"].trigger()
    driver.until(lambda: isinstance(QApplication.activeModalWidget(), BackupsDialog))
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, BackupsDialog)
    driver.until(dialog.isActiveWindow)
    user.press("Return")
    driver.until(lambda: "damaged" in dialog.messages.text)
    screenshot(None, "a damaged backup")
    assert session.path == path
    assert not program.window.messages.text
    user.press("Down", "Return")
    driver.until(lambda: session.files.is_draft)
    assert QApplication.activeModalWidget() is None
    assert session.project == project


def test_proposals_pictures_tables_and_charts_go_out(
    driver: Driver, screenshot: Screenshot, tmp_path: Path
) -> None:
    program, session = driver.program, driver.program.session
    messages = program.window.messages
    assert program.commands.open_sample("everything-on-ssd")
    chapters = tuple(Chapter(key, shown=key == "summary", text="As agreed.") for key in CHAPTERS)
    assert session.changes.change_proposal(ProposalDesign(chapters=chapters))
    program.preferences.change(last_folder=str(tmp_path))

    def written(name: str) -> bytes:
        path = tmp_path / name
        driver.until(lambda: messages.text == f"Written: {path}", timeout=PATIENCE)
        messages.hide()
        return path.read_bytes()

    choose(driver, "ctrl+alt+e", "offer.docx")
    assert "As agreed." in Word(written("offer.docx")).text()
    choose(driver, "file.export_workbook", "plan")
    book = Workbook(written("plan.xlsx"))
    assert book.named("DesktopsPlanned").value == driver.pool.desktops

    choose(driver, "ctrl+shift+e", "drawing.png")
    picture = QImage.fromData(written("drawing.png"))
    assert picture.width() > 400
    drawn = QImage(picture.size(), QImage.Format.Format_RGB32)
    drawn.fill("white")
    assert not alike(picture, drawn), "something is drawn"
    choose(driver, "ctrl+shift+e", "drawing.svg")
    painter = QPainter(drawn)
    QSvgRenderer(written("drawing.svg")).render(painter)
    painter.end()
    assert alike(picture, drawn), "both show the same drawing"

    driver.bench.tabs.show_tab("saturation")
    choose(driver, "file.export_table", "table")
    rows = list(csv.reader(io.StringIO(written("table.csv").decode("utf-8-sig"))))
    table = driver.bench.tabs.table_in_front()
    assert table is not None
    assert rows == [[*row] for row in table.copied_rows()]
    driver.bench.tabs.show_tab("capacity")
    driver.until(driver.bench.tabs.figures_in_front, timeout=PATIENCE)
    choose(driver, "file.export_chart", "chart.png")
    assert QImage.fromData(written("chart.png")).width() > 1000
    choose(driver, "file.export_chart", "chart.svg")
    assert written("chart.svg") == figures_svg(driver.bench.tabs.figures_in_front())
    screenshot(None, "all written")


def alike(one: QImage, other: QImage) -> bool:
    """Whether two pictures show about the same, looked at from afar."""
    smooth = Qt.TransformationMode.SmoothTransformation
    wide, high = 48, 24
    small = [
        each.scaled(wide, high, mode=smooth).convertToFormat(QImage.Format.Format_RGB32)
        for each in (one, other)
    ]
    apart = [
        abs(QColor(small[0].pixel(x, y)).lightness() - QColor(small[1].pixel(x, y)).lightness())
        for x in range(wide)
        for y in range(high)
    ]
    return max(apart) < 40
