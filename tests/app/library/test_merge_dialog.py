"""Libraries go out as one file and come in again, with a choice where both differ."""

from __future__ import annotations

from decimal import Decimal
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from app.library.merge_dialog import MergeDialog
from app.library.store import LibraryStore
from app.library.window import LibraryWindow
from app.preferences import Preferences
from db.library import LibraryFile, export_library, read_foreign
from db.library_errors import LibraryError
from planner_core.catalog.library import Library
from planner_core.messages import HeadroomError, Message
from tests.support.libraries import BLADE, price, put

KEY = ("servers", "Our blade")


@pytest.fixture
def window(qtbot: QtBot, store: LibraryStore, tmp_path: Path) -> LibraryWindow:
    """The window over a library of one record and one price."""
    store.perform(put(KEY, BLADE))
    store.perform(put(1, price()))
    made = LibraryWindow(store, Preferences(tmp_path / "settings"))
    qtbot.addWidget(made)
    return made


def test_the_whole_library_goes_out_as_one_file(
    window: LibraryWindow, store: LibraryStore, tmp_path: Path
) -> None:
    path = tmp_path / "out" / "for-a-colleague.sqlite"
    path.parent.mkdir()
    path.write_bytes(b"old")
    window.files.write_library(path)
    assert read_foreign(path) == store.library
    assert [each.name for each in path.parent.iterdir()] == [path.name]
    window.files.write_library(tmp_path / "missing" / "x.sqlite")
    assert str(path) not in window.messages.text


def test_conflicts_are_shown_and_the_choice_is_kept(
    window: LibraryWindow, store: LibraryStore, qtbot: QtBot, tmp_path: Path
) -> None:
    path = tmp_path / "theirs.sqlite"
    export_library(Library({}, {1: price(unit_price=Decimal(1)), 2: price(order_number="N-1")}), path)
    before = path.read_bytes()
    for which, amount in (("mine", Decimal("412.50")), ("theirs", Decimal(1))):
        window.files.merge_path(path)
        dialog = window.findChild(MergeDialog)
        assert dialog is not None
        assert "412.50" in dialog.table.item(0, 1).text()
        dialog.choose_all(which)
        with qtbot.waitSignal(dialog.destroyed, timeout=20_000):
            dialog.merge_button.click()
        assert store.library.prices[1].unit_price == amount
        assert len(store.library.prices) == 2
        store.undo()
        assert store.library == Library({KEY: BLADE}, {1: price()})
    assert path.read_bytes() == before


@pytest.mark.parametrize("content", [b"", b"no library", b"SQLite format 3\0" + bytes(200)])
def test_what_is_no_library_is_told_and_left_as_it_is(
    window: LibraryWindow, store: LibraryStore, tmp_path: Path, content: bytes
) -> None:
    path = tmp_path / "theirs.sqlite"
    path.write_bytes(content)
    before = store.library
    window.files.merge_path(path)
    dialogs = window.findChildren(MergeDialog)
    assert "damaged" in window.messages.text or not dialogs[-1].merge_button.isEnabled()
    assert store.library == before
    assert path.read_bytes() == content


def test_a_missing_library_is_told(tmp_path: Path) -> None:
    with pytest.raises(LibraryError, match=r"none\.sqlite"):
        read_foreign(tmp_path / "none.sqlite")


def test_reading_a_foreign_library_never_writes(store: LibraryStore, tmp_path: Path) -> None:
    path = tmp_path / "theirs.sqlite"
    export_library(Library({KEY: BLADE}, {}), path)
    path.chmod(0o444)
    assert LibraryFile(path, foreign=True).read().records == {KEY: BLADE}


def test_a_refusal_stands_in_the_dialog(
    store: LibraryStore, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    dialog = MergeDialog(store, Library({}, {2: price(order_number="N-1")}), "theirs.sqlite")
    qtbot.addWidget(dialog)
    dialog.show()

    def full(_step: object) -> None:
        raise HeadroomError(Message("The disk is full."))

    monkeypatch.setattr(store.file, "commit", full)
    dialog.merge_button.click()
    assert dialog.isVisible()
    assert dialog.refusal.isVisible()
    assert dialog.refusal.text() == "The disk is full."
