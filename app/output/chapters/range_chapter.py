"""How sure the desktops of the plan are, what limits first how often, and what a measurement is worth."""

from __future__ import annotations

from typing import Any

from app.look.number_format import numbers
from app.look.translation import tr
from app.output.chapters.blocks import chapter, columns_of, heading, note, paragraph, row, table
from app.output.proposal.subject import Subject
from app.results.ranges import range_of
from app.results.tables.range_tables import first_limit_columns, influence_columns
from app.results.words.promises import promise_sentence
from app.results.words.ranges import one_value_sentence, range_in_words, sentences

MOST_ROWS = 12
LIMITS = ("component", "resource", "chance")
DEPENDS = ("what", "owner", "spread", "low", "high", "worth")


def certainty(subject: Subject) -> dict[str, Any] | None:
    """The chapter; None if nothing is uncertain or nothing limits."""
    plan, found = subject.plan, range_of(subject.plan, subject.catalog, subject.assessment)
    if found is None:
        return None
    promised = filter(None, [promise_sentence(subject.assessment.desktops)])
    limits, depends = first_limit_columns(plan), influence_columns(plan)
    blocks = [
        paragraph(" ".join([*promised, *sentences(plan, found, subject.assessment.cost)])),
        heading(tr("What limits first")),
        table(
            columns_of(limits, *LIMITS),
            [
                row(*(limits[each].shown(limit) for each in LIMITS))
                for limit in found.first_limits[:MOST_ROWS]
            ],
            title=tr("What limits first"),
        ),
    ]
    if found.influences:
        blocks += [
            heading(tr("What the range depends on")),
            table(
                columns_of(depends, *DEPENDS),
                [
                    row(*(depends[each].shown(one) for each in DEPENDS))
                    for one in found.influences[:MOST_ROWS]
                ],
                title=tr("What the range depends on"),
                notes=[one_value_sentence()],
            ),
        ]
    blocks.append(
        note(
            tr(
                "Each uncertain value, such as the processor time of a user, is drawn anew in each of {count} futures,"
                " by how far such values were off on measured systems; each future is computed like the plan itself.",
                count=numbers().number(found.futures),
            )
        )
    )
    return chapter(tr("How sure the numbers are"), f"{range_in_words(found)}.", blocks)
