"""A pseudo language: every text in brackets, with accents, 40 % longer. Cut texts show where a real translation would
not fit, and texts outside brackets where it would be missing.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator

import pytest
from PySide6.QtCore import QAbstractItemModel, QAbstractListModel, QModelIndex, QPoint, QRect, Qt
from PySide6.QtGui import QFontMetrics, QFontMetricsF
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractScrollArea,
    QComboBox,
    QHeaderView,
    QLabel,
    QLineEdit,
    QStyle,
    QStyleOptionComboBox,
    QTabBar,
    QTableView,
    QWidget,
)

from app.look import translation
from app.look.translation import Language

LONGER = 0.4
ACCENTS = str.maketrans("aeiouAEIOU", "áéíóúÁÉÍÓÚ")
VOWELS = frozenset("aeiouáéíóúAEIOUÁÉÍÓÚ")
PLACES = re.compile(r"(\{\w+\}|<[^>]+>|&\w)")
OPEN, CLOSE = "[", "]"
TOLERANCE = 1
WORD = re.compile(r"[A-Za-zÀ-ÿ]{3,}")


def pseudo(text: str) -> str:
    """`text` in the pseudo language; values, tags and access keys are unchanged."""
    pieces = PLACES.split(text)
    more = round(sum(map(len, pieces[::2])) * LONGER)
    grown = []
    for number, piece in enumerate(pieces):
        if number % 2:
            grown.append(piece)
            continue
        longer, more = _longer(piece.translate(ACCENTS), more)
        grown.append(longer)
    return f"{OPEN}{''.join(grown)}{CLOSE}"


def _longer(text: str, more: int) -> tuple[str, int]:
    """The text with up to `more` vowels repeated, from its beginning; returns how many are left."""
    places = [at for at, letter in enumerate(text) if letter in VOWELS]
    if not places:
        return text, more
    times = dict.fromkeys(places, 1)
    for number in range(more):
        times[places[number % len(places)]] += 1
    return "".join(letter * times.get(at, 1) for at, letter in enumerate(text)), 0


def speak_pseudo(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make the next program speak it instead of English; `translation.install` restores English."""
    english = translation.language_for("en").look_up
    language = Language("en", lambda text, plural, count: pseudo(english(text, plural, count)))
    monkeypatch.setattr(translation, "language_for", lambda _code: language)


def outside_of_brackets(text: str) -> str:
    """Text that was not translated."""
    depth, left = 0, []
    for letter in text:
        depth += letter == OPEN
        if depth <= 0:
            left.append(letter)
        depth -= letter == CLOSE
    return "".join(left)


def untranslated(text: str, names: Iterable[str]) -> list[str]:
    """The words of a text that are neither translated nor part of one of the names."""
    rest = outside_of_brackets(text.replace("&", ""))
    if not WORD.search(rest):  # as of nearly all texts; there are a thousand names
        return []
    for name in sorted(names, key=len, reverse=True):
        rest = rest.replace(name, " ")
    return WORD.findall(rest)


class Elisions:
    """Records every text that is painted shortened, by any widget."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.found: set[str] = set()
        for measure in (QFontMetrics, QFontMetricsF):
            self._watch(monkeypatch, measure)

    def _watch(self, monkeypatch: pytest.MonkeyPatch, measure: type) -> None:
        original = measure.elidedText

        def watched(metrics: object, text: str, *rest: object) -> str:
            shown: str = original(metrics, text, *rest)
            if shown != text:
                self.found.add(text)
            return shown

        monkeypatch.setattr(measure, "elidedText", watched)


def cut_off(window: QWidget) -> Iterator[str]:
    """Texts of visible widgets that do not fit."""
    for widget in (window, *window.findChildren(QWidget)):
        if widget.isVisible() and widget.width() > 0 and not isinstance(widget.parentWidget(), QHeaderView):
            for text in _lacking(widget):
                yield f"{type(widget).__name__} in {type(widget.parentWidget()).__name__}: {text!r}"


def _lacking(widget: QWidget) -> Iterator[str]:
    """The texts of a widget that do not fit; `Elisions` records those of widgets that paint themselves."""
    looks: dict[type[QWidget], Callable[..., Iterator[str]]] = {
        QLabel: _lacking_words,
        QTabBar: _lacking_tabs,
        QComboBox: _lacking_choice,
        QAbstractButton: _lacking_button,
        QLineEdit: _lacking_prompt,
        QTableView: lambda table: _lacking_titles(table.horizontalHeader()),
    }
    for kind, look in looks.items():
        if isinstance(widget, kind):
            yield from look(widget)


def _lacking_words(label: QLabel) -> Iterator[str]:
    if label.text() and not _fits(label):
        yield label.text()
    if label.text() and not _is_inside(label):
        yield f"{label.text()} (past the edge)"


def _lacking_tabs(tabs: QTabBar) -> Iterator[str]:
    for tab in range(tabs.count()):
        words = tabs.tabText(tab)
        if tabs.fontMetrics().horizontalAdvance(words.replace("&", "")) > tabs.tabRect(tab).width():
            yield words


def _lacking_choice(box: QComboBox) -> Iterator[str]:
    option = QStyleOptionComboBox()
    box.initStyleOption(option)
    field = QStyle.SubControl.SC_ComboBoxEditField
    room = box.style().subControlRect(QStyle.ComplexControl.CC_ComboBox, option, field, box)
    if not box.isEditable() and box.fontMetrics().horizontalAdvance(box.currentText()) > room.width():
        yield box.currentText()


def _lacking_button(button: QAbstractButton) -> Iterator[str]:
    if button.text() and _is_told(button) and button.sizeHint().width() > button.width() + TOLERANCE:
        yield button.text()


def _lacking_prompt(line: QLineEdit) -> Iterator[str]:
    if not line.text() and line.fontMetrics().horizontalAdvance(line.placeholderText()) > line.width() - 8:
        yield line.placeholderText()


def _fits(label: QLabel) -> bool:
    if label.wordWrap():
        return label.heightForWidth(label.width()) <= label.height() + TOLERANCE
    return label.sizeHint().width() <= label.width() + TOLERANCE


def _is_inside(widget: QWidget) -> bool:
    """Whether its right edge is within all its parents that do not scroll."""
    parent = widget.parentWidget()
    while parent is not None and not parent.isWindow():
        if isinstance(parent.parentWidget(), QAbstractScrollArea):
            area = parent.parentWidget()
            if area.horizontalScrollBarPolicy() != Qt.ScrollBarPolicy.ScrollBarAlwaysOff:
                return True
        place = QRect(widget.mapTo(parent, QPoint(0, 0)), widget.size())
        if place.right() > parent.width() or place.left() < 0:
            return False
        parent = parent.parentWidget()
    return True


def _is_told(button: QAbstractButton) -> bool:
    """Whether Qt shows its text."""
    own = any(
        "paintEvent" in vars(each) for each in type(button).__mro__ if each.__module__.startswith("app.")
    )
    style = getattr(button, "toolButtonStyle", None)
    return not own and (style is None or style() != Qt.ToolButtonStyle.ToolButtonIconOnly)


def _lacking_titles(header: QHeaderView) -> Iterator[str]:
    model = header.model()
    if not header.isVisible() or model is None:
        return
    for section in range(header.count()):
        title = str(model.headerData(section, Qt.Orientation.Horizontal) or "")
        if title and header.fontMetrics().horizontalAdvance(title) > header.sectionSize(section) - 4:
            yield title


def texts_of(window: QWidget) -> Iterator[str]:
    """All texts of a window's visible widgets, including tooltips and accessible names."""
    for widget in (window, *window.findChildren(QWidget)):
        if not widget.isVisible():
            continue
        yield from (widget.toolTip(), widget.accessibleName(), widget.accessibleDescription())
        if isinstance(widget, QLabel | QAbstractButton):
            yield widget.text()
        elif isinstance(widget, QTabBar):
            yield from (widget.tabText(tab) for tab in range(widget.count()))
        elif isinstance(widget, QComboBox):
            yield from (widget.itemText(line) for line in range(widget.count()))
        elif isinstance(widget, QLineEdit):
            yield widget.placeholderText()
        elif isinstance(widget, QAbstractItemView) and widget.model() is not None:
            yield from _texts_of_table(widget.model())


def _texts_of_table(model: QAbstractItemModel) -> Iterator[str]:
    # Lists do not tell the number of their columns, which is one.
    columns = range(1 if isinstance(model, QAbstractListModel) else model.columnCount(QModelIndex()))
    yield from (str(model.headerData(each, Qt.Orientation.Horizontal) or "") for each in columns)
    for row in range(model.rowCount(QModelIndex())):
        yield from (str(model.index(row, column).data() or "") for column in columns)
