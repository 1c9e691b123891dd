"""Commands that tests fork from a process with all imports do what they do when they are started alone."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tests.support.command import headroom, run


@pytest.mark.parametrize(
    "arguments",
    [("samples", "everything-on-ssd", "-o", "FILE"), ("assess", "missing.json"), ("assess",), ("--version",)],
    ids=" ".join,
)
def test_a_forked_command_says_and_writes_what_one_started_alone_does(
    tmp_path: Path, arguments: tuple[str, ...]
) -> None:
    files, ends = [], []
    for name, start in (("forked", headroom), ("alone", started_alone)):
        folder = tmp_path / name
        folder.mkdir()
        asked = ["plan.json" if each == "FILE" else each for each in arguments]
        ends.append(start(*asked, folder=folder))
        files.append({path.name: path.read_bytes() for path in folder.iterdir()})
    assert ends[0] == ends[1]
    assert files[0] == files[1]
    assert bool(files[0]) == ("FILE" in arguments)


def started_alone(*arguments: str, folder: Path) -> object:
    return run([sys.executable, "-m", "app", *arguments], folder)


def test_a_forked_command_has_only_the_variables_of_its_test(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    german = headroom("samples").out
    monkeypatch.setenv("LANG", "C.UTF-8")
    assert "Alles auf SSD" in german
    assert headroom("samples").out != german
