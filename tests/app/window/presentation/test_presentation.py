"""A presentation goes through variants and restore points, says what changed in figures, and writes nothing."""

from __future__ import annotations

import hashlib
import importlib

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from app.project.assessor import ENGINE
from app.project.samples import read_sample
from app.results.words.results import USUAL
from app.window.presentation.presentation import Presentation
from planner_core.editing import verbs
from planner_core.engine.evaluate import evaluate
from tests.support.plans import CATALOG


@pytest.fixture
def told(session, perform):
    """A plan with two restore points and two variants; the second one is shown."""
    assert session.points.set("Draft")
    perform(verbs.set_field(session.plan, ("pool",), "desktops", 60))
    perform(verbs.set_field(session.plan, ("host",), "ram_gib", 192.0))
    assert session.points.set("More RAM")
    assert session.variants.duplicate(session.variants.shown.id, "Swap on SSD")
    perform(verbs.relocate(session.plan, "pool", "swap", "ssd"))
    return session


@pytest.fixture
def page(told, place, qtbot):
    made = Presentation(told, None)
    place(made, 1400, 900)
    made.begin(*USUAL)
    qtbot.waitUntil(lambda: made.figures[0].figure.shown != "")
    yield made
    made.end()


def go(page, qtbot, *keys):
    for key in keys:
        QTest.keyClick(page, key)
        expected = page.states[page.place]
        qtbot.waitUntil(lambda state=expected: page._shown is not None and page._shown[0] is state)


def content(session):
    return hashlib.sha256(session.path.read_bytes()).hexdigest()


def test_it_begins_with_the_shown_variant_after_all_restore_points(page):
    assert [state.name for state in page.states] == ["Draft", "More RAM", "Variant 1", "Swap on SSD"]
    assert page.name.text() == "Swap on SSD"
    assert page.drawing.changes == {}
    assert page.since.text() == ""


def test_what_has_failed_on_the_bars_is_said(page):
    assert page.about.text() == "Variant 2 of 2 · state 4 of 4"
    page.begin("steady", "host-1")
    assert page.about.text() == "Variant 2 of 2 · state 4 of 4 · bars: 1 host failed"


def test_page_up_shows_each_state_with_what_changed_in_figures(page, qtbot):
    go(page, qtbot, Qt.Key.Key_PageUp)
    assert page.name.text() == "Variant 1"
    assert page.since.text() == "Changes since “Swap on SSD”"
    assert "Swap file: SSD → SAS" in page.drawing.changes["pool"]
    go(page, qtbot, Qt.Key.Key_PageUp)
    assert (page.name.text(), dict(page.drawing.changes)) == ("More RAM", {})
    assert page.since.text() == "Nothing has changed since “Variant 1”"
    go(page, qtbot, Qt.Key.Key_PageUp)
    assert page.drawing.changes["pool"][0] == "Desktops: 60 → 70"
    ram = page.drawing.changes["host"]
    assert ram[0] == "RAM: 192\N{NO-BREAK SPACE}GiB → 144\N{NO-BREAK SPACE}GiB"
    assert any(line.startswith("RAM: ") and line.endswith(" → 107%") for line in ram[1:])
    assert page.figures[0].figure.shown == "65 of 70"
    assert page.figures[0].figure.change == "+5"
    go(page, qtbot, Qt.Key.Key_End)
    assert page.name.text() == "Swap on SSD"


def test_beyond_the_first_and_the_last_state_there_is_none(page, qtbot):
    QTest.keyClick(page, Qt.Key.Key_PageDown)
    assert page.place == 3
    go(page, qtbot, Qt.Key.Key_Home)
    QTest.keyClick(page, Qt.Key.Key_PageUp)
    assert page.place == 0


def test_showing_states_writes_nothing_and_changes_no_plan(told, page, qtbot):
    before, plan, history = content(told), told.plan, told.history
    changed = []
    told.changed.connect(changed.append)
    told.variant_shown.connect(lambda: changed.append("variant"))
    go(page, qtbot, *[Qt.Key.Key_PageUp] * 3, *[Qt.Key.Key_PageDown] * 3)
    assert content(told) == before
    assert told.plan is plan
    assert told.history is history
    assert changed == []


def test_figures_are_spoken_and_the_changes_described(page, qtbot):
    go(page, qtbot, Qt.Key.Key_Home)
    assert page.accessibleName() == "Presentation: Draft"
    assert page.figures[0].accessibleName().startswith("Desktops that fit: 65 of 70")
    assert "Desktops: 60 → 70" in page.drawing.accessibleDescription()


def test_plates_lie_beside_their_cards_without_overlap(page, qtbot):
    go(page, qtbot, Qt.Key.Key_Home)
    plates = list(page.drawing._plates.values())
    assert len(plates) >= 3
    assert not any(one.meets(other) for one in plates for other in plates if one is not other)
    assert not any(plate.meets(each) for plate in plates for each in drawn(page.drawing))


def drawn(drawing):
    """The cards and the chips of files."""
    arrangement = drawing._scene.arrangement
    return [
        *arrangement.boxes.values(),
        *(box for route in arrangement.routes.values() for _, box in route.chips),
    ]


def test_messages_leave_the_title_alone(page):
    message = page.message_place.mapTo(page, page.message_place.rect().topLeft())
    assert message.y() >= page.name.geometry().bottom()


@pytest.mark.parametrize("sample", ["sc7020f-3000", "vsan62-hybrid-500", "everything-on-sas"])
def test_plates_with_much_to_say_cover_no_card_and_no_other_plate(page, qtbot, sample):
    """Every card changes in four long lines, also those between two others."""
    plan = read_sample(sample)
    drawing = page.drawing
    drawing.show_plan(plan, page._results(evaluate(plan, CATALOG)))
    lines = ["Rather a long name of a field: 1,234,567 → 7,654,321"] * 4
    drawing.mark_changes((), plan, "Draft", dict.fromkeys(drawing.cards, lines))
    plates = list(drawing._plates.values())
    assert len(plates) == len(drawing.cards)
    assert not any(one.meets(other) for one in plates for other in plates if one is not other)
    assert not any(plate.meets(each) for plate in plates for each in drawn(drawing))


def test_esc_asks_for_the_end(page, qtbot):
    with qtbot.waitSignal(page.ended):
        QTest.keyClick(page, Qt.Key.Key_Escape)


def test_a_state_that_cannot_be_assessed_is_drawn_without_figures(page, qtbot, monkeypatch):
    evaluate = importlib.import_module(ENGINE)
    monkeypatch.setattr(evaluate, "evaluate", lambda *_given: 1 / 0)
    QTest.keyClick(page, Qt.Key.Key_Home)
    qtbot.waitUntil(lambda: page.figures[0].figure.shown == "–")
    assert page.name.text() == "Draft"
    assert "pool" in page.drawing.cards
    assert page.figures[0].figure.title == "Desktops that fit"
