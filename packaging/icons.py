"""Renders the one icon of Headroom, resources/icons/headroom.svg, into what each system wants."""

import os
import struct
import sys
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, Qt
from PySide6.QtGui import QGuiApplication, QImage, QImageWriter, QPainter
from PySide6.QtSvg import QSvgRenderer

SOURCE = Path(__file__).resolve().parent.parent / "resources" / "icons" / "headroom.svg"
ICO_SIZES = (16, 24, 32, 48, 64, 128, 256)
# Types of Apple's icon container and the pixels each holds (16@2x, 32@2x, 128 ... 512@2x).
ICNS_SIZES = {b"ic11": 32, b"ic12": 64, b"ic07": 128, b"ic08": 256, b"ic13": 256, b"ic09": 512, b"ic10": 1024}


def write_icons(folder: Path) -> None:
    """Write headroom.png (256 pixels), headroom.ico and headroom.icns into `folder`."""
    application = QGuiApplication.instance() or QGuiApplication(sys.argv[:1])
    renderer = QSvgRenderer(str(SOURCE))
    sizes = {256, *ICO_SIZES, *ICNS_SIZES.values()}
    pictures = {size: render(renderer, size) for size in sizes}
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "headroom.png").write_bytes(pictures[256])
    (folder / "headroom.ico").write_bytes(ico(pictures))
    (folder / "headroom.icns").write_bytes(icns(pictures))
    del application


def render(renderer: QSvgRenderer, size: int) -> bytes:
    """Return the icon as a PNG of `size` x `size` pixels."""
    image = QImage(size, size, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    renderer.render(painter)
    painter.end()
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, QByteArray(b"png")).write(image)
    return bytes(buffer.data().data())


def ico(pictures: dict[int, bytes]) -> bytes:
    """Return a Windows icon: a header, an entry of 16 bytes per picture, then the PNGs."""
    entries, offset = b"", 6 + 16 * len(ICO_SIZES)
    for size in ICO_SIZES:
        side = size % 256  # 0 stands for 256
        entries += struct.pack("<BBBBHHII", side, side, 0, 0, 1, 32, len(pictures[size]), offset)
        offset += len(pictures[size])
    return (
        struct.pack("<HHH", 0, 1, len(ICO_SIZES)) + entries + b"".join(pictures[size] for size in ICO_SIZES)
    )


def icns(pictures: dict[int, bytes]) -> bytes:
    """Return an Apple icon: type and length of the whole, then of each PNG."""
    chunks = b"".join(
        kind + struct.pack(">I", len(pictures[size]) + 8) + pictures[size]
        for kind, size in ICNS_SIZES.items()
    )
    return b"icns" + struct.pack(">I", len(chunks) + 8) + chunks
