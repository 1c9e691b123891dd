"""Files of Login Enterprise: what is reached and what is not, logon times made apart, and broken files."""

from __future__ import annotations

import random
from collections.abc import Iterator

import numpy as np
import pytest

from planner_core.imports.source_tables import ImportedFileError
from planner_core.measurements.login_test import LoginTest, LoginTestError, login_test, part_of
from planner_core.messages import HeadroomError
from tests.support.measured_files import analyzed_runs, login_times, logon_list, vsi_results
from tests.support.thorough import THOROUGH

ROUNDS = 4000 if THOROUGH else 300
REACHED = "11/26/2026 9:12:40 AM"
SECONDS = [8.0 + each / 10 for each in range(40)]


def logins(**how: str) -> LoginTest:
    return login_test("Raw Login Times.csv", login_times(SECONDS, **how))


@pytest.mark.parametrize("decimal", [".", ","])
@pytest.mark.parametrize("delimiter", [",", ";"])
def test_logon_times(delimiter: str, decimal: str) -> None:
    found = logins(delimiter=delimiter, decimal=decimal)
    whole, *parts = found.logons
    assert (whole.what, whole.logons) == ("total_login_time", 40)
    assert whole.average == pytest.approx(8.0 + 3.9 / 2)
    assert whole.p95 == pytest.approx(sorted(SECONDS)[int(np.ceil(0.95 * 40)) - 1])
    assert whole.peak == pytest.approx(11.9)
    assert [each.what for each in parts] == ["connection", "group_policies", "user_profile"]
    assert parts[0].average == pytest.approx(whole.average / 4)
    assert found.sessions == 40
    assert found.minutes == pytest.approx(39 * 30 / 60), "one logon every half minute"


def test_vsimax_counts_only_where_it_was_reached() -> None:
    lines = vsi_results(
        [("reached", 178, 200), ("notReached", 200, 200), ("disabled", 150, 150), ("", 90, 90)]
    )
    runs = login_test("VSI-results.csv", lines).runs
    assert [each.vsimax for each in runs] == [178, None, None, None]
    assert [each.other_vsimax for each in runs] == [None, 200, 150, 90], "the number of logins, and no limit"
    assert [each.logins for each in runs] == [200, 200, 150, 90]
    assert [each.state for each in runs] == ["reached", "notReached", "disabled", ""]
    assert (runs[0].score, runs[0].score_version, runs[0].comment) == (7.9, "EUX 2023", "Run 1")


def test_an_empty_vsimax_is_none() -> None:
    (run,) = login_test("VSI-results.csv", vsi_results([("reached", None, 200)])).runs
    assert (run.vsimax, run.other_vsimax) == (None, None)


def test_scores_and_timers() -> None:
    scores = login_test("EUX-score.csv", ['"TimeStamp","EUXScore"\n', '"a","8.5"\n', '"b","6.5"\n'])
    assert (scores.scores, scores.mean_score, scores.least_score) == (2, 7.5, 6.5)
    timers = login_test("Raw Timer Results.csv", ['"userSessionid","timestamp","timer","duration"\n', "x\n"])
    assert timers.has_timers
    together = logins().beside(scores).beside(timers)
    assert together.parts() == {"logins", "scores", "timers"}
    assert together.logons == logins().logons


def test_the_line_that_powershell_writes_first_is_left_out() -> None:
    lines = ["#TYPE System.Management.Automation.PSCustomObject\r\n", *login_times(SECONDS)]
    assert login_test("x.csv", lines) == logins()


@pytest.mark.parametrize(
    ("line", "part"),
    [
        ('"id","timestamp","offsetInSeconds","result","sessionId"\n', "logins"),
        ("TimeStamp;EUXScore\n", "scores"),
        ("(PDH-CSV 4.0)\n", None),
        ("name,price\n", None),
        ("", None),
    ],
)
def test_files_are_known_by_their_headings(line: str, part: str | None) -> None:
    assert part_of(line) == part


def test_an_empty_file_says_so() -> None:
    for lines in (login_times([]), ['"TimeStamp","EUXScore"\n']):
        with pytest.raises(LoginTestError, match="nothing below the headings"):
            login_test("x.csv", lines)
    with pytest.raises(LoginTestError, match="no file of a test"):
        login_test("x.csv", [])


def test_a_number_that_may_be_either_of_two_is_refused() -> None:
    """`8,125` with nothing else that shows the decimal sign."""
    lines = login_times([8.125], delimiter=";", decimal=",")
    only = [line for line in lines if "total_login_time" in line]
    with pytest.raises(ImportedFileError, match=r"row 2: result is 8,125; expected: a number"):
        login_test("x.csv", [lines[0], *only])


def mutated() -> Iterator[tuple[str, str]]:
    texts = {
        "logins": "".join(login_times(SECONDS)),
        "results": "".join(vsi_results([("reached", 178, 200), ("disabled", 150, 150)])),
        "analyzed": "".join(analyzed_runs([("run_1", 174, REACHED), ("run_2", 180, "")])),
        "logon_list": "".join(logon_list(SECONDS)),
    }
    for part, text in texts.items():
        for number in range(ROUNDS):
            source = random.Random(f"{part} {number}")
            at = source.randrange(len(text))
            junk = source.choice(
                ['"', ",", ";", "\n", "-", "x", "", "1e999", "NaN", "\t", "Ω", '""', " ", "\0"]
            )
            yield part, text[:at] + junk + text[at + source.randrange(12) :]


def _is_reached(state: str) -> bool:
    return state.casefold() == "reached" or ":" in state


def test_a_damaged_file_is_read_or_refused() -> None:
    """There is a clear error, or a result within what a test can show; never a VSImax that was not reached."""
    read = 0
    for part, text in mutated():
        try:
            found = login_test("x.csv", text.splitlines(keepends=True))
        except HeadroomError as refused:
            message = str(refused)
        else:
            read += 1
            message = "x" * 30
            assert all(0 <= each.average <= each.peak < 86_401 for each in found.logons)
            assert all(run.vsimax is None or _is_reached(run.state) for run in found.runs), part
            assert all(run.baseline_ms is None or 20 <= run.baseline_ms <= 1e5 for run in found.runs)
        assert 20 < len(message) < 500
    assert read > ROUNDS // 2


def test_vsimax_of_login_vsi_counts_only_with_the_time_at_which_it_was_reached() -> None:
    lines = analyzed_runs([
        *(("run_1", 174, REACHED), ("run_2", 180, ""), ("run_3", 181, "1/1/0001 12:00:00 AM")),
        *(("run_4", 182, "False"), ("run_5", 183, "26.11.2026 09:12:40"), ("run_6", 184, "196")),
    ])  # fmt: skip
    runs = login_test("Win10.csv", lines).runs
    assert [each.vsimax for each in runs] == [174, None, None, None, 183, None]
    assert [each.other_vsimax for each in runs] == [None, 180, 181, 182, None, 184]
    assert (runs[0].baseline_ms, runs[0].threshold_ms) == (745.5, 1745.0)
    assert (runs[0].launched, runs[0].sessions, runs[0].uncorrected) == (200, 196, 178)


def test_logon_times_of_login_vsi() -> None:
    found = login_test("Win10_Logon_1.csv", logon_list(SECONDS))
    (whole,) = found.logons
    assert (whole.logons, found.sessions) == (40, 40)
    assert whole.average == pytest.approx(np.mean(SECONDS))
    assert found.minutes == pytest.approx(39 * 30 / 60)
    with pytest.raises(ImportedFileError, match="a time such as 11/26/2026 08:05:30"):
        login_test("x.csv", [line.replace("11/26/2026", "26.11.2026") for line in logon_list(SECONDS)])


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("745.5", "0.7455", "BaseLine"),
        ("745.5", "745,5", "has 10 columns; the heading has 9"),
        (",174,", ",201,", "at most 200"),
        (",174,", ",many,", "VSIMax"),
    ],
)
def test_a_result_of_login_vsi_in_another_unit_or_shifted_is_refused(old: str, new: str, said: str) -> None:
    lines = analyzed_runs([("run_1", 174, REACHED)])
    assert old in lines[1]
    with pytest.raises(HeadroomError, match=said):
        login_test("Win10.csv", [lines[0], lines[1].replace(old, new)])
