"""The state of the windows when the language changes, and its restoration in a new window.

Texts are set when widgets are created, so another language needs a new window. The plan with its history is in its
file; the rest of the state is kept here.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer

from app.library.library_store import LibrarySteps
from app.library.library_window import LibraryWindow
from planner_core.plan.project import Project

if TYPE_CHECKING:
    from app.window.wiring import Wiring
    from db.cipher import Password


@dataclass(frozen=True)
class KeptOpen:
    """The state of the old window."""

    path: Path | None
    project: Project
    password: Password | None
    is_start_page: bool
    variant: str
    selected: tuple[str, ...]
    is_fitted: bool
    """Whether the whole drawing is kept fitted."""
    zoom: float
    seen: tuple[float, float]
    """The point of the drawing in the middle of the view."""
    phase: str
    case: str
    tab: str
    """Of the results; empty while they are closed."""
    explained: str
    library: str
    """The shown table of the library; empty while its window is closed."""
    library_steps: LibrarySteps
    """The undo history of the library."""
    proposal_page: int
    """The page of the proposal's forms; -1 while its window is closed."""

    @classmethod
    def of(cls, wiring: Wiring) -> KeptOpen:
        """Read the state of the windows before they close."""
        session, bench = wiring.session, wiring.workbench
        box = bench.canvas.camera.seen()
        explain = bench.explain
        library = wiring.window.findChild(LibraryWindow)
        is_composed = wiring.has_proposal_window and wiring.proposal_window.isVisible()
        return cls(
            path=session.path,
            project=session.project,
            password=session.files.password,
            is_start_page=wiring.window.page is wiring.window.start_page,
            variant=session.variants.shown.id,
            selected=bench.canvas.selected_ids(),
            is_fitted=bench.canvas.framing.is_fitted,
            zoom=bench.canvas.camera.zoom,
            seen=(box.middle_x, box.middle_y),
            phase=bench.top_bar.phase.value() or "",
            case=bench.top_bar.case.value() or "",
            tab=bench.tabs.shown if wiring.actions["view.results"].isChecked() else "",
            explained="" if explain.isHidden() else explain.panel.what,
            library=library.sheet_name if library is not None and library.isVisible() else "",
            library_steps=wiring.library.steps,
            proposal_page=wiring.proposal_window.tabs.currentIndex() if is_composed else -1,
        )

    def open_in(self, wiring: Wiring) -> None:
        """Open the same plan in the new window, without asking for its password again."""
        wiring.library.take_steps(self.library_steps)
        if self.path is None:
            wiring.begin(None)
            return
        ask, wiring.session.files.ask_password = (
            wiring.session.files.ask_password,
            lambda _path, _error: self.password,
        )
        try:
            if self.path.exists():
                wiring.begin(self.path)
            else:  # an unchanged draft is deleted when it is left
                wiring.begin(None)
                wiring.session.new_plan(self.project)
        finally:
            wiring.session.files.ask_password = ask

    def show_in(self, wiring: Wiring) -> None:
        """Restore selection, zoom and open windows."""
        if self.path is not None and wiring.session.path is not None:
            self._show_plan_in(wiring)
        if self.is_start_page:
            wiring.show_start()
        if self.library:
            self._show_library_in(wiring)
        if self.proposal_page >= 0:
            wiring.proposal_window.show_present()
            wiring.proposal_window.tabs.setCurrentIndex(self.proposal_page)

    def _show_plan_in(self, wiring: Wiring) -> None:
        bench = wiring.workbench
        if self.variant in wiring.session.project.ids:
            bench.variants.show(self.variant)
        for chooser, key in ((bench.top_bar.phase, self.phase), (bench.top_bar.case, self.case)):
            if key and key != chooser.value():
                chooser.choose(key)
        if self.tab:
            wiring.actions["view.results"].setChecked(True)
            bench.tabs.show_tab(self.tab)
        bench.canvas.select(self.selected)
        if self.explained:
            bench.explain_number(self.explained)
        if not self.is_fitted:
            bench.canvas.framing.look_at(
                self.zoom, self.seen
            )  # before the panes get their sizes, and once more after
            QTimer.singleShot(0, bench.canvas, lambda: bench.canvas.framing.look_at(self.zoom, self.seen))

    def _show_library_in(self, wiring: Wiring) -> None:
        wiring.show_library()
        library = wiring.window.findChild(LibraryWindow)
        if library is not None:
            library.show_sheet(self.library)
