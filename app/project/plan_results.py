"""What the engine says of the plans of the open project: of the one that is shown, and of other variants."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal

from app.machine.crash_log import record_crash
from app.project.assessor import Assessor
from app.project.open_project import OpenProject
from planner_core.catalog.catalog import Catalog
from planner_core.editing.document import Changed
from planner_core.engine.basis.assessment import Assessment, Finding
from planner_core.engine.explaining.derivation import Derivation
from planner_core.messages import HeadroomError, Message
from planner_core.plan.plan import Plan
from planner_core.plan.project import VariantId


class AssessmentError(HeadroomError):
    """The engine failed on a plan; the plan itself is safe."""


class PlanResults(QObject):
    """Has plans assessed and keeps what came of them until the plan is another one."""

    assessed = Signal(object)
    """`Assessment` of the present plan; its findings follow with `reviewed`."""
    reviewed = Signal(object)
    """The same `Assessment`, once `findings` are those of it."""
    variants_assessed = Signal(object)
    """Variant id -> `Assessment`, for whoever asked with `of_variants`; a variant that could not be assessed is
    missing."""

    def __init__(self, project: OpenProject, catalog: Catalog, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._project = project
        self.catalog = catalog
        """What explanations take constants from."""
        self._assessment: Assessment | None = None
        self._reviewed: Assessment | None = None
        self._variants_asked = False
        self._assessor = Assessor(catalog, self)
        self.ahead = self._assessor.ahead
        """Called beside the window with a plan and its assessment where that is made there, before `assessed`."""
        self._assessor.assessed.connect(self._take_assessment)
        self._assessor.reviewed.connect(self._take_review)
        self._assessor.failed.connect(self._take_failure)
        self._assessor.settled.connect(self._tell_variants)

    # --- what is known -------------------------------------------------------------------------------------

    @property
    def assessment(self) -> Assessment | None:
        """The last assessment of the plan; None until the first has arrived or when the engine failed."""
        return self._assessment

    @property
    def findings(self) -> Sequence[Finding]:
        """What a reviewer would point out; while that is worked out, what they would have before the last change."""
        return self._reviewed.findings if self._reviewed is not None else ()

    @property
    def is_reviewed(self) -> bool:
        """Whether the findings are those of the last assessment."""
        return self._reviewed is self._assessment

    @property
    def present(self) -> Assessment | None:
        """The assessment of the plan as it is now; None while it is worked out, or when the engine failed."""
        return self._known(self._project.plan)

    def of_variants(self) -> dict[VariantId, Assessment]:
        """What is known of the variants now. The rest is asked for; when it is there, `variants_assessed` says so."""
        plans = self._project.project.plans.values()
        if any(self._assessor.known(plan) is None for plan in plans):
            self._variants_asked = True
            self._assessor.request_others(plans)
        return self._known_variants()

    def explain(self, what: str) -> Derivation:
        """How a result comes about. Raises ExplainError for a name that stands for none."""
        # Not at the top: the engine brings numpy, which the first paint need not wait for.
        from planner_core.engine.explaining.explain import explain

        return explain(self._project.plan, self.catalog, what)

    # --- following the project -----------------------------------------------------------------------------

    def start_over(self) -> None:
        """Another project is open."""
        self.forget_shown()
        self._variants_asked = False
        self._assessor.forget()

    def forget_shown(self) -> None:
        """Another plan is shown, of which nothing is known yet."""
        self._assessment = self._reviewed = None

    def take_over(self, changed: Changed, before: Plan) -> None:
        """Take over from the plan before what is still true, and forget the plans that are gone."""
        if changed.moves_only and not changed.switched:
            self._assessor.alike(before, self._project.plan)
        self._assessor.keep(self._project.project.plans.values())

    def follow(self, changed: Changed) -> None:
        """Work out what a change has made void."""
        if changed.switched or not changed.moves_only:
            self.request(another=changed.switched)
        if self._variants_asked:
            self._assessor.request_others(self._project.project.plans.values())

    def request(self, *, another: bool = False) -> None:
        """Assess the plan that is shown; `another` says that it did not come of the last one."""
        self._assessor.request(self._project.plan, another=another)

    def stop(self) -> None:
        """End the worker thread."""
        self._assessor.stop()

    # --- inside ------------------------------------------------------------------------------------------------

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
        self._assessment = assessment
        self.assessed.emit(assessment)

    def _take_review(self, assessment: Assessment) -> None:
        self._reviewed = assessment
        self.reviewed.emit(assessment)

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
