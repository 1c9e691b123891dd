"""What is still being typed when the window closes, or when a file action comes, is not lost."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from db.project_file import ProjectFile
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
