"""Pages below one another: laid out by their sizes, drawn where they are seen, turned and zoomed by every means."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Iterator
from contextlib import nullcontext

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.look import theme
from app.output.proposal.page_painting import page_image, page_size
from app.output.proposal.worker_requests import Wanted
from app.window.proposal.page_images import WIDEST
from app.window.proposal.page_view import MARGIN, PageView

UPRIGHT, ACROSS = (595, 842), (842, 595)


def page(colour: str, size: tuple[int, int] = UPRIGHT) -> bytes:
    width, height = size
    return (
        f'<svg viewBox="0 0 {width} {height}" width="{width}pt" height="{height}pt"'
        f' xmlns="http://www.w3.org/2000/svg"><path fill="{colour}" d="M 0 0 H {width} V {height} H 0 Z"/></svg>'
    ).encode()


RED, GREEN, BLUE = page("#ff0000"), page("#00ff00", ACROSS), page("#0000ff")


@pytest.fixture
def view(qtbot: QtBot) -> Iterator[PageView]:
    made = PageView()
    qtbot.addWidget(made)
    made.resize(500, 600)
    made.show()
    yield made
    made.images.stop()


def colour_at(view: PageView, x: int, y: int) -> str:
    return view.viewport().grab().toImage().pixelColor(x, y).name()


def test_a_page_says_how_large_it_is_and_is_drawn_in_its_shape() -> None:
    assert page_size(GREEN).toTuple() == ACROSS
    image = page_image(GREEN, 84)
    assert (image.width(), image.height()) == (84, 59)
    assert image.pixelColor(40, 30).name() == "#00ff00"


def test_pages_are_as_wide_as_the_view_upright_and_across(view: PageView, qtbot: QtBot) -> None:
    view.show_pages([RED, GREEN, BLUE])
    qtbot.waitUntil(view.is_drawn)
    sizes = view._sizes
    assert len({size.width() for size in sizes}) == 1
    assert sizes[0].width() == pytest.approx(view.viewport().width() - 2 * MARGIN, abs=1)
    assert sizes[1].height() < sizes[0].height()
    middle = view.viewport().width() // 2
    qtbot.waitUntil(lambda: colour_at(view, middle, 100) == "#ff0000")


def test_only_pages_in_sight_and_their_neighbours_are_drawn(view: PageView, qtbot: QtBot) -> None:
    view.show_pages([RED] * 3 + [BLUE] * 30)
    qtbot.waitUntil(lambda: view.is_drawn() and not view.images.maker.is_busy)
    width = view._wanted(0).width
    drawn = [number for number in range(33) if view.images.is_drawn(Wanted(number, width))]
    assert drawn == [0, 1]


@pytest.mark.parametrize(
    ("key", "page"),
    [(Qt.Key.Key_PageDown, 2), (Qt.Key.Key_End, 4), (Qt.Key.Key_Home, 1), (Qt.Key.Key_PageUp, 1)],
)
def test_keys_turn_pages(view: PageView, qtbot: QtBot, key: Qt.Key, page: int) -> None:
    view.show_pages([RED, BLUE, RED, BLUE])
    with qtbot.waitSignal(view.page_changed) if page > 1 else nullcontext():
        qtbot.keyClick(view, key)
    assert view.page == page
    assert view.accessibleName() == f"Preview, page {page} of 4"


def test_space_scrolls_on(view: PageView, qtbot: QtBot) -> None:
    view.show_pages([RED] * 4)
    qtbot.keyClick(view, Qt.Key.Key_Space)
    assert view.verticalScrollBar().value() == view.verticalScrollBar().pageStep()


def test_zoom_by_key_and_wheel_and_back_to_the_width(view: PageView, qtbot: QtBot) -> None:
    view.show_pages([RED, BLUE])
    fitted = view.zoom
    qtbot.keyClick(view, Qt.Key.Key_Plus, Qt.KeyboardModifier.ControlModifier)
    assert view.zoom == pytest.approx(fitted * 1.2)
    assert view.horizontalScrollBar().maximum() > 0
    wheel = QWheelEvent(
        QPointF(9, 9), QPointF(9, 9), QPoint(), QPoint(0, -120), Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.ControlModifier, Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QApplication.sendEvent(view.viewport(), wheel)
    assert view.zoom == pytest.approx(fitted)
    qtbot.keyClick(view, Qt.Key.Key_Minus, Qt.KeyboardModifier.ControlModifier)
    assert view.zoom == pytest.approx(fitted / 1.2)
    qtbot.keyClick(view, Qt.Key.Key_0, Qt.KeyboardModifier.ControlModifier)
    assert view.zoom == pytest.approx(fitted)
    view.set_zoom(99)
    assert view.zoom == 4.0


def test_the_place_stays_when_pages_are_laid_out_anew(view: PageView, qtbot: QtBot) -> None:
    view.show_pages([RED] * 5)
    view.go_to(3)
    view.verticalScrollBar().setValue(view.verticalScrollBar().value() + 120)
    page, at = view.page, view.verticalScrollBar().value()
    view.show_pages([RED] * 4 + [BLUE, RED])
    assert (view.page, view.verticalScrollBar().value()) == (page, at)
    view.show_pages([RED])
    assert view.page == 1


def test_a_page_that_is_the_same_is_not_drawn_again(view: PageView, qtbot: QtBot) -> None:
    view.show_pages([RED, BLUE])
    qtbot.waitUntil(view.is_drawn)
    wanted = view._wanted(0)
    image = view.images.image(wanted)
    view.show_pages([RED, GREEN])
    assert view.images.image(wanted) is image


def test_a_page_that_differs_is_shown_as_it_was_until_it_is_drawn(view: PageView, qtbot: QtBot) -> None:
    view.show_pages([RED])
    qtbot.waitUntil(view.is_drawn)
    view.images.show([BLUE])
    old = view.images.image(view._wanted(0))
    assert old is not None
    assert old.pixelColor(5, 5).name() == "#ff0000"
    assert not view.is_drawn()
    view.viewport().update()
    qtbot.waitUntil(view.is_drawn)
    new = view.images.image(view._wanted(0))
    assert new is not None
    assert new.pixelColor(5, 5).name() == "#0000ff"


def test_without_pages_nothing_fails(view: PageView, qtbot: QtBot) -> None:
    view.show_pages([])
    for key in (Qt.Key.Key_PageDown, Qt.Key.Key_End, Qt.Key.Key_Plus):
        qtbot.keyClick(view, key, Qt.KeyboardModifier.ControlModifier)
    assert (view.page, view.count, view.page_picture()) == (0, 0, None)
    assert view.accessibleName() == "Preview"
    empty = view.viewport().grab().toImage()
    within_the_mark_of_focus = range(1, empty.width() - 1)
    assert {empty.pixelColor(x, 50).name() for x in within_the_mark_of_focus} == {
        theme.current().colours.canvas.name()
    }


def test_a_drawing_of_any_size_is_drawn_as_large_as_it_is_shown(qapp: object) -> None:
    half = b'<path d="M0 0H45000V45000H0Z" fill="#ff0000"/><path d="M45000 0H90000V45000H45000Z" fill="#0000ff"/>'
    drawing = (
        b'<svg width="90000mm" height="45000mm" viewBox="0 0 90000 45000" xmlns="http://www.w3.org/2000/svg">'
        + half + b"</svg>"
    )  # fmt: skip
    inside = b'<image xlink:href="data:image/svg+xml;base64,%b" width="595" height="297.5"/>' % b64encode(
        drawing
    )
    paper = RED.replace(b"</svg>", inside + b"</svg>").replace(
        b"<svg ", b'<svg xmlns:xlink="http://www.w3.org/1999/xlink" ', 1
    )
    image = page_image(paper.replace(b"#ff0000", b"#ffffff"), 400)
    assert [image.pixelColor(x, 100).name() for x in (50, 198, 202, 350)] == [
        "#ff0000", "#ff0000", "#0000ff", "#0000ff",
    ]  # fmt: skip
    assert image.pixelColor(50, 400).name() == "#ffffff"


def test_a_page_that_is_shown_very_large_is_enlarged(view: PageView, qtbot: QtBot) -> None:
    view.show_pages([GREEN])
    view.set_zoom(4.0)
    assert view._wanted(0).width == WIDEST
    assert view._sizes[0].width() > WIDEST
    qtbot.waitUntil(view.is_drawn)
