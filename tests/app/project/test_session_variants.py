"""Variants in the session: shown one at a time, assessed all, and every change told to those it concerns."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from app.project import assessor
from app.project.samples import read_sample
from app.project.session import Session
from planner_core.editing import verbs
from planner_core.engine import evaluate as engine
from planner_core.engine.basis.assessment import Assessment
from planner_core.plan.plan import Plan, Position
from planner_core.plan.project import FIRST_ID
from tests.support.plans import CATALOG
from tests.support.projects import stored
from tests.support.settled import settle

SIGNALS = (
    "opened", "variant_shown", "variants_changed", "changed", "assessed", "variants_assessed", "refused",
)  # fmt: skip


class Listener:
    """What a session has said, in order, and what was assessed last."""

    def __init__(self, session: Session) -> None:
        self.heard: list[str] = []
        self.last: dict[str, object] = {}
        for name in SIGNALS:
            owner = session.results if name == "variants_assessed" else session
            getattr(owner, name).connect(lambda *values, name=name: self._hear(name, *values))

    def _hear(self, name: str, *values: object) -> None:
        self.heard.append(name)
        self.last[name] = values[0] if values else None

    def names(self) -> list[str]:
        """The signals since the last question."""
        heard, self.heard = self.heard, []
        return heard


@pytest.fixture
def session(qtbot, monkeypatch: pytest.MonkeyPatch) -> Iterator[Session]:
    """A session with a sample, assessed once; from then on at once, however busy the machine is."""
    monkeypatch.setattr(assessor, "SECONDS_INLINE", 10.0)
    made = Session(CATALOG)
    with qtbot.waitSignal(made.assessed):
        assert made.new_plan(read_sample("replica-on-ssd"))
    yield made
    made.close()


def planned(session: Session) -> dict[str, int]:
    """Name of each variant -> desktops that are planned in it, in the order of the list."""
    return {each.name: each.plan.components["pool"].desktops for each in session.project.variants}


def change(session: Session, desktops: int) -> bool:
    return session.perform(verbs.set_field(session.plan, ["pool"], "desktops", desktops))


def test_a_new_plan_is_one_variant(session: Session) -> None:
    assert [each.name for each in session.project.variants] == ["Variant 1"]
    assert session.variants.shown.plan is session.plan
    assert session.variants.suggested_name() == "Variant 2"
    assert session.variants.suggested_copy_name(FIRST_ID) == "Copy of Variant 1"
    assert session.variants.duplicate(FIRST_ID, "Copy of Variant 1")
    assert session.variants.suggested_copy_name(session.project.ids[-1]) == "Copy of Variant 1 (2)"
    assert stored(session.path)[0] == session.project


def test_a_duplicate_is_shown_with_what_is_known_of_its_source(session: Session) -> None:
    listener, assessment = Listener(session), session.assessment
    assert session.variants.duplicate(FIRST_ID, "Larger")
    assert listener.names() == ["variants_changed", "variant_shown", "changed", "assessed"]
    assert session.assessment is assessment
    assert change(session, 444)
    assert session.variants.shown.name == "Larger"
    before, after = planned(session).values()
    assert after == 444 != before
    assert stored(session.path) == (session.project, session.history)


def test_showing_another_variant_is_no_step(session: Session) -> None:
    session.variants.duplicate(FIRST_ID, "Larger")
    change(session, 444)
    listener, steps = Listener(session), len(session.history.steps)
    assert session.variants.show(FIRST_ID)
    assert listener.names() == ["variant_shown", "assessed"], "it was known"
    assert session.assessment.desktops.planned == session.plan.components["pool"].desktops
    assert len(session.history.steps) == steps
    assert stored(session.path)[0].shown == FIRST_ID
    listener.names()
    assert session.variants.show(FIRST_ID)
    assert listener.names() == []
    assert not session.variants.show("nowhere")
    assert listener.names() == ["refused"]


def test_a_variant_of_which_nothing_is_known_waits_for_its_assessment(session: Session, qtbot) -> None:
    listener = Listener(session)
    with qtbot.waitSignal(session.assessed):
        assert session.variants.add("Blank")
        assert session.assessment is None, "that of another plan"
    assert listener.names() == ["variants_changed", "variant_shown", "changed", "assessed"]


def test_undo_shows_what_it_undoes(session: Session, qtbot) -> None:
    session.variants.duplicate(FIRST_ID, "Larger")
    change(session, 444)
    session.variants.show(FIRST_ID)
    listener = Listener(session)
    with qtbot.waitSignal(session.assessed):
        assert session.undo()
    assert listener.names() == ["variant_shown", "changed", "assessed"]
    assert session.variants.shown.name == "Larger"
    assert session.undo()
    assert listener.names()[:3] == ["variants_changed", "variant_shown", "changed"]
    assert [each.name for each in session.project.variants] == ["Variant 1"]


def test_names_order_and_removal(session: Session, tmp_path: Path) -> None:
    session.variants.add("Blank")
    assert session.plan == Plan(settings=session.project.variants[0].plan.settings)
    session.variants.duplicate(FIRST_ID, "Larger")
    listener = Listener(session)
    assert session.variants.rename(FIRST_ID, "As is")
    assert session.variants.move(FIRST_ID, 2)
    assert listener.names() == ["variants_changed", "changed"] * 2
    assert [each.name for each in session.project.variants] == ["Larger", "Blank", "As is"]
    assert not session.variants.rename(FIRST_ID, "Blank")
    assert "already is a variant named Blank" in str(listener.last["refused"])
    assert session.files.save_copy(tmp_path / "a.headroom")
    assert [each.name for each in stored(session.path)[0].variants] == ["Larger", "Blank", "As is"]
    for each in session.project.variants[:2]:
        assert session.variants.remove(each.id)
    assert not session.variants.remove(FIRST_ID)
    assert "only variant" in str(listener.last["refused"])


def test_the_customer_is_that_of_the_project(session: Session) -> None:
    session.variants.duplicate(FIRST_ID, "Larger")
    listener = Listener(session)
    assert session.perform(verbs.set_setting(session.plan, "customer", "Müller"))
    assert {each.plan.settings.customer for each in session.project.variants} == {"Müller"}
    assert listener.names() == ["changed", "assessed"]


def test_all_variants_are_assessed_on_request_and_only_what_changed_again(
    session: Session, qtbot, monkeypatch: pytest.MonkeyPatch
) -> None:
    for number, name in enumerate(("B", "C", "D"), 1):
        session.variants.duplicate(FIRST_ID, name)
        change(session, 100 + number)
    session.variants.show(FIRST_ID)
    session.results._assessor.keep([session.plan])
    asked: list[str] = []
    real = engine.evaluate
    monkeypatch.setattr(
        engine, "evaluate", lambda plan, catalog: asked.append(plan.name) or real(plan, catalog)
    )
    with qtbot.waitSignal(session.results.variants_assessed) as told:
        session.results.of_variants()
    found = told.args[0]
    assert {each.name: found[each.id].desktops.planned for each in session.project.variants} == planned(
        session
    )
    assert session.results.of_variants() == found
    listener, before = Listener(session), len(asked)
    settle()
    assert listener.names() == [], "nothing was missing"
    assert change(session, 77)
    assert session.perform(verbs.move(session.plan, {"pool": Position(3, 3)}))
    assert session.results.of_variants()[FIRST_ID].desktops.planned == 77
    assert len(session.results.of_variants()) == 4
    assert len(asked) == before + 1
    assert "variants_assessed" not in listener.names()


def test_the_shown_plan_goes_before_the_others_and_what_became_old_is_left_out(
    session: Session, qtbot, monkeypatch: pytest.MonkeyPatch
) -> None:
    for number, name in enumerate(("B", "C", "D"), 1):
        session.variants.duplicate(FIRST_ID, name)
        change(session, 100 + number)
    session.variants.show(FIRST_ID)
    session.results._assessor.keep([session.plan])
    gate, asked, real = threading.Event(), [], engine.evaluate

    def slow(plan: Plan, catalog) -> Assessment:
        asked.append(plan.components["pool"].desktops)
        gate.wait(10)
        return real(plan, catalog)

    monkeypatch.setattr(engine, "evaluate", slow)
    assert list(session.results.of_variants()) == [FIRST_ID]
    assert change(session, 55)
    assert change(session, 56)
    gate.set()
    with qtbot.waitSignal(session.results.variants_assessed) as told:
        pass
    assert asked == [103, 56, 102, 101]
    assert [each.desktops.planned for each in told.args[0].values()] == [56, 103, 102, 101]


def test_a_variant_that_cannot_be_assessed_is_left_out(
    session: Session, qtbot, monkeypatch: pytest.MonkeyPatch
) -> None:
    session.variants.duplicate(FIRST_ID, "Broken")
    change(session, 666)
    session.variants.show(FIRST_ID)
    session.results._assessor.keep([session.plan])
    real = engine.evaluate

    def broken(plan: Plan, catalog) -> Assessment:
        if plan.components["pool"].desktops == 666:
            raise ZeroDivisionError
        return real(plan, catalog)

    monkeypatch.setattr(engine, "evaluate", broken)
    listener = Listener(session)
    with qtbot.waitSignal(session.results.variants_assessed) as told:
        session.results.of_variants()
    assert list(told.args[0]) == [FIRST_ID]
    assert listener.names() == ["variants_assessed"]
    assert list(session.results.of_variants()) == [FIRST_ID]


def test_another_project_answers_no_question_about_the_last_one(session: Session, qtbot) -> None:
    session.variants.duplicate(FIRST_ID, "B")
    change(session, 101)
    session.variants.show(FIRST_ID)
    session.results.of_variants()
    listener = Listener(session)
    with qtbot.waitSignal(session.assessed):
        session.new_plan(read_sample("everything-on-sas"))
    settle()
    assert listener.names() == ["opened", "assessed"]
