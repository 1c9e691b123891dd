"""Text that the report's typeface can print, whatever a plan holds: nothing is markup, nothing breaks the page."""

from __future__ import annotations

import re
import struct
import unicodedata
from functools import cache
from typing import Any

import msgspec

from app.resources import resource
from planner_core.plan.fields import declared_fields
from planner_core.plan.plan import Plan

REPLACEMENT = "?"
FACES = ("Inter-Regular", "Inter-Medium", "Inter-SemiBold", "Inter-Bold")
ZERO_WIDTH_SPACE = "\N{ZERO WIDTH SPACE}"
LONGEST_RUN = 24
"""Characters in a row without a place to break the line; longer runs get one, so that tables hold."""
UNSEEN = frozenset({"Cc", "Cf", "Cs", "Co", "Cn"})
"""Categories of characters that print nothing or turn the direction of writing."""
_LONG_RUN = re.compile(rf"[^\s{ZERO_WIDTH_SPACE}\N{{SOFT HYPHEN}}/-]{{{LONGEST_RUN + 1},}}")


def printable(text: str) -> str:
    """`text` as it is printed in one paragraph.

    White space becomes single spaces, characters without a glyph become `REPLACEMENT`, and long runs without
    a space get places where the line may break.
    """
    return _LONG_RUN.sub(_with_breaks, in_typeface(" ".join(text.split())))


def in_typeface(text: str) -> str:
    """`text` with glyphs only: composed where that helps, without accents that the typeface lacks."""
    known = characters()
    composed = unicodedata.normalize("NFC", text)
    if all(ord(each) in known for each in composed):
        return composed
    return "".join(_glyphs(each) for each in composed)


def printable_tree(value: Any) -> Any:
    """A tree of dictionaries and lists with every text in it printable."""
    if isinstance(value, str):
        return printable(value)
    if isinstance(value, dict):
        return {key: printable_tree(each) for key, each in value.items()}
    if isinstance(value, list | tuple):
        return [printable_tree(each) for each in value]
    return value


def printable_plan(plan: Plan) -> Plan:
    """The plan with all its texts in the typeface, for the drawing."""
    components = {}
    for key, part in plan.components.items():
        texts = [field.name for field in declared_fields(type(part)) if field.kind == "text"]
        changes: dict[str, Any] = {name: in_typeface(getattr(part, name)) for name in texts}
        components[key] = msgspec.structs.replace(part, **changes)
    return msgspec.structs.replace(plan, components=components)


def _glyphs(character: str) -> str:
    known = characters()
    if ord(character) in known:
        return character
    if unicodedata.category(character) in UNSEEN or unicodedata.combining(character):
        return ""
    simpler = "".join(each for each in unicodedata.normalize("NFKD", character) if ord(each) in known)
    return simpler or REPLACEMENT


def _with_breaks(run: re.Match[str]) -> str:
    text = run.group()
    return ZERO_WIDTH_SPACE.join(text[at : at + LONGEST_RUN] for at in range(0, len(text), LONGEST_RUN))


@cache
def characters() -> frozenset[int]:
    """The code points that every face of the typeface has a glyph for, and that take room."""
    found = frozenset.intersection(
        *(code_points(resource("fonts", f"{face}.ttf").read_bytes()) for face in FACES)
    )
    return frozenset(each for each in found if unicodedata.category(chr(each)) not in UNSEEN)


def code_points(font: bytes) -> frozenset[int]:
    """The code points of a TrueType font, from its character map of format 12 (OpenType, table `cmap`).

    Raises ValueError where the font has no such map.
    """
    (tables,) = struct.unpack_from(">H", font, 4)
    for number in range(tables):
        tag, _, start, _ = struct.unpack_from(">4sIII", font, 12 + 16 * number)
        if tag == b"cmap":
            return _from_map(font, start)
    raise ValueError("the font has no character map")


def _from_map(font: bytes, start: int) -> frozenset[int]:
    (maps,) = struct.unpack_from(">H", font, start + 2)
    for number in range(maps):
        (offset,) = struct.unpack_from(">I", font, start + 4 + 8 * number + 4)
        at = start + offset
        if struct.unpack_from(">H", font, at) == (12,):
            (groups,) = struct.unpack_from(">I", font, at + 12)
            rows = (struct.unpack_from(">III", font, at + 16 + 12 * each) for each in range(groups))
            return frozenset(point for first, last, _ in rows for point in range(first, last + 1))
    raise ValueError("the font has no character map of format 12")
