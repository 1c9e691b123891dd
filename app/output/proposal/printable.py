"""Text that the report's typeface can print, whatever a plan contains: no markup, and nothing that breaks the page."""

from __future__ import annotations

import re
import struct
import unicodedata
from collections.abc import Callable
from functools import cache
from typing import Any

import msgspec

from app.machine.resources import resource
from planner_core.plan.plan import Plan

REPLACEMENT = "?"
FACES = ("Inter-Regular", "Inter-Medium", "Inter-SemiBold", "Inter-Bold")
ZERO_WIDTH_SPACE = "\N{ZERO WIDTH SPACE}"
LONGEST_RUN = 24
"""Characters in a row without a possible line break; longer runs get some, so that they fit into tables."""
PIECE = 6
"""Characters between two such breaks; six of the widest fit into the narrowest column."""
LONGEST_TEXT = 300
"""Maximum length of a text field of a plan, apart from its notes."""
UNSEEN = frozenset({"Cc", "Cf", "Cs", "Co", "Cn"})
"""Categories of characters that are invisible or change the writing direction."""
_WHITE_SPACE = re.compile(r"[^\S\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}]+")
_LONG_RUN = re.compile(rf"[^\s{ZERO_WIDTH_SPACE}\N{{SOFT HYPHEN}}/-]{{{LONGEST_RUN + 1},}}")


def printable(text: str) -> str:
    """`text` as printed in one paragraph.

    White space becomes single spaces, characters without a glyph become `REPLACEMENT`, and long runs without a space
    get possible line breaks.
    """
    known = in_typeface(_WHITE_SPACE.sub(" ", text))
    return _LONG_RUN.sub(_with_breaks, _WHITE_SPACE.sub(" ", known).strip())


def in_typeface(text: str) -> str:
    """`text` reduced to existing glyphs: composed if possible, without accents that the typeface lacks."""
    known = characters()
    composed = unicodedata.normalize("NFC", text)
    if known.issuperset(map(ord, composed)):
        return composed
    return "".join(_glyphs(each) for each in composed)


def printable_tree(value: Any) -> Any:
    """A tree of dictionaries and lists with all texts made printable."""
    if isinstance(value, str):
        return printable(value)
    if isinstance(value, dict):
        return {key: printable_tree(each) for key, each in value.items()}
    if isinstance(value, list | tuple):
        return [printable_tree(each) for each in value]
    return value


def printable_plan(plan: Plan) -> Plan:
    """The plan with all texts in the typeface, and at most as long as in a plan from a file.

    Notes stay unchanged: they are set as paragraphs and may take pages.
    """
    return _with_texts(plan, in_typeface)


def shortened_plan(plan: Plan) -> Plan:
    """The plan as `printable_plan`, but with all characters: for readers with other typefaces."""
    return _with_texts(plan, lambda text: text)


def _with_texts(plan: Plan, written: Callable[[str], str]) -> Plan:
    settings = msgspec.structs.replace(_in_print(plan.settings, written), notes=plan.settings.notes)
    components = {key: _in_print(part, written) for key, part in plan.components.items()}
    return msgspec.structs.replace(plan, settings=settings, components=components)


def lacks_glyphs(plan: Plan) -> bool:
    """Whether a text of the plan has characters that are printed as `REPLACEMENT`."""
    return any(_glyphs(each) == REPLACEMENT for each in set(str(msgspec.to_builtins(plan))) - {REPLACEMENT})


def _in_print(value: Any, written: Callable[[str], str]) -> Any:
    if isinstance(value, str):
        text = written(value)
        return text if len(text) <= LONGEST_TEXT else text[: LONGEST_TEXT - 1] + "…"
    if isinstance(value, msgspec.Struct):
        fields = {name: _in_print(getattr(value, name), written) for name in value.__struct_fields__}
        return msgspec.structs.replace(value, **fields)
    if isinstance(value, tuple):
        return tuple(_in_print(each, written) for each in value)
    if isinstance(value, dict):
        return {key: _in_print(each, written) for key, each in value.items()}
    return value


def _glyphs(character: str) -> str:
    known = characters()
    if ord(character) in known:
        return character
    if unicodedata.category(character) in UNSEEN or unicodedata.combining(character):
        return ""
    simpler = "".join(each for each in unicodedata.normalize("NFKD", character) if ord(each) in known)
    return simpler or REPLACEMENT


def _with_breaks(run: re.Match[str]) -> str:
    words = re.split(r"(?<=_)", run.group())
    return ZERO_WIDTH_SPACE.join(piece for word in words for piece in _pieces(word))


def _pieces(word: str) -> list[str]:
    if len(word) <= LONGEST_RUN:
        return [word]
    return [word[at : at + PIECE] for at in range(0, len(word), PIECE)]


@cache
def characters() -> frozenset[int]:
    """The code points with a visible glyph in every face of the typeface."""
    found = frozenset.intersection(
        *(code_points(resource("fonts", f"{face}.ttf").read_bytes()) for face in FACES)
    )
    return frozenset(each for each in found if unicodedata.category(chr(each)) not in UNSEEN)


def code_points(font: bytes) -> frozenset[int]:
    """The code points of a TrueType font. Raises ValueError as `code_points_to_glyphs`."""
    return frozenset(code_points_to_glyphs(font))


def code_points_to_glyphs(font: bytes) -> dict[int, int]:
    """The glyph of each code point, from the character map of format 12 (OpenType, table `cmap`).

    Raises ValueError if the font has no such map.
    """
    (tables,) = struct.unpack_from(">H", font, 4)
    for number in range(tables):
        tag, _, start, _ = struct.unpack_from(">4sIII", font, 12 + 16 * number)
        if tag == b"cmap":
            return _from_map(font, start)
    raise ValueError("the font has no character map")


def _from_map(font: bytes, start: int) -> dict[int, int]:
    (maps,) = struct.unpack_from(">H", font, start + 2)
    for number in range(maps):
        (offset,) = struct.unpack_from(">I", font, start + 4 + 8 * number + 4)
        at = start + offset
        if struct.unpack_from(">H", font, at) == (12,):
            (groups,) = struct.unpack_from(">I", font, at + 12)
            rows = (struct.unpack_from(">III", font, at + 16 + 12 * each) for each in range(groups))
            return {
                point: glyph + point - first
                for first, last, glyph in rows
                for point in range(first, last + 1)
            }
    raise ValueError("the font has no character map of format 12")
