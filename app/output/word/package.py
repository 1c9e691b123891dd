"""The file around the body: styles, settings, header and footer, properties, reproducible to the byte."""

from __future__ import annotations

import re
from collections.abc import Mapping
from datetime import date, datetime
from functools import cache
from io import BytesIO
from string import Template
from typing import Any
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from app.look.number_format import numbers_for
from app.look.translation import LOCALES
from app.machine.resources import resource
from app.output.word.markup import TAB, Markup, field, joined, paragraph, run

HYPHENATED = {"de"}
"""Languages with hyphenation."""
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
RESOURCES = {"styles": "styles", "settings": "settings", "numbering": "numbering", "fontTable": "fonts"}
"""Ready-made parts by the kind of their relationship, and their file names."""
STORIES = ("header", "footer")
PAGE_SIZES = {False: 'w:w="11906" w:h="16838"', True: 'w:w="16838" w:h="11906" w:orient="landscape"'}
"""A4, portrait and landscape."""
MARGINS = (
    '<w:pgMar w:top="1531" w:right="1134" w:bottom="1247" w:left="1247"'
    ' w:header="737" w:footer="567" w:gutter="0"/>'
)
"""The same as in the PDF."""
FACES = {
    "regular": ("Regular", "5C1A7E90-3B52-4D0A-9F64-2E8B71C0D3A5"),
    "bold": ("Bold", "8D24F6B1-7C0E-4A93-B5D8-16F0A92E4C73"),
}
"""The faces that are part of the file, with their keys in resources/proposal/word/fonts.xml."""
ACROSS = "Across"
"""Suffix of header and footer names for landscape pages, whose right edge is farther away."""
RIGHT_EDGE_ACROSS = 14457


def section(*, across: bool, is_first: bool) -> Markup:
    """The page setup of a section; the cover, on the page of the first one, has no header and footer."""
    kind = ACROSS if across else ""
    return Markup(
        f'<w:sectPr><w:headerReference w:type="default" r:id="header{kind}"/>'
        f'<w:footerReference w:type="default" r:id="footer{kind}"/>'
        f"<w:pgSz {PAGE_SIZES[across]}/>{MARGINS}{'<w:titlePg/>' if is_first else ''}</w:sectPr>"
    )


def hexadecimal(colour: str) -> str:
    """A colour `#rrggbb` in Word's notation. Raises ValueError for anything else."""
    if not re.fullmatch(r"#[0-9A-Fa-f]{6}", colour):
        raise ValueError(f"{colour!r} is no colour")
    return colour[1:].upper()


def template(content: Mapping[str, Any]) -> bytes:
    """A document with an empty body, in the language and colours of the content."""
    values, running, firm = _values(content), content["running"], content["branding"]["firm"]
    parts = {kind: kind for kind in RESOURCES} | {
        f"{kind}{end}": kind for kind in STORIES for end in ("", ACROSS)
    }
    files = {
        "[Content_Types].xml": _content_types(parts),
        "_rels/.rels": _relations({"document": ("officeDocument", "word/document.xml")}),
        "word/document.xml": f"{DECLARATION}<w:document {NAMESPACES}><w:body/></w:document>",
        "word/_rels/document.xml.rels": _relations(
            {name: (kind, f"{name}.xml") for name, kind in parts.items()}
        ),
        "word/header.xml": _story("hdr", _running_head(running)),
        "word/footer.xml": _story("ftr", _running_foot(running, firm)),
        f"word/header{ACROSS}.xml": _story("hdr", _across(_running_head(running))),
        f"word/footer{ACROSS}.xml": _story("ftr", _across(_running_foot(running, firm))),
    }
    for kind, name in RESOURCES.items():
        files[f"word/{kind}.xml"] = _resource(name).substitute(values)
    return packed({name: text.encode() for name, text in files.items()}, date(1980, 1, 1))


def with_typeface(files: Mapping[str, bytes]) -> dict[str, bytes]:
    """The files with the typeface that the pages are counted in, for readers who have not installed it.

    Fonts are stored as ECMA-376 (part 4, 17.8.1) wants it: their first 32 bytes combined with a key.
    """
    relations, added = {}, {}
    for name, (face, key) in FACES.items():
        font = resource("fonts", f"Inter-{face}.ttf").read_bytes()
        secret = bytes.fromhex(key.replace("-", ""))[::-1] * 2
        added[f"word/fonts/{name}.odttf"] = (
            bytes(a ^ b for a, b in zip(font, secret, strict=False)) + font[32:]
        )
        relations[name] = ("font", f"fonts/{name}.odttf")
    types = files["[Content_Types].xml"].replace(
        b"<Default ",
        b'<Default Extension="odttf" ContentType="application/vnd.openxmlformats-officedocument.obfuscatedFont"/>'
        b"<Default ",
        1,
    )
    added["word/_rels/fontTable.xml.rels"] = _relations(relations).encode()
    return {**files, "[Content_Types].xml": types, **added}


def packed(files: Mapping[str, bytes], day: date) -> bytes:
    """Files as a package, all with the same date, so that equal files give equal bytes."""
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
    """A day for the document's properties."""
    return datetime(day.year, day.month, day.day)  # noqa: DTZ001 - Word reads it as UTC


def language_tag(language: str) -> str:
    """The tag of a language for Word's spelling and hyphenation."""
    return LOCALES[language].replace("_", "-")


def _values(content: Mapping[str, Any]) -> dict[str, str]:
    colours: Mapping[str, str] = content["look"]["colours"]
    language: str = content["language"]
    decimal = numbers_for(LOCALES[language]).style.decimal
    return {
        **{name: hexadecimal(colour) for name, colour in colours.items() if len(colour) == 7},
        "language": language_tag(language),
        "hyphenation": "true" if language in HYPHENATED else "false",
        "decimal": decimal,
        "separator": ";" if decimal == "," else ",",
    }


@cache
def _resource(name: str) -> Template:
    return Template(resource("proposal", "word", f"{name}.xml").read_text(encoding="utf-8"))


def _content_types(found: Mapping[str, str]) -> str:
    kinds = {"document": "document.main", **found}
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


def _across(story: Markup) -> Markup:
    """A header or footer with its right edge moved for landscape pages."""
    tabs = f'<w:tabs><w:tab w:val="clear" w:pos="9524"/><w:tab w:val="right" w:pos="{RIGHT_EDGE_ACROSS}"/></w:tabs>'
    return Markup(story.replace("</w:pPr>", f"{tabs}</w:pPr>", 1))


def _running_head(running: Mapping[str, str]) -> Markup:
    names = " / ".join(filter(None, (running["title"], running["variant"], running["customer"])))
    return paragraph(joined((run(names), TAB, run(running["date"]))), "Header")


def _running_foot(running: Mapping[str, str], firm: str) -> Markup:
    """The firm, the program, and the page number as fields, in the document's language."""
    fields = {"{page}": field("PAGE", run("1")), "{pages}": field("NUMPAGES", run("1"))}
    pieces = re.split(r"(\{pages?\})", running["page"])
    page = joined(fields.get(piece) or run(piece) for piece in pieces)
    made = " / ".join(filter(None, (firm, running["version"])))
    return paragraph(joined((run(made), TAB, page)), "Footer")
