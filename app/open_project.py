"""The open project as all of the window sees it: the one adapter from the core's events to Qt signals.

Every change goes through here: file first, then plan and history, then the signal that names what changed,
then a new assessment unless only cards were moved. Views show one variant of the project, which is the plan of
everybody who does not ask for others. What can be done with variants and states is in `project_commands.py`, what with
files in `session.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from app.assessor import Assessor
from app.crash_log import record_crash
from app.drafts import is_draft
from app.writing import Writing
from db.cipher import Password
from db.project_file import ProjectFile
from planner_core.catalog.catalog import Catalog
from planner_core.editing.document import Changed
from planner_core.editing.edits import Step
from planner_core.editing.history import History
from planner_core.engine.basis.assessment import Assessment, Finding
from planner_core.messages import HeadroomError, Message
from planner_core.plan.plan import Plan
from planner_core.plan.project import Project, Variant, VariantId, as_project

NO_PLAN = Plan()
NO_PROJECT = as_project(NO_PLAN)
NO_HISTORY = History()


class AssessmentError(HeadroomError):
    """The engine failed on a plan; the plan itself is safe."""


class ClosedMeanwhileError(HeadroomError):
    """The window was closed while something was waited for. Nobody is there to be told."""

    def __init__(self) -> None:
        super().__init__(Message("The window was closed."))


class OpenProject(QObject):
    """One project in one file, and one of its variants in view: that is the plan.

    Before the first plan, `path` is None and the plan is empty.
    """

    opened = Signal()
    """Another project is here; everything that was known about the last one is void."""
    variant_shown = Signal()
    """Another variant of the project is the plan now; everything that was known about the last one is void."""
    variants_changed = Signal()
    """The list of variants is another one: their number, names or order."""
    variants_assessed = Signal(object)
    """Variant id -> `Assessment`, for whoever asked with `assessments_of_variants`; a variant that could not be
    assessed is missing."""
    left = Signal(object, str)
    """Path of a project file that was changed here and is closed now, and the name that lists may show for it."""
    moved = Signal(object, object)
    """Path that the file had, and the one it has now: a draft got a place, or the file another name."""
    protected = Signal(object)
    """The file is under another password or none now; `Password` or None that it was under before."""
    changed = Signal(object)
    """`Changed`: which components and tables differ, and who asked for it."""
    assessed = Signal(object)
    """`Assessment` of the present plan; its findings follow with `reviewed`."""
    reviewed = Signal(object)
    """The same `Assessment`, once `findings` are those of it."""
    history_changed = Signal()
    """Undo, redo, restore point or the file's place may be different."""
    catalog_changed = Signal()
    """Components can be filled from other records, or at other prices."""
    refused = Signal(object)
    """`HeadroomError`: what was asked for was not done; its message says why and what to do."""

    def __init__(self, catalog: Catalog, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._catalog = catalog
        self._file: ProjectFile | None = None
        self._closed = False
        self._is_waiting = False
        """For a file that is read or written beside the window: another one can be dropped on it then."""
        self._opened_as = NO_PROJECT
        self.patience: Callable[[Callable[[], ProjectFile]], ProjectFile] = lambda work: work()
        """Runs what takes long with a large project; the window replaces it by something that does not block it."""
        self.writing = Writing()
        """A change on its way to the file beside the window."""
        self.ask_password: Callable[[Path, HeadroomError], Password | None] = lambda *_: None
        """Asks for the password of a locked file, and says why if another did not fit; None gives up."""
        self._undone: tuple[Project, Callable[[ProjectFile], Changed], int] | None = None
        self._assessment: Assessment | None = None
        self._reviewed: Assessment | None = None
        self._assessor = Assessor(catalog, self)
        self.assessed_ahead = self._assessor.ahead
        """Called beside the window with a plan and its assessment where that is made there, before `assessed`."""
        self._assessor.assessed.connect(self._take_assessment)
        self._assessor.reviewed.connect(self._take_review)
        self._assessor.failed.connect(self._take_failure)
        self._assessor.settled.connect(self._tell_variants)
        self._variants_asked = False

    # --- what is there -------------------------------------------------------------------------------------

    @property
    def project(self) -> Project:
        """All variants, and which is shown."""
        return self._file.project if self._file else NO_PROJECT

    @property
    def plan(self) -> Plan:
        """The present plan of the variant that is shown."""
        return self.project.plan

    @property
    def variants(self) -> tuple[Variant, ...]:
        """The variants in their order; there is at least one."""
        return self.project.variants

    @property
    def shown_variant(self) -> Variant:
        """The variant that is shown."""
        return self.project.variant(self.project.shown)

    @property
    def history(self) -> History:
        """The present history, one for all variants."""
        return self._file.history if self._file else NO_HISTORY

    @property
    def assessment(self) -> Assessment | None:
        """The last assessment of this plan; None until the first has arrived or when the engine failed."""
        return self._assessment

    @property
    def findings(self) -> Sequence[Finding]:
        """What a reviewer would point out; while that is worked out, what he would have before the last change."""
        return self._reviewed.findings if self._reviewed is not None else ()

    @property
    def is_reviewed(self) -> bool:
        """Whether the findings are those of the last assessment."""
        return self._reviewed is self._assessment

    @property
    def present_assessment(self) -> Assessment | None:
        """The assessment of the plan as it is now; None while it is worked out, or when the engine failed."""
        return self.known_assessment(self.plan)

    def known_assessment(self, plan: Plan) -> Assessment | None:
        """What is known of a plan of this project, without working it out; a plan that differs is not known."""
        found = self._assessor.known(plan)
        return found if isinstance(found, Assessment) else None

    @property
    def catalog(self) -> Catalog:
        """What components can be filled from."""
        return self._catalog

    def use_catalog(self, catalog: Catalog) -> None:
        """Fill components from other records from now on; the constants among them have to be the same."""
        self._catalog = catalog
        self.catalog_changed.emit()

    @property
    def path(self) -> Path | None:
        """The project file, which may be a draft; None before the first plan."""
        return self._file.path if self._file else None

    @property
    def is_draft(self) -> bool:
        """Whether the user has not given the plan a place yet."""
        return self._file is not None and is_draft(self._file.path)

    @property
    def title(self) -> str:
        """The plan's name, for the title of the window."""
        return self.plan.name

    @property
    def password(self) -> Password | None:
        """What the file is protected by; None where anybody can read it."""
        return self._file.password if self._file else None

    @property
    def listed_name(self) -> str:
        """What lists may show while the plan is closed: its name, and of a locked file no more than the file's."""
        return listed_name(self._file) if self._file else ""

    @property
    def read_only(self) -> bool:
        """Whether changes are refused."""
        return self._file is not None and self._file.read_only

    @property
    def read_only_reason(self) -> Message | None:
        """Why changes are refused, and what to do about it."""
        return self._file.read_only_reason if self._file else None

    @property
    def older_file(self) -> Path | None:
        """Where the file is kept as it was, if it was brought up to the present format when it was opened."""
        return self._file.older if self._file else None

    @property
    def can_undo(self) -> bool:
        """Whether there is a step to take back."""
        return self.history.can_undo and not self.read_only

    @property
    def can_redo(self) -> bool:
        """Whether there is a step to bring back."""
        return self.history.can_redo and not self.read_only

    # --- changing the plan -----------------------------------------------------------------------------------

    def perform(self, step: Step, initiator: str = "") -> bool:
        """Make a step durable and then true. A step without edits is nothing to do; False where it was refused."""
        if not step.edits:
            return True
        return self._change(lambda file: file.commit(step, initiator), len(step.edits))

    def undo(self, initiator: str = "") -> bool:
        """Take the last step back, if there is one."""
        history = self.history
        return history.can_undo and self._change(lambda file: file.undo(initiator), len(history.last.edits))

    def redo(self, initiator: str = "") -> bool:
        """Bring the next step back, if there is one."""
        history = self.history
        return history.can_redo and self._change(lambda file: file.redo(initiator), len(history.next.edits))

    def assessments_of_variants(self) -> dict[VariantId, Assessment]:
        """What is known of the variants now. The rest is asked for; when it is there, `variants_assessed` says so."""
        plans = self.project.plans.values()
        if any(self._assessor.known(plan) is None for plan in plans):
            self._variants_asked = True
            self._assessor.request_others(plans)
        return self._known_assessments()

    @property
    def lacks_change(self) -> bool:
        """Whether the last change to this plan was refused, so that it is not in it."""
        return self._undone is not None and self._undone[0] == self.project

    def retry(self) -> bool:
        """Do again what the disk has refused last, where the plan is still the same."""
        undone, self._undone = self._undone, None
        return undone is not None and undone[0] == self.project and self._change(*undone[1:])

    # --- inside ------------------------------------------------------------------------------------------------

    def _change(self, act: Callable[[ProjectFile], Changed], edits: int) -> bool:
        before = self.plan
        undone = self._undone = self.project, act, edits  # known to whoever hears that it is refused
        try:
            done = self._attempt(lambda file: self._write_and_tell(file, act, edits, before))
        except ValueError as error:  # a step made for a plan that has moved on since
            record_crash(error)
            self._undone = None
            self.refused.emit(HeadroomError(Message("The plan has changed in the meantime. Try that again.")))
            return False
        self._undone = None if done else undone
        return done

    def _write_and_tell(
        self, file: ProjectFile, act: Callable[[ProjectFile], Changed], edits: int, before: Plan
    ) -> None:
        changed = self.writing.written(file, act, edits, self.patience)
        if self._file is file:  # the window may have been closed meanwhile
            self._tell(changed, before)

    def _refuse_while_writing(self) -> bool:
        """Say so where a change or a whole file is on its way, which has to end before anything else is done."""
        if self._is_waiting:
            self.refused.emit(
                HeadroomError(Message("A file is still being read or written. Try that again."))
            )
        elif self.writing.goes_on:
            self.refused.emit(
                HeadroomError(Message("The last change is still being written. Try that again."))
            )
        return self._is_waiting or self.writing.goes_on

    def _attempt(self, act: Callable[[ProjectFile], object]) -> bool:
        if self._refuse_while_writing():
            return False
        if self._file is None:
            self.refused.emit(HeadroomError(Message("No plan is open.")))
            return False
        try:
            act(self._file)
        except HeadroomError as error:
            self._refuse(error)
            return False
        if not self._closed:
            self.history_changed.emit()
        return True

    def _refuse(self, error: HeadroomError) -> None:
        """Say what was not done, unless nobody is there any more."""
        if not self._closed:
            self.refused.emit(error)

    def _perform_with_project(self, make: Callable[[Project], Step]) -> bool:
        try:
            step = make(self.project)
        except HeadroomError as error:
            self.refused.emit(error)
            return False
        return self.perform(step)

    def _tell(self, changed: Changed, before: Plan) -> None:
        if changed.moves_only and not changed.switched:
            self._assessor.alike(before, self.plan)
        self._assessor.keep(self.project.plans.values())
        if "variants" in changed.aspects:
            self.variants_changed.emit()
        if changed.switched:
            self._tell_shown()
        self.changed.emit(changed)
        if changed.switched or not changed.moves_only:
            self._assessor.request(self.plan, another=changed.switched)
        if self._variants_asked:
            self._assessor.request_others(self.project.plans.values())

    def _tell_shown(self) -> None:
        self._assessment = self._reviewed = None
        self.variant_shown.emit()

    def _known_assessments(self) -> dict[VariantId, Assessment]:
        known = {each.id: self.known_assessment(each.plan) for each in self.variants}
        return {variant: found for variant, found in known.items() if found is not None}

    def _tell_variants(self) -> None:
        if self._variants_asked:
            self._variants_asked = False
            self.variants_assessed.emit(self._known_assessments())

    def _take_assessment(self, assessment: Assessment) -> None:
        self._assessment = assessment
        self.assessed.emit(assessment)

    def _take_review(self, assessment: Assessment) -> None:
        self._reviewed = assessment
        self.reviewed.emit(assessment)

    def _take_failure(self, error: Exception) -> None:
        record_crash(error)
        self._assessment = self._reviewed = None
        message = (
            error.message
            if isinstance(error, HeadroomError)
            else Message(
                "This plan could not be assessed because of a fault in Headroom. The plan is safe; undo the last"
                " change to go on. The local log has the details."
            )
        )
        self.refused.emit(AssessmentError(message))


def listed_name(file: ProjectFile) -> str:
    """What lists may show for a file while it is closed."""
    return file.plan.name if file.password is None else file.path.stem
