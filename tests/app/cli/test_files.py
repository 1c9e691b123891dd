"""`convert`, `samples` and `schema`: plans in and out of files."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from app.cli.plan_files import read_plan
from app.project.samples import design_names, read_sample, sample_names
from db.project_file import ProjectFile
from planner_core.editing.verbs import set_setting
from tests.support.command import headroom


def contents(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


def test_converting_there_and_back_gives_the_same_plan(samples, tmp_path):
    for name in sample_names():
        for source, target in ((".headroom", ".json"), (".json", ".headroom")):
            done = headroom("convert", samples / f"{name}{source}", tmp_path / f"{name}{target}")
            assert done == (0, "", "")
            assert read_plan(tmp_path / f"{name}{target}") == read_sample(name)
    assert sorted(contents(tmp_path)) == sorted(
        f"{name}{suffix}" for name in sample_names() for suffix in (".json", ".headroom")
    )


def test_nothing_is_replaced_without_being_asked(samples, tmp_path):
    target = tmp_path / "plan.json"
    target.write_text("mine")
    done = headroom("convert", samples / "everything-on-sas.headroom", target)
    assert done.status == 1
    assert f"{target} already exists" in done.err
    assert "--force" in done.err
    assert contents(tmp_path) == {"plan.json": b"mine"}
    assert headroom("convert", samples / "everything-on-sas.headroom", target, "--force") == (0, "", "")
    assert read_plan(target) == read_sample("everything-on-sas")


def test_every_command_asks_alike_before_it_replaces(samples, tmp_path):
    plan = samples / "everything-on-sas.headroom"
    commands = [
        ("proposal", plan, "-o", "mine.pdf"),
        ("picture", plan, "-o", "mine.svg"),
        ("samples", "me4-50", "-o", "mine.headroom"),
        ("convert", plan, "mine.json"),
        ("library", "--library", "none.sqlite", "export", "prices", "-o", "mine.csv"),
        ("library", "--library", "none.sqlite", "export", "-o", "mine.sqlite"),
    ]
    for command in commands:
        target = tmp_path / str(command[-1])
        target.write_bytes(b"mine")
        done = headroom(*command, folder=tmp_path)
        expected = f"headroom: {target.name} already exists. Choose another name, or add --force.\n"
        assert (done.status, done.out, done.err) == (1, "", expected), command
        assert target.read_bytes() == b"mine", command
    unread = headroom("proposal", tmp_path / "none.json", "-o", "mine.pdf", folder=tmp_path)
    assert "mine.pdf already exists" in unread.err, "it is said before any work is done"
    for command in commands[1:]:
        assert headroom(*command, "--force", folder=tmp_path).status == 0, command
        assert (tmp_path / str(command[-1])).read_bytes() != b"mine", command


def test_a_file_is_not_replaced_by_itself(samples, tmp_path):
    path = tmp_path / "plan.headroom"
    shutil.copy(samples / "everything-on-sas.headroom", path)
    before = contents(tmp_path)
    done = headroom("convert", path, path, "--force")
    assert done.status == 1
    assert "lose its history" in done.err
    assert contents(tmp_path) == before


def test_a_broken_source_leaves_the_target_alone(tmp_path):
    (tmp_path / "source.json").write_text("{")
    (tmp_path / "target.headroom").write_bytes(b"mine")
    before = contents(tmp_path)
    done = headroom("convert", tmp_path / "source.json", tmp_path / "target.headroom", "--force")
    assert done.status == 1
    assert contents(tmp_path) == before


@pytest.mark.parametrize("name", ["copy.json", "copy.headroom"])
def test_a_folder_that_is_not_there_is_said(samples, tmp_path, name):
    done = headroom("convert", samples / "everything-on-sas.json", tmp_path / "none" / name)
    assert done.status == 1
    assert str(tmp_path / "none") in done.err
    assert done.err.count("\n") == 1
    assert contents(tmp_path) == {}


def test_a_copy_holds_the_plan_without_the_steps_that_led_to_it(samples, tmp_path):
    path, copy = tmp_path / "plan.headroom", tmp_path / "copy.headroom"
    shutil.copy(samples / "everything-on-sas.headroom", path)
    project = ProjectFile.open(path)
    project.commit(set_setting(project.plan, "customer", "Secret customer"))
    project.commit(set_setting(project.plan, "customer", ""))
    project.close()
    assert headroom("convert", path, copy) == (0, "", "")
    assert b"Secret customer" in path.read_bytes()
    assert b"Secret customer" not in copy.read_bytes()


def test_samples_lists_names_and_titles():
    done = headroom("samples")
    assert (done.status, done.err) == (0, "")
    lines = [line.split(maxsplit=1) for line in done.out.splitlines() if line.startswith("  ")]
    assert lines == [[name, read_sample(name).name] for name in (*sample_names(), *design_names())]
    assert len(done.out.splitlines()) == len(lines) + 2


@pytest.mark.parametrize("suffix", [".json", ".headroom"])
def test_samples_writes_a_copy_but_never_over_a_plan(tmp_path, suffix):
    path = tmp_path / f"mine{suffix}"
    assert headroom("samples", "replica-on-ssd", "-o", path) == (0, "", "")
    assert read_plan(path) == read_sample("replica-on-ssd")
    again = headroom("samples", "everything-on-sas", "-o", path)
    assert again.status == 1
    assert read_plan(path) == read_sample("replica-on-ssd")
    assert headroom("samples", "everything-on-sas", "-o", path, "--force") == (0, "", "")
    assert read_plan(path) == read_sample("everything-on-sas")


def test_the_schema_describes_every_component_and_its_fields():
    done = headroom("schema")
    assert (done.status, done.err) == (0, "")
    schema = json.loads(done.out)
    assert schema["$schema"] == "https://json-schema.org/draft/2020-12/schema"
    definitions = schema["$defs"]
    host = definitions["Host"]["properties"]
    assert host["ram_gib"]["minimum"] == 1
    assert host["ram_gib"]["x-unit"] == "GiB"
    assert host["kind"]["enum"] == ["host"]
    assert {"Host", "DiskGroup", "DesktopPool", "InfrastructureServers", "Settings", "Link"} <= set(
        definitions
    )
