"""The canvas: a view of the scene with mouse, keyboard, drag and drop. The way in for the rest of the program.

Ids cross its border, never objects. Nothing here changes the plan: gestures and commands hand steps to the
session, and its signals bring the change back.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from app.canvas.accessible import Readable
from app.canvas.aligning import Side, Way
from app.canvas.camera import Camera
from app.canvas.clips import Clips
from app.canvas.commands import INITIATOR, Commands
from app.canvas.content import Remarks, Results
from app.canvas.far import FAR_OUT, FarPicture
from app.canvas.focus_ring import FocusRing
from app.canvas.ghosts import Absent
from app.canvas.handling import Handled
from app.canvas.keys import Keys
from app.canvas.landing import Landing
from app.canvas.menus import Menus
from app.canvas.note_editor import NoteEditor
from app.canvas.orders import Orders
from app.canvas.overview import Overview
from app.canvas.painter import FAR, State
from app.canvas.pointer import Pointer
from app.canvas.quick_add import QuickAdd
from app.canvas.runner import GestureRunner
from app.canvas.scene import CanvasScene
from app.canvas.tools.gesture import Bench
from app.canvas.variant_change import changed_between
from app.i18n import translate
from app.result_words import USUAL, explained_as
from app.session import Session
from planner_core.catalog.catalog import Record
from planner_core.editing.document import Changed
from planner_core.engine.basis.assessment import Assessment
from planner_core.plan.links import LinkKey
from planner_core.plan.plan import Plan, Position
from planner_core.studies.differences import What


class CanvasView(Handled):
    """Shows the plan of a session and lets the user change it."""

    selection_changed = Signal(tuple)
    """The ids of the selected components."""
    explain_requested = Signal(str)
    """What to explain, as `planner_core.engine.explaining.explain` takes it: "host.cpu.steady"."""
    hint = Signal(str)
    """One line about what happens or why it does not; empty takes it away."""
    results_shown = Signal()
    """The drawing shows other results: the plan was assessed, or another phase or case was chosen."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.session = session
        self._scene = CanvasScene(self)
        self._far = FarPicture(self._scene)
        self._phase, self._case = USUAL
        self._remarks = Remarks()
        self.camera = Camera(self, self._scene.around)
        self.commands = Commands(session, self._scene.arrangement, self.hint.emit)
        self.bench = Bench(
            self._scene, self.commands, self.hint.emit, self.camera.seen, lambda: self.camera.scale
        )
        self.runner = GestureRunner(self)
        self.orders = Orders(self)
        self.pointer = Pointer(self)
        self.keys = Keys(self)
        self.readable = Readable(self)
        self.clips = Clips(self)
        self._landing = Landing(self)
        self._menus = Menus(self)
        self._quick_add: QuickAdd | None = None
        self.overview = Overview(self, self._far)
        self.ring = FocusRing(self)
        self.note_editor = NoteEditor(self)
        self._dress()
        self._scene.selection_changed.connect(self.ring.mark_cards)
        self._scene.selection_changed.connect(self.selection_changed)
        session.opened.connect(self._show_plan)
        session.variant_shown.connect(self._show_variant)
        session.files.writing.ahead.append(self._scene.ahead.work_out)
        session.files.writing.anew.append(self._scene.ahead.work_out_anew)
        session.results.ahead.append(self._work_out_results)
        session.changed.connect(self._refresh)
        session.assessed.connect(self._show_results)
        session.results.reviewed.connect(self._show_remarks)
        self.is_made = True
        self._show_plan()

    # --- what others ask of the canvas -------------------------------------------------------------------

    def select(self, ids: Iterable[str]) -> None:
        """Select these components and nothing else."""
        self._scene.select(ids)

    def selected_ids(self) -> tuple[str, ...]:
        """The ids of the selected components, in the order in which they were selected."""
        return self._scene.selected

    def select_all(self) -> None:
        """Select every card that stands on the canvas."""
        self._scene.select(each for each, depth in self.arrangement.places.depths.items() if depth == 0)

    def go_to(self, component: str) -> None:
        """Select one component, bring it into sight, so large that it can be read, and put the keyboard on it."""
        if component not in self.session.plan.components:
            return
        self.come_near(component)
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        self.keys.go_to(component)

    def come_near(self, component: str) -> None:
        """Show a component so large that it can be read."""
        if self.camera.zoom < FAR:
            self._zoom_to(1.0)
            self.camera.centre(self.arrangement.box_of(component))

    def set_phase(self, phase: str) -> None:
        """Show the results of another phase: "steady", "boot" ..."""
        self._phase = phase
        self._show_results()

    def set_case(self, case: str) -> None:
        """Show the results of another case: "normal", or something has failed."""
        self._case = case
        self._show_results()

    def add_kind(self, kind: str, record: Record | None = None) -> str:
        """Add a component without the mouse: into the host it belongs to, or beside what is selected.

        Returns its id, or nothing where there is no host to put it into.
        """
        return self.orders.add(kind, record)

    @property
    def quick_add(self) -> QuickAdd:
        """The field that opens where one begins to type, made when it is first wanted."""
        if self._quick_add is None or self._quick_add.window() is not self.window():
            self._quick_add = QuickAdd(self)
        return self._quick_add

    def type_to_add(self, typed: str = "") -> None:
        """Let the user type what is to be added; a letter typed on the drawing is its beginning."""
        if self.session.files.read_only_reason is not None:
            self.hint.emit(translate(self.session.files.read_only_reason))
        elif self.runner.gesture is None:
            self.quick_add.begin(typed)

    def start_connect(self) -> None:
        """Draw a line with the keyboard: from the selected pool or servers."""
        self.orders.connect()

    def delete_selection(self) -> None:
        """Delete the selected components."""
        self.commands.delete(self._scene.selected)

    def duplicate_selection(self) -> None:
        """Copy the selected components and select the copies."""
        self.orders.duplicate()

    def align(self, side: Side) -> None:
        """Put the selected cards in line: left, centre, right, top, middle or bottom."""
        self.orders.align(side)

    def distribute(self, way: Way) -> None:
        """Put the selected cards at even distances: across or down."""
        self.orders.distribute(way)

    def tidy(self) -> None:
        """Lay out the whole plan anew, or the selected cards where several are."""
        self.orders.tidy()

    def copy_selection(self) -> None:
        """Put the selected components on the clipboard."""
        self.clips.copy()

    def cut_selection(self) -> None:
        """Put the selected components on the clipboard and remove them."""
        self.clips.cut()

    def paste(self, at: Position | None = None) -> None:
        """Put what is on the clipboard into the plan, at a place of the scene or where there is room."""
        self.clips.paste(at)

    def mark_differences(
        self,
        marks: Mapping[str, What],
        files: Collection[LinkKey] = (),
        note_of: Callable[[str], str] = lambda _component: "",
        absent: Absent | None = None,
    ) -> None:
        """Mark components as added or changed against another variant; an empty mapping ends it.

        `files` are the links of files that lie elsewhere there; `note_of` says in words what is different about a
        component. `absent` is what that variant has more: outlines show where it lies there.
        """
        places = self._scene.places_version
        states = {each: State.ADDED if what == "added" else State.CHANGED for each, what in marks.items()}
        self._scene.mark_differences(states, files, note_of, absent)
        if places != self._scene.places_version:
            self.camera.make_room()
            self.overview.follow_plan()
        self._renew_hint()
        if self.camera.zoom <= FAR_OUT:
            self.viewport().update()

    def explain_focused(self) -> None:
        """Ask for the derivation of the worst number of the card that the keyboard is on or that is selected."""
        self.orders.explain()

    def explain(self, component: str, resource: str) -> None:
        """Ask for the derivation of a number of a card."""
        self.explain_requested.emit(self.explanation(component, resource))

    def explanation(self, component: str, resource: str) -> str:
        """What the derivation of a number is called, in the phase and case that are shown."""
        row = self._results().row(component, resource)
        return explained_as(row) if row is not None else f"{component}.{resource}.{self._phase}"

    def _results(self) -> Results:
        assessment = self.session.assessment
        remarks = self._remarks if assessment is not None else Remarks()
        return Results(assessment, self._phase, self._case, remarks)

    # --- following the session and the camera --------------------------------------------------------------

    def _show_plan(self) -> None:
        self.runner.cancel()
        self.note_editor.discard()
        self._remarks = Remarks(self.session.results.findings)
        self._scene.show_plan(self.session.plan, self._results())
        self.camera.make_room()
        self._to_fit = True
        if self.isVisible():
            self.fit_all()
        self.overview.follow_plan()

    def _show_variant(self) -> None:
        """Another variant of the same project: what both have stays where it is in the view, and selected."""
        self.runner.cancel()
        self.note_editor.discard()
        self._remarks = Remarks(self.session.results.findings)
        changed = changed_between(self.arrangement.plan, self.session.plan)
        if changed is None:
            self._scene.show_plan(self.session.plan, self._results())
        else:
            self._scene.refresh(self.session.plan, changed)
            self._scene.show_results(self._results())
        self.camera.make_room()
        if self._to_fit and self.isVisible():
            self.fit_all()
        self.viewport().update()
        self.overview.follow_plan()

    def _refresh(self, changed: Changed) -> None:
        is_ours = changed.initiator == INITIATOR
        if not is_ours:
            self.runner.cancel()  # what is dragged may be gone
        self._scene.refresh(self.session.plan, changed)
        if not is_ours:
            self._select_what_came(changed.came)
        if changed.aspects & {"positions", "parents"}:
            self.camera.make_room()
        self._renew_hint()
        if self.camera.zoom <= FAR_OUT:
            self.viewport().update()
        self.overview.follow_plan()
        self.note_editor.follow()

    def _select_what_came(self, came: Collection[str]) -> None:
        """What undo and redo bring back is selected, as it was when it went or first came."""
        plan = self.session.plan
        if came:
            self.select(
                each for each in plan.components if each in came and plan.parents.get(each) not in came
            )

    def _work_out_results(self, _plan: Plan, assessment: Assessment) -> None:
        """In any thread: what is asked for every card where the whole plan is in sight is kept by the assessment."""
        if self.camera.zoom <= FAR_OUT:
            _ = Results(assessment, self._phase, self._case).every_fullest

    def _show_results(self) -> None:
        self._scene.show_results(self._results())
        if self.camera.zoom <= FAR_OUT:
            self.viewport().update()
        else:
            self._scene.freshen(self.camera.seen())
        self.overview.follow_plan()
        self.results_shown.emit()

    def _show_remarks(self) -> None:
        before, self._remarks = self._remarks, Remarks(self.session.results.findings)
        differing = before.differing(self._remarks)
        self._scene.show_remarks(self._results(), differing)
        if self.camera.zoom > FAR_OUT:  # farther out there is no room for them
            self._scene.freshen(self.camera.seen())
