"""Project files for tests: created, edited at random and compared with the disk."""

from __future__ import annotations

import random
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from app.project.samples import read_sample
from db.project_file import ProjectFile
from planner_core.editing.history import History
from planner_core.plan.plan import Plan
from planner_core.plan.project import Project
from tests.support.plans import random_project_step

State = tuple[Project, History]


def sample_file(folder: Path, name: str = "plan.headroom", vfs: str | None = None) -> ProjectFile:
    """A project with two disk groups, open for editing."""
    return ProjectFile.create(folder / name, read_sample("replica-on-ssd"), vfs=vfs)


def state(file: ProjectFile) -> State:
    """The state that a project file reports."""
    return file.project, file.history


def stored(path: Path) -> State:
    """The state that another reader finds in the file."""
    file = ProjectFile.open(path, read_only=True)
    try:
        return state(file)
    finally:
        file.close()


def on_disk(path: Path) -> tuple[Plan, History]:
    """The plan of the shown variant that another reader finds in the file, and the history."""
    project, history = stored(path)
    return project.plan, history


def order(content: Plan | Project) -> list[list[object]]:
    """The order of the rows, which equality of plans leaves out."""
    if isinstance(content, Project):
        return [rows for each in content.variants for rows in order(each.plan)]
    return [list(table) for table in (content.components, content.parents, content.positions, content.links)]


def change_at_random(file: ProjectFile, source: random.Random) -> bool:
    """One random user action; returns False if the random choice allows none."""
    act = _random_act(file, source)
    if act is None:
        return False
    act()
    return True


def edit_at_random(file: ProjectFile, seed: int, changes: int) -> None:
    """Make exactly this many changes, each written to the file."""
    source = random.Random(seed)
    done = 0
    while done < changes:
        done += change_at_random(file, source)


def undo_all(file: ProjectFile) -> Project:
    """Undo all steps."""
    while file.history.can_undo:
        file.undo()
    return file.project


def redo_all(file: ProjectFile) -> Project:
    """Redo all steps."""
    while file.history.can_redo:
        file.redo()
    return file.project


def names_in(folder: Path) -> list[str]:
    """Every file in a folder, hidden ones too."""
    return sorted(each.name for each in folder.iterdir())


def _random_act(file: ProjectFile, source: random.Random) -> Callable[[], object] | None:
    dice = source.random()
    if dice < 0.12 and file.history.can_undo:
        return file.undo
    if dice < 0.2 and file.history.can_redo:
        return file.redo
    if dice < 0.23:
        return lambda: file.set_restore_point(f"Point {source.random()}")
    if dice < 0.26:
        return lambda: file.show(source.choice(file.project.ids))
    step = random_project_step(file.project, source)
    return None if step is None else lambda: file.commit(step)


@contextmanager
def quick_folder() -> Iterator[Path]:
    """A folder in memory if available: for tests of failing calls, not for measurements."""
    memory = Path("/dev/shm")
    with tempfile.TemporaryDirectory(dir=memory if memory.is_dir() else None) as folder:
        yield Path(folder)
