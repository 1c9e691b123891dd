"""What one move of a drag works out anew: the lines it leads elsewhere, and the part of the screen it paints."""

from __future__ import annotations

import random

import msgspec
import pytest
from PySide6.QtCore import QEvent, QObject, QPoint
from PySide6.QtGui import QImage, QRegion

from app.canvas.gestures.gesture import Gesture
from app.canvas.layout.arrangement import Arrangement
from app.canvas.layout.folded_files import FoldedFiles
from app.canvas.layout.geometry import MARGIN, Box
from app.canvas.layout.rerouting import Rerouting
from app.canvas.layout.routing import Route
from app.canvas.painting.dragged_picture import _common
from app.canvas.painting.line_painter import CORNER, line_path
from app.canvas.painting.style import CanvasStyle
from app.canvas.scene.drag_layer import Layer
from app.canvas.scene.items import rectangle
from app.canvas.scene.live_lines import LINE_MARGIN, MOST_ROUTES, LiveLines
from app.look import theme
from planner_core.plan.plan import Plan, Position
from tests.support.large_canvas import large_plan


def arranged(plan: Plan) -> Arrangement:
    drawn = Arrangement(lambda text: 6.0 * len(text))
    drawn.rebuild(plan)
    return drawn


def moved_plan(plan: Plan, dx: float, dy: float, ids: tuple[str, ...]) -> Plan:
    places = {each: plan.positions[each] for each in ids}
    there = {each: Position(place.x + dx, place.y + dy) for each, place in places.items()}
    return msgspec.structs.replace(plan, positions={**plan.positions, **there})


@pytest.mark.parametrize("ids", [("pool5",), ("host5",), ("pool5", "host5")])
@pytest.mark.parametrize("seed", range(8))
def test_lines_lead_during_a_drag_where_they_will_be_after_it(ids, seed):
    source = random.Random(seed)
    plan = large_plan(64)
    drawn = arranged(plan)
    inside = [inner for each in ids for inner in drawn.inside(each)]
    rigid, others = drawn.neighbours(inside)
    led = Rerouting(drawn, rigid | others)
    for _ in range(6):
        dx, dy = source.randrange(-1200, 1200, 8), source.randrange(-900, 900, 8)
        after = arranged(moved_plan(plan, dx, dy, ids))
        routes = led.routes({each: drawn.boxes[each].moved(dx, dy) for each in inside})
        assert {route.pair for route in routes} == rigid | others
        for route in routes:
            assert route == after.routes[route.pair]


def test_the_lines_that_are_painted_during_a_drag_follow_the_cards(qapp):
    drawn = arranged(large_plan(4))
    pairs = drawn.neighbours(["pool0"])[1]
    assert 0 < len(pairs) <= MOST_ROUTES
    style = CanvasStyle(theme.current())
    lines = LiveLines(drawn, pairs, style, FoldedFiles(style.chip.width))
    for dx in (0.0, -400.0):
        box = drawn.boxes["pool0"].moved(dx, 0.0)
        lines.follow({"pool0": box})
        routes = Rerouting(drawn, pairs).routes({"pool0": box})
        assert sorted(lines.boxes()) == sorted(route.reach.grown(LINE_MARGIN) for route in routes)


def test_lines_to_a_frame_that_is_dragged_larger_end_at_its_cards():
    drawn = arranged(large_plan(4))
    larger = drawn.resized("host0", drawn.boxes["host0"]._replace(width=480.0, height=600.0))
    routes = Rerouting(drawn, {("pool0", "ssd0"), ("pool0", "sas0"), ("pool0", "host0")}).routes(larger)
    for route in routes:
        end = larger[route.pair[1]]
        x, y = route.points[-1]
        assert x == end.x
        assert end.y < y < end.bottom


def test_a_plan_that_changes_under_a_drag_is_looked_up_again():
    plan = large_plan(8)
    drawn = arranged(plan)
    led = Rerouting(drawn, {("pool0", "ssd0")})
    before = led.routes({})
    after = moved_plan(plan, 0, 160, ("pool0",))
    drawn.rebuild(after)
    assert led.routes({}) == [drawn.routes["pool0", "ssd0"]] != before


def test_the_reach_of_a_line_holds_its_points_and_chips():
    for route in arranged(large_plan(16)).routes.values():
        reach = route.reach
        assert all(reach.contains(*point) for point in route.points)
        assert all(reach.encloses(box) for _, box in route.chips)
        assert any(x == reach.x for x, _ in [*route.points, *((box.x, 0) for _, box in route.chips)])
    bare = Route(("a", "b"), ((0.0, 4.0), (10.0, 4.0)), (), True)
    assert bare.reach == Box(0, 4, 10, 0)


def test_corners_are_round_and_no_rounder_than_the_pieces_are_long():
    path = line_path(((0.0, 0.0), (100.0, 0.0), (100.0, 6.0), (200.0, 6.0)))
    points = [(path.elementAt(index).x, path.elementAt(index).y) for index in range(path.elementCount())]
    assert points[0] == (0.0, 0.0)
    assert points[-1] == (200.0, 6.0)
    assert (100.0 - CORNER, 0.0) in points  # a long piece is left where the rounding begins
    assert (100.0, 3.0) in points  # a short one in its middle
    assert (100.0 + CORNER, 6.0) in points


class Standing(Gesture):
    """A gesture that draws in some boxes."""

    def __init__(self, bench, drawn):
        super().__init__(bench)
        self._drawn = drawn

    def boxes(self):
        return self._drawn


@pytest.mark.parametrize("zoom", [0.21, 0.5, 1.0, 1.25, 4.0])
def test_repainted_areas_cover_those_that_qt_computes(canvas, zoom):
    canvas.camera.zoom_to(zoom)
    canvas.camera.scroll(37, -53)
    source, seen, room = random.Random(7), canvas.camera.seen(), canvas.viewport().rect()
    boxes = [
        Box(
            source.uniform(seen.x - 300, seen.right),
            source.uniform(seen.y - 300, seen.bottom),
            source.uniform(0, 700),
            source.uniform(0, 700),
        )
        for _ in range(60)
    ]
    layer = Layer(canvas, Standing(canvas._bench, boxes))
    for box in boxes:
        meant = canvas.viewportTransform().mapRect(rectangle(box)).toAlignedRect() & room
        frames = layer._on_screen([box])
        assert meant.isEmpty() or len(frames) == 1
        for left, top, right, bottom in frames:
            assert left <= meant.left() or meant.isEmpty()
            assert top <= meant.top() or meant.isEmpty()
            assert right > meant.right() or meant.isEmpty()
            assert bottom > meant.bottom() or meant.isEmpty()
            assert 0 <= left < right <= room.width()
            assert 0 <= top < bottom <= room.height()


class Painted(QObject):
    """What of a widget has been painted."""

    def __init__(self, widget):
        super().__init__(widget)
        self.region = QRegion()
        widget.installEventFilter(self)

    def eventFilter(self, _watched, event):
        if event.type() == QEvent.Type.Paint:
            self.region += event.region()
        return False


def changed_pixels(before: QImage, after: QImage) -> list[QPoint]:
    return [
        QPoint(x, y)
        for x in range(before.width())
        for y in range(before.height())
        if before.pixel(x, y) != after.pixel(x, y)
    ]


@pytest.mark.parametrize("grabbed", ["pool", "host"])
def test_a_move_paints_all_that_it_changes_and_not_the_whole_view(canvas, hand, qtbot, grabbed):
    canvas.framing.zoom_100()
    canvas.select([grabbed])
    start = hand.at(grabbed)
    hand.hold(start, start + QPoint(40, 24))
    before = canvas.viewport().grab().toImage()
    painted = Painted(canvas.viewport())
    hand.move(start + QPoint(72, 96))
    qtbot.waitUntil(lambda: not painted.region.isEmpty())
    region = QRegion(painted.region)
    after = canvas.viewport().grab().toImage()
    changed = changed_pixels(before, after)
    assert changed
    assert [at for at in changed if not region.contains(at)] == []
    around = canvas.viewport().rect()
    assert region.boundingRect() != around
    card = canvas.viewportTransform().mapRect(rectangle(canvas.arrangement.boxes[grabbed].grown(MARGIN)))
    assert region.boundingRect().contains(card.translated(72, 96).toRect() & around)


def test_the_picture_under_a_drag_is_copied_not_blended(canvas, hand):
    start = hand.at("pool")
    hand.hold(start, start + QPoint(40, 24))
    assert not canvas.runner._layer._still.hasAlpha()


def test_of_a_dragged_card_only_what_is_in_sight_is_pictured():
    card, sight = Box(100.0, 50.0, 300.0, 200.0), Box(250.0, 0.0, 800.0, 120.0)
    assert _common(card, sight) == _common(sight, card) == Box(250.0, 50.0, 150.0, 70.0)
    assert _common(card, Box(400.0, 50.0, 10.0, 10.0)) is None
    assert _common(card, Box(100.0, 250.0, 10.0, 10.0)) is None
