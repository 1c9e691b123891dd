"""Licences in a plan: checked, in JSON, changed by verbs, undone, and in the file."""

from __future__ import annotations

from decimal import Decimal
from pathlib import Path
from typing import Any

import msgspec
import pytest

from db.project_file import ProjectFile
from db.salvage import salvage
from planner_core.editing import verbs
from planner_core.plan.fields import declared_fields
from planner_core.plan.interchange import InterchangeError, plan_from_json, plan_to_json
from planner_core.plan.licences import MOST_LICENCES, Licence
from planner_core.plan.plan import Plan
from planner_core.plan.problems import problems
from tests.golden.make import LICENCES
from tests.support.plans import small_plan
from tests.support.projects import state, stored

CORE = Licence(id="", name="Core", least_per_processor=16, unit_price=Decimal("100.10"))


def with_lines(*lines: Licence) -> Plan:
    return msgspec.structs.replace(small_plan(), licences={each.id: each for each in lines})


def test_the_golden_lines_differ_from_every_default() -> None:
    for info in declared_fields(Licence):
        assert any(getattr(line, info.name) != info.default for line in LICENCES.values()), info.name


def test_a_plan_comes_back_from_json_with_its_licences() -> None:
    plan = with_lines(*LICENCES.values())
    assert plan_from_json(plan_to_json(plan)) == plan
    assert b"licences" not in plan_to_json(small_plan())
    assert plan_from_json(plan_to_json(small_plan())).licences == {}


@pytest.mark.parametrize(
    ("values", "words"),
    [
        ({"name": " "}, "needs a name"),
        ({"scope": ("two words",)}, "not the id of a component"),
        ({"unit_price": Decimal(-1)}, "not an amount of money"),
        ({"unit_price": Decimal("NaN")}, "not an amount of money"),
        ({"discount_percent": Decimal(101)}, "not a percentage"),
        ({"support_percent": Decimal(-1)}, "not a percentage"),
        ({"from_year": 3, "to_year": 2}, "ends before it begins"),
        ({"valid_to": "2026-02-30"}, "not a day of the calendar"),
        ({"each": float("nan")}, "not a number"),
        ({"id": "a b"}, "an id is made of"),
    ],
)
def test_what_is_wrong_with_a_line_is_said(values: dict[str, Any], words: str) -> None:
    line = msgspec.structs.replace(LICENCES["licence-1"], **values)
    assert words in str(problems(with_lines(line))[0])


def test_json_is_checked() -> None:
    twice = plan_to_json(with_lines(*LICENCES.values())).replace(b"licence-2", b"licence-1")
    with pytest.raises(InterchangeError, match="licence-1 appears twice in licences"):
        plan_from_json(twice)
    with pytest.raises(InterchangeError, match="unit"):
        plan_from_json(plan_to_json(with_lines(*LICENCES.values())).replace(b'"core"', b'"bushel"'))
    assert not problems(with_lines(Licence(id="x", name="X", scope=("gone",)))), "a finding, no refusal"


def test_verbs_add_change_and_remove() -> None:
    plan = small_plan()
    step = verbs.add_licence(plan, CORE)
    assert str(step.label) == "Add Core"
    assert step.edits[0].key == "licence-1"
    plan = with_lines(step.edits[0].after)
    second = verbs.add_licence(plan, msgspec.structs.replace(CORE, unit_price=None, currency="USD"))
    assert (second.edits[0].key, second.edits[0].after.currency) == ("licence-2", "EUR")
    changed = verbs.change_licence(
        plan, "licence-1", {"unit_price": "1,5".replace(",", "."), "scope": ["host"]}
    )
    assert (changed.edits[0].after.unit_price, changed.edits[0].after.scope) == (Decimal("1.5"), ("host",))
    assert not verbs.change_licence(plan, "licence-1", {"name": "Core"}).edits
    assert verbs.change_licence(plan, "licence-1", {"unit_price": None}).edits[0].after.unit_price is None
    assert verbs.remove_licence(plan, "licence-1").edits[0].after is None


def test_a_duplicate_differs_by_id_and_name_and_stands_last() -> None:
    lines = [
        msgspec.structs.replace(CORE, id="licence-1", scope=("host",), currency="USD"),
        msgspec.structs.replace(CORE, id="licence-3", name="Core 2"),
    ]
    step = verbs.duplicate_licence(with_lines(*lines), "licence-1")
    assert str(step.label) == "Duplicate Core"
    assert len(step.edits) == 1
    copy = step.edits[0].after
    assert copy == msgspec.structs.replace(lines[0], id="licence-2", name="Core 3")
    with pytest.raises(verbs.RuleError, match="no licence other"):
        verbs.duplicate_licence(small_plan(), "other")


@pytest.mark.parametrize(
    ("values", "words"),
    [
        ({"least_per_order": -1}, "Least per order"),
        ({"unit": "bushel"}, "Counts"),
        ({"unit_price": -1}, "Price"),
        ({"discount_percent": 101}, "percentage"),
        ({"each": float("inf")}, "Licences for each"),
        ({"to_year": 21}, "Until year"),
        ({"name": ""}, "needs a name"),
        ({"colour": "red"}, "no field colour"),
    ],
)
def test_a_verb_refuses_what_does_not_fit(values: dict[str, Any], words: str) -> None:
    plan = with_lines(msgspec.structs.replace(CORE, id="licence-1"))
    with pytest.raises(verbs.RuleError, match=words):
        verbs.change_licence(plan, "licence-1", values)


def test_a_verb_refuses_lines_that_are_not_there_and_too_many() -> None:
    with pytest.raises(verbs.RuleError, match="no licence other"):
        verbs.remove_licence(small_plan(), "other")
    lines = [msgspec.structs.replace(CORE, id=f"l{number}") for number in range(MOST_LICENCES)]
    with pytest.raises(verbs.RuleError, match="up to 200"):
        verbs.add_licence(with_lines(*lines), CORE)


def test_files_keep_lines_with_their_order_and_history(tmp_path: Path) -> None:
    file = ProjectFile.create(tmp_path / "plan.headroom", with_lines(*LICENCES.values()))
    file.commit(verbs.add_licence(file.plan, CORE))
    file.commit(verbs.change_licence(file.plan, "licence-2", {"least_per_order": 8}))
    file.commit(verbs.remove_licence(file.plan, "licence-1"))
    assert [*file.plan.licences] == ["licence-2", "licence-3"]
    assert stored(file.path) == state(file)
    file.commit(verbs.duplicate_variant(file.project, file.project.shown, "Second"))
    file.commit(verbs.remove_licence(file.plan, "licence-2"))
    assert stored(file.path) == state(file)
    file.undo()
    file.undo()
    file.undo()
    assert [*file.plan.licences] == ["licence-1", "licence-2", "licence-3"]
    assert file.plan.licences["licence-2"].least_per_order == 8
    file.close()
    again = ProjectFile.open(file.path)
    assert again.plan == file.plan
    assert [*again.plan.licences] == ["licence-1", "licence-2", "licence-3"]
    again.redo()
    again.redo()
    assert again.project.names == ("Variant 1", "Second")
    again.close()
    found = salvage(file.path)
    assert dict(found.project.plan.licences) == dict(again.project.variants[0].plan.licences)
