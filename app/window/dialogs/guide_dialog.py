"""The guide: how a plan is drawn, read, changed, compared and handed over, on one page and without a network."""

from __future__ import annotations

import html
from collections.abc import Iterator
from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QListWidget,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from app.look import theme
from app.look.translation import tr
from app.look.widgets.first_size import first_size
from app.window.commands.action_set import ActionSet, keys_text

SIZE = (900, 640)
LETTERS = 110
"""Width of the dialog in letters, at any text size."""
CONTENTS_LETTERS = 24
MARGIN = 16


class Chapter(NamedTuple):
    """One part of the guide."""

    title: str
    paragraphs: tuple[str, ...]


def chapters(actions: ActionSet) -> Iterator[Chapter]:
    """The guide in the language of the window, with the keys as they are named on this system."""

    def keys(action: str) -> str:
        return keys_text(actions[action].shortcuts()[:1])

    yield Chapter(
        tr("Draw"),
        (
            tr(
                "Press {host}, {disks} and {pool}: this adds a host, its disk group and a pool of"
                " desktops and connects them. The strip below shows how many desktops fit.",
                host=keys("insert.host"),
                disks=keys("insert.disk_group"),
                pool=keys("insert.desktop_pool"),
            ),
            tr(
                "Or drag components, servers and drives from the palette, or click into the drawing and"
                " begin to type: “host”, a model, “ssd 1.92”. Drop a host on a cluster, or a disk group"
                " on a host or an array, to place it inside."
            ),
            tr(
                "What a customer brings is dropped on the window: exports of RVTools, Live Optics or Nutanix Collector,"
                " several at once, or a list of machines, draw what is there today. “{ask}” in the menu {file} writes a"
                " workbook with what the plan still assumes; filled in, it is dropped here, too.",
                ask=tr("Ask the customer for data"),
                file=tr("&File").replace("&", ""),
            ),
            tr(
                "Values are in the inspector on the right. A mark shows what somebody has typed,"
                " imported or measured; for every other value, the tooltip and the menu name the source."
            ),
            tr(
                "Every change is saved at once. {undo} takes steps back, also those of yesterday, and {point} marks a"
                " state to return to.",
                undo=keys("edit.undo"),
                point=keys("file.restore_point"),
            ),
        ),
    )
    yield Chapter(
        tr("Connect"),
        (
            tr(
                "Drag from the round port at the edge of a pool to the host or cluster where its"
                " desktops run, and to the datastore for its files. Without the mouse: select the pool"
                " and press {connect}.",
                connect=keys("edit.connect"),
            ),
        ),
    )
    yield Chapter(
        tr("Read the strip"),
        (
            tr(
                "From left to right: how many of the planned desktops fit, in which range that number lies in 8 of 10"
                " futures, what limits first and at how many desktops, and what one desktop costs."
            ),
            tr(
                "A triangle marks a limit that is near or a risk that is not planned for; a filled"
                " square marks a limit that is exceeded. Click any number, or press {explain} on it, to"
                " see its formula, values and sources.",
                explain=keys("help.explain"),
            ),
            tr(
                "Click the pencil and type another number of desktops to see what they need. {results}"
                " opens the tables; {phase} shows the next phase of the day, {case} the next failure.",
                results=keys("view.results"),
                phase=keys("phase.next"),
                case=keys("case.next"),
            ),
        ),
    )
    yield Chapter(
        tr("Relocate files"),
        (
            tr(
                "The chips on the lines are the files of the desktops. Drag one to another datastore:"
                " bars, limit and price follow. With several pools a line shows one chip in the colour"
                " of its pool; point at it to open it."
            ),
        ),
    )
    yield Chapter(
        tr("Compare variants"),
        (
            tr(
                "“Variant” in the bar above copies the plan. Change the copy: {compare} shows both in numbers, and"
                " “Differences to” marks in the drawing what is different.",
                compare=keys("variant.compare") or tr("Compare variants"),
            ),
            tr(
                "{present} shows variants and restore points in large type on the whole screen, one after the other,"
                " with what changed.",
                present=keys("view.present"),
            ),
        ),
    )
    yield Chapter(
        tr("Prices and measured values"),
        (
            tr(
                "Prices come from your library or are typed below the fields of a component; a price may count for"
                " each core, desktop or user. What a pilot measured replaces what the plan assumes: “We measured…” in"
                " the menu of a pool or a host."
            ),
            tr(
                "“Read from files…” there takes the figures from what esxtop, vscsiStats or the Performance Monitor of"
                " Windows (as CSV) wrote, or from a workbook of Live Optics or Nutanix Collector. Drag the edges in the"
                " chart to the time in which users worked."
            ),
            tr(
                "Licences, subscriptions and services have a list of their own, in the menu File and in the tab of"
                " costs. Each line counts what is drawn: cores with the least numbers of the vendor,"
                " users at work, TiB."
            ),
            tr(
                "“Desktops from a cloud…” in the menu File sets the price of the same users in a cloud beside the cost"
                " of the plan, by a price list of your own."
            ),
        ),
    )
    yield Chapter(
        tr("Hand over"),
        (
            tr(
                "{export} opens the proposal: choose its chapters, language and logo, look at the pages, and write it"
                " as PDF, Word or Excel.",
                export=keys("file.export_proposal"),
            ),
            tr(
                "{find} finds every command and every component by its name, and {shortcuts} lists all keys.",
                find=keys("edit.find"),
                shortcuts=keys("help.shortcuts"),
            ),
        ),
    )


class GuideDialog(QDialog):
    """Contents on the left, the text on the right; the window behind it can be used meanwhile."""

    def __init__(self, actions: ActionSet, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("Guide"))
        found = list(chapters(actions))
        self.contents = QListWidget(self)
        self.contents.setAccessibleName(tr("Contents"))
        self.contents.addItems([each.title for each in found])
        self.contents.setFixedWidth(CONTENTS_LETTERS * self.fontMetrics().averageCharWidth())
        self.text = QTextBrowser(self)
        self.text.setAccessibleName(tr("Guide"))
        self.text.setOpenLinks(False)
        self.text.setHtml(_page(found))
        self.contents.currentRowChanged.connect(lambda row: self.text.scrollToAnchor(f"chapter-{row}"))
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        buttons.rejected.connect(self.reject)
        row = QHBoxLayout()
        row.setSpacing(MARGIN)
        row.addWidget(self.contents)
        row.addWidget(self.text, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(MARGIN, MARGIN, MARGIN, MARGIN)
        column.setSpacing(MARGIN)
        column.addLayout(row, 1)
        column.addWidget(buttons)
        self.resize(first_size(self, SIZE, LETTERS))
        self.text.setFocus()


def _page(found: list[Chapter]) -> str:
    """The whole guide as a page, in the colours and sizes of the window."""
    points = theme.body_points()
    pieces = []
    for number, each in enumerate(found):
        title = html.escape(each.title)
        pieces.append(
            f'<a name="chapter-{number}"></a><h2 style="font-size:{points * 1.5:.1f}pt">{title}</h2>'
        )
        pieces += [
            f'<p style="font-size:{points:.2f}pt; line-height:140%">{html.escape(text)}</p>'
            for text in each.paragraphs
        ]
    return "".join(pieces)
