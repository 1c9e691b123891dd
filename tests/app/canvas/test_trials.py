"""What a drop would change is on the cards while the hand still holds it, and nowhere once it is given up."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt

from app.canvas.content.card_content import CardBar, Face
from app.canvas.gestures.drop_component import Carried
from app.project import trial as trials
from planner_core.editing import verbs
from tests.support.canvas import carry, over, shown
from tests.support.plans import cluster_plan

SWAP_HOME, SWAP_TARGET = "sas", "ssd"
AWAY = QPoint(0, -300)


@pytest.fixture(autouse=True)
def at_once(monkeypatch):
    """However slow the machine is."""
    monkeypatch.setattr(trials, "SECONDS_INLINE", 60.0)


def ghosts(canvas) -> dict[tuple[str, str], CardBar]:
    """The bars that show what a drop would change."""
    faces = [canvas.scene().freshen_card(each) for each in canvas.scene().cards]
    return {(bar.component, bar.resource): bar for face in faces for bar in face.bars if bar.then is not None}


def figures(canvas) -> dict[tuple[str, str], tuple[str, str]]:
    """What all bars say, of the drop if there is one to show."""
    faces: list[Face] = [canvas.scene().freshen_card(each) for each in canvas.scene().cards]
    said = {(bar.component, bar.resource): bar.then or bar for face in faces for bar in face.bars}
    return {key: (bar.percent, bar.status) for key, bar in said.items()}


@pytest.fixture
def landed(canvas, session, qtbot):
    """Wait for the results of a drop."""
    return lambda: qtbot.waitUntil(lambda: session.results.present is not None)


def file_of(session, canvas, hand):
    """A chip, and a point on another store."""
    (home,) = session.plan.stores_of("pool", "swap")
    other = next(each for each in ("ssd", "sas") if each != home)
    return hand.chip("pool", home, "swap"), hand.at(other), other


def test_a_chip_over_a_store_shows_what_its_bars_would_say(canvas, session, hand, landed):
    chip, at, other = file_of(session, canvas, hand)
    plan, before = session.plan, shown(canvas.scene())
    hand.hold(chip, at)
    seen, hovering = ghosts(canvas), figures(canvas)
    assert {component for component, _ in seen} >= {"ssd", "sas"}
    bar = seen[other, "capacity"]
    assert bar.then.share > bar.share
    assert (session.plan, session.history.position) == (plan, 0)
    hand.key(Qt.Key.Key_Escape)
    assert ghosts(canvas) == {}
    assert shown(canvas.scene()) == before
    hand.release(at)
    assert (session.plan, session.history.position) == (plan, 0)
    hand.drag(chip, at)
    assert session.history.position == 1
    landed()
    assert ghosts(canvas) == {}
    assert figures(canvas) == hovering


def test_the_picture_below_a_drag_follows(canvas, session, hand):
    chip, at, other = file_of(session, canvas, hand)
    box = canvas.arrangement.boxes[other]
    corner, opposite = canvas.mapFromScene(box.x, box.middle_y), canvas.mapFromScene(box.right, box.bottom)

    def rows():
        """The lower half of the card, where the chip is not."""
        picture = canvas.viewport().grab().toImage()
        return picture.copy(
            corner.x() + 8, corner.y(), opposite.x() - corner.x() - 16, opposite.y() - corner.y() - 8
        )

    hand.hold(chip, chip + QPoint(30, 0))
    before = rows()
    hand.move(at)
    over_store = rows()
    assert over_store != before
    hand.move(at + AWAY)
    assert rows() == before
    hand.key(Qt.Key.Key_Escape)
    hand.release(at)


def test_leaving_a_target_or_a_forbidden_one_shows_nothing(canvas, session, hand):
    chip, at, _ = file_of(session, canvas, hand)
    hand.hold(chip, at)
    assert ghosts(canvas)
    hand.move(at + AWAY)
    assert ghosts(canvas) == {}
    hand.move(at)
    assert ghosts(canvas)
    hints = []
    canvas.hint.connect(hints.append)
    hand.move(hand.at("pool"))
    assert ghosts(canvas) == {}
    assert hints[-1], "a refused drop says why, as ever"
    hand.key(Qt.Key.Key_Escape)
    hand.release(at)


def test_the_same_target_is_computed_once(canvas, session, hand, monkeypatch):
    asked = []
    work = trials._tried
    monkeypatch.setattr(trials, "_tried", lambda *given: asked.append(given) or work(*given))
    chip, at, _ = file_of(session, canvas, hand)
    hand.hold(chip, at)
    for step in range(5):
        hand.move(at + QPoint(step, step))
    assert len(asked) == 1
    hand.key(Qt.Key.Key_Escape)
    hand.release(at)


def test_choosing_a_store_by_keyboard_shows_it_for_each_in_turn(canvas, session, hand, landed):
    (home,) = session.plan.stores_of("pool", "swap")
    canvas.orders.relocate(("pool", home), "swap")
    gesture = canvas.runner.gesture
    seen = {}
    for _ in range(2):
        seen[gesture.present] = figures(canvas)
        assert ghosts(canvas)
        hand.key(Qt.Key.Key_Tab)
    chosen, hovering = gesture.present, figures(canvas)
    assert len(seen) == 2
    assert seen[chosen] == hovering
    hand.key(Qt.Key.Key_Return)
    assert session.plan.stores_of("pool", "swap") == (chosen,)
    landed()
    assert (figures(canvas), ghosts(canvas)) == (hovering, {})


def test_choosing_a_store_by_keyboard_and_esc_leaves_nothing(canvas, session, hand):
    (home,) = session.plan.stores_of("pool", "swap")
    canvas.orders.relocate(("pool", home), "swap")
    assert ghosts(canvas)
    hand.key(Qt.Key.Key_Escape)
    assert (ghosts(canvas), session.history.position) == ({}, 0)


@pytest.fixture
def clustered(canvas, session, qtbot):
    plan = cluster_plan(desktops=150)
    assert session.new_plan(plan)
    qtbot.waitUntil(lambda: session.results.present is not None and session.results.is_reviewed)


def test_a_record_over_a_card_shows_what_it_would_change(canvas, session, hand, clustered, landed):
    server = session.catalog.records("servers")[0]
    before = session.assessment
    assert over(canvas, Carried("host", server), hand.at("cluster"))
    hovering, then = figures(canvas), session.results.trial.then
    assert then.desktops != before.desktops
    assert any(component in {"cluster", "pair"} for component, _ in ghosts(canvas))
    over(canvas, Carried("host", server), hand.empty())
    assert ghosts(canvas) == {}
    assert carry(canvas, Carried("host", server), hand.at("cluster"))
    landed()
    assert session.assessment.desktops == then.desktops
    now = figures(canvas)
    assert {key: now[key] for key in hovering} == hovering


def test_a_processor_over_a_host_and_a_drag_given_up(canvas, session, hand, clustered):
    processor = session.catalog.records("cpus")[0]
    assert over(canvas, Carried("host", processor), hand.at("pair"))
    assert ("pair", "cpu") in ghosts(canvas)
    canvas.palette_drags.cancel()
    assert (ghosts(canvas), session.history.position) == ({}, 0)


def test_a_card_that_leaves_its_frame_and_one_over_another_frame(canvas, session, hand, clustered, landed):
    before = session.plan
    hand.hold(hand.at("single"), hand.empty())
    assert ghosts(canvas), "a host less for the pool"
    hovering = session.results.trial.then
    hand.release(hand.empty())
    assert session.plan.parents.get("single") is None
    landed()
    assert session.assessment.desktops == hovering.desktops
    hand.hold(hand.at("single"), hand.at("cluster"))
    assert (
        session.results.trial.then.desktops.maximum == session.results.assessment.desktops.maximum
        or ghosts(canvas)
    )
    assert session.results.trial.then.desktops.maximum is not None
    hand.key(Qt.Key.Key_Escape)
    hand.release(hand.at("cluster"))
    assert ghosts(canvas) == {}
    session.undo()
    assert dict(session.plan.components) == dict(before.components)


def test_a_line_over_a_store_shows_what_it_would_change(canvas, session, hand, clustered, landed):
    canvas.select(("pool",))
    hand.hold(hand.port("pool"), hand.at("local"))
    then = session.results.trial.then
    assert then is not None
    hand.release(hand.at("local"))
    landed()
    assert session.history.position == 1
    assert session.assessment.desktops == then.desktops
    assert ghosts(canvas) == {}


def test_the_chosen_phase_is_what_the_cards_show(canvas, session, hand):
    canvas.shown.set_phase("boot")
    chip, at, other = file_of(session, canvas, hand)
    hand.hold(chip, at)
    then = session.results.trial.then
    for (component, resource), bar in ghosts(canvas).items():
        held = then.saturation.held("boot", "normal").get(component, resource)
        assert (bar.then.share, bar.then.status) == (held.utilisation, held.status)
    assert {component for component, _ in ghosts(canvas)} >= {other}
    hand.key(Qt.Key.Key_Escape)
    hand.release(at)


def test_a_read_only_plan_shows_nothing(canvas, session, hand, monkeypatch):
    chip, at, _ = file_of(session, canvas, hand)
    monkeypatch.setattr(type(session._project), "read_only", property(lambda _self: True))
    hand.hold(chip, at)
    assert ghosts(canvas) == {}
    hand.key(Qt.Key.Key_Escape)
    hand.release(at)


def test_a_screen_reader_hears_both_figures(canvas, session, hand):
    chip, at, other = file_of(session, canvas, hand)
    hand.hold(chip, at)
    bar = ghosts(canvas)[other, "capacity"]
    said = canvas.readable.words(other)
    assert f"Capacity {bar.percent}" in said
    assert f"it would be {bar.then.percent}, within the target" in said
    hand.key(Qt.Key.Key_Escape)
    hand.release(at)
    assert "it would be" not in canvas.readable.words(other)


def test_the_fullest_resource_of_the_drop_is_seen_before_it(canvas, session, qtbot):
    """A card shows its usual bars and whatever is fuller, now or then."""
    assert session.perform(verbs.set_field(session.plan, ["sas"], "drives", 2))
    results = canvas.shown.of_plan()
    session.results.trial.ask(session, lambda plan: verbs.set_field(plan, ["pool"], "desktops", 900))
    qtbot.waitUntil(lambda: canvas.shown.of_plan()._then is not None)  # on a busy machine it comes later
    trying = canvas.shown.of_plan()
    for part in session.plan.components.values():
        fullest = trying._then.fullest(part.id)
        if fullest is not None and results.bars_of(part):
            assert fullest in trying.bars_of(part)
            assert len(trying.bars_of(part)) == len(results.bars_of(part))
    session.results.trial.drop(session)
