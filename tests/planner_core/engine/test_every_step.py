"""Whatever step is made, an evaluation that reuses earlier work says what one says that remembers nothing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from functools import cache, cached_property, partial
from itertools import zip_longest
from typing import Any

import pytest

from planner_core import reuse
from planner_core.editing.edits import Step, apply
from planner_core.engine.answers.measures import measure
from planner_core.engine.answers.pool_shares import share_of_pool
from planner_core.engine.basis.block import Block
from planner_core.engine.evaluate import evaluate
from planner_core.engine.hosts.distribution import Distribution
from planner_core.engine.hosts.runs import Runs
from planner_core.engine.layout import connections, tables
from planner_core.engine.layout.connections import Connections, Pairs
from planner_core.engine.layout.last_layout import layout_of
from planner_core.engine.layout.layout import Layout
from planner_core.formulas.recording import values_of
from planner_core.plan.components import kind_of
from planner_core.plan.links import POOL_FILE_ROLES, RUNS_ON, Link
from planner_core.plan.plan import Plan
from planner_core.plan.rules import NESTING, STORES
from tests.support.every_step import (
    VSANS,
    every_step,
    full_plan,
    one_of_each_kind,
    sparse_plan,
    tied_plan,
)
from tests.support.nothing_kept import new_objects, nothing_kept
from tests.support.plans import CATALOG
from tests.support.thorough import THOROUGH, rounds

VERBS = {
    "connect", "disconnect", "relocate", "link", "without", "share", "nest", "unnest", "move", "resize", "collapse",
    "expand", "add", "duplicate", "remove", "cut", "paste", "set", "reset", "use", "prices",
}  # fmt: skip
"""The first words of the names of steps."""
LISTS = ("limits", "stores", "work", "storms", "rebuilds", "findings", "failures")
SINGLE = ("cases", "desktops", "cost")


def answers(plan: Plan) -> Mapping[str, Any]:
    """What the engine says of a plan: every column bit for bit, and what follows from them."""
    assessment = evaluate(plan, CATALOG)
    layout = layout_of(plan, CATALOG)
    found = {f"{name} of the plan": columns for name, columns in _columns(measure(layout).blocks)}
    for row in range(len(layout.pools)):
        alone = share_of_pool(layout, row).alone.blocks
        found |= {f"{name} of pool {row} alone": columns for name, columns in _columns(alone)}
    found |= {name: list(getattr(assessment, name)) for name in LISTS}
    return found | {name: getattr(assessment, name) for name in SINGLE}


def _columns(blocks: Iterable[Block]) -> Iterable[tuple[str, Any]]:
    for block in blocks:
        one = block.on_one
        columns = [block.demand, block.fixed_demand, block.capacity, block.target_percent]
        columns += [one.desktops, one.places, one.part] if one else []
        values = [values_of(column) for column in columns]
        yield block.resource, (list(block.components), [(each.shape, each.tobytes()) for each in values])


def check(plan: Plan, name: str, step: Step) -> None:
    """Make a step. The plan before was evaluated last."""
    stepped = apply(plan, step.edits)
    after = answers(stepped)
    with nothing_kept():
        anew = answers(new_objects(stepped))
    assert after.keys() == anew.keys(), name
    for each, value in anew.items():
        assert after[each] == value, f"{each} after: {name}"


def check_back(plan: Plan, name: str, of_plan: Mapping[str, Any]) -> None:
    """Take the step back that was made last."""
    again = answers(plan)
    for each, value in of_plan.items():
        assert again[each] == value, f"{each} after taking back: {name}"


# --- every step --------------------------------------------------------------------------------------------------

PLANS: Mapping[str, Callable[[], Plan]] = {
    "sparse": sparse_plan,
    "tied": tied_plan,
    **{f"{vsan}, {failed} failed": partial(full_plan, vsan, failed) for vsan in VSANS for failed in (1, 2)},
}
QUICK = ("sparse", "tied", "hybrid, 1 failed")
"""The plans of a quick run."""
PARTS = rounds(3, 12)
"""So many tests share the steps of one plan."""
TAKEN_BACK = 1 if THOROUGH else 4
"""One in so many steps is taken back by an evaluation; after the others, what was kept before is put back. Each mutant
below is noticed by making steps alone.
"""
SMALL = ("sparse", "tied")
"""Between them they find each of the mutants below."""


@cache
def steps_of(name: str) -> tuple[Plan, list[tuple[str, Step]]]:
    """A plan and the steps that are made in it: all of them, or in a quick run one of each kind, in the large plan only
    those of kinds that the small ones do not have. `test_dependencies` changes the fields one by one, too."""
    plan = PLANS[name]()
    if THOROUGH:
        return plan, list(every_step(plan))
    seen: set[Hashable] = set()
    for small in () if name in SMALL else SMALL:
        list(one_of_each_kind(PLANS[small](), seen))
    return plan, list(one_of_each_kind(plan, seen))


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("name", PLANS if THOROUGH else QUICK)
def test_every_step_and_its_undoing_say_what_an_evaluation_says_that_remembers_nothing(
    name: str, part: int
) -> None:
    plan, steps = steps_of(name)
    with nothing_kept():
        of_plan = answers(new_objects(plan))
    answers(plan)
    kept = dict(reuse._values)
    for number, (words, step) in enumerate(steps[part::PARTS]):
        check(plan, words, step)
        if number % TAKEN_BACK == 0:
            check_back(plan, words, of_plan)
        else:
            reuse._values.clear()
            reuse._values.update(kept)


def test_steps_are_made_with_every_verb_role_store_nesting_and_failure() -> None:
    verbs, made, cases = set(), set(), set()
    for name in QUICK:
        plan, steps = steps_of(name)
        kinds = {part.id: kind_of(part) for part in plan.components.values()}
        cases |= set(evaluate(plan, CATALOG).cases)
        for words, step in steps:
            verbs.add(words.split()[0])
            for edit in step.edits:
                if edit.table == "links" and isinstance(edit.after, Link):
                    made.add((edit.after.role, kinds.get(edit.after.target)))
                if edit.table == "parents":
                    made.add((kinds.get(str(edit.key)), kinds.get(str(edit.after))))
    assert verbs == VERBS
    assert made >= {(role, store) for role in (*POOL_FILE_ROLES, "server_disk") for store in STORES}
    assert made >= {(RUNS_ON, "host"), (RUNS_ON, "cluster"), ("display", "network_link")}
    assert made >= {(child, parent) for child, parents in NESTING.items() for parent in parents}
    assert cases == {"normal", "host-1", "host-2", "controller", "path", "drive", "disk-group"}


# --- mutants -----------------------------------------------------------------------------------------------------


class CarriedOver:
    """A property of `Connections` as it would be if it were kept for as long as nothing is nested otherwise."""

    def __init__(self, right: cached_property[Any]) -> None:
        self._right = right

    def __get__(self, owner: Connections, _kind: object = None) -> Any:
        kept = owner.nesting.__dict__.setdefault("carried over", {})
        if self._right not in kept:
            kept[self._right] = self._right.func(owner)
        return kept[self._right]


FROM_LINKS = [name for name, each in vars(Connections).items() if isinstance(each, cached_property)]


def files_forget_where_owners_run(change: pytest.MonkeyPatch) -> None:
    """Files on local disks stay where they were when their owner moves."""
    first: list[Pairs] = []

    def stale(work: Any, *inputs: Any, which: Any = None) -> Any:
        found = reuse.reused(work, *inputs, which=which)
        if work is not connections._pairs:
            return found
        first.append(found)
        return first[0]

    change.setattr(connections, "reused", stale)


def links_of_a_role_are_looked_up_once(change: pytest.MonkeyPatch) -> None:
    """A role keeps its links while they are as many."""

    def stale(items: Sequence[Link], which: Any) -> Sequence[Link]:
        known: Sequence[Link] = reuse._values.setdefault(("stale", which), items)
        return known if len(known) == len(items) else items

    change.setattr(connections, "same_objects", stale)


def a_new_property_is_carried_over(change: pytest.MonkeyPatch) -> None:
    """What somebody might add: clusters with desktops, kept for as long as nothing is nested otherwise."""
    right = vars(Layout)["clusters_with_desktops"]

    def stale(layout: Layout) -> Any:
        kept = layout.nesting.__dict__
        if "new" not in kept:
            kept["new"] = right.__get__(layout)
        return kept["new"]

    change.setattr(Layout, "clusters_with_desktops", property(stale), raising=False)


def a_distribution_is_carried_over(change: pytest.MonkeyPatch) -> None:
    """Desktops stay distributed as in the last plan with as many hosts and pools."""
    right = Runs.__init__

    def stale(self: Runs, layout: Layout, distribution: Distribution | None = None) -> None:
        known = reuse.last(Distribution, len(layout.pools))
        right(self, layout, distribution or known or reuse.keep_last(Distribution(layout), len(layout.pools)))

    change.setattr(Runs, "__init__", stale)


def a_dependency_is_not_recorded(change: pytest.MonkeyPatch) -> None:
    """A kept function reads the memory of desktops unseen."""
    right = tables.note_read

    def unseen(kind: object, field: str) -> None:
        if field != "ram_gib":
            right(kind, field)

    change.setattr(tables, "note_read", unseen)


OTHERS = (
    files_forget_where_owners_run,
    links_of_a_role_are_looked_up_once,
    a_new_property_is_carried_over,
    a_distribution_is_carried_over,
    a_dependency_is_not_recorded,
)
TELLING = ("relocate", "connect", "disconnect", "without", "set ram_gib")
"""Steps that change links, or the memory of desktops."""


@cache
def rightly(name: str) -> tuple[Plan, list[tuple[str, Step]], Mapping[str, Mapping[str, Any]]]:
    """A plan, its telling steps, and what is right after each of them."""
    plan = PLANS[name]()
    steps = [each for each in every_step(plan) if each[0].startswith(TELLING)]
    right = {}
    with nothing_kept():
        for words, step in steps:
            reuse.forget()
            right[words] = answers(new_objects(apply(plan, step.edits)))
    return plan, steps, right


TOLD: Counter[tuple[str, str]] = Counter()
"""How many mutants each step has told; those that told many are tried first."""


def noticed_in(*names: str) -> str | None:
    """The first step in any of these plans after which what is kept gives another answer than is right."""
    known = {}
    with nothing_kept():
        for name in names:
            reuse.forget()
            answers(rightly(name)[0])
            known[name] = dict(reuse._values)
        for name, words, step in in_turn(names):
            reuse.forget()
            reuse._values.update(known[name])
            plan, _, right = rightly(name)
            found: Mapping[str, Any] | None
            try:
                found = answers(apply(plan, step.edits))
            except (IndexError, KeyError, ValueError):  # it does not even fit
                found = None
            if found != right[words]:
                TOLD[name, words] += 1
                return words
    return None


def in_turn(names: Sequence[str]) -> list[tuple[str, str, Step]]:
    """A step of each plan in turn: what only one plan notices is not looked for in all of another one."""
    rows = [[(name, *each) for each in rightly(name)[1]] for name in names]
    mixed = [each for row in zip_longest(*rows) for each in row if each is not None]
    return sorted(mixed, key=lambda each: -TOLD[each[:2]])


@pytest.mark.parametrize("mutant", [*FROM_LINKS, *OTHERS], ids=lambda each: getattr(each, "__name__", each))
def test_an_outdated_cached_result_is_noticed(mutant: str | Callable[[pytest.MonkeyPatch], None]) -> None:
    for name in SMALL:
        rightly(name)
    with pytest.MonkeyPatch.context() as change:
        if isinstance(mutant, str):
            change.setattr(Connections, mutant, CarriedOver(vars(Connections)[mutant]))
        else:
            mutant(change)
        assert noticed_in(*SMALL)


@pytest.mark.parametrize("name", SMALL)
def test_without_a_mutant_all_results_agree(name: str) -> None:
    assert noticed_in(name) is None
