"""What changed on each card since another state, in figures: fields first, then how full its resources are."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from app.canvas.content.card_content import BAR_LABELS, CardResults
from app.look.number_format import numbers
from app.look.translation import tr
from app.results.words.comparison import difference_words
from planner_core.plan.components import Component
from planner_core.plan.plan import Plan
from planner_core.studies.differences import Difference

MOST_LINES = 4
TOLD = frozenset({"field", "links"})
"""Differences told in figures; prices and origins show in what they lead to."""
UNTOLD_FIELDS = frozenset({"name", "notes"})


class Presented(NamedTuple):
    """A plan with its results."""

    plan: Plan
    results: CardResults


def changes_on_cards(
    before: Presented, after: Presented, found: Collection[Difference], cards: Collection[str]
) -> dict[str, list[str]]:
    """Lines such as `Hosts: 4 → 5` and `CPU: 94% → 75%` for each of the cards with any."""
    lines: dict[str, list[str]] = {}
    for each in found:
        if each.component in cards and each.what in TOLD and each.field not in UNTOLD_FIELDS:
            words = difference_words(each, before.plan, after.plan)
            lines.setdefault(each.component, []).append(
                tr("{what}: {before} → {after}", what=words.what, before=words.before, after=words.after)
            )
    for component in cards:
        old, new = before.plan.components.get(component), after.plan.components.get(component)
        if old is not None and new is not None and type(old) is type(new):
            lines.setdefault(component, []).extend(_of_bars(before.results, after.results, new))
    return {component: _shortened(some) for component, some in lines.items() if some}


def _of_bars(before: CardResults, after: CardResults, part: Component) -> list[str]:
    """The resources of a card whose use is printed otherwise, the largest change first."""
    changed = []
    for resource in after.bars_of(part):
        old, new = before.held(part.id, resource), after.held(part.id, resource)
        if old is None or new is None or old.utilisation is None or new.utilisation is None:
            continue
        words = numbers().percent(old.utilisation), numbers().percent(new.utilisation)
        if words[0] != words[1]:
            line = tr(
                "{what}: {before} → {after}", what=tr(BAR_LABELS[resource]), before=words[0], after=words[1]
            )
            changed.append((abs(new.utilisation - old.utilisation), line))
    return [line for _, line in sorted(changed, key=lambda each: -each[0])]


def _shortened(lines: list[str]) -> list[str]:
    if len(lines) <= MOST_LINES:
        return lines
    return [*lines[: MOST_LINES - 1], tr("and {count} more", count=len(lines) - MOST_LINES + 1)]
