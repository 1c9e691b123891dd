"""The sizes with which the panes of the window begin."""

from __future__ import annotations

from types import SimpleNamespace

import pytest
from PySide6.QtCore import QSize

from app.look import theme
from app.window.workbench import Workbench


def first_sizes(window: QSize, **stored: tuple[int, ...]) -> list[int]:
    """Palette, drawing and inspector of a window that was never open before, or left these sizes."""
    bench = SimpleNamespace(
        _preferences=SimpleNamespace(values=SimpleNamespace(panes=stored)),
        window=lambda: SimpleNamespace(width=window.width, height=window.height),
    )
    return Workbench._sizes(bench, "columns")


def test_larger_text_has_wider_panes_on_both_sides() -> None:
    palette, _, inspector = first_sizes(QSize(2400, 1000))
    theme.use_body_points(theme.BODY_POINTS * 2)
    large_palette, _, large_inspector = first_sizes(QSize(2400, 1000))
    assert large_palette == pytest.approx(palette * 1.5, abs=1)
    assert large_inspector == pytest.approx(inspector * 1.5, abs=1)


def test_both_leave_half_of_a_narrow_window_to_the_drawing() -> None:
    theme.use_body_points(theme.BODY_POINTS * 2)
    palette, _, inspector = first_sizes(QSize(1000, 800))
    assert palette + inspector == pytest.approx(500, abs=1)
    assert inspector > palette


@pytest.mark.parametrize("columns", [(168, 1120, 88), (60, 1000, 320), (232, 1100)])
def test_sizes_that_make_a_pane_unusable_are_not_restored(columns: tuple[int, ...]) -> None:
    window = QSize(1400, 900)
    assert first_sizes(window, columns=columns) == first_sizes(window)
    assert first_sizes(window, columns=(180, 900, 300)) == [180, 900, 300]


def test_panes_that_nobody_has_seen_are_not_remembered() -> None:
    """Behind the start page they have the sizes of no layout, with which the next plan would open."""
    changes: list[object] = []
    bench = SimpleNamespace(
        _was_shown=False,
        _actions={"view.results": SimpleNamespace(isChecked=lambda: True)},
        _splitters={"columns": SimpleNamespace(sizes=lambda: [168, 1120, 88])},
        _remember_sizes_of=changes.append,
        _preferences=SimpleNamespace(change=lambda **_new: changes.append("columns")),
        tabs=SimpleNamespace(own_widths=dict),
    )
    Workbench.remember_sizes(bench)
    assert changes == []
    bench._was_shown = True
    Workbench.remember_sizes(bench)
    assert len(changes) == 2
