"""Adding, copying, naming, ordering and removing variants. These verbs take the project, not one plan."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import count

import msgspec

from planner_core.editing.edits import DESIGN, Edit, Step, VariantRow
from planner_core.editing.verbs.common import RuleError
from planner_core.editing.verbs.numbered import Numbered
from planner_core.messages import Message
from planner_core.plan.plan import Plan
from planner_core.plan.project import (
    LONGEST_NAME,
    MOST_VARIANTS,
    Project,
    Variant,
    VariantId,
    name_problem,
    with_project_settings,
)

ID_STEM = "variant"


def add_variant(project: Project, name: str, plan: Plan | None = None) -> Step:
    """Append a variant: with this plan, or with an empty drawing and the settings of the shown variant. Project-wide
    settings come from the shown variant in either case.
    """
    settings = project.plan.settings
    if plan is None:
        content = Plan(settings=settings)
    else:
        content = msgspec.structs.replace(plan, settings=with_project_settings(plan.settings, settings))
    row = VariantRow(_checked_name(project, name), len(project.variants), content)
    edits = (Edit("variants", _free_id(project), None, row),)
    return Step(Message("Add variant {variant}", {"variant": row.name}), edits)


def duplicate_variant(project: Project, variant: VariantId, name: str) -> Step:
    """Insert a copy of a variant after it; its components keep their ids, so that the two can be compared."""
    source, place = _variant(project, variant), project.ids.index(variant) + 1
    row = VariantRow(_checked_name(project, name), place, source.plan, variant)
    edits = (
        *_moved(project, [*project.ids[:place], None, *project.ids[place:]]),
        Edit("variants", _free_id(project), None, row),
    )
    return Step(Message("Duplicate variant {variant}", {"variant": source.name}), edits)


def rename_variant(project: Project, variant: VariantId, name: str) -> Step:
    """Give a variant another name."""
    present, place = _variant(project, variant), project.ids.index(variant)
    words = {"variant": present.name, "name": name}
    if name == present.name:
        return Step(Message("Rename variant {variant} to {name}", words), ())
    after = VariantRow(_checked_name(project, name), place)
    edits = (Edit("variants", variant, VariantRow(present.name, place), after),)
    return Step(Message("Rename variant {variant} to {name}", words), edits)


def move_variant(project: Project, variant: VariantId, place: int) -> Step:
    """Move a variant to another index of the list; indices beyond the end mean the end."""
    name = _variant(project, variant).name
    order = [each for each in project.ids if each != variant]
    order.insert(max(place, 0), variant)
    return Step(Message("Move variant {variant}", {"variant": name}), _moved(project, order))


def remove_variant(project: Project, variant: VariantId) -> Step:
    """Remove a variant with all that is in it. The last one stays. The proposal stops recommending it, because a later
    variant may get its id.
    """
    gone, place = _variant(project, variant), project.ids.index(variant)
    if len(project.variants) == 1:
        raise RuleError(
            Message("{variant} is the only variant and cannot be removed.", {"variant": gone.name})
        )
    edits = (
        Edit("variants", variant, VariantRow(gone.name, place, gone.plan), None),
        *_moved(project, [each for each in project.ids if each != variant]),
        *_no_longer_recommended(project, variant),
    )
    return Step(Message("Remove variant {variant}", {"variant": gone.name}), edits)


def _no_longer_recommended(project: Project, variant: VariantId) -> Iterator[Edit]:
    design = project.proposal
    if design.recommended == variant:
        yield Edit("proposal", DESIGN, design, design.recommending(""))


def free_variant_name(project: Project, stem: str) -> str:
    """A name for a new variant: `stem` with the first unused number."""
    return _names(project).first(stem)


def free_copy_name(project: Project, wanted: str) -> str:
    """A name for a copied variant: `wanted`, cut to the maximum length, with a number in brackets if it is taken."""
    name = wanted[:LONGEST_NAME].strip()
    stem = re.sub(r" \([0-9]+\)$", "", name)
    for number in count(2):
        if name not in project.names:
            break
        behind = f" ({number})"
        name = stem[: LONGEST_NAME - len(behind)].rstrip() + behind
    return name


def _names(project: Project) -> Numbered:
    return Numbered(" ", project.names, LONGEST_NAME)


def _moved(project: Project, order: Sequence[VariantId | None]) -> tuple[Edit, ...]:
    """Edits that put the variants in this order; None leaves a gap."""
    before = {each.id: VariantRow(each.name, place) for place, each in enumerate(project.variants)}
    return tuple(
        Edit("variants", each, before[each], VariantRow(before[each].name, place))
        for place, each in enumerate(order)
        if each is not None and before[each].place != place
    )


def _variant(project: Project, variant: VariantId) -> Variant:
    try:
        return project.variant(variant)
    except KeyError:
        raise RuleError(Message("There is no variant {variant}.", {"variant": variant})) from None


def _checked_name(project: Project, name: str) -> str:
    if problem := name_problem(name):
        raise RuleError(problem)
    if project.named(name):
        raise RuleError(Message("There already is a variant named {name}.", {"name": name}))
    return name


def _free_id(project: Project) -> VariantId:
    if len(project.variants) >= MOST_VARIANTS:
        raise RuleError(Message("A project has from 1 to {most} variants.", {"most": MOST_VARIANTS}))
    return Numbered("-", project.ids).first(ID_STEM)
