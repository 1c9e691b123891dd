"""The canvas with 1,000 and 5,000 cards against a bare scene of as many rectangles and lines.

Ours draws cards with text, bars, glyphs and chips; the bare scene draws outlines. `blit` is one picture of
the size of the view, the least that a full frame costs. All cases take turns within each round.
"""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QApplication, QGraphicsItem, QGraphicsView, QWidget

from app.canvas.content.card_content import CardResults
from app.canvas.scene.scene import CanvasScene
from app.canvas.view import CanvasView
from app.look.theme_manager import Themes
from app.machine.garbage import collect_here
from app.project.catalogue import load_catalog
from app.project.session import Session
from planner_core.editing import verbs
from planner_core.editing.document import changed
from planner_core.editing.edits import apply
from planner_core.engine.evaluate import evaluate
from tests.support.calibration import calibration
from tests.support.canvas import Hand
from tests.support.large_canvas import CARDS_PER_BLOCK, LINES_PER_BLOCK, bare_scene, bare_view, large_plan

pytestmark = [pytest.mark.benchmark, pytest.mark.timeout(300)]
SIZES = (1_000, 5_000)
WIDTH, HEIGHT = 1600, 1000
ROUNDS = 15
WORST_CALIBRATION = 1.2
MOVES = 40

Case = Callable[[], object]


class Blit(QWidget):
    """A widget that is one picture."""

    def __init__(self) -> None:
        super().__init__()
        self._picture = QPixmap(WIDTH, HEIGHT)
        self._picture.fill(Qt.GlobalColor.white)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.resize(WIDTH, HEIGHT)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._picture)
        painter.end()


def milliseconds(case: Case) -> float:
    start = time.perf_counter()
    made = case()
    taken = (time.perf_counter() - start) * 1000
    del made  # taking down is not measured
    return taken


def taking_turns(cases: dict[str, Case], rounds: int = ROUNDS) -> dict[str, float]:
    """Median milliseconds of each case over the rounds in which the machine was quiet."""
    for case in cases.values():
        case()
    measured = [
        (calibration(), {name: milliseconds(case) for name, case in cases.items()}) for _ in range(rounds)
    ]
    best = min(each for each, _ in measured)
    quiet = [times for each, times in measured if each <= best * WORST_CALIBRATION]
    print(f"\n  calibration {best:.2f} ms, {len(quiet)} of {rounds} rounds quiet", end="")
    return {name: statistics.median(times[name] for times in quiet) for name in cases}


def told(title: str, times: dict[str, float], floor: str) -> None:
    words = ", ".join(f"{name} {each:.2f} ms ({each / times[floor]:.2f}x)" for name, each in times.items())
    print(f"\n  {title}: {words}")


@pytest.fixture(params=SIZES)
def cards(request: pytest.FixtureRequest) -> int:
    return int(request.param)


@pytest.fixture
def canvas(qtbot, qapp, home, cards) -> Iterator[CanvasView]:
    themes = Themes(qapp, "light")
    session = Session(load_catalog())
    session.new_plan(large_plan(cards))
    view = CanvasView(session)
    qtbot.addWidget(view)
    view.resize(WIDTH, HEIGHT)
    with qtbot.waitExposed(view):
        view.show()
    qtbot.waitUntil(lambda: session.assessment is not None)
    yield view
    session.close()
    themes.deleteLater()


@pytest.fixture
def bare(qtbot, cards) -> QGraphicsView:
    scene = bare_scene(cards)
    view = bare_view(scene)
    scene.setParent(view)
    qtbot.addWidget(view)
    view.resize(WIDTH, HEIGHT)
    view.show()
    return view


@pytest.fixture
def blit(qtbot) -> Blit:
    widget = Blit()
    qtbot.addWidget(widget)
    with qtbot.waitExposed(widget):
        widget.show()
    return widget


def painted(widget: QWidget) -> Case:
    """One whole frame, on the screen."""

    def paint() -> None:
        widget.repaint()
        QGuiApplication.sync()

    return paint


def test_build(qapp, home, cards):
    """The scene alone, and with its first frame: items come into being where somebody looks."""
    Themes(qapp, "light")
    collect_here()  # as in the application, where garbage is not collected while something is made
    plan = large_plan(cards)
    results = CardResults(evaluate(plan, load_catalog()))

    def ours() -> CanvasScene:
        scene = CanvasScene()
        scene.show_plan(plan, results)
        assert len(scene.cards) == len(scene.arrangement.boxes) == cards
        assert len(scene.arrangement.routes) == cards * LINES_PER_BLOCK // CARDS_PER_BLOCK
        return scene

    def all_items() -> CanvasScene:
        scene = ours()
        for items in (scene.cards, scene.lines, scene.chips):
            list(items.values())
        return scene

    cases = {"bare": lambda: bare_scene(cards), "canvas": ours, "with every item": all_items}
    times = taking_turns(cases, rounds=7)
    told(f"build, {cards} cards", times, "bare")
    assert times["canvas"] < 8 * times["bare"]


def test_repaint_at_100_percent(canvas, bare, blit, cards):
    middle = canvas.arrangement.boxes[f"host{cards // CARDS_PER_BLOCK // 2}"]
    canvas.framing.zoom_100()
    canvas.centerOn(middle.x, middle.y)
    bare.resetTransform()
    bare.centerOn(middle.x, middle.y)
    cases = {"blit": blit, "bare": bare.viewport(), "canvas": canvas.viewport()}
    times = taking_turns({name: painted(widget) for name, widget in cases.items()})
    told(f"repaint at 100 %, {cards} cards", times, "blit")
    assert times["canvas"] < 8 * times["blit"]


def test_repaint_of_the_whole_plan(canvas, bare, blit, cards):
    canvas.framing.fit_all()
    bare.fitInView(bare.scene().itemsBoundingRect(), Qt.AspectRatioMode.KeepAspectRatio)
    cases = {"blit": blit, "bare": bare.viewport(), "canvas": canvas.viewport()}
    times = taking_turns({name: painted(widget) for name, widget in cases.items()})
    told(f"repaint of the whole plan, {cards} cards", times, "bare")
    assert times["canvas"] < 3 * times["bare"]


def test_one_move_of_a_drag(canvas, bare, blit, cards):
    pool = f"pool{cards // CARDS_PER_BLOCK // 2}"
    canvas.framing.zoom_100()
    canvas.centerOn(*canvas.arrangement.boxes[pool][:2])
    hand = Hand(canvas)
    grip = hand.at(pool)
    hand.press(grip)
    hand.move(grip + QPoint(10, 0))
    ours = moves_of(lambda at: hand.move(grip + at))
    item = next(each for each in bare.items() if each.flags() & QGraphicsItem.GraphicsItemFlag.ItemIsMovable)
    bare.resetTransform()
    bare.centerOn(item)
    home = item.pos()
    plain = moves_of(lambda at: item.setPos(home.x() + at.x(), home.y() + at.y()))
    times = taking_turns({"blit": painted(blit), "bare rectangle": plain, "canvas": ours}, rounds=MOVES)
    told(f"one move of a drag, {cards} cards", times, "blit")
    canvas.runner.cancel()
    assert canvas.session.history.position == 0
    assert times["canvas"] < 4 * times["blit"]


def test_one_edit_to_pixels(canvas, blit, cards):
    """What the canvas adds to an edit: the changed card, its lines, the bars of a new assessment, one frame."""
    pool = f"pool{cards // CARDS_PER_BLOCK // 2}"
    canvas.framing.zoom_100()
    canvas.centerOn(*canvas.arrangement.boxes[pool][:2])
    plans, results = [canvas.session.plan], [canvas.session.assessment]
    step = verbs.set_field(plans[0], [pool], "desktops", 33)
    plans.append(apply(plans[0], step.edits))
    results.append(evaluate(plans[1], canvas.session.catalog))
    turn = 0

    def edit() -> None:
        nonlocal turn
        turn = 1 - turn
        canvas.scene().refresh(plans[turn], changed(step.edits))
        canvas.scene().show_results(CardResults(results[turn], "steady"))
        canvas.scene().freshen(canvas.camera.seen())
        QApplication.processEvents()
        QGuiApplication.sync()

    times = taking_turns({"blit": painted(blit), "canvas": edit}, rounds=MOVES)
    told(f"one edit to pixels, {cards} cards", times, "blit")
    assert times["canvas"] < 10 * times["blit"]


def moves_of(move: Callable[[QPoint], object]) -> Case:
    """One step of a drag along a path, painted; every step leads to another place."""
    step = 0

    def once() -> None:
        nonlocal step
        step += 1
        move(QPoint(16 + step % 12 * 8, step % 7 * 8))
        QApplication.processEvents()
        QGuiApplication.sync()

    return once
