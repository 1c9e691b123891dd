"""What may not be written is opened for reading, with the reason, and can be copied elsewhere."""

from __future__ import annotations

import stat
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from db.errors import DamagedProjectError, ReadOnlyProjectError
from db.inspect_file import journal_path
from db.project_file import ProjectFile
from planner_core.editing import verbs
from tests.support.projects import names_in, quick_folder, sample_file, stored

ROOT = Path(__file__).parents[2]
NOBODY = 65534


@pytest.fixture
def folder() -> Iterator[Path]:
    """A folder that a user without rights can reach too."""
    with quick_folder() as place:
        place.chmod(0o755)
        yield place
        place.chmod(0o755)


def as_a_user_without_rights(script: str, *arguments: str) -> str:
    """Run a script as somebody whom write protection stops, which it does not for root. What it printed."""
    finished = subprocess.run(
        [sys.executable, "-c", f"{IMPORTS}{GIVE_UP_RIGHTS}{script}", *arguments],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert (finished.returncode, finished.stderr) == (0, "")
    return finished.stdout


IMPORTS = """
import sys
from pathlib import Path
from db.errors import ProjectError
from db.project_file import ProjectFile
from planner_core.editing import verbs
from tests.support.projects import stored, state
from planner_core.plan.plan import Plan
from planner_core.plan.project import as_project
from db.new_file import project_bytes
from planner_core.editing.history import History
project_bytes(Path("a"), as_project(Plan()), History())  # what is imported late may not be readable later
"""

GIVE_UP_RIGHTS = f"""
import ctypes, os
try:
    os.geteuid() or (os.setgroups([]), os.setgid({NOBODY}), os.setuid({NOBODY}))
except PermissionError:  # a namespace in which there is nobody else to become: stay root, without any powers
    header, powers = (ctypes.c_uint32 * 2)(0x20080522, 0), (ctypes.c_uint32 * 6)()
    assert ctypes.CDLL(None).capset(header, powers) == 0
"""

EDIT_AND_COPY = """
path, copy = Path(sys.argv[1]), Path(sys.argv[2])
file = ProjectFile.open(path)
print(file.read_only, file.read_only_reason)
before = state(file)
try:
    file.commit(verbs.set_field(file.plan, ["pool"], "desktops", 5))
except ProjectError as error:
    print(error)
assert state(file) == before == stored(path)
file.save_copy(copy)
file.close()
again = ProjectFile.open(copy)
again.commit(verbs.set_field(again.plan, ["pool"], "desktops", 5))
again.close()
try:
    ProjectFile.create(path, before[0])
except ProjectError as error:
    print(error)
"""


@pytest.mark.parametrize("protected", ["file", "folder"])
def test_a_protected_file_or_folder_opens_for_reading(folder: Path, protected: str) -> None:
    inner, open_to_all = folder / "inner", folder / "open"
    inner.mkdir()
    open_to_all.mkdir()
    open_to_all.chmod(0o777)
    file = sample_file(inner)
    file.close()
    inner.chmod(0o777 if protected == "file" else 0o555)
    file.path.chmod(0o444 if protected == "file" else 0o666)
    data = file.path.read_bytes()
    said = as_a_user_without_rights(EDIT_AND_COPY, str(file.path), str(open_to_all / "copy.headroom"))
    first, *others = said.splitlines()
    assert first.startswith(f"True {file.path} cannot be changed")
    assert len(others) == 2
    assert all("Save a copy in another folder" in line for line in others)
    assert file.path.read_bytes() == data
    assert names_in(inner) == ["plan.headroom"]
    inner.chmod(0o755)
    file.path.chmod(stat.S_IRUSR | stat.S_IWUSR)


def test_an_interrupted_change_in_a_protected_folder_says_what_to_do(folder: Path) -> None:
    path = interrupted(folder)
    folder.chmod(0o555)
    said = as_a_user_without_rights(
        "try: ProjectFile.open(Path(sys.argv[1]))\nexcept ProjectError as error: print(error)", str(path)
    )
    assert "was interrupted and must be undone" in said
    assert journal_path(path).name in names_in(folder)


def test_an_interrupted_change_is_taken_back_where_that_is_possible(folder: Path) -> None:
    path = interrupted(folder)
    file = ProjectFile.open(path)
    assert not file.read_only
    assert file.plan.components["pool"].desktops == 7
    assert names_in(folder) == ["plan.headroom"]
    file.close()


def test_reading_alone_takes_an_interrupted_change_back_too(folder: Path) -> None:
    path = interrupted(folder, pages=3)
    project, history = stored(path)
    assert project.plan.components["pool"].desktops == 7
    assert len(history.steps) == 1
    assert names_in(folder) == ["plan.headroom"]


def test_reading_alone_keeps_no_editor_out_after_it_has_taken_a_change_back(folder: Path) -> None:
    path = interrupted(folder, pages=3)
    reader = ProjectFile.open(path, read_only=True)
    editor = ProjectFile.open(path)
    assert not editor.read_only
    editor.close()
    reader.close()


def test_without_its_journal_a_change_that_was_all_written_counts(folder: Path) -> None:
    path = interrupted(folder)
    journal_path(path).unlink()
    project, history = stored(path)
    assert project.plan.components["pool"].desktops == 8
    assert len(history.steps) == 2


def test_without_its_journal_a_change_that_was_half_written_is_found(folder: Path) -> None:
    path = interrupted(folder, pages=2)
    journal_path(path).unlink()
    with pytest.raises(DamagedProjectError):
        ProjectFile.open(path)


def test_a_file_opened_for_reading_is_never_written(tmp_path: Path) -> None:
    sample_file(tmp_path).close()
    path = tmp_path / "plan.headroom"
    data, changed = path.read_bytes(), path.stat().st_mtime_ns
    file = ProjectFile.open(path, read_only=True)
    for act in (
        lambda: file.set_restore_point("a"),
        lambda: file.commit(verbs.set_field(file.plan, ["pool"], "desktops", 5)),
    ):
        with pytest.raises(ReadOnlyProjectError):
            act()
    other = ProjectFile.open(path)
    assert not other.read_only, "a reader must not keep an editor out"
    other.close()
    file.close()
    assert (path.read_bytes(), path.stat().st_mtime_ns) == (data, changed)


def interrupted(folder: Path, pages: int = 1000) -> Path:
    """A project whose last change was cut off: after so many pages, or when all but its journal was in order."""
    file = sample_file(folder)
    file.commit(verbs.set_field(file.plan, ["pool"], "desktops", 7))
    file.close()
    finished = subprocess.run(
        [sys.executable, "-c", IMPORTS + CUT_OFF, str(file.path), str(pages)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert finished.returncode == 9, finished.stderr
    return file.path


CUT_OFF = """
import os
from tests.support import failing_disk as disk
write, pages = disk.FailingFile.xWrite, int(sys.argv[2])

def write_some(file, data, offset):
    global pages
    write(file, data, offset)
    pages -= not file.is_journal
    pages or os._exit(9)

with disk.failing_disk():
    file = ProjectFile.open(Path(sys.argv[1]), vfs=disk.NAME)
    disk.FailingFile.xWrite = write_some
    disk.FailingSystem.xDelete = lambda *_: os._exit(9)
    file.commit(verbs.set_field(file.plan, ["pool"], "desktops", 8))
"""
