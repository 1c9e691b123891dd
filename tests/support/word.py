"""Reads Word files: what a reader sees, and rules that Word enforces and other programs do not."""

from __future__ import annotations

import posixpath
from collections import Counter
from collections.abc import Iterator
from io import BytesIO
from zipfile import ZipFile

from docx import Document
from lxml import etree

MAIN = "http://schemas.openxmlformats.org/wordprocessingml/2006/main"
RELATION = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
NAMES = {
    "w": MAIN,
    "r": RELATION,
    "a": "http://schemas.openxmlformats.org/drawingml/2006/main",
    "wp": "http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing",
    "pic": "http://schemas.openxmlformats.org/drawingml/2006/picture",
    "rel": "http://schemas.openxmlformats.org/package/2006/relationships",
    "ct": "http://schemas.openxmlformats.org/package/2006/content-types",
}
ORDERS = {
    "pPr": "pStyle keepNext keepLines pageBreakBefore framePr widowControl numPr suppressLineNumbers pBdr shd tabs"
    " suppressAutoHyphens kinsoku wordWrap overflowPunct topLinePunct autoSpaceDE autoSpaceDN bidi adjustRightInd"
    " snapToGrid spacing ind contextualSpacing mirrorIndents suppressOverlap jc textDirection textAlignment"
    " textboxTightWrap outlineLvl divId cnfStyle rPr sectPr pPrChange",
    "rPr": "rStyle rFonts b bCs i iCs caps smallCaps strike dstrike outline shadow emboss imprint noProof snapToGrid"
    " vanish webHidden color spacing w kern position sz szCs highlight u effect bdr shd fitText vertAlign rtl cs em"
    " lang eastAsianLayout specVanish oMath",
    "tblPr": "tblStyle tblpPr tblOverlap bidiVisual tblStyleRowBandSize tblStyleColBandSize tblW jc tblCellSpacing"
    " tblInd tblBorders shd tblLayout tblCellMar tblLook tblCaption tblDescription",
    "tcPr": "cnfStyle tcW gridSpan hMerge vMerge tcBorders shd noWrap tcMar textDirection tcFitText vAlign hideMark",
    "sectPr": "headerReference footerReference footnotePr endnotePr type pgSz pgMar paperSrc pgBorders lnNumType"
    " pgNumType cols formProt vAlign noEndnote titlePg textDirection bidi rtlGutter docGrid printerSettings",
    "style": "name aliases basedOn next link autoRedefine hidden uiPriority semiHidden unhideWhenUsed qFormat locked"
    " personal personalCompose personalReply rsid pPr rPr tblPr trPr tcPr tblStylePr",
    "lvl": "start numFmt lvlRestart pStyle isLgl suff lvlText lvlPicBulletId legacy lvlJc pPr rPr",
    "settings": "zoom embedTrueTypeFonts defaultTabStop autoHyphenation consecutiveHyphenLimit hyphenationZone"
    " doNotHyphenateCaps characterSpacingControl compat themeFontLang decimalSymbol listSeparator",
    "font": "altName panose1 charset family notTrueType pitch sig embedRegular embedBold",
    "tbl": "tblPr tblGrid tr",
    "tr": "tblPrEx trPr tc",
}
"""The order in which the schema of WordprocessingML has the children of an element (ECMA-376, part 1, annex A)."""
ONLY_ONCE = frozenset(ORDERS) - {"tbl", "tr", "sectPr", "style"}


class Word:
    """A Word file and its contents."""

    def __init__(self, data: bytes) -> None:
        self.data = data
        self.document = Document(BytesIO(data))
        with ZipFile(BytesIO(data)) as archive:
            assert archive.testzip() is None
            self.names = archive.namelist()
            self.parts = {name: archive.read(name) for name in self.names}

    def xml(self, name: str = "word/document.xml") -> etree._Element:
        """One part as elements."""
        return etree.fromstring(self.parts[name])

    def found(self, path: str, name: str = "word/document.xml") -> list:
        """The results of an XPath in a part."""
        return self.xml(name).xpath(path, namespaces=NAMES)

    def paragraphs(self) -> Iterator[tuple[str, str]]:
        """Style and text of every paragraph, including those in tables."""
        for each in self.found("//w:p"):
            style = each.xpath("string(w:pPr/w:pStyle/@w:val)", namespaces=NAMES)
            yield style, "".join(each.xpath(".//w:t/text()", namespaces=NAMES))

    def text(self) -> str:
        """All text, a line for each paragraph."""
        return "\n".join(text for _, text in self.paragraphs())

    def in_style(self, style: str) -> list[str]:
        """The texts of the paragraphs in a style."""
        return [text for found, text in self.paragraphs() if found == style]

    def fields(self, name: str = "word/document.xml") -> list[str]:
        """The instruction of every field."""
        return [each.text.strip() for each in self.found("//w:instrText", name)]

    def alternatives(self) -> list[str]:
        """The alternative text of each picture."""
        return self.found("//wp:docPr/@descr")


def problems(word: Word) -> list[str]:
    """Why Word would repair the file, or show it differently than intended; empty for a valid one."""
    return [
        *_package_problems(word),
        *_order_problems(word),
        *_reference_problems(word),
        *_table_problems(word),
        *_field_problems(word),
    ]


def _package_problems(word: Word) -> Iterator[str]:
    """Every part has a type, every relationship a target, and every used id is declared."""
    if word.names[0] != "[Content_Types].xml":
        yield "the list of types is not the first file"
    types = word.xml("[Content_Types].xml")
    named = {each.lstrip("/") for each in types.xpath("ct:Override/@PartName", namespaces=NAMES)}
    endings = set(types.xpath("ct:Default/@Extension", namespaces=NAMES))
    for name in word.names[1:]:
        if name not in named and name.rpartition(".")[2] not in endings:
            yield f"{name} has no type"
    yield from (f"{name} has a type and is not there" for name in named - set(word.names))
    for name in word.names:
        if not name.endswith(".rels"):
            continue
        folder, _, file = name.rpartition("_rels/")
        relations = word.xml(name)
        targets = {
            each.get("Id"): posixpath.normpath(posixpath.join("/", folder, each.get("Target")))
            for each in relations
        }
        if len(targets) != len(relations):
            yield f"{name} declares an id twice"
        if relations.xpath("rel:Relationship[@TargetMode='External']", namespaces=NAMES):
            yield f"{name} leads out of the file"
        yield from (f"{name}: {each} is not there" for each in targets.values() if each[1:] not in word.parts)
        source = folder + file.removesuffix(".rels")
        if source in word.parts and source.endswith(".xml"):
            used = set(word.found("//@r:id | //@r:embed | //@r:link", source))
            yield from (f"{source} uses {each}, which is not declared" for each in used - set(targets))


def _order_problems(word: Word) -> Iterator[str]:
    """Children are in the order of the schema, and properties occur once."""
    for name in word.names:
        if not name.startswith("word/") or not name.endswith(".xml"):
            continue
        for parent, order in ORDERS.items():
            ranks = {f"{{{MAIN}}}{child}": rank for rank, child in enumerate(order.split())}
            for each in word.xml(name).iter(f"{{{MAIN}}}{parent}"):
                tags = [child.tag for child in each]
                yield from (f"{name}: {tag} in {parent}" for tag in tags if tag not in ranks)
                at = [ranks.get(tag, 0) for tag in tags]
                if at != sorted(at):
                    yield f"{name}: {parent} has {' '.join(etree.QName(tag).localname for tag in tags)}"
                if parent in ONLY_ONCE and len(set(tags)) != len(tags):
                    yield f"{name}: {parent} says something twice"


def _reference_problems(word: Word) -> Iterator[str]:
    """Styles, lists, bookmarks and ids: each exists, each once."""
    styles = word.found("//w:style/@w:styleId", "word/styles.xml")
    names = word.found("//w:style/w:name/@w:val", "word/styles.xml")
    lists = set(word.found("//w:num/@w:numId", "word/numbering.xml"))
    bookmarks = word.found("//w:bookmarkStart/@w:name")
    groups = {
        "style": styles, "style name": names, "bookmark": bookmarks,
        "bookmark id": word.found("//w:bookmarkStart/@w:id"), "picture id": word.found("//wp:docPr/@id"),
    }  # fmt: skip
    for kind, found in groups.items():
        yield from (
            f"{kind} {each} is there {count} times" for each, count in Counter(found).items() if count > 1
        )
    used = {*word.found("//w:pStyle/@w:val | //w:rStyle/@w:val | //w:tblStyle/@w:val")}
    used |= {*word.found("//w:basedOn/@w:val | //w:next/@w:val", "word/styles.xml")}
    yield from (f"style {each} is not there" for each in used - set(styles))
    yield from (
        f"list {each} is not there" for each in {*word.found("//w:numId/@w:val", "word/styles.xml")} - lists
    )
    yield from (
        f"bookmark {each} is not there" for each in {*word.found("//w:hyperlink/@w:anchor")} - {*bookmarks}
    )
    if sorted(word.found("//w:bookmarkStart/@w:id")) != sorted(word.found("//w:bookmarkEnd/@w:id")):
        yield "a bookmark does not end"
    yield from (f"bookmark name {each} is too long" for each in bookmarks if len(each) > 40)


def _table_problems(word: Word) -> Iterator[str]:
    """Rows fill the grid, cells end in a paragraph, tables do not touch, and the last element is the page setup."""
    for table in word.found("//w:tbl"):
        grid = [int(each) for each in table.xpath("w:tblGrid/w:gridCol/@w:w", namespaces=NAMES)]
        for row in table.iterfind("w:tr", NAMES):
            cells = row.findall("w:tc", NAMES)
            spans = [int(each.xpath("number(w:tcPr/w:gridSpan/@w:val)", namespaces=NAMES) or 0)
                     if each.xpath("w:tcPr/w:gridSpan", namespaces=NAMES) else 1 for each in cells]  # fmt: skip
            widths = [int(each.xpath("string(w:tcPr/w:tcW/@w:w)", namespaces=NAMES)) for each in cells]
            if sum(spans) != len(grid) or sum(widths) != sum(grid):
                yield f"a row of {sum(spans)} columns, {sum(widths)} wide, in a grid of {len(grid)}, {sum(grid)} wide"
            if any(each[-1].tag != f"{{{MAIN}}}p" for each in cells):
                yield "a cell does not end in a paragraph"
        if min(grid, default=0) < 300:
            yield f"a column of {min(grid, default=0)} twentieths of a point"
        following = table.getnext()
        if following is None or following.tag != f"{{{MAIN}}}p":
            yield "a table is not followed by a paragraph"
    body = word.found("/w:document/w:body")[0]
    if body[-1].tag != f"{{{MAIN}}}sectPr":
        yield "the body does not end in its section"


def _field_problems(word: Word) -> Iterator[str]:
    """Every field has a beginning, a shown text and an end."""
    for name in word.names:
        if name.startswith("word/") and name.endswith(".xml"):
            depth: list[str] = []
            for kind in word.found("//w:fldChar/@w:fldCharType", name):
                expected = {"begin": None, "separate": "begin", "end": "separate"}[kind]
                if expected is not None and (not depth or depth.pop() != expected):
                    yield f"{name}: a field has {kind} out of its turn"
                if kind != "end":
                    depth.append(kind)
            if depth:
                yield f"{name}: a field does not end"
