"""Engine results for the plans of the open project: the shown one, and other variants."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from app.machine.crash_log import record_crash
from app.project.assessor import Assessor
from app.project.open_project import OpenProject
from app.project.trial import Trial
from app.project.use_ranges import NO_RANGES, UseRanges
from planner_core.catalog.catalog import Catalog
from planner_core.editing.document import Changed
from planner_core.engine.basis.assessment import Assessment, Finding
from planner_core.engine.explaining.derivation import Derivation
from planner_core.messages import HeadroomError, Message
from planner_core.plan.plan import Plan
from planner_core.plan.project import VariantId

if TYPE_CHECKING:
    from planner_core.studies.range_study import RangeStudy


class AssessmentError(HeadroomError):
    """The engine failed on a plan; the plan itself is safe."""


class PlanResults(QObject):
    """Requests assessments and caches the results until the plan changes."""

    assessed = Signal(object)
    """`Assessment` of the present plan; its findings follow with `reviewed`."""
    reviewed = Signal(object)
    """The same `Assessment`, once its `findings` are computed; again once it keeps to the promise of the plan."""
    promised = Signal(object)
    """The `Assessment` by the promise of the plan, once its range is known; only if the promise needs one."""
    ranged = Signal()
    """`use_ranges` of the present assessment became known, or unknown without another one."""
    variants_assessed = Signal(object)
    """Variant id -> `Assessment`, the answer to `of_variants`; variants that failed are missing."""

    def __init__(self, project: OpenProject, catalog: Catalog, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._project = project
        self.catalog = catalog
        """Source of constants for explanations."""
        self._assessment: Assessment | None = None
        self._reviewed: Assessment | None = None
        self._use_ranges = NO_RANGES
        self._kept: Assessment | None = None
        """The last assessment by the promise of the plan, if that takes its range; None until that is known."""
        self._variants_asked = False
        self._assessor = Assessor(catalog, self)
        self.ahead = self._assessor.ahead
        """Called in the background with a plan and its assessment, before `assessed`."""
        self._assessor.assessed.connect(self._take_assessment)
        self._assessor.reviewed.connect(self._take_review)
        self._assessor.failed.connect(self._take_failure)
        self._assessor.settled.connect(self._tell_variants)
        self.trial = Trial(project, self, self)
        """What the plan would be with a step that is tried while the hand still moves."""

    # --- what is known -------------------------------------------------------------------------------------

    @property
    def assessment(self) -> Assessment | None:
        """The last assessment of the plan; None before the first one or if the engine failed. While the range that its
        promise needs is unknown, the promise is open.
        """
        return self._kept or self._assessment

    @property
    def findings(self) -> Sequence[Finding]:
        """Findings of the plan; while they are computed, those before the last change."""
        if self._kept is not None and self.is_reviewed:
            return self._kept.findings
        return self._reviewed.findings if self._reviewed is not None else ()

    @property
    def is_reviewed(self) -> bool:
        """Whether the findings are those of the last assessment."""
        return self._reviewed is self._assessment

    @property
    def use_ranges(self) -> UseRanges:
        """How full each resource is in 8 of 10 futures; empty until it is computed for the last assessment."""
        return self._use_ranges

    def take_ranges(self, assessment: Assessment, found: UseRanges) -> None:
        """Hold ranges that were computed for an assessment, as long as it is the last one."""
        if self._is_last(assessment) and (found or self._use_ranges):
            self._use_ranges = found
            self.ranged.emit()

    @property
    def present(self) -> Assessment | None:
        """The assessment of the current plan; None while it is computed, or if the engine failed."""
        found = self._known(self._project.plan)
        return self.assessment if found is self._assessment else found

    def of_variants(self) -> dict[VariantId, Assessment]:
        """Known results of the variants. The others are requested and reported by `variants_assessed`."""
        plans = self._project.project.plans.values()
        if any(self._assessor.known(plan) is None for plan in plans):
            self._variants_asked = True
            self._assessor.request_others(plans)
        return self._known_variants()

    def explain(self, what: str) -> Derivation:
        """The derivation of a result. Raises ExplainError for an unknown name."""
        # Not at the top: the engine imports numpy, which the first paint does not need.
        from planner_core.engine.explaining.explain import explain

        counts = self._kept.desktops if self._kept is not None else None
        return explain(self._project.plan, self.catalog, what, counts)

    def keep_promise(self, assessment: Assessment, study: RangeStudy | None) -> None:
        """Take the range of the plan, or that it has none, for what the offer promises; ignored if another assessment
        has come since then.
        """
        from planner_core.studies.promise import is_open, kept  # imports numpy

        if not self._is_last(assessment) or not is_open(assessment) or self._kept is not None:
            return
        self._kept = kept(assessment, study)
        self.promised.emit(self._kept)
        if self.is_reviewed:
            self.reviewed.emit(self._kept)

    # --- following the project -----------------------------------------------------------------------------

    def start_over(self) -> None:
        """Another project was opened."""
        self.forget_shown()
        self._variants_asked = False
        self._assessor.forget()

    def forget_shown(self) -> None:
        """Another plan is shown, without results yet."""
        self._assessment = self._reviewed = self._kept = None
        self._use_ranges = NO_RANGES

    def take_over(self, changed: Changed, before: Plan) -> None:
        """Reuse valid results of the previous plan, and drop those of plans that no longer exist."""
        if changed.moves_only and not changed.switched:
            self._assessor.alike(before, self._project.plan)
        self._assessor.keep(self._project.project.plans.values())

    def follow(self, changed: Changed) -> None:
        """Recompute what a change invalidated."""
        if changed.switched or not changed.moves_only:
            self.request(another=changed.switched)
        if self._variants_asked:
            self._assessor.request_others(self._project.project.plans.values())

    def request(self, *, another: bool = False) -> None:
        """Assess the shown plan; `another`: it is unrelated to the last one."""
        self._assessor.request(self._project.plan, another=another)

    def stop(self) -> None:
        """End the worker threads."""
        self.trial.stop()
        self._assessor.stop()

    # --- inside ------------------------------------------------------------------------------------------------

    def _is_last(self, assessment: Assessment) -> bool:
        """Whether it is the last one, as calculated or by the promise."""
        return assessment is self._assessment or assessment is self._kept

    def _known(self, plan: Plan) -> Assessment | None:
        found = self._assessor.known(plan)
        return found if isinstance(found, Assessment) else None

    def _known_variants(self) -> dict[VariantId, Assessment]:
        known = {each.id: self._known(each.plan) for each in self._project.project.variants}
        return {variant: found for variant, found in known.items() if found is not None}

    def _tell_variants(self) -> None:
        if self._variants_asked:
            self._variants_asked = False
            self.variants_assessed.emit(self._known_variants())

    def _take_assessment(self, assessment: Assessment) -> None:
        self._assessment, self._kept = assessment, None
        self._use_ranges = NO_RANGES
        self.assessed.emit(assessment)

    def _take_review(self, assessment: Assessment) -> None:
        self._reviewed = assessment
        self.reviewed.emit(self.assessment)

    def _take_failure(self, error: Exception) -> None:
        record_crash(error)
        self.forget_shown()
        message = (
            error.message
            if isinstance(error, HeadroomError)
            else Message(
                "This plan could not be assessed because of a fault in Headroom. The plan is safe; undo the last"
                " change to go on. The local log has the details."
            )
        )
        self._project.refused.emit(AssessmentError(message))
