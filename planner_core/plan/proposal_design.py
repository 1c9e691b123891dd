"""The design of a project's proposal: chapters and their order, the consultant's texts, and branding."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final, Literal

import msgspec

from planner_core.messages import Message
from planner_core.plan.logo import logo_problem

CHAPTERS: Final = (
    "summary",
    "drawing",
    "variants",
    "saturation",
    "ladder",
    "range",
    "capacity",
    "response",
    "storms",
    "bill",
    "outlook",
    "findings",
    "notes",
    "assumptions",
    "derivations",
)
"""Every chapter, in default order."""

LONGEST_CHAPTER_TEXT: Final = 20_000
LONGEST_FIRM: Final = 200
LONGEST_ADDRESS: Final = 600
MOST_ADDRESS_LINES: Final = 8
LONGEST_CLOSING: Final = 10_000
ACCENT: Final = re.compile(r"#[0-9a-fA-F]{6}")


class Chapter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One chapter of the proposal."""

    key: str
    """One of CHAPTERS."""
    shown: bool = True
    text: str = ""
    """The consultant's own text under the chapter's title; blank lines separate paragraphs."""


class Branding(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The firm that the proposal comes from."""

    firm: str = ""
    address: str = ""
    """Lines as they are printed."""
    accent: str = ""
    """The firm's colour as `#rrggbb`; Headroom's own if empty."""
    logo: bytes = b""
    """A picture accepted by `logo_problem`: PNG, or SVG without scripts."""
    closing: str = ""
    """Small print on the last page, such as terms of the offer."""


class ProposalDesign(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The design of a project's proposal."""

    chapters: tuple[Chapter, ...] = ()
    """In printed order. Missing chapters (an unchanged proposal, or a file older than the chapter) are printed at their
    default positions.
    """
    branding: Branding | None = None
    """None: the firm's profile on this computer."""
    language: Literal["", "en", "de"] = ""
    """Language of the proposal; empty if not chosen."""

    def all_chapters(self) -> tuple[Chapter, ...]:
        """Every known chapter once, in the chosen order; chapters not listed follow the one that precedes them by
        default.
        """
        found = [each for each in self.chapters if each.key in CHAPTERS]
        for index, key in enumerate(CHAPTERS):
            keys = [each.key for each in found]
            if key in keys:
                continue
            before = keys.index(CHAPTERS[index - 1]) + 1 if index else 0
            found.insert(before, Chapter(key))
        return tuple(found)

    def chapter(self, key: str) -> Chapter:
        """One chapter as printed. Raises KeyError for a key not in CHAPTERS."""
        for each in self.all_chapters():
            if each.key == key:
                return each
        raise KeyError(key)

    def with_chapters(self, chapters: tuple[Chapter, ...]) -> ProposalDesign:
        """The same with other chapters; default ones are not listed."""
        usual = chapters == tuple(map(Chapter, CHAPTERS))
        return msgspec.structs.replace(self, chapters=() if usual else chapters)

    def with_chapter(self, chapter: Chapter) -> ProposalDesign:
        """The same with one chapter changed in place."""
        return self.with_chapters(
            tuple(chapter if each.key == chapter.key else each for each in self.all_chapters())
        )


def design_problems(design: ProposalDesign) -> tuple[Message, ...]:
    """All errors of a design; empty for a valid one."""
    branding = () if design.branding is None else branding_problems(design.branding)
    return (*_chapter_problems(design), *branding)


def branding_problems(branding: Branding) -> tuple[Message, ...]:
    """All errors of a branding; empty for a valid one."""
    return tuple(_branding_problems(branding))


def _chapter_problems(design: ProposalDesign) -> Iterator[Message]:
    seen: set[str] = set()
    for each in design.chapters:
        if each.key not in CHAPTERS:
            words = {"chapter": each.key, "known": ", ".join(CHAPTERS)}
            yield Message("The proposal has no chapter {chapter}. There are: {known}.", words)
        elif each.key in seen:
            yield Message("The chapter {chapter} of the proposal stands there twice.", {"chapter": each.key})
        seen.add(each.key)
        if len(each.text) > LONGEST_CHAPTER_TEXT:
            yield Message(
                "The text of the chapter {chapter} has {length} characters; there may be {most}.",
                {"chapter": each.key, "length": len(each.text), "most": LONGEST_CHAPTER_TEXT},
            )


def _branding_problems(branding: Branding) -> Iterator[Message]:
    if len(branding.firm) > LONGEST_FIRM or len(branding.firm.splitlines()) > 1:
        yield Message("The firm's name has up to {most} characters in one line.", {"most": LONGEST_FIRM})
    if len(branding.address) > LONGEST_ADDRESS or len(branding.address.splitlines()) > MOST_ADDRESS_LINES:
        yield Message(
            "The firm's address has up to {most} characters in {lines} lines.",
            {"most": LONGEST_ADDRESS, "lines": MOST_ADDRESS_LINES},
        )
    if len(branding.closing) > LONGEST_CLOSING:
        yield Message(
            "The small print has {length} characters; there may be {most}.",
            {"length": len(branding.closing), "most": LONGEST_CLOSING},
        )
    if branding.accent and not ACCENT.fullmatch(branding.accent):
        yield Message(
            "{colour} is not a colour; write it as # and six hexadecimal digits, such as #2563eb.",
            {"colour": branding.accent[:50]},
        )
    if branding.logo and (problem := logo_problem(branding.logo)):
        yield Message("The logo cannot be used: {problem}", {"problem": problem})
