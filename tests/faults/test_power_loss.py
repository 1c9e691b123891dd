"""The power fails at any moment: what was acknowledged is there, and nothing is torn."""

from __future__ import annotations

import os
import stat
from pathlib import Path

import pytest

from db.project_file import ProjectFile
from db.safe_writing import write_whole
from tests.faults.test_failing_disk import SCENARIO, perform, project_with_free_pages
from tests.support import power
from tests.support.projects import State, quick_folder, state, stored
from tests.support.thorough import rounds


def test_whenever_the_power_fails_what_was_acknowledged_is_there() -> None:
    with quick_folder() as folder:
        path = project_with_free_pages(folder)
        moments = run(path)
        lost = path.parent / "after"
        lost.mkdir()
        tried = [*enumerate(moments)][:: rounds(6, 1)]
        for number, (image, allowed) in tried:
            for name, content in image.items():
                (lost / name).write_bytes(content)
            ProjectFile.open(lost / path.name).close()
            assert stored(lost / path.name) in allowed, f"moment {number} of {len(moments)}"
            for each in lost.iterdir():
                each.unlink()
    print(
        f"\n{len(tried)} of {len(moments)} moments at which the power failed: nothing acknowledged was lost,"
        " nothing was torn"
    )
    assert len(moments) > 300


@pytest.mark.skipif(os.name != "posix", reason="folders cannot be synced there")
@pytest.mark.parametrize("is_there", [False, True])
def test_a_file_is_on_the_disk_before_it_gets_its_name_and_the_name_afterwards(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, is_there: bool
) -> None:
    path, real = tmp_path / "plan", os.fsync
    if is_there:
        path.write_bytes(b"old")
    synced: list[tuple[str, bytes]] = []

    def sync(descriptor: int) -> None:
        kind = "folder" if stat.S_ISDIR(os.fstat(descriptor).st_mode) else "file"
        synced.append((kind, path.read_bytes() if path.exists() else b""))
        real(descriptor)

    monkeypatch.setattr(os, "fsync", sync)
    write_whole(path, b"new")
    assert synced == [("file", b"old" if is_there else b""), ("folder", b"new")]
    synced.clear()
    write_whole(path, b"newer", durable=False)
    assert synced == []


def run(path: Path) -> list[tuple[power.Image, list[State]]]:
    """Edit, and list what would be left at each moment with the states that may be found then."""
    moments: list[tuple[power.Image, list[State]]] = []
    with power.watched_disk(path.parent) as disk:
        file = ProjectFile.open(path, vfs=power.NAME)
        for act in SCENARIO:
            before = state(file)
            disk.images.clear()
            perform(file, act)
            moments += [(image, [before, state(file)]) for image in disk.images]
            moments += [(disk.left(share), [state(file)]) for share in (0.0, 0.5, 1.0)]
        file.close()
    return moments
