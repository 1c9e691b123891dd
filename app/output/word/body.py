"""The body of the document while it is written: its content so far, with headings, pictures and bookmarks."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, NamedTuple

from app.look.translation import tr
from app.output.word.markup import Markup, attribute, field, joined, lines, paragraph, run, text
from app.output.word.package import language_tag, section

EMU_PER_MM = 36_000


class Heading(NamedTuple):
    """A heading, for the table of contents."""

    level: int
    title: str
    bookmark: str


class WordPicture(NamedTuple):
    """A picture in its printed size."""

    png: bytes
    width_mm: float
    height_mm: float


class Body:
    """Collects the document from top to bottom."""

    def __init__(
        self, content: Mapping[str, Any], pictures: Mapping[str, WordPicture], embed: Callable[[bytes], str]
    ) -> None:
        """`embed` puts the bytes of a picture into the package and returns the id of its relationship."""
        self.content = content
        self.headings: list[Heading] = []
        self._parts: list[Markup] = []
        self._pictures, self._embed = pictures, embed
        self._bookmarks = self._placed = self._counted = 0
        self._breaks, self._is_across, self._has_turned = True, False, False

    def add(self, *parts: Markup) -> None:
        """Append paragraphs and tables."""
        self._parts += parts

    def markup(self) -> Markup:
        """The whole markup."""
        return joined(self._parts)

    def opening(self, key: str, *, new_page: bool = False) -> dict[str, Any]:
        """Begin a chapter with its title and the consultant's text; returns its content."""
        it: dict[str, Any] = self.content["chapters"][key]
        self.heading(1, it["title"], new_page=new_page or self._breaks)
        self._breaks = False
        self.paragraphs(self.content["texts"].get(key, ()))
        return it

    def turn(self, *, across: bool) -> None:
        """Switch to landscape pages, or back to portrait."""
        if across == self._is_across:
            return
        ended = self.last_section()
        self.add(Markup(f'<w:p><w:pPr><w:pStyle w:val="AfterTable"/>{ended}</w:pPr></w:p>'))
        self._is_across, self._has_turned, self._breaks = across, True, True

    def last_section(self) -> Markup:
        """The page orientation at the end of the content so far."""
        return section(across=self._is_across, is_first=not self._has_turned)

    def end_page(self) -> None:
        """Begin the next chapter on a new page, like the first one."""
        self._breaks = True

    def heading(self, level: int, title: str, aside: str = "", *, new_page: bool = False) -> None:
        """A heading in the table of contents; `aside` is part of it in a quieter tone."""
        named = f"{title} \N{EN DASH} {aside}" if aside else title
        inside = run(title) + (run(f" \N{EN DASH} {aside}", "Muted") if aside else "")
        bookmark = f"_Toc{len(self.headings) + 1:08}"
        self.headings.append(Heading(level, named, bookmark))
        self.add(paragraph(self.bookmarked(bookmark, Markup(inside)), f"Heading{level}", new_page=new_page))

    def other_language(self, language: str) -> str:
        """The tag of a language if it is known and not that of the document."""
        return "" if language in ("", self.content["language"]) else language_tag(language)

    def bookmarked(self, name: str, inside: Markup) -> Markup:
        """A link target. `name` is one of ours: letters, digits and underscores."""
        self._bookmarks += 1
        number = self._bookmarks
        return Markup(
            f'<w:bookmarkStart w:id="{number}" w:name="{name}"/>{inside}<w:bookmarkEnd w:id="{number}"/>'
        )

    def paragraphs(self, said: Iterable[Iterable[str]], style: str = "") -> None:
        """Paragraphs with lines as typed."""
        self.add(*(paragraph(lines(each), style) for each in said))

    def small_print(self, said: Iterable[str]) -> None:
        """Small lines below a table; several become a list."""
        said = [each for each in said if each]
        self.add(*(text(each, "SmallPrint" if len(said) == 1 else "SmallList") for each in said))

    def picture(self, name: str, alternative: str, caption: str) -> None:
        """A picture with a numbered caption."""
        self._counted += 1
        self.add(paragraph(self.placed(name, alternative), "Picture"))
        self.add(paragraph(_numbered(self._counted, caption), "Caption"))

    def placed(self, name: str, alternative: str) -> Markup:
        """A picture in its size within a paragraph, with an alternative text."""
        shown = self._pictures[name]
        self._placed += 1
        size = (round(shown.width_mm * EMU_PER_MM), round(shown.height_mm * EMU_PER_MM))
        return _drawing(self._placed, self._embed(shown.png), size, alternative)


def _numbered(number: int, caption: str) -> Markup:
    """`Figure 3: caption`, numbered by Word; captions added in Word continue the numbering."""
    label, _, _ = tr("Figure {number}: {caption}", number="{number}", caption="").partition("{number}")
    label = label.strip()
    counter = "".join(filter(str.isalpha, label))
    counted = field(f"SEQ {counter} \\* ARABIC", run(str(number)))
    return joined((run(f"{label}\N{NO-BREAK SPACE}"), counted, run(f": {caption}")))


def _drawing(number: int, relation: str, size: tuple[int, int], alternative: str) -> Markup:
    width, height = size
    name = f"Picture {number}"
    return Markup(
        '<w:r><w:drawing><wp:inline distT="0" distB="0" distL="0" distR="0">'
        f'<wp:extent cx="{width}" cy="{height}"/>'
        f'<wp:docPr id="{number}" name="{name}" descr="{attribute(alternative)}"/>'
        '<wp:cNvGraphicFramePr><a:graphicFrameLocks noChangeAspect="1"/></wp:cNvGraphicFramePr>'
        '<a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:pic>'
        f'<pic:nvPicPr><pic:cNvPr id="{number}" name="{name}"/><pic:cNvPicPr/></pic:nvPicPr>'
        f'<pic:blipFill><a:blip r:embed="{relation}"/><a:stretch><a:fillRect/></a:stretch></pic:blipFill>'
        f'<pic:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="{width}" cy="{height}"/></a:xfrm>'
        '<a:prstGeom prst="rect"><a:avLst/></a:prstGeom></pic:spPr>'
        "</pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>"
    )
