"""After a change of theme and text size a widget looks as one that is created then."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from decimal import Decimal

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from app.look.theme_manager import Themes
from app.look.widgets.choice_field import ChoiceField
from app.look.widgets.link_button import LinkButton
from app.look.widgets.message_bar import MessageBar
from app.look.widgets.number_field import NumberField
from app.look.widgets.number_spec import NumberSpec
from app.look.widgets.plain_text import plain_label
from app.look.widgets.search_field import search_field
from app.look.widgets.text_fields import NotesField, TextField
from app.look.widgets.usage_bar import UsageBar
from app.results.severity import SeverityMark
from app.results.strip_item import StripItem
from app.window.proposal.live_notes import LiveNotes
from tests.support.settled import settle
from tests.support.user import pointer_aside

WORDS = "Nine of ten desktops have their memory, and the tenth waits for a host that is in service again."


def link(parent: QWidget) -> QWidget:
    made = LinkButton("Show the derivation", parent)
    made.set_icon("search")
    return made


def bar_of_use(parent: QWidget) -> QWidget:
    made = UsageBar("Memory", parent)
    made.show_usage(0.81, "warning", 0.9, (0.7, 0.95))
    made.set_label("Memory", "at the start of work")
    return made


def number(parent: QWidget) -> NumberField:
    made = NumberField(NumberSpec("Memory", "GiB", "GiB", Decimal(1), Decimal(9999)), parent)
    made.set_value(Decimal(512))
    return made


def text(parent: QWidget) -> QWidget:
    made = TextField("Name", parent)
    made.set_value("RX300 S6")
    return made


def choice(parent: QWidget) -> QWidget:
    made = ChoiceField("Clones", {"linked": "Linked clones", "full": "Full clones"}, parent)
    made.set_value("full")
    return made


def message(parent: QWidget) -> QWidget:
    """Over the place in which it lies, and as high as its words need."""
    place = QWidget(parent)
    place.setMinimumHeight(120)
    made = MessageBar(parent)
    made.lie_over(place)
    made.show_message(WORDS, "error", [("Try again", lambda: None)])
    return place


def severity(parent: QWidget) -> QWidget:
    made = SeverityMark(parent)
    made.show_severity("error")
    return made


def sentence(parent: QWidget) -> QWidget:
    made = StripItem(parent)
    made.show_sentence("77 of 75 desktops fit", "warning")
    return made


WIDGETS: Mapping[str, Callable[[QWidget], QWidget]] = {
    "link": link,
    "bar of use": bar_of_use,
    "number": number,
    "text": text,
    "choice": choice,
    "search": lambda parent: search_field("Search", parent),
    "notes": lambda parent: NotesField("Notes", parent),
    "live notes": lambda parent: LiveNotes("Words", 3, 1000, parent),
    "message": message,
    "severity": severity,
    "sentence": sentence,
}


@pytest.fixture
def themes(qapp: object) -> Iterator[Themes]:
    made = Themes(qapp, "light")
    made.complete()
    yield made
    made.deleteLater()


def shown(window: QWidget, qtbot: QtBot) -> dict[str, QWidget]:
    """A frame with room around each widget, one below the other in a window."""
    qtbot.addWidget(window)
    frames = {}
    for place, (name, make) in enumerate(WIDGETS.items()):
        frame = frames[name] = QWidget(window)
        inside = QVBoxLayout(frame)
        inside.addWidget(make(frame))
        inside.addStretch()
        frame.setGeometry(0, place * 200, 300, 200)
    window.resize(300, 200 * len(frames))
    window.show()
    qtbot.waitExposed(window)
    settle()
    return frames


def pictures(frames: Mapping[str, QWidget]) -> dict[str, QImage]:
    return {name: frame.grab().toImage() for name, frame in frames.items()}


def test_widgets_follow_the_theme_and_the_size_of_text(qtbot: QtBot, themes: Themes) -> None:
    pointer_aside()
    window, other = QWidget(), QWidget()
    frames = shown(window, qtbot)
    light = pictures(frames)
    themes.choose("dark")
    themes.set_text_percent(150)
    settle()
    followed = pictures(frames)
    assert [name for name in WIDGETS if followed[name] == light[name]] == []
    window.hide()
    anew = pictures(shown(other, qtbot))
    assert [name for name in WIDGETS if followed[name] != anew[name]] == []


def test_a_label_keeps_to_its_line_unless_it_is_to_wrap(qtbot: QtBot) -> None:
    assert not plain_label(WORDS).wordWrap()
    assert plain_label(WORDS, wraps=True).wordWrap()
    assert plain_label("<b>Bold</b>").textFormat() == Qt.TextFormat.PlainText
