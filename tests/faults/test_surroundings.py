"""Odd surroundings: no free file handles, no temporary folder, other languages, strange and long paths."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from db.errors import ReadOnlyProjectError
from db.project_file import ProjectFile
from tests.support.command import ROOT, environment
from tests.support.projects import sample_file, state, stored

EDIT = """
import sys
from pathlib import Path
from db.project_file import ProjectFile
from planner_core.editing import verbs
from tests.support.projects import sample_file, state, stored
folder = Path(sys.argv[1])
file = sample_file(folder)
file.commit(verbs.set_field(file.plan, ["pool"], "desktops", 61))
file.commit(verbs.set_setting(file.plan, "customer", "I\u0307stanbul \u0131 \u00df"))
file.set_restore_point("\u0130\u0131")
file.undo()
file.save_copy(folder / "copy.headroom")
assert state(file) == stored(file.path) == stored(folder / "copy.headroom")
file.close()
print("well")
"""
FEW_HANDLES = """
import resource, sys
from pathlib import Path
from db.errors import ProjectError
from db.project_file import ProjectFile
from planner_core.editing import verbs
path = Path(sys.argv[1])
file = ProjectFile.open(path)
step = verbs.set_field(file.plan, ["pool"], "desktops", 61)
held = []
resource.setrlimit(resource.RLIMIT_NOFILE, (64, 64))
try:
    while True:
        held.append(open("/dev/null"))
except OSError:
    pass
before = file.project
for act in (lambda: file.commit(step), lambda: file.save_copy(path.with_name("copy.headroom")),
            lambda: ProjectFile.open(path, read_only=True)):
    try:
        act()
        print("done")
    except ProjectError as error:
        assert str(path) in str(error) or "copy.headroom" in str(error), error
        print("refused")
assert file.project == before
while held:
    held.pop().close()
file.commit(step)
file.close()
"""


def run(script: str, argument: Path, **variables: str) -> str:
    """Run a script in a process of its own; what it printed."""
    done = subprocess.run(
        [sys.executable, "-c", script, str(argument)],
        cwd=ROOT,
        env={**environment(), **variables},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def test_without_free_file_handles_writing_is_refused_and_succeeds_later(tmp_path: Path) -> None:
    pytest.importorskip("resource", reason="this system has no limits on open files")
    file = sample_file(tmp_path)
    file.close()
    assert run(FEW_HANDLES, file.path).split() == ["refused"] * 3
    assert stored(file.path)[0].plan.components["pool"].desktops == 61  # type: ignore[union-attr]


def test_a_temporary_folder_that_is_gone_is_not_missed(tmp_path: Path) -> None:
    gone = str(tmp_path / "gone")
    (tmp_path / "plans").mkdir()
    assert run(EDIT, tmp_path / "plans", TMPDIR=gone, SQLITE_TMPDIR=gone, TEMP=gone, TMP=gone) == "well\n"


NAMES = ("Müller & Söhne", "a  b ", "漢字 ł", "'quoted\" %s {x}", "-o", "x" * 200, "file?mode=memory#a")
LANGUAGES = ("C", "de_DE.UTF-8", "tr_TR.UTF-8")


@pytest.mark.parametrize(
    ("name", "language"), [*((name, "C") for name in NAMES), *((NAMES[0], each) for each in LANGUAGES[1:])]
)
def test_plans_lie_in_folders_of_any_name(tmp_path: Path, name: str, language: str) -> None:
    folder = tmp_path / name
    if len(name) > 100:
        folder = folder / name
    folder.mkdir(parents=True)
    assert run(EDIT, folder, LANG=language, LC_ALL=language, HOME=str(tmp_path / "ä ö")) == "well\n"
    assert (folder / "plan.headroom").is_file()


def test_a_link_to_a_plan_is_followed_and_stays_a_link(tmp_path: Path) -> None:
    file = sample_file(tmp_path)
    before = state(file)
    file.close()
    link = tmp_path / "link.headroom"
    try:
        link.symlink_to(file.path)
    except OSError:
        pytest.skip("no links here")
    again = type(file).open(link)
    assert state(again) == before
    assert again.path == file.path
    again.save_copy(tmp_path / "copy.headroom")
    again.close()
    assert link.is_symlink()
    assert link.readlink() == file.path


@pytest.mark.skipif(sys.platform != "linux", reason="names of 255 bytes as Linux allows them")
def test_a_plan_whose_name_leaves_no_room_for_a_journal_is_read_and_says_why_it_cannot_be_changed(
    tmp_path: Path,
) -> None:
    file = sample_file(tmp_path)
    file.close()
    long = tmp_path / f"{'x' * 246}.headroom"
    with pytest.raises(ReadOnlyProjectError, match="too long"):
        ProjectFile.create(long, file.project)
    file.path.rename(long)
    again = ProjectFile.open(long)
    assert again.project == file.project
    assert again.read_only
    assert "too long" in str(again.read_only_reason)
    again.save_copy(tmp_path / "short.headroom")
    again.close()
    ProjectFile.open(long, read_only=True).close()
