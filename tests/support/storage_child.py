"""A process that performs every operation that writes files, once, and reports what was acknowledged: for failing
calls.

    python -m tests.support.storage_child FOLDER

The folder holds `plan.headroom`, `copy.headroom`, `import.json` and `export.json`. Each line is a word, the name of a
file and a fingerprint of what it should hold: `next` before it is asked for, `done` or `refused` after.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path

from app.cli.plan_files import read_project, write_plan
from db.project_file import ProjectFile
from planner_core.editing import verbs
from planner_core.editing.document import Document
from planner_core.editing.history import History
from planner_core.messages import HeadroomError
from planner_core.plan.plan import Plan, Settings
from planner_core.plan.project import as_project
from tests.support.editing_child import fingerprint
from tests.support.projects import State, state


def say(word: str, name: str, found: State) -> None:
    """Print one line, by a call that never fails."""
    os.writev(1, [f"{word} {name} {fingerprint(found)}\n".encode()])


def attempt(name: str, intended: State, act: Callable[[], object]) -> bool:
    """Perform it, and print before and after what the file should contain."""
    say("next", name, intended)
    try:
        act()
    except HeadroomError:
        say("refused", name, intended)
        return False
    say("done", name, intended)
    return True


def edit(file: ProjectFile, act: Callable[[Document], object], same: Callable[[], object]) -> None:
    """One change to the open plan, tried on a bare document first."""
    shadow = Document(file.project, file.history)
    act(shadow)
    attempt("plan", (shadow.project, shadow.history), same)


def main(folder: Path) -> None:
    """New, open, edit, undo, copy, export, import."""
    plan = Plan(settings=Settings(name="New"))
    attempt(
        "new",
        (as_project(plan), History()),
        lambda: ProjectFile.create(folder / "new.headroom", plan).close(),
    )
    try:
        file = ProjectFile.open(folder / "plan.headroom")
    except HeadroomError:
        return
    for number in (81, 82):
        step = verbs.set_field(file.plan, ["pool"], "desktops", number)
        edit(file, lambda document, step=step: document.perform(step), lambda step=step: file.commit(step))  # type: ignore[misc]
    if file.history.can_undo:
        edit(file, Document.undo, file.undo)
    attempt("copy", state(file), lambda: file.save_copy(folder / "copy.headroom"))
    attempt("export", (file.project, History()), lambda: write_plan(folder / "export.json", file.project))
    imported = read_project(folder / "import.json")
    attempt("imported", (imported, History()), lambda: write_plan(folder / "imported.headroom", imported))
    file.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
