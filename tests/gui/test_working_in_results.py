"""Neither an edit nor the review after it takes the focus away from the results."""

from __future__ import annotations

from PySide6.QtCore import Qt

from app.results.tabs.all_tabs import NAMES
from planner_core.editing import verbs
from tests.support.driver import Driver


def begin(driver: Driver) -> None:
    driver.program.commands.open_sample("replica-on-ssd")
    driver.until(driver.bench.canvas.hasFocus)
    driver.assessment()


def change_findings(driver: Driver) -> None:
    """An edit after which the review has other findings to tell."""
    session = driver.program.session
    before = len(session.results.findings)
    ram = 7.0 if driver.plan.components["host"].ram_gib > 8 else 512.0
    assert session.perform(verbs.set_field(session.plan, ["host"], "ram_gib", ram))
    driver.assessment()
    assert len(session.results.findings) != before


def test_the_review_leaves_the_focus_in_a_bar(driver: Driver) -> None:
    begin(driver)
    bench = driver.bench
    bench.canvas.select(("host",))
    driver.assessment()
    results = bench.inspector.results
    results.bars[1].setFocus(Qt.FocusReason.TabFocusReason)
    bar, notes = results.bars[1], len(results.notes)
    for _ in range(2):
        change_findings(driver)
        assert len(results.notes) != notes
        notes = len(results.notes)
        assert bar.hasFocus()
        assert bar in results.bars
    driver.user.press("Tab")
    assert results.bars[2].hasFocus()
    driver.user.press("shift+Tab", "Return")
    driver.until(lambda: bench.explain.panel.what == bar.what)


def test_the_review_leaves_the_cursor_in_a_table(driver: Driver) -> None:
    begin(driver)
    tabs = driver.bench.tabs
    driver.program.actions["view.results"].setChecked(True)
    tried = []
    for name in NAMES:
        tabs.show_tab(name)
        driver.assessment()
        table = tabs.table_in_front()
        if table is None or not table.isVisible() or table.model().rowCount() < 2:
            continue
        tried.append(name)
        table.setFocus(Qt.FocusReason.TabFocusReason)
        table.setCurrentIndex(table.model().index(table.model().rowCount() - 1, 0))
        known_by = table.rows.identity(table.row_at(table.currentIndex()))
        for _ in range(2):
            change_findings(driver)
            assert table.hasFocus(), name
            assert table.currentIndex().isValid(), name
            if known_by in map(table.rows.identity, table.rows.rows):
                assert table.rows.identity(table.row_at(table.currentIndex())) == known_by, name
    assert {"saturation", "limits", "cost", "findings"} <= set(tried)
