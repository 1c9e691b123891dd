"""The promise in the window: never a number of another plan, in every tab that says what fits, chosen by a switch."""

from __future__ import annotations

import pytest

from app.results.explaining.explain_panel import ExplainPanel
from app.results.result_strip import ResultStrip
from app.results.tabs.all_tabs import AS_CALCULATED, ResultTabs
from app.results.tabs.findings_tab import FindingsTab
from app.results.tabs.limits_tab import LimitsTab
from app.results.tabs.range_tab import RangeTab
from app.results.tabs.variants_tab import VariantsTab
from planner_core.editing import verbs
from planner_core.studies.range_study import RangeStudy, range_study


@pytest.fixture(autouse=True)
def at_once(monkeypatch):
    """The numbers are there with the edit, however slow the machine is."""
    monkeypatch.setattr("app.project.assessor.SECONDS_INLINE", 60.0)


@pytest.fixture
def ranges() -> bool:
    """They are what these tests are about."""
    return True


@pytest.fixture(autouse=True)
def few_futures(monkeypatch) -> None:
    monkeypatch.setattr("planner_core.studies.range_study.futures_of", lambda *_: 200)
    monkeypatch.setattr("app.results.range_item.PAUSE_MS", 20)


@pytest.fixture
def strip(session, place):
    made = ResultStrip(session)
    place(made, 1800, 48)
    yield made
    made.stop()


def study_of(session) -> RangeStudy:
    found = range_study(session.plan, session.catalog)
    assert found is not None
    return found


def promise(session, name: str) -> None:
    assert session.perform(verbs.set_setting(session.plan, "promise", name))


def for_sure(session) -> str:
    study = study_of(session)
    return (
        f"{study.sure} desktops for 9 of 10 futures; {study.planned} planned, {study.maximum} as calculated"
    )


def test_the_strip_never_shows_the_promise_of_another_plan(strip, session, qtbot) -> None:
    seen: list[tuple[str, str]] = []
    promise(session, "nine-of-ten")
    session.assessed.connect(lambda _found: seen.append((strip.fits.sentence, strip.range.sentence)))
    qtbot.waitUntil(lambda: strip.fits.sentence.startswith(for_sure(session)))
    before = for_sure(session)
    session.perform(verbs.set_field(session.plan, ["pool"], "ram_gib", 4.0))
    assert seen
    for said in (*seen, (strip.fits.sentence, strip.range.sentence)):
        assert said[0].startswith("9 of 10 futures: being computed; ")
        assert said[1] == "", "the range of the plan before is gone as well"
    assert "as calculated" in strip.fits.sentence
    assert strip.fits.status == "unknown"
    qtbot.waitUntil(lambda: strip.fits.sentence.startswith(for_sure(session)))
    assert for_sure(session) != before
    session.undo()
    session.undo()
    assert strip.fits.sentence.startswith("fits ")


def test_an_answer_about_an_earlier_plan_is_ignored(session) -> None:
    promise(session, "nine-of-ten")
    first, study = session.assessment, study_of(session)
    session.perform(verbs.set_field(session.plan, ["pool"], "ram_gib", 4.0))
    session.results.keep_promise(first, study)
    assert session.assessment.desktops.promise == "open"
    session.results.keep_promise(session.assessment, study_of(session))
    assert session.assessment.desktops.sure == study_of(session).sure != study.sure


def test_a_plan_without_a_range_says_so(strip, session, qtbot) -> None:
    promise(session, "nine-of-ten")
    session.results.keep_promise(session.assessment, None)
    assert strip.fits.sentence.startswith("fits 65 of 70 as calculated, no range")


def test_a_broken_promise_is_a_finding_at_once_and_gone_with_the_promise(session, place, qtbot) -> None:
    study = study_of(session)
    session.perform(verbs.set_field(session.plan, ["pool"], "desktops", study.sure + 1))
    with qtbot.waitSignal(session.results.reviewed):
        promise(session, "nine-of-ten")
    tabs = ResultTabs(session)
    place(tabs, 1200, 400)
    tabs.show_tab("findings")
    tab = tabs.tab("findings")
    assert isinstance(tab, FindingsTab)
    assert "promise.not-kept" not in {row.finding.code for row in tab.model.rows}
    with qtbot.waitSignals([session.results.promised, session.results.reviewed]):
        session.results.keep_promise(session.assessment, study_of(session))
    assert "promise.not-kept" in {row.finding.code for row in tab.model.rows}
    tabs.stop()
    assert "promise.not-kept" in {each.code for each in session.results.findings}
    assert session.results.present.desktops.fits == study.sure
    with qtbot.waitSignal(session.results.reviewed):
        promise(session, "calculated")
    assert "promise.not-kept" not in {each.code for each in session.results.findings}


def test_tabs_that_stay_as_calculated_say_so(session, place, qtbot) -> None:
    tabs = ResultTabs(session)
    place(tabs, 1200, 400)
    tabs.show_tab("limits")
    note = tabs._places[1].promise
    assert isinstance(tabs.tab("limits"), LimitsTab)
    assert note.isHidden()
    promise(session, "nine-of-ten")
    assert note.text() == "These figures are as calculated. What 9 of 10 futures carry is being computed."
    study = study_of(session)
    session.results.keep_promise(session.assessment, study)
    for name in sorted(AS_CALCULATED):
        tabs.show_tab(name)
        found = tabs._places[tabs.currentIndex()].promise
        assert found.isVisible()
        assert found.text().endswith(f"carry: {study.sure} desktops.")
    tabs.stop()


def test_the_switch_chooses_what_is_promised_and_can_be_undone(session, place, qtbot) -> None:
    tab = RangeTab(session)
    place(tab, 1200, 400)
    tab.show_results(session.plan, session.assessment)
    study = study_of(session)
    buttons = [tab.promise.switch._group.button(number) for number in (0, 1)]
    qtbot.waitUntil(lambda: buttons[0].text() == f"{study.maximum} as calculated")
    assert buttons[1].text() == f"{study.sure} in 9 of 10 futures"
    assert buttons[0].isChecked()
    buttons[1].click()
    assert session.plan.settings.promise == "nine-of-ten"
    steps = len(session.history.steps)
    tab.show_results(session.plan, session.assessment)
    assert buttons[1].isChecked()
    assert len(session.history.steps) == steps, "following the plan is no step"
    session.undo()
    tab.show_results(session.plan, session.assessment)
    assert buttons[0].isChecked()
    tab.stop()


def test_variants_are_compared_by_what_is_promised(session, place, qtbot) -> None:
    """Every one, by its own range: also those that are not shown."""
    promise(session, "nine-of-ten")
    session.perform(verbs.duplicate_variant(session.project, session.project.shown, "Less"))
    session.perform(verbs.give_or_take(session.plan, ["pool"], "iops", 5.0))
    tabs = ResultTabs(session)
    place(tabs, 1200, 400)
    tabs.show_tab("variants")
    tab = tabs.tab("variants")
    assert isinstance(tab, VariantsTab)
    sure = []
    for each in session.project.variants:
        study = range_study(each.plan, session.catalog)
        assert study is not None
        sure.append(study.sure)
    assert sure[0] < sure[1] == study_of(session).maximum, "the first carries less than is calculated"

    def told() -> list[object]:
        rows = {row.key: row for row in tab._answer.found.rows} if tab._answer is not None else {}
        return [cell.value for cell in rows["desktops.promised"].cells] if "desktops.promised" in rows else []

    qtbot.waitUntil(lambda: told() == sure)
    fits = next(row for row in tab._answer.found.rows if row.key == "desktops.fits")
    assert [cell.value for cell in fits.cells] == [min(each, study_of(session).planned) for each in sure]
    tabs.stop()


def test_an_open_explanation_follows_the_promise(session, place, qtbot) -> None:
    panel = ExplainPanel(session)
    place(panel, 600, 400)
    session.perform(verbs.set_field(session.plan, ["pool"], "desktops", 60))
    promise(session, "nine-of-ten")
    panel.explain("desktops.fits")
    assert panel.card.value.text().startswith("60")
    session.results.keep_promise(session.assessment, study_of(session))
    assert study_of(session).sure < 60
    qtbot.waitUntil(lambda: panel.card.value.text().startswith(str(study_of(session).sure)))
    assert "9 of 10 futures" in panel.card.source.text()
