"""Reads a logo from a file: PNG and JPEG are decoded within limits and encoded again, SVG is sanitised.

Only the visible content is kept: no metadata, no colour profile, no script. The result passes `logo_problem`, which is
checked again when a plan is opened.
"""

from __future__ import annotations

import struct
from pathlib import Path
from typing import Final, NamedTuple

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QSize, Qt
from PySide6.QtGui import QColorSpace, QImage, QImageReader, QPainter

from app.machine.files import file_problem
from app.output.proposal.typesetting import ProposalError, drawn_logo
from planner_core.messages import HeadroomError, Message
from planner_core.plan.logo import (
    LONGEST_LOGO_SIDE,
    MOST_LOGO_BYTES,
    PNG,
    BrokenPngError,
    is_png,
    logo_problem,
    png_chunks,
)
from planner_core.plan.vector_logo import NoPlainSvgError, plain_svg

MOST_FILE_BYTES: Final = 20_000_000
MOST_PIXELS: Final = 50_000_000
"""200 MB decoded; larger pictures are refused before decoding."""
JPEG: Final = b"\xff\xd8\xff"
JPEG_END: Final = b"\xff\xd9"
SMALLER: Final = 0.8
SRGB_GAMMA: Final = 45455
SRGB_POINTS: Final = (31270, 32900, 64000, 33000, 30000, 60000, 15000, 6000)
"""Gamma, white, red, green and blue of sRGB, times 100,000, as the PNG specification gives them."""
NEAR: Final = 100
FITTING: Final = Qt.AspectRatioMode.KeepAspectRatio
GZIP: Final = b"\x1f\x8b"
EXPECTED: Final = Message("A logo is a PNG, JPEG or SVG picture.")


class LogoError(HeadroomError):
    """The file cannot be used as a logo; the message names it, the reason and what is expected."""


class TakenIn(NamedTuple):
    """A logo as a plan keeps it."""

    logo: bytes
    said: Message | None = None
    """What was changed, if that is visible."""


def take_in(path: Path) -> TakenIn:
    """The logo in a file. Raises LogoError."""
    try:
        with path.open("rb") as file:
            data = file.read(MOST_FILE_BYTES + 1)
    except OSError as error:
        raise LogoError(file_problem(error, path)) from error
    try:
        return _taken(data)
    except (LogoError, NoPlainSvgError, BrokenPngError) as error:
        words: dict[str, object] = {"file": str(path), "problem": error.message, "expected": EXPECTED}
        raise LogoError(Message("{file} cannot be the logo: {problem} {expected}", words)) from error


def logo_image(logo: bytes, room: QSize) -> QImage:
    """A logo as pixels, as large as fits into this size; empty if it cannot be drawn.

    SVG is rendered by the typesetter, as in the proposal: Qt supports neither clip paths nor all masks.
    """
    if is_png(logo):
        buffer = _opened(logo)
        image = _reader(buffer, b"png").read()
        return image if image.isNull() else _smaller(image, image.size().scaled(room, FITTING))
    try:
        return QImage.fromData(drawn_logo(logo, room.width(), room.height()))
    except ProposalError:
        return QImage()


def _taken(data: bytes) -> TakenIn:
    if len(data) > MOST_FILE_BYTES:
        raise LogoError(Message("it is larger than {most} MB.", {"most": MOST_FILE_BYTES // 1_000_000}))
    if not data:
        raise LogoError(Message("it is empty."))
    if is_png(data):
        png_chunks(data)
        return _pixels(data, b"png")
    if data.startswith(JPEG):
        if JPEG_END not in data[-1024:]:
            raise LogoError(Message("the JPEG is cut off."))
        return _pixels(data, b"jpeg")
    if data.startswith(GZIP):
        raise LogoError(Message("it is compressed; save it as plain SVG."))
    return _vectors(data)


def _vectors(data: bytes) -> TakenIn:
    logo = plain_svg(data)
    if problem := logo_problem(logo):
        raise LogoError(problem)
    if logo_image(logo, QSize(200, 200)).isNull():
        raise LogoError(Message("it cannot be drawn."))
    return TakenIn(logo)


def _pixels(data: bytes, kind: bytes) -> TakenIn:
    image = _decoded(data, kind)
    size = image.size()
    most = QSize(LONGEST_LOGO_SIDE, LONGEST_LOGO_SIDE)
    if size.width() > most.width() or size.height() > most.height():
        image = _smaller(image, size.scaled(most, FITTING).expandedTo(QSize(1, 1)))
    while len(logo := _png(image)) > MOST_LOGO_BYTES:
        image = _smaller(image, image.size() * SMALLER)
    if image.size() == size:
        return TakenIn(logo)
    words: dict[str, object] = {
        "width": size.width(),
        "height": size.height(),
        "new_width": image.width(),
        "new_height": image.height(),
    }
    text = (
        "The logo was scaled from {width} × {height} to {new_width} × {new_height} pixels, enough for print."
    )
    return TakenIn(logo, Message(text, words))


def _decoded(data: bytes, kind: bytes) -> QImage:
    """The pixels in sRGB, without any metadata."""
    buffer = _opened(data)
    reader = _reader(buffer, kind)
    size = reader.size()
    if size.width() * size.height() > MOST_PIXELS:
        words: dict[str, object] = {
            "width": size.width(), "height": size.height(), "most": MOST_PIXELS // 1_000_000
        }  # fmt: skip
        raise LogoError(
            Message("it has {width} × {height} pixels; there may be {most} million in all.", words)
        )
    image = reader.read()
    if image.isNull():
        raise LogoError(Message("it is damaged and cannot be read."))
    if image.colorSpace().isValid() and not _is_srgb_in_other_words(data):
        image.convertToColorSpace(QColorSpace(QColorSpace.NamedColorSpace.SRgb))
    plain = QImage(image.size(), QImage.Format.Format_ARGB32)
    plain.fill(Qt.GlobalColor.transparent)
    painter = QPainter(plain)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
    painter.drawImage(0, 0, image)
    painter.end()
    return plain


def _is_srgb_in_other_words(data: bytes) -> bool:
    """Whether a PNG declares sRGB by gamma and chromaticities. Converting it would shift a firm's colour.

    PNG specification, 11.3.2: writers of sRGB samples give these values, whose gamma only approximates sRGB.
    """
    head = data[: data.find(b"IDAT")]
    gamma, points = head.find(b"gAMA"), head.find(b"cHRM")
    if b"iCCP" in head or gamma < 0 or head[gamma + 4 : gamma + 8] != SRGB_GAMMA.to_bytes(4):
        return False
    found = (
        struct.unpack(">8I", head[points + 4 : points + 36].ljust(32, b"\0")) if points >= 0 else SRGB_POINTS
    )
    return all(abs(each - other) < NEAR for each, other in zip(found, SRGB_POINTS, strict=True))


def _opened(data: bytes) -> QBuffer:
    buffer = QBuffer()
    buffer.setData(QByteArray(data))
    buffer.open(QIODevice.OpenModeFlag.ReadOnly)
    return buffer


def _reader(buffer: QBuffer, kind: bytes) -> QImageReader:
    """A reader for PNG or JPEG, whichever is given, that rotates photographs upright. The buffer has to outlive it.

    `QImage.fromData` cannot be used: it accepts the kind as str only, and its type stubs as bytes only.
    """
    reader = QImageReader(buffer, QByteArray(kind))
    reader.setAutoDetectImageFormat(False)
    reader.setAutoTransform(True)
    return reader


def _smaller(image: QImage, size: QSize) -> QImage:
    return image.scaled(
        size.expandedTo(QSize(1, 1)),
        Qt.AspectRatioMode.IgnoreAspectRatio,
        Qt.TransformationMode.SmoothTransformation,
    )


def _png(image: QImage) -> bytes:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    if not image.save(buffer, "png"):  # type: ignore[call-overload]
        raise LogoError(Message("it cannot be written as PNG."))
    data = bytes(buffer.data().data())
    assert data.startswith(PNG)
    return data
