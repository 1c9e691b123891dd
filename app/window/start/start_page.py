"""The start page: new plan, open, recent plans, sample plans from published systems, and designs of today."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import ceil
from typing import TYPE_CHECKING, NamedTuple

from PySide6 import QtCore
from PySide6.QtCore import QEvent, QRect, QSize, Signal
from PySide6.QtGui import QImage, QResizeEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from app.look.actions import plain_name
from app.look.translation import mark, tr
from app.look.widgets.hairlines import hairline
from app.window.start.sample_card import NARROWEST, CardText, SampleCard

if TYPE_CHECKING:
    from app.window.commands.action_set import ActionSet
    from app.window.start.recent_list import RecentList, RecentPlan

SIDE_WIDTHS = (264, 336)
SIDE_MARGIN = 24
LEAST_RECENT = 64
MARGIN = 40
GAP = 20


class Sample(NamedTuple):
    """A sample plan on the start page; `title` is the name of the plan itself."""

    name: str
    title: str
    description: str
    source: str


FUJITSU = "Fujitsu, Using Solid State Disks in VDI Environments (2011)"
VMWARE = "VMware, Virtual SAN 6.2 with VDI Workload (2016)"
SAMPLES = (
    Sample(
        "everything-on-ssd",
        mark("Everything on SSD"),
        mark("75 desktops on one host with local solid state disks. What limits it, memory or processor?"),
        FUJITSU,
    ),
    Sample(
        "everything-on-sas",
        mark("Everything on SAS"),
        mark("The same host with two hard disks: 31 desktops, and the disks are at their end first."),
        FUJITSU,
    ),
    Sample(
        "replica-on-ssd",
        mark("Replica on SSD, clones on SAS"),
        mark("The shared image on two solid state disks, what each desktop changes on hard disks."),
        FUJITSU,
    ),
    Sample(
        "me4-50",
        mark("PowerVault ME4, 50 users"),
        mark("Two unequal hosts and a small array with two tiers. All 50 users log in within a minute."),
        "Dell EMC, VMware Horizon and PowerVault ME4 (2020)",
    ),
    Sample(
        "vsan62-hybrid-500",
        mark("vSAN 6.2 hybrid, 500 desktops"),
        mark(
            "Four hosts share hard disks behind a solid state cache. 520 desktops ran; Headroom promises 528."
        ),
        VMWARE,
    ),
    Sample(
        "vsan62-allflash-580",
        mark("vSAN 6.2 all-flash, 580 desktops"),
        mark("Four hosts share solid state disks. 600 desktops ran, and Headroom promises 600."),
        VMWARE,
    ),
    Sample(
        "tr4540-1500",
        mark("AFF8040, 1,500 full clones"),
        mark(
            "The first day of the week and the others on an all-flash array, and one controller that fails."
        ),
        "NetApp, TR-4540 (2017)",
    ),
    Sample(
        "sc7020f-3000",
        mark("SC7020F, 3,000 linked clones"),
        mark("164,000 I/Os per second on an all-flash array, and the 30 hosts that 3,000 users need."),
        "Dell EMC, SC Series: 3,000 VMware Horizon Linked Clone VDI Users (2019)",
    ),
)
EXAMPLE = mark("Example with example prices")
DESIGNS = (
    Sample(
        "mcs-nutanix",
        mark("Citrix MCS on Nutanix"),
        mark("1,000 desktops on eight nodes with AHV, whose controller machines take their share."),
        EXAMPLE,
    ),
    Sample(
        "horizon-vsan-esa",
        mark("Horizon 8 on vSAN ESA"),
        mark("1,200 instant clones of Windows 11 for office and knowledge workers, on eight hosts."),
        EXAMPLE,
    ),
    Sample(
        "avd-azure-local",
        mark("AVD on Azure Local"),
        mark("900 users on Windows 11 multi-session, and six hosts that mirror each file three times."),
        EXAMPLE,
    ),
    Sample(
        "proxmox-ceph",
        mark("Proxmox VE with Ceph"),
        mark("600 linked clones on five hosts, which keep three copies on their own drives."),
        EXAMPLE,
    ),
    Sample(
        "cad-l40s-a16",
        mark("CAD on L40S and A16"),
        mark("136 designers and viewers with virtual GPUs of two boards. Which board runs out first?"),
        EXAMPLE,
    ),
    Sample(
        "session-hosts-aff",
        mark("Session hosts on AFF"),
        mark("1,500 users on Windows Server, blades and an all-flash array; the broker on hosts of its own."),
        EXAMPLE,
    ),
)


class StartPage(QWidget):
    """The start page; it only emits the user's choice."""

    sample_chosen = Signal(str)
    plan_chosen = Signal(str)
    plans_forgotten = Signal(tuple)
    draft_discarded = Signal(str)

    recent: RecentList

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("start-page")
        self.cards: dict[str, SampleCard] = {}
        self._buttons: dict[str, QPushButton] = {}
        self._side_panel = QWidget(self)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self._side())
        row.addWidget(hairline(self, "vertical"))
        row.addWidget(self._samples(), 1)

    def complete(self, actions: ActionSet) -> None:
        """Add what the first paint does not show: what the buttons do, and the list of recent plans, still empty."""
        from app.window.start.recent_list import RecentList

        for action_id, button in self._buttons.items():
            button.setToolTip(actions[action_id].toolTip())
            button.clicked.connect(actions[action_id].trigger)
        for card in self.cards.values():
            card.setCursor(QtCore.Qt.CursorShape.PointingHandCursor)
        for area in (self._recent_area, self._sample_area):
            area.setFocusPolicy(QtCore.Qt.FocusPolicy.NoFocus)
            area.setHorizontalScrollBarPolicy(QtCore.Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.recent = RecentList(self._side_panel)
        self.recent.chosen.connect(self.plan_chosen)
        self.recent.forgotten.connect(self.plans_forgotten)
        self.recent.discarded.connect(self.draft_discarded)
        self.recent.reached.connect(self._recent_area.ensureWidgetVisible)
        self._recent_area.setWidget(self.recent)

    def show_recent(self, plans: Sequence[RecentPlan]) -> None:
        """Show the recent plans; Tab reaches them in their visible order, although they were created last."""
        self.recent.show_plans(plans)
        for before, after in pairwise((self._buttons["file.open"], *self.recent.buttons)):
            QWidget.setTabOrder(before, after)

    def show_picture(self, sample: str, picture: QImage) -> None:
        """Show the picture of a sample plan on its card."""
        self.cards[sample].set_picture(picture)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The side column shrinks in a narrow window."""
        needed = self._name.sizeHint().width() + 2 * SIDE_MARGIN
        wanted = min(max(SIDE_WIDTHS[0], self.width() // 4), SIDE_WIDTHS[1])
        self._side_panel.setFixedWidth(max(wanted, needed))
        super().resizeEvent(event)

    def _side(self) -> QWidget:
        self._side_panel.setProperty("surface", "panel")
        column = QVBoxLayout(self._side_panel)
        column.setContentsMargins(SIDE_MARGIN, MARGIN, SIDE_MARGIN, 16)
        column.setSpacing(8)
        self._name = _label("Headroom", "figure", self._side_panel)
        column.addWidget(self._name)
        column.addWidget(
            _label(
                tr("How many desktops a design carries, what limits it, and what each costs."),
                "muted",
                self._side_panel,
            )
        )
        column.addSpacing(16)
        column.addWidget(self._button("file.new", primary=True))
        column.addWidget(self._button("file.open"))
        column.addSpacing(24)
        column.addWidget(_label(tr("Recent plans"), "section", self._side_panel))
        self._recent_area = self._scroll_area()
        self._recent_area.setMinimumHeight(LEAST_RECENT)
        column.addWidget(self._recent_area, 1)
        return self._side_panel

    def _samples(self) -> QWidget:
        self._sample_area = area = self._scroll_area()
        page = QWidget(area)
        area.setWidget(page)  # before it has content, which would be measured for a width that it never has
        column = QVBoxLayout(page)
        column.setContentsMargins(MARGIN, MARGIN, MARGIN, MARGIN)
        column.setSpacing(4)
        column.addWidget(_label(tr("Sample plans"), "heading", page))
        column.addWidget(
            _label(
                tr("Rebuilt from five published tests. Each opens as a copy of your own: try what you like."),
                "muted",
                page,
            )
        )
        column.addSpacing(16)
        column.addWidget(self._grid(SAMPLES, page))
        column.addSpacing(32)
        column.addWidget(_label(tr("Designs of today"), "heading", page))
        column.addWidget(
            _label(
                tr("Drawn from the catalogue alone, with example prices. These open as copies, too."),
                "muted",
                page,
            )
        )
        column.addSpacing(16)
        column.addWidget(self._grid(DESIGNS, page))
        column.addStretch(1)
        column.addWidget(_label(tr("A plan dropped on this window opens, too."), "caption", page))
        return area

    def _scroll_area(self) -> QScrollArea:
        area = QScrollArea(self)
        area.setWidgetResizable(True)
        area.setProperty("surface", "none")
        return area

    def _grid(self, samples: Sequence[Sample], page: QWidget) -> CardGrid:
        grid = CardGrid(page)
        grid.show_cards([self._card(sample, grid) for sample in samples])
        return grid

    def _card(self, sample: Sample, grid: QWidget) -> SampleCard:
        source = tr(sample.source) if sample.source == EXAMPLE else sample.source
        card = SampleCard(CardText(tr(sample.title), tr(sample.description), source), grid)
        card.setObjectName(f"sample-{sample.name}")
        card.clicked.connect(lambda: self.sample_chosen.emit(sample.name))
        self.cards[sample.name] = card
        return card

    def _button(self, action_id: str, *, primary: bool = False) -> QPushButton:
        button = QPushButton(plain_name(action_id), self._side_panel)
        button.setObjectName(f"start-{action_id}")
        button.setProperty("primary", primary)
        self._buttons[action_id] = button
        return button


class CardGrid(QWidget):
    """Cards of equal width in even rows, as many side by side as fit."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._cards: Sequence[SampleCard] = ()
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_cards(self, cards: Sequence[SampleCard]) -> None:
        """Lay out these cards, which are children of the grid already."""
        self._cards = cards
        self.updateGeometry()

    def hasHeightForWidth(self) -> bool:
        """Fewer cards side by side need more rows."""
        return True

    def heightForWidth(self, width: int) -> int:
        """All rows, each as high as its highest card."""
        return max((box.bottom() + 1 for box in self._boxes(width)), default=0)

    def sizeHint(self) -> QSize:
        """Comfortable for three cards side by side."""
        return QSize(3 * 300, self.heightForWidth(3 * 300))

    def minimumSizeHint(self) -> QSize:
        """One card above the other; the height depends on the width."""
        return QSize(self._least(), 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Use more rows if cards would become too narrow to read."""
        self._place()
        super().resizeEvent(event)

    def event(self, event: QEvent) -> bool:
        """Follow cards that changed their height, as with larger text."""
        if event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()
            self._place()
        return super().event(event)

    def _place(self) -> None:
        for card, box in zip(self._cards, self._boxes(self.width()), strict=True):
            card.setGeometry(box)

    def _boxes(self, width: int) -> list[QRect]:
        columns, top = self._columns(width), 0
        each = (width - (columns - 1) * GAP) // columns
        boxes = []
        for start in range(0, len(self._cards), columns):
            row = self._cards[start : start + columns]
            height = max(card.heightForWidth(each) for card in row)
            boxes += [QRect(place * (each + GAP), top, each, height) for place in range(len(row))]
            top += height + GAP
        return boxes

    def _columns(self, width: int) -> int:
        """As many as fit, but no more than the same number of rows needs: eight in two rows are four and four."""
        fit = max(1, (width + GAP) // (self._least() + GAP))
        rows = ceil(len(self._cards) / fit)
        return ceil(len(self._cards) / rows) if rows else 1

    def _least(self) -> int:
        """Some 24 letters per line of a card, at any text size."""
        return max(NARROWEST, self.fontMetrics().averageCharWidth() * 26)


def _label(text: str, tone: str, parent: QWidget) -> QLabel:
    label = QLabel(text, parent)
    label.setProperty("tone", tone)
    label.setWordWrap(tone != "figure")
    return label
