"""The overview in the corner: when it is there, what it moves, and that it costs no edit anything."""

from __future__ import annotations

import msgspec
import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from app.canvas.layout.ghosts import Absent
from app.canvas.scene.items import rectangle
from app.canvas.scene.overview import AT_ONCE
from app.look.theme_manager import Themes
from planner_core.plan.plan import Plan, Position
from tests.support.large_canvas import large_plan
from tests.support.settled import settle


@pytest.fixture
def overview(canvas):
    return canvas.overview


def close_up(canvas):
    canvas.framing.zoom_100()
    for _ in range(4):
        canvas.framing.zoom_in()
    QApplication.processEvents()


def colours(widget):
    image = widget.grab().toImage()
    return {
        image.pixelColor(x, y).name() for x in range(0, image.width(), 2) for y in range(0, image.height(), 2)
    }


def test_the_overview_is_visible_only_while_part_of_the_plan_is_not(canvas, overview):
    canvas.framing.fit_all()
    assert not overview.isVisible()
    close_up(canvas)
    assert overview.isVisible()
    canvas.framing.fit_all()
    assert not overview.isVisible()


def test_the_overview_can_be_switched_off(canvas, overview):
    close_up(canvas)
    overview.want(False)
    assert not overview.isVisible()
    overview.want(True)
    assert overview.isVisible()


def test_the_overview_stays_in_the_corner_at_any_size(canvas, overview):
    close_up(canvas)
    for size in ((1200, 800), (500, 300), (900, 640)):
        canvas.resize(*size)
        QApplication.processEvents()
        assert canvas.rect().contains(overview.geometry())
        assert overview.width() <= 0.4 * canvas.width() + 1
        assert canvas.rect().bottomRight() - overview.geometry().bottomRight() == QPoint(12, 12)


def test_what_is_out_of_sight_is_shaded(canvas, overview):
    close_up(canvas)
    plain, marked = overview._picture.toImage(), overview.pixmap().toImage()
    seen = overview._transform.mapRect(rectangle(canvas.camera.seen())).toRect()
    assert overview.rect().contains(seen)
    pool = overview._transform.mapRect(rectangle(canvas.arrangement.boxes["pool"])).toRect()
    outside = [
        (x, y)
        for x in range(pool.left(), pool.right())
        for y in range(pool.top(), pool.bottom())
        if not seen.adjusted(-4, -4, 4, 4).contains(x, y)
    ]
    assert outside
    changed = [plain.pixelColor(*at) != marked.pixelColor(*at) for at in outside]
    assert sum(changed) > 0.5 * len(changed)
    assert plain.pixelColor(seen.center()) == marked.pixelColor(seen.center())


def test_a_press_leads_there_and_a_drag_goes_on(canvas, overview):
    close_up(canvas)
    box = canvas.arrangement.boxes["host"]
    at = (
        overview._transform.map(QPointF(box.middle_x, box.middle_y)) if not overview.grab().isNull() else None
    )
    QTest.mousePress(overview, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at.toPoint())
    seen = canvas.camera.seen()
    assert abs(seen.middle_x - box.middle_x) < 40
    assert abs(seen.middle_y - box.middle_y) < 40
    plan = canvas.session.plan
    QTest.mouseMove(overview, QPoint(4, overview.height() // 2))
    QTest.mouseRelease(overview, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at.toPoint())
    assert canvas.session.plan is plan
    assert canvas.selected_ids() == ()


def test_what_is_over_the_limit_is_seen_from_afar(canvas, overview, session, qtbot):
    from app.look import theme
    from planner_core.editing import verbs

    close_up(canvas)
    over = theme.current().colours.status_over.name()
    for desktops, is_over in ((5, False), (5_000, True), (5, False)):
        assessed = session.assessment
        session.perform(verbs.set_field(session.plan, ["pool"], "desktops", desktops))
        qtbot.waitUntil(lambda before=assessed: session.assessment is not before)
        qtbot.waitUntil(lambda wanted=is_over: (over in colours(overview)) == wanted)


def test_the_overview_follows_plan_and_theme(canvas, overview, session, qapp, qtbot):
    close_up(canvas)
    overview.grab()
    before = overview._picture.toImage()
    canvas.commands.move({"pool": Position(-900, 600)})
    qtbot.waitUntil(lambda: overview.grab() is not None and overview._picture.toImage() != before)
    Themes(qapp, "dark")
    QApplication.processEvents()
    assert overview.grab().toImage().pixelColor(2, 2).lightness() < 100
    Themes(qapp, "light")


def test_an_empty_plan_has_none(canvas, overview, session):
    close_up(canvas)
    session.new_plan(Plan())
    assert not overview.isVisible()


def test_edits_in_a_row_paint_it_once(canvas, overview, session, qtbot, monkeypatch):
    session.new_plan(large_plan(400))
    canvas.framing.zoom_100()
    qtbot.waitUntil(lambda: overview.isVisible() and session.assessment is not None)
    settle()
    taken = []
    take = overview._take_picture
    monkeypatch.setattr(overview, "_take_picture", lambda: (taken.append(1), take()))
    for number in range(8):
        canvas.commands.move({"pool0": Position(8.0 * number, 0)})
        QApplication.processEvents()
    assert taken == []
    qtbot.waitUntil(lambda: taken == [1])


def test_a_card_that_one_goes_to_is_not_covered_by_the_overview(canvas, overview):
    close_up(canvas)
    box = canvas.arrangement.boxes["mirror"]
    corner = canvas.mapFromScene(box.right, box.bottom)
    canvas.camera.scroll(corner.x() - overview.geometry().right(), corner.y() - overview.geometry().bottom())
    assert overview.hides(box) > 0
    canvas.framing.show_stop("mirror")
    assert overview.hides(box) == 0


def test_a_large_plan_is_not_painted_in_the_turn_in_which_it_changes(
    canvas, overview, session, qtbot, monkeypatch
):
    session.new_plan(large_plan(AT_ONCE + 4))
    canvas.framing.zoom_100()
    qtbot.waitUntil(lambda: overview.isVisible() and session.assessment is not None)
    qtbot.waitUntil(lambda: not overview._waiting.isActive())
    taken = []
    take = overview._take_picture
    monkeypatch.setattr(overview, "_take_picture", lambda: (taken.append(1), take()))
    before = overview.size()
    canvas.commands.move({"pool0": Position(0, -40_000)})  # the overview gets another shape
    canvas.camera.scroll(300, 200)
    assert taken == []
    assert overview.isVisible()
    assert overview.size() == before
    qtbot.waitUntil(lambda: taken == [1])
    assert overview.size() != before
    canvas.commands.move({"pool0": Position(0, -41_000)})
    overview.want(False)
    assert not overview.isVisible(), "it is put away at once"


def test_the_overview_includes_ghosts(canvas, overview, session):
    far = msgspec.structs.replace(
        session.plan, positions={**session.plan.positions, "pool": Position(9e3, 0)}
    )
    close_up(canvas)
    before = canvas.scene().around()
    canvas.mark_differences({}, absent=Absent(far, ("pool",), "Far"))
    assert canvas.scene().around().right > before.right + 5_000
    canvas.mark_differences({})
    assert canvas.scene().around() == before


def test_all_that_is_selected_is_marked_however_many(canvas, overview, session, qtbot):
    session.new_plan(large_plan(AT_ONCE + 4))
    close_up(canvas)
    pools = [each for each in session.plan.components if each.startswith("pool")]
    canvas.select(pools[:-1])
    qtbot.waitUntil(overview.isVisible)
    without = overview.grab().toImage()
    canvas.select(pools)
    shown, card = overview.grab().toImage(), rectangle(canvas.arrangement.box_of(pools[-1]))
    at = overview._transform.mapRect(card).toAlignedRect().adjusted(-2, -2, 2, 2)
    assert shown.copy(at) != without.copy(at)


def test_all_around_what_is_seen_is_shaded_to_the_edge(canvas, overview):
    close_up(canvas)
    plain, marked = overview._picture.toImage(), overview.pixmap().toImage()
    right, bottom = plain.width() - 1, plain.height() - 1
    for at in ((0, 0), (right, 0), (0, bottom), (right, bottom), (right // 2, 0), (0, bottom // 2)):
        assert plain.pixelColor(*at) != marked.pixelColor(*at), at
