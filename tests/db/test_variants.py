"""Variants in the file: what comes and goes is all there, a duplicate is one row of history, and content is shared."""

from __future__ import annotations

from pathlib import Path

import apsw
import msgspec
import pytest

from app.project.samples import read_sample
from db.errors import DamagedProjectError, ProjectError, ReadOnlyProjectError, UnstorableError
from db.project_file import ProjectFile
from planner_core.editing import verbs
from planner_core.editing.edits import Edit, Step, VariantRow
from planner_core.messages import Message
from planner_core.plan.components import Host
from planner_core.plan.plan import Plan, Settings
from planner_core.plan.project import FIRST_ID
from tests.faults.test_hostile_files import tamper
from tests.support.projects import order, redo_all, sample_file, state, stored, undo_all


def rewritten(old: str, new: str) -> str:
    """SQL that replaces words in all of the history."""
    return "UPDATE edit SET " + ", ".join(
        f"{column} = replace({column}, '{old}', '{new}')" for column in ("key", "before", "after")
    )


def three(folder: Path) -> ProjectFile:
    """A duplicate that was changed, and a variant from elsewhere that was removed; the first one is shown."""
    file = sample_file(folder)
    file.commit(verbs.duplicate_variant(file.project, FIRST_ID, "Larger"))
    file.commit(verbs.set_field(file.plan, ["pool"], "desktops", 444))
    file.commit(verbs.add_variant(file.project, "Elsewhere", read_sample("everything-on-sas")))
    file.commit(verbs.set_setting(file.plan, "customer", "Müller"))
    file.commit(verbs.remove_variant(file.project, file.project.shown))
    file.show(FIRST_ID)
    return file


def edits_in(path: Path) -> list[tuple[object, ...]]:
    """Step, variant, table and key of each stored edit."""
    connection = apsw.Connection(str(path), flags=apsw.SQLITE_OPEN_READONLY)
    rows = connection.execute("SELECT step, variant, target, key FROM edit ORDER BY step, number").fetchall()
    connection.close()
    return rows


def test_variants_and_their_history_come_back(tmp_path: Path) -> None:
    file = three(tmp_path)
    before = state(file)
    assert stored(file.path) == before
    file.close()
    again = ProjectFile.open(file.path)
    assert (state(again), again.project.shown) == (before, FIRST_ID)
    undo_all(again)
    assert again.project.names == ("Variant 1",)
    assert stored(again.path) == state(again)
    redo_all(again)
    assert again.project.variants == before[0].variants
    assert stored(again.path) == state(again)
    assert order(stored(again.path)[0]) == order(again.project)
    again.close()


def test_a_duplicate_is_one_row_of_history(tmp_path: Path) -> None:
    file = sample_file(tmp_path)
    file.commit(verbs.duplicate_variant(file.project, FIRST_ID, "Copy"))
    assert edits_in(file.path) == [(1, "", "variants", "variant-2")]
    rows = (
        len(file.plan.components) + len(file.plan.links) + len(file.plan.parents) + len(file.plan.positions)
    )
    file.commit(verbs.remove_variant(file.project, FIRST_ID))
    removal = [each for each in edits_in(file.path) if each[0] == 2]
    assert len(removal) == rows + 3, "the row of either variant, the settings and every row of the plan"
    assert stored(file.path) == state(file)
    file.close()


def test_what_variants_have_in_common_is_one_object_after_reading_too(tmp_path: Path) -> None:
    file = three(tmp_path)
    file.close()
    (first, second), history = stored(file.path)[0].variants, stored(file.path)[1]
    assert first.plan.components["host"] is second.plan.components["host"]
    assert first.plan.components["pool"] is not second.plan.components["pool"]
    assert history.steps[0].edits[0].after.copy_of == FIRST_ID


def test_the_shown_variant_is_remembered_without_a_step_and_shown_in_any_case(tmp_path: Path) -> None:
    file = three(tmp_path)
    steps = len(file.history.steps)
    file.show("variant-2")
    assert (stored(file.path)[0].shown, len(file.history.steps)) == ("variant-2", steps)
    with pytest.raises(KeyError):
        file.show("nowhere")
    reader = ProjectFile.open(file.path)
    assert reader.read_only
    reader.show(FIRST_ID)
    assert reader.plan == file.project.variants[0].plan
    with pytest.raises(ReadOnlyProjectError):
        reader.commit(verbs.rename_variant(reader.project, FIRST_ID, "X"))
    reader.close()
    file.path.unlink()
    file.show(FIRST_ID)
    assert file.project.shown == FIRST_ID
    file.close()


def test_a_copy_holds_nothing_of_a_variant_that_was_added_and_taken_back(tmp_path: Path) -> None:
    file = sample_file(tmp_path)
    secret = Plan(components={"h": Host(id="h", name="Geheimer Host")})
    file.commit(verbs.add_variant(file.project, "Secret", secret))
    file.undo()
    file.commit(verbs.set_setting(file.plan, "customer", "Public"))
    assert b"Geheimer Host" not in file.path.read_bytes()
    file.close()


@pytest.mark.parametrize(
    "row",
    [
        VariantRow("New", 1, Plan(parents={"a": "b"})),
        VariantRow("New", 1, Plan(components={"h": Host(id="other", name="H")})),
        VariantRow("New", 1, Plan(components={"h": Host(id="h", name="H", ram_gib=float("nan"))})),
        VariantRow("New", 1, Plan(settings=Settings(customer="Somebody else"))),
        VariantRow("New", 1, Plan(settings=Settings(name="\ud800"))),
        VariantRow("New", 1, Plan(), "variant-1"),
        VariantRow("New", 1, Plan(), "nowhere"),
        VariantRow("Variant 1", 1, Plan()),
        VariantRow("a\nb", 1, Plan()),
    ],
)
def test_a_variant_that_cannot_be_read_back_is_refused(tmp_path: Path, row: VariantRow) -> None:
    file = sample_file(tmp_path)
    plan = row.plan
    if plan is not None and plan.settings == Settings():
        shared = file.plan.settings
        row = msgspec.structs.replace(row, plan=msgspec.structs.replace(plan, settings=shared))
    before = state(file)
    with pytest.raises(UnstorableError):
        file.commit(Step(Message("Break it"), (Edit("variants", "new", None, row),)))
    assert state(file) == before == stored(file.path)
    file.close()


def test_settings_of_the_project_cannot_come_apart(tmp_path: Path) -> None:
    file = three(tmp_path)
    before = state(file)
    edit = Edit("settings", "customer", "Müller", "Somebody else", "variant-2")
    with pytest.raises(ProjectError, match="belong to the project"):
        file.commit(Step(Message("Break it"), (edit,)))
    assert state(file) == before == stored(file.path)
    file.close()


@pytest.mark.parametrize(
    ("sql", "part"),
    [
        ("UPDATE variant SET place = place + 1", "table variant"),
        ("UPDATE variant SET place = 0", "table variant"),
        ("UPDATE variant SET name = 'Larger'", "same name"),
        ("UPDATE variant SET name = ''", "needs a name"),
        ("UPDATE variant SET name = 'Other' WHERE id = 'variant-2'", "table edit, step"),
        ("UPDATE variant SET id = 'other' WHERE id = 'variant-2'", "row"),
        ("DELETE FROM variant", "row"),
        ("DELETE FROM settings WHERE variant = 'variant-2'", "table settings"),
        ("UPDATE settings SET customer = 'x' WHERE variant = 'variant-2'", "belong to the project"),
        ("UPDATE document SET shown = 'nowhere'", "table document, row 1"),
        ("UPDATE component SET variant = 'nowhere' WHERE variant = 'variant-2'", "row"),
        ("UPDATE link SET variant = 'nowhere' WHERE variant = 'variant-2'", "table link, row"),
        ("UPDATE edit SET variant = 'nowhere' WHERE step = 2", "table edit, step 2"),
        ("UPDATE edit SET variant = '' WHERE step = 2", "table edit, step 2"),
        (
            "UPDATE edit SET after = replace(after, 'variant-1', 'variant-2') WHERE step = 1",
            "table edit, step 1",
        ),
        (
            "UPDATE edit SET after = replace(after, 'variant-1', 'nowhere') WHERE step = 1",
            "table edit, step 1",
        ),
        ("UPDATE edit SET after = replace(after, 'copy_of', 'like') WHERE step = 1", "table edit, step 1"),
        ("UPDATE edit SET before = after, after = NULL WHERE step = 1", "table edit, step 1"),
        ("DELETE FROM edit WHERE step = 5 AND number = 9", "table edit, step 5"),
        (
            "UPDATE edit SET before = replace(before, '\"rows\":', '\"rows\":9') WHERE step = 5",
            "table edit, step 5",
        ),
        (
            "UPDATE edit SET before = replace(before, '\"rows\":', '\"rows\":-') WHERE step = 5",
            "table edit, step 5",
        ),
        ("UPDATE edit SET variant = 'variant-1' WHERE step = 5 AND target = 'links'", "table edit, step 5"),
        ("UPDATE edit SET target = 'variants' WHERE step = 5 AND number = 4", "table edit, step 5"),
        (rewritten("Elsewhere", "Larger"), "same name"),
        (rewritten("Elsewhere", ""), "needs a name"),
        (rewritten("runs_on", "swap"), "cannot be linked"),
    ],
)
def test_rows_that_make_no_project_are_refused_by_name(tmp_path: Path, sql: str, part: str) -> None:
    file = three(tmp_path)
    file.close()
    tamper(file.path, sql)
    with pytest.raises(DamagedProjectError, match=part):
        ProjectFile.open(file.path)
