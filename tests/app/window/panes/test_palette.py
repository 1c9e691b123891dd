"""The palette lists kinds and records, finds by words, and says what a drag carries."""

from __future__ import annotations

from dataclasses import replace

import msgspec
import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, Qt
from PySide6.QtGui import QColor, QImage, QKeySequence, QMouseEvent, QPainter, QShortcut
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from app.canvas.gestures.drop_component import Carried
from app.project.catalogue import load_catalog
from app.project.palette_model import CATALOGUE, Entry, PaletteModel, entry_tooltip, narrowed, palette_entries
from app.window.panes import palette_delegate
from app.window.panes.palette import Palette
from app.window.panes.palette_delegate import drag_picture
from app.window.panes.palette_drag import BESIDE_POINTER
from planner_core.catalog.catalog import Record
from planner_core.catalog.records import newest_first
from planner_core.plan.components import COMPONENT_TYPES
from tests.support.in_front import bring_to_front
from tests.support.panels import turn_wheel
from tests.support.settled import settle


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
    assert {name for _, name in CATALOGUE} == set(catalog.lists) - {"vgpu_profiles", "guests"}, (
        "those make no component"
    )
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


def test_vsan_leads_to_the_cluster_and_to_drives(entries: tuple[Entry, ...]) -> None:
    kinds = [entry.kind for entry in narrowed(entries, "vsan") if entry.kind and entry.record is None]
    assert sorted(kinds) == ["cluster", "disk_group"]


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


def test_part_of_a_word_in_a_source_is_not_meant(entries: tuple[Entry, ...]) -> None:
    """ "CAD" is in "Cascade Lake", the source of dozens of processors."""
    assert narrowed(entries, "cad") == ()
    assert "Intel Xeon Gold 6248" in [entry.title for entry in narrowed(entries, "cascade lake")]


def test_of_names_with_all_words_the_newest_comes_first(entries: tuple[Entry, ...]) -> None:
    """Who searches "knowledge" plans for today's Windows, not for the one whose name begins with the word."""
    titles = [entry.title for entry in narrowed(entries, "knowledge worker")]
    assert titles.index("Login Enterprise knowledge worker, Windows 11, 2 vCPU") < titles.index(
        "Knowledge worker, Windows 7, 2 vCPU"
    )


def test_an_empty_list_says_what_to_do(palette: Palette, qtbot: QtBot) -> None:
    qtbot.keyClicks(palette.search, "r9999")
    assert palette._count.text().endswith("or create a record under File > Library.")
    settle()
    assert palette._count.height() >= palette._count.heightForWidth(palette._count.width())
    palette.search.setText("nvme")
    assert "Library" not in palette._count.text()


def test_headings_are_not_chosen(entries: tuple[Entry, ...]) -> None:
    model = PaletteModel(entries)
    assert entries[0].is_heading
    assert model.flags(model.index(0, 0)) == Qt.ItemFlag.NoItemFlags
    assert model.entry(model.index(0, 0)) is None


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


@pytest.mark.parametrize("title", ["Disk group", "Cluster", "NVMe 3.84 TB"])
def test_the_drag_picture_has_room_for_all_words(
    entries: tuple[Entry, ...], qtbot: QtBot, title: str
) -> None:
    """The last line of "Drives in one RAID set, inside a host or an array" was cut off."""
    entry = next(each for each in entries if each.title == title)
    size = drag_picture(entry, 1.0).size()
    paper = QImage(size.width(), 4 * size.height(), QImage.Format.Format_RGB32)
    paper.fill(Qt.GlobalColor.white)
    painter = QPainter(paper)
    palette_delegate.draw_entry(painter, paper.rect(), entry)
    painter.end()
    white = QColor(Qt.GlobalColor.white).rgb()
    inked = [
        y for y in range(paper.height()) if any(paper.pixel(x, y) != white for x in range(paper.width()))
    ]
    assert size.height() / 2 < max(inked) < size.height()


class Target:
    """Notes what it is told; a drop is allowed right of the palette."""

    def __init__(self, room: QWidget) -> None:
        self.room = room
        self.told: list[tuple[object, ...]] = []
        self.what: Carried | None = None

    def carry(self, what: Carried, at: QPoint, modifiers: Qt.KeyboardModifier) -> bool:
        self.told.append(("carry", at))
        self.what = what
        return self.room.mapFromGlobal(at).x() > self.room.width()

    def drop(self, what: Carried, at: QPoint, modifiers: Qt.KeyboardModifier) -> None:
        self.told.append(("drop", at))
        self.what = what

    def cancel(self) -> None:
        self.told.append(("cancel",))


class Mouse:
    """The left button on a list, at points in its own coordinates."""

    def __init__(self, palette: Palette) -> None:
        self.view, self.room = palette.view, palette.view.viewport()
        self.target = Target(self.room)
        palette.view.target = self.target

    def send(self, kind: QEvent.Type, at: QPoint, *, pressed: bool = True, moved: bool = False) -> None:
        left, none = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
        button, buttons = none if moved else left, left if pressed else none
        there, keys = QPointF(self.room.mapToGlobal(at)), Qt.KeyboardModifier.NoModifier
        QApplication.sendEvent(self.room, QMouseEvent(kind, QPointF(at), there, button, buttons, keys))

    def press(self, at: QPoint) -> None:
        self.send(QEvent.Type.MouseButtonPress, at)

    def move(self, at: QPoint, *, pressed: bool = True) -> None:
        self.send(QEvent.Type.MouseMove, at, pressed=pressed, moved=True)

    def release(self, at: QPoint) -> None:
        self.send(QEvent.Type.MouseButtonRelease, at, pressed=False)

    def point(self, at: QPoint) -> QPoint:
        return self.room.mapToGlobal(at)

    def line(self, title: str) -> QPoint:
        model = self.view.model()
        for row in range(model.rowCount()):
            index = model.index(row, 0)
            if index.data() == title:
                self.view.scrollTo(index)
                return self.view.visualRect(index).center()
        raise AssertionError(title)

    @property
    def told(self) -> list[object]:
        return [each[0] for each in self.target.told]


@pytest.fixture
def mouse(palette: Palette) -> Mouse:
    return Mouse(palette)


FAR = QPoint(500, 300)


def test_a_line_is_carried_and_dropped_where_the_button_is_released(mouse: Mouse) -> None:
    mouse.press(mouse.line("Cluster"))
    mouse.move(FAR)
    mouse.release(FAR + QPoint(5, 5))
    assert mouse.target.told == [("carry", mouse.point(FAR)), ("drop", mouse.point(FAR + QPoint(5, 5)))]
    assert mouse.target.what == Carried("cluster")
    mouse.move(FAR)
    mouse.release(FAR)
    assert len(mouse.told) == 2


def test_a_record_is_carried_with_its_kind(mouse: Mouse) -> None:
    mouse.press(mouse.line("NVMe 3.84 TB"))
    mouse.move(FAR)
    what = mouse.target.what
    assert what is not None
    assert (what.kind, what.record and what.record.name) == ("disk_group", "NVMe 3.84 TB")


def test_a_hand_that_trembles_does_not_drag(mouse: Mouse) -> None:
    at = mouse.line("Cluster")
    mouse.press(at)
    mouse.move(at + QPoint(QApplication.startDragDistance() - 1, 0))
    assert mouse.told == []
    mouse.move(at + QPoint(QApplication.startDragDistance(), 0))
    assert mouse.told == ["carry"]


def test_headings_and_other_buttons_drag_nothing(mouse: Mouse, qtbot: QtBot) -> None:
    mouse.press(mouse.line("Components"))
    mouse.move(FAR)
    mouse.release(FAR)
    qtbot.mousePress(mouse.room, Qt.MouseButton.RightButton, pos=mouse.line("Cluster"))
    mouse.move(FAR)
    # Otherwise the next test's click would have both buttons down.
    qtbot.mouseRelease(mouse.room, Qt.MouseButton.RightButton, pos=FAR)
    assert mouse.told == []


def test_esc_gives_up_a_drag_and_shortcuts_wait_for_its_end(mouse: Mouse, qtbot: QtBot) -> None:
    undone = []
    shortcut = QShortcut(QKeySequence("Ctrl+Z"), mouse.view.window(), lambda: undone.append(1))
    bring_to_front(qtbot, mouse.view.window())
    mouse.view.setFocus()
    mouse.press(mouse.line("Cluster"))
    mouse.move(FAR)
    qtbot.keyClick(mouse.view, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert mouse.told == ["carry"]
    assert not undone
    qtbot.keyClick(mouse.view, Qt.Key.Key_Escape)
    assert mouse.told == ["carry", "cancel"]
    mouse.move(FAR)
    mouse.release(FAR)
    assert mouse.told == ["carry", "cancel"]
    qtbot.keyClick(mouse.view, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert undone
    shortcut.setEnabled(False)


def test_the_wheel_moves_the_list_but_not_during_a_drag(mouse: Mouse) -> None:
    bar = mouse.view.verticalScrollBar()
    turn_wheel(mouse.room, -1)
    moved = bar.value()
    assert moved > 0
    mouse.press(mouse.room.rect().center())
    mouse.move(FAR)
    assert mouse.told
    turn_wheel(mouse.room, -1)
    assert bar.value() == moved
    mouse.release(FAR)
    turn_wheel(mouse.room, -1)
    assert bar.value() > moved


def test_a_drag_whose_release_another_window_got_leaves_nothing(mouse: Mouse, palette: Palette) -> None:
    mouse.press(mouse.line("Cluster"))
    mouse.move(FAR)
    mouse.move(FAR, pressed=False)
    assert mouse.told == ["carry", "cancel"]
    mouse.press(mouse.line("Cluster"))
    mouse.move(FAR)
    palette.hide()
    assert mouse.told == ["carry", "cancel"] * 2


def test_the_picture_follows_the_pointer_and_goes_with_the_drag(
    mouse: Mouse, palette: Palette, qtbot: QtBot
) -> None:
    def pictures() -> list[QLabel]:
        return [each for each in palette.findChildren(QLabel) if each.pixmap() and each.isVisible()]

    inside = QPoint(100, 300)
    mouse.press(mouse.line("Cluster"))
    mouse.move(inside)
    (picture,) = pictures()
    assert picture.mapToGlobal(QPoint(0, 0)) == mouse.point(inside) + BESIDE_POINTER
    assert palette.childAt(picture.geometry().center()) is not picture  # it hides no target
    assert mouse.room.cursor().shape() == Qt.CursorShape.ForbiddenCursor
    mouse.move(FAR)
    assert mouse.room.cursor().shape() == Qt.CursorShape.DragCopyCursor
    mouse.release(FAR)
    assert not pictures()
    assert mouse.room.cursor().shape() == Qt.CursorShape.ArrowCursor
    qtbot.waitUntil(lambda: not [each for each in palette.findChildren(QLabel) if each.pixmap()])


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


def test_servers_are_found_by_their_model_and_say_what_is_only_recalled() -> None:
    found = [each for each in narrowed(palette_entries(load_catalog()), "r760") if not each.is_heading]
    assert found[0].title == "Dell PowerEdge R760, 2 x Gold 6542Y, 1024 GiB"
    tip = entry_tooltip(found[0]).replace("\N{NO-BREAK SPACE}", " ")
    assert "32 slots, 8 channels for each processor, up to 8,192 GiB" in tip
    assert "24x2.5 SAS/NVMe, 16x2.5, 12x3.5, 16xE3.S (recalled)" in tip
    assert "smartinfralog.com" in tip.lower()
    recalled = next(each for each in narrowed(palette_entries(load_catalog()), "r650") if not each.is_heading)
    assert recalled.detail.endswith("· recalled")
    assert "Only recalled, not read: Sockets, Rack units" in entry_tooltip(recalled)
