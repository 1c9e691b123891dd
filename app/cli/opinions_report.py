"""Second opinions as text for a terminal, and as JSON for scripts, whose keys are only added."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import isfinite
from typing import Any

from app.cli.limits_json import promise_json
from app.cli.terminal import harmless, plain, table
from app.look.translation import tr, translate
from app.results.words.opinions import basis_and_limits, number_in_words, sentences_of, signed_percent
from app.results.words.promises import promise_note
from planner_core.engine.basis.assessment import DesktopCounts
from planner_core.plan.plan import Plan
from planner_core.studies.opinion import QUESTION_NAMES, Opinion

INDENT = "  "


def opinion_lines(plan: Plan, counts: DesktopCounts, opinions: Sequence[Opinion]) -> Iterator[str]:
    """Question by question: our answer, the other answers, and what makes the difference."""
    yield harmless(plan.name)
    if opinions and (note := promise_note(counts)):
        yield from ("", INDENT + note)
    if not opinions:
        yield from ("", INDENT + tr("There are no second opinions yet: no desktop pool is connected."))
    for question in dict.fromkeys(each.question for each in opinions):
        asked = [each for each in opinions if each.question == question]
        ours = next((each for each in asked if each.basis is not None), asked[0])
        about = (INDENT + harmless(each) for each in basis_and_limits(ours))
        yield from ("", tr(QUESTION_NAMES[question]), *about, *_answers(asked))


def _answers(opinions: Sequence[Opinion]) -> Iterator[str]:
    """One line for each convention, and below it what makes the difference."""
    rows = [[tr("Who"), tr("Their number"), tr("Ours"), tr("Difference"), tr("Confidence")]]
    rows += [
        [
            translate(each.name),
            number_in_words(each, each.number),
            number_in_words(each, each.ours),
            signed_percent(each.difference),
            each.confidence,
        ]
        for each in opinions
    ]
    head, *lines = table(rows, right={1, 2, 3}, indent=INDENT)
    yield head
    for line, each in zip(lines, opinions, strict=True):
        yield line
        for sentence in (*sentences_of(each), tr("Source: {source}", source=tr(each.source))):
            yield INDENT * 2 + harmless(sentence)


def opinions_json(plan: Plan, counts: DesktopCounts, opinions: Sequence[Opinion]) -> dict[str, Any]:
    """The output of `headroom opinions --json`, as plain values; an infinite answer is null. Our answers are as
    calculated; `desktops` has what the offer promises.
    """
    return {
        "plan": plan.name,
        "desktops": promise_json(counts),
        "opinions": [_opinion(each) for each in opinions],
    }


def _opinion(opinion: Opinion) -> dict[str, Any]:
    return {
        "id": opinion.id,
        "name": plain(str(opinion.name)),
        "question": opinion.question,
        "number": _finite(opinion.number),
        "ours": _finite(opinion.ours),
        "difference": _finite(opinion.difference),
        "basis": plain(str(opinion.basis)) if opinion.basis else "",
        "unit": opinion.unit,
        "assumption": plain(str(opinion.assumption)),
        "check": plain(str(opinion.check)) if opinion.check else "",
        "source": opinion.source,
        "confidence": opinion.confidence,
    }


def _finite(number: float | None) -> float | None:
    return number if number is not None and isfinite(number) else None
