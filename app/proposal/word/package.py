"""The file around the body: styles, settings, running head and foot, properties, and the same bytes every time."""

from __future__ import annotations

import re
from collections.abc import Mapping
from datetime import date, datetime
from functools import cache
from io import BytesIO
from string import Template
from typing import Any
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from app.proposal.word.markup import TAB, Markup, field, joined, paragraph, run
from app.resources import resource

TAGS = {"en": "en-US", "de": "de-DE"}
"""The language of a proposal as Word's spelling and hyphenation know it."""
NAMESPACES = " ".join(
    f'xmlns:{prefix}="http://schemas.openxmlformats.org/{name}"'
    for prefix, name in (
        ("w", "wordprocessingml/2006/main"),
        ("r", "officeDocument/2006/relationships"),
        ("wp", "drawingml/2006/wordprocessingDrawing"),
        ("a", "drawingml/2006/main"),
        ("pic", "drawingml/2006/picture"),
    )
)
DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
RELATIONS = "http://schemas.openxmlformats.org/package/2006/relationships"
OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
CONTENT = "application/vnd.openxmlformats-officedocument.wordprocessingml"
PARTS = ("styles", "settings", "numbering", "fontTable", "header", "footer")
"""What the document refers to, by the kind of its relation."""
UPRIGHT_PAGE = '<w:pgSz w:w="11906" w:h="16838"/>'
PAGE_ACROSS = '<w:pgSz w:w="16838" w:h="11906" w:orient="landscape"/>'
MARGINS = (
    '<w:pgMar w:top="1531" w:right="1134" w:bottom="1247" w:left="1247"'
    ' w:header="737" w:footer="567" w:gutter="0"/>'
)
"""A4, with the margins of the PDF."""
FIRST_REFERENCES = (
    '<w:headerReference w:type="default" r:id="header"/><w:footerReference w:type="default" r:id="footer"/>'
)


def section(*, across: bool, is_first: bool) -> Markup:
    """How the pages of a section lie. The first one names head and foot, which the cover lacks and others inherit."""
    references, cover = (FIRST_REFERENCES, "<w:titlePg/>") if is_first else ("", "")
    return Markup(
        f"<w:sectPr>{references}{PAGE_ACROSS if across else UPRIGHT_PAGE}{MARGINS}{cover}</w:sectPr>"
    )


def hexadecimal(colour: str) -> str:
    """A colour `#rrggbb` as Word writes it. Raises ValueError for anything else."""
    if not re.fullmatch(r"#[0-9A-Fa-f]{6}", colour):
        raise ValueError(f"{colour!r} is no colour")
    return colour[1:].upper()


def template(content: Mapping[str, Any]) -> bytes:
    """A document with an empty body, in the language and the colours of the content."""
    names = {"fontTable": "fonts"}
    values = _values(content)
    files = {
        "[Content_Types].xml": _content_types(),
        "_rels/.rels": _relations({"document": ("officeDocument", "word/document.xml")}),
        "word/document.xml": f"{DECLARATION}<w:document {NAMESPACES}><w:body/></w:document>",
        "word/_rels/document.xml.rels": _relations({kind: (kind, f"{kind}.xml") for kind in PARTS}),
        "word/header.xml": _story("hdr", _running_head(content["running"])),
        "word/footer.xml": _story("ftr", _running_foot(content["running"], content["branding"]["firm"])),
    }
    for kind in PARTS[:4]:
        files[f"word/{kind}.xml"] = _resource(names.get(kind, kind)).substitute(values)
    return packed({name: text.encode() for name, text in files.items()}, date(1980, 1, 1))


def packed(files: Mapping[str, bytes], day: date) -> bytes:
    """Files as a package, all of one day, so that equal files give equal bytes."""
    stream = BytesIO()
    with ZipFile(stream, "w", ZIP_DEFLATED) as archive:
        for name, data in files.items():
            entry = ZipInfo(name, (max(day.year, 1980), day.month, day.day, 0, 0, 0))
            entry.compress_type = ZIP_DEFLATED
            entry.external_attr = 0o600 << 16
            archive.writestr(entry, data)
    return stream.getvalue()


def unpacked(data: bytes) -> dict[str, bytes]:
    """The files of a package."""
    with ZipFile(BytesIO(data)) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


def moment(day: date) -> datetime:
    """A day as the properties of a document take it."""
    return datetime(day.year, day.month, day.day)  # noqa: DTZ001 - Word reads it as universal time


def _values(content: Mapping[str, Any]) -> dict[str, str]:
    colours: Mapping[str, str] = content["look"]["colours"]
    is_german = content["language"] == "de"
    return {
        **{name: hexadecimal(colour) for name, colour in colours.items() if len(colour) == 7},
        "language": TAGS[content["language"]],
        "hyphenation": "true" if is_german else "false",
        "decimal": "," if is_german else ".",
        "separator": ";" if is_german else ",",
    }


@cache
def _resource(name: str) -> Template:
    return Template(resource("proposal", "word", f"{name}.xml").read_text(encoding="utf-8"))


def _content_types() -> str:
    kinds = {"document": "document.main", **{kind: kind for kind in PARTS}}
    parts = "".join(
        f'<Override PartName="/word/{name}.xml" ContentType="{CONTENT}.{kind}+xml"/>'
        for name, kind in kinds.items()
    )
    return (
        f'{DECLARATION}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">'
        '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>'
        f'<Default Extension="xml" ContentType="application/xml"/>{parts}</Types>'
    )


def _relations(found: Mapping[str, tuple[str, str]]) -> str:
    each = "".join(
        f'<Relationship Id="{name}" Type="{OFFICE}/{kind}" Target="{target}"/>'
        for name, (kind, target) in found.items()
    )
    return f'{DECLARATION}<Relationships xmlns="{RELATIONS}">{each}</Relationships>'


def _story(tag: str, inside: Markup) -> str:
    return f"{DECLARATION}<w:{tag} {NAMESPACES}>{inside}</w:{tag}>"


def _running_head(running: Mapping[str, str]) -> Markup:
    names = "  /  ".join(filter(None, (running["title"], running["customer"])))
    return paragraph(joined((run(names), TAB, run(running["date"]))), "Header")


def _running_foot(running: Mapping[str, str], firm: str) -> Markup:
    """Whose it is, what calculated it, and the page as fields: the words around them are the language's."""
    fields = {"{page}": field("PAGE", run("1")), "{pages}": field("NUMPAGES", run("1"))}
    pieces = re.split(r"(\{pages?\})", running["page"])
    page = joined(fields.get(piece) or run(piece) for piece in pieces)
    made = "  /  ".join(filter(None, (firm, running["version"])))
    return paragraph(joined((run(made), TAB, page)), "Footer")
