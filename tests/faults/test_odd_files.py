"""Files that are none, names that are not UTF-8, and texts without an end: one sentence, and nothing is written."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from app.__main__ import main
from app.machine.files import FileError, read_file
from db.errors import ProjectError
from db.inspect_file import is_locked
from db.project_file import ProjectFile
from tests.support.projects import sample_file

MOST_WORDS = 600

pytestmark = pytest.mark.skipif(os.name != "posix", reason="pipes and links of this kind are POSIX")


@pytest.fixture
def plan(tmp_path) -> Path:
    sample_file(tmp_path).close()
    return tmp_path / "plan.headroom"


def complaint(capsys, *arguments: object) -> str:
    """What a command that has to fail says: one line on standard error, nothing else."""
    assert main([*map(str, arguments)]) == 1
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith("headroom: ")
    assert said.err.count("\n") == 1
    assert "inside Headroom" not in said.err, "that is for bugs"
    assert len(said.err) < MOST_WORDS
    return said.err


@pytest.mark.parametrize("suffix", [".headroom", ".json"])
@pytest.mark.parametrize("target", ["", "nowhere"])
def test_a_link_to_itself_or_nowhere(suffix, target, tmp_path, capsys):
    link = tmp_path / f"link{suffix}"
    link.symlink_to(f"{target or 'link'}{suffix}")
    assert f"{suffix}" in complaint(capsys, "assess", link)
    assert link.is_symlink()


@pytest.mark.parametrize(
    ("arguments", "name"),
    [
        (("assess",), "pipe.headroom"),
        (("assess",), "pipe.json"),
        (("library", "import", "cpus"), "pipe.csv"),
        (("library", "merge"), "pipe.sqlite"),
        (("validate",), "pipe.json"),
    ],
)
def test_a_pipe_is_no_file_and_is_not_waited_for(arguments, name, tmp_path, capsys):
    os.mkfifo(tmp_path / name)
    assert name in complaint(capsys, *arguments, tmp_path / name)


def test_a_device_is_refused_as_a_file():
    with pytest.raises(FileError, match="/dev/zero is a pipe or a device"):
        read_file(Path("/dev/zero"), 1000)


def test_the_lists_of_the_window_do_not_wait_for_a_pipe(tmp_path):
    os.mkfifo(tmp_path / "pipe.headroom")
    assert not is_locked(tmp_path / "pipe.headroom")


def test_a_name_that_is_not_utf8_is_refused_when_reading_and_when_writing(plan, tmp_path, capsys):
    odd = Path(os.fsdecode(os.fsencode(tmp_path) + b"/b\xff.headroom"))
    assert "UTF-8" in complaint(capsys, "convert", plan, odd)
    assert not odd.exists()
    plan.rename(odd)
    assert "UTF-8" in complaint(capsys, "assess", odd)
    with pytest.raises(ProjectError, match="UTF-8"):
        ProjectFile.open(odd)


def test_a_value_of_a_hundred_thousand_letters_is_not_printed_whole(plan, tmp_path, capsys):
    text = tmp_path / "plan.json"
    assert main(["convert", str(plan), str(text)]) == 0
    document = json.loads(text.read_text())
    pool = next(each for each in document["components"] if "clone_type" in each)
    pool["clone_type"] = "x" * 100_000
    text.write_text(json.dumps(document))
    said = complaint(capsys, "assess", text)
    assert "…" in said
    assert f"({pool['id']})" in said, "the place stands at its end"


def test_what_cannot_be_read_as_a_file_needs_no_password(
    plan: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_mode: object) -> None:
        raise PermissionError

    assert not is_locked(tmp_path)
    assert not is_locked(tmp_path / "missing.headroom")
    monkeypatch.setattr(Path, "open", refuse)
    assert not is_locked(plan)
