"""Changing the proposal is a step like any other: one edit, undone and redone, merged while one types."""

from __future__ import annotations

import msgspec
import pytest

from planner_core.editing import verbs
from planner_core.editing.document import Document
from planner_core.messages import Message
from planner_core.plan.plan import Plan
from planner_core.plan.project import as_project
from planner_core.plan.proposal_design import Branding, Chapter, ProposalDesign
from tests.support.plans import small_plan

BILL = Chapter("bill", text="As agreed.")


def test_a_design_is_changed_undone_and_redone() -> None:
    document = Document(small_plan())
    design = ProposalDesign().with_chapter(BILL)
    changed = document.perform(verbs.change_proposal(document.project, design))
    assert document.project.proposal == design
    assert (changed.aspects, changed.ids, changed.moves_only) == ({"proposal"}, frozenset(), True)
    document.undo()
    assert document.project.proposal == ProposalDesign()
    document.redo()
    assert document.project.proposal == design


def test_the_proposal_belongs_to_no_variant() -> None:
    document = Document(small_plan())
    design = ProposalDesign(language="de")
    document.perform(verbs.change_proposal(document.project, design))
    document.perform(verbs.duplicate_variant(document.project, document.project.shown, "Copy"))
    document.perform(verbs.set_setting(document.plan, "name", "Both"))
    assert document.project.proposal == design
    document.show("variant-1")
    document.undo()
    assert document.project.proposal == design


def test_typing_is_one_step_and_stops_being_one_where_another_begins() -> None:
    document = Document(small_plan())
    for words in ("A", "As", "As agreed."):
        design = ProposalDesign().with_chapter(Chapter("bill", text=words))
        document.perform(verbs.change_proposal(document.project, design, "write-bill"))
    assert len(document.history.steps) == 1
    document.perform(
        verbs.change_proposal(
            document.project, design.with_chapter(Chapter("notes", text="N")), "write-notes"
        )
    )
    assert len(document.history.steps) == 2
    document.undo()
    assert document.project.proposal == design
    document.undo()
    assert document.project.proposal == ProposalDesign()


@pytest.mark.parametrize(
    ("design", "label"),
    [
        (ProposalDesign(language="de"), "Change the language of the proposal"),
        (ProposalDesign(branding=Branding("Firm")), "Change the branding of the proposal"),
        (ProposalDesign().with_chapter(BILL), "Write on Bill of materials in the proposal"),
        (ProposalDesign().with_chapter(Chapter("bill", False)), "Leave the chapter Bill of materials out"),
        (ProposalDesign((Chapter("notes"), Chapter("summary"))), "Change the chapters of the proposal"),
    ],
)
def test_the_step_says_what_it_changes(design: ProposalDesign, label: str) -> None:
    project = Document(small_plan()).project
    step = verbs.change_proposal(project, design)
    assert str(step.label) == label
    assert len(step.edits) == 1


def test_the_step_names_the_chapter_that_is_printed_again() -> None:
    project = msgspec.structs.replace(
        Document(small_plan()).project, proposal=ProposalDesign().with_chapter(Chapter("bill", False))
    )
    assert (
        str(verbs.change_proposal(project, ProposalDesign()).label) == "Print the chapter Bill of materials"
    )


def test_nothing_to_change_is_no_step_and_what_cannot_be_is_refused() -> None:
    project = Document(small_plan()).project
    assert verbs.change_proposal(project, ProposalDesign()).edits == ()
    with pytest.raises(verbs.RuleError, match="is not a colour"):
        verbs.change_proposal(project, ProposalDesign(branding=Branding(accent="blue")))


def test_going_back_to_a_state_takes_its_proposal_along() -> None:
    document = Document(small_plan())
    before = document.project
    document.perform(verbs.change_proposal(before, ProposalDesign(language="de")))
    document.perform(verbs.go_to_state(document.project, before, Message("Back")))
    assert document.project == before
    document.undo()
    assert document.project.proposal.language == "de"


def test_another_recommended_variant_empties_the_reason_for_the_former_one_in_one_named_step() -> None:
    project = as_project(Plan())
    first = ProposalDesign().recommending("variant-1")
    step = verbs.change_proposal(project, first)
    assert str(step.label) == "Change which variant is recommended"
    because = msgspec.structs.replace(first, recommended_because="One vendor")
    project = msgspec.structs.replace(project, proposal=first)
    assert str(verbs.change_proposal(project, because).label) == "Change why a variant is recommended"
    assert because.recommending("variant-1") == because
    project = msgspec.structs.replace(project, proposal=because)
    step = verbs.change_proposal(project, because.recommending("variant-2"))
    assert str(step.label) == "Change which variant is recommended"
    assert because.recommending("variant-2").recommended_because == ""
