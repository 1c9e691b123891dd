"""On which kind of day, and with what failed: the scenario in which a remark holds, in words that begin a sentence."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

import numpy as np

from planner_core.engine.basis.axes import FIRST_DAY_PHASES, NORMAL, PHASES, Case, Phase, failed_hosts
from planner_core.engine.basis.block import Block
from planner_core.engine.findings.review import Review
from planner_core.formulas.recording import PHASE_AXIS, values_of
from planner_core.messages import Message

DAY_WORDS: Final[Mapping[Phase, str]] = {
    "steady": "While users work",
    "login": "While users log in",
    "boot": "While all desktops start",
    "provision": "While desktops are provisioned",
    "patch": "While desktops are patched",
    "refresh": "While desktops are refreshed at logoff",
    "first_steady": "On the first day of the week",
    "first_login": "At the first logins of the week",
}
"""English words, translatable."""
USUAL_DAY_WORDS: Final[Mapping[Phase, str]] = {
    "steady": "On a usual working day",
    "login": "At the logins of a usual day",
}
"""The same where the first day of the week differs."""
SAME_WORK: Final[Mapping[Phase, Phase]] = {
    "steady": "first_steady",
    "login": "first_login",
    "first_steady": "steady",
    "first_login": "login",
}
"""The same work on the other kind of working day."""
FAILURE_WORDS: Final[Mapping[Case, str]] = {
    "controller": "With one controller failed",
    "path": "With one path failed",
    "drive": "With one drive failed",
    "disk-group": "With one vSAN disk group failed",
}
"""At the beginning of a sentence."""
BESIDE_A_DAY_WORDS: Final[Mapping[Case, str]] = {
    "controller": "with one controller failed",
    "path": "with one path failed",
    "drive": "with one drive failed",
    "disk-group": "with one vSAN disk group failed",
}


class ScenarioMoment(NamedTuple):
    """A phase in which something holds."""

    phase: Phase
    is_every_day: bool
    """Whether it holds on the first day of the week as on usual days."""


def moment_of(review: Review, block: Block, row: int, at: int) -> ScenarioMoment | None:
    """The phase of a place in a block; None if the resource is as full in every phase, as memory is."""
    columns = [values_of(each) for each in (block.demand, block.capacity)]
    if all(each.shape[PHASE_AXIS] == 1 for each in columns):
        return None
    phase = PHASES[at]
    other = SAME_WORK.get(phase)
    if other not in review.layout.phases:
        return ScenarioMoment(phase, is_every_day=True)
    days = [
        [each[row if len(each) > 1 else 0, day if each.shape[PHASE_AXIS] > 1 else 0] for each in columns]
        for day in (at, PHASES.index(other))
    ]
    return ScenarioMoment(phase, all(map(np.array_equal, *days)))


def when(moment: ScenarioMoment | None, case: Case = NORMAL) -> Message | None:
    """`On the first day of the week, with one controller failed`; None without a phase and a failure."""
    day = None if moment is None else _day(moment)
    if case == NORMAL:
        return day
    failure = _failure(case, begins=day is None)
    return failure if day is None else Message("{day}, {failure}", {"day": day, "failure": failure})


def _day(moment: ScenarioMoment) -> Message:
    phase, is_every_day = moment
    if is_every_day:
        return Message(DAY_WORDS[SAME_WORK[phase] if phase in FIRST_DAY_PHASES else phase])
    return Message(USUAL_DAY_WORDS.get(phase, DAY_WORDS[phase]))


def _failure(case: Case, *, begins: bool) -> Message:
    words = {"count": failed_hosts(case)}
    if words["count"] and begins:
        return Message("With one host failed", words, "With {count} hosts failed")
    if words["count"]:
        return Message("with one host failed", words, "with {count} hosts failed")
    return Message((FAILURE_WORDS if begins else BESIDE_A_DAY_WORDS)[case])
