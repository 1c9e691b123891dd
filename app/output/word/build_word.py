"""Builds the proposal as a Word file."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from io import BytesIO
from typing import Any

from app.look.dates import today
from app.look.output_language import written_in
from app.output.proposal.branding import branding_files
from app.output.proposal.build_proposal import proposal_pictures
from app.output.proposal.content import proposal_content
from app.output.proposal.printable import shortened_plan
from app.output.proposal.subject import Subject, assessed
from app.output.word.body import Body, WordPicture
from app.output.word.chapters import write_chapters
from app.output.word.front import contents, cover
from app.output.word.markup import Markup, one_line
from app.output.word.package import (
    NAMESPACES,
    language_tag,
    moment,
    packed,
    template,
    unpacked,
    with_typeface,
)
from app.output.word.page_numbers import pages_of_bookmarks
from app.output.word.pictures import set_pictures


def build_document(
    subject: Subject,
    language: str = "en",
    day: date | None = None,
    pictures: Mapping[str, bytes] | None = None,
) -> bytes:
    """The proposal as DOCX (A4) in "en" or "de", whatever the window speaks.

    `day` is the date on it, today unless given; with the same day the same input gives the same bytes. With the
    `pictures` of `proposal_pictures` it may run in any thread, without them only in the main thread. Raises
    ProposalError if typesetting a picture fails.
    """
    day = day or today()
    if pictures is None:
        pictures = proposal_pictures(subject, language)
    with written_in(language):
        content = proposal_content(assessed(subject).written(shortened_plan), day)
        shown = set_pictures(content, pictures, branding_files(subject.branding))
        return write_document(content, shown, day)


def write_document(content: Mapping[str, Any], pictures: Mapping[str, WordPicture], day: date) -> bytes:
    """The document of `content`, in the current language."""
    from docx import Document  # a twentieth of a second and 13 MB, only if a document is written
    from docx.oxml import parse_xml

    document = Document(BytesIO(template(content)))
    body = Body(content, pictures, lambda png: document.part.get_or_add_image(BytesIO(png))[0])
    write_chapters(body)
    before, after = cover(body), Markup(body.markup() + body.last_section())

    def whole(pages: Mapping[str, int]) -> Any:
        front = before + contents(content["words"]["contents"], body.headings, pages)
        return parse_xml(f"<w:body {NAMESPACES}>{front}{after}</w:body>")

    filled = whole(pages_of_bookmarks(whole({})))
    document.element.replace(document.element.body, filled)
    properties = document.core_properties
    properties.title, properties.author = one_line(content["title"])[:255], one_line(content["author"])[:255]
    properties.subject = content["cover"]["label"]
    properties.language = language_tag(content["language"])
    properties.last_modified_by, properties.comments = properties.author, content["running"]["version"]
    properties.created = properties.modified = moment(day)
    stream = BytesIO()
    document.save(stream)
    return packed(with_typeface(unpacked(stream.getvalue())), day)
