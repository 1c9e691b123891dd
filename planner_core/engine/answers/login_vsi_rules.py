"""Login VSI's rule: users keep their pace, and the mean time of one round may exceed the baseline by so much."""

from __future__ import annotations

from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from planner_core.catalog.login_vsi import VsimaxRule
from planner_core.engine.answers.judged_load import OUTSIDE, PROCESSORS, STORAGE, AnswerLimit, JudgedLoad
from planner_core.formulas import acceptance
from planner_core.formulas.recording import Column, Index, LeafNote, Values, values_of
from planner_core.formulas.vsimax import baseline_ranks, vsimax_threshold_ms
from planner_core.messages import Message
from planner_core.units import MS_PER_SECOND

EVERYTHING = (*PROCESSORS, *STORAGE, *OUTSIDE)
AT_ONCE = 4000
"""Times of components that are computed side by side: with more, the columns leave the processor's cache."""


class LoginVsiRules:
    """The one limit of Login VSI: VSImax by a version's rule."""

    def __init__(self, load: JudgedLoad, rule: VsimaxRule, baseline_seconds: Values | None = None) -> None:
        self.load, self._rule = load, rule
        self._known_baseline = baseline_seconds

    def of_cases(self, chosen_cases: Index) -> LoginVsiRules:
        """The same limit in some cases."""
        baseline = self.baseline_seconds[:, chosen_cases]
        return LoginVsiRules(self.load.of_cases(chosen_cases), self._rule, baseline)

    def rules(self) -> tuple[AnswerLimit, ...]:
        """Its threshold."""
        limit = self._threshold_seconds(self.baseline_seconds)
        title = Message("Threshold of {rule}", {"rule": self._rule.name})
        note = LeafNote(title, "T", "s", "constant", self._rule.source)
        return (AnswerLimit("response", self._round_seconds, limit, note, EVERYTHING, self._recorded_round),)

    @cached_property
    def baseline_seconds(self) -> Values:
        """Baseline of each judged pool by case, one sample at each number of sessions; a base phase is one session at a
        time. Infinite in overload.
        """
        if self._known_baseline is not None:
            return self._known_baseline
        of, load = self._rule.baseline, self.load
        planned = (
            load.resources.sessions_of_all() if load.only is None else load.resources.sessions(load.only)
        )
        # The time of a round never falls as sessions rise, so the samples come in the order of their time.
        ranks = baseline_ranks(of.samples_needed, of.first, of.lowest, of.drop_lowest, of.drop_highest)
        numbers = [rank + 1 for rank in ranks] if of.samples == "whole test" else [1]
        at_once = max(1, AT_ONCE // max(load.alone_seconds.size, 1))
        found = np.zeros((len(load.judged), load.cases))
        for first in range(0, len(numbers), at_once):
            some = np.array(numbers[first : first + at_once]).reshape(-1, 1, 1)
            for seconds in self._round_seconds(np.broadcast_to(some / planned, (len(some), 1, load.cases))):
                found += seconds
        return found / len(numbers)

    def surely_in_time(self, growth: Values) -> NDArray[np.bool_]:
        """Where answers are in time whatever waiting adds to the baseline, without computing it."""
        threshold = self._threshold_seconds(self.load.ways[:, None] + self.load.alone_seconds.sum(axis=1))
        found: NDArray[np.bool_] = self._round_seconds(growth) <= threshold
        return found

    def _threshold_seconds(self, baseline: Values) -> Values:
        """Threshold of each judged pool by case; 0 if the first sessions are too slow for a baseline."""
        threshold = values_of(
            vsimax_threshold_ms(baseline * MS_PER_SECOND, self._rule.baseline_factor, self._rule.added_ms)
        )
        found: Values = np.where(np.isfinite(threshold), threshold, 0.0) / MS_PER_SECOND
        return found

    def _round_seconds(self, growth: Values) -> Values:
        """The mean time of one weighted round, inside the session unless the line counts."""
        every: Values = self.load.ways[:, None] + self.load.seconds_at(growth, *EVERYTHING)
        return every

    def _recorded_round(self, at: int, growth: Column) -> Column:
        every = self.load.recorded_seconds(at, growth, *EVERYTHING)
        return acceptance.answer_seconds(every, self.load.recorded_way(at))
