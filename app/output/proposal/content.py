"""The content of the proposal as plain data: texts translated, numbers formatted, no layout."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from typing import Any

from app.look.dates import date_in_words
from app.look.paper_colours import paper_colours, role_colours, series_colours
from app.look.translation import language, tr
from app.machine.version import VERSION
from app.output.chapters.assumptions_chapter import assumptions
from app.output.chapters.bill_chapter import bill
from app.output.chapters.blocks import chapter, typed
from app.output.chapters.capacity_chapter import capacity
from app.output.chapters.cover_and_findings import cover, findings
from app.output.chapters.derivations_chapter import derivations
from app.output.chapters.drawing_chapter import drawing
from app.output.chapters.history_chapter import history
from app.output.chapters.ladder_chapter import ladder
from app.output.chapters.offer_chapter import offer
from app.output.chapters.outlook_chapter import outlook
from app.output.chapters.power_chapter import power
from app.output.chapters.range_chapter import certainty
from app.output.chapters.response_chapter import response
from app.output.chapters.risks_chapter import risks
from app.output.chapters.saturation_chapter import saturation
from app.output.chapters.signing_chapter import signing
from app.output.chapters.storms_chapter import storms
from app.output.chapters.summary_chapter import summary
from app.output.chapters.variants_chapter import variants
from app.output.chapters.years_chapter import years
from app.output.proposal.branding import branding_content, with_accent
from app.output.proposal.subject import Subject
from app.results.words.components import shortened
from app.results.words.platform_terms import in_terms_of
from planner_core.plan.names import told_apart
from planner_core.plan.plan import Plan
from planner_core.plan.proposal_design import Branding

OF_THE_DESIGN = frozenset({"history", "signing"})
"""Chapters that hold what the user has written; they are never cached."""
OF_THE_EDITION = frozenset({"summary", "drawing", "variants", "ladder"})
"""Chapters that are shorter or laid out otherwise in the short edition, or name others that are printed."""
OF_THE_CHOICE = frozenset({"summary", "variants"})
"""Chapters that recommend a variant."""
EDITION, CHOICE = "edition", "choice"
"""In the cache: for which edition those are, and for which choice of the user."""
QUOTING = frozenset({"capacity", "assumptions", "derivations", "findings"})
"""Chapters that quote sources in their own words, and use those of the platform where they speak for themselves."""
LONGEST_IN_HEAD = 50
LONGEST_VARIANT_IN_HEAD = 30
"""Limits the name, so that the name of the plan fits into the page header too."""


def proposal_content(subject: Subject, day: date, known: dict[str, Any] | None = None) -> dict[str, Any]:
    """The proposal in the current language and number style, shared by PDF and DOCX.

    "chapters" contains those of "order"; those with a key "blocks" are described in `app.output.chapters.blocks`.
    `known` is a cache of content for the same plans in the same language; new content is added to it.
    """
    known = {} if known is None else known
    settings, plan, branding = subject.plan.settings, told_apart(subject.plan), subject.branding
    is_appendix = subject.design.edition == "appendix"
    made = _chapters(subject._replace(plan=plan), day)
    wanted = [each for each in subject.design.printed_chapters() if each.shown]
    edition = (is_short(subject), subject.prints("findings"))
    choice = (subject.design.recommended, subject.design.recommended_because)
    for name, value, keys in ((EDITION, edition, OF_THE_EDITION), (CHOICE, choice, OF_THE_CHOICE)):
        if known.get(name) != value:
            known[name] = value
            for key in keys:
                known.pop(key, None)
    for each in wanted:
        if each.key not in known or each.key in OF_THE_DESIGN:
            known[each.key] = _in_words_of(plan, each.key, made[each.key])
    chapters = {each.key: known[each.key] for each in wanted if known[each.key]}
    shown = [each for each in wanted if each.key in chapters]
    is_in_name = settings.customer.casefold() in settings.name.casefold()  # said once is enough
    return {
        "language": language(),
        "look": _look(branding),
        "title": settings.name,
        "author": settings.author or branding.firm,
        "day": {"year": day.year, "month": day.month, "day": day.day},
        "running": {
            "title": shortened(settings.name, LONGEST_IN_HEAD),
            "variant": shortened(subject.variant, LONGEST_VARIANT_IN_HEAD),
            "customer": "" if is_in_name else shortened(settings.customer, LONGEST_IN_HEAD),
            "date": date_in_words(day),
            "version": tr("Calculated with Headroom {version}", version=VERSION),
            "page": tr("Page {page} of {pages}", page="{page}", pages="{pages}"),
        },
        "words": {"contents": tr("Contents")},
        "branding": branding_content(branding),
        "cover": cover(plan, subject.assessment, day, subject.variant, is_appendix=is_appendix),
        "order": [each.key for each in shown],
        "texts": {each.key: paragraphs(each.text) for each in shown if each.text.strip()},
        "chapters": chapters,
        "closing": paragraphs(branding.closing),
    }


def _in_words_of(plan: Plan, key: str, make: Callable[[], Any]) -> Any:
    if key in QUOTING:
        return make()
    with in_terms_of(plan):
        return make()


def _chapters(subject: Subject, day: date) -> dict[str, Callable[[], Any]]:
    """The function of each chapter; it returns None if the plan has nothing for it."""
    plan, assessment, catalog = subject.plan, subject.assessment, subject.catalog
    return {
        "summary": lambda: summary(subject),
        "drawing": lambda: drawing(plan, is_short=is_short(subject)),
        "variants": lambda: variants(subject, is_short=is_short(subject)),
        "history": lambda: history(subject.decisions or (), subject.design),
        "saturation": lambda: saturation(plan, assessment, catalog),
        "ladder": lambda: ladder(plan, assessment, is_short=is_short(subject)),
        "range": lambda: certainty(subject),
        "capacity": lambda: capacity(plan, assessment, catalog),
        "response": lambda: response(plan, assessment, catalog),
        "storms": lambda: storms(plan, assessment),
        "offer": lambda: offer(plan, assessment, day),
        "bill": lambda: bill(plan, assessment, day),
        "outlook": lambda: outlook(plan, assessment),
        "years": lambda: years(plan, catalog),
        "power": lambda: power(plan, assessment),
        "findings": lambda: findings(plan, assessment),
        "assumptions": lambda: assumptions(plan),
        "derivations": lambda: derivations(plan, assessment, catalog),
        "risks": lambda: risks(subject, day),
        "notes": lambda: notes(plan),
        "signing": lambda: signing(subject, day),
    }


def is_short(subject: Subject) -> bool:
    """Whether it is the short edition."""
    return subject.design.edition == "short"


def notes(plan: Plan) -> dict[str, Any] | None:
    """The plan's own notes."""
    said = paragraphs(plan.settings.notes)
    return chapter(tr("Notes"), "", [*map(typed, said)]) if said else None


def paragraphs(text: str) -> list[list[str]]:
    """A typed text as paragraphs of lines, separated by blank lines."""
    found: list[list[str]] = [[]]
    for line in text.splitlines():
        if line.strip():
            found[-1].append(line)
        elif found[-1]:
            found.append([])
    return [lines for lines in found if lines]


def _look(branding: Branding) -> dict[str, Any]:
    """The colours of paper with the firm's accent."""
    colours = with_accent(paper_colours(), branding)
    return {"colours": colours, "roles": role_colours(), "series": series_colours()}
