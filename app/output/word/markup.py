"""WordprocessingML as text: runs, paragraphs, fields and links, in the order of elements that Word requires.

Text, because the proposal of a large plan has a hundred thousand cells, which take minutes as objects. All plan texts
pass `written` or `attribute`, so that a name cannot become markup or a field.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from html import escape
from typing import NewType

Markup = NewType("Markup", str)
NOTHING = Markup("")
TEXT = '<w:t xml:space="preserve">'
_WHITE_SPACE = re.compile(r"[^\S\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}]+")
_UNWRITABLE = re.compile(
    "[^\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]"  # characters that XML 1.0 does not allow
    "|[\x7f-\x9f\u202a-\u202e\u2066-\u2069]"  # control characters, and characters that change the writing direction
)
_RIGHT_TO_LEFT = "\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\U00010800-\U00010fff\U0001e800-\U0001efff"
_RIGHT_TO_LEFT_WORDS = re.compile(f"([{_RIGHT_TO_LEFT}]+(?:[ -/:-@]*[{_RIGHT_TO_LEFT}]+)*)")

_STYLE_ALONE = re.compile(r'<w:pStyle w:val="\w+"/>(?!<w:keepNext/>)')


def one_line(text: str) -> str:
    """`text` on one line, with characters that XML may hold."""
    return _UNWRITABLE.sub("", _WHITE_SPACE.sub(" ", text))


def written(text: str) -> str:
    """`text` escaped for use between two tags."""
    return escape(one_line(text), quote=False)


def attribute(text: str) -> str:
    """`text` escaped for use in an attribute."""
    return escape(one_line(text), quote=False).replace('"', "&quot;")


def run(text: str, style: str = "", half_points: int = 0, language: str = "") -> Markup:
    """Text in one character style; right-to-left scripts such as Hebrew and Arabic get runs of their own.

    `language` is a tag such as "en-GB" if it is not that of the document.
    """
    look = f'<w:rStyle w:val="{style}"/>' if style else ""
    size = f'<w:sz w:val="{half_points}"/><w:szCs w:val="{half_points}"/>' if half_points else ""
    spoken = f'<w:lang w:val="{language}"/>' if language else ""
    if text.isascii():
        return _run(text, look + size + spoken)
    pieces = _RIGHT_TO_LEFT_WORDS.split(text)
    return joined(
        _run(piece, look + size + ("<w:rtl/>" if number % 2 else "") + spoken)
        for number, piece in enumerate(pieces)
        if piece
    )


def _run(text: str, look: str) -> Markup:
    properties = f"<w:rPr>{look}</w:rPr>" if look else ""
    # As a character, Word would print it also inside a line.
    said = written(text).replace("\N{SOFT HYPHEN}", f"</w:t><w:softHyphen/>{TEXT}")
    return Markup(f"<w:r>{properties}{TEXT}{said}</w:t></w:r>")


def joined(parts: Iterable[Markup]) -> Markup:
    """The parts, concatenated."""
    return Markup("".join(parts))


BREAK = Markup("<w:r><w:br/></w:r>")
TAB = Markup("<w:r><w:tab/></w:r>")


def lines(texts: Iterable[str], style: str = "", language: str = "") -> Markup:
    """Texts with a line break between them."""
    return Markup(BREAK.join(run(each, style, language=language) for each in texts))


def paragraph(inside: Markup, style: str = "", *, new_page: bool = False) -> Markup:
    """A paragraph in a style, at the top of a page if requested."""
    properties = (f'<w:pStyle w:val="{style}"/>' if style else "") + (
        '<w:pageBreakBefore/><w:spacing w:before="0"/>' if new_page else ""
    )
    return Markup(f"<w:p><w:pPr>{properties}</w:pPr>{inside}</w:p>" if properties else f"<w:p>{inside}</w:p>")


def numbered(inside: Markup, style: str, numbers: int) -> Markup:
    """A paragraph of a list that counts by other numbers than its style: those with this id in numbering.xml."""
    properties = (
        f'<w:pStyle w:val="{style}"/><w:numPr><w:ilvl w:val="0"/><w:numId w:val="{numbers}"/></w:numPr>'
    )
    return Markup(f"<w:p><w:pPr>{properties}</w:pPr>{inside}</w:p>")


def text(words: str, style: str = "") -> Markup:
    """A paragraph of plain text."""
    return paragraph(run(words), style)


def with_next(paragraphs: Markup) -> Markup:
    """Paragraphs kept on the page of what follows them; each needs a style."""
    return Markup(_STYLE_ALONE.sub(r"\g<0><w:keepNext/>", paragraphs))


def field(instruction: str, shown: Markup) -> Markup:
    """A field with the text shown until Word updates it."""
    return Markup(field_begin(instruction) + shown + FIELD_END)


def field_begin(instruction: str) -> Markup:
    """The beginning of a field, which may extend over paragraphs. The instruction is ours, never from a plan."""
    return Markup(
        '<w:r><w:fldChar w:fldCharType="begin"/></w:r>'
        f'<w:r><w:instrText xml:space="preserve"> {instruction} </w:instrText></w:r>'
        '<w:r><w:fldChar w:fldCharType="separate"/></w:r>'
    )


FIELD_END = Markup('<w:r><w:fldChar w:fldCharType="end"/></w:r>')


def link(bookmark: str, inside: Markup) -> Markup:
    """A link to a bookmark of this document."""
    return Markup(f'<w:hyperlink w:anchor="{bookmark}" w:history="1">{inside}</w:hyperlink>')


STATUS_MARKS = {"near": ("▲", "StatusNear"), "over": ("■", "StatusOver"), "unknown": ("□", "StatusUnknown")}
"""Shape and character style of a status; every typeface of Word has these shapes."""


def status_mark(status: str) -> Markup:
    """The shape of a status before its subject; empty for ok."""
    if status not in STATUS_MARKS:
        return NOTHING
    shape, style = STATUS_MARKS[status]
    return run(f"{shape}\N{NO-BREAK SPACE}", style)
