"""Logos for tests: valid ones, and hostile ones."""

from __future__ import annotations

import struct
import zlib

from planner_core.plan.logo import PNG
from planner_core.plan.vector_logo import plain_svg

HEAD = (
    '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 30 10">'
)


def svg(inside: str, head: str = HEAD) -> bytes:
    """An SVG with something in it."""
    return f"{head}{inside}</svg>".encode()


PLAIN = plain_svg(svg('<path d="M0 0h30v10H0z" fill="#0f9d8a"/>'))
"""A green rectangle in sanitised form."""


def chunk(name: bytes, data: bytes) -> bytes:
    """One chunk of a PNG."""
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))


def png(width: int = 30, height: int = 10, *extra: bytes, real: bool = True) -> bytes:
    """A grey PNG. With `real` false it has pixels for one line only, whatever its declared size."""
    rows = zlib.compress((b"\0" + b"\x80" * width) * (height if real else 1))
    head = chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0))
    return PNG + head + b"".join(extra) + chunk(b"IDAT", rows) + chunk(b"IEND", b"")
