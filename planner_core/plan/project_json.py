"""Project <-> JSON: each variant is a plan in its own JSON form. A single plan is read as a project with one
variant.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from planner_core.plan.interchange import (
    InterchangeError,
    PlanDocument,
    checked,
    decoded,
    document_of,
    refuse_foreign,
    written,
)
from planner_core.plan.project import Project, Variant, VariantId, as_project, variant_problems
from planner_core.plan.proposal_design import ProposalDesign, design_problems

PROJECT_FORMAT: Final = "headroom-project"


class VariantDocument(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One variant: its id and name, and its plan."""

    id: VariantId
    name: str
    plan: PlanDocument


class ProjectDocument(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The interchange format of several plans: the variants in order, the one shown, and the proposal's design."""

    format: str = PROJECT_FORMAT
    version: int = 1
    shown: VariantId
    variants: tuple[VariantDocument, ...]
    proposal: ProposalDesign = ProposalDesign()


class _Head(msgspec.Struct):
    """The header that identifies the kind of document."""

    format: str = ""


def project_to_json(project: Project) -> bytes:
    """The project as indented UTF-8 JSON; a project with nothing but a plan is written as the plan."""
    if project == as_project(project.plan):
        return written(document_of(project.plan))
    variants = tuple(
        VariantDocument(id=each.id, name=each.name, plan=document_of(each.plan)) for each in project.variants
    )
    return written(ProjectDocument(shown=project.shown, variants=variants, proposal=project.proposal))


def project_from_json(data: bytes) -> Project:
    """The project in the JSON of a project or of a plan.

    Raises only InterchangeError, with the place and what is expected.
    """
    if format_of(data) != PROJECT_FORMAT:
        return as_project(checked(decoded(data, PlanDocument)))
    document = decoded(data, ProjectDocument)
    refuse_foreign(document.format, PROJECT_FORMAT, document.version)
    variants = tuple(Variant(each.id, each.name, checked(each.plan)) for each in document.variants)
    project = Project(variants, document.shown, document.proposal)
    if found := (*variant_problems(project), *design_problems(project.proposal)):
        raise InterchangeError(found[0])
    return project


def format_of(data: bytes) -> str:
    """The declared format of a document; empty if it declares none or is not valid."""
    try:
        return msgspec.json.decode(data, type=_Head).format
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return ""


def json_schema() -> dict[str, Any]:
    """JSON Schema (2020-12) of plans and projects, from the same declarations as forms and checks."""
    shapes, definitions = msgspec.json.schema_components(
        (PlanDocument, ProjectDocument), ref_template="#/$defs/{name}"
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Headroom plan, or several variants of it",
        "anyOf": list(shapes),
        "$defs": definitions,
    }
