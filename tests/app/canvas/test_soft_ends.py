"""The soft end of a bar: where it lies in 8 of 10 futures, and gone as soon as it is not that of the bar any more."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from pytestqt.qtbot import QtBot

from app.canvas.content.card_content import CardResults, Shown, differing_rows, face, spoken
from app.canvas.content.tooltips import tip_for
from app.canvas.layout.hits import Hit
from app.canvas.painting.bar_marks import draw_bar
from app.canvas.view import CanvasView
from app.look import theme
from app.project.samples import read_sample
from app.project.session import Session
from app.project.use_ranges import SoftEnd, UseRanges
from planner_core.editing import verbs
from planner_core.editing.edits import apply
from planner_core.engine.basis.assessment import Assessment
from planner_core.engine.evaluate import evaluate
from planner_core.plan.plan import Plan, Position
from planner_core.studies.range_study import UseRange, range_study
from tests.support.canvas import Hand
from tests.support.plans import CATALOG

SAMPLE = "replica-on-ssd"


@pytest.fixture(scope="module")
def plan() -> Plan:
    return read_sample(SAMPLE)


@pytest.fixture(scope="module")
def assessment(plan: Plan) -> Assessment:
    return evaluate(plan, CATALOG)


def ranges_of(plan: Plan, futures: int = 200) -> UseRanges:
    study = range_study(plan, CATALOG, futures)
    assert study is not None
    return UseRanges(study.utilisation)


def known(
    assessment: Assessment, phase: str = "steady", component: str = "host", resource: str = "cpu"
) -> UseRanges:
    """Ranges of a fifth to both sides."""
    held = assessment.saturation.held(phase, "normal")
    assert held is not None
    shown = held.get(component, resource)
    assert shown is not None
    assert shown.utilisation is not None
    share = shown.utilisation
    return UseRanges(
        [UseRange(component, resource, phase, "normal", share * 0.8, share, share * 1.2)]  # type: ignore[arg-type]
    )


# --- content ---------------------------------------------------------------------------------------------------


def test_every_bar_that_varies_gets_the_range_of_its_own_figure(plan: Plan, assessment: Assessment) -> None:
    """Held to the study; RAM is decided, so it is certain."""
    study = range_study(plan, CATALOG, 200)
    assert study is not None
    results = CardResults(assessment, ranges=UseRanges(study.utilisation))
    bars = [bar for part in plan.components.values() for bar in face(Shown(part), results).bars]
    by_place = {(use.component, use.resource): use for use in study.utilisation if use.case == "normal"}
    soft = {(bar.component, bar.resource): bar for bar in bars if bar.soft is not None}
    assert {("host", "cpu"), ("sas", "disk_iops")} <= soft.keys()
    assert ("host", "ram") not in soft
    for place, bar in soft.items():
        assert bar.soft == (by_place[place].low, by_place[place].high)
        assert bar.share == by_place[place].planned


def test_a_range_of_another_figure_is_not_shown(plan: Plan, assessment: Assessment) -> None:
    """Another phase, another plan, another resource."""
    host = Shown(plan.components["host"])
    at_work = known(assessment)
    assert face(host, CardResults(assessment, ranges=at_work)).bars[0].soft is not None
    assert face(host, CardResults(assessment, "boot", ranges=at_work)).bars[0].soft is None
    more = evaluate(with_desktops(plan, 10), CATALOG)
    assert face(host, CardResults(more, ranges=at_work)).bars[0].soft is None


def with_desktops(plan: Plan, desktops: int) -> Plan:
    return apply(plan, verbs.set_field(plan, ["pool"], "desktops", desktops).edits)


@pytest.mark.parametrize(
    ("low", "high", "seen"), [(0.811, 0.814, False), (0.8149, 0.8151, True), (0.7, 0.9, True)]
)
def test_an_end_that_no_percentage_shows_is_no_end(low: float, high: float, seen: bool) -> None:
    assert SoftEnd(low, high).is_seen == seen


def test_a_card_says_its_ranges(plan: Plan, assessment: Assessment) -> None:
    """90.09 % x 0.8 and x 1.2."""
    said = spoken(face(Shown(plan.components["host"]), CardResults(assessment, ranges=known(assessment))))
    assert "CPU 90%, 72 to 108% in 8 of 10 futures, near the limit" in said
    assert "8 of 10" not in spoken(face(Shown(plan.components["host"]), CardResults(assessment)))


def test_only_the_bars_of_a_card_are_painted_anew(plan: Plan, assessment: Assessment) -> None:
    host = Shown(plan.components["host"])
    before, after = (
        face(host, CardResults(assessment, ranges=each)) for each in (UseRanges(), known(assessment))
    )
    assert differing_rows(before, after) == [0]


# --- paint -----------------------------------------------------------------------------------------------------


def painted(share: float, soft: tuple[float, float] | None) -> list[QColor]:
    """The middle line of a bar of 200 pixels."""
    image = QImage(200, 8, QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(image)
    draw_bar(painter, QRectF(0, 0, 200, 8), share, "ok", theme.theme_named("light").colours, 1.0, soft)
    painter.end()
    return [image.pixelColor(x, 4) for x in range(200)]


def test_a_bar_is_whole_up_to_the_low_end_and_fades_to_the_high_one(qapp: object) -> None:
    colours = theme.theme_named("light").colours
    line = painted(0.5, (0.4, 0.6))
    assert set(map(QColor.name, line[10:80])) == {colours.status_ok.name()}
    fade = [each.lightness() for each in line[81:119]]
    assert fade == sorted(fade), "it gets ever lighter, without colour, too"
    assert fade[-1] > fade[0] + 40
    assert set(map(QColor.name, line[121:190])) == {colours.track.name()}
    assert line[119] != line[121], "the high end is seen"


def test_a_bar_without_a_range_ends_at_its_figure(qapp: object) -> None:
    colours = theme.theme_named("light").colours
    line = painted(0.5, None)
    assert set(map(QColor.name, line[10:99])) == {colours.status_ok.name()}
    assert set(map(QColor.name, line[101:190])) == {colours.track.name()}


# --- the drawing -----------------------------------------------------------------------------------------------


def soft_ends(canvas: CanvasView, component: str = "host") -> list[SoftEnd | None]:
    item = canvas.scene().cards[component]
    assert item.face is not None
    return [bar.soft for bar in item.face.bars]


def test_they_arrive_vanish_with_an_edit_and_ignore_an_older_one(
    canvas: CanvasView, session: Session, qtbot: QtBot
) -> None:
    before = session.assessment
    assert before is not None
    session.results.take_ranges(before, known(before))
    assert soft_ends(canvas)[0] is not None
    tip = tip_for(canvas.scene(), Hit("card", "host"), CATALOG.hypervisors)
    assert "72 to 108% in 8 of 10 futures" in tip
    session.perform(verbs.set_field(session.plan, ["pool"], "ram_gib", 1.9))
    qtbot.waitUntil(lambda: session.assessment is not before)
    # the processor's figure is the same, but its range is unknown
    qtbot.waitUntil(lambda: soft_ends(canvas) == [None, None])
    session.results.take_ranges(before, known(before))
    assert soft_ends(canvas) == [None, None], "it comes too late"


def test_a_changed_bar_loses_its_soft_end_with_its_figure(
    canvas: CanvasView, session: Session, qtbot: QtBot
) -> None:
    """The others follow one moment later: painting them first would let the edit wait."""
    before = session.assessment
    assert before is not None
    session.results.take_ranges(before, ranges_of(session.plan))
    cpu, iops = soft_ends(canvas)[0], soft_ends(canvas, "sas")[0]
    assert None not in (cpu, iops)
    seen: list[tuple[SoftEnd | None, SoftEnd | None]] = []
    canvas.results_shown.connect(lambda: seen.append((soft_ends(canvas)[0], soft_ends(canvas, "sas")[0])))
    session.perform(verbs.set_field(session.plan, ["pool"], "iops", 12.0))
    qtbot.waitUntil(lambda: bool(seen))
    assert seen == [(cpu, None)]
    qtbot.waitUntil(lambda: soft_ends(canvas)[0] is None)


def test_they_stay_while_a_card_is_moved(canvas: CanvasView, session: Session) -> None:
    assert session.assessment is not None
    session.results.take_ranges(session.assessment, known(session.assessment))
    session.perform(verbs.move(session.plan, {"host": Position(900, 40)}))
    assert soft_ends(canvas)[0] is not None


def test_they_wait_while_something_is_dragged(canvas: CanvasView, session: Session, hand: Hand) -> None:
    assert session.assessment is not None
    start = hand.at("pool")
    hand.hold(start, start + QPoint(40, 40))
    assert canvas.runner.gesture is not None
    session.results.take_ranges(session.assessment, known(session.assessment))
    assert soft_ends(canvas) == [None, None]
    hand.release(start + QPoint(40, 40))
    canvas.grab()
    assert soft_ends(canvas)[0] is not None


def test_another_variant_or_plan_has_none(canvas: CanvasView, session: Session, qtbot: QtBot) -> None:
    assert session.assessment is not None
    session.results.take_ranges(session.assessment, known(session.assessment))
    assert session.new_plan(read_sample(SAMPLE))
    assert not session.results.use_ranges
    qtbot.waitUntil(lambda: session.assessment is not None)
    assert soft_ends(canvas) == [None, None]
