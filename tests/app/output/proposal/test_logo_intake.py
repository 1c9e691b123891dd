"""A logo is decoded within bounds and written anew, or refused with its file, the reason and what is expected."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QBuffer, QIODevice, QSize, Qt
from PySide6.QtGui import QColor, QImage, QLinearGradient, QPainter

from app.output.proposal import logo_intake
from app.output.proposal.logo_intake import LogoError, logo_image, take_in
from planner_core.plan.logo import LONGEST_LOGO_SIDE, logo_problem, png_chunks, png_size
from tests.support.logos import PLAIN, chunk, png, svg


def picture(width: int, height: int, kind: str, colour: str = "#b45309") -> bytes:
    image = QImage(width, height, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    gradient = QLinearGradient(0, 0, width, height)
    gradient.setColorAt(0, QColor(colour))
    gradient.setColorAt(1, QColor("black"))
    painter.fillRect(image.rect(), gradient)
    painter.end()
    image.setText("Comment", "hidden words")
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    assert image.save(buffer, kind)
    return bytes(buffer.data().data())


def taken(folder: Path, data: bytes, name: str = "logo") -> logo_intake.TakenIn:
    path = folder / name
    path.write_bytes(data)
    return take_in(path)


@pytest.mark.parametrize("kind", ["png", "jpeg"])
def test_a_picture_is_kept_as_its_pixels_only(qapp: object, tmp_path: Path, kind: str) -> None:
    data = picture(300, 100, kind)
    found = taken(tmp_path, data)
    assert found.said is None
    assert logo_problem(found.logo) is None
    assert b"hidden words" not in found.logo
    assert png_size(found.logo) == (300, 100)
    assert logo_image(found.logo, QSize(150, 150)).pixelColor(75, 25).red() > 20  # it is shown
    before, after = QImage.fromData(data), QImage.fromData(found.logo)
    assert [after.pixelColor(x, 50).name() for x in (5, 150, 295)] == [
        before.pixelColor(x, 50).name() for x in (5, 150, 295)
    ]


def test_transparency_stays(qapp: object, tmp_path: Path) -> None:
    image = QImage(20, 20, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    image.save(str(tmp_path / "a.png"))
    assert QImage.fromData(take_in(tmp_path / "a.png").logo).pixelColor(3, 3).alpha() == 0


def test_a_huge_picture_is_scaled_and_that_is_said(qapp: object, tmp_path: Path) -> None:
    found = taken(tmp_path, picture(6000, 2000, "png"))
    assert png_size(found.logo)[0] <= LONGEST_LOGO_SIDE
    assert png_size(found.logo)[0] == pytest.approx(3 * png_size(found.logo)[1], abs=3)
    assert logo_problem(found.logo) is None
    assert "6,000 × 2,000" in str(found.said)


def test_a_line_that_is_scaled_stays_a_line(qapp: object, tmp_path: Path) -> None:
    lying, upright = (taken(tmp_path, picture(*size, "png")) for size in ((6000, 2), (2, 6000)))
    assert png_size(lying.logo) == (LONGEST_LOGO_SIDE, 1)
    assert png_size(upright.logo) == (1, LONGEST_LOGO_SIDE)


def test_a_photograph_becomes_small_enough(qapp: object, tmp_path: Path) -> None:
    noise = QImage(1200, 1200, QImage.Format.Format_RGB32)
    for y in range(1200):
        for x in range(0, 1200, 2):
            noise.setPixel(x, y, (x * 2654435761 ^ y * 40503 * x) & 0xFFFFFF)
    noise.save(str(tmp_path / "photo.jpg"), quality=95)
    found = take_in(tmp_path / "photo.jpg")
    assert logo_problem(found.logo) is None
    assert "scaled from 1,200 × 1,200" in str(found.said)


def test_an_svg_stays_vectors_and_is_made_plain(qapp: object, tmp_path: Path) -> None:
    found = taken(tmp_path, svg("<!-- a --><title>t</title><path d='M0 0h30v10H0z' fill='#0f9d8a'/>"))
    assert found.logo == PLAIN
    image = logo_image(found.logo, QSize(300, 300))
    assert image.size() == QSize(300, 100)
    assert image.pixelColor(150, 50).name() == "#0f9d8a"


@pytest.mark.qt_log_ignore("JPEG")
@pytest.mark.parametrize(
    ("data", "found"),
    [
        (b"", "it is empty"),
        (b"GIF89a....", "neither a PNG or JPEG picture nor a valid SVG"),
        (b"\x1f\x8b\x08svgz", "it is compressed; save it as plain SVG"),
        (png()[:-20], "cut off or damaged at byte"),
        (png()[:45] + b"!!" + png()[47:], "cut off or damaged at byte"),
        (png(20_000, 20_000, real=False), "20,000 × 20,000 pixels; there may be 50 million"),
        (b"\xff\xd8\xff\xe0 no more", "the JPEG is cut off"),
        (b"\xff\xd8\xff\xe0 nothing \xff\xd9", "damaged and cannot be read"),
        (svg("<script>1</script>"), "it holds a script (script)"),
        (svg("<path d='M0 0' onload='a()'/>"), "it holds a script (onload)"),
        (svg("<image href='http://example.com/a.png'/>"), "(image)"),
    ],
)
def test_what_cannot_be_a_logo_is_refused_in_words(
    qapp: object, tmp_path: Path, data: bytes, found: str
) -> None:
    with pytest.raises(LogoError) as refused:
        taken(tmp_path, data, "bad.logo")
    message = str(refused.value)
    assert message.startswith(f"{tmp_path / 'bad.logo'} cannot be the logo: ")
    assert found in message
    assert message.endswith("A logo is a PNG, JPEG or SVG picture.")


def test_a_cut_jpeg_is_not_taken_for_whole(qapp: object, tmp_path: Path) -> None:
    data = picture(600, 400, "jpeg")
    with pytest.raises(LogoError, match="the JPEG is cut off"):
        taken(tmp_path, data[: len(data) // 2])


def test_a_file_that_is_too_large_or_not_there_is_refused(
    qapp: object, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(LogoError, match="There is no file"):
        take_in(tmp_path / "nowhere.png")
    with pytest.raises(LogoError):
        take_in(tmp_path)
    monkeypatch.setattr(logo_intake, "MOST_FILE_BYTES", 1_000)
    with pytest.raises(LogoError, match="larger than"):
        taken(tmp_path, b"\0" * 1_001)


def test_a_bomb_in_other_chunks_is_never_unpacked(qapp: object, tmp_path: Path) -> None:
    found = taken(tmp_path, png(30, 10, chunk(b"tEXt", b"Comment\0" + b"x" * 1_000_000)))
    assert len(found.logo) < 10_000
    assert set(png_chunks(found.logo)) <= {b"IHDR", b"IDAT", b"IEND", b"pHYs"}
