"""Login VSI's rule: users keep their pace, and the mean time of one round may exceed the baseline by so much."""

from __future__ import annotations

import numpy as np

from planner_core.catalog.login_vsi import VsimaxRule
from planner_core.engine.answers.judged_load import OUTSIDE, PROCESSORS, STORAGE, AnswerLimit, JudgedLoad
from planner_core.formulas import acceptance
from planner_core.formulas.recording import Column, LeafNote, Values, values_of
from planner_core.formulas.vsimax import baseline_ms, vsimax_threshold_ms
from planner_core.messages import Message
from planner_core.units import MS_PER_SECOND

EVERYTHING = (*PROCESSORS, *STORAGE, *OUTSIDE)


class LoginVsiRules:
    """The one limit of Login VSI: VSImax by a version's rule."""

    def __init__(self, load: JudgedLoad, rule: VsimaxRule) -> None:
        self._load, self._rule = load, rule

    def rules(self) -> tuple[AnswerLimit, ...]:
        """Its threshold."""
        limit = self._threshold_seconds()
        title = Message("Threshold of {rule}", {"rule": self._rule.name})
        note = LeafNote(title, "T", "s", "constant", self._rule.source)
        return (AnswerLimit("response", self._round_seconds, limit, note, EVERYTHING, self._recorded_round),)

    def baseline_seconds(self) -> Values:
        """Baseline of each judged pool by case, one sample at each number of sessions; a base phase is one session at a
        time. Infinite in overload.
        """
        of, load = self._rule.baseline, self._load
        numbers = (
            np.arange(1, of.samples_needed + 1) if of.samples == "whole test" else np.ones(of.samples_needed)
        )
        planned = (
            load.resources.sessions_of_all() if load.only is None else load.resources.sessions(load.only)
        )
        growth = np.broadcast_to(numbers[:, None, None] / planned, (len(numbers), 1, load.cases))
        samples = self._round_seconds(growth)
        return baseline_ms(samples, of.first, of.lowest, of.drop_lowest, of.drop_highest)

    def _threshold_seconds(self) -> Values:
        """Threshold of each judged pool by case; 0 if the first sessions are too slow for a baseline."""
        baseline = self.baseline_seconds() * MS_PER_SECOND
        threshold = values_of(vsimax_threshold_ms(baseline, self._rule.baseline_factor, self._rule.added_ms))
        found: Values = np.where(np.isfinite(threshold), threshold, 0.0) / MS_PER_SECOND
        return found

    def _round_seconds(self, growth: Values) -> Values:
        """The mean time of one weighted round, inside the session unless the line counts."""
        every: Values = self._load.ways[:, None] + self._load.seconds_at(growth, *EVERYTHING)
        return every

    def _recorded_round(self, at: int, growth: Column) -> Column:
        every = self._load.recorded_seconds(at, growth, *EVERYTHING)
        return acceptance.answer_seconds(every, self._load.recorded_way(at))
