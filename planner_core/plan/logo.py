"""Validates the logo of a plan: limited size, and a form that cannot hide anything.

A plan may come from an untrusted source, so its logo is validated again on reading, without decoding it: a small PNG
with nothing but pixels, or an SVG identical to the output of `plain_svg`.
"""

from __future__ import annotations

import struct
import zlib
from typing import Final

from planner_core.messages import HeadroomError, Message
from planner_core.plan.vector_logo import NoPlainSvgError, plain_svg
from planner_core.reuse import memoized

PNG: Final = b"\x89PNG\r\n\x1a\n"
MOST_LOGO_BYTES: Final = 512 * 1024
LONGEST_LOGO_SIDE: Final = 1600
"""Pixels; 60 mm on paper at nearly 700 dpi."""
CHUNKS: Final = frozenset(
    {b"IHDR", b"PLTE", b"tRNS", b"IDAT", b"IEND", b"sRGB", b"gAMA", b"cHRM", b"pHYs", b"sBIT"}
)
"""Allowed chunks of a PNG: pixels and their colours, no texts, profiles or animations."""


class BrokenPngError(HeadroomError):
    """The PNG is truncated or damaged; the message says where."""


def is_png(data: bytes) -> bool:
    """Whether the data has a PNG signature; otherwise it can only be an SVG."""
    return data.startswith(PNG)


@memoized(4)
def logo_problem(data: bytes) -> Message | None:
    """Why bytes are not a valid logo; None if they are."""
    if len(data) > MOST_LOGO_BYTES:
        words: dict[str, object] = {"kib": len(data) // 1024, "most": MOST_LOGO_BYTES // 1024}
        return Message("it has {kib} KiB; at most {most} are allowed.", words)
    if is_png(data):
        return _png_problem(data)
    try:
        if plain_svg(data) != data:
            return Message("it is an SVG that holds more than a drawing.")
    except NoPlainSvgError as error:
        return error.message
    return None


def png_chunks(data: bytes) -> list[bytes]:
    """The names of the chunks of a PNG; verifies their checksums. Raises BrokenPngError."""
    names: list[bytes] = []
    at = len(PNG)
    while at + 12 <= len(data):
        length, name = struct.unpack(">I4s", data[at : at + 8])
        end = at + 8 + length
        if end + 4 > len(data) or zlib.crc32(data[at + 4 : end]) != int.from_bytes(data[end : end + 4]):
            raise BrokenPngError(Message("the PNG is cut off or damaged at byte {at}.", {"at": at}))
        names.append(name)
        at = end + 4
        if name == b"IEND":
            break
    if not names or names[0] != b"IHDR" or names[-1] != b"IEND":
        raise BrokenPngError(Message("the PNG is cut off or damaged at byte {at}.", {"at": at}))
    return names


def png_size(data: bytes) -> tuple[int, int]:
    """Width and height in pixels, from the header of a valid PNG."""
    width, height = struct.unpack(">II", data[16:24])
    return width, height


def _png_problem(data: bytes) -> Message | None:
    try:
        names = png_chunks(data)
    except BrokenPngError as error:
        return error.message
    if not CHUNKS.issuperset(names):
        return Message("it is a PNG that holds more than a picture.")
    width, height = png_size(data)
    if not (0 < width <= LONGEST_LOGO_SIDE and 0 < height <= LONGEST_LOGO_SIDE):
        words: dict[str, object] = {"width": width, "height": height, "most": LONGEST_LOGO_SIDE}
        return Message("it has {width} × {height} pixels; a side may have from 1 to {most}.", words)
    return None
