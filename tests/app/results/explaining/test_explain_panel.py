"""Explain: from a number down to the field it came from, and back into the clipboard."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest

from app.look import theme
from app.look.widgets.link_button import LinkButton
from app.results.explaining.derivation_model import NODE_ROLE, ORIGIN, VALUE
from app.results.explaining.explain_panel import WITH_ORIGINS, ExplainPanel
from planner_core.editing import verbs
from planner_core.engine.explaining.explain import explainable
from tests.support.explaining import explain_with_one_recording
from tests.support.lying import faults_of_place
from tests.support.panels import formatted_labels, nameless
from tests.support.settled import settle


@pytest.fixture
def panel(session, place):
    made = ExplainPanel(session)
    place(made, 460, 700)
    return made


def go_to(panel, symbol):
    """Choose the first input of that symbol, wherever it is in the tree."""
    waiting = [panel.model.index(0, 0)]
    while waiting:
        index = waiting.pop(0)
        if index.data(NODE_ROLE).symbol == symbol:
            panel.tree.setCurrentIndex(index)
            return index
        waiting += [panel.model.index(row, 0, index) for row in range(panel.model.rowCount(index))]
    raise AssertionError(f"no input {symbol}")


def test_before_the_first_number_it_says_how_to_ask(panel):
    assert "F1" in panel.empty.text()
    assert not panel.tree.isVisible()


def test_value_formula_values_and_source_of_a_number(session, panel):
    panel.explain("host.cpu.steady")
    row = session.assessment.worst("host", "cpu", "steady")
    assert panel.card.value.text() == f"{row.utilisation * 100:.2f}%"
    assert panel.card.words.text() == "= Demand / CPU capacity"
    assert panel.card.symbols.text() == "u = demand / capacity"
    assert panel.card.put_in.text() == f"= {row.demand:,.2f} / {row.capacity:,.2f}"
    assert panel.card.source.text() == "Source: Utilisation law"


def test_a_number_opens_with_its_inputs_and_none_of_theirs(panel):
    panel.explain("limits.1")
    (top,) = (panel.model.index(row, 0) for row in range(panel.model.rowCount()))
    inputs = [panel.model.index(row, 0, top) for row in range(panel.model.rowCount(top))]
    assert panel.tree.isExpanded(top)
    assert any(panel.model.rowCount(each) for each in inputs), "nothing that could be open"
    assert not any(map(panel.tree.isExpanded, inputs))


def test_another_number_is_read_from_the_top_and_the_same_one_from_where_it_was_read(session, panel):
    panel.resize(460, 260)
    panel.explain("limits.1")
    read = panel._card_area.verticalScrollBar()
    settle()
    assert read.maximum() > 0, "the card is too low to be scrolled"
    read.setValue(read.maximum() // 2)
    place = read.value()
    assert session.perform(verbs.set_field(session.plan, ["host"], "name", "Another"))
    settle()
    assert read.value() == place
    panel.explain("host.cpu.steady")
    settle()
    assert read.value() == 0


def test_every_number_opens_and_its_whole_tree_can_be_read(session, panel, monkeypatch):
    explain_with_one_recording(monkeypatch)
    for what in explainable(session.assessment):
        panel.explain(what)
        waiting, seen = [panel.model.index(0, 0)], 0
        while waiting:
            index = waiting.pop()
            assert index.data()
            assert index.siblingAtColumn(VALUE).data()
            seen += 1
            assert index.parent().isValid() or seen == 1
            waiting += [panel.model.index(row, 0, index) for row in range(panel.model.rowCount(index))]
        assert seen > 1, what


def test_the_tip_of_an_input_says_its_symbol_value_and_origin(panel):
    panel.explain("host.cpu.steady")
    index = go_to(panel, "sockets")
    assert index.data(Qt.ItemDataRole.ToolTipRole).split("<br>")[1] == "sockets = 2"
    assert "RX300 S6" in index.data(Qt.ItemDataRole.ToolTipRole)


def test_an_input_says_where_it_is_from_and_leads_to_its_field(session, panel, qtbot):
    panel.explain("host.cpu.steady")
    go_to(panel, "all_core_turbo_ghz")
    assert "catalogue" in panel.card.source.text()
    with qtbot.waitSignal(panel.field_requested) as asked:
        qtbot.mouseClick(panel.card.link, Qt.MouseButton.LeftButton)
    assert asked.args == ["host", "all_core_turbo_ghz"]


def test_a_setting_leads_to_the_settings_and_a_constant_nowhere(panel, qtbot):
    panel.explain("limits.1")
    go_to(panel, "ram_target_percent")
    with qtbot.waitSignal(panel.field_requested) as asked:
        qtbot.keyClick(panel.tree, Qt.Key.Key_Return)
    assert asked.args == ["", "ram_target_percent"]
    panel.explain("sas.disk_iops.steady")
    go_to(panel, "RAID 0")
    assert not panel.card.link.isVisible()


def test_formula_and_tree_stand_side_by_side_where_the_panel_is_wide(panel, qtbot):
    panel.explain("limits.1")
    assert panel.tree.y() > 0
    panel.resize(640, 270)
    settle()
    assert (panel.tree.y(), panel.tree.height()) == (0, 270)
    assert panel.tree.x() > 200


def test_two_components_of_one_name_are_not_mixed_up(session, panel, perform, qtbot):
    perform(verbs.set_field(session.plan, ("ssd",), "name", session.plan.components["sas"].name))
    panel.explain("sas.disk_iops.steady")
    go_to(panel, "drive_iops")
    with qtbot.waitSignal(panel.field_requested) as asked:
        qtbot.mouseClick(panel.card.link, Qt.MouseButton.LeftButton)
    assert asked.args == ["sas", "drive_iops"]


def test_the_explanation_follows_the_plan_and_keeps_the_selected_row(session, panel, perform, qtbot):
    panel.explain("host.cpu.steady")
    go_to(panel, "desktops")
    assert panel.card.value.text() == "70"
    perform(verbs.set_field(session.plan, ("pool",), "desktops", 44))
    qtbot.waitUntil(lambda: panel.card.value.text() == "44")
    assert "typed" in panel.card.source.text()


def test_a_number_that_is_gone_is_not_explained_any_more(session, panel, perform, qtbot):
    panel.explain("sas.disk_iops.steady")
    perform(verbs.remove(session.plan, ("sas",)))
    qtbot.waitUntil(lambda: panel.text() == "")
    assert "gone" in panel.empty.text()
    session.undo()
    qtbot.waitUntil(panel.card.isVisible)


def test_an_unknown_number_is_said(panel):
    panel.explain("nobody.cpu")
    assert "nobody.cpu" in panel.empty.text()
    assert not panel.card.isVisible()


def test_the_explanation_is_copied_as_text_and_markdown(panel):
    panel.explain("host.cpu.steady")
    buttons = {button.text(): button for button in panel.findChildren(LinkButton)}
    QTest.mouseClick(buttons["Copy as text"], Qt.MouseButton.LeftButton)
    assert QGuiApplication.clipboard().text().startswith("CPU of “RX300 S6”, Steady = ")
    QTest.mouseClick(buttons["Copy as Markdown"], Qt.MouseButton.LeftButton)
    assert QGuiApplication.clipboard().text().startswith("# CPU of “RX300 S6”, Steady: ")
    panel.tree.setFocus()
    QTest.keyClick(panel.tree, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert QGuiApplication.clipboard().text() == panel.text()


def test_german_text_has_german_numbers(german, session, place):
    panel = ExplainPanel(session)
    place(panel, 460, 700)
    panel.explain("host.cpu.steady")
    assert "2,93" in panel.text()
    assert "2.93" not in panel.text()


def test_names_are_never_formatted_and_everything_has_a_name(session, panel, perform):
    perform(verbs.set_field(session.plan, ("host",), "name", "<i>Host</i>"))
    panel.explain("host.cpu.steady")
    assert "<i>Host</i>" in panel.card.title.text()
    assert formatted_labels(panel) == []
    assert nameless(panel) == []


def test_no_text_of_a_derivation_is_wider_than_its_card(panel) -> None:
    card = panel.card
    texts = (card.title, card.value, card.words, card.put_in, card.remark, card.symbols, card.source)
    assert all(each.wordWrap() for each in texts)


def test_a_narrow_panel_shows_where_numbers_come_from_while_they_have_room(panel):
    panel.explain("limits.1")
    for width, is_hidden in (
        (theme.with_text(WITH_ORIGINS), False),
        (theme.with_text(WITH_ORIGINS) - 1, True),
    ):
        panel.resize(width, 900)
        settle()
        assert panel.tree.isColumnHidden(ORIGIN) == is_hidden


def test_nothing_lies_over_anything_and_no_word_is_cut(panel):
    panel.resize(220, 700)
    settle()
    assert panel.empty.isVisible()
    assert panel.width() == 220, "its hint goes on in the next line"
    assert [*faults_of_place(panel)] == []
    panel.resize(460, 700)
    panel.explain("limits.1")
    settle()
    assert [*faults_of_place(panel)] == []
