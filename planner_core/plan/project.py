"""The project: one plan or several variants of it, which of them is shown, and its proposal.

A variant is a whole plan. The engine knows nothing about variants and evaluates each as a plan.
Ids of components are unique within a variant, and a duplicate keeps them, so that variants can be compared
component by component.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

import msgspec

from planner_core.messages import Message
from planner_core.plan.plan import Plan, Settings
from planner_core.plan.problems import ID_PATTERN, problems
from planner_core.plan.proposal_design import ProposalDesign, design_problems
from planner_core.plan.settings_cloud import CLOUD_FIELDS

VariantId = str

FIRST_ID: Final = "variant-1"
FIRST_NAME: Final = "Variant 1"
LONGEST_NAME: Final = 100
"""Characters in the name of a variant."""
MOST_VARIANTS: Final = 100
PROJECT_SETTINGS: Final = (
    "name",
    "customer",
    "author",
    "currency",
    "prices_valid_until",
    "vat_percent",
    "promise",
    *CLOUD_FIELDS,
)
"""Project-wide settings: equal in all variants, and changed in all at once.

Money can only be compared in one currency, and an offer has one expiry date and one promise. All variants are compared
with the same cloud. Notes state the assumptions of a variant, so each variant has its own.
"""


class Variant(msgspec.Struct, frozen=True):
    """A named plan among the variants of a project."""

    id: VariantId
    name: str
    plan: Plan


class Project(msgspec.Struct, frozen=True):
    """The variants in listed order; there is at least one."""

    variants: tuple[Variant, ...]
    shown: VariantId
    """The variant that the user works on."""
    proposal: ProposalDesign = ProposalDesign()
    """The proposal's design, common to all variants."""

    @property
    def plan(self) -> Plan:
        """The plan of the shown variant."""
        return self.variant(self.shown).plan

    @property
    def ids(self) -> tuple[VariantId, ...]:
        """The ids of the variants, in their order."""
        return tuple(each.id for each in self.variants)

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the variants, in their order."""
        return tuple(each.name for each in self.variants)

    @property
    def plans(self) -> Mapping[VariantId, Plan]:
        """The plan of each variant."""
        return {each.id: each.plan for each in self.variants}

    def variant(self, variant: VariantId) -> Variant:
        """The variant with an id. Raises KeyError."""
        for each in self.variants:
            if each.id == variant:
                return each
        raise KeyError(variant)

    def named(self, name: str) -> Variant | None:
        """The variant with a name, or None."""
        return next((each for each in self.variants if each.name == name), None)

    def showing(self, variant: VariantId) -> Project:
        """The same project with another variant shown. Raises KeyError."""
        return msgspec.structs.replace(self, shown=self.variant(variant).id)


def as_project(content: Plan | Project, name: str = FIRST_NAME) -> Project:
    """A project unchanged, or a plan as the only variant of a new one, with this name."""
    if isinstance(content, Project):
        return content
    return Project((Variant(FIRST_ID, name, content),), FIRST_ID)


def with_project_settings(settings: Settings, project: Settings) -> Settings:
    """The settings of a variant with the project-wide ones taken from another variant."""
    return msgspec.structs.replace(settings, **{name: getattr(project, name) for name in PROJECT_SETTINGS})


def name_problem(name: str) -> Message | None:
    """Why a name is not valid for a variant; None if it is."""
    if not name.strip() or name != name.strip():
        return Message("A variant needs a name, without blanks around it.")
    if len(name) > LONGEST_NAME or not name.isprintable():
        return Message(
            "The name of a variant has up to {most} characters in one line.", {"most": LONGEST_NAME}
        )
    return None


def project_problems(project: Project) -> tuple[Message, ...]:
    """All errors of a project; empty for a valid one."""
    found = (*variant_problems(project), *design_problems(project.proposal))
    return found or tuple(problem for plan in _different(project) for problem in problems(plan))


def variant_problems(project: Project) -> tuple[Message, ...]:
    """Errors of the list of variants; their plans are not checked."""
    return tuple(_variant_problems(project))


def _variant_problems(project: Project) -> Iterator[Message]:
    if not 0 < len(project.variants) <= MOST_VARIANTS:
        yield Message("A project has from 1 to {most} variants.", {"most": MOST_VARIANTS})
        return
    for each in project.variants:
        if not ID_PATTERN.fullmatch(each.id):
            yield Message(
                "Variant {id}: an id is made of letters, digits, dots, dashes and underscores.",
                {"id": each.id},
            )
        if problem := name_problem(each.name):
            yield problem
    if len(set(project.ids)) < len(project.ids) or len(set(project.names)) < len(project.names):
        yield Message("Two variants have the same name.")
    if project.shown not in project.ids:
        yield Message("There is no variant {variant}.", {"variant": project.shown})
    first = project.variants[0].plan.settings
    for each in project.variants[1:]:
        if with_project_settings(each.plan.settings, first) != each.plan.settings:
            yield Message(
                "Variant {variant}: settings that belong to the project differ from those of the others.",
                {"variant": each.name},
            )


def _different(project: Project) -> Iterator[Plan]:
    """Each plan once, even if variants share it."""
    seen: set[int] = set()
    for each in project.variants:
        if id(each.plan) not in seen:
            seen.add(id(each.plan))
            yield each.plan
