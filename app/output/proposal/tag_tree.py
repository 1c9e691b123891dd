"""What the typesetter leaves out of the tags of a PDF, for programs that read it aloud or lay it out anew.

It tags no cell as the header of its row, and lets each cell refer to all columns of its table; it tags a text that
stands alone as part of a paragraph; and its links lead to a place on a page instead of to what is tagged there. WTPDF
("Well-Tagged PDF", PDF Association, 2024) asks for the latter two in 8.2 and 8.8, and for a declaration in the metadata
(6.1.2, 6.1.3).
"""

from __future__ import annotations

import re
import zlib
from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

from app.output.proposal.pdf_objects import PdfObjects

ELEMENT: Final = re.compile(rb"<</Type/StructElem/S/(\w+)/P \d+ 0 R")
REFERENCE: Final = re.compile(rb"(\d+) 0 R")
DICTIONARY: Final = re.compile(rb"<<[^>]*>>")
HEADERS: Final = re.compile(rb"/Headers\[[^\]]*\]")
ID: Final = re.compile(rb"/ID(\(\w+\))")
COLUMNS: Final = re.compile(rb"/ColSpan (\d+)")
PLACE: Final = re.compile(rb"\[(\d+) 0 R/XYZ ([-\d.]+) ([-\d.]+) 0\]")
TO_PLACE: Final = re.compile(rb"/Dest(?: (\d+) 0 R|(\(\w+\)))")
"""By number, or by name."""
ABOVE: Final = 10.0
"""Points that the typesetter leaves above the place where a link leads."""
MARKED: Final = re.compile(rb"/MCID (\d+)>>BDC\s+(?:q\s+)?1 0 0 -1 ([-\d.]+) ([-\d.]+) cm")
"""A piece of text with the place of its baseline."""
CONTENTS: Final = re.compile(rb"/Contents (\d+) 0 R")
PARENTS: Final = re.compile(rb"/StructParents (\d+)")
TRANSPARENT: Final = frozenset({b"Document", b"Div", b"Part", b"Sect"})
"""Elements that only group others."""
NAMESPACE: Final = b"http://iso.org/pdf2/ssn"
"""PDF 2.0's (ISO 32000-2, 14.8.6)."""
DECLARED: Final = (
    b"http://pdfa.org/declarations/wtpdf#accessibility1.0",
    b"http://pdfa.org/declarations/wtpdf#reuse1.0",
)
DECLARATION: Final = b"http://pdfa.org/declarations/"


def well_tagged(pdf: bytes) -> bytes:
    """The PDF of the typesetter with tags that conform to WTPDF 1.0.

    Raises ValueError if it is built in another way.
    """
    objects = PdfObjects(pdf)
    root = objects.that_has(b"/Type/StructTreeRoot")
    document = objects.that_has(b"/S/Document/")
    _tag_paragraphs(objects, document)
    _tag_tables(objects, root)
    _aim_at_tags(objects, root, document)
    namespace = objects.add(b"<</Type/Namespace/NS(%b)>>" % NAMESPACE)
    objects[document] = objects[document].replace(b"/S/Document/", b"/S/Document/NS %d 0 R/" % namespace, 1)
    objects[root] = objects[root].replace(
        b"/Type/StructTreeRoot", b"/Type/StructTreeRoot/Namespaces[%d 0 R]" % namespace, 1
    )
    _declare(objects)
    return objects.written()


def _kind(content: bytes) -> bytes:
    """The type of an element, such as "Table"; empty for anything else."""
    found = ELEMENT.match(content)
    return found[1] if found else b""


def _inside(objects: PdfObjects, number: int) -> list[int]:
    """The elements inside an element."""
    content = objects[number]
    at = content.rindex(b"/K[") + 3
    kids = DICTIONARY.sub(b"", content[at : content.index(b"]", at)])
    return [int(each) for each in REFERENCE.findall(kids)]


# --- paragraphs ------------------------------------------------------------------------------------------------------


def _tag_paragraphs(objects: PdfObjects, document: int) -> None:
    """Tag a text in the document itself as a paragraph."""
    waiting = [document]
    while waiting:
        for number in _inside(objects, waiting.pop()):
            kind = _kind(objects[number])
            if kind == b"Span":
                objects[number] = objects[number].replace(b"/S/Span/", b"/S/P/", 1)
            elif kind in TRANSPARENT:
                waiting.append(number)


# --- tables ----------------------------------------------------------------------------------------------------------


class _Row(NamedTuple):
    cells: list[int]
    is_head: bool


def _tag_tables(objects: PdfObjects, root: int) -> None:
    """Tag the first cell of each row as its header, and let each other cell refer to this, its column and its group."""
    named: list[tuple[bytes, int]] = []
    for table in [number for number in objects if _kind(objects[number]) == b"Table"]:
        columns: dict[int, bytes] = {}
        group = b""
        for row in _rows(objects, table):
            if row.is_head:
                if len(row.cells) > 1:
                    columns, group = _columns(objects, row.cells), b""
                else:
                    group = _id(objects[row.cells[0]])
                for each in row.cells:
                    objects[each] = HEADERS.sub(b"/Headers[]", objects[each])
            else:
                _tag_row(objects, row.cells, columns, group, named)
    if named:
        names = b"".join(b"%b%d 0 R" % each for each in named)
        content = objects[root]
        at = content.index(b"]", content.index(b"/IDTree<</Names["))
        objects[root] = content[:at] + names + content[at:]


def _rows(objects: PdfObjects, table: int) -> Iterator[_Row]:
    for part in _inside(objects, table):
        rows = [part] if _kind(objects[part]) == b"TR" else _inside(objects, part)
        for row in rows:
            if cells := _inside(objects, row):
                yield _Row(cells, is_head=_kind(objects[cells[0]]) == b"TH")


def _columns(objects: PdfObjects, cells: list[int]) -> dict[int, bytes]:
    """The id of the head of each column, counted from 0."""
    found: dict[int, bytes] = {}
    for each in cells:
        name = _id(objects[each])
        found |= dict.fromkeys(range(len(found), len(found) + _span(objects[each])), name)
    return found


def _tag_row(
    objects: PdfObjects,
    cells: list[int],
    columns: Mapping[int, bytes],
    group: bytes,
    named: list[tuple[bytes, int]],
) -> None:
    first, *others = cells
    name = b"(V%06d)" % len(named)  # behind the ids of the typesetter, because the tree of ids is sorted
    named.append((name, first))
    content = objects[first].replace(b"/S/TD/", b"/S/TH/", 1).replace(b"/A[", b"/ID%b/A[" % name, 1)
    headers = b"/Scope/Row/Headers[%b]" % b"".join((columns.get(0, b""), group))
    objects[first] = HEADERS.sub(headers.replace(b"\\", b"\\\\"), content, count=1)
    at = _span(content)
    for each in others:
        found = b"/Headers[%b]" % b"".join((columns.get(at, b""), group, name))
        at += _span(objects[each])
        objects[each] = HEADERS.sub(found, objects[each], count=1)


def _id(content: bytes) -> bytes:
    found = ID.search(content)
    return found[1] if found else b""


def _span(content: bytes) -> int:
    found = COLUMNS.search(content)
    return int(found[1]) if found else 1


# --- links -----------------------------------------------------------------------------------------------------------


class _Piece(NamedTuple):
    """A tagged piece of a page."""

    x: float
    y: float
    element: int


def _aim_at_tags(objects: PdfObjects, root: int, document: int) -> None:
    """Let links and bookmarks lead to an element, and to its place for viewers that know no elements."""
    parents = _parents(objects, root)
    named = dict(re.findall(rb"(\(\w+\))(\d+) 0 R", objects[objects.that_has(b"/Type/Catalog")]))
    pages: dict[int, list[_Piece]] = {}
    for number in list(objects):
        content = objects[number]
        if not content.startswith((b"<</Parent ", b"<</Type/Annot")):
            continue
        found = TO_PLACE.search(content)
        place = PLACE.match(objects[int(found[1] or named[found[2]])]) if found else None
        if not found or not place:
            continue
        page = int(place[1])
        if page not in pages:
            pages[page] = list(_pieces(objects, page, parents))
        element = _element(pages[page], float(place[2]), float(place[3])) or document
        action = b"/A<</S/GoTo/D%b/SD[%d 0 R/XYZ %b %b 0]>>" % (place[0], element, place[2], place[3])
        objects[number] = content[: found.start()] + action + content[found.end() :]


def _parents(objects: PdfObjects, root: int) -> dict[int, int]:
    """The object with the elements of each page, by the number that the page has there."""
    content = objects[root]
    at = content.index(b"/ParentTree<</Nums[") + len(b"/ParentTree<</Nums[")
    pairs = re.findall(rb"(\d+) (\d+) 0 R", content[at : content.index(b"]", at)])
    return {int(key): int(number) for key, number in pairs}


def _pieces(objects: PdfObjects, page: int, parents: Mapping[int, int]) -> Iterator[_Piece]:
    contents, key = CONTENTS.search(objects[page]), PARENTS.search(objects[page])
    if not contents or not key:
        return
    elements = [int(each) for each in REFERENCE.findall(objects[parents[int(key[1])]])]
    stream = objects[int(contents[1])]
    drawn = stream[stream.index(b"stream\n") + 7 : stream.rindex(b"\nendstream")]
    for mark, x, y in MARKED.findall(zlib.decompress(drawn)):
        yield _Piece(float(x), float(y), elements[int(mark)])


def _element(pieces: list[_Piece], x: float, y: float) -> int:
    """What stands at a place: the highest line below it, and of this what is nearest; 0 if there is none."""
    below = [each for each in pieces if each.y <= y - ABOVE + 0.5]
    line = max((each.y for each in below), default=0.0)
    nearest = min(
        (each for each in below if each.y > line - 1.0), key=lambda each: abs(each.x - x), default=None
    )
    return nearest.element if nearest else 0


# --- declaration -----------------------------------------------------------------------------------------------------

CLAIMS: Final = b"".join(
    b'<rdf:li rdf:parseType="Resource"><pdfd:conformsTo>%b</pdfd:conformsTo></rdf:li>' % each
    for each in DECLARED
)
DESCRIPTION: Final = (
    b'<rdf:Description rdf:about="" xmlns:pdfd="%b"><pdfd:declarations><rdf:Bag>%b</rdf:Bag>'
    b"</pdfd:declarations></rdf:Description>" % (DECLARATION, CLAIMS)
)
SCHEMA: Final = (
    b'<rdf:li rdf:parseType="Resource" xmlns:pdfaType="http://www.aiim.org/pdfa/ns/type#"'
    b' xmlns:pdfaField="http://www.aiim.org/pdfa/ns/field#">'
    b"<pdfaSchema:schema>PDF Declarations Schema</pdfaSchema:schema>"
    b"<pdfaSchema:namespaceURI>%b</pdfaSchema:namespaceURI><pdfaSchema:prefix>pdfd</pdfaSchema:prefix>"
    b'<pdfaSchema:property><rdf:Seq><rdf:li rdf:parseType="Resource">'
    b"<pdfaProperty:category>external</pdfaProperty:category>"
    b"<pdfaProperty:description>An unordered array of PDF Declaration entries</pdfaProperty:description>"
    b"<pdfaProperty:name>declarations</pdfaProperty:name>"
    b"<pdfaProperty:valueType>bag declaration</pdfaProperty:valueType></rdf:li></rdf:Seq></pdfaSchema:property>"
    b'<pdfaSchema:valueType><rdf:Seq><rdf:li rdf:parseType="Resource"><pdfaType:type>declaration</pdfaType:type>'
    b"<pdfaType:namespaceURI>%b</pdfaType:namespaceURI><pdfaType:prefix>pdfd</pdfaType:prefix>"
    b"<pdfaType:description>A standard that the document conforms to</pdfaType:description>"
    b'<pdfaType:field><rdf:Seq><rdf:li rdf:parseType="Resource"><pdfaField:name>conformsTo</pdfaField:name>'
    b"<pdfaField:valueType>URI</pdfaField:valueType>"
    b"<pdfaField:description>The URI of the standard</pdfaField:description></rdf:li></rdf:Seq></pdfaType:field>"
    b"</rdf:li></rdf:Seq></pdfaSchema:valueType></rdf:li>" % (DECLARATION, DECLARATION)
)


def _declare(objects: PdfObjects) -> None:
    """Declare the conformity in the metadata, and describe this declaration, as PDF/A asks."""
    number = objects.that_has(b"/Type/Metadata/Subtype/XML")
    content = objects[number]
    at = content.index(b"stream\n") + 7
    metadata = content[at : content.rindex(b"\nendstream")]
    schemas = b"</rdf:Bag></pdfaExtension:schemas>"
    metadata = metadata.replace(schemas, SCHEMA + schemas, 1).replace(
        b"</rdf:RDF>", DESCRIPTION + b"</rdf:RDF>", 1
    )
    objects[number] = b"<</Length %d/Type/Metadata/Subtype/XML>>\nstream\n%b\nendstream" % (
        len(metadata),
        metadata,
    )
