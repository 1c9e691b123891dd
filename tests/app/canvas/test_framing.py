"""What is in sight, on a plain view of a scene: the parts of the canvas need no canvas."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QGraphicsView

from app.canvas.commands.canvas_commands import Commands, Trials
from app.canvas.commands.clipboard import Clips
from app.canvas.content.card_content import CardResults
from app.canvas.gestures.gesture import Bench
from app.canvas.scene.camera import MARGIN, Camera
from app.canvas.scene.framing import Framing
from app.canvas.scene.scene import CanvasScene


@pytest.fixture
def scene(qapp, session):
    shown = CanvasScene()
    shown.show_plan(session.plan, CardResults(None))
    return shown


@pytest.fixture
def view(qtbot, scene):
    plain = QGraphicsView(scene)
    qtbot.addWidget(plain)
    plain.resize(700, 500)
    plain.setTransformationAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
    with qtbot.waitExposed(plain):
        plain.show()
    return plain


@pytest.fixture
def camera(view, scene):
    return Camera(view, scene.around)


@pytest.fixture
def framing(view, scene, camera):
    return Framing(view, scene, camera, lambda _box: 0)


def test_a_plan_is_shown_whole_until_the_reader_zooms(framing, camera, scene, qtbot):
    framing.start_over()
    assert framing.is_fitted
    assert camera.seen().encloses(scene.arrangement.bounds())
    with qtbot.waitSignals([framing.moved, framing.zoom_changed]):
        framing.zoom_100()
    assert not framing.is_fitted
    framing.resize(was_fitted=False)
    assert not camera.seen().encloses(scene.arrangement.bounds())


def test_what_lies_on_the_view_hides_a_card_that_is_brought_into_sight(view, scene, camera):
    hidden = []
    framing = Framing(view, scene, camera, lambda box: hidden.append(box) or 30)
    framing.look_at(1.0, (5000, 5000))
    framing.show_stop("pool")
    assert hidden == [scene.arrangement.box_of("pool")]
    framing.scrolled()
    assert not framing.is_fitted


def test_copies_are_pasted_without_a_canvas(session, scene, camera, framing):
    hints = []
    commands = Commands(session, scene.arrangement, hints.append)
    trials = Trials(session, scene.arrangement, hints.append)
    clips = Clips(session, Bench(scene, commands, trials, hints.append, camera.seen, lambda: 1.0), framing)
    assert not clips.copy()
    assert hints == ["Select what you want to copy."]
    scene.select(("pool",))
    assert clips.copy()
    pools = len(session.plan.components)
    session.changed.connect(lambda changed: scene.refresh(session.plan, changed))
    assert clips.paste()
    assert len(session.plan.components) > pools


@pytest.mark.parametrize(("room", "seen_whole"), [(0.8, True), (0.5, False)])
def test_a_new_card_is_shown_with_all_that_stays_readable(
    view, framing, camera, scene, room: float, seen_whole: bool
) -> None:
    """In a view that has room for the plan at 80 % and at 50 %."""
    whole = scene.arrangement.bounds()
    framing.zoom_100()
    view.resize(*(round(each * room * camera.scale) + 2 * MARGIN + 4 for each in (whole.width, whole.height)))
    framing.look_at(1.0, (5000, 5000))
    framing.show_new("pool")
    assert camera.seen().encloses(whole) == seen_whole
    assert camera.seen().encloses(scene.arrangement.box_of("pool"))
    assert (camera.zoom < 1.0) == seen_whole
