"""A pilot typed into the real window: the range in the strip narrows, and undo widens it again."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from app.window.dialogs.pilot_dialog import PilotDialog
from tests.support.driver import Driver
from tests.support.file_manager import MIDDLE, file_manager
from tests.support.measured_files import disk_histograms, esxtop

Screenshot = Callable[..., Path]


@pytest.fixture
def ranges() -> bool:
    return True


def range_in_strip(driver: Driver) -> tuple[int, ...]:
    """The first two numbers of the range; empty while there is none."""
    text = re.sub("<[^>]*>", "", driver.bench.strip.range.accessibleName())
    return tuple(int(each) for each in re.findall(r"\d+", text)[:2])


def asked(driver: Driver, spoken: str) -> PilotDialog:
    if spoken == "en":
        driver.user.press("ctrl+k")
        driver.until(lambda: driver.program.command_palette.field.hasFocus())
        driver.user.type("pilot")
        driver.user.press("Return")
    else:
        QTimer.singleShot(0, driver.bench, lambda: driver.bench.inspector.measured_requested.emit("pool"))
    driver.until(lambda: isinstance(QApplication.activeModalWidget(), PilotDialog))
    found = QApplication.activeModalWidget()
    assert isinstance(found, PilotDialog)
    driver.user.look_at(found)
    return found


@pytest.mark.parametrize(
    ("spoken", "take", "words"),
    [
        ("en", "alt+p", "Desktops in 8 of 10 futures: 70 to 80 → 73 to 75"),
        ("de", "alt+i", "Desktops in 8 von 10 Fällen: 70 bis 80 → 73 bis 75"),
    ],
)
def test_a_pilot_narrows_the_range_and_undo_widens_it(
    driver: Driver, screenshot: Screenshot, spoken: str, take: str, words: str
) -> None:
    driver.program.commands.open_sample("everything-on-ssd")
    driver.assessment()
    driver.until(lambda: range_in_strip(driver) == (70, 80))
    before = driver.plan
    dialog = asked(driver, spoken)
    driver.user.type("60")
    driver.user.press("Tab")
    driver.user.type("78")
    driver.user.press("Tab", "Tab", "Tab", "Tab")
    driver.user.type("40")
    driver.user.press("Tab")
    driver.until(lambda: dialog.range.text() == words)
    screenshot(dialog, f"pilot-{spoken}")
    driver.user.press(take)
    driver.until(lambda: driver.plan is not before)
    driver.user.look_at(driver.program.window)
    driver.until(lambda: range_in_strip(driver) == (73, 75))
    assert driver.pool.origins["cpu_mhz"].kind == "measured"
    driver.user.press("ctrl+z")
    driver.until(lambda: range_in_strip(driver) == (70, 80))
    assert driver.plan == before


def test_the_files_of_a_pilot_narrow_the_range_and_undo_widens_it(
    driver: Driver, screenshot: Screenshot, tmp_path: Path
) -> None:
    """esxtop and vscsiStats of one pilot, dragged from another program onto the plan."""
    log, disks = tmp_path / "esx.csv", tmp_path / "disks.csv"

    def at_work(heading: str, _sample: int) -> float:
        if heading.endswith("% Util Time"):
            return 78.0
        return 3.0 if "Reads/sec" in heading else 6.0 if "Writes/sec" in heading else 40.0

    machines = [f"desk-{each:02}" for each in range(60)]
    log.write_text("".join(esxtop(machines, 121, at_work, step_seconds=60.0)), "utf-8")
    disks.write_text("".join(disk_histograms(3000, 6000)), "utf-8")
    driver.program.commands.open_sample("everything-on-ssd")
    driver.assessment()
    driver.until(lambda: range_in_strip(driver) == (70, 80))
    before = driver.plan
    with file_manager(log, disks):
        driver.user.drag(MIDDLE, driver.middle(driver.bench.canvas))
    driver.until(lambda: isinstance(QApplication.activeModalWidget(), PilotDialog))
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, PilotDialog)
    driver.user.look_at(dialog)
    driver.until(lambda: dialog.numbers["desktops"].value() == 60 and "→" in dialog.range.text())
    screenshot(dialog, "pilot-files")
    driver.user.press("alt+p")
    driver.until(lambda: driver.plan is not before)
    driver.user.look_at(driver.program.window)
    driver.until(lambda: range_in_strip(driver) not in ((), (70, 80)))
    low, high = range_in_strip(driver)
    assert high - low < 10
    assert {driver.pool.origins[each].kind for each in ("cpu_mhz", "iops", "read_percent")} == {"measured"}
    driver.user.press("ctrl+z")
    driver.until(lambda: range_in_strip(driver) == (70, 80))
    assert driver.plan == before
