"""Utilisation is told by length, shape and words, not by colour alone."""

from itertools import combinations, product

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from pytestqt.qtbot import QtBot

from app.look import theme
from app.look.number_format import numbers
from app.look.widgets.status_painting import paint_bar, paint_mark
from app.look.widgets.usage_bar import UsageBar

COLOURS = theme.theme_named("light").colours


def painted(paint: object, *arguments: object, width: int = 100, height: int = 12) -> QImage:
    image = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(COLOURS.panel)
    painter = QPainter(image)
    paint(painter, QRectF(0, 0, width, height), *arguments)
    painter.end()
    return image


def share_of(image: QImage, colour: QColor) -> float:
    """The part of the middle line that has this colour."""
    middle = image.height() // 2
    return sum(image.pixelColor(x, middle) == colour for x in range(image.width())) / image.width()


def test_a_percentage_of_four_digits_has_room_beside_the_mark(qtbot: QtBot) -> None:
    bar = UsageBar("RAM")
    qtbot.addWidget(bar)
    bar.resize(260, 30)
    bar.show_usage(12.8, "over", 1.0)
    image = bar.grab().toImage()
    digits = bar.fontMetrics().horizontalAdvance(numbers().percent(12.8))
    red = [
        (x, y)
        for x, y in product(range(image.width() - digits, image.width()), range(image.height()))
        if image.pixelColor(x, y) == COLOURS.status_over
    ]
    assert red == [], "the mark stands on the digits"


def test_a_note_below_is_shown_and_said(qtbot: QtBot) -> None:
    bar = UsageBar("CPU")
    qtbot.addWidget(bar)
    alone = bar.sizeHint().height()
    bar.set_label("CPU", "Login, 1 host failed")
    bar.show_usage(1.13, "over", 1.0)
    assert bar.sizeHint().height() > alone
    assert bar.accessibleName().startswith("CPU, Login, 1 host failed: 113%")
    bar.set_label("CPU")
    assert bar.sizeHint().height() == alone


@pytest.mark.parametrize(("share", "length"), [(0.0, 0.0), (0.25, 0.25), (0.8, 0.8), (1.0, 1.0), (1.7, 1.0)])
def test_the_bar_is_as_long_as_the_share(share: float, length: float) -> None:
    assert share_of(painted(paint_bar, share, "near", COLOURS), COLOURS.status_near) == pytest.approx(
        length, abs=0.03
    )


def test_an_unknown_share_is_hatched_not_empty() -> None:
    unknown = painted(paint_bar, None, "unknown", COLOURS)
    assert 0 < share_of(unknown, COLOURS.status_unknown) < 0.6
    assert unknown == painted(paint_bar, float("nan"), "unknown", COLOURS)
    assert unknown != painted(paint_bar, 0.0, "unknown", COLOURS)


def test_the_target_is_ticked() -> None:
    ticked = painted(paint_bar, 0.5, "ok", COLOURS, 0.8)
    assert ticked.pixelColor(80, 6) == COLOURS.text_muted
    assert painted(paint_bar, 0.5, "ok", COLOURS).pixelColor(80, 6) == COLOURS.track


def test_each_status_has_its_own_shape() -> None:
    grey = {
        status: painted(paint_mark, status, COLOURS, width=12).convertToFormat(
            QImage.Format.Format_Grayscale8
        )
        for status in ("ok", "near", "over", "unknown")
    }
    dark = {
        status: {(x, y) for x, y in product(range(12), range(12)) if image.pixelColor(x, y).lightness() < 200}
        for status, image in grey.items()
    }
    assert dark["ok"] == set()
    for one, other in combinations(("near", "over", "unknown"), 2):
        assert len(dark[one] ^ dark[other]) > len(dark[one] | dark[other]) / 4, (one, other)


def test_the_bar_says_the_same_in_words(qtbot: QtBot) -> None:
    bar = UsageBar("Disk IOPS")
    qtbot.addWidget(bar)
    bar.show_usage(1.12, "over", 0.8)
    assert bar.accessibleName() == "Disk IOPS: 112% used, over the limit"
    bar.show_usage(None, "unknown")
    assert bar.accessibleName() == "Disk IOPS: – used, not known"


def test_bars_below_each_other_line_up(qtbot: QtBot) -> None:
    images = []
    for label, share in (("CPU", 0.05), ("Disk IOPS", 1.25)):
        bar = UsageBar(label)
        qtbot.addWidget(bar)
        bar.resize(300, 24)
        bar.show_usage(share, "over")
        images.append(bar.grab().toImage())
    starts = [
        next(x for x in range(300) if image.pixelColor(x, 12) == COLOURS.status_over) for image in images
    ]
    assert starts[0] == starts[1]


def test_a_range_is_said_and_fades_the_end(qtbot: QtBot) -> None:
    bar = UsageBar("CPU")
    qtbot.addWidget(bar)
    bar.resize(400, bar.sizeHint().height())
    bar.show_usage(0.82, "ok", 0.9, (0.74, 0.91))
    assert bar.accessibleName() == "CPU: 82% used, within the target; 74 to 91% in 8 of 10 futures"
    assert bar.toolTip() == bar.accessibleName()
    soft = bar.grab().toImage()
    bar.show_usage(0.82, "ok", 0.9)
    assert "futures" not in bar.toolTip()
    hard = bar.grab().toImage()
    assert 0 < share_of(soft, COLOURS.status_ok) < share_of(hard, COLOURS.status_ok)
