"""The palette lists kinds and records, finds by words, and says what a drag carries."""

from __future__ import annotations

import json
from dataclasses import replace

import msgspec
import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QDrag, QImage, QPainter
from pytestqt.qtbot import QtBot

from app.project.catalogue import load_catalog
from app.project.palette_model import CATALOGUE, MIME_TYPE, Entry, PaletteModel, narrowed, palette_entries
from app.window.panes import palette_delegate
from app.window.panes.palette import Palette
from app.window.panes.palette_delegate import drag_picture
from planner_core.catalog.catalog import Record
from planner_core.catalog.records import newest_first
from planner_core.plan.components import COMPONENT_TYPES


@pytest.fixture
def entries() -> tuple[Entry, ...]:
    return palette_entries(load_catalog())


@pytest.fixture
def palette(qtbot: QtBot) -> Palette:
    made = Palette(load_catalog())
    qtbot.addWidget(made)
    made.resize(240, 700)
    made.show()
    return made


def test_every_kind_and_every_record_that_makes_one_is_there(entries: tuple[Entry, ...]) -> None:
    catalog = load_catalog()
    assert {entry.kind for entry in entries if entry.record is None and not entry.is_heading} == set(
        COMPONENT_TYPES
    )
    offered = [entry.record for entry in entries if entry.record is not None]
    assert {name for _, name in CATALOGUE} == set(catalog.lists)
    assert offered == [record for _, name in CATALOGUE for record in newest_first(catalog.records(name))]
    assert all(entry.kind == entry.record.kind for entry in entries if entry.record is not None)


def test_search_takes_words_in_any_order_and_keeps_the_headings(entries: tuple[Entry, ...]) -> None:
    assert narrowed(entries, "slc  NVME") == ()
    assert [entry.title for entry in narrowed(entries, "slc sata")] == ["Drives", 'SSD SATA 64 GB SLC 2.5"']
    assert narrowed(entries, "") == entries
    assert narrowed(entries, "no such thing") == ()


def test_matches_in_the_name_come_before_matches_in_details(entries: tuple[Entry, ...]) -> None:
    heading, *found = narrowed(entries, "sas ssd")
    assert heading.title == "Drives"
    assert all("SAS" in entry.title and "SSD" in entry.title for entry in found)
    assert len(found) > 4
    titles = [entry.title for entry in narrowed(entries, "ssd")]
    by_name, by_kind, by_source = map(
        titles.index, ("SAS SSD 1.92 TB", "NVMe 3.84 TB", 'SAS 300 GB 10K 2.5"')
    )
    assert titles[0] == "Drives"
    assert by_name < by_kind < by_source  # "SSD in VDI" is where the IOPS of the hard disk are from
    assert not narrowed(entries, "ssd 300")  # neither is a server RX300 an SSD, nor a hard disk of 300 GB


def test_kinds_of_drives_find_what_does_not_name_them(entries: tuple[Entry, ...]) -> None:
    for typed in ("hdd", "hard disk"):
        assert 'SAS 300 GB 10K 2.5"' in [entry.title for entry in narrowed(entries, typed)]
    assert "NVMe 3.84 TB" in [entry.title for entry in narrowed(entries, "ssd 3.84")]


def test_the_group_of_the_best_comes_first(entries: tuple[Entry, ...]) -> None:
    found = [entry.title for entry in narrowed(entries, "disk group")]
    assert found[:2] == ["Components", "Disk group"]
    assert narrowed(entries, "nvme")[0].title == "Drives"


def test_search_reads_the_source_too(entries: tuple[Entry, ...]) -> None:
    assert [entry.title for entry in narrowed(entries, "seek")] == [
        "Drives",
        "NL-SAS 7.2K 4 TB",
        "NL-SAS 7.2K 12 TB",
    ]


def test_a_drag_carries_kind_list_and_record(entries: tuple[Entry, ...]) -> None:
    model = PaletteModel(entries)
    carried = {}
    for row in range(model.rowCount()):
        entry = model.entry(model.index(row, 0))
        if entry is not None:
            data = model.mimeData([model.index(row, 0)]).data(MIME_TYPE)
            carried[entry.title] = json.loads(bytes(data.data()))
    assert carried["Host"] == {"kind": "host", "list": None, "record": None}
    assert carried["NVMe 3.84 TB"] == {"kind": "disk_group", "list": "drives", "record": "NVMe 3.84 TB"}


def test_headings_are_neither_chosen_nor_dragged(entries: tuple[Entry, ...]) -> None:
    model = PaletteModel(entries)
    assert entries[0].is_heading
    assert model.flags(model.index(0, 0)) == Qt.ItemFlag.NoItemFlags
    assert model.mimeData([model.index(0, 0)]).formats() == []


def test_names_from_a_catalogue_stay_plain_text() -> None:
    record = Record("<b>Bold</b> & co", "disk_group", {"drive_gb": 100.0}, "a <i>source</i>", "C")
    catalog = msgspec.structs.replace(load_catalog(), lists={"drives": (record,)})
    model = PaletteModel(palette_entries(catalog))
    row = next(row for row in range(model.rowCount()) if model.index(row, 0).data() == record.name)
    tip = model.index(row, 0).data(Qt.ItemDataRole.ToolTipRole)
    assert "&lt;b&gt;Bold&lt;/b&gt;" in tip
    assert "<b>" not in tip


def test_typing_narrows_and_enter_takes_the_first(palette: Palette, qtbot: QtBot) -> None:
    with qtbot.waitSignal(palette.chosen) as chosen:
        qtbot.keyClicks(palette.search, "nvme 3.84")
        qtbot.keyClick(palette.search, Qt.Key.Key_Return)
    assert chosen.args[0].title == "NVMe 3.84 TB"
    assert palette.view.model().rowCount() == 2  # the heading and the one that is left


def test_the_count_says_how_many_are_left(palette: Palette, qtbot: QtBot) -> None:
    qtbot.keyClicks(palette.search, "sas")
    there = sum(not entry.is_heading for entry in palette_entries(load_catalog()))
    found = sum(
        any("sas" in text.casefold() for text in (entry.title, entry.detail, *entry.beside, entry.source))
        for entry in palette_entries(load_catalog())
        if not entry.is_heading
    )
    assert 0 < found < there
    assert palette._count.text() == f"{found} of {there}"
    qtbot.keyClick(palette.search, Qt.Key.Key_Escape)
    assert palette.search.text() == ""
    assert palette._count.isHidden()


def test_the_button_adds_what_is_chosen_and_is_off_when_nothing_is_left(
    palette: Palette, qtbot: QtBot
) -> None:
    with qtbot.waitSignal(palette.chosen) as chosen:
        qtbot.mouseClick(palette.button, Qt.MouseButton.LeftButton)
    assert (chosen.args[0].kind, chosen.args[0].record) == ("host", None)
    palette.search.setText("no such thing")
    assert not palette.button.isEnabled()


def test_enter_in_the_list_adds(palette: Palette, qtbot: QtBot) -> None:
    qtbot.keyClick(palette.search, Qt.Key.Key_Down)
    qtbot.keyClick(palette.view, Qt.Key.Key_Down)
    with qtbot.waitSignal(palette.chosen) as chosen:
        qtbot.keyClick(palette.view, Qt.Key.Key_Return)
    assert (chosen.args[0].kind, chosen.args[0].record) == ("cluster", None)


def test_the_drag_picture_shows_the_dragged_entry(
    entries: tuple[Entry, ...], monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    """Its words stand on the card: without them the picture of one entry has other pixels."""
    entry = next(each for each in entries if not each.is_heading)
    drawn = drag_picture(entry, 1.0).toImage()
    monkeypatch.setattr(palette_delegate, "draw_entry", lambda *_: None)
    card = drag_picture(entry, 1.0).toImage()
    assert card.size() == drawn.size()
    pixels = drawn.width() * drawn.height()
    other = sum(
        drawn.pixel(x, y) != card.pixel(x, y) for x in range(drawn.width()) for y in range(drawn.height())
    )
    assert pixels * 0.02 < other < pixels * 0.6


def test_no_drag_begins_inside_another(palette: Palette, monkeypatch: pytest.MonkeyPatch) -> None:
    palette.view.setCurrentIndex(palette.view.model().index(1, 0))
    begun = []

    class Drag(QDrag):
        def exec(self, *_: object) -> Qt.DropAction:  # as in Qt, the window goes on meanwhile
            begun.append(self)
            if len(begun) < 5:
                palette.view.startDrag(Qt.DropAction.CopyAction)
            return Qt.DropAction.CopyAction

    monkeypatch.setattr("app.window.panes.palette.QDrag", Drag)
    palette.view.startDrag(Qt.DropAction.CopyAction)
    assert len(begun) == 1
    palette.view.startDrag(Qt.DropAction.CopyAction)
    assert len(begun) == 2


def test_a_line_of_the_palette_says_what_it_is_below_its_name(
    entries: tuple[Entry, ...], monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    entry = next(each for each in entries if each.detail and not each.is_heading)
    assert entry.detail != entry.title

    def painted(shown: Entry) -> QImage:
        picture = QImage(300, 80, QImage.Format.Format_RGB32)
        picture.fill(Qt.GlobalColor.white)
        painter = QPainter(picture)
        palette_delegate.draw_entry(painter, QRect(0, 0, 300, 80), shown)
        painter.end()
        return picture

    def lines_other_than(one: QImage, other: QImage) -> set[int]:
        return {y for y in range(80) if one.copy(0, y, 300, 1) != other.copy(0, y, 300, 1)}

    whole = painted(entry)
    detail = lines_other_than(whole, painted(replace(entry, detail="")))
    title = lines_other_than(whole, painted(replace(entry, title="")))
    assert len(detail) > 4
    assert min(title) < min(detail)
