"""The looks of cells: a few roles in the application's colours for paper."""

from __future__ import annotations

from typing import Any, Literal, NamedTuple

from app.look.paper_colours import paper_colours

Role = Literal["body", "strong", "head", "title", "lead", "section", "input", "link", "answer"]

FONT = "Calibri"
BODY_SIZE = 11
TITLE_SIZE = 16
SECTION_SIZE = 12


class Look(NamedTuple):
    """The look of a cell; equal looks share one format of the file."""

    role: Role = "body"
    number: str = ""
    """The number format; empty for text."""
    wraps: bool = False
    right: bool = False
    quoted: bool = False
    """Whether the cell is marked as text, because it looks like a formula."""
    colour: str = ""
    """Name of a theme colour; empty for that of the role."""
    indent: int = 0


def properties(look: Look) -> dict[str, Any]:
    """The format properties of a look."""
    named = paper_colours()
    found: dict[str, Any] = {
        "font_name": FONT,
        "font_size": BODY_SIZE,
        "font_color": named[look.colour or _COLOUR.get(look.role, "text")],
        "valign": "top",
        "text_wrap": look.wraps,
        "quote_prefix": look.quoted,
        **_ROLES[look.role](named),
    }
    if look.number:
        found["num_format"] = look.number
    if look.right:
        found |= {"align": "right", "indent": look.indent} if look.indent else {"align": "right"}
    elif look.indent:
        found |= {"align": "left", "indent": look.indent}
    return found


_COLOUR = {"lead": "text_muted", "input": "accent", "answer": "accent", "link": "accent"}

_ROLES: dict[Role, Any] = {
    "body": lambda named: {"bottom": 1, "bottom_color": named["hairline"]},
    "input": lambda named: {"bottom": 1, "bottom_color": named["hairline"]},
    "strong": lambda named: {"bottom": 1, "bottom_color": named["hairline"], "bold": True},
    "link": lambda named: {"bottom": 1, "bottom_color": named["hairline"], "underline": 1},
    "head": lambda named: {
        "bold": True,
        "bottom": 1,
        "bottom_color": named["text_muted"],
        "valign": "bottom",
    },
    "answer": lambda named: {"border": 1, "border_color": named["text_muted"]},
    "title": lambda _: {"bold": True, "font_size": TITLE_SIZE},
    "section": lambda _: {"bold": True, "font_size": SECTION_SIZE},
    "lead": lambda _: {},
}
