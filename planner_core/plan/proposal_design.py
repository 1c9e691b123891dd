"""How the proposal of a project is made up: which chapters in which order, words of one's own, and whose it is."""

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
"""Every chapter, in the order of a proposal that nobody has changed."""

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
    """Words of the consultant's own under the chapter's title; blank lines part paragraphs."""


class Branding(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whose proposal it is."""

    firm: str = ""
    address: str = ""
    """Lines as they are printed."""
    accent: str = ""
    """Colour of the firm as `#rrggbb`; Headroom's own where empty."""
    logo: bytes = b""
    """A picture that was checked when it was taken in, as `logo_problem` wants it: PNG, or SVG without scripts."""
    closing: str = ""
    """Small print on the last page, such as terms of the offer."""


class ProposalDesign(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How the proposal of a project is made up."""

    chapters: tuple[Chapter, ...] = ()
    """In the order in which they are printed. Chapters that are missing here, because nobody has changed anything or
    the file is older than they are, are printed where they usually stand."""
    branding: Branding | None = None
    """None: as the firm's profile on this computer says."""
    language: Literal["", "en", "de"] = ""
    """What the customer reads; empty where that was not chosen."""

    def all_chapters(self) -> tuple[Chapter, ...]:
        """Every chapter that this edition knows, once, in the order chosen; those not chosen yet stand after
        the one that usually precedes them."""
        found = [each for each in self.chapters if each.key in CHAPTERS]
        for index, key in enumerate(CHAPTERS):
            keys = [each.key for each in found]
            if key in keys:
                continue
            before = keys.index(CHAPTERS[index - 1]) + 1 if index else 0
            found.insert(before, Chapter(key))
        return tuple(found)

    def chapter(self, key: str) -> Chapter:
        """One chapter as it is to be printed. Raises KeyError for a key that is none of CHAPTERS."""
        for each in self.all_chapters():
            if each.key == key:
                return each
        raise KeyError(key)

    def with_chapters(self, chapters: tuple[Chapter, ...]) -> ProposalDesign:
        """The same with other chapters; those of a proposal that nobody has changed are not listed."""
        usual = chapters == tuple(map(Chapter, CHAPTERS))
        return msgspec.structs.replace(self, chapters=() if usual else chapters)

    def with_chapter(self, chapter: Chapter) -> ProposalDesign:
        """The same with one chapter changed, at its place."""
        return self.with_chapters(
            tuple(chapter if each.key == chapter.key else each for each in self.all_chapters())
        )


def design_problems(design: ProposalDesign) -> tuple[Message, ...]:
    """What keeps a design from being used; empty for a sound one."""
    branding = () if design.branding is None else branding_problems(design.branding)
    return (*_chapter_problems(design), *branding)


def branding_problems(branding: Branding) -> tuple[Message, ...]:
    """What keeps a branding from being used; empty for a sound one."""
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
