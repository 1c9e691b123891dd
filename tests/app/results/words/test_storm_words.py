"""Times of storms as they are written everywhere."""

from __future__ import annotations

import pytest

from app.output.chapters.summary_chapter import summary
from app.output.proposal.subject import Subject
from app.results.words.results import work_to_tell
from app.results.words.storms import minutes_in_words, storm_row
from planner_core.engine.basis.axes import NORMAL
from planner_core.engine.evaluate import evaluate
from tests.planner_core.engine.findings.sound_plans import array_plan, set_to
from tests.support.blocks import rows, tables
from tests.support.plans import CATALOG


@pytest.mark.parametrize(
    ("minutes", "expected"),
    [
        (4.0, "4\xa0min"),
        (4.04, "4.0\xa0min"),
        (4.5, "4.5\xa0min"),
        (9.96, "10\xa0min"),
        (57.2, "57\xa0min"),
        (float("inf"), "never done"),
    ],
)
def test_minutes_have_a_decimal_only_where_it_says_something(minutes: float, expected: str) -> None:
    assert minutes_in_words(minutes) == expected


@pytest.mark.parametrize(("window", "is_late"), [(3.3, False), (3.2, True)])
def test_a_window_that_the_last_wave_just_fills_is_kept_everywhere(window: float, is_late: bool) -> None:
    """Ten waves of 0.33 min come to 3.3000000000000003 min."""
    plan = set_to(array_plan(), provision_window_minutes=window)
    assessment = evaluate(plan, CATALOG)
    (storm,) = (each for each in assessment.storms if (each.phase, each.case) == ("provision", NORMAL))
    row = storm_row(storm)
    assert row is not None
    assert row.minutes > 3.3
    assert row.is_late == is_late
    assert [each.case for each in work_to_tell(assessment.work) if each.phase == "provision"] == [NORMAL]
    said = dict(rows(tables(summary(Subject(plan, assessment, CATALOG)), "topics")[0]))
    assert said["How long do storms take?"].startswith("Provisioning: ") == is_late
