"""Each call of the system that writes fails in turn, in a real process: what was acknowledged is there afterwards."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

from app.cli.plan_files import read_project, write_plan
from db.project_file import ProjectFile
from planner_core.editing.history import History
from tests.support.editing_child import fingerprint
from tests.support.projects import edit_at_random, quick_folder, sample_file, stored
from tests.support.thorough import FULL

ROOT = Path(__file__).parents[2]
CALLS = ("pwrite64", "write", "fdatasync", "fsync", "ftruncate", "unlink", "rename")
FAULTS = [
    pytest.param("ENOSPC", "", id="full once"),
    pytest.param("ENOSPC", "+", id="full from then on"),
    pytest.param("EIO", "", id="broken once"),
    pytest.param("EIO", "+", id="broken from then on"),
]
MOST = 400


@cache
def cannot_trace() -> bool:
    """Whether this system lets no process fail another one's calls."""
    if shutil.which("strace") is None:
        return True
    command = ["strace", "-e", "trace=none", "-o", os.devnull, "true"]
    return subprocess.run(command, capture_output=True, check=False).returncode != 0


def prepared(folder: Path) -> Path:
    """A folder with a plan, an old copy, an old export and something to import."""
    file = sample_file(folder)
    edit_at_random(file, seed=4, changes=12)
    file.save_copy(folder / "copy.headroom")
    write_plan(folder / "import.json", file.project)
    write_plan(folder / "export.json", file.project)
    file.close()
    return folder


def run(folder: Path, inject: str) -> tuple[list[list[str]], int]:
    """Run the child with calls that fail: what it said, and how many did."""
    log = folder.parent / "strace.log"
    command = ["strace", "-f", "-o", str(log), "-e", f"trace={','.join(CALLS)}", "-e", f"inject={inject}"]
    done = subprocess.run(
        [*command, sys.executable, "-B", "-m", "tests.support.storage_child", str(folder)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, ""), f"{inject}: {done.stderr}"
    said = [line.split() for line in done.stdout.splitlines()]
    return said, log.read_text(encoding="utf-8", errors="replace").count("(INJECTED)")


def check(folder: Path, said: list[list[str]], before: dict[str, str], inject: str) -> int:
    """Every file holds what was acknowledged last, or what was refused in doubt. How many things were refused."""
    for name in ("plan", "copy", "new", "imported", "export"):
        path = folder / f"{name}{'.json' if name == 'export' else '.headroom'}"
        allowed = [before[name]] if name in before else [""]
        for word, of, mark in said:
            if of == name:
                allowed = [mark] if word == "done" else [*allowed, mark]
        found = ""
        if path.exists():
            if name != "export":
                ProjectFile.open(path).close()
            found = fingerprint((read_project(path), History()) if name == "export" else stored(path))
        assert found in allowed, f"{inject}: {path.name} holds something else"
    left = sorted(each.name for each in folder.iterdir())
    assert not [name for name in left if name.endswith("-journal")], inject
    return sum(word == "refused" for word, *_ in said)


@pytest.mark.skipif(cannot_trace(), reason="no process can be traced here")
@pytest.mark.parametrize(("error", "on"), FAULTS)
def test_whichever_call_fails_files_hold_what_was_acknowledged(error: str, on: str) -> None:
    failed = refused = runs = 0
    with quick_folder() as place:
        (place / "first").mkdir()
        original = prepared(place / "first")
        before = {name: fingerprint(stored(original / f"{name}.headroom")) for name in ("plan", "copy")}
        before["export"] = fingerprint((read_project(original / "export.json"), History()))
        for call in CALLS if FULL else ("fsync",):
            for at in range(1, MOST) if FULL else (2,):
                folder = place / "run" / "files"
                shutil.copytree(original, folder)
                inject = f"{call}:error={error}:when={at}{on}"
                said, hits = run(folder, inject)
                refused += check(folder, said, before, inject)
                shutil.rmtree(folder.parent)
                failed, runs = failed + hits, runs + 1
                if not hits:
                    break
    print(
        f"\n{error}{on}: {runs} runs, {failed} calls failed, {refused} things refused, nothing acknowledged lost"
    )
    assert failed
    assert refused
