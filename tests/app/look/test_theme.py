"""Both themes are complete and readable; they follow the system and the user's choice."""

from collections.abc import Iterator
from itertools import product
from threading import Thread

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QFontInfo, QFontMetricsF, QPalette
from PySide6.QtWidgets import QApplication, QTabBar, QToolButton
from pytestqt.qtbot import QtBot

from app.look import icons, theme
from app.look.theme import theme_named
from app.look.theme_manager import Themes, palette_of, style_sheet_of

NAMES = ("light", "dark")
TEXT_GROUNDS = ("window", "canvas", "panel", "card", "field", "hover", "accent_soft")
SHAPE_GROUNDS = ("window", "canvas", "panel", "card", "field")


def luminance(colour: QColor) -> float:
    """Relative luminance as WCAG 2.2 defines it."""
    parts = (colour.redF(), colour.greenF(), colour.blueF())
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: QColor, other: QColor) -> float:
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def test_the_measure_is_the_standard_one() -> None:
    assert contrast(QColor("#FFFFFF"), QColor("#000000")) == pytest.approx(21)
    assert contrast(QColor("#777777"), QColor("#FFFFFF")) == pytest.approx(4.48, abs=0.01)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize(
    ("text", "ground"),
    [
        *product(("text", "text_muted"), TEXT_GROUNDS),
        *product(("text_faint", "error"), SHAPE_GROUNDS),
        ("text", "error_soft"),
        ("text", "pressed"),
        ("text_faint", "track"),
        ("on_accent", "accent"),
        ("on_accent", "accent_hover"),
        ("on_accent", "accent_pressed"),
        ("on_tooltip", "tooltip"),
    ],
)
def test_text_is_readable(name: str, text: str, ground: str) -> None:
    colours = theme_named(name).colours
    assert contrast(getattr(colours, text), getattr(colours, ground)) >= 4.5


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize(
    ("shape", "ground"),
    [
        *product(
            ("control", "accent", "status_ok", "status_near", "status_over", "status_unknown"),
            (*SHAPE_GROUNDS, "track"),
        ),
        ("error", "error_soft"),
        ("accent", "accent_soft"),
        ("control", "hover"),
    ],
)
def test_bars_frames_and_marks_stand_out(name: str, shape: str, ground: str) -> None:
    colours = theme_named(name).colours
    assert contrast(getattr(colours, shape), getattr(colours, ground)) >= 3


@pytest.mark.parametrize("name", NAMES)
def test_data_colours_stand_out_on_both_grounds(name: str) -> None:
    worn = theme_named(name)
    for role in worn.common.data_colours:
        assert contrast(worn.data_colour(role), worn.colours.card) >= 3, role


@pytest.mark.parametrize("name", NAMES)
def test_the_palette_pairs_are_readable(name: str) -> None:
    palette, role = palette_of(theme_named(name)), QPalette.ColorRole
    for text, ground in (
        (role.WindowText, role.Window),
        (role.Text, role.Base),
        (role.Text, role.AlternateBase),
        (role.ButtonText, role.Button),
        (role.HighlightedText, role.Highlight),
        (role.ToolTipText, role.ToolTipBase),
        (role.PlaceholderText, role.Base),
        (role.Link, role.Base),
    ):
        assert contrast(palette.color(text), palette.color(ground)) >= 4.5, (text, ground)


@pytest.mark.parametrize("name", NAMES)
def test_every_token_of_the_style_sheet_is_filled(name: str, qapp: QApplication) -> None:
    sheet = style_sheet_of(theme_named(name))
    assert "$" not in sheet
    assert theme_named(name).colours.accent.name() in sheet


@pytest.fixture
def themes(qapp: QApplication) -> Iterator[Themes]:
    made = Themes(qapp, "light")
    made.complete()
    yield made
    made.choose("light")
    made.deleteLater()


def test_the_choice_of_the_user_is_put_on(themes: Themes, qapp: QApplication, qtbot: QtBot) -> None:
    with qtbot.waitSignal(themes.changed):
        themes.choose("dark")
    assert theme.current().is_dark
    assert qapp.palette().color(QPalette.ColorRole.Window) == theme_named("dark").colours.window
    assert theme_named("dark").colours.panel.name() in qapp.styleSheet()


def test_the_system_is_followed_while_running(themes: Themes, qapp: QApplication) -> None:
    themes.choose("system")
    assert not theme.current().is_dark
    # A bare X server has no scheme of its own; this is how a desktop announces one.
    qapp.styleHints().colorSchemeChanged.emit(Qt.ColorScheme.Dark)
    assert theme.current().is_dark
    themes.choose("light")
    qapp.styleHints().colorSchemeChanged.emit(Qt.ColorScheme.Dark)
    assert not theme.current().is_dark


def test_text_can_be_doubled(themes: Themes, qapp: QApplication) -> None:
    normal = qapp.font().pointSizeF()
    themes.set_text_percent(200)
    assert qapp.font().pointSizeF() == pytest.approx(2 * normal)
    themes.set_text_percent(100)


@pytest.mark.usefixtures("themes")
def test_the_bundled_font_is_used_and_its_figures_are_tabular() -> None:
    font = theme.current().font()
    measure = QFontMetricsF(font)
    assert QFontInfo(font).family() == "Inter"
    assert measure.horizontalAdvance("1111") == measure.horizontalAdvance("8888")


@pytest.mark.usefixtures("themes")
def test_running_text_is_not_torn_by_tabular_figures() -> None:
    font = theme.current().font()
    plain = theme.current().font()
    plain.clearFeatures()
    text = "all-core turbo clock (GHz), so: a + b."
    assert QFontMetricsF(font).horizontalAdvance(text) == QFontMetricsF(plain).horizontalAdvance(text)


def test_paper_is_light(themes: Themes) -> None:
    themes.choose("dark")
    with theme.on_paper() as worn:
        assert not worn.is_dark
        assert theme.current() is worn
        seen: list[bool] = []
        window = Thread(target=lambda: seen.append(theme.current().is_dark))
        window.start()
        window.join()
        assert seen == [True]
    assert theme.current().is_dark


def test_icons_take_the_colour_of_the_theme(themes: Themes, qtbot: QtBot) -> None:
    button = QToolButton()
    qtbot.addWidget(button)
    icons.dress(button, "square")
    light = strongest_colour(button)
    themes.choose("dark")
    dark = strongest_colour(button)
    assert contrast(light, theme_named("light").colours.text) < 1.1
    assert contrast(dark, theme_named("dark").colours.text) < 1.1


def strongest_colour(button: QToolButton) -> QColor:
    image = button.icon().pixmap(24).toImage()
    points = product(range(image.width()), range(image.height()))
    return max((image.pixelColor(x, y) for x, y in points), key=QColor.alpha)


def test_a_dressed_button_may_go_away(themes: Themes) -> None:
    button = QToolButton()
    icons.dress(button, "plus")
    before = len(icons._dressed)
    del button
    themes.choose("dark")
    assert len(icons._dressed) < before


@pytest.mark.parametrize("name", icons.icon_names())
def test_every_icon_can_be_drawn(name: str, qapp: QApplication) -> None:
    image = icons.pixmap(name, 20, QColor("#123456"), 2.0).toImage()
    assert image.size().width() == 40
    assert any(image.pixelColor(x, y).alpha() for x, y in product(range(40), range(40)))


def test_an_icon_is_sharp_on_a_fine_screen(qapp: QApplication) -> None:
    assert icons.pixmap("plus", 16, QColor("black"), 1.25).toImage().width() == 20


def test_icons_grow_with_the_text_and_stay_sharp(themes: Themes, qtbot: QtBot) -> None:
    button = QToolButton()
    qtbot.addWidget(button)
    icons.dress(button, "plus")
    usual = button.iconSize().width()
    themes.set_text_percent(200)
    try:
        assert theme.icon_side(16) == 24
        assert button.iconSize().width() == pytest.approx(1.5 * usual, abs=1)
        wanted = button.iconSize()
        assert button.icon().actualSize(wanted) == wanted
    finally:
        themes.set_text_percent(100)
    assert button.iconSize().width() == usual


@pytest.mark.parametrize("percent", [100, 200])
def test_tabs_that_are_scrolled_have_buttons_that_can_be_hit(
    themes: Themes, qtbot: QtBot, percent: int
) -> None:
    themes.set_text_percent(percent)
    try:
        bar = QTabBar()
        qtbot.addWidget(bar)
        for number in range(30):
            bar.addTab(f"Variant {number}")
        bar.resize(400, bar.sizeHint().height())
        bar.show()
        arrows = [button for button in bar.findChildren(QToolButton) if button.isVisible()]
        assert len(arrows) == 2
        assert sum(button.width() for button in arrows) >= 2 * 14 * percent / 100 * 0.75
        assert all(button.height() >= 24 for button in arrows)
    finally:
        themes.set_text_percent(100)
