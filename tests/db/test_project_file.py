"""What a project file gives back is what was put in, step by step."""

from __future__ import annotations

import json
import os
import random
import sys
from decimal import Decimal
from pathlib import Path

import apsw
import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from app.project.samples import read_sample, sample_names
from db import lock
from db.checksums import Checksums
from db.errors import ContentError, ProjectError, ReadOnlyProjectError, UnstorableError
from db.history_rows import read_step
from db.new_file import write_new_file
from db.presence import announced
from db.project_file import ProjectFile
from db.storable import refuse_unstorable
from planner_core.editing import verbs
from planner_core.editing.document import Document
from planner_core.editing.edits import Edit, Step
from planner_core.editing.history import History
from planner_core.messages import Message, Quantity
from planner_core.plan.components import Host, Part
from planner_core.plan.plan import Plan, Position
from planner_core.plan.project import as_project
from tests.support.editing_child import fingerprint
from tests.support.projects import (
    change_at_random,
    edit_at_random,
    names_in,
    order,
    redo_all,
    sample_file,
    state,
    stored,
    undo_all,
)
from tests.support.thorough import examples


@pytest.mark.parametrize("name", sample_names())
def test_a_sample_comes_back_as_it_was(tmp_path: Path, name: str) -> None:
    plan = read_sample(name)
    ProjectFile.create(tmp_path / "a.headroom", plan).close()
    project, history = stored(tmp_path / "a.headroom")
    assert project.plan == plan
    assert order(project) == order(plan)
    assert history == Document(plan).history


def test_500_random_edits_come_back_with_their_history(tmp_path: Path) -> None:
    file = sample_file(tmp_path)
    start = file.project
    most = 0
    for seed in range(500, 520):
        edit_at_random(file, seed, changes=25)
        before, mark = state(file), fingerprint(state(file))
        file.close()
        again = file = ProjectFile.open(tmp_path / "plan.headroom")
        assert state(again) == before
        assert fingerprint(state(again)) == mark, "rows stand in another order, or a value is of another kind"
        most = max(most, len(again.project.variants))
    assert len(before[1].steps) > 100, "the dice made too little of a history"
    assert most > 2, "and too little of variants"
    end = redo_all(again)
    assert undo_all(again) == start
    assert redo_all(again).variants == end.variants, "which one is shown is no step"
    assert stored(again.path) == state(again)
    again.close()


@settings(examples(10, 25), suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(seed=st.integers(0, 10**9))
def test_after_each_change_file_and_document_are_equal(tmp_path: Path, seed: int) -> None:
    file, source = sample_file(tmp_path), random.Random(seed)
    for _ in range(25):
        if change_at_random(file, source):
            assert stored(file.path) == state(file)
            assert order(stored(file.path)[0]) == order(file.project)
    file.close()


def test_a_project_behaves_like_a_bare_document(tmp_path: Path) -> None:
    file = sample_file(tmp_path)
    document = Document(file.plan)
    step = verbs.set_field(document.plan, ["pool"], "desktops", 33)
    assert file.commit(step, "inspector") == document.perform(step, "inspector")
    assert file.undo("menu") == document.undo("menu")
    assert file.redo("menu") == document.redo("menu")
    point = file.set_restore_point("Approved")
    document.keep_history(document.history.with_point(point))
    assert state(file) == (document.project, document.history)
    file.close()


def test_steps_of_one_gesture_are_one_step_in_the_file_too(tmp_path: Path) -> None:
    file = sample_file(tmp_path)
    for x in (1.0, 2.0, -0.0, 3.5):
        file.commit(verbs.move(file.plan, {"pool": Position(x, x)}, gesture="drag"))
    assert len(file.history.steps) == 1
    assert stored(file.path) == state(file)
    file.close()


def test_a_new_step_forgets_what_could_be_redone(tmp_path: Path) -> None:
    file = sample_file(tmp_path)
    for desktops in (10, 20, 30):
        file.commit(verbs.set_field(file.plan, ["pool"], "desktops", desktops))
    file.undo()
    file.undo()
    file.commit(verbs.set_field(file.plan, ["pool"], "vcpus", 3))
    assert len(file.history.steps) == 2
    assert stored(file.path) == state(file)
    file.close()


def test_labels_and_prices_keep_every_digit(tmp_path: Path) -> None:
    file = sample_file(tmp_path)
    prices = (
        Part(item="Drive „ü“ 漢", unit_price=Decimal("0.10"), quantity=3, per="drive", source="List"),
        Part(item="Server", unit_price=Decimal("123456789012.123456789012345")),
    )
    step = verbs.set_parts(file.plan, "host", prices)
    label = Message(
        "Set {a} {b} {c} {d}",
        {
            "a": Message("x {y}", {"y": 1}),
            "b": Quantity(Decimal("1.50"), "EUR"),
            "c": 2.5,
            "count": 7,
            "d": "ß",
        },
        "Plural",
    )
    file.commit(Step(label, step.edits, "typing"))
    project, history = stored(file.path)
    assert [str(part.unit_price) for part in project.plan.components["host"].parts] == [
        "0.10",
        "123456789012.123456789012345",
    ]
    assert history.last.label == label
    assert str(history.last.label) == str(label)
    file.close()


@pytest.mark.parametrize(
    "change",
    [
        lambda host: msgspec.structs.replace(host, ram_gib=float("nan")),
        lambda host: msgspec.structs.replace(host, ram_gib=float("inf")),
        lambda host: msgspec.structs.replace(host, count=2**70),
        lambda host: msgspec.structs.replace(host, name="\ud800"),
        lambda host: msgspec.structs.replace(host, name="x" * 201),
        lambda host: msgspec.structs.replace(host, count="two"),
        lambda host: msgspec.structs.replace(host, parts=(Part("x", Decimal("NaN")),)),
    ],
)
def test_a_value_that_cannot_be_read_back_is_refused(tmp_path: Path, change) -> None:
    file = sample_file(tmp_path)
    before, data = state(file), file.path.read_bytes()
    host = file.plan.components["host"]
    with pytest.raises(UnstorableError):
        file.commit(Step(Message("Break it"), (Edit("components", "host", host, change(host)),)))
    assert state(file) == before
    assert file.path.read_bytes() == data
    file.close()


@pytest.mark.parametrize(
    "edit",
    [
        Edit("positions", "pool", Position(1, 1), Position(float("nan"), 0)),
        Edit("parents", "ghost", None, "host"),
        Edit("parents", "pool", None, "host"),
        Edit("components", "other", None, Host(id="host-9", name="Host")),
        Edit("components", "a b", None, Host(id="a b", name="Host")),
        Edit("settings", "currency", "EUR", 5),
    ],
)
def test_an_edit_that_makes_no_plan_is_refused(tmp_path: Path, edit: Edit) -> None:
    file = sample_file(tmp_path)
    if edit.table == "positions":
        edit = Edit("positions", "pool", file.plan.positions["pool"], edit.after)
    before = state(file)
    with pytest.raises(ProjectError):
        file.commit(Step(Message("Break it"), (edit,)))
    assert state(file) == before == stored(file.path)
    file.close()


@pytest.mark.parametrize("value", ["[1]", "[[[]]]", "null"])
def test_arguments_of_a_text_hold_no_lists_at_any_depth(value: str) -> None:
    """Lists in lists would have no end that the file could be held to."""
    plain = read_step("{a}", "", '{"a": {"text": "{b}", "arguments": {"b": 1.5}}, "d": true}', "", ())
    assert str(plain.label) == "1.5"
    for arguments in (
        f'{{"a": {value}}}',
        f'{{"a": {{"text": "{{b}}", "arguments": {{"b": {value}}}}}}}',
        f'{{"a": {{"text": "{{b}}", "arguments": {{"b": {{"text": "{{c}}", "arguments": {{"c": {value}}}}}}}}}}}',
    ):
        with pytest.raises(ContentError, match="neither words nor a number"):
            read_step("{a}", "", arguments, "", ())


def test_a_setting_that_there_is_not_has_no_column_and_is_refused() -> None:
    """No verb makes such a step; this is the last check before the file."""
    project = as_project(read_sample("everything-on-ssd"))
    known = Step(Message("Name it"), (Edit("settings", "name", "a", "b", project.shown),))
    refuse_unstorable(project, known)
    unknown = Step(Message("Colour it"), (Edit("settings", "colour", None, "red", project.shown),))
    with pytest.raises(UnstorableError, match="there is no field colour"):
        refuse_unstorable(project, unknown)


def test_removing_a_component_but_not_its_links_is_refused(tmp_path: Path) -> None:
    file = sample_file(tmp_path)
    before = state(file)
    pool = file.plan.components["pool"]
    with pytest.raises(UnstorableError):
        file.commit(Step(Message("Break it"), (Edit("components", "pool", pool, None),)))
    assert state(file) == before == stored(file.path)
    file.close()


def test_a_step_that_does_not_fit_the_plan_changes_nothing(tmp_path: Path) -> None:
    file = sample_file(tmp_path)
    before = state(file)
    stale = verbs.set_field(Plan(components={"pool": file.plan.components["pool"]}), ["pool"], "vcpus", 9)
    file.commit(verbs.set_field(file.plan, ["pool"], "vcpus", 4))
    with pytest.raises(ValueError, match="expects"):
        file.commit(stale)
    file.undo()
    assert file.project == before[0]
    with pytest.raises(IndexError):
        file.undo()
    file.close()


def test_an_invalid_plan_creates_no_file(tmp_path: Path) -> None:
    broken = Plan(parents={"a": "b"})
    with pytest.raises(UnstorableError):
        ProjectFile.create(tmp_path / "a.headroom", broken)
    assert names_in(tmp_path) == []


@pytest.mark.skipif(sys.platform != "linux", reason="names of 255 bytes as Linux allows them")
def test_nothing_is_written_under_a_name_that_leaves_no_room_for_a_journal(tmp_path: Path) -> None:
    """The longest name that does leave room, in bytes, is taken."""
    long = tmp_path / f"{'ü' * 119}.headroom"
    assert len(os.fsencode(long.name)) == 255 - len("-journal")
    file = ProjectFile.create(long, Plan())
    file.close()
    longer = long.with_name(f"x{long.name}")
    with pytest.raises(ReadOnlyProjectError, match="too long"):
        write_new_file(longer, Plan(), History())
    with pytest.raises(ReadOnlyProjectError, match="too long"):
        ProjectFile.create(longer, Plan())
    assert list(tmp_path.iterdir()) == [long]


def test_nothing_but_the_project_lies_in_the_folder(tmp_path: Path) -> None:
    file = sample_file(tmp_path)
    assert names_in(tmp_path) == ["plan.headroom"]
    edit_at_random(file, seed=1, changes=30)
    assert names_in(tmp_path) == ["plan.headroom"]
    file.save_copy(tmp_path / "copy.headroom")
    file.close()
    assert names_in(tmp_path) == ["copy.headroom", "plan.headroom"]


def test_a_copy_is_equal_and_holds_nothing_that_was_deleted(tmp_path: Path) -> None:
    file = sample_file(tmp_path)
    for number in range(30):
        file.commit(verbs.set_setting(file.plan, "notes", f"Geheim & Söhne {number} " * 20))
    undo_all(file)
    file.commit(verbs.set_setting(file.plan, "customer", "Public"))
    secret = "Geheim & Söhne".encode()
    assert secret not in file.path.read_bytes(), "secure_delete is off"
    file.save_copy(tmp_path / "copy.headroom")
    assert secret not in (tmp_path / "copy.headroom").read_bytes()
    assert stored(tmp_path / "copy.headroom") == state(file)
    file.close()


def test_a_copy_over_the_project_itself_is_refused(tmp_path: Path) -> None:
    file = sample_file(tmp_path)
    (tmp_path / "alias.headroom").symlink_to(file.path)
    for target in (file.path, tmp_path / "alias.headroom", tmp_path / "." / "plan.headroom"):
        with pytest.raises(ProjectError, match="itself"):
            file.save_copy(target)
    assert stored(file.path) == state(file)
    file.close()


def test_the_file_can_be_read_with_any_sqlite(tmp_path: Path) -> None:
    file = sample_file(tmp_path)
    file.commit(verbs.set_field(file.plan, ["pool"], "desktops", 42))
    shell = apsw.Connection(str(file.path), flags=apsw.SQLITE_OPEN_READONLY)
    assert shell.execute("SELECT desktops FROM desktop_pool WHERE id = 'pool'").get == 42
    (row,) = shell.execute("SELECT target, key, before, after FROM edit WHERE step = 1").fetchall()
    assert row[:2] == ("components", "pool")
    assert json.loads(row[2])["desktops"] == file.history.last.edits[0].before.desktops
    assert json.loads(row[3])["desktops"] == 42
    assert shell.execute("SELECT label FROM step").get == "Change {field} of {name}"
    assert shell.pragma("journal_mode") == "delete"
    shell.close()
    file.close()


def test_durability_and_protection_are_switched_on(tmp_path: Path) -> None:
    file = sample_file(tmp_path)
    connection = file._connection
    wanted = {
        "journal_mode": "delete",
        "synchronous": 3,
        "secure_delete": 1,
        "foreign_keys": 1,
        "trusted_schema": 0,
        "cell_size_check": 1,
        "mmap_size": 0,
    }
    assert {name: connection.pragma(name) for name in wanted} == wanted
    assert connection.config(apsw.SQLITE_DBCONFIG_DEFENSIVE, -1)
    file.close()


def test_the_bytes_of_an_open_file_are_those_that_it_has_now(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lock, "CHUNK", 1000)
    file = sample_file(tmp_path)
    file.commit(verbs.set_setting(file.plan, "customer", "Müller"))
    assert file.content() == file.path.read_bytes()
    reader = ProjectFile.open(file.path)
    assert reader.read_only
    assert reader.content() == file.content()
    reader.close()
    file.close()
    assert file.content() == file.path.read_bytes()


def test_after_a_change_that_was_given_up_the_next_one_leaves_a_sound_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = sample_file(tmp_path)
    step = verbs.set_field(file.plan, ["pool"], "desktops", 8)

    def give_up(_self: Checksums) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patched:
        patched.setattr(Checksums, "store", give_up)
        with pytest.raises(KeyboardInterrupt):
            file.commit(step)
    file.commit(verbs.set_field(file.plan, ["pool"], "desktops", 9))
    file.close()
    assert stored(file.path) == state(file)


def test_a_file_that_somebody_edits_is_not_replaced_and_they_are_named(tmp_path: Path) -> None:
    file = sample_file(tmp_path)
    noted = announced(file.path)
    with pytest.raises(ReadOnlyProjectError) as refused:
        write_new_file(file.path, Plan(), History())
    assert noted is None or noted[0] in str(refused.value)
    file.close()
