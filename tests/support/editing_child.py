"""A process that edits a project until it is killed, and reports every acknowledged change.

    python -m tests.support.editing_child edit PROJECT SEED
    python -m tests.support.editing_child copy PROJECT TARGET

Each line is a word and a fingerprint: `next` before a change is asked for, `done` when it was acknowledged.
"""

from __future__ import annotations

import hashlib
import random
import sys
from pathlib import Path

import msgspec

from db.project_file import ProjectFile
from planner_core.editing.document import Document
from planner_core.editing.edits import PLAN_TABLES, Edit, VariantRow
from planner_core.plan.plan import Plan
from tests.support.plans import random_project_step
from tests.support.projects import State, state

MOST_COMPONENTS = 25


def fingerprint(found: State) -> str:
    """A digest of project and history, including the order of rows except those of plans in the history."""
    project, history = found
    variants = [[each.id, each.name, _tables(each.plan)] for each in project.variants]
    steps = [[each.label, each.gesture, [_plain(edit) for edit in each.edits]] for each in history.steps]
    content = [project.shown, variants, steps, history.position, history.points, history.sealed]
    return hashlib.sha256(msgspec.json.encode(content, order="sorted")).hexdigest()


def _tables(plan: Plan) -> dict[str, list[object]]:
    """Every row of a plan with all of its fields."""
    tables: dict[str, list[object]] = {
        name: [[key, _plain_row(row)] for key, row in getattr(plan, name).items()] for name in PLAN_TABLES
    }
    return tables | {"settings": [_plain_row(plan.settings)]}


def _plain(edit: Edit) -> list[object]:
    return [edit.variant, edit.table, edit.key, _plain_row(edit.before), _plain_row(edit.after)]


def _plain_row(row: object) -> object:
    if isinstance(row, VariantRow):
        tables = {} if row.plan is None else _tables(row.plan)
        return [
            row.name,
            row.place,
            row.copy_of,
            {name: sorted(rows, key=_text) for name, rows in tables.items()},
        ]
    return msgspec.structs.asdict(row) if isinstance(row, msgspec.Struct) else row


def _text(row: object) -> bytes:
    return msgspec.json.encode(row, order="sorted")


def edit(path: Path, seed: int) -> None:
    """Edit at random; about every third change is an undo or redo."""
    file, source = ProjectFile.open(path), random.Random(seed)
    assert not file.read_only, file.read_only_reason
    say("done", state(file))
    while True:
        shadow = Document(file.project, file.history)
        step, dice = random_project_step(file.project, source), source.random()
        if dice < 0.2 and file.history.can_undo:
            shadow.undo()
            say("next", state_of(shadow))
            file.undo()
        elif dice < 0.3 and file.history.can_redo:
            shadow.redo()
            say("next", state_of(shadow))
            file.redo()
        elif dice < 0.34:
            variant = source.choice(file.project.ids)
            shadow.show(variant)
            say("next", state_of(shadow))
            file.show(variant)
        elif step is not None:
            shadow.perform(step)
            say("next", state_of(shadow))
            file.commit(step)
        say("done", state(file))


def copy(path: Path, target: Path) -> None:
    """Change one thing and overwrite the copy, repeatedly."""
    file, source = ProjectFile.open(path), random.Random(1)
    while True:
        step = random_project_step(file.project, source)
        if step is not None and len(file.plan.components) < MOST_COMPONENTS:
            file.commit(step)
        elif file.history.can_undo:
            file.undo()
        say("next", state(file))
        file.save_copy(target)
        say("done", state(file))


def state_of(document: Document) -> State:
    """The state of a bare document."""
    return document.project, document.history


def say(word: str, found: State) -> None:
    """Print one line and flush it."""
    print(word, fingerprint(found), flush=True)


if __name__ == "__main__":
    act, project, argument = sys.argv[1:]
    if act == "edit":
        edit(Path(project), int(argument))
    else:
        copy(Path(project), Path(argument))
