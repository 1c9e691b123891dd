"""Pictures of the drawing: without a view, always light, the same text as on the screen."""

from __future__ import annotations

import subprocess
import sys
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from app.canvas.content.card_content import CardResults
from app.look import theme
from app.output.picture.paper_sheets import sheets_of
from app.output.picture.picture_drawing import Drawing
from app.output.picture.plan_picture import drawing_pages, picture_bytes, preview_image
from app.project.catalogue import load_catalog
from app.project.samples import read_sample
from planner_core.engine.evaluate import evaluate
from planner_core.plan.plan import Plan
from tests.support.large_canvas import large_plan
from tests.support.screen import without_screen

SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture
def plan():
    return read_sample("replica-on-ssd")


@pytest.fixture
def assessment(plan):
    return evaluate(plan, load_catalog())


@pytest.fixture
def in_the_dark():
    before = theme.current().name
    theme.use(theme.DARK)
    yield
    theme.use(before)


def plan_image(plan, assessment, sharpness):
    """The drawing as it is on the screen, in the theme in force, without a legend."""
    drawing = Drawing(plan, CardResults(assessment))
    image = QImage((drawing.size * sharpness).toSize(), QImage.Format.Format_RGB32)
    image.fill(drawing.ground)
    painter = QPainter(image)
    painter.scale(sharpness, sharpness)
    drawing.draw(painter)
    painter.end()
    return image


def texts(svg: bytes) -> list[str]:
    return [(node.text or "").strip() for node in ET.fromstring(svg).iter(f"{SVG}text")]


def test_the_drawing_for_the_proposal_says_what_the_cards_say(qapp, plan, assessment):
    said = texts(drawing_pages(plan, assessment)[0])
    for words in (
        "RX300 S6",
        "2 × Intel Xeon X5650, 144\N{NO-BREAK SPACE}GiB",
        "Replica",
        "Swap",
        "107%",
        "SAS mirror",
    ):
        assert words in said
    assert len([each for each in said if each.endswith("%")]) == 8


def test_the_drawing_names_no_font_but_the_bundled_one(qapp, plan, assessment):
    root = ET.fromstring(drawing_pages(plan, assessment)[0])
    with_text = [group for group in root.iter(f"{SVG}g") if group.find(f"{SVG}text") is not None]
    assert {group.get("font-family") for group in with_text} == {"Inter"}


def test_an_svg_file_holds_outlines_so_that_it_needs_no_font(qapp, plan, assessment, tmp_path):
    path = tmp_path / "plan.svg"
    path.write_bytes(picture_bytes(plan, assessment, path.suffix))
    assert texts(path.read_bytes()) == []
    expected = plan_image(plan, assessment, 1.0)
    renderer = QSvgRenderer(str(path))
    image = QImage(renderer.viewBox().size(), QImage.Format.Format_RGB32)
    image.fill(QColor("white"))
    painter = QPainter(image)
    renderer.render(painter, QRectF(image.rect()))
    painter.end()
    assert difference(image.copy(expected.rect()), expected) < 0.02, "above the legend it is the drawing"


def difference(a: QImage, b: QImage) -> float:
    """Share of the pixels, each fourth one, that differ clearly."""
    assert a.size() == b.size()
    spots = [(x, y) for x in range(0, a.width(), 2) for y in range(0, a.height(), 2)]
    far = [1 for x, y in spots if abs(a.pixelColor(x, y).lightness() - b.pixelColor(x, y).lightness()) > 60]
    return len(far) / len(spots)


def test_a_png_is_twice_the_size_and_light_even_in_the_dark(qapp, plan, assessment, tmp_path, in_the_dark):
    path = tmp_path / "plan.png"
    path.write_bytes(picture_bytes(plan, assessment, path.suffix))
    image = QImage(str(path))
    one = plan_image(plan, assessment, 1.0)
    assert image.width() == 2 * one.width()
    assert 2 * one.height() < image.height() < 2 * one.height() + 300, "the legend is below"
    assert image.pixelColor(2, 2) == QColor("white")
    assert one.pixelColor(2, 2) == theme.theme_named("dark").colours.canvas


def test_what_the_marks_mean_is_written_below_every_picture(qapp, plan, assessment, tmp_path):
    alone = QImage(str(written(plan, assessment, tmp_path / "plan.png")))
    drawing = plan_image(plan, assessment, 2.0)
    legend = alone.copy(0, drawing.height() + 40, alone.width(), alone.height() - drawing.height() - 40)
    dark = legend.convertToFormat(QImage.Format.Format_Grayscale8)
    shades = {dark.pixelColor(x, y).lightness() for x in range(dark.width()) for y in range(dark.height())}
    assert min(shades) < 120 < max(shades), "words and marks in ink that a printer without colours has too"


def test_a_single_card_has_room_for_its_legend(qapp, tmp_path):
    path = written(Plan(), None, tmp_path / "empty.svg")
    assert QSvgRenderer(str(path)).viewBox().width() >= 300


def written(plan, assessment, path):
    path.write_bytes(picture_bytes(plan, assessment, path.suffix))
    return path


def test_a_drawing_that_fits_is_one_page(qapp, plan, assessment):
    (whole,) = drawing_pages(plan, assessment)
    assert {part.name for part in plan.components.values()} <= set(texts(whole))


def test_a_large_drawing_is_an_overview_and_parts_that_hold_every_card(qapp):
    plan = large_plan(48)
    whole, *parts = drawing_pages(plan, None)
    names = {part.name for part in plan.components.values()}
    assert len(parts) == len(sheets_of(plan).parts) > 1
    assert names <= set().union(*map(texts, parts))
    assert {f"Host {number}" for number in range(12)} <= set(texts(whole)), (
        "names are written large from afar"
    )


def test_equal_plans_give_equal_bytes(qapp, plan, assessment):
    assert drawing_pages(plan, assessment) == drawing_pages(plan, assessment)


def test_without_an_assessment_the_bars_are_unknown(qapp, plan):
    said = texts(drawing_pages(plan, None)[0])
    assert said.count("–") == 8


def test_an_empty_plan_gives_a_picture_too(qapp):
    assert not QImage.fromData(picture_bytes(Plan(), None, ".png"), "png").isNull()


def test_other_kinds_of_files_are_refused(qapp, plan):
    with pytest.raises(ValueError, match=r"\.gif"):
        picture_bytes(plan, None, ".gif")


def test_a_picture_needs_no_display(tmp_path):
    import os

    program = (
        "from pathlib import Path\n"
        "from PySide6.QtGui import QGuiApplication\n"
        "application = QGuiApplication([])\n"
        "from app.output.picture.plan_picture import picture_bytes\n"
        "from app.project.samples import read_sample\n"
        f"drawn = picture_bytes(read_sample('replica-on-ssd'), None, '.png')\n"
        f"Path({str(tmp_path / 'x.png')!r}).write_bytes(drawn)\n"
    )
    environment = {**without_screen(os.environ), "QT_QPA_PLATFORM": "offscreen"}
    root = Path(__file__).parents[4]
    done = subprocess.run(
        [sys.executable, "-c", program],
        cwd=root,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert (tmp_path / "x.png").stat().st_size > 10_000


def test_a_preview_fills_its_place_and_writes_as_large_as_can_be_read(qapp, plan, assessment):
    room = QSize(212, 128)
    preview = preview_image(plan, assessment, room, 2)
    assert preview.width() == pytest.approx(2 * room.width(), abs=2) or preview.height() == pytest.approx(
        2 * room.height(), abs=2
    )
    smaller = plan_image(plan, assessment, 2).scaled(
        preview.size(), Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
    )
    assert darkness(preview) > 1.3 * darkness(smaller), "bold names and bars instead of a grey haze"


def darkness(image):
    dark = image.convertToFormat(QImage.Format.Format_Grayscale8)
    return sum(
        dark.pixelColor(x, y).lightness() < 90 for x in range(dark.width()) for y in range(dark.height())
    )
