"""What is wrong with a field is read whole, in narrow panes and with large text too."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication, QLabel, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from app.inspector.inspector import Inspector
from app.look.theme_manager import Themes
from tests.support.panels import editor, type_text
from tests.support.settled import settle


@pytest.fixture
def large_text(qapp: QApplication) -> Iterator[None]:
    """Text at 150 %."""
    themes = Themes(qapp, "light", 150)
    yield
    themes.deleteLater()


def complaint(field: QWidget) -> QLabel:
    """The words below a field."""
    return next(each for each in field.findChildren(QLabel) if each.property("tone") == "error")


@pytest.mark.usefixtures("german")
@pytest.mark.parametrize(("width", "height"), [(340, 420), (260, 420), (460, 380)])
@pytest.mark.parametrize("wrong", ["abc", "1.000"])
def test_a_complaint_is_seen_whole(
    inspector: Inspector, qtbot: QtBot, large_text: None, width: int, height: int, wrong: str
) -> None:
    inspector.resize(width, height)
    inspector.show(("host",))
    field = editor(inspector, "cores_per_socket")
    inspector.form.focus_field("cores_per_socket")
    settle()
    type_text(inspector, "cores_per_socket", wrong)
    settle()
    words = complaint(field)
    assert words.height() >= words.heightForWidth(words.width())
    assert words.visibleRegion().boundingRect() == words.rect()


@pytest.mark.usefixtures("german")
def test_a_complaint_at_the_edge_is_scrolled_into_sight(inspector: Inspector, qtbot: QtBot) -> None:
    inspector.resize(340, 420)
    inspector.show(("host",))
    inspector.form.focus_field("cores_per_socket")
    field = editor(inspector, "cores_per_socket")
    settle()
    area = field.parentWidget()
    while not isinstance(area, QScrollArea):
        area = area.parentWidget()
    bottom = field.mapTo(area.widget(), QPoint(0, field.height())).y()
    area.verticalScrollBar().setValue(bottom - area.viewport().height())
    assert area.verticalScrollBar().value() > 0
    type_text(inspector, "cores_per_socket", "abc")
    words = complaint(field)
    qtbot.waitUntil(lambda: words.visibleRegion().boundingRect() == words.rect())
