"""Files of several pools: one chip for those of a line, until somebody looks at it; relocation stays one drag."""

from __future__ import annotations

from types import SimpleNamespace

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QMouseEvent, QPainter, QPixmap
from PySide6.QtWidgets import QApplication

from app.canvas.scene.live_lines import LiveLines
from planner_core.editing import verbs
from tests.support.canvas import NO_KEYS

LINE = ("pool", "sas")


@pytest.fixture
def other(session, canvas):
    """A second pool like the first one."""
    before = set(session.plan.components)
    assert session.perform(verbs.duplicate(session.plan, ["pool"]))
    (found,) = set(session.plan.components) - before
    canvas.select(())
    return found


def labels(canvas, pair=LINE):
    return [face.label for _, face in canvas.scene().chips[pair].drawn]


def opened(canvas, pair=LINE):
    return labels(canvas, pair) == [face.label for face in canvas.arrangement.chips[pair]]


def point_at(canvas, hand, at):
    """Move the pointer there from elsewhere: a move to where it is already is none."""
    for place in (hand.empty(), at):
        QApplication.sendEvent(canvas.viewport(), moved(canvas, place))


def moved(canvas, at):
    none = Qt.MouseButton.NoButton
    there = QPointF(canvas.viewport().mapToGlobal(at))
    return QMouseEvent(QMouseEvent.Type.MouseMove, QPointF(at), there, none, none, NO_KEYS)


def test_the_files_of_one_pool_are_all_shown(canvas):
    assert labels(canvas) == ["Delta", "Swap", "Logs"]
    assert canvas.scene().cards["pool"].tint == -1


def test_two_pools_have_one_chip_for_each_line_in_the_colour_of_the_pool(canvas, session, other):
    chips = canvas.scene().chips
    assert labels(canvas) == labels(canvas, (other, "sas")) == ["3 files"]
    assert labels(canvas, ("pool", "ssd")) == ["Replica"]  # a single file keeps its name
    tints = [chips[owner, "sas"].drawn[0][1].tint for owner in ("pool", other)]
    assert tints[0] != tints[1]
    assert [canvas.scene().cards[owner].tint for owner in ("pool", other)] == tints
    session.undo()
    assert opened(canvas)
    assert canvas.scene().cards["pool"].tint == -1


def test_the_chip_lies_on_its_line_where_the_files_are(canvas, other):
    ((box, _),) = canvas.scene().chips[LINE].drawn
    around = [each for _, each in canvas.arrangement.routes[LINE].chips]
    assert box.right == pytest.approx(max(each.right for each in around))
    assert min(each.y for each in around) <= box.y <= box.bottom <= max(each.bottom for each in around)


def test_files_open_under_the_pointer_and_close_behind_it(canvas, hand, other):
    ((box, _),) = canvas.scene().chips[LINE].drawn
    point_at(canvas, hand, canvas.mapFromScene(box.middle_x, box.middle_y))
    assert opened(canvas)
    assert not opened(canvas, (other, "sas"))
    QApplication.sendEvent(canvas.viewport(), moved(canvas, hand.empty()))
    assert not opened(canvas)


def test_between_two_open_files_they_stay_open(canvas, hand, other):
    first, second = [box for _, box in canvas.arrangement.routes[LINE].chips][:2]
    gap = canvas.mapFromScene((first.right + second.x) / 2, first.middle_y)
    point_at(canvas, hand, gap)
    assert opened(canvas)


def test_the_files_of_the_selected_pool_are_open(canvas, other):
    canvas.select((other,))
    assert opened(canvas, (other, "sas"))
    assert not opened(canvas)


def test_files_that_have_the_focus_of_the_keyboard_are_open(canvas, other):
    canvas.scene().focus_on((LINE, "swap"), shown=True)
    assert opened(canvas)
    canvas.scene().focus_on(None, shown=True)
    assert not opened(canvas)


def test_a_file_of_a_folded_line_is_relocated_by_one_drag(canvas, session, hand, other):
    hand.drag(hand.chip("pool", "sas", "swap"), hand.at("ssd", 40, 30))
    assert session.plan.stores_of("pool", "swap") == ("ssd",)
    assert session.plan.stores_of(other, "swap") == ("sas",)


def test_while_a_file_is_dragged_its_line_is_open(canvas, hand, other):
    hand.hold(hand.chip("pool", "sas", "swap"), hand.at("ssd", 40, 30))
    assert opened(canvas)
    hand.key(Qt.Key.Key_Escape)


def test_while_a_host_is_dragged_the_files_of_other_pools_stay_folded(canvas, other):
    scene = canvas.scene()
    pairs = [("pool", "sas"), (other, "sas")]
    lines = LiveLines(canvas.arrangement, pairs, scene.look, scene.faces.files)
    lines.follow({"host": canvas.arrangement.boxes["host"].moved(8, 8)})
    painted = {}
    lines._pictures = SimpleNamespace(
        paint=lambda _painter, pair, _chips, faces: painted.update({pair: [face.label for face in faces]})
    )
    picture = QPixmap(10, 10)
    painter = QPainter(picture)
    lines.paint(painter, [other])
    lines.paint_chips(painter)
    painter.end()
    assert painted == {("pool", "sas"): ["3 files"], (other, "sas"): ["Delta", "Swap", "Logs"]}
