"""The pages before the first chapter: cover and table of contents."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from app.output.word.body import Body, Heading
from app.output.word.headlines import headlines, size_for
from app.output.word.markup import (
    FIELD_END,
    NOTHING,
    TAB,
    Markup,
    field,
    field_begin,
    joined,
    lines,
    link,
    paragraph,
    run,
    status_mark,
    text,
)
from app.output.word.tables import TEXT_WIDTH_MM, Row, WordColumn, cell, table

MOST_LINES, LINE = 38, 80
"""If the contents do not fit on a page of this many lines and characters per line, they list only chapters."""
SENDER_MM = 58.0
SIZES = ((28, 64), (60, 52), (120, 38))
"""Font sizes of a name by its length: up to this many characters, in half points."""
SMALLEST = 24


def cover(body: Body) -> Markup:
    """Firm, label, name, people and date, and the three headline figures."""
    content = body.content
    it = content["cover"]
    name, size = it["name"], size_for(len(it["name"]), SIZES, SMALLEST)
    return joined(
        (
            _letterhead(body),
            Markup('<w:p><w:pPr><w:spacing w:before="700" w:after="0"/></w:pPr></w:p>'),
            text(it["label"], "Subtitle"),
            paragraph(run(name, half_points=size), "Title"),
            _facts(it["facts"]),
            Markup('<w:p><w:pPr><w:spacing w:before="4400" w:after="0"/></w:pPr></w:p>'),
            headlines(it["headlines"], content["look"]["colours"]),
            *(_failure(each) for each in it["failures"]),
        )
    )


def _failure(each: Mapping[str, str]) -> Markup:
    """One failure that is not survived, with its mark."""
    said = joined((status_mark(each["status"]), run(f"{each['title']}: ", "Strong"), run(each["text"])))
    return paragraph(said)


def contents(title: str, headings: Sequence[Heading], pages: Mapping[str, int]) -> Markup:
    """The contents as a filled field: each entry links to its heading and has its page, by the bookmarks in `pages`.

    Word counts again when it updates the field.
    """
    deepest = 2 if sum(1 + len(each.title) // LINE for each in headings) <= MOST_LINES else 1
    entries = [each for each in headings if each.level <= deepest]
    if not entries:
        return text(title, "TOCHeading")
    first, last = entries[0], entries[-1]
    shown = (
        paragraph(
            joined(
                (
                    field_begin(f'TOC \\o "1-{deepest}" \\h \\z \\u') if each is first else NOTHING,
                    link(each.bookmark, _entry(each, pages)),
                    FIELD_END if each is last else NOTHING,
                )
            ),
            f"TOC{each.level}",
        )
        for each in entries
    )
    return joined((text(title, "TOCHeading"), *shown))


def _entry(each: Heading, pages: Mapping[str, int]) -> Markup:
    number = field(f"PAGEREF {each.bookmark} \\h", run(str(pages.get(each.bookmark, 1))))
    return joined((run(each.title), TAB, number))


def _letterhead(body: Body) -> Markup:
    """The logo, or else the name of the firm, beside the address; a bar if there is no firm."""
    it = body.content["branding"]
    sender = [*([it["firm"]] if it["logo"] and it["firm"] else []), *it["address"]]
    if it["logo"]:
        mine = paragraph(body.placed("logo", it["alternative"]), "Letterhead")
    elif it["firm"]:
        mine = text(it["firm"], "Letterhead")
    else:
        mine = paragraph(run(""), "CoverBar")
    if not sender:
        return mine
    columns = (WordColumn(TEXT_WIDTH_MM - SENDER_MM), WordColumn(SENDER_MM))
    return table(
        columns, [Row([mine, paragraph(lines(sender, "Muted"), "TableText")])], style="HeadroomPlain"
    )


def _facts(facts: Sequence[Mapping[str, str]]) -> Markup:
    columns = (WordColumn(32), WordColumn(TEXT_WIDTH_MM - 32))
    rows = [
        Row([cell(each["title"], columns[0], "Muted"), cell(each["text"], columns[1], "Strong")])
        for each in facts
    ]
    return table(columns, rows, style="HeadroomPlain")
