"""Chapters are ticked, moved by key and by mouse, and said in words."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtGui import QAccessible
from pytestqt.qtbot import QtBot

from app.window.proposal.chapter_list import ChapterList
from planner_core.plan.proposal_design import CHAPTERS, Chapter, ProposalDesign
from tests.support.in_front import bring_to_front
from tests.support.screen_reader import listen

ALT = Qt.KeyboardModifier.AltModifier


@pytest.fixture
def chapters(qtbot: QtBot) -> ChapterList:
    made = ChapterList()
    qtbot.addWidget(made)
    made.resize(300, 500)
    made.show_chapters(ProposalDesign().all_chapters())
    made.edited.connect(made.show_chapters)
    return made


def shown(chapters: ChapterList) -> list[str]:
    return [chapters.item(row).text() for row in range(chapters.count())]


def test_the_list_shows_every_chapter_in_order(chapters: ChapterList) -> None:
    assert shown(chapters)[:3] == ["Summary", "Drawing", "Variants"]
    assert chapters.count() == len(CHAPTERS)
    assert chapters.key == "summary"


def test_half_of_the_chapters_are_seen_without_scrolling(chapters: ChapterList) -> None:
    rows = chapters.sizeHint().height() / chapters.sizeHintForRow(0)
    assert len(CHAPTERS) / 2 - 1 < rows < len(CHAPTERS)


def test_space_leaves_a_chapter_out_and_prints_it_again(chapters: ChapterList, qtbot: QtBot) -> None:
    bring_to_front(qtbot, chapters)
    chapters.setCurrentRow(1)
    with qtbot.waitSignal(chapters.edited) as told:
        qtbot.keyClick(chapters, Qt.Key.Key_Space)
    assert [each.key for each in told.args[0] if not each.shown] == ["drawing"]
    with qtbot.waitSignal(chapters.edited) as told:
        qtbot.keyClick(chapters, Qt.Key.Key_Space)
    assert all(each.shown for each in told.args[0])


def test_alt_and_arrows_move_a_chapter_and_it_stays_current(chapters: ChapterList, qtbot: QtBot) -> None:
    bring_to_front(qtbot, chapters)
    chapters.setCurrentRow(1)
    for _ in range(2):
        qtbot.keyClick(chapters, Qt.Key.Key_Down, ALT)
    assert shown(chapters)[:4] == ["Summary", "Variants", "How we got here", "Drawing"]
    assert chapters.key == "drawing"
    for _ in range(9):
        qtbot.keyClick(chapters, Qt.Key.Key_Up, ALT)
    assert shown(chapters)[0] == "Drawing"


def test_a_moved_chapter_says_where_it_is_now(chapters: ChapterList, monkeypatch: pytest.MonkeyPatch) -> None:
    heard, count = listen(monkeypatch), chapters.count()
    chapters.setCurrentRow(1)
    chapters.move_current(1)
    assert heard == [f"Drawing is chapter 3 of {count}"]
    chapters.move_current(-1)
    chapters.move_current(-1)
    chapters.move_current(-1)
    assert heard[1:] == [f"Drawing is chapter {number} of {count}" for number in (2, 1)]


def test_a_drop_moves_a_chapter(chapters: ChapterList, qtbot: QtBot) -> None:
    with qtbot.waitSignal(chapters.edited) as told:
        chapters.model().moveRow(QModelIndex(), 0, QModelIndex(), 3)  # what the list does with a drop
    assert [each.key for each in told.args[0]][:3] == ["drawing", "variants", "summary"]


def test_a_refused_change_is_shown_as_it_is(chapters: ChapterList, qtbot: QtBot) -> None:
    chapters.edited.disconnect(chapters.show_chapters)
    chapters.item(0).setCheckState(Qt.CheckState.Unchecked)
    chapters.forget()
    chapters.show_chapters(ProposalDesign().all_chapters())
    assert chapters.item(0).checkState() == Qt.CheckState.Checked


def test_what_is_special_about_a_chapter_is_said(chapters: ChapterList) -> None:
    chapters.show_chapters(ProposalDesign().with_chapter(Chapter("bill", text="Mine")).all_chapters())
    chapters.show_empty(frozenset({"variants"}))
    tips = {chapters.item(row).text(): chapters.item(row).toolTip() for row in range(chapters.count())}
    assert "nothing for this chapter" in tips["Variants"]
    assert tips["Bill of materials"] == "With a text of your own"
    assert tips["Summary"] == ""
    assert QAccessible.queryAccessibleInterface(chapters).text(QAccessible.Text.Name) == "Chapters"
