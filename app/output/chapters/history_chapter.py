"""How we got here: the decisions that changed desktops or price, with both figures before and after."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from decimal import Decimal
from typing import Any

from app.look.number_format import numbers
from app.look.translation import tr, tr_plural, translate
from app.output.chapters.blocks import Block, Cell, cell, chapter, group, note, row, table
from app.results.tables.changes_table import changes_between
from app.results.words.components import shortened
from app.results.words.money import money
from planner_core.messages import NO_VALUE
from planner_core.plan.proposal_design import LONGEST_LINE, ProposalDesign
from planner_core.studies.decisions import Decision, Figures

MOST_LINES = 24
"""On paper; of more, those with the smallest effect are left out."""
MOST_CHANGES = 2
"""Values in one line; of more, the name of the step says enough."""
OF_A_FIELD = "Change {field}"
"""How the labels of steps begin that changed values."""


def line_texts(found: Sequence[Decision]) -> list[tuple[int, str, str]]:
    """Position, English label and text of each line, in the current language."""
    return [(each.position, each.label.text, _words(each)) for each in _telling(found)]


def history(found: Sequence[Decision], design: ProposalDesign) -> dict[str, Any] | None:
    """The chapter; None if there is nothing to tell."""
    telling = _telling(found)
    lines = [(each, design.decision(each.position, each.label.text)) for each in telling]
    shown = [(each, line.text or _words(each)) for each, line in lines if line.shown]
    if not shown:
        return None
    columns = [(tr("Decision"), "name"), (tr("Desktops carried"), "number"), (tr("Purchase, net"), "number")]
    left = len(found) - len(telling)
    notes = (
        [
            tr_plural(
                "{count} decision with a smaller effect is left out.",
                "{count} decisions with a smaller effect are left out.",
                left,
            )
        ]
        if left
        else []
    )
    return chapter(
        tr("How we got here"),
        tr(
            "What was decided, and what it did to the desktops carried and to the price. Desktops are as calculated."
        ),
        [table(columns, [*_rows(shown)]), *map(note, notes)],  # type: ignore[arg-type]
    )


def _rows(shown: Sequence[tuple[Decision, str]]) -> Iterator[Block]:
    """The lines below the restore points that they lead to."""
    has_points = any(each.point for each, _ in shown)
    point = None
    for each, text in shown:
        if has_points and each.point != point:
            point = each.point
            yield group(tr("Up to “{point}”", point=point) if point else tr("Since then"))
        yield row(cell(text, _planned(each)), _desktops(each), _price(each))


def _planned(each: Decision) -> str:
    """How many desktops are planned, if that is what was decided."""
    if each.before is None or each.before.planned == each.after.planned:
        return ""
    return tr("planned: {before} → {after}", before=each.before.planned, after=each.after.planned)


def _desktops(each: Decision) -> Cell:
    before, after = (one.maximum if one is not None else None for one in (each.before, each.after))
    text = _arrow(numbers().number(before), numbers().number(after), is_same=before == after)
    if before is None or after is None or before == after:
        return text
    more = after - before
    return cell(text, _signed(numbers().number(abs(more)), more > 0), "better" if more > 0 else "worse")


def _price(each: Decision) -> Cell:
    before, after = each.before, each.after
    known = _amount(before), _amount(after)
    text = _arrow(*known, is_same=known[0] == known[1])
    if before is None or before.total is None or after.total is None or before.total == after.total:
        return text
    more: Decimal = after.total - before.total
    return cell(text, _signed(money(abs(more), after.currency), more > 0), "worse" if more > 0 else "better")


def _amount(figures: Figures | None) -> str:
    if figures is None or figures.total is None:
        return NO_VALUE
    amount = money(figures.total, figures.currency)
    return tr("from {amount}", amount=amount) if figures.has_gaps else amount


def _arrow(before: str, after: str, *, is_same: bool) -> str:
    return after if is_same else tr("{before} → {after}", before=before, after=after)


def _signed(amount: str, is_more: bool) -> str:
    return f"+{amount}" if is_more else f"\N{MINUS SIGN}{amount}"


def _words(each: Decision) -> str:
    """`Host: Hosts 4 → 5`, or the name of the step where it is no change of one or two values."""
    text = translate(each.label)
    if each.began is not None:
        return shortened(
            tr("{first}; at the end: {last}", first=translate(each.began), last=text), LONGEST_LINE
        )
    if each.label.text.startswith(OF_A_FIELD):
        found = changes_between(each.first, each.plan)
        changes = [words for one, words in found if one.what != "origins"]
        if 0 < len(changes) <= MOST_CHANGES:
            said = (
                tr(
                    "{component}: {what} {before} → {after}",
                    component=one.component,
                    what=one.what,
                    before=one.before or NO_VALUE,
                    after=one.after or NO_VALUE,
                )
                for one in changes
            )
            text = "; ".join(said)
    return shortened(text, LONGEST_LINE)


def _telling(found: Sequence[Decision]) -> list[Decision]:
    """Those with the largest effect, in their order; the first is always told."""
    if len(found) <= MOST_LINES:
        return [*found]
    ranked = sorted(found[1:], key=_effect, reverse=True)[: MOST_LINES - 1]
    kept = {id(each) for each in (found[0], *ranked)}
    return [each for each in found if id(each) in kept]


def _effect(each: Decision) -> float:
    """By what part desktops and price changed, together."""
    if each.before is None:
        return 1.0
    desktops = _part(each.before.maximum or 0, each.after.maximum or 0)
    price = _part(float(each.before.total or 0), float(each.after.total or 0))
    return desktops + price + _part(each.before.planned, each.after.planned)


def _part(before: float, after: float) -> float:
    return abs(after - before) / max(before, after, 1.0)
