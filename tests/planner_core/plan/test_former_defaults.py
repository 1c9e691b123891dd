"""Plans that exist keep their values when a default becomes another one."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any

import pytest

from app.machine.resources import resources_folder
from app.project.samples import read_sample, sample_names
from db.project_file import ProjectFile
from planner_core.plan.components import COMPONENT_TYPES, Cluster, DesktopPool, Host, origin_of
from planner_core.plan.fields import declared_field, declared_fields
from planner_core.plan.interchange import plan_from_json, plan_to_json
from planner_core.plan.plan import Plan, Settings
from planner_core.plan.project_json import project_from_json

GOLDEN = Path(__file__).parents[2] / "golden" / "plan_v1.headroom"
FORMER = {
    ("settings", "broker"): "horizon-7",
    ("host", "hypervisor"): "vsphere-5-to-6.7",
    ("cluster", "vsan_version"): "7.0",
    ("desktop_pool", "clone_type"): "linked",
    ("desktop_pool", "refresh_policy"): "weekly",
    ("desktop_pool", "replica_gib"): 40.0,
    ("desktop_pool", "template_gib"): 40.0,
}
"""What version 1 means where a field is left out. Values are never changed here."""
NOBODY = {("settings", "patch_working_percent"): 0.0, ("settings", "refresh_working_percent"): 0.0}
"""The same of versions 1 and 2. A further change of a default needs a version 4, with values of its own."""
SECOND = {
    ("settings", "broker"): "horizon-8",
    ("host", "hypervisor"): "vsphere-8",
    ("cluster", "vsan_version"): "8.0",
    ("desktop_pool", "clone_type"): "instant",
    ("desktop_pool", "refresh_policy"): "logoff",
    ("desktop_pool", "replica_gib"): 64.0,
    ("desktop_pool", "template_gib"): 64.0,
}
THIRD = {("settings", "patch_working_percent"): 10.0, ("settings", "refresh_working_percent"): 50.0}
VERSIONS = [
    (None, FORMER | NOBODY), (1, FORMER | NOBODY), (2, SECOND | NOBODY), (3, SECOND | THIRD)
]  # fmt: skip
PARTS = [
    {"id": kind.replace("_", "-"), "name": kind, "kind": kind} for kind in ("host", "cluster", "desktop_pool")
]


def written(version: int | None) -> bytes:
    """A plan that somebody wrote, with one of each kind and no values."""
    document: dict[str, Any] = {"components": PARTS}
    return json.dumps(document if version is None else {**document, "version": version}).encode()


def values(plan: Plan) -> dict[tuple[str, str], Any]:
    rows = {"settings": plan.settings, **{part["kind"]: plan.components[part["id"]] for part in PARTS}}
    return {(row, field): getattr(rows[row], field) for row, field in FORMER | NOBODY}


def test_the_former_defaults_are_all_known() -> None:
    kinds: dict[str, Any] = {"settings": Settings, **COMPONENT_TYPES}
    declared = {
        (name, field.name): field.formerly
        for name, kind in kinds.items()
        for field in declared_fields(kind)
        if field.formerly is not None
    }
    assert declared == FORMER | NOBODY


@pytest.mark.parametrize(("version", "expected"), VERSIONS)
def test_what_is_left_out_has_the_default_of_the_version(version: int | None, expected: object) -> None:
    assert values(plan_from_json(written(version))) == expected


@pytest.mark.parametrize(("version", "expected"), VERSIONS)
def test_former_defaults_apply_in_the_variants_of_a_project(version: int | None, expected: object) -> None:
    variant = {"id": "variant-1", "name": "A", "plan": json.loads(written(version))}
    document = {"format": "headroom-project", "version": 1, "shown": "variant-1", "variants": [variant]}
    assert values(project_from_json(json.dumps(document).encode()).plan) == expected


def test_a_value_that_is_named_stays_in_every_version() -> None:
    for version in (1, 2, 3):
        document = json.loads(written(version))
        document["settings"] = {"broker": "horizon-6"}
        assert plan_from_json(json.dumps(document).encode()).settings.broker == "horizon-6"


def test_a_kept_former_default_is_not_called_typed() -> None:
    for version in (1, 2, 3):
        plan = plan_from_json(written(version))
        assert not any(
            origin_of(plan.components[part["id"]], field)
            for part in PARTS
            for row, field in FORMER
            if row == part["kind"]
        )


@pytest.mark.parametrize("name", sample_names())
def test_samples_have_the_values_they_were_made_with(name: str) -> None:
    document = json.loads((resources_folder() / "samples" / f"{name}.json").read_bytes())
    plan = read_sample(name)
    kinds = {part["id"]: part["kind"] for part in document["components"]}
    for (row, field), value in (FORMER | NOBODY).items():
        if row == "settings":
            assert getattr(plan.settings, field) == document["settings"].get(field, value)
        for part in document["components"]:
            if kinds[part["id"]] == row:
                assert getattr(plan.components[part["id"]], field) == part.get(field, value)
    assert plan_from_json(plan_to_json(plan)) == plan


def test_a_file_keeps_what_was_the_default_when_it_was_made(tmp_path: Path) -> None:
    file = ProjectFile.open(Path(shutil.copy(GOLDEN, tmp_path / "plan.headroom")))
    sample = read_sample("replica-on-ssd")
    for variant in file.project.variants:
        pool, host = variant.plan.components["pool"], variant.plan.components["host"]
        assert isinstance(pool, DesktopPool)
        assert isinstance(host, Host)
        assert variant.plan.settings.broker == sample.settings.broker
        assert host.hypervisor == "esx-4.1"
        assert (pool.clone_type, pool.refresh_policy) == ("linked", "never")
    file.close()


def test_a_default_that_follows_a_choice_is_that_of_today() -> None:
    info = declared_field(DesktopPool, "refresh_policy")
    assert info is not None
    assert (info.follows, info.defaults) == ("clone_type", {"linked": "weekly", "full": "never"})
    assert Cluster(id="c", name="C").vsan_version == "8.0"
