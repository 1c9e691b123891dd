"""A step that is tried: the figures while hovering are those after the drop, and nothing stays of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from decimal import Decimal

import pytest

from app.canvas.content.card_content import CardBar, CardResults, Shown, face
from app.project import trial as trials
from app.project.catalogue import load_catalog
from app.project.samples import read_sample
from app.project.session import Session
from app.results.words.trial import cost_in_words, desktops_in_words
from planner_core import reuse
from planner_core.catalog.catalog import Catalog
from planner_core.editing import verbs
from planner_core.editing.document import Document
from planner_core.editing.edits import Step, apply
from planner_core.engine.basis.assessment import Assessment
from planner_core.engine.evaluate import evaluate
from planner_core.plan.components import Host, Part, StorageArray
from planner_core.plan.links import RUNS_ON
from planner_core.plan.plan import Plan, Position
from tests.support.plans import cluster_plan

SAMPLES = (
    "everything-on-sas",
    "everything-on-ssd",
    "me4-50",
    "replica-on-ssd",
    "sc7020f-3000",
    "tr4540-1500",
    "vsan62-allflash-580",
    "vsan62-hybrid-500",
)


LEAST_PAIRS = 5


@pytest.fixture(scope="module")
def catalog() -> Catalog:
    return load_catalog()


@pytest.fixture
def open_with(qapp, qtbot, home, catalog, monkeypatch) -> Iterator[Callable[[Plan], Session]]:
    """A session with a plan, assessed, that computes every trial at once."""
    monkeypatch.setattr(trials, "SECONDS_INLINE", 60.0)
    monkeypatch.setattr(trials, "MOST_COMPONENTS_UNMEASURED", 10**6)
    opened: list[Session] = []

    def opening(plan: Plan) -> Session:
        session = Session(catalog)
        opened.append(session)
        assert session.new_plan(plan)
        qtbot.waitUntil(lambda: session.results.present is not None and session.results.is_reviewed)
        return session

    yield opening
    for session in opened:
        session.close()


def relocations(plan: Plan) -> Iterator[Step]:
    """Each role of each pool and of each group of servers, to each store that may have it."""
    for owner, role, home in plan.links:
        for store in plan.components:
            if role == RUNS_ON or store == home:
                continue
            try:
                step = verbs.relocate(plan, owner, role, store)
            except verbs.RuleError:
                continue
            if step.edits:
                yield step


def bars(plan: Plan, results: CardResults) -> dict[tuple[str, str], CardBar]:
    """The bars of all cards by component and resource."""
    faces = (face(Shown(part), results) for part in plan.components.values())
    return {(bar.component, bar.resource): bar for each in faces for bar in each.bars}


def shown_by(plan: Plan, results: CardResults) -> dict[tuple[str, str], tuple[str, str]]:
    """What the bars say, of the step that is tried if there is one."""
    said = {key: bar.then or bar for key, bar in bars(plan, results).items()}
    return {key: (bar.percent, bar.status) for key, bar in said.items()}


def strip_of(now: Assessment, then: Assessment) -> tuple[object, object]:
    return desktops_in_words(now.desktops, then.desktops), cost_in_words(now.cost, then.cost)


@pytest.mark.parametrize("sample", SAMPLES)
def test_figures_while_a_file_hovers_are_those_after_the_drop(open_with, catalog, sample):
    plan = read_sample(sample)
    if sample.startswith("vsan"):  # its drives are no store beside it
        plan = apply(
            plan, verbs.add_component(plan, StorageArray(id="array", name="Array"), Position(0, 900)).edits
        )
    session = open_with(plan)
    plan, now = session.plan, session.assessment
    count = 0
    for step in relocations(plan):
        session.results.trial.ask(session, lambda _plan, step=step: step)
        then = session.results.trial.then
        assert then is not None
        hovering = shown_by(plan, CardResults(now, tried=then))
        dropped = Document(plan)
        dropped.perform(step)
        after = evaluate(dropped.plan, catalog)
        landed = bars(dropped.plan, CardResults(after))
        seen = {key: (bar.percent, bar.status) for key, bar in landed.items()}
        assert {key: said for key, said in hovering.items() if key in seen} == {
            key: said for key, said in seen.items() if key in hovering
        }
        fullest = {
            bar.component: key for key, bar in sorted(landed.items(), key=lambda one: one[1].share or 0)
        }
        assert set(fullest.values()) <= set(hovering), "what is fullest after the drop is seen before it"
        assert strip_of(now, then) == strip_of(now, after)
        assert (then.desktops, then.cost.total) == (after.desktops, after.cost.total)
        session.results.trial.drop(session)
        assert session.results.trial.then is None
        count += 1
    assert count >= LEAST_PAIRS, "each sample has several stores"
    assert (session.plan, session.history.position) == (plan, 0)


def every_other_kind_of_drop(plan: Plan, catalog: Catalog) -> Iterator[Step]:
    """A new host, a host that moves, one that comes out, a line, a processor, a number, a setting, a price."""
    drives, processor = catalog.records("drives")[0], catalog.records("cpus")[0]
    new = verbs.new_component(plan, "host", stem="Host")
    yield verbs.add_component(plan, new, None, "cluster")
    yield verbs.use_record(plan, ["pair"], processor)
    yield verbs.use_record(plan, ["tier"], drives)
    yield verbs.unnest(plan, "pair", Position(0, 0))
    yield verbs.connect(plan, "pool", "alone")
    yield verbs.nest(plan, "alone", "cluster")
    yield verbs.set_field(plan, ["pool"], "desktops", 333)
    yield verbs.set_setting(plan, "cpu_target_percent", 60.0)
    yield verbs.set_parts(plan, "pair", (Part(item="Server", unit_price=Decimal(7000), currency="EUR"),))


def test_so_are_those_of_every_other_kind_of_drop(open_with, catalog):
    alone = Host(id="alone", name="Alone", count=2)
    plan = cluster_plan()
    plan = apply(plan, verbs.add_component(plan, alone, Position(0, 0), None).edits)
    session = open_with(plan)
    plan, now = session.plan, session.assessment
    for step in every_other_kind_of_drop(plan, catalog):
        session.results.trial.ask(session, lambda _plan, step=step: step)
        then = session.results.trial.then
        dropped = Document(session.project)
        dropped.perform(step)
        with reuse.apart():
            after = evaluate(dropped.plan, catalog)
        assert (then.desktops, then.cost.total) == (after.desktops, after.cost.total), step.label
        assert list(then.limits) == list(after.limits)
        assert strip_of(now, then) == strip_of(now, after)
        tried, landed = (bars(dropped.plan, CardResults(each)) for each in (then, after))
        assert tried == landed
    assert session.plan is plan


def test_a_trial_leaves_what_the_next_edit_reuses_as_it_is(open_with, catalog):
    """The cache holds the very same objects before and after trials of any kind, also after their figures are read."""
    session = open_with(read_sample("replica-on-ssd"))
    before = dict(reuse._values)
    assert before
    for step in relocations(session.plan):
        session.results.trial.ask(session, lambda _plan, step=step: step)
        strip_of(session.assessment, session.results.trial.then)
        bars(session.plan, CardResults(session.assessment, tried=session.results.trial.then))
    session.results.trial.ask(session, lambda plan: verbs.set_field(plan, ["pool"], "desktops", 33))
    session.results.trial.drop(session)
    assert reuse._values.keys() == before.keys()
    assert all(reuse._values[key] is kept for key, kept in before.items())


@pytest.fixture
def computed(monkeypatch) -> list[object]:
    """Each evaluation of a trial."""
    seen: list[object] = []
    work = trials._tried

    def tried(asked, catalog):
        seen.append(asked)
        return work(asked, catalog)

    monkeypatch.setattr(trials, "_tried", tried)
    return seen


def desktops(count: int) -> Callable[[Plan], Step]:
    return lambda plan: verbs.set_field(plan, ["pool"], "desktops", count)


def test_the_same_step_is_computed_once_and_the_last_one_wins(open_with, computed, qtbot):
    session = open_with(read_sample("replica-on-ssd"))
    told: list[object] = []
    session.results.trial.changed.connect(lambda: told.append(session.results.trial.then))
    for _ in range(3):
        session.results.trial.ask("hand", desktops(40))
    assert (len(computed), len(told)) == (1, 1)
    session.results.trial.ask("field", desktops(41))
    assert session.results.trial.then.desktops.planned == 41
    session.results.trial.drop("hand")  # it is no longer its own
    assert session.results.trial.then is told[-1]
    session.results.trial.drop("field")
    assert (session.results.trial.then, told[-1], len(computed)) == (None, None, 2)


def test_what_is_refused_or_changes_no_number_leaves_nothing(open_with, computed):
    session = open_with(read_sample("replica-on-ssd"))
    ask = session.results.trial.ask
    for make in (
        lambda plan: verbs.relocate(plan, "pool", "swap", "pool"),
        lambda plan: verbs.move(plan, {"pool": Position(8, 8)}),
        lambda plan: verbs.relocate(plan, "pool", "swap", *plan.stores_of("pool", "swap")),
    ):
        ask(session, desktops(40))
        assert session.results.trial.then is not None
        ask(session, make)
        assert session.results.trial.then is None
    assert len(computed) == 3


def test_a_change_of_the_plan_and_another_plan_end_it(open_with, qtbot):
    session = open_with(read_sample("replica-on-ssd"))
    ask = session.results.trial.ask
    ask(session, desktops(40))
    assert session.perform(desktops(42)(session.plan))
    assert session.results.trial.then is None
    ask(session, desktops(40))
    assert session.new_plan(read_sample("everything-on-ssd"))
    assert session.results.trial.then is None
    ask(session, desktops(40))  # not assessed yet: it is tried as soon as that is
    qtbot.waitUntil(lambda: session.results.trial.then is not None)
    assert session.results.trial.then.desktops.planned == 40
    session.use_catalog(load_catalog())
    assert session.results.trial.then is None


def test_a_slow_trial_is_computed_beside_the_window(open_with, monkeypatch, qtbot):
    session = open_with(read_sample("replica-on-ssd"))
    monkeypatch.setattr(trials, "SECONDS_INLINE", 0.0)
    told: list[object] = []
    session.results.trial.changed.connect(lambda: told.append(session.results.trial.then))
    for count in (40, 41, 42):
        session.results.trial.ask(session, desktops(count))
    assert session.results.trial.then is None
    qtbot.waitUntil(lambda: session.results.trial.then is not None)
    assert [each.desktops.planned for each in told] == [42]
    session.results.trial.ask(session, desktops(43))
    session.results.trial.drop(session)
    qtbot.waitUntil(lambda: not session.results.trial._background.is_busy)
    assert session.results.trial.then is None


def test_a_fault_of_the_engine_is_recorded_and_shows_nothing(open_with, monkeypatch):
    session = open_with(read_sample("replica-on-ssd"))
    recorded: list[BaseException] = []
    monkeypatch.setattr(trials, "record_crash", recorded.append)
    monkeypatch.setattr("planner_core.engine.evaluate.evaluate", lambda *_: 1 / 0)
    session.results.trial.ask(session, desktops(40))
    assert session.results.trial.then is None
    assert [type(each) for each in recorded] == [ZeroDivisionError]
