"""The range in the result strip: of the latest plan, in the window in front only, and gone with what limits."""

from __future__ import annotations

import msgspec
import pytest

from app.results.ranges import Answer
from app.results.result_strip import ResultStrip
from planner_core.editing import verbs
from planner_core.studies.range_study import range_study
from tests.planner_core.studies.test_range_study import certain_but, islands


@pytest.fixture
def ranges() -> bool:
    """They are what these tests are about."""
    return True


@pytest.fixture
def strip(session, place, qtbot):
    made = ResultStrip(session)
    place(made, 1400, 48)
    made.window().activateWindow()
    qtbot.waitUntil(made.window().isActiveWindow)
    yield made
    made.stop()


def range_of(session) -> str:
    study = range_study(session.plan, session.catalog)
    assert study is not None
    low, high = f"{study.desktops.low:.0f}", f"{study.desktops.high:.0f}"
    return f"{low} in 8 of 10 futures" if low == high else f"{low} to {high} in 8 of 10 futures"


def test_it_follows_an_edit_and_an_undo(strip, session, qtbot) -> None:
    before = range_of(session)
    qtbot.waitUntil(lambda: strip.range.sentence == before)
    assert strip.range.isVisible()
    assert "At the limit a desktop costs" in strip.range.toolTip()
    with qtbot.waitSignal(session.assessed):
        session.perform(verbs.set_field(session.plan, ["pool"], "ram_gib", 4.0))
    assert strip.range.sentence == before, "it keeps its width, and nothing beside it moves"
    assert strip.range.is_waiting, "an old range beside a new verdict would be taken for the new one"
    assert "being computed" in strip.range.accessibleName()
    after = range_of(session)
    assert after != before
    qtbot.waitUntil(lambda: strip.range.sentence == after)
    assert not strip.range.is_waiting
    strip.range.look_at("boot", "normal")
    assert not strip.range.is_waiting, "another phase is looked at, and the range is still that of the plan"
    session.undo()
    qtbot.waitUntil(lambda: strip.range.sentence == before)


@pytest.mark.all_futures
def test_the_published_vector_stands_in_the_strip(strip, session, qtbot) -> None:
    """A median of 77.4 at a spread of 0.091: 68.88 and 86.97, whole desktops on one host; 63.5 % carry the 75 planned,
    9 of 10 carry 68.
    """
    assert session.new_plan(certain_but(islands(1, 77.4), {"pool-0": 0.091}))
    qtbot.waitUntil(lambda: strip.range.sentence == "68 to 86 in 8 of 10 futures")
    assert "The 75 planned desktops fit in 63% of the futures." in strip.range.toolTip()
    assert "9 of 10 futures carry 68 desktops or more." in strip.range.toolTip()


def test_another_phase_on_the_drawing_gets_its_soft_ends(strip, session, qtbot) -> None:
    """Those of work stay: the inspector shows them."""
    qtbot.waitUntil(lambda: bool(session.results.use_ranges))
    held = session.assessment.saturation.held("boot", "normal").get("host", "cpu")

    def soft(phase: str, share: float) -> object:
        return session.results.use_ranges.of("host", "cpu", phase, "normal", share)

    at_work = session.assessment.worst("host", "cpu", "steady").utilisation
    assert soft("steady", at_work) is not None
    assert not any(use[2] == "boot" for use in session.results.use_ranges._uses)
    strip.range.look_at("boot", "normal")
    qtbot.waitUntil(lambda: any(use[2] == "boot" for use in session.results.use_ranges._uses))
    assert soft("steady", at_work) is not None
    assert held.utilisation == session.results.use_ranges._uses["host", "cpu", "boot", "normal"].planned


def test_a_plan_that_few_futures_carry_is_marked(strip, session, qtbot) -> None:
    study = range_study(session.plan, session.catalog)
    between = int((study.sure + study.maximum) / 2)
    assert study.sure < between <= study.maximum
    session.perform(verbs.set_field(session.plan, ["pool"], "desktops", between))
    qtbot.waitUntil(lambda: strip.range.status == "near")
    assert "fits in less than 9 of 10 futures" in strip.range.accessibleName()


def test_a_click_asks_for_its_tab(strip, qtbot) -> None:
    qtbot.waitUntil(lambda: bool(strip.range.sentence))
    with qtbot.waitSignal(strip.range_requested):
        strip.range.click()


def test_it_is_gone_where_nothing_limits(strip, session, qtbot) -> None:
    qtbot.waitUntil(lambda: bool(strip.range.sentence))
    session.perform(verbs.remove(session.plan, ["pool"]))
    qtbot.waitUntil(lambda: not strip.range.sentence)
    assert not strip.range.isVisible()


def test_there_is_none_beside_a_plan_that_carries_nothing(strip, session, qtbot) -> None:
    """Where nothing fits, or something is not connected, that is the verdict."""
    qtbot.waitUntil(lambda: bool(strip.range.sentence))
    before = session.plan
    with qtbot.waitSignal(session.assessed):
        session.perform(verbs.remove(before, ["ssd"]))
    assert "no place yet" in strip.fits.sentence
    assert not strip.range.isVisible()
    strip.range._asked = session.assessment
    strip.range._take(Answer(range_study(before, session.catalog)))
    assert not strip.range.isVisible(), "an answer that has a range comes for a plan without a verdict"


def test_a_window_behind_others_computes_nothing(session, place, qtbot, monkeypatch) -> None:
    asked = []
    monkeypatch.setattr("app.results.range_item.range_pieces", lambda *given: asked.append(given) or iter(()))
    strip = ResultStrip(session)
    place(strip, 1400, 48)
    monkeypatch.setattr(type(strip), "isActiveWindow", lambda _strip: False)
    strip.range._pause.timeout.emit()
    assert asked == []
    monkeypatch.setattr(type(strip), "isActiveWindow", lambda _strip: True)
    strip.range._pause.timeout.emit()
    qtbot.waitUntil(lambda: len(asked) == 1)
    strip.stop()


def test_a_range_of_one_number_is_told_as_one(strip, session, qtbot) -> None:
    qtbot.waitUntil(lambda: bool(strip.range.sentence))
    study = range_study(session.plan, session.catalog)
    assert study is not None
    desktops = msgspec.structs.replace(study.desktops, low=48.0, high=48.0)
    strip.range._asked = session.assessment
    strip.range._take(Answer(msgspec.structs.replace(study, desktops=desktops)))
    assert strip.range.sentence == "48 in 8 of 10 futures"
