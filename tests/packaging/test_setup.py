"""The set-up behind `make run`: what is missing is found, said exactly, and a half-made environment is seen."""

import importlib.util
import os
import struct
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

SCRIPTS = Path(__file__).resolve().parents[2] / "packaging"


def script(name: str):
    spec = importlib.util.spec_from_file_location(f"headroom_setup_{name}", SCRIPTS / f"{name}.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def system_packages(monkeypatch, tmp_path):
    """The module on a machine with one screen library too few and nothing on its PATH."""
    module = script("system_packages")
    monkeypatch.setattr(module, "X11", {"libheadroom-none.so.1": "libheadroom-none1"})
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv("DISPLAY", raising=False)
    return module


def executable(path: Path, text: str) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f"#!/bin/sh\n{text}\n")
    path.chmod(0o755)
    return path


def test_screen_libraries_are_asked_for_only_where_there_is_a_screen(system_packages, monkeypatch):
    assert "libheadroom-none1" not in system_packages.missing("run", with_venv=False)
    monkeypatch.setenv("DISPLAY", ":0")
    assert "libheadroom-none1" in system_packages.missing("run", with_venv=False)


def test_test_tools_are_asked_for_only_to_test(system_packages):
    tools = {"xvfb", "openbox", "xdotool", "poppler-utils"}
    assert tools & set(system_packages.missing("run", with_venv=False)) == set()
    assert tools <= set(system_packages.missing("develop", with_venv=False))
    assert system_packages.missing("bundle", with_venv=False).count("binutils") == 1


def test_advice_is_the_exact_line_to_run(system_packages, tmp_path):
    executable(tmp_path / "apt-get", "exit 0")
    executable(tmp_path / "apt-cache", 'test "$2" = libglib2.0-0t64')
    line = "sudo apt-get install -y --no-install-recommends libgl1 libglib2.0-0t64"
    assert f"\n    {line}\n" in system_packages.advice(["libgl1", "libglib2.0-0"])


def test_old_releases_keep_the_old_name(system_packages, tmp_path):
    executable(tmp_path / "apt-cache", "exit 100")
    assert system_packages.names_here(["libglib2.0-0"]) == ["libglib2.0-0"]


def test_advice_elsewhere_names_the_packages(system_packages):
    assert "libgl1, xvfb" in system_packages.advice(["libgl1", "xvfb"])


@pytest.fixture
def bootstrap(monkeypatch, tmp_path):
    """The module in an empty clone of its own, with an environment that runs."""
    module = script("bootstrap")
    venv = tmp_path / ".venv"
    lock = tmp_path / "requirements.lock"
    lock.write_text("# === run ===\na==1\n# === develop ===\nb==1\n")
    python = executable(venv / "bin" / "python", f'exec "{sys.executable}" "$@"')
    for name, value in {
        "ROOT": tmp_path,
        "LOCK": lock,
        "PYTHON": python,
        "STAMP": venv / "headroom-setup",
    }.items():
        monkeypatch.setattr(module, name, value)
    return module


def test_environment_without_a_finished_set_up_is_not_ready(bootstrap):
    assert not bootstrap.is_ready("run")


def test_finished_environment_is_ready_for_its_level_and_below(bootstrap):
    bootstrap.STAMP.write_text(f"{bootstrap.fingerprint()} run\n")
    assert bootstrap.is_ready("run")
    assert not bootstrap.is_ready("develop")
    bootstrap.STAMP.write_text(f"{bootstrap.fingerprint()} develop\n")
    assert bootstrap.is_ready("run")
    assert bootstrap.is_ready("develop")


def test_another_lock_file_another_place_or_a_dead_python_is_noticed(bootstrap, monkeypatch, tmp_path):
    stamp = f"{bootstrap.fingerprint()} run\n"
    bootstrap.STAMP.write_text(stamp)
    monkeypatch.setattr(bootstrap, "ROOT", tmp_path / "moved")
    assert not bootstrap.is_ready("run")
    monkeypatch.setattr(bootstrap, "ROOT", tmp_path)
    executable(bootstrap.PYTHON, "exit 1")
    assert not bootstrap.is_ready("run")
    executable(bootstrap.PYTHON, "exit 0")
    assert bootstrap.is_ready("run")
    bootstrap.LOCK.write_text("# another")
    assert not bootstrap.is_ready("run")


def test_unknown_level_is_a_usage_error():
    done = subprocess.run(
        [sys.executable, SCRIPTS / "bootstrap.py", "everything"], capture_output=True, text=True
    )
    assert done.returncode == 2
    assert done.stderr.startswith("usage: ")


def test_a_display_counts_only_when_it_answers(display, monkeypatch):
    start = script("start")
    monkeypatch.setenv("DISPLAY", display["DISPLAY"])
    assert start.has_display()
    monkeypatch.setenv("DISPLAY", ":64000")
    assert not start.has_display()
    monkeypatch.delenv("DISPLAY")
    assert not start.has_display()


def test_icons_hold_every_size(qapp, tmp_path, monkeypatch):
    monkeypatch.setenv("QT_QPA_PLATFORM", os.environ["QT_QPA_PLATFORM"])
    icons = script("icons")
    icons.write_icons(tmp_path)
    windows = (tmp_path / "headroom.ico").read_bytes()
    entries = [
        struct.unpack_from("<BBBBHHII", windows, 6 + 16 * place) for place in range(len(icons.ICO_SIZES))
    ]
    pictures = [QImage.fromData(windows[offset : offset + length]) for *_, length, offset in entries]
    assert [picture.width() for picture in pictures] == list(icons.ICO_SIZES)
    assert all(picture.pixelColor(0, 0).alpha() == 0 for picture in pictures)
    apple = (tmp_path / "headroom.icns").read_bytes()
    assert struct.unpack_from(">4sI", apple) == (b"icns", len(apple))
