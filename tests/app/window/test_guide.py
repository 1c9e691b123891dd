"""The guide in both languages: readable without a network, with the keys as this window names them."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from app.look.output_language import written_in
from app.window.commands.action_set import ActionSet
from app.window.dialogs.guide_dialog import GuideDialog, chapters

GUIDED = ("insert.host", "insert.disk_group", "insert.desktop_pool", "view.present", "file.export_proposal")


@pytest.mark.parametrize(("language", "first"), [("en", "Draw"), ("de", "Zeichnen")])
def test_it_tells_from_the_first_key_to_the_proposal(qtbot: QtBot, language: str, first: str) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    with written_in(language):
        actions = ActionSet(window)
        dialog = GuideDialog(actions, window)
    qtbot.addWidget(dialog)
    text = dialog.text.toPlainText()
    assert dialog.contents.item(0).text() == first
    assert text.startswith(first)
    for action in GUIDED:
        key = actions[action].shortcut().toString(actions[action].shortcut().SequenceFormat.NativeText)
        assert key in text, action
    assert "{" not in text
    assert "http" not in dialog.text.toHtml().replace("http://www.w3.org", "")


def test_its_contents_lead_to_each_chapter(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    dialog = GuideDialog(ActionSet(window), window)
    dialog.resize(700, 300)
    dialog.show()
    qtbot.waitExposed(dialog)
    bar, seen = dialog.text.verticalScrollBar(), []
    for row in range(dialog.contents.count()):
        dialog.contents.setCurrentRow(row)
        seen.append(bar.value())
    assert seen == sorted(seen)
    assert len(set(seen)) > len(seen) // 2


def test_no_chapter_is_empty_and_no_key_is_missing(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    for chapter in chapters(ActionSet(window)):
        assert chapter.paragraphs
        for text in chapter.paragraphs:
            assert not text.startswith(" ")
            assert "press ." not in text
