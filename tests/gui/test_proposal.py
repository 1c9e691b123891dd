"""From a plan to the proposal that a customer gets, with a real mouse and keyboard in the real windows."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QPoint
from pytestqt.qtbot import QtBot

from app.window.proposal.proposal_window import ProposalWindow
from tests.support.driver import Driver
from tests.support.pdf import Pdf
from tests.support.settled import settle

Screenshot = Callable[..., Path]
PATIENCE = 60_000


def at_row(window: ProposalWindow, row: int) -> QPoint:
    """The name of a chapter in the list."""
    chapters = window.contents.chapters
    place = chapters.visualItemRect(chapters.item(row))
    return chapters.viewport().mapToGlobal(QPoint(place.left() + 80, place.center().y()))


def test_a_proposal_is_made_up_looked_at_and_written(
    driver: Driver, screenshot: Screenshot, qtbot: QtBot, tmp_path: Path
) -> None:
    program, user = driver.program, driver.user
    driver.click(program.window.start_page.cards["everything-on-ssd"])
    driver.until(lambda: program.window.page is program.workbench)
    user.press("ctrl+e")
    window = program.proposal_window
    driver.until(window.isActiveWindow, timeout=PATIENCE)
    driver.until(window.view.is_drawn, timeout=PATIENCE)
    assert window.pdf_button.hasFocus()
    screenshot(None, "1-pages")

    names = [window.contents.chapters.item(row).text() for row in range(3)]
    user.drag(at_row(window, 2), at_row(window, 0) - QPoint(0, 10))
    driver.until(lambda: program.session.project.proposal.all_chapters()[0].key == "variants")
    assert window.contents.chapters.item(1).text() == names[0]

    user.click(at_row(window, 1))
    driver.click(window.contents.text)
    user.type("As agreed on Monday.")
    driver.until(lambda: program.session.project.proposal.chapter("summary").text == "As agreed on Monday.")
    driver.until(lambda: not window.preview.is_busy, timeout=PATIENCE)
    screenshot(None, "2-own-words")

    target = tmp_path / "For the customer.pdf"
    settle()
    driver.type_into_file_dialog(str(target))
    driver.click(window.pdf_button)
    driver.until(target.exists, timeout=PATIENCE)
    driver.until(lambda: str(target) in window.messages.text, timeout=PATIENCE)
    screenshot(None, "3-written")
    text = Pdf(tmp_path / "copy.pdf", target.read_bytes()).text()
    assert "As agreed on Monday." in text

    program.crash_hook._tell(None)  # what goes wrong is told in the window where it happens, not behind it
    assert "Something went wrong inside Headroom" in window.messages.text
    assert "Something went wrong" not in program.window.messages.text

    user.press("ctrl+z")
    user.press("Escape")
    driver.until(lambda: not window.isVisible())
