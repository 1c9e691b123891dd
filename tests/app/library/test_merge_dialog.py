"""Libraries go out as one file and come in again, with a choice where both differ."""

from __future__ import annotations

from decimal import Decimal
from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from app.library.library_store import LibraryStore
from app.library.library_window import LibraryWindow
from app.library.merge_dialog import MergeDialog
from app.machine.preferences import Preferences
from db.library import LibraryFile, export_library, read_foreign
from db.library_errors import LibraryError
from planner_core.catalog.library import Library
from planner_core.messages import HeadroomError, Message
from tests.support.libraries import BLADE, price, put
from tests.support.screen_reader import listen

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
        with qtbot.waitSignal(dialog.destroyed):
            dialog.merge_button.click()
        assert store.library.prices[1].unit_price == amount
        assert len(store.library.prices) == 2
        store.undo()
        assert store.library == Library({KEY: BLADE}, {1: price()})
    assert path.read_bytes() == before


@pytest.mark.parametrize("content", [b"no library", b"SQLite format 3\0" + bytes(200)])
def test_what_is_no_library_is_told_in_the_dialog_and_another_file_can_be_chosen(
    window: LibraryWindow,
    store: LibraryStore,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    content: bytes,
) -> None:
    path, sound = tmp_path / "theirs.sqlite", tmp_path / "sound.sqlite"
    path.write_bytes(content)
    export_library(Library({}, {1: price(unit_price=Decimal(1)), 2: price(order_number="N-1")}), sound)
    before = store.library
    window.show()
    window.files.merge_path(path)
    dialog = window.findChild(MergeDialog)
    assert dialog is not None
    assert dialog.isVisible()
    assert dialog.refusal.isVisible()
    assert "theirs.sqlite" in dialog.refusal.text()
    assert not dialog.told.isVisible()
    assert not dialog.merge_button.isEnabled()
    assert not window.messages.text, "nothing is said behind the dialog"
    assert (store.library, path.read_bytes()) == (before, content)
    over: list[object] = []
    for chosen in ("", str(sound), str(path), str(sound)):

        def answer(parent: object, *_: object, chosen: str = chosen) -> tuple[str, str]:
            over.append(parent)
            return chosen, ""

        monkeypatch.setattr(QFileDialog, "getOpenFileName", answer)
        dialog.other_button.click()
        is_sound = chosen == str(sound)
        assert dialog.refusal.isVisible() != is_sound
        assert dialog.merge_button.isEnabled() == is_sound
        assert [box.isVisible() for box in dialog.choices] == [True] * is_sound
    assert over == [dialog] * 4
    dialog.choose_all("theirs")
    dialog.merge_button.click()
    assert store.library.prices[1].unit_price == 1
    assert len(store.library.prices) == 2


def test_a_file_without_content_is_a_library_without_rows(window: LibraryWindow, tmp_path: Path) -> None:
    path = tmp_path / "theirs.sqlite"
    path.write_bytes(b"")
    window.files.merge_path(path)
    dialog = window.findChild(MergeDialog)
    assert dialog is not None
    assert not dialog.merge_button.isEnabled()
    assert path.read_bytes() == b""


def test_a_missing_library_is_told(tmp_path: Path) -> None:
    with pytest.raises(LibraryError, match=r"none\.sqlite"):
        read_foreign(tmp_path / "none.sqlite")


def test_reading_a_foreign_library_never_writes(store: LibraryStore, tmp_path: Path) -> None:
    path = tmp_path / "theirs.sqlite"
    export_library(Library({KEY: BLADE}, {}), path)
    path.chmod(0o444)
    assert LibraryFile(path, foreign=True).read().records == {KEY: BLADE}


def test_a_refusal_stands_in_the_dialog(
    window: LibraryWindow, store: LibraryStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    dialog = MergeDialog(store, lambda _over: None, window)
    dialog.show_library(Library({}, {2: price(order_number="N-1")}), "theirs.sqlite")
    window.show()
    dialog.open()

    def full(_step: object) -> None:
        raise HeadroomError(Message("The disk is full."))

    monkeypatch.setattr(store.file, "commit", full)
    heard = listen(monkeypatch)
    dialog.merge_button.click()
    assert heard == ["The disk is full."]
    assert dialog.isVisible()
    assert dialog.refusal.isVisible()
    assert dialog.refusal.text() == "The disk is full."
    assert not window.messages.text, "nothing is said behind the dialog"
