"""Commands on the open project that do not move its file: restore points and variants."""

from __future__ import annotations

from app.look.translation import tr
from app.project.open_project import OpenProject
from app.project.project_changes import ProjectChanges
from planner_core.editing import verbs
from planner_core.editing.history import RestorePoint
from planner_core.imports.as_is import refreshed
from planner_core.messages import HeadroomError, Message
from planner_core.plan.plan import Plan
from planner_core.plan.project import Project, Variant, VariantId


class RestorePoints:
    """States of the project to return to."""

    def __init__(self, project: OpenProject, changes: ProjectChanges) -> None:
        self._project = project
        self._changes = changes

    def set(self, name: str = "") -> bool:
        """Make the present state a restore point; the default name is a number."""
        return self._project.attempt(lambda file: file.set_restore_point(name or self._free_name()))

    def keep(self, point: RestorePoint) -> bool:
        """Rename a restore point, or restore a removed one."""
        return self._project.attempt(lambda file: file.keep_restore_point(point))

    def remove(self, point: RestorePoint) -> bool:
        """Remove a restore point; its state stays in the history."""
        return self._project.attempt(lambda file: file.remove_restore_point(point.position))

    def go_to(self, point: RestorePoint) -> bool:
        """Return to a restore point. This is a step like any other, so later steps are not lost."""
        file = self._project.file
        if file is None or point not in self._project.history.points:
            self._project.refused.emit(HeadroomError(Message("This restore point no longer exists.")))
            return False
        while self._project.history.position < point.position:
            if not self._changes.redo():
                return False
        return self._go_to_state(file.state_at(point.position), point.name)

    def state_at(self, point: RestorePoint) -> Project:
        """The project as it was at a restore point; for reading, nothing changes. The present one without a file."""
        file = self._project.file
        return self._project.project if file is None else file.state_at(point.position)

    def revert(self) -> bool:
        """Return to the state at opening, in an undoable step."""
        return self._go_to_state(self._project.opened_as, tr("state at opening"))

    def _go_to_state(self, aim: Project, name: str) -> bool:
        label = Message("Go back to {point}", {"point": name})
        return self._changes.perform(verbs.go_to_state(self._project.project, aim, label))

    def _free_name(self) -> str:
        used, number = {point.name for point in self._project.history.points}, 1
        while (name := tr("Restore point {number}", number=number)) in used:
            number += 1
        return name


class Variants:
    """The variants of the project: which is shown, and each change to their list as one step."""

    def __init__(self, project: OpenProject, changes: ProjectChanges) -> None:
        self._project = project
        self._changes = changes

    @property
    def shown(self) -> Variant:
        """The variant that is shown."""
        return self._project.project.variant(self._project.project.shown)

    def show(self, variant: VariantId) -> bool:
        """Show another variant; it is also shown when the file is opened again."""
        return self._changes.show(variant)

    def add(self, name: str, plan: Plan | None = None) -> bool:
        """Append a variant and show it: with this plan, or empty."""
        return self._changes.perform_made(lambda project: verbs.add_variant(project, name, plan))

    def duplicate(self, variant: VariantId, name: str) -> bool:
        """Insert a copy of a variant after it and show it."""
        return self._changes.perform_made(lambda project: verbs.duplicate_variant(project, variant, name))

    def refresh(self) -> bool:
        """Append a variant that is to replace the estate of the shown one, and show it."""
        name = verbs.free_copy_name(self._project.project, tr("Hardware refresh"))
        return self.add(name, refreshed(self.shown.plan))

    def rename(self, variant: VariantId, name: str) -> bool:
        """Give a variant another name."""
        return self._changes.perform_made(lambda project: verbs.rename_variant(project, variant, name))

    def move(self, variant: VariantId, place: int) -> bool:
        """Move a variant to another index of the list."""
        return self._changes.perform_made(lambda project: verbs.move_variant(project, variant, place))

    def remove(self, variant: VariantId) -> bool:
        """Remove a variant; the last one stays."""
        return self._changes.perform_made(lambda project: verbs.remove_variant(project, variant))

    def suggested_name(self) -> str:
        """An unused name for a new variant."""
        return verbs.free_variant_name(self._project.project, tr("Variant"))

    def suggested_copy_name(self, variant: VariantId) -> str:
        """An unused name for a copy of a variant; copies of copies are numbered with it. Raises KeyError."""
        project = self._project.project
        name = project.variant(variant).name
        before, after = tr("Copy of {name}", name="\0").split("\0")
        is_copy = len(name) > len(before + after) and name.startswith(before) and name.endswith(after)
        return verbs.free_copy_name(project, name if is_copy else before + name + after)
