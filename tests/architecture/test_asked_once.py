"""What tests share is what they would compute, for the same bytes only, and a test that changes it fails the run."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from types import ModuleType

import msgspec
import pytest

from app.project import catalogue
from app.project.catalogue import load_catalog
from app.project.samples import read_sample
from app.results import ranges, years
from planner_core.engine.answers import lifts
from planner_core.engine.evaluate import evaluate
from planner_core.plan.plan import Plan
from planner_core.studies import futures
from tests.support.asked_once import CORE, Once
from tests.support.plans import with_fields, with_settings

ROOT = Path(__file__).parents[2]
OWN = '{"servers": [{"name": "Our blade", "kind": "host", "values": {"sockets": 2}, "source": "x", "confidence": "C"}]}'
CHANGING = """
from app.project.catalogue import load_catalog


def test_that_changes_what_is_shared():
    load_catalog().lists["cpus"] = ()
"""
CORE_OR_NOT = """
from planner_core.engine.answers import lifts


def test_it():
    print("serves", lifts.lift_of.serves)
"""


@pytest.fixture
def plan() -> Plan:
    return read_sample("everything-on-sas")


def test_a_catalogue_is_decoded_once_and_another_one_anew(tmp_path: Path) -> None:
    kept = catalogue.decode_catalog
    assert isinstance(kept, Once)
    shipped = {
        name: (catalogue.resources_folder() / "catalog" / f"{name}.json").read_bytes()
        for name in catalogue.FILES
    }
    one, other = load_catalog(), load_catalog()
    assert one is not other
    assert one.lists is other.lists
    assert load_catalog() == kept.compute(shipped, {})
    (tmp_path / "own.json").write_text(OWN, encoding="utf-8")
    assert load_catalog(tmp_path).record("servers", "Our blade") is not None
    assert load_catalog().record("servers", "Our blade") is None


def test_lifts_are_those_that_are_computed(plan: Plan, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = lifts.lift_of
    assert isinstance(kept, Once)
    first, again = ([*evaluate(plan, load_catalog()).lifts] for _ in range(2))
    assert len(first) > 3
    assert all(one is other for one, other in zip(first, again, strict=True))
    monkeypatch.setattr(lifts, "lift_of", kept.compute)
    assert [*evaluate(plan, load_catalog()).lifts] == first


def test_another_plan_or_catalogue_has_its_own(plan: Plan) -> None:
    first = [*evaluate(plan, load_catalog()).lifts]
    host = next(iter(plan.components))
    more = [*evaluate(with_fields(plan, host, count=plan.components[host].count + 1), load_catalog()).lifts]
    assert more != first
    other = msgspec.structs.replace(load_catalog(), day="2026-11-28")
    assert [*evaluate(plan, other).lifts] == first
    assert all(one is not two for one, two in zip(evaluate(plan, other).lifts, first, strict=True))


@pytest.mark.parametrize(("module", "name"), [(ranges, "range_study"), (years, "years_study")])
def test_ranges_and_years_are_those_that_are_computed(
    plan: Plan, monkeypatch: pytest.MonkeyPatch, module: ModuleType, name: str
) -> None:
    catalog = load_catalog()
    plan = with_settings(plan, planned_years=2)
    kept = getattr(module, name)
    assert isinstance(kept, Once)
    first = kept(plan, catalog)
    assert first is not None
    assert kept(with_settings(plan), load_catalog()) is first
    assert kept.compute(plan, catalog) == first
    assert kept(with_settings(plan, planned_years=3, cpu_target_percent=50.0), catalog) != first
    assert kept(plan, msgspec.structs.replace(catalog, day="2026-11-28")) is not first
    monkeypatch.setattr(futures, "FUTURES", 300)
    assert kept(plan, catalog) is not first


def run_alone(folder: Path, text: str) -> subprocess.CompletedProcess[str]:
    """Run a file of tests in the settings of the suite."""
    folder.mkdir(parents=True)
    (folder / "test_shared.py").write_text(text, encoding="utf-8")
    (folder / "pytest.ini").write_text("[pytest]\naddopts = --import-mode=importlib\n", encoding="utf-8")
    command = [sys.executable, "-m", "pytest", "-q", "-s", "-p", "tests.support.asked_once", "--rootdir"]
    root = folder.parents[1] if folder.parts[-2:] == ("tests", "planner_core") else folder
    return subprocess.run(
        [*command, str(root), "-c", str(folder / "pytest.ini"), str(folder)],
        cwd=ROOT, capture_output=True, text=True, check=False,
    )  # fmt: skip


def test_a_test_that_changes_what_is_shared_fails_the_run(tmp_path: Path) -> None:
    done = run_alone(tmp_path / "alone", CHANGING)
    assert done.returncode != 0
    assert "a test has changed what all tests get" in done.stdout + done.stderr


def test_tests_of_the_core_compute_lifts_themselves(tmp_path: Path) -> None:
    assert "serves False" in run_alone(tmp_path / CORE, CORE_OR_NOT).stdout
    assert "serves True" in run_alone(tmp_path / "elsewhere", CORE_OR_NOT).stdout
