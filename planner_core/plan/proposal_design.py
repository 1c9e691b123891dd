"""The design of a project's proposal: chapters and their order, the consultant's texts, and branding."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Final, Literal

import msgspec

from planner_core.messages import Message
from planner_core.plan.logo import logo_problem
from planner_core.plan.problems import ID_PATTERN

CHAPTERS: Final = (
    "summary",
    "drawing",
    "variants",
    "history",
    "saturation",
    "ladder",
    "range",
    "capacity",
    "response",
    "storms",
    "offer",
    "bill",
    "outlook",
    "years",
    "power",
    "findings",
    "notes",
    "risks",
    "signing",
    "assumptions",
    "derivations",
)
"""Every chapter, in default order."""

Edition = Literal["short", "full", "appendix", "whole"]
EDITIONS: Final[Mapping[Edition, tuple[str, ...]]] = {
    "short": ("summary", "drawing", "variants", "ladder", "offer", "risks", "signing"),
    "full": tuple(each for each in CHAPTERS if each not in ("assumptions", "derivations")),
    "appendix": (
        "summary", "saturation", "capacity", "response", "storms", "assumptions", "derivations",
    ),
    "whole": CHAPTERS,
}  # fmt: skip
"""The chapters of each edition: to decide and sign, for the offer, for those who check it, and all in one document."""

LONGEST_CHAPTER_TEXT: Final = 20_000
LONGEST_FIRM: Final = 200
LONGEST_ADDRESS: Final = 600
MOST_ADDRESS_LINES: Final = 8
LONGEST_CLOSING: Final = 10_000
LONGEST_SIGNER: Final = 200
LONGEST_LINE: Final = 500
LONGEST_REASON: Final = 300
MOST_LINES: Final = 1000
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


class DecisionLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the user has made of one line of "How we got here"."""

    position: int
    """Number of steps up to the decision, that one included."""
    label: str
    """The English label of the step; after undoing, another one may be at the position."""
    shown: bool = True
    text: str = ""
    """The user's words for it; empty for those that follow from the step."""


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
    edition: Edition = "full"
    decisions: tuple[DecisionLine, ...] = ()
    """Changed lines of "How we got here"."""
    customer_signer: str = ""
    """Who signs for the customer; empty for a blank line."""
    firm_signer: str = ""
    recommended: str = ""
    """The id of the variant that the user recommends. Empty, or an id that is not there: the one that the figures speak
    for.
    """
    recommended_because: str = ""
    """Why, in the user's words; one line."""

    def printed_chapters(self) -> tuple[Chapter, ...]:
        """The chapters of the edition, in the chosen order."""
        return tuple(each for each in self.all_chapters() if each.key in EDITIONS[self.edition])

    def with_printed(self, chapters: Sequence[Chapter]) -> ProposalDesign:
        """The same with the chapters of the edition changed or in another order; the others stay where they are."""
        keys, printed = {each.key for each in chapters}, iter(chapters)
        every = (next(printed) if each.key in keys else each for each in self.all_chapters())
        return self.with_chapters(tuple(every))

    def decision(self, position: int, label: str) -> DecisionLine:
        """What the user has made of the step at a position."""
        made = DecisionLine(position, label)
        return next((each for each in self.decisions if _is_of_step(each, made)), made)

    def with_decision(self, line: DecisionLine) -> ProposalDesign:
        """The same with one line of "How we got here" changed."""
        others = [each for each in self.decisions if each.position != line.position]
        is_usual = line == DecisionLine(line.position, line.label)
        lines = sorted([*others, *([] if is_usual else [line])], key=lambda each: each.position)
        return msgspec.structs.replace(self, decisions=tuple(lines))

    def recommending(self, variant: str) -> ProposalDesign:
        """The same with another variant recommended; the reason for the former one does not hold for it."""
        if variant == self.recommended:
            return self
        return msgspec.structs.replace(self, recommended=variant, recommended_because="")

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
    return (*_chapter_problems(design), *branding, *_line_problems(design))


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
            yield Message("The chapter {chapter} of the proposal is listed twice.", {"chapter": each.key})
        seen.add(each.key)
        if len(each.text) > LONGEST_CHAPTER_TEXT:
            yield Message(
                "The text of the chapter {chapter} has {length} characters; at most {most} are allowed.",
                {"chapter": each.key, "length": len(each.text), "most": LONGEST_CHAPTER_TEXT},
            )


def _is_of_step(line: DecisionLine, other: DecisionLine) -> bool:
    return (line.position, line.label) == (other.position, other.label)


def _line_problems(design: ProposalDesign) -> Iterator[Message]:
    for signer in (design.customer_signer, design.firm_signer):
        if len(signer) > LONGEST_SIGNER or len(signer.splitlines()) > 1:
            yield Message(
                "The name of who signs has up to {most} characters in one line.", {"most": LONGEST_SIGNER}
            )
    if len(design.recommended_because) > LONGEST_REASON or len(design.recommended_because.splitlines()) > 1:
        yield Message(
            "The reason for the recommended variant has up to {most} characters in one line.",
            {"most": LONGEST_REASON},
        )
    if design.recommended and not ID_PATTERN.fullmatch(design.recommended):
        yield Message("There is no variant {variant}.", {"variant": design.recommended[:50]})
    positions = [each.position for each in design.decisions]
    if len(positions) > MOST_LINES or any(each < 1 for each in positions):
        yield Message(
            "The lines of “How we got here” belong to steps from 1 on, at most {most}.", {"most": MOST_LINES}
        )
    if positions != sorted(set(positions)):
        yield Message("The lines of “How we got here” are listed by their steps, each once.")
    for each in design.decisions:
        if len(each.text) > LONGEST_LINE or len(each.text.splitlines()) > 1 or len(each.label) > LONGEST_LINE:
            yield Message(
                "A line of “How we got here” has up to {most} characters in one line.", {"most": LONGEST_LINE}
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
            "The small print has {length} characters; at most {most} are allowed.",
            {"length": len(branding.closing), "most": LONGEST_CLOSING},
        )
    if branding.accent and not ACCENT.fullmatch(branding.accent):
        yield Message(
            "{colour} is not a colour; write it as # and six hexadecimal digits, such as #2563eb.",
            {"colour": branding.accent[:50]},
        )
    if branding.logo and (problem := logo_problem(branding.logo)):
        yield Message("The logo cannot be used: {problem}", {"problem": problem})
