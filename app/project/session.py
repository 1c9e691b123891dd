"""The session: a small facade for the open project; its parts implement the operations."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, Signal

from app.project.open_project import NO_PLAN, OpenProject
from app.project.plan_results import PlanResults
from app.project.project_changes import ProjectChanges
from app.project.project_commands import RestorePoints, Variants
from app.project.project_files import ProjectFiles
from planner_core.catalog.catalog import Catalog
from planner_core.editing.edits import Step
from planner_core.editing.history import History
from planner_core.engine.basis.assessment import Assessment
from planner_core.plan.plan import Plan
from planner_core.plan.project import Project


class Session(QObject):
    """What most views need, and the parts for everything else. Its signals are those of its parts.

    Views show one variant of the project, called the plan.
    """

    catalog_changed = Signal()
    """Records or prices that fill components have changed."""

    def __init__(self, catalog: Catalog, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._project = OpenProject(self)
        self.results = PlanResults(self._project, catalog, self)
        self.changes = ProjectChanges(self._project, self.results)
        self.points = RestorePoints(self._project, self.changes)
        self.variants = Variants(self._project, self.changes)
        self.files = ProjectFiles(self._project, self.results, self.points.set, self)
        self.opened = self._project.opened
        self.variant_shown = self._project.variant_shown
        self.variants_changed = self._project.variants_changed
        self.changed = self._project.changed
        self.history_changed = self._project.history_changed
        self.refused = self._project.refused
        self.assessed = self.results.assessed

    @property
    def project(self) -> Project:
        """All variants, and the shown one."""
        return self._project.project

    @property
    def plan(self) -> Plan:
        """The present plan of the variant that is shown."""
        return self._project.plan

    @property
    def history(self) -> History:
        """The present history, one for all variants."""
        return self._project.history

    @property
    def assessment(self) -> Assessment | None:
        """The last assessment of this plan; None before the first one or if the engine failed."""
        return self.results.assessment

    @property
    def path(self) -> Path | None:
        """The project file, which may be a draft; None before the first plan."""
        return self.files.path

    @property
    def catalog(self) -> Catalog:
        """The catalogue that fills components."""
        return self.results.catalog

    def use_catalog(self, catalog: Catalog) -> None:
        """Replace the catalogue; its constants must be the same."""
        self.results.catalog = catalog
        self.results.trial.start_over()
        self.catalog_changed.emit()

    def perform(self, step: Step, initiator: str = "") -> bool:
        """Make a step durable and apply it. A step without edits does nothing; False if it was refused."""
        return self.changes.perform(step, initiator)

    def undo(self, initiator: str = "") -> bool:
        """Undo the last step, if there is one."""
        return self.changes.undo(initiator)

    def redo(self, initiator: str = "") -> bool:
        """Redo the next step, if there is one."""
        return self.changes.redo(initiator)

    def new_plan(self, content: Project | Plan = NO_PLAN) -> bool:
        """Start a draft with this plan or project, written at once. False if that was refused."""
        return self.files.new_plan(content)

    def open(self, path: Path) -> bool:
        """Open a project file. False if that was refused; then the present plan stays open."""
        return self.files.open(path)

    def close(self) -> None:
        """Close the file and end the worker thread. An unchanged draft is removed."""
        self._project.is_closed = True
        self.results.stop()
        self._project.writing.wait()
        self.files.leave()
