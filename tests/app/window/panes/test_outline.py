"""The outline: what it says, what a search leaves, and one selection with the drawing."""

from __future__ import annotations

import html
import random
from dataclasses import replace

import pytest
from PySide6.QtCore import QItemSelectionModel, QPoint, QRect, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtTest import QAbstractItemModelTester, QTest
from PySide6.QtWidgets import QStyleOptionViewItem

from app.canvas.content.card_content import CardBar
from app.canvas.view import CanvasView
from app.look import theme
from app.project.samples import read_sample
from app.window.panes.outline import Outline
from app.window.panes.outline_delegate import MARK, OutlineDelegate
from app.window.panes.outline_model import LINE_ROLE, components_in, narrowed, outline
from planner_core.editing import verbs
from planner_core.editing.edits import apply
from planner_core.plan.plan import Plan
from tests.support.in_front import bring_to_front
from tests.support.large_canvas import large_plan
from tests.support.plans import cluster_plan, random_step
from tests.support.settled import settle

Flag = QItemSelectionModel.SelectionFlag


@pytest.fixture
def canvas(qtbot, session):
    session.new_plan(read_sample("everything-on-ssd"))
    view = CanvasView(session)
    qtbot.addWidget(view)
    view.resize(900, 700)
    bring_to_front(qtbot, view)
    qtbot.waitUntil(lambda: session.assessment is not None)
    return view


@pytest.fixture
def tree(qtbot, canvas):
    shown = Outline(canvas)
    QAbstractItemModelTester(shown.model, QAbstractItemModelTester.FailureReportingMode.Fatal, shown)
    qtbot.addWidget(shown)
    shown.resize(280, 600)
    bring_to_front(qtbot, shown)
    return shown


def as_text(lines, depth=0):
    for line in lines:
        told = line.title if line.is_component else f"{line.title}: {line.detail}"
        yield "  " * depth + told
        yield from as_text(line.below, depth + 1)


def seen(tree):
    """The lines as they are expanded on the screen."""
    index, texts = tree.model.index(0, 0), []
    while index.isValid():
        texts.append(index.data())
        index = tree.view.indexBelow(index)
    return texts


def selected(tree):
    return {tree.model.line(index).stop for index in tree.view.selectionModel().selectedRows()}


def test_the_outline_of_a_plan(canvas):
    assert list(as_text(outline(canvas.session.plan))) == [
        "Windows 7 desktops",
        "  Runs on: RX300 S6",
        "  Replica: SSD in RX300 S6",
        "  Delta disk: SSD in RX300 S6",
        "  Swap file: SSD in RX300 S6",
        "  Logs: SSD in RX300 S6",
        "  Template: SAS mirror in RX300 S6",
        "RX300 S6",
        "  SSD",
        "  SAS mirror",
    ]


def test_every_component_is_in_the_outline_of_any_plan():
    source, plan = random.Random(3), read_sample("everything-on-ssd")
    from planner_core.editing.edits import apply

    for _ in range(60):
        step = random_step(plan, source)
        plan = apply(plan, step.edits) if step is not None else plan
        assert components_in(outline(plan)) == len(plan.components)


def test_a_search_keeps_what_leads_to_what_fits(canvas):
    lines = outline(canvas.session.plan)
    assert list(as_text(narrowed(lines, "mirror"))) == [
        "Windows 7 desktops",
        "  Template: SAS mirror in RX300 S6",
        "RX300 S6",
        "  SAS mirror",
    ]
    assert list(as_text(narrowed(lines, "rx300 s6")))[-3:] == ["RX300 S6", "  SSD", "  SAS mirror"]
    assert narrowed(lines, "xyz") == ()


def test_frames_are_open_and_files_closed_until_one_opens_them(tree, session):
    assert seen(tree) == ["Windows 7 desktops", "RX300 S6", "SSD", "SAS mirror"]
    tree.view.expand(tree.model.index_of("pool"))
    assert len(seen(tree)) == 10
    session.perform(verbs.add_component(session.plan, verbs.new_component(session.plan, "cluster")))
    settle()
    assert len(seen(tree)) == 11
    tree.view.collapse(tree.model.index_of("host"))
    session.undo()
    settle()
    assert "SSD" not in seen(tree)
    assert "Swap file" in seen(tree)


def test_typing_narrows_and_says_how_many_there_are(tree):
    assert tree.count.text() == "4 components"
    QTest.keyClicks(tree.search, "mirror")
    assert seen(tree) == ["Windows 7 desktops", "Template", "RX300 S6", "SAS mirror"]
    assert tree.count.text() == "3 of 4"
    QTest.keyClick(tree.search, Qt.Key.Key_Escape)
    assert seen(tree) == ["Windows 7 desktops", "RX300 S6", "SSD", "SAS mirror"]


def test_what_is_selected_in_the_drawing_is_selected_here(tree, canvas):
    canvas.select(["ssd", "pool"])
    assert selected(tree) == {"ssd", "pool"}
    canvas.select([])
    assert selected(tree) == set()
    canvas.orders.select_all()
    assert selected(tree) == {"host", "pool"}


def test_what_is_selected_here_is_selected_in_the_drawing(tree, canvas):
    chosen = tree.view.selectionModel()
    chosen.setCurrentIndex(tree.model.index_of("mirror"), Flag.ClearAndSelect)
    assert canvas.selected_ids() == ("mirror",)
    assert canvas.scene().focus == "mirror"
    chosen.select(tree.model.index_of("pool"), Flag.Select)
    assert set(canvas.selected_ids()) == {"mirror", "pool"}
    assert selected(tree) == {"mirror", "pool"}


def test_selecting_a_file_in_the_outline_focuses_its_chip(tree, canvas):
    stop = (("pool", "ssd"), "swap")
    tree.view.expand(tree.model.index_of("pool"))
    tree.view.selectionModel().setCurrentIndex(tree.model.index_of(stop), Flag.ClearAndSelect)
    assert canvas.scene().focus == stop
    assert canvas.selected_ids() == ("pool",)
    assert selected(tree) == {stop}


def test_arrows_lead_through_the_drawing_and_enter_edits(tree, canvas):
    asked = []
    canvas.orders.edit_requested.connect(asked.append)
    tree.view.setFocus()
    tree.view.setCurrentIndex(tree.model.index_of("pool"))
    QTest.keyClick(tree.view, Qt.Key.Key_Down)
    assert canvas.selected_ids() == ("host",)
    QTest.keyClick(tree.view, Qt.Key.Key_Down)
    QTest.keyClick(tree.view, Qt.Key.Key_Return)
    assert asked == ["ssd"]


def test_enter_on_a_file_asks_for_another_store(tree, canvas, session):
    stop = (("pool", "ssd"), "swap")
    tree.view.expand(tree.model.index_of("pool"))
    tree.view.setCurrentIndex(tree.model.index_of(stop))
    QTest.keyClick(tree.view, Qt.Key.Key_Return)
    assert canvas.runner.gesture is not None
    QTest.keyClick(canvas, Qt.Key.Key_Return)
    assert session.plan.stores_of("pool", "swap") == ("mirror",)
    settle()
    assert (
        tree.model.line(tree.model.index_of((("pool", "mirror"), "swap"))).detail == "SAS mirror in RX300 S6"
    )


def test_another_phase_or_case_is_painted_at_once(tree, canvas, session, qtbot):
    """Not only by the drawing: the figures of another phase beside it would contradict it."""
    session.new_plan(read_sample("me4-50"))
    qtbot.waitUntil(lambda: session.assessment is not None and tree.count.text() == "8 components")

    def figures():
        return {each: canvas.scene().freshen_card(each).worst for each in session.plan.components}

    usual = figures()
    for choose, first, other in (
        (canvas.shown.set_phase, "steady", "boot"),
        (canvas.shown.set_case, "normal", "host-1"),
    ):
        for chosen in (other, first):
            with qtbot.waitSignal(tree.model.dataChanged, timeout=1_000):
                choose(chosen)
            assert (figures() == usual) == (chosen == first)


def test_names_change_without_losing_place_or_selection(tree, canvas, session):
    canvas.select(["ssd"])
    tree.view.collapse(tree.model.index_of("pool"))
    session.perform(verbs.set_field(session.plan, ["ssd"], "name", "Flash"))
    settle()
    assert seen(tree) == ["Windows 7 desktops", "RX300 S6", "Flash", "SAS mirror"]
    assert selected(tree) == {"ssd"}


def test_what_is_deleted_is_gone_here_too(tree, canvas, session):
    canvas.select(["host"])
    canvas.orders.delete()
    settle()
    assert seen(tree) == ["Windows 7 desktops"]
    assert tree.count.text() == "1 component"


def test_another_plan_is_shown_from_the_start(tree, session):
    QTest.keyClicks(tree.search, "mirror")
    session.new_plan(Plan())
    settle()
    assert seen(tree) == []
    assert tree.search.text() == ""


def test_screen_readers_hear_components_with_their_results(tree, session):
    index = tree.model.index_of("host")
    assert "RAM 60%" in index.data(Qt.ItemDataRole.AccessibleTextRole)
    tie = tree.model.index_of((("pool", "ssd"), "swap"))
    assert tie.data(Qt.ItemDataRole.AccessibleTextRole) == "Swap file, SSD in RX300 S6"


def test_the_menu_of_a_line_works_on_all_that_is_selected(tree, canvas, qtbot):
    from PySide6.QtWidgets import QApplication

    tree.menu_requested.connect(canvas.show_menu_of)
    canvas.select(["host", "pool"])
    tree.view.customContextMenuRequested.emit(tree.view.visualRect(tree.model.index_of("pool")).center())
    qtbot.waitUntil(lambda: QApplication.activePopupWidget() is not None)
    assert set(canvas.selected_ids()) == {"host", "pool"}
    QApplication.activePopupWidget().close()
    tree.view.customContextMenuRequested.emit(QPoint(5, 590))


def test_a_line_of_what_has_just_gone_opens_no_menu(tree, canvas, session):
    """The outline follows the plan after a moment; an hour of random input was quicker than that."""
    from PySide6.QtWidgets import QApplication

    tree.menu_requested.connect(canvas.show_menu_of)
    place = tree.view.visualRect(tree.model.index_of("pool")).center()
    session.perform(verbs.remove(session.plan, ["pool"]))
    tree.view.customContextMenuRequested.emit(place)
    assert QApplication.activePopupWidget() is None


def test_a_hidden_outline_is_not_rebuilt(tree, session):
    tree.hide()
    lines = tree._lines
    session.perform(verbs.set_field(session.plan, ["ssd"], "name", "Flash"))
    settle()
    assert tree._lines is lines
    tree.show()
    assert "Flash" in seen(tree)


def test_a_thousand_components_are_outlined_at_once(tree, session, qtbot):
    session.new_plan(large_plan(1_000))
    qtbot.waitUntil(lambda: tree.count.text() == "1,000 components")
    assert len(seen(tree)) == 1_000


def worst_painted(tree, monkeypatch):
    """What the tree says beside each name, as it is painted by itself."""
    painted = {}
    delegate = tree.view.itemDelegate()
    ask = delegate._worst_of

    def asked(component):
        worst = ask(component)
        painted[component] = worst.percent if worst is not None else ""
        return worst

    monkeypatch.setattr(delegate, "_worst_of", asked)
    return painted


def test_a_card_that_is_closed_or_opened_says_the_same_in_the_tree(tree, canvas, session, monkeypatch, qtbot):
    assert session.new_plan(cluster_plan())
    qtbot.waitUntil(lambda: session.results.is_reviewed and session.assessment is not None)
    settle()
    painted = worst_painted(tree, monkeypatch)
    tree.view.viewport().repaint()
    before = dict(painted)
    for order in (verbs.collapse, verbs.expand):
        painted.clear()
        assert session.perform(order(session.plan, ["cluster"]))
        settle()
        assert painted.get("cluster") == canvas.scene().freshen_card("cluster").worst.percent
    assert painted == before


def test_results_reach_all_lines_below_a_single_one(tree, canvas, session, monkeypatch, qtbot):
    plan = cluster_plan()
    kept = ("cluster", "pair", "single", "local", "beside")
    plan = apply(plan, verbs.remove(plan, tuple(each for each in plan.components if each not in kept)).edits)
    assert session.new_plan(plan)
    qtbot.waitUntil(lambda: session.results.is_reviewed and tree.model.rowCount() == 1)
    settle()
    painted = worst_painted(tree, monkeypatch)
    canvas.shown.set_case("host-1")
    settle()
    assert painted.keys() == set(kept)


def test_the_tip_says_in_full_what_the_pane_may_cut(tree):
    index, tips = tree.model.index(0, 0), []
    while index.isValid():
        line = index.data(LINE_ROLE)
        said = line.title if line.is_component else f"{line.title}: {line.detail}"
        tips.append((index.data(Qt.ItemDataRole.ToolTipRole), f"<qt>{html.escape(said)}</qt>"))
        index = tree.view.indexBelow(index)
    assert len(tips) > 3
    assert [tip for tip, _ in tips] == [expected for _, expected in tips]


def test_a_line_of_a_file_says_where_it_lies(tree):
    """Its words are painted: without the store the line has other pixels, behind its role only."""
    index = tree.model.index(0, 0)
    while index.isValid() and tree.model.line(index).is_component:
        tree.view.expand(index)
        index = tree.view.indexBelow(index)
    line = tree.model.line(index)
    assert line.detail

    def painted(shown):
        option = QStyleOptionViewItem()
        option.rect = QRect(0, 0, 260, 30)
        picture = QImage(260, 30, QImage.Format.Format_RGB32)
        picture.fill(Qt.GlobalColor.white)
        painter = QPainter(picture)
        tree.view.itemDelegate().paint(painter, option, StandIn(shown))
        painter.end()
        return [picture.copy(x, 0, 1, 30) for x in range(260)]

    whole, bare = painted(line), painted(replace(line, detail=""))
    other = [x for x in range(260) if whole[x] != bare[x]]
    assert len(other) > 20
    role = [x for x in range(260) if bare[x] != bare[-1]]
    assert role
    assert max(role) < min(other)


class StandIn:
    """A line where an index is asked for it."""

    def __init__(self, line):
        self._line = line

    def data(self, role):
        assert role == LINE_ROLE
        return self._line


def test_the_mark_of_a_line_is_as_high_as_its_number(qapp):
    bar = CardBar("host", "cpu", "CPU", "120%", 1.2, 1.0, "over")
    image = QImage(160, 60, QImage.Format.Format_RGB32)
    image.fill(theme.current().colours.panel)
    painter = QPainter(image)
    OutlineDelegate._paint_worst(painter, QRect(0, 0, 150, 60), bar)
    painter.end()
    ground = theme.current().colours.panel.rgb()

    def middle(columns: range) -> float:
        rows = [y for x in columns for y in range(60) if image.pixel(x, y) != ground]
        assert rows
        return (min(rows) + max(rows)) / 2

    side = theme.icon_side(MARK)
    assert middle(range(150 - side, 152)) == pytest.approx(middle(range(100, 150 - side - 4)), abs=3)
