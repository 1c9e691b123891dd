"""A catalogue field as it is typed into: the list it opens, Esc, and what is seen of the chosen name."""

from __future__ import annotations

import pytest
import shiboken6
from PySide6.QtCore import QPoint
from pytestqt.qtbot import QtBot

from app.inspector.form_target import ComponentTarget
from app.inspector.inspector import Inspector
from app.inspector.record_field import RecordField, records_meant
from app.project.session import Session
from planner_core.catalog.catalog import Record
from planner_core.editing import verbs
from planner_core.plan.components import DesktopPool, GraphicsBoards
from planner_core.plan.fields import declared_field
from tests.support.settled import settle
from tests.support.user import User


@pytest.fixture
def field(inspector: Inspector, qtbot: QtBot) -> RecordField:
    """The server model of a host, at the right edge of the screen."""
    room = inspector.screen().availableGeometry()
    inspector.resize(300, 700)
    inspector.move(room.right() - 310, room.top() + 20)
    inspector.show(("host",))
    found = next(
        each
        for each in inspector.form.findChildren(RecordField)
        if each.isVisible() and each.model().rowCount()
    )
    found.setFocus()
    settle()
    return found


def longest(field: RecordField) -> int:
    names = [field.itemText(row) for row in range(field.count())]
    return max(map(field.fontMetrics().horizontalAdvance, names))


def test_the_open_list_is_as_wide_as_its_names_and_on_the_screen(
    field: RecordField, user: User, qtbot: QtBot
) -> None:
    user.press("Down")
    qtbot.waitUntil(field.view().isVisible)
    assert field.view().viewport().width() >= longest(field) > field.width()
    popup = field.view().window()
    assert popup.frameGeometry().right() <= popup.screen().availableGeometry().right()
    user.press("Escape")
    qtbot.waitUntil(lambda: not field.view().isVisible())


def test_typing_opens_a_list_that_esc_closes_first(field: RecordField, user: User, qtbot: QtBot) -> None:
    before = field.currentText()
    user.press("ctrl+a")
    user.type("prim")
    popup = field.completer().popup()
    qtbot.waitUntil(popup.isVisible)
    assert popup.viewport().width() >= longest(field)
    assert popup.frameGeometry().right() <= popup.screen().availableGeometry().right()
    assert popup.viewport().mapTo(popup, QPoint(0, 0)).x() > 0  # there is a frame
    user.press("Escape")
    qtbot.waitUntil(lambda: not popup.isVisible())
    assert field.currentText() == "prim"
    user.press("Escape")
    assert field.currentText() == before


def test_a_name_that_was_chosen_by_keys_shows_its_beginning(
    field: RecordField, user: User, qtbot: QtBot
) -> None:
    user.press("ctrl+a")
    user.type("prim")
    qtbot.waitUntil(field.completer().popup().isVisible)
    user.press("Down", "Down", "Return")
    qtbot.waitUntil(lambda: "PRIMERGY" in field.currentText())
    settle()
    assert field.line.cursorPosition() == 0


def test_the_line_is_of_pythons_own_make(field: RecordField) -> None:
    """Deleting a row of prices took a line that Qt had made from Python, and the form of pools was dead with it."""
    assert shiboken6.createdByPython(field.line)
    assert field.lineEdit() is field.line


def test_enter_takes_the_only_record_that_is_offered(
    field: RecordField, session: Session, user: User, qtbot: QtBot
) -> None:
    user.press("ctrl+a")
    user.type("rx2540 m1")
    qtbot.waitUntil(field.completer().popup().isVisible)
    assert field.completer().completionCount() == 1
    user.press("Return")
    qtbot.waitUntil(lambda: not field.completer().popup().isVisible())
    host = session.plan.components["host"]
    assert host.server_model == "Fujitsu PRIMERGY RX2540 M1"
    assert host.origins["ram_gib"].reference == "Fujitsu PRIMERGY RX2540 M1, 2 x E5-2670 v3, 256 GiB"


@pytest.mark.parametrize("leave", ["Return", "Tab", "a click elsewhere"])
def test_a_part_of_several_names_is_refused_with_a_sentence(
    inspector: Inspector, field: RecordField, session: Session, user: User, qtbot: QtBot, leave: str
) -> None:
    row = field.parent()
    before = session.plan
    user.press("ctrl+a")
    user.type("prim")
    qtbot.waitUntil(field.completer().popup().isVisible)
    if leave == "a click elsewhere":
        name = inspector.form.row("name").editor
        for _ in range(2):  # the first closes the list
            user.click(name.mapToGlobal(name.rect().center()))
        qtbot.waitUntil(name.hasFocus)
    else:
        user.press(leave)
    qtbot.waitUntil(lambda: not field.completer().popup().isVisible())
    qtbot.waitUntil(lambda: "“prim” is part of" in row.error)
    assert session.plan is before
    assert field.property("wrong")
    field.setFocus()
    user.press("Escape")
    assert field.currentText() == before.components["host"].server_model
    assert not row.error
    assert not field.property("wrong")


DRIVES = [
    Record(name=name, kind="disk_group", values={}, source="", confidence="C")
    for name in ("NVMe 3.84 TB", "SAS 3.84 TB", "SSD 13.84 GB", "SAS 960 GB")
]


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("3.84", (0, 1)),
        ("nvme 3.84", (0,)),
        ("tb 3.84 sas", (1,)),
        ("SAS", (1, 3)),
        ("13.8", (2,)),
        ("sas 960 gb", (3,)),
        ("Our own make", ()),
        (" ", ()),
    ],
)
def test_whole_words_of_a_name_come_before_parts_of_words(typed: str, meant: tuple[int, ...]) -> None:
    assert records_meant(typed, DRIVES) == [DRIVES[place] for place in meant]


def test_a_model_that_the_catalogue_lacks_says_so(
    field: RecordField, session: Session, user: User, qtbot: QtBot
) -> None:
    row = field.parent()
    user.press("ctrl+a")
    user.type("Our own make")
    user.press("Return")
    assert row.origin.text() == "not in the catalogue"
    assert "no record of this name" in row.editor.toolTip()
    assert session.plan.components["host"].server_model == "Our own make"


def test_virtual_gpus_of_the_boards_in_the_hosts_come_first(session: Session) -> None:
    info = declared_field(DesktopPool, "vgpu_profile")
    assert info is not None
    pool = session.plan.of_type(DesktopPool)[0].id
    target = ComponentTarget(session, (pool,))
    usual = [each.name for each in target.records(info)]
    boards = GraphicsBoards(id="boards", name="Boards", board_model="NVIDIA L4")
    session.perform(verbs.add_component(session.plan, boards, parent="host"))
    names = [each.name for each in target.records(info)]
    own = [name for name in usual if name.startswith("L4-")]
    assert own
    assert set(names[: len(own)]) == set(own)
    assert [name for name in names if name not in own] == [name for name in usual if name not in own]
