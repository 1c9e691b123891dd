"""Compares all views and the file with newly created ones for the same plan."""

from __future__ import annotations

import time
from collections.abc import Sequence
from itertools import cycle, zip_longest

import msgspec
from PySide6.QtCore import QCoreApplication, QEvent, QModelIndex, QObject
from PySide6.QtWidgets import QAbstractItemView, QApplication, QWidget

from app.canvas.content.card_content import CardResults
from app.canvas.painting.far_painter import FAR_OUT
from app.canvas.scene.scene import CanvasScene
from app.canvas.view import CanvasView
from app.inspector.field_row import FieldRow
from app.inspector.inspector import Inspector
from app.look.widgets.choice_field import ChoiceField
from app.look.widgets.text_fields import NotesField
from app.machine.crash_log import FILE_NAME, log_folder
from app.project.comparison_choice import ComparisonChoice
from app.results.result_strip import ResultStrip
from app.results.tabs.all_tabs import NAMES, TABS
from app.results.tabs.result_tab import ResultTab
from app.results.tabs.study_tab import StudyTab
from app.window.panes.outline_model import outline
from app.window.wiring import Wiring
from planner_core.engine.basis.assessment import Assessment
from planner_core.engine.evaluate import evaluate
from planner_core.plan.names import told_apart
from tests.support.canvas import shown
from tests.support.nothing_kept import nothing_kept
from tests.support.projects import on_disk, order

LISTS = frozenset({"ladder", "longest", "parts"})
STUDIED = tuple(
    name
    for name in NAMES
    if name in ("limits", "response", "variants", "years", "range", "assumptions", "measured", "opinions")
)
"""Tabs that are computed in a thread, after a pause."""
RESULTS = Assessment.__struct_fields__
QUICK_RESULTS = tuple(name for name in RESULTS if name != "lifts")
"""Without the lifts of limits, which take as long as everything else."""
SHARE = 8
"""One in this many of the thousands of saturation rows is compared after each step."""
TABS_EVERY = 4
COMPARED = tuple(name for name in NAMES if name not in STUDIED)


def settle(program: Wiring, *tabs: ResultTab) -> None:
    """Wait until the current plan is assessed, every view is refreshed, and tabs are computed."""
    assessor = program.session.results._assessor
    QApplication.processEvents()
    while assessor.is_busy or any(isinstance(each, StudyTab) and each.is_busy for each in tabs):
        time.sleep(0.001)
        QApplication.processEvents()
    QApplication.processEvents()


class Equality:
    """Compares canvas, results, forms and file with the plan; one result tab after the other."""

    def __init__(self, program: Wiring) -> None:
        self._program = program
        self._session = program.session
        self._bench = program.workbench
        self._steps = 0
        self._studied, self._compared = cycle(STUDIED), cycle(COMPARED)
        self._seen = next(self._compared)
        program.actions["view.results"].setChecked(True)
        self._bench.side.turn_to(self._bench.outline)

    def check(self, *, thorough: bool = False) -> None:
        """Compare everything; slow comparisons only if `thorough`."""
        settle(self._program)
        plan, history = self._session.plan, self._session.history
        path = self._session.path
        assert path is not None
        stored = on_disk(path)
        assert stored == (plan, history), "the file holds something else"
        assert order(stored[0]) == order(plan), "the file holds it in another order"
        assessed = self._session.assessment
        self._check_log()
        assert assessed is not None, "the plan could not be assessed"
        # As read from the file, without caches, which are restored for the next step.
        with nothing_kept():
            fresh = evaluate(stored[0], self._session.catalog)
        for name in RESULTS if thorough else QUICK_RESULTS:
            every = (
                slice(None) if thorough or name != "saturation" else slice(self._steps % SHARE, None, SHARE)
            )
            there, anew = getattr(assessed, name), getattr(fresh, name)
            if isinstance(there, Sequence):
                assert len(there) == len(anew), f"the results are those of another plan: {name}"
                there, anew = there[every], anew[every]
            assert there == anew or said(there) == said(anew), (
                f"the results are those of another plan: {name}"
            )
        self._check_canvas(fresh)
        if thorough:
            self._check_tab(next(self._studied), fresh)
            self._check_inspector()
        elif self._steps % TABS_EVERY == 0:
            self._check_tab(self._seen, fresh)
            self._seen = next(self._compared)
        self._bench.tabs.show_tab(self._seen)
        self._check_strip()
        assert self._bench.outline.model._lines == outline(plan), "the outline shows something else"
        self._check_undo()
        self._steps += 1

    @staticmethod
    def _check_log() -> None:
        log = log_folder() / FILE_NAME
        assert not log.exists(), log.read_text()

    def _check_canvas(self, fresh: Assessment) -> None:
        canvas = self._bench.canvas
        self._check_painted(canvas)
        anew = CanvasScene()
        anew.show_plan(self._session.plan, CardResults(fresh, canvas.shown.phase, canvas.shown.case))
        assert shown(canvas.scene()) == shown(anew), "the drawing shows something else"
        assert set(canvas.selected_ids()) <= set(self._session.plan.components)
        drop(anew)

    @staticmethod
    def _check_painted(canvas: CanvasView) -> None:
        """Visible cards are up to date once they are painted, without being asked."""
        canvas.viewport().repaint()
        if canvas.camera.zoom <= FAR_OUT:
            return
        scene = canvas.scene()
        for component in scene.arrangement.places.at(canvas.camera.seen()):
            painted = scene.cards[component].face
            assert painted == scene.freshen_card(component), f"{component} was painted as it was before"

    def _check_tab(self, name: str, fresh: Assessment) -> None:
        tabs = self._bench.tabs
        tabs.show_tab(name)
        present = tabs.tab(name)
        settle(self._program, present)  # so that an item that never becomes visible finds everything there
        holder = QWidget()
        anew = TABS[NAMES.index(name)].make(self._session, ComparisonChoice(self._session, holder), holder)
        anew.case, anew.phase = present.case, present.phase
        anew.show_results(told_apart(self._session.plan), fresh)
        assert isinstance(present, StudyTab) == (name in STUDIED), f"{name} is on the wrong list"
        settle(self._program, present, anew)
        self._check_log()
        try:
            differing = differences(cells(present), cells(anew))
            assert not differing, f"{name} shows something else: {differing}"
        finally:
            anew.stop()
            drop(holder)

    def _check_strip(self) -> None:
        present, anew = self._bench.strip, ResultStrip(self._session)
        for item in ("fits", "limit", "cost", "saved"):
            assert getattr(present, item).sentence == getattr(anew, item).sentence, item
        drop(anew)

    def _check_undo(self) -> None:
        actions, history = self._program.actions, self._session.history
        assert actions["edit.undo"].isEnabled() == history.can_undo
        assert actions["edit.redo"].isEnabled() == history.can_redo
        name, title = self._session.plan.name, self._program.window.windowTitle()
        assert title == (f"{name} - Headroom" if name else "Headroom"), f"{title!r} for {name!r}"

    def _check_inspector(self) -> None:
        present, anew = self._bench.inspector, Inspector(self._session)
        assert present.ids == self._bench.canvas.selected_ids(), "the inspector shows something else"
        anew.show_components(present.ids)
        assert form(present) == form(anew), "the form shows something else"
        assert (present.head.title.text(), present.head.kind.text()) == (
            anew.head.title.text(),
            anew.head.kind.text(),
        )
        drop(anew)


def said(value: object) -> list[str]:
    """A part of an assessment in words, in which NaN equals itself."""
    rows = value if isinstance(value, Sequence) and not isinstance(value, str) else [value]
    return [_row(each) for each in rows]


def _row(row: object) -> str:
    """One row in words, including its lists that are computed on access."""
    lists = [list(getattr(row, name)) for name in LISTS if hasattr(row, name)]
    plain = (
        msgspec.structs.replace(row, **dict.fromkeys(LISTS & set(row.__struct_fields__), ()))
        if lists
        else row
    )
    return f"{plain!r} {lists!r}"


def cells(widget: QWidget) -> list[list[list[object]]]:
    """The contents of all tables below a widget, row by row."""
    found = []
    for view in widget.findChildren(QAbstractItemView):
        model = view.model()
        if model is not None and view.objectName() != "qt_pickers":
            columns = range(model.columnCount(QModelIndex()))
            rows = range(model.rowCount(QModelIndex()))
            found.append([[model.index(row, column).data() for column in columns] for row in rows])
    return found


def differences(there: list[list[list[object]]], anew: list[list[list[object]]]) -> list[object]:
    """The rows of tables that differ, actual and expected."""
    return [
        (row, other)
        for table, expected in zip_longest(there, anew, fillvalue=[])
        for row, other in zip_longest(table, expected)
        if row != other
    ]


def form(inspector: Inspector) -> dict[str, object]:
    """The contents of the form's fields."""
    if inspector.form is None:
        return {}
    rows = {name: inspector.form.row(name) for name in inspector.form.field_names}
    prices = inspector.prices.rows if inspector.prices is not None and inspector.ids else ()
    parts = {
        f"price {at}": (each.item.text(), each.quantity.value(), each.price.value(), each.per.value())
        for at, each in enumerate(prices)
        if each.price is not None and each.price.value() is not None  # a draft is not in the plan
    }
    return {**{name: _shown(row) for name, row in rows.items()}, **parts}


def _shown(row: FieldRow) -> object:
    editor = row.editor
    if isinstance(editor, ChoiceField):
        value: object = editor.value()
    elif isinstance(editor, NotesField):
        value = editor.toPlainText()
    elif hasattr(editor, "isChecked"):
        value = editor.checkState()
    else:
        value = editor.line.text() if hasattr(editor, "line") else editor.text()
    return value, row.origin.text()


def drop(made: QObject) -> None:
    """Delete a view now, so that thousands do not accumulate."""
    made.deleteLater()
    QCoreApplication.sendPostedEvents(made, QEvent.Type.DeferredDelete.value)
