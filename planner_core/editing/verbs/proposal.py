"""Changes to the proposal of a project: its chapters, texts, branding and language."""

from __future__ import annotations

from planner_core.editing.edits import DESIGN, Edit, Step
from planner_core.editing.verbs.common import RuleError
from planner_core.messages import Message
from planner_core.plan.project import Project
from planner_core.plan.proposal_design import Chapter, ProposalDesign, design_problems

CHAPTER_NAMES = {
    "summary": "Summary",
    "drawing": "Drawing",
    "variants": "Variants",
    "history": "How we got here",
    "saturation": "Saturation",
    "ladder": "Limits",
    "range": "How sure the numbers are",
    "capacity": "Capacity",
    "response": "Response times",
    "storms": "Storms",
    "offer": "Price and scope",
    "bill": "Bill of materials",
    "outlook": "Running costs and outlook",
    "years": "Years ahead",
    "power": "Power and space",
    "findings": "Findings",
    "notes": "Notes",
    "risks": "Risks and assumptions",
    "signing": "Next steps and acceptance",
    "assumptions": "Assumptions",
    "derivations": "Derivations",
}
"""English names of the chapters, translatable."""


FIELD_TITLES = {
    "language": "Change the language of the proposal",
    "branding": "Change the branding of the proposal",
    "edition": "Change the edition of the proposal",
    "decisions": "Change “How we got here”",
    "customer_signer": "Change who signs for the customer",
    "firm_signer": "Change who signs for the firm",
    "recommended": "Change which variant is recommended",
    "recommended_because": "Change why a variant is recommended",
}
"""Labels of a change of a single field, translatable."""


def change_proposal(project: Project, design: ProposalDesign, gesture: str = "") -> Step:
    """Change the design of the proposal. Raises RuleError for an invalid design."""
    if found := design_problems(design):
        raise RuleError(found[0])
    present = project.proposal
    label = _label(present, design)
    if present == design:
        return Step(label, ())
    return Step(label, (Edit("proposal", DESIGN, present, design),), gesture)


def _label(present: ProposalDesign, design: ProposalDesign) -> Message:
    """Label of the change, if it affects a single thing."""
    before, after = present.all_chapters(), design.all_chapters()
    if label := _label_of_field(present, design):
        return label
    other = [(old, new) for old in before for new in after if old.key == new.key and old != new]
    if len(other) == 1:
        return _label_of_chapter(*other[0])
    return Message("Change the chapters of the proposal" if before != after else "Change the proposal")


def _label_of_field(present: ProposalDesign, design: ProposalDesign) -> Message | None:
    """Label of a change of one field, if it is not the chapters."""
    changed = [name for name in FIELD_TITLES if getattr(present, name) != getattr(design, name)]
    if "recommended" in changed:  # its reason is emptied along with it
        changed = [each for each in changed if each != "recommended_because"]
    is_alone = len(changed) == 1 and present.all_chapters() == design.all_chapters()
    return Message(FIELD_TITLES[changed[0]]) if is_alone else None


def _label_of_chapter(before: Chapter, after: Chapter) -> Message:
    words = {"chapter": Message(CHAPTER_NAMES[after.key])}
    if before.text != after.text:
        return Message("Write on {chapter} in the proposal", words)
    if after.shown:
        return Message("Print the chapter {chapter}", words)
    return Message("Leave the chapter {chapter} out", words)
