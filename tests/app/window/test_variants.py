"""The row of variants: tabs that are chosen, renamed and moved, and what follows in the whole window."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from app.canvas.painting.card_painter import State
from app.machine.preferences import Preferences
from app.window.bootstrap import Headroom
from planner_core.editing import verbs
from planner_core.plan.licences import Licence
from tests.support.panels import nameless
from tests.support.settled import settle


@pytest.fixture
def program(qtbot, qapp, tmp_path):
    headroom = Headroom(qapp, Preferences(tmp_path / "settings"))
    with qtbot.waitCallback() as painted:
        headroom.start(painted=painted)
    qtbot.waitUntil(lambda: headroom.wiring is not None)
    wiring = headroom.wiring
    wiring.commands.open_sample("replica-on-ssd")
    qtbot.waitUntil(lambda: wiring.session.assessment is not None)
    yield wiring
    headroom.window.close()
    headroom.window.deleteLater()
    headroom.deleteLater()
    settle()


@pytest.fixture
def bar(program):
    return program.workbench.variant_bar


def duplicate(program, name):
    program.actions["variant.duplicate"].trigger()
    editor = program.workbench.variant_bar.tabs.editor
    editor.selectAll()
    QTest.keyClicks(editor, name)
    QTest.keyClick(editor, Qt.Key.Key_Return)


def names(program):
    return [each.name for each in program.session.project.variants]


def texts(bar):
    return [bar.tabs.tabText(index) for index in range(bar.tabs.count())]


def marked(bar):
    return [not bar.tabs.tabIcon(index).isNull() for index in range(bar.tabs.count())]


def test_the_shown_variant_is_recommended_by_menu_and_row_and_left_to_the_figures_again(program, bar):
    recommend, session = program.actions["variant.recommend"], program.session
    assert not recommend.isEnabled()
    duplicate(program, "Other")
    shown = session.variants.shown.id
    assert recommend in bar.menu.actions()
    assert recommend in program.actions.menus["variant"].actions()
    recommend.trigger()
    assert session.project.proposal.recommended == shown
    assert recommend.isChecked()
    assert marked(bar) == [False, True]
    assert "Other, recommended in the offer" in bar.tabs.tabToolTip(1)
    program.workbench.variants.step(1)
    assert not recommend.isChecked()
    program.workbench.variants.step(-1)
    assert recommend.isChecked()
    session.undo()
    assert session.project.proposal.recommended == ""
    assert not recommend.isChecked()
    assert marked(bar) == [False, False]
    assert "recommended" not in bar.tabs.tabToolTip(1)
    session.redo()
    recommend.trigger()
    assert session.project.proposal.recommended == ""
    assert not recommend.isChecked()


def test_one_variant_has_no_row_and_a_way_to_a_second(program, bar):
    assert not bar.isVisible()
    assert not program.actions["variant.remove"].isEnabled()
    another = program.workbench.top_bar.another
    assert another.isVisible()
    QTest.mouseClick(another, Qt.MouseButton.LeftButton)
    assert bar.isVisible()
    assert not another.isVisible()
    assert names(program) == ["Variant 1", "Copy of Variant 1"]
    assert bar.tabs.is_editing


def test_a_copy_is_shown_and_named_at_once(program, bar):
    duplicate(program, "With flash")
    assert names(program) == ["Variant 1", "With flash"]
    assert program.session.variants.shown.name == "With flash"
    assert texts(bar) == ["Variant 1", "With flash"]
    assert bar.tabs.currentIndex() == 1
    offered = [bar.baseline.itemText(index) for index in range(bar.baseline.count())]
    assert offered == ["Variant 1", "With flash"], "either may be what the others are compared with"


def test_an_empty_variant_is_begun_and_named_at_once(program, bar):
    program.actions["variant.add"].trigger()
    assert bar.tabs.is_editing
    QTest.keyClicks(bar.tabs.editor, "From scratch")
    QTest.keyClick(bar.tabs.editor, Qt.Key.Key_Return)
    assert names(program) == ["Variant 1", "From scratch"]
    assert program.session.variants.shown.name == "From scratch"
    assert not program.session.plan.components


def test_esc_leaves_the_name_and_a_taken_name_is_refused(program, bar):
    duplicate(program, "With flash")
    bar.tabs.begin_renaming()
    QTest.keyClicks(bar.tabs.editor, "nonsense")
    QTest.keyClick(bar.tabs.editor, Qt.Key.Key_Escape)
    assert texts(bar) == ["Variant 1", "With flash"]
    bar.tabs.begin_renaming()
    bar.tabs.editor.selectAll()
    QTest.keyClicks(bar.tabs.editor, "Variant 1")
    QTest.keyClick(bar.tabs.editor, Qt.Key.Key_Return)
    assert names(program) == ["Variant 1", "With flash"]
    assert program.window.messages.isVisible()


def test_keys_go_through_the_variants_and_the_whole_window_follows(program, bar, qtbot):
    duplicate(program, "More RAM")
    session, bench = program.session, program.workbench
    bench.canvas.select(("host",))
    assert session.perform(verbs.set_fields(session.plan, ["host"], {"ram_gib": 288.0}))
    program.actions["variant.next"].trigger()
    assert session.variants.shown.name == "Variant 1"
    assert bench.canvas.selected_ids() == ("host",)
    assert bench.inspector.ids == ("host",)
    qtbot.waitUntil(lambda: session.assessment is not None)
    assert bench.inspector.form.row("ram_gib").editor.value() == 144.0
    assert "65" in bench.strip.fits.sentence
    program.actions["variant.previous"].trigger()
    qtbot.waitUntil(lambda: session.assessment is not None)
    assert bench.inspector.form.row("ram_gib").editor.value() == 288.0


def test_uncommitted_text_goes_to_the_variant_it_was_typed_for(program, qtbot):
    duplicate(program, "More RAM")
    bench, session = program.workbench, program.session
    bench.canvas.select(("host",))
    field = bench.inspector.form.row("ram_gib").editor
    line = field.line if hasattr(field, "line") else field
    program.window.activateWindow()
    qtbot.waitUntil(program.window.isActiveWindow)
    line.setFocus()
    qtbot.waitUntil(line.hasFocus)
    line.selectAll()
    QTest.keyClicks(line, "200")
    program.actions["variant.next"].trigger()
    by_name = {each.name: each.plan.components["host"].ram_gib for each in session.project.variants}
    assert by_name == {"Variant 1": 144.0, "More RAM": 200.0}


@pytest.mark.parametrize("field", ["ram_gib", "cores_per_socket"])
def test_a_field_keeps_the_focus_and_results_stay_scrolled_in_another_variant(program, qtbot, field):
    duplicate(program, "More RAM")
    bench = program.workbench
    bench.canvas.select(("host",))
    program.window.activateWindow()
    qtbot.waitUntil(program.window.isActiveWindow)
    bench.inspector.focus_field("host", field)
    line = bench.inspector.form.row(field).editor.line
    qtbot.waitUntil(line.hasFocus)
    scrolled = bench.inspector.results.parentWidget().parentWidget().verticalScrollBar()
    program.window.resize(program.window.minimumSizeHint())  # so low that they do not fit
    qtbot.waitUntil(lambda: scrolled.maximum() > 0)
    scrolled.setValue(scrolled.maximum())
    QTest.keyClicks(line, "200")
    program.actions["variant.next"].trigger()
    assert line.hasFocus()
    there = getattr(program.session.plan.components["host"], field)
    assert line.text() == f"{there:g}"
    assert scrolled.value() > 0
    assert bench.inspector.ids == ("host",)


def test_what_another_variant_lacks_is_no_longer_shown(program):
    duplicate(program, "No pool")
    bench = program.workbench
    bench.canvas.select(("pool",))
    bench.canvas.orders.delete()
    program.actions["variant.next"].trigger()
    bench.canvas.select(("pool",))
    program.actions["variant.next"].trigger()
    assert bench.inspector.ids == ()
    assert bench.inspector.form.has_field("currency")


def test_undo_in_another_variant_selects_what_it_brings_back(program):
    duplicate(program, "More RAM")
    canvas, session = program.workbench.canvas, program.session
    canvas.select(("pool",))
    canvas.orders.delete()
    program.actions["variant.next"].trigger()
    assert canvas.selected_ids() == ()
    assert "pool" in session.plan.components
    program.actions["edit.undo"].trigger()
    assert session.variants.shown.name == "More RAM"
    assert canvas.selected_ids() == ("pool",)
    canvas.select(())
    for _ in range(2):
        program.actions["edit.undo"].trigger()
    program.actions["edit.redo"].trigger()
    assert session.variants.shown.name == "Copy of Variant 1"
    assert canvas.selected_ids() == ()  # the whole variant came, and nothing in it


def test_moving_and_removing_can_be_undone(program, bar):
    duplicate(program, "B")
    duplicate(program, "C")
    assert names(program) == ["Variant 1", "B", "C"]
    program.actions["variant.move_left"].trigger()
    assert texts(bar) == ["Variant 1", "C", "B"]
    program.actions["variant.move_left"].trigger()
    program.actions["variant.move_left"].trigger()
    assert names(program) == ["C", "Variant 1", "B"]
    bar.tabs.setFocus()
    QTest.keyClick(bar.tabs, Qt.Key.Key_Delete)
    assert names(program) == ["Variant 1", "B"]
    program.session.undo()
    assert texts(bar) == ["C", "Variant 1", "B"]
    assert program.session.variants.shown.name == "C"


def test_a_click_and_a_menu_choose_and_the_list_has_all_of_them(program, bar):
    duplicate(program, "R&D")
    QTest.mouseClick(bar.tabs, Qt.MouseButton.LeftButton, pos=bar.tabs.tabRect(0).center())
    assert program.session.variants.shown.name == "Variant 1"
    entries = [entry for entry in program.actions.menus["variant"].actions() if entry.isCheckable()]
    assert [entry.text() for entry in entries][:2] == ["&1 Variant 1", "&2 R&&D"]
    entries[1].trigger()
    assert program.session.variants.shown.name == "R&D"
    bar.list.menu().aboutToShow.emit()
    assert [entry.text() for entry in bar.list.menu().actions()] == ["Variant 1", "R&&D"]


def test_the_context_menu_is_about_the_tab_under_the_pointer(program, bar, qtbot):
    duplicate(program, "B")
    place = bar.tabs.tabRect(0).center()
    event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, place, bar.tabs.mapToGlobal(place))
    with qtbot.waitSignal(bar.tabs.menu_requested):
        QApplication.sendEvent(bar.tabs, event)
    assert program.session.variants.shown.name == "Variant 1"
    assert bar.menu.isVisible()
    bar.menu.close()


def test_the_box_for_differences_and_the_action_follow_each_other(program, bar):
    duplicate(program, "B")
    action = program.actions["variant.differences"]
    for is_on in (True, False):
        bar.switch.click()
        assert (bar.switch.isChecked(), action.isChecked()) == (is_on, is_on)
    for is_on in (True, False):
        action.trigger()
        assert (bar.switch.isChecked(), action.isChecked()) == (is_on, is_on)


def test_two_variants_need_no_list_whichever_is_in_front(program, bar, qtbot):
    program.window.resize(1440, 900)
    assert program.session.variants.add("A second version")
    first = program.session.project.variants[0].id
    shown = []
    for _ in range(2):
        QTest.mouseClick(bar.tabs, Qt.MouseButton.LeftButton, pos=bar.tabs.tabRect(0).center())
        shown.append(bar.list.isVisible())
        assert program.session.variants.shown.id == first
        settle()
        QTest.mouseClick(bar.tabs, Qt.MouseButton.LeftButton, pos=bar.tabs.tabRect(1).center())
        shown.append(bar.list.isVisible())
        settle()
        shown.append(bar.list.isVisible())
    assert not any(shown)


def test_thirty_variants_leave_the_window_as_narrow_as_it_may_be(program, bar, qtbot):
    for number in range(29):
        assert program.session.variants.add(f"Quite another version {number}")
    program.window.resize(1024, 700)
    qtbot.waitUntil(lambda: program.window.width() == 1024)
    assert bar.width() <= 1024
    assert bar.list.isVisible()
    assert bar.add.geometry().right() < bar.switch.geometry().left()
    assert bar.baseline.geometry().right() <= bar.width()
    current = bar.tabs.tabRect(bar.tabs.currentIndex())
    assert bar.tabs.rect().contains(QPoint(current.center()))
    assert nameless(bar) == []


def test_differences_are_marked_named_and_gone_again(program, bar, qtbot):
    duplicate(program, "Changed")
    session, bench = program.session, program.workbench
    program.actions["variant.differences"].trigger()
    assert bench.legend.isVisible()
    assert bench.legend.text == "Nothing is different."
    assert session.perform(verbs.set_fields(session.plan, ["host"], {"ram_gib": 288.0}))
    assert session.perform(verbs.remove(session.plan, ("mirror",)))
    bench.canvas.orders.add("network_link")
    new = next(each for each in session.plan.components if "network" in each)
    assert set(bench.canvas.scene().differences) >= {"host", new}
    assert bench.legend.text.startswith("Added: Network link. Changed: RX300 S6")
    assert bench.legend.text.endswith("Not here any more: SAS mirror")
    assert session.perform(verbs.relocate(session.plan, "pool", "swap", "ssd"))
    assert bench.canvas.scene().chips[("pool", "ssd")]._states["swap"] & State.CHANGED
    program.actions["variant.previous"].trigger()
    assert bench.canvas.scene().differences == {}
    assert "baseline itself" in bench.legend.text
    bar.baseline.committed.emit(session.project.variants[1].id)
    assert "Not here any more: Network link" in bench.legend.text
    program.actions["variant.differences"].trigger()
    assert not bench.legend.isVisible()
    assert bench.canvas.scene().differences == {}


def test_the_legend_counts_licences_and_settings_and_leads_to_their_list(program, bar):
    duplicate(program, "Licensed")
    session, legend = program.session, program.workbench.legend
    program.actions["variant.differences"].trigger()
    assert not legend.link.isVisible()
    for name in ("licence-1", "licence-2"):
        assert session.perform(verbs.add_licence(session.plan, Licence(id=name, name=name)))
    assert legend.text == "Changed licences: 2"
    assert legend.link.isVisible()
    assert session.perform(verbs.set_setting(session.plan, "depreciation_years", 4))
    assert legend.text == "Changed licences: 2. Changed settings: 1"
    assert session.perform(verbs.set_fields(session.plan, ["host"], {"ram_gib": 288.0}))
    assert legend.text == "Changed: RX300 S6. Changed licences: 2. Changed settings: 1"


def test_another_plan_forgets_what_was_compared(program, bar):
    duplicate(program, "B")
    program.actions["variant.differences"].trigger()
    program.commands.open_sample("me4-50")
    assert not bar.isVisible()
    assert not program.workbench.legend.isVisible()
    assert not program.actions["variant.differences"].isChecked()
    assert not program.actions["variant.differences"].isEnabled()


def test_the_start_page_has_no_variants(program):
    duplicate(program, "B")
    program.show_start()
    assert not program.actions["variant.next"].isEnabled()
    program.commands.open_path(program.session.path)
    assert program.actions["variant.next"].isEnabled()


def test_the_pages_of_the_proposal_follow_another_baseline(program, bar, qtbot):
    duplicate(program, "Another")
    session = program.session
    session.perform(verbs.set_field(session.plan, ["host"], "ram_gib", 192.0))
    window = program.proposal_window
    window.show()
    qtbot.waitUntil(lambda: window.view.count > 0 and not window.preview.is_busy, timeout=60_000)
    before = list(window.view.images.pages)
    bar.baseline.committed.emit(session.project.variants[1].id)
    qtbot.waitUntil(lambda: list(window.view.images.pages) != before, timeout=60_000)
