"""Logos as other programs write them: chosen in the real window, seen in its pages, in the PDF and in the Word file."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Sequence
from pathlib import Path

import numpy as np
import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.output.proposal import formats
from app.output.proposal.logo_intake import logo_image, take_in
from app.output.proposal.subject import subject_of
from app.project.session import Session
from app.window.proposal.open_proposal import PresentProposal
from app.window.proposal.proposal_window import ProposalWindow
from planner_core.plan.proposal_design import CHAPTERS, Chapter
from tests.support.file_dialog import in_turn, name_typed
from tests.support.thorough import THOROUGH
from tests.support.user import User
from tests.support.word import Word

FILES = Path(__file__).parents[3] / "foreign_files"
COLOURS = ("#c00000", "#008040", "#0000c0")
"""Left, middle and right of every logo that has colours; each is a third of it."""
GREYS = ("#333333", "#808080", "#cccccc")
TAKEN = {
    **dict.fromkeys((
        "rgb-8-bit.png", "rgb-alpha-16-bit.png", "palette.png", "interlaced.png", "inkscape.png", "baseline.jpg",
        "progressive.jpg", "cmyk.jpg", "turned-by-exif.jpg", "inkscape.svg", "illustrator-export-as.svg",
        "illustrator-save-as.svg", "figma.svg",
    ), COLOURS),
    **dict.fromkeys(("grey-8-bit.png", "grey-16-bit.png", "grey-alpha-8-bit.png", "grey.jpg"), GREYS),
    **dict.fromkeys(("rgb-alpha-8-bit.png", "palette-with-transparency.png"), ("#c00000", "", "#0000c0")),
}  # fmt: skip
"""What is transparent has no colour of its own."""
EXPORTED = (
    "rgb-alpha-16-bit.png",
    "palette-with-transparency.png",
    "cmyk.jpg",
    "illustrator-export-as.svg",
    "illustrator-save-as.svg",
    "figma.svg",
)
"""One of each kind, and those that Qt alone would draw otherwise; the others are the same pixels by then.

Every run chooses these in the window, the thorough one all.
"""
REFUSED = {
    "dashes-without-end.svg": "its dashed lines would be more than 10,000 dashes",
    "figma-with-shadow.svg": "it holds filter: shadows, patterns and arrowheads are not taken over",
}
TIMEOUT = 30_000
LOGO_MM = 66, 22
"""On paper, as the letterhead sets a logo of three to one."""
A4_MM = 210
MOST_OFF = 6
"""By how much a colour of 255 steps may differ after it was scaled."""


def test_every_file_is_on_the_list() -> None:
    pictures = {path.name for path in FILES.iterdir() if path.suffix in (".png", ".jpg", ".svg")}
    assert pictures == TAKEN.keys() | REFUSED.keys()


@pytest.mark.parametrize("name", TAKEN)
def test_each_is_taken_in_with_its_colours(qapp: QApplication, name: str) -> None:
    assert sees(logo_image(take_in(FILES / name).logo, QSize(240, 80)), TAKEN[name], 40, 4)


def test_logos_of_other_programs_are_taken_in_and_seen_everywhere(
    user: User, window: ProposalWindow, present: PresentProposal, session: Session, qtbot: QtBot, home: Path,
    tmp_path: Path,
) -> None:  # fmt: skip
    cover_only(session)
    shutil.copytree(FILES, home, dirs_exist_ok=True)
    user.look_at(window)
    window.tabs.setCurrentIndex(1)
    for name, colours in TAKEN.items():
        if not (THOROUGH or name in EXPORTED):
            continue
        choose(user, window, name)
        qtbot.waitUntil(lambda: bool(present.branding.logo), timeout=TIMEOUT)
        qtbot.waitUntil(
            lambda: not window.preview.is_busy and window.view.is_drawn() and window.view.count == 1,
            timeout=TIMEOUT,
        )
        assert window.branding.logo.said.text() == "", name
        assert sees(window.branding.logo.picture.grab().toImage(), colours, 10, 20), name
        page = window.view.page_picture()
        assert page is not None
        assert sees(page, colours, LOGO_MM[1] * page.width() / A4_MM), f"preview of {name}"
        if name in EXPORTED:
            assert sees(printed(present, tmp_path), colours, LOGO_MM[1] * 150 / 25.4), f"PDF with {name}"
            assert in_word(present) == list(colours), f"Word file with {name}"
        window.branding.logo.remove_button.click()
        qtbot.waitUntil(lambda: not window.preview.is_busy, timeout=TIMEOUT)
    assert not window.messages.text


def test_a_refusal_stands_below_the_field_and_nothing_is_lost(
    user: User, window: ProposalWindow, present: PresentProposal, qtbot: QtBot, home: Path
) -> None:
    shutil.copytree(FILES, home, dirs_exist_ok=True)
    user.look_at(window)
    window.tabs.setCurrentIndex(1)
    logo = window.branding.logo
    choose(user, window, "palette.png")
    qtbot.waitUntil(lambda: bool(present.branding.logo), timeout=TIMEOUT)
    before = present.branding.logo
    for name, words in REFUSED.items():
        choose(user, window, name)
        qtbot.waitUntil(lambda words=words: words in logo.said.text(), timeout=TIMEOUT)
        assert name in logo.said.text()
        assert logo.said.isVisible()
        assert logo.said.property("tone") == "error"
        assert present.branding.logo == before


def cover_only(session: Session) -> None:
    """A proposal of one page is soon laid out."""
    chapters = tuple(Chapter(key, shown=False) for key in CHAPTERS)
    design = session.project.proposal
    session.changes.change_proposal(type(design)(language=design.language, chapters=chapters))


def choose(user: User, window: ProposalWindow, name: str) -> None:
    """By keys in the dialog of files, which begins where the user's files are."""
    in_turn(name_typed(user, name))
    QTest.mouseClick(window.branding.logo.choose_button, Qt.MouseButton.LeftButton)


def sees(image: QImage, colours: Sequence[str], side: float, inset: int = 0) -> bool:
    """Whether each colour fills most of a square with such sides, one beside the other from the left."""
    width = image.width() if inset else image.width() // 2
    height = image.height() if inset else image.height() // 4
    pixels = colours_of(image)[0:height:4, inset:width:4]
    middles = []
    for colour in filter(None, colours):
        is_there = (abs(pixels - QColor(colour).getRgb()) <= MOST_OFF).all(axis=2)
        if is_there.sum() < 0.7 * (side / 4) ** 2:
            return False
        middles.append(np.median(is_there.nonzero()[1]))
    return middles == sorted(middles)


def colours_of(image: QImage) -> np.ndarray:
    """Red, green, blue and opacity of each pixel, by row and column."""
    plain = image.convertToFormat(QImage.Format.Format_RGBA8888)
    rows = np.frombuffer(plain.constBits(), np.uint8).reshape(plain.height(), plain.bytesPerLine())
    return rows[:, : 4 * plain.width()].reshape(plain.height(), plain.width(), 4).astype(int)


def is_near(found: QColor, wanted: str) -> bool:
    there, asked = found.getRgb(), QColor(wanted).getRgb()
    return all(abs(one - other) <= MOST_OFF for one, other in zip(there, asked, strict=True))


def written(present: PresentProposal, suffix: str) -> bytes:
    """The proposal as a file."""
    session = present.session
    return formats.build(
        suffix, subject_of(session.project, session.catalog, firm=present.firm.branding), "en"
    )


def printed(present: PresentProposal, folder: Path) -> QImage:
    """The first page of the PDF, as poppler draws it."""
    (folder / "proposal.pdf").write_bytes(written(present, ".pdf"))
    command = ["pdftoppm", "-r", "150", "-f", "1", "-l", "1", "-singlefile", "-png", "proposal.pdf", "page"]
    subprocess.run(command, cwd=folder, check=True, capture_output=True)
    return QImage(str(folder / "page.png"))


def in_word(present: PresentProposal) -> list[str]:
    """The colours of the one picture in the Word file, from left to right; its shape is the logo's."""
    word = Word(written(present, ".docx"))
    (data,) = [part for name, part in word.parts.items() if name.startswith("word/media/")]
    image = QImage.fromData(data)
    assert image.width() == pytest.approx(3 * image.height(), abs=3)
    found = [image.pixelColor(round(image.width() * at / 6), image.height() // 2) for at in (1, 3, 5)]
    return [
        next((each for each in (*COLOURS, *GREYS) if is_near(colour, each)), colour.name())
        if colour.alpha()
        else ""
        for colour in found
    ]
