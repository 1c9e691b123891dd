"""What is on the screen: the drag layer leaves no trace, the far view shows the plan, themes are followed."""

from __future__ import annotations

import os
import subprocess
import sys

import msgspec
import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from app.canvas.layout.ghosts import Absent
from app.canvas.painting.card_painter import draw_card
from app.canvas.painting.empty_canvas import paint_empty
from app.canvas.painting.face_painter import CAPTION_HEIGHT, CAPTION_TOP
from app.canvas.painting.far_painter import FAR_OUT, FarPicture
from app.canvas.painting.style import current_style
from app.canvas.scene import items
from app.look import theme
from app.look.theme_manager import Themes
from planner_core.editing import verbs
from planner_core.plan.plan import Position
from tests.support.command import ROOT
from tests.support.large_canvas import large_plan
from tests.support.settled import settle


def picture(canvas) -> QImage:
    return canvas.viewport().grab().toImage()


def test_after_a_cancelled_drag_the_screen_is_as_it_was(canvas, hand):
    canvas.select(["pool"])
    before = picture(canvas)
    start = hand.at("pool")
    hand.hold(start, start + QPoint(90, 70))
    assert picture(canvas) != before
    hand.key(Qt.Key.Key_Escape)
    hand.release(start + QPoint(90, 70))
    canvas.scene().hover(type(canvas.pointer.hit(QPoint()))())
    assert picture(canvas) == before


def test_what_a_drag_shows_is_what_it_leaves(canvas, hand, qtbot):
    canvas.select(["pool"])
    start = hand.at("pool")
    hand.hold(start, start + QPoint(-40, 64))
    shown = picture(canvas)
    hand.release(start + QPoint(-40, 64))
    canvas.scene().hover(type(canvas.pointer.hit(QPoint()))())
    left = picture(canvas)
    differing = [
        (x, y)
        for x in range(0, left.width(), 3)
        for y in range(0, left.height(), 3)
        if abs(shown.pixelColor(x, y).lightness() - left.pixelColor(x, y).lightness()) > 40
    ]
    assert len(differing) < 8  # corners of lines may be smoothed a little differently


@pytest.mark.parametrize("zoom", [0.46, 0.5, 0.75, 0.8, 1.0, 1.25, 1.7])
@pytest.mark.parametrize("shift", [0, 7])
def test_a_card_of_which_a_part_was_painted_looks_like_one_painted_whole(canvas, session, qtbot, zoom, shift):
    canvas.camera.zoom_to(zoom)
    canvas.camera.scroll(shift, shift)
    canvas.select(["pool"])
    before = picture(canvas)
    session.perform(verbs.set_field(session.plan, ["pool"], "desktops", 700))
    qtbot.waitUntil(lambda: session.results.is_reviewed)
    left = picture(canvas)
    assert left != before
    for card in canvas.scene().cards.made.values():
        card.update()
    assert picture(canvas) == left


@pytest.mark.parametrize("factor", ["1.25", "1.5", "1.75"])
def test_a_partly_painted_card_looks_the_same_at_fractional_scales(factor, home):
    done = subprocess.run(
        [sys.executable, "-m", "tests.support.painting_child"],
        cwd=ROOT,
        env={**os.environ, "QT_SCALE_FACTOR": factor},
        capture_output=True,
        text=True,
        timeout=100,
        check=True,
    )
    assert done.stdout.split() == [factor], "the same at each zoom"


@pytest.mark.parametrize("zoom", [1.0, 1.25, 1.7])
def test_a_frame_that_is_larger_than_the_view_looks_the_same_after_scrolling(canvas, session, qtbot, zoom):
    place = session.plan.positions["host"]
    large = msgspec.structs.replace(place, width=1500.0, height=2000.0)
    session.perform(verbs.resize(session.plan, {"host": large}))
    canvas.camera.zoom_to(zoom)
    for step in range(12):
        canvas.camera.scroll(37 if step % 2 else -23, 29)
        picture(canvas)
    left = picture(canvas)
    for card in canvas.scene().cards.made.values():
        card.update()
    assert picture(canvas) == left


def test_of_a_card_only_rows_that_differ_are_painted_anew(canvas, session, qtbot, monkeypatch):
    canvas.framing.zoom_100()
    picture(canvas)
    painted = {}

    def noted(painter, face, size, style, state, scale, heights):
        painted[face.title] = heights
        draw_card(painter, face, size, style, state, scale, heights)

    monkeypatch.setattr(items, "draw_card", noted)
    names = {name: part.name for name, part in session.plan.components.items()}
    session.perform(verbs.set_field(session.plan, ["pool"], "desktops", 77))
    qtbot.waitUntil(lambda: session.assessment.desktops.planned == 77)  # on a busy machine it comes later
    qtbot.waitUntil(lambda: session.results.is_reviewed)
    picture(canvas)
    assert painted[names["pool"]][0] < 0, "its caption says another number"
    assert painted[names["sas"]][0] > CAPTION_TOP + CAPTION_HEIGHT


def test_a_drag_evaluates_nothing(canvas, session, hand, qtbot):
    assessed = []
    session.assessed.connect(assessed.append)
    start = hand.chip("pool", "sas", "swap")
    hand.hold(start, hand.at("ssd"))
    settle()
    assert assessed == []
    hand.release(hand.at("ssd"))
    qtbot.waitUntil(lambda: len(assessed) == 1)


def test_a_drag_near_the_edge_scrolls(canvas, session, hand, qtbot):
    start = hand.at("pool")
    edge = QPoint(canvas.viewport().width() - 5, start.y())
    corner, before = canvas.mapFromScene(0, 0).x(), session.plan.positions["pool"].x
    pointer = canvas.mapToScene(edge).x() - canvas.mapToScene(start).x()
    hand.hold(start, edge)
    qtbot.waitUntil(lambda: canvas.mapFromScene(0, 0).x() < corner - 60)
    hand.release(edge)
    snap = 8
    assert session.plan.positions["pool"].x > before + pointer + 60 - snap  # what was scrolled comes on top


def test_far_away_every_card_is_still_there(canvas):
    canvas.camera.zoom_to(FAR_OUT)
    image = picture(canvas)
    ground = canvas.scene().look.colours.canvas
    for component, box in canvas.arrangement.boxes.items():
        at = canvas.mapFromScene(box.x + 6, box.y + 6)
        assert image.pixelColor(at) != ground, component


def test_far_away_a_card_over_its_limit_has_that_colour(canvas):
    canvas.camera.zoom_to(FAR_OUT)
    image = picture(canvas)
    box = canvas.arrangement.boxes["host"]
    colours = {image.pixelColor(canvas.mapFromScene(box.x + 20, box.y + y)).name() for y in range(0, 100, 4)}
    assert theme.current().colours.status_over.name() in colours


@pytest.fixture
def themes(qapp):
    made = Themes(qapp, "light")
    yield made
    made.choose("light")
    made.deleteLater()


def test_a_theme_takes_effect_at_once(canvas, themes, qtbot):
    light = picture(canvas)
    themes.choose("dark")
    settle()
    dark = picture(canvas)
    assert dark.pixelColor(3, 3) == theme.theme_named("dark").colours.canvas
    themes.choose("light")
    settle()
    assert picture(canvas) == light


def test_larger_text_enlarges_the_cards(canvas, themes, qtbot):
    before = canvas.transform().m11()
    themes.set_text_percent(200)
    settle()
    assert canvas.transform().m11() == pytest.approx(2 * before)
    assert canvas.camera.zoom == 1.0
    themes.set_text_percent(100)
    settle()
    assert canvas.transform().m11() == pytest.approx(before)


def test_the_empty_canvas_says_what_to_do(canvas, session, qtbot):
    from planner_core.plan.plan import Plan

    session.new_plan(Plan())
    image = picture(canvas)
    ground = canvas.scene().look.colours.canvas
    middle = canvas.viewport().rect().center()
    across, down = range(middle.x() - 80, middle.x() + 80), range(middle.y() - 24, middle.y() + 24)
    painted = [(x, y) for x in across for y in down if image.pixelColor(x, y) != ground]
    assert len(painted) > 400


def test_focus_is_seen_by_shape_not_colour_alone(canvas, hand):
    canvas.activateWindow()
    canvas.setFocus()
    box = canvas.arrangement.boxes["pool"]
    canvas.select(["pool"])
    selected = picture(canvas)
    canvas.keys.go_to("pool")
    focused = picture(canvas)
    row = canvas.mapFromScene(box.x, box.y - 4).y()
    left, right = canvas.mapFromScene(box.x + 10, 0).x(), canvas.mapFromScene(box.right - 10, 0).x()
    ground = canvas.scene().look.colours.canvas
    assert all(selected.pixelColor(x, row) == ground for x in range(left, right))
    ink = [focused.pixelColor(x, row).lightness() < 120 for x in range(left, right)]
    assert any(ink)
    assert not all(ink)


@pytest.mark.parametrize("width", [260, 900])
def test_the_hint_of_an_empty_canvas_is_whole_at_every_width(qapp, width):
    image = QImage(width + 200, 500, QImage.Format.Format_RGB32)
    image.fill(QColor("white"))
    painter = QPainter(image)
    paint_empty(painter, QRect(100, 0, width, 500), current_style())
    painter.end()
    edges = [*range(116), *range(width + 84, width + 200)]
    assert all(image.pixelColor(x, y) == QColor("white") for x in edges for y in range(0, 500, 2))
    inked = [
        y for y in range(500) if any(image.pixelColor(x, y).lightness() < 200 for x in range(image.width()))
    ]
    assert abs((inked[0] + inked[-1]) / 2 - 250) < 24


def test_a_reused_far_picture_equals_a_new_one(canvas, session, qtbot):
    session.new_plan(large_plan(40))
    canvas.camera.zoom_to(FAR_OUT)
    qtbot.waitUntil(lambda: session.assessment is not None)
    canvas.framing.fit_all()
    for step in (
        lambda plan: verbs.move(plan, {"host0": Position(-400, 300)}),
        lambda plan: verbs.duplicate(plan, ["host1", "pool2"], Position(40, 5_000)),
        lambda plan: verbs.collapse(plan, ["host3"]),
        lambda plan: verbs.remove(plan, ["pool4", "sas5"]),
    ):
        assessed = session.assessment
        change = step(session.plan)
        assert session.perform(change)
        if {edit.table for edit in change.edits} != {"positions"}:
            qtbot.waitUntil(lambda before=assessed: session.assessment is not before)
        kept, anew = canvas._far, FarPicture(canvas.scene())
        for each in (kept, anew):
            sheet = QImage(4, 4, QImage.Format.Format_RGB32)
            painter = QPainter(sheet)
            each.paint(painter)
            painter.end()
        assert kept._places.frames == anew._places.frames
        assert kept._places.cards == anew._places.cards
        assert kept._places.lines == anew._places.lines
        assert kept._bars == anew._bars
        worst = {each: canvas.scene().freshen_card(each).worst for each in canvas.arrangement.boxes}
        known = dict(canvas.scene().faces.every_worst(worst))
        assert {each: bar.share for each, bar in worst.items() if bar} == {
            each: held.utilisation for each, held in known.items() if held
        }


def on_screen(canvas) -> QImage:
    """What is seen in fact; grabbing a widget paints all of it anew."""
    settle()  # the virtual screen follows
    while not canvas.session.results.is_reviewed:
        settle()
    at = canvas.viewport().mapToGlobal(QPoint())
    size = canvas.viewport().size()
    window = canvas.screen().grabWindow(0, at.x(), at.y(), size.width(), size.height())
    return window.toImage().convertToFormat(QImage.Format.Format_RGB32)


def assert_nothing_is_left_over(canvas):
    on_screen(canvas)  # until every result is there
    seen = on_screen(canvas)
    canvas.viewport().update()
    assert on_screen(canvas) == seen


def test_nothing_is_left_of_the_hint_of_an_empty_drawing(canvas, session):
    canvas.orders.select_all()
    canvas.clips.copy()
    assert session.new_plan()
    settle()
    canvas.clips.paste()
    canvas.select(())
    assert len(canvas.scene().cards) > 1
    assert_nothing_is_left_over(canvas)
    session.undo()
    assert_nothing_is_left_over(canvas)
    session.redo()
    assert_nothing_is_left_over(canvas)


def test_the_hint_of_an_empty_drawing_stays_in_the_middle_while_it_is_scrolled(canvas, session):
    assert session.new_plan()
    canvas.framing.zoom_100()
    for _ in range(3):
        settle()
        canvas.camera.scroll(37, 23)
    assert_nothing_is_left_over(canvas)


def test_the_hint_of_an_empty_drawing_makes_way_for_what_another_variant_has(canvas, session):
    plan = session.plan
    assert session.new_plan()
    settle()
    canvas.mark_differences({}, absent=Absent(plan, tuple(plan.components), "Other"))
    assert_nothing_is_left_over(canvas)
    canvas.mark_differences({})
    assert_nothing_is_left_over(canvas)
