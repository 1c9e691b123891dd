"""What is still being typed when the window closes, or when a file action comes, is not lost."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from db.project_file import ProjectFile
from planner_core.editing import verbs
from planner_core.plan.components import DesktopPool


@pytest.mark.parametrize("ending", ["close", "file.restore_point"])
def test_a_half_typed_value_arrives(program, driver, qtbot, ending):
    program.commands.open_sample("everything-on-ssd")
    path = program.session.path
    driver.until(lambda: program.session.assessment is not None)
    program.workbench.inspector.show_components(("pool",))
    program.workbench.inspector.focus_field("pool", "desktops")
    field = program.window.focusWidget()
    qtbot.keyClick(field, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    qtbot.keyClicks(field, "66")
    if ending == "close":
        program.window.close()
    else:
        program.window.actions_of_window[ending].trigger()
        assert program.window.focusWidget() is field
        program.window.close()
    file = ProjectFile.open(path)
    pool = file.plan.components["pool"]
    file.close()
    assert isinstance(pool, DesktopPool)
    assert pool.desktops == 66


def half_type(driver, qtbot, field, text):
    driver.bench.canvas.select(("host",))
    driver.bench.inspector.focus_field("host", field)
    line = driver.program.window.focusWidget()
    qtbot.keyClick(line, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    qtbot.keyClicks(line, text)
    return line


def test_undo_takes_back_what_is_half_typed_first(program, driver, qtbot):
    program.commands.open_sample("everything-on-ssd")
    session, undo, redo = program.session, *(program.actions[f"edit.{each}"] for each in ("undo", "redo"))
    ram = session.plan.components["host"].ram_gib
    driver.bench.canvas.select(("pool",))
    driver.bench.canvas.orders.delete()
    line = half_type(driver, qtbot, "ram_gib", "777")
    undo.trigger()
    assert "pool" not in session.plan.components
    assert session.plan.components["host"].ram_gib == ram
    assert line.hasFocus()
    redo.trigger()
    assert session.plan.components["host"].ram_gib == 777
    undo.trigger()
    undo.trigger()
    assert "pool" in session.plan.components
    redo.trigger()
    redo.trigger()
    assert "pool" not in session.plan.components
    assert session.plan.components["host"].ram_gib == 777


def test_uncommitted_text_becomes_a_step_before_redo(program, driver, qtbot):
    program.commands.open_sample("everything-on-ssd")
    session = program.session
    driver.bench.canvas.select(("pool",))
    driver.bench.canvas.orders.delete()
    program.actions["edit.undo"].trigger()
    half_type(driver, qtbot, "ram_gib", "777")
    program.actions["edit.redo"].trigger()
    assert "pool" in session.plan.components
    assert session.plan.components["host"].ram_gib == 777
    assert not session.changes.can_redo
    assert not program.window.messages.isVisible()


def test_undo_leaves_the_ring_of_the_keyboard_on_the_drawing(program, driver):
    program.commands.open_sample("everything-on-ssd")
    canvas = driver.bench.canvas
    canvas.clearFocus()
    canvas.setFocus(Qt.FocusReason.TabFocusReason)
    canvas.select(())
    driver.until(canvas.ring.isVisible)
    program.session.perform(verbs.set_field(program.session.plan, ["host"], "ram_gib", 64.0))
    program.actions["edit.undo"].trigger()
    assert canvas.ring.isVisible()
