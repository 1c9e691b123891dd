"""What a card says stands beside one another: no name runs into a mark, no number into a bar, nothing off the card."""

from __future__ import annotations

from itertools import combinations, product
from typing import NamedTuple

import pytest
from PySide6.QtCore import QMarginsF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from app.canvas.content.card_content import CardBar, Face
from app.canvas.layout.geometry import CARD_WIDTH, Box
from app.canvas.painting import face_painter
from app.canvas.painting.card_painter import STACK, Scale, State, draw_card
from app.canvas.painting.face_painter import FacePainter
from app.canvas.painting.style import current_style
from app.look.text_lines import LEFT, Script

NAME = "Desktops of the engineers in the second building"
HEIGHT = 160.0
LINE = 12.0
"""What a line of text takes of its box: two boxes of lines may touch, the lines may not."""


AROUND_CHEVRON = QMarginsF(7, 7, 7, 7)
"""A chevron is smaller than what can be clicked."""


class Drawn(NamedTuple):
    what: str
    box: QRectF


@pytest.fixture
def drawn(qapp: object, monkeypatch: pytest.MonkeyPatch) -> list[Drawn]:
    """Every word, mark and bar with the room that it takes."""
    found: list[Drawn] = []

    def write(
        script: Script,
        _painter: QPainter,
        box: QRectF,
        text: str,
        _colour: object,
        horizontal: Qt.AlignmentFlag = LEFT,
    ) -> None:
        if text:
            width = script.width(text)
            left = box.left() if horizontal & Qt.AlignmentFlag.AlignLeft else box.right() - width
            found.append(Drawn(text, QRectF(left, box.center().y() - LINE / 2, width, LINE)))

    monkeypatch.setattr(Script, "write", write)
    for name in ("paint_mark", "draw_bar", "paint_icon", "draw_chevron"):
        monkeypatch.setattr(face_painter, name, recorder(found, name))
    return found


def recorder(found: list[Drawn], name: str):
    def record(_painter: QPainter, box: QRectF | Box, *_: object, **__: object) -> None:
        if isinstance(box, Box):
            box = QRectF(box.x, box.y, box.width, box.height)
        if name == "draw_chevron":
            box = box.marginsRemoved(AROUND_CHEVRON)
        found.append(Drawn(name, box))

    return record


def face(severity: str = "", fold: str = "", hosts: str = "", percent: str = "97%") -> Face:
    bars = (
        CardBar("host", "cpu", "Processors and more", percent, 0.97, 0.8, "near"),
        CardBar("host", "ram", "RAM", "12%", 0.12, 0.9, "ok"),
    )
    return Face("host", "server", NAME, hosts, NAME, bars, severity, (), fold=fold)  # type: ignore[arg-type]


def on_an_image() -> tuple[QImage, QPainter]:
    image = QImage(600, 400, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.white)
    return image, QPainter(image)


def assert_apart(drawn: list[Drawn], width: float, height: float) -> None:
    card = QRectF(0, 0, width, height)
    for each in drawn:
        assert card.contains(each.box), each
    for one, other in combinations(drawn, 2):
        assert not one.box.intersects(other.box), (one, other)


@pytest.mark.parametrize("width", [CARD_WIDTH, 2 * CARD_WIDTH])
@pytest.mark.parametrize(
    ("severity", "fold", "hosts", "percent"),
    [*product(("", "warning", "error"), ("", "open", "closed"), ("", "× 128"), ("97%", "1,235%"))],
)
def test_words_marks_and_bars_of_a_card_stand_apart(
    drawn: list[Drawn], width: float, severity: str, fold: str, hosts: str, percent: str
) -> None:
    image, painter = on_an_image()
    said = face(severity, fold, hosts, percent)
    FacePainter(painter, said, width, current_style(), pointed=True).draw()
    painter.end()
    assert image.width()
    names = [each.what for each in drawn]
    assert names.count("paint_mark") == 1 + bool(severity)
    assert names.count("draw_chevron") == bool(fold)
    assert names.count("draw_bar") == len(said.bars)
    assert {percent, "12%"} <= set(names)
    assert not hosts or hosts in names
    assert_apart(drawn, width, HEIGHT)


@pytest.mark.parametrize("zoom", [0.1, 0.2, 0.4])
def test_from_far_the_name_leaves_room_for_the_mark(drawn: list[Drawn], zoom: float) -> None:
    image, painter = on_an_image()
    FacePainter(painter, face(), CARD_WIDTH, current_style()).draw_far(HEIGHT, zoom)
    painter.end()
    assert image.width()
    assert sorted(each.what for each in drawn if not each.what.startswith("Des")) == [
        "draw_bar",
        "paint_mark",
    ]
    assert_apart(drawn, CARD_WIDTH, HEIGHT)


def test_a_closed_card_shows_the_edges_of_two_more_below_it(qapp: object) -> None:
    """One and two steps further down; an open one shows none."""

    def lines(fold: str) -> list[int]:
        """How far below the card there are lines in its middle, darker than the paper above and below them."""
        image, painter = on_an_image()
        painter.translate(20, 20)
        draw_card(
            painter, face(fold=fold), (CARD_WIDTH, HEIGHT), current_style(), State.PLAIN, Scale(1.0, 1.0)
        )
        painter.end()
        middle, bottom = 20 + CARD_WIDTH // 2, 20 + int(HEIGHT)
        light = [image.pixelColor(middle, y).lightness() for y in range(bottom, bottom + 20)]
        return [at for at in range(1, 19) if light[at] < min(light[at - 1], light[at + 1])]

    assert lines("open") == []
    assert lines("closed") == [STACK - 1, 2 * STACK - 1]
