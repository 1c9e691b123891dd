"""The legend of difference marks in the drawing, with the components that have them; one line above the drawing."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from app.canvas.content.difference_marks import draw_mark
from app.look import theme
from app.look.number_format import numbers
from app.look.translation import tr
from app.look.widgets.announce import announce
from app.look.widgets.hairlines import hairline
from app.look.widgets.link_button import LinkButton
from app.look.widgets.plain_text import plain_tip

MARK = 16
KINDS = ("added", "field", "removed")


class DifferenceLegend(QFrame):
    """Visible while the drawing shows differences."""

    list_requested = Signal()
    """The user wants a list of all differences."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("surface", "panel")
        self.setAccessibleName(tr("Differences"))
        self.items = {kind: LegendItem(kind, self) for kind in KINDS}
        self.rest = CutLabel(self)
        self.link = LinkButton(tr("List them…"), self, colour="accent")
        self.link.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.link.clicked.connect(self.list_requested)
        row = QHBoxLayout()
        row.setContentsMargins(12, 4, 12, 4)
        row.setSpacing(16)
        for item in self.items.values():
            row.addWidget(item)
        row.addWidget(self.rest)
        row.addWidget(self.link)
        row.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(row)
        column.addWidget(hairline(self))
        self.hide()

    @property
    def text(self) -> str:
        """The whole text, in one line."""
        said = (*(item.text for item in self.items.values()), self.rest.words)
        return ". ".join(each for each in said if each)

    def show_differences(
        self, names: Mapping[str, Sequence[str]], *, licences: int, settings: int, is_baseline: bool
    ) -> None:
        """Name the added, changed ("field") and removed components, and count the licence lines and settings that
        differ.
        """
        before = self.text if self.isVisible() else ""
        for kind, item in self.items.items():
            item.show_names(names.get(kind, ()))
        if is_baseline:
            words = tr("This is the baseline itself. Choose another variant, or another baseline.")
        elif licences or settings or any(names.values()):
            words = ". ".join(_counted(licences, settings))
        else:
            words = tr("Nothing is different.")
        self.rest.say(words)
        self.link.setVisible(bool(licences or settings or any(names.values())))
        self.show()
        if self.text != before:
            announce(self, self.text)


def _counted(licences: int, settings: int) -> Iterator[str]:
    """What differs without having a card."""
    if licences:
        yield tr("Changed licences: {count}", count=numbers().number(licences))
    if settings:
        yield tr("Changed settings: {count}", count=numbers().number(settings))


class LegendItem(QWidget):
    """A mark, its meaning, and the components that have it."""

    def __init__(self, kind: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._kind = kind
        self._label = CutLabel(self)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(6)
        row.addWidget(MarkLabel(kind, self))
        row.addWidget(self._label)
        self.hide()

    @property
    def text(self) -> str:
        """The shown text; empty if there are no such components."""
        return "" if self.isHidden() else self._label.words

    def show_names(self, names: Sequence[str]) -> None:
        """Name the components; the tooltip has those that do not fit."""
        shown = ", ".join(names)
        sentences = {
            "added": tr("Added: {names}", names=shown),
            "field": tr("Changed: {names}", names=shown),
            "removed": tr("Not here any more: {names}", names=shown),
        }
        self._label.say(sentences[self._kind] if names else "")
        self.setVisible(bool(names))


class CutLabel(QLabel):
    """A line that ends in an ellipsis if it does not fit."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setProperty("tone", "caption")
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Preferred)
        self.words = ""

    def say(self, words: str) -> None:
        """Set the text."""
        self.words = words
        self.setAccessibleName(words)
        self.setToolTip(plain_tip(words))
        self.setVisible(bool(words))
        self.updateGeometry()
        self._cut()

    def sizeHint(self) -> QSize:
        measure = self.fontMetrics()
        return QSize(measure.horizontalAdvance(self.words) + 2, measure.height())

    def minimumSizeHint(self) -> QSize:
        """Narrow: the names are shortened first."""
        measure = self.fontMetrics()
        return QSize(min(self.sizeHint().width(), 8 * measure.averageCharWidth()), measure.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._cut()

    def _cut(self) -> None:
        self.setText(self.fontMetrics().elidedText(self.words, Qt.TextElideMode.ElideRight, self.width()))


class MarkLabel(QWidget):
    """One of the drawing's marks, in a line of text."""

    def __init__(self, kind: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._kind = kind
        self.setFixedSize(QSize(MARK, MARK))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        draw_mark(painter, QRectF(self.rect()).adjusted(1, 1, -1, -1), self._kind, theme.current().colours)
        painter.end()
