"""No space left: the change is refused with path and figures, and everything before it is safe."""

from __future__ import annotations

import ctypes
import os
import shutil
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from app.machine.crash_log import record_crash
from app.machine.files import write_file
from app.project.backups import Backups
from app.project.samples import read_sample
from db.errors import DiskFullError, disk_full
from db.library import LibraryFile
from db.library_errors import LibraryError
from db.project_file import ProjectFile
from planner_core.catalog.library import Library
from planner_core.editing import verbs
from planner_core.messages import HeadroomError
from tests.support.libraries import price, put
from tests.support.projects import edit_at_random, names_in, sample_file, state, stored

ROOT = Path(__file__).parents[2]


def test_a_full_database_refuses_the_step_and_takes_it_later(tmp_path: Path) -> None:
    file = sample_file(tmp_path)
    before, big = state(file), verbs.set_setting(file.plan, "notes", "much " * 4000)
    pages = file._connection.pragma("page_count")
    file._connection.execute(f"PRAGMA max_page_count = {pages}").fetchall()
    with pytest.raises(DiskFullError, match="MiB are free") as refused:
        file.commit(big)
    assert str(file.path) in str(refused.value)
    assert state(file) == before == stored(file.path)
    file.commit(verbs.set_field(file.plan, ["pool"], "desktops", 5))
    file._connection.execute(f"PRAGMA max_page_count = {pages + 50}").fetchall()
    file.commit(big)
    assert state(file) == stored(file.path)
    file.close()


@pytest.mark.parametrize(
    ("free", "said"), [(2**20 * 7 + 5, "7 MiB"), (2**20 - 1, "0 MiB"), (2**30 * 3, "3,072 MiB")]
)
def test_a_full_disk_is_told_with_what_is_free_on_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, free: int, said: str
) -> None:
    asked: list[Path] = []

    def usage(path: Path) -> Any:
        asked.append(path)
        return SimpleNamespace(free=free)

    monkeypatch.setattr(shutil, "disk_usage", usage)
    assert f": {said} are free" in str(disk_full(tmp_path / "plan.headroom"))
    assert asked == [tmp_path]


def test_a_limit_on_the_size_of_files_refuses_the_step(tmp_path: Path) -> None:
    pytest.importorskip("resource", reason="this system has no limits on file sizes")
    # Run in a process of its own, because the limit holds for everything in a process.
    finished = subprocess.run(
        [sys.executable, "-c", UNDER_A_LIMIT, str(tmp_path)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert (finished.returncode, finished.stderr) == (0, "")
    assert finished.stdout.split() == ["refused", "equal", "refused", "absent"]
    assert names_in(tmp_path) == ["plan.headroom"]


UNDER_A_LIMIT = """
import resource, signal, sys
from pathlib import Path
from db.errors import ProjectError
from planner_core.editing import verbs
from tests.support.projects import stored, sample_file, state

folder = Path(sys.argv[1])
file = sample_file(folder)
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
resource.setrlimit(resource.RLIMIT_FSIZE, (file.path.stat().st_size, resource.RLIM_INFINITY))
before = state(file)
try:
    for number in range(99):
        file.commit(verbs.set_setting(file.plan, "notes", f"{number} much " * 1000))
        before = state(file)
except ProjectError as error:
    print("refused")
print("equal" if state(file) == before == stored(file.path) else "different")
resource.setrlimit(resource.RLIMIT_FSIZE, (1000, resource.RLIM_INFINITY))
try:
    file.save_copy(folder / "copy.headroom")
except ProjectError:
    print("refused")
print("there" if (folder / "copy.headroom").exists() else "absent")
file.close()
"""


def test_a_real_disk_without_space(tmp_path: Path) -> None:
    """A file system of one megabyte in memory, filled to the last byte: edit, undo, copy, create and open."""
    if reason := cannot_mount():
        pytest.skip(f"no private file system can be mounted here: {reason}")
    finished = subprocess.run(
        [sys.executable, __file__, str(tmp_path)], cwd=ROOT, capture_output=True, text=True, timeout=60,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
    )  # fmt: skip
    assert (finished.returncode, finished.stderr) == (0, "")
    assert finished.stdout.endswith("all refused, nothing lost\n")


# --- in a process with a file system of its own ----------------------------------------------------------------

CLONE_NEWUSER, CLONE_NEWNS = 0x10000000, 0x00020000
MS_REC_PRIVATE = 0x4000 | 0x40000


def cannot_mount() -> str:
    """Why this system gives no process a file system of its own; empty if it does."""
    if not sys.platform.startswith("linux"):
        return "only Linux has private mounts"
    probe = "import tests.faults.test_full_disk as t, sys; t.mount(sys.argv[1])"
    finished = subprocess.run(
        [sys.executable, "-c", probe, "/mnt"], cwd=ROOT, capture_output=True, text=True, timeout=60
    )
    return finished.stderr.strip().splitlines()[-1] if finished.returncode else ""


def mount(folder: str) -> None:
    """Put one megabyte of memory over a folder, for this process alone. Raises OSError."""
    libc = ctypes.CDLL(None, use_errno=True)
    flags = CLONE_NEWNS if os.geteuid() == 0 else CLONE_NEWNS | CLONE_NEWUSER
    calls = (
        lambda: libc.unshare(flags),
        lambda: libc.mount(b"none", b"/", None, MS_REC_PRIVATE, None),
        lambda: libc.mount(b"tmpfs", folder.encode(), b"tmpfs", 0, b"size=1m"),
    )
    for call in calls:
        if call() != 0:
            raise OSError(ctypes.get_errno(), os.strerror(ctypes.get_errno()))


def in_one_megabyte(folder: Path) -> None:
    """What the test runs: every operation on a full disk is refused as such and changes nothing."""
    mount(str(folder))
    file = sample_file(folder)
    edit_at_random(file, seed=5, changes=30)
    filler = folder / "filler"
    with filler.open("wb", buffering=0) as rest:
        try:
            while True:
                rest.write(b"\0" * 512)
        except OSError:
            pass
    before = state(file)
    for act in (
        lambda: file.commit(verbs.set_setting(file.plan, "notes", "much " * 4000)),
        file.undo,
        lambda: file.set_restore_point("a"),
        lambda: file.save_copy(folder / "copy.headroom"),
        lambda: ProjectFile.create(folder / "new.headroom", read_sample("everything-on-sas")),
    ):
        with pytest.raises(DiskFullError, match=": 0 MiB are free"):
            act()
        assert state(file) == before == stored(file.path)
    beside_the_plan(folder)
    file.close()
    data = file.path.read_bytes()
    again = ProjectFile.open(file.path)
    assert state(again) == before
    assert again.path.read_bytes() == data
    assert names_in(folder) == ["filler", "plan.headroom"]
    filler.unlink()
    again.undo()
    assert state(again) == stored(again.path)
    again.close()
    print("all refused, nothing lost")


def beside_the_plan(folder: Path) -> None:
    """The library, a proposal, a backup and the log on the same full disk: refused or left out, never half there."""
    library = LibraryFile(folder / "library.sqlite")
    with pytest.raises(LibraryError, match="not enough space"):
        library.commit(put(1, price()))
    assert LibraryFile(library.path).read() == Library()
    library.path.unlink(missing_ok=True)
    with pytest.raises(HeadroomError, match="There is no room for"):
        write_file(folder / "proposal.pdf", bytes(10**6))
    with pytest.raises(OSError, match="No space left"):  # which the keeper of backups leaves at that
        Backups(folder / "backups").keep(folder / "plan.headroom", "Plan", bytes(10**6))
    os.environ["XDG_STATE_HOME"] = str(folder / "state")
    assert record_crash(ValueError("a bug while the disk is full")) is None
    for left in ("backups", "state"):
        assert [each for each in (folder / left).rglob("*") if each.is_file() and each.stat().st_size] == []
        shutil.rmtree(folder / left, ignore_errors=True)


if __name__ == "__main__":
    in_one_megabyte(Path(sys.argv[1]))
