"""The log tells where the program failed, and nothing about the customer."""

from __future__ import annotations

import msgspec
import pytest
from PySide6.QtCore import QTimer
from pytestqt.exceptions import capture_exceptions

from app.machine.crash_log import LARGEST_BYTES, log_folder, record_crash


def failure() -> Exception:
    try:
        try:
            raise KeyError("customer Meier")
        except KeyError as cause:
            raise ValueError("plan of Meier") from cause
    except ValueError as error:
        return error


def test_an_entry_holds_places_and_types_only():
    path = record_crash(failure())
    assert path is not None
    assert path.parent == log_folder()
    text = path.read_text("utf-8")
    assert "builtins.ValueError\n  test_crash_log.py:" in text
    assert "builtins.KeyError\n  test_crash_log.py:" in text
    assert "failure" in text
    assert "Meier" not in text


def test_an_error_without_a_python_line_keeps_its_text(qapp, qtbot):
    """Qt cannot call the slot: without its text the entry would hold the time and a type."""
    with capture_exceptions() as caught:
        QTimer.singleShot(0, lambda needed: needed)
        qtbot.waitUntil(lambda: bool(caught))
    ((_, error, _),) = caught
    path = record_crash(error)
    assert path is not None
    lines = path.read_text("utf-8").splitlines()
    assert lines[1:] == ["builtins.TypeError", f"  {error}"]
    assert "missing 1 required positional argument: 'needed'" in lines[2]


@pytest.mark.parametrize("error", [ValueError("Meier"), KeyError("Meier"), msgspec.ValidationError("Meier")])
def test_no_other_kind_keeps_its_text_without_lines_of_python(error):
    path = record_crash(error)
    assert path is not None
    assert "Meier" not in path.read_text("utf-8")


def test_a_cause_that_was_never_raised_keeps_no_text():
    error = TypeError("called with 'Meier'")
    try:
        raise TypeError("plan of Meier") from error
    except TypeError as raised:
        path = record_crash(raised)
    assert path is not None
    assert "Meier" not in path.read_text("utf-8")


def test_entries_follow_each_other_and_a_long_log_starts_anew():
    path = record_crash(failure())
    assert path is not None
    one = path.stat().st_size
    record_crash(failure())
    assert path.stat().st_size == 2 * one
    path.write_text("x" * (LARGEST_BYTES + 1))
    record_crash(failure())
    assert path.stat().st_size == one
    assert path.with_suffix(".old.log").stat().st_size == LARGEST_BYTES + 1


def test_exceptions_that_caused_each_other_are_told_once():
    first, second = ValueError(), ValueError()
    first.__cause__, second.__cause__ = second, first
    path = record_crash(first)
    assert path is not None
    assert path.read_text("utf-8").count("builtins.ValueError") == 2


def test_without_a_place_for_a_log_there_is_none(monkeypatch: pytest.MonkeyPatch, tmp_path):
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "file"))
    monkeypatch.setenv("LOCALAPPDATA", str(tmp_path / "file"))
    monkeypatch.setenv("HOME", str(tmp_path / "file"))
    assert record_crash(failure()) is None
