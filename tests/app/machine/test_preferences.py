"""Settings survive a restart, and nothing that stands in their file can keep the program from starting."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.machine.preferences import FILE_NAME, MOST_RECENT, Preferences, Values, config_folder


def test_a_first_start_has_the_defaults_and_writes_nothing(tmp_path: Path) -> None:
    assert Preferences(tmp_path / "new").values == Values()
    assert not (tmp_path / "new").exists()


def test_what_is_changed_is_there_at_the_next_start(tmp_path: Path) -> None:
    Preferences(tmp_path).change(
        theme="dark",
        language="de",
        window="01d9",
        panes={"columns": (240, 900, 300)},
        hidden=("palette",),
        columns={"cost/0/1": 210},
    )
    assert Preferences(tmp_path).values == Values(
        theme="dark",
        language="de",
        window="01d9",
        panes={"columns": (240, 900, 300)},
        hidden=("palette",),
        columns={"cost/0/1": 210},
    )
    assert [path.name for path in tmp_path.iterdir()] == [FILE_NAME]


def test_the_last_used_plan_is_first_and_none_is_there_twice(tmp_path: Path) -> None:
    preferences = Preferences(tmp_path)
    paths = [tmp_path / f"{number}.headroom" for number in range(MOST_RECENT + 3)]
    for path in [*paths, paths[5]]:
        preferences.used(path, path.stem)
    recent = Preferences(tmp_path).values.recent
    assert recent[:2] == (str(paths[5]), str(paths[-1]))
    assert len(recent) == len(set(recent)) == MOST_RECENT
    assert preferences.values.names == {path: Path(path).stem for path in recent}


def test_forgotten_plans_are_gone(tmp_path: Path) -> None:
    preferences = Preferences(tmp_path)
    preferences.used(tmp_path / "a", "Plan A")
    preferences.used(tmp_path / "b", "Plan B")
    preferences.forget((str(tmp_path / "b"),))
    kept = Preferences(tmp_path).values
    assert kept.recent == (str(tmp_path / "a"),)
    assert kept.names == {str(tmp_path / "a"): "Plan A"}


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"\xff\xfe\x00",
        b"[1, 2]",
        b'{"recent": "a"}',
        b'{"recent": [1]}',
        b'{"names": ["a"]}',
        b'{"panes": {"columns": ["wide"]}}',
        b'{"window": "not hexadecimal"}',
        b"[" * 100_000,
    ],
)
def test_a_broken_file_gives_defaults_and_is_kept(tmp_path: Path, content: bytes) -> None:
    (tmp_path / FILE_NAME).write_bytes(content)
    assert Preferences(tmp_path).values == Values()
    assert (tmp_path / f"{FILE_NAME}.bad").read_bytes() == content
    assert not (tmp_path / FILE_NAME).exists()


@given(content=st.binary(max_size=200))
def test_no_bytes_keep_the_program_from_starting(
    tmp_path_factory: pytest.TempPathFactory, content: bytes
) -> None:
    folder = tmp_path_factory.mktemp("config")
    (folder / FILE_NAME).write_bytes(content)
    assert isinstance(Preferences(folder).values, Values)


def test_a_file_from_a_later_version_keeps_what_is_understood(tmp_path: Path) -> None:
    later = {"theme": "sepia", "language": "de", "telescope": True}
    (tmp_path / FILE_NAME).write_text(json.dumps(later))
    assert Preferences(tmp_path).values == Values(theme="system", language="de")


def test_a_folder_that_cannot_be_made_is_no_error(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    preferences = Preferences(tmp_path / "file" / "below")
    preferences.change(theme="dark")
    assert preferences.values.theme == "dark"


def test_the_folder_follows_the_system(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    assert config_folder() == tmp_path / "headroom"
    monkeypatch.setenv("XDG_CONFIG_HOME", "relative")
    assert config_folder() == Path.home() / ".config" / "headroom"
    monkeypatch.setattr("sys.platform", "win32")
    monkeypatch.setenv("APPDATA", str(tmp_path / "Roaming"))
    assert config_folder() == tmp_path / "Roaming" / "Headroom"
