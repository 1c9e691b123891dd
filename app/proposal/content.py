"""What the proposal says, as plain data: every text translated, every number written, nothing about layout."""

from __future__ import annotations

from datetime import date
from typing import Any

import msgspec

from app.dates import date_in_words
from app.i18n import language, tr
from app.proposal.assumptions import assumptions
from app.proposal.bill import bill
from app.proposal.capacity import capacity
from app.proposal.derivations import derivations
from app.proposal.ladder import ladder
from app.proposal.names import shortened
from app.proposal.outlook import outlook
from app.proposal.overview import cover, findings
from app.proposal.response import response
from app.proposal.saturation import saturation
from app.proposal.storms import storms
from app.proposal.subject import Subject
from app.proposal.summary import summary
from app.proposal.variants import variants
from app.resources import resource
from app.version import VERSION
from planner_core.plan.names import told_apart
from planner_core.plan.plan import Plan

LONGEST_IN_HEAD = 50


def proposal_content(subject: Subject, day: date) -> dict[str, Any]:
    """The proposal in the language and number style of the moment, for all that sets it: PDF and DOCX alike.

    "chapters" holds those of "order". Those with a key "blocks" are made as `app.proposal.blocks` says.
    """
    settings, plan = subject.plan.settings, told_apart(subject.plan)
    chapters = _chapters(subject._replace(plan=plan))
    shown = [each for each in subject.design.all_chapters() if each.shown and chapters.get(each.key)]
    return {
        "language": language(),
        "look": _look(),
        "title": settings.name,
        "author": settings.author,
        "day": {"year": day.year, "month": day.month, "day": day.day},
        "running": {
            "title": shortened(settings.name, LONGEST_IN_HEAD),
            "customer": shortened(settings.customer, LONGEST_IN_HEAD),
            "date": date_in_words(day),
            "version": tr("Calculated with Headroom {version}", version=VERSION),
            "page": tr("Page {page} of {pages}", page="{page}", pages="{pages}"),
        },
        "words": {"contents": tr("Contents")},
        "cover": cover(plan, subject.assessment, day),
        "order": [each.key for each in shown],
        "texts": {each.key: paragraphs(each.text) for each in shown if each.text.strip()},
        "chapters": {each.key: chapters[each.key] for each in shown},
        "closing": paragraphs(subject.branding.closing),
    }


def _chapters(subject: Subject) -> dict[str, Any]:
    """What each chapter says; nothing where the plan has nothing for it."""
    plan, assessment, catalog = subject.plan, subject.assessment, subject.catalog
    return {
        "summary": summary(subject),
        "drawing": {
            "title": tr("Drawing"),
            "caption": tr(
                "What runs where, and on which store each kind of file lies. The bars show how full every"
                " resource is while users work."
            ),
            "alternative": tr(
                "Drawing of the plan: hosts with their disk groups, desktop pools, and lines from each"
                " pool to its host and its stores. The tables of this proposal hold the same facts."
            ),
        },
        "variants": variants(subject),
        "saturation": saturation(plan, assessment),
        "ladder": ladder(plan, assessment),
        "capacity": capacity(plan, assessment, catalog),
        "response": response(plan, assessment, catalog),
        "storms": storms(plan, assessment),
        "bill": bill(assessment),
        "outlook": outlook(plan, assessment),
        "findings": findings(plan, assessment),
        "assumptions": assumptions(plan),
        "derivations": derivations(plan, assessment, catalog),
        "notes": notes(plan),
    }


def notes(plan: Plan) -> dict[str, Any] | None:
    """The plan's own notes."""
    said = paragraphs(plan.settings.notes)
    return {"title": tr("Notes"), "paragraphs": said} if said else None


def paragraphs(text: str) -> list[list[str]]:
    """A text as typed, as paragraphs of lines; blank lines part the paragraphs."""
    found: list[list[str]] = [[]]
    for line in text.splitlines():
        if line.strip():
            found[-1].append(line)
        elif found[-1]:
            found.append([])
    return [lines for lines in found if lines]


def _look() -> dict[str, Any]:
    """The colours of the light theme and of the file roles: on paper the same as in the window."""
    colours = msgspec.json.decode(resource("themes", "light.json").read_bytes(), type=dict[str, str])
    common = msgspec.json.decode(resource("themes", "common.json").read_bytes(), type=dict[str, Any])
    return {"colours": colours, "roles": common["data_colours"], "series": common["series_colours"]}
