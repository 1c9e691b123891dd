"""What can be done with the project that is open: states to come back to, variants, the proposal, explanations."""

from __future__ import annotations

from app.i18n import tr
from app.open_project import OpenProject
from planner_core.editing import verbs
from planner_core.editing.history import RestorePoint
from planner_core.engine.explaining.derivation import Derivation
from planner_core.messages import HeadroomError, Message
from planner_core.plan.plan import Plan
from planner_core.plan.project import Project, VariantId
from planner_core.plan.proposal_design import ProposalDesign


class ProjectCommands(OpenProject):
    """Whatever leaves the file where it is; each change is one step."""

    # --- states to come back to ----------------------------------------------------------------------------

    def set_restore_point(self, name: str = "") -> bool:
        """Remember the present state as one to come back to; without a name, it gets a number."""
        return self._attempt(lambda file: file.set_restore_point(name or self._free_point_name()))

    def keep_restore_point(self, point: RestorePoint) -> bool:
        """Give a restore point another name, or bring back one that was removed."""
        return self._attempt(lambda file: file.keep_restore_point(point))

    def remove_restore_point(self, point: RestorePoint) -> bool:
        """Forget a restore point; its state stays in the history."""
        return self._attempt(lambda file: file.remove_restore_point(point.position))

    def go_to_point(self, point: RestorePoint) -> bool:
        """Go to a restore point. Going back is a step like any other, so nothing that came later is lost."""
        if self._file is None or point not in self.history.points:
            self.refused.emit(HeadroomError(Message("This restore point is no longer there.")))
            return False
        while self.history.position < point.position:
            if not self.redo():
                return False
        return self._go_to(self._file.state_at(point.position), point.name)

    def revert(self) -> bool:
        """Go back to the state at opening, in a step that can be undone."""
        return self._go_to(self._opened_as, tr("state at opening"))

    def _go_to(self, aim: Project, name: str) -> bool:
        label = Message("Go back to {point}", {"point": name})
        return self.perform(verbs.go_to_state(self.project, aim, label))

    def _free_point_name(self) -> str:
        used, number = {point.name for point in self.history.points}, 1
        while (name := tr("Restore point {number}", number=number)) in used:
            number += 1
        return name

    # --- variants ------------------------------------------------------------------------------------------------

    def show_variant(self, variant: VariantId) -> bool:
        """Show another variant; what was shown last is shown when the file is opened again."""
        if self._file is None or variant not in self.project.ids:
            self.refused.emit(HeadroomError(Message("There is no variant {variant}.", {"variant": variant})))
            return False
        if self._refuse_while_writing():
            return False
        if variant != self.project.shown:
            self._file.show(variant)
            self._tell_shown()
            self._assessor.request(self.plan, another=True)
        return True

    def add_variant(self, name: str, plan: Plan | None = None) -> bool:
        """Add a variant at the end and show it: this plan, or nothing drawn yet."""
        return self._perform_with_project(lambda project: verbs.add_variant(project, name, plan))

    def duplicate_variant(self, variant: VariantId, name: str) -> bool:
        """Add a copy of a variant behind it and show it."""
        return self._perform_with_project(lambda project: verbs.duplicate_variant(project, variant, name))

    def rename_variant(self, variant: VariantId, name: str) -> bool:
        """Give a variant another name."""
        return self._perform_with_project(lambda project: verbs.rename_variant(project, variant, name))

    def move_variant(self, variant: VariantId, place: int) -> bool:
        """Put a variant at another place of the list, counted from 0."""
        return self._perform_with_project(lambda project: verbs.move_variant(project, variant, place))

    def remove_variant(self, variant: VariantId) -> bool:
        """Remove a variant; the last one stays."""
        return self._perform_with_project(lambda project: verbs.remove_variant(project, variant))

    def suggested_variant_name(self) -> str:
        """A free name for a new variant."""
        return verbs.free_variant_name(self.project, tr("Variant"))

    def suggested_copy_name(self, variant: VariantId) -> str:
        """A free name for a copy of a variant; a copy of a copy is another copy of the same. Raises KeyError."""
        name = self.project.variant(variant).name
        before, after = tr("Copy of {name}", name="\0").split("\0")
        is_copy = len(name) > len(before + after) and name.startswith(before) and name.endswith(after)
        return verbs.free_copy_name(self.project, name if is_copy else before + name + after)

    # --- the proposal --------------------------------------------------------------------------------------------

    def change_proposal(self, design: ProposalDesign, gesture: str = "") -> bool:
        """Make the proposal up in another way, in a step; neighbours with the same gesture are one."""
        return self._perform_with_project(lambda project: verbs.change_proposal(project, design, gesture))

    # --- explanations ---------------------------------------------------------------------------------------------

    def explain(self, what: str) -> Derivation:
        """How a result comes about. Raises ExplainError for a name that stands for none."""
        # Not at the top: the engine brings numpy, which the first paint need not wait for.
        from planner_core.engine.explaining.explain import explain

        return explain(self.plan, self._catalog, what)
