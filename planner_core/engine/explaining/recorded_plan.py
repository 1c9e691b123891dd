"""One plan evaluated with recording on: the starting point of every explanation."""

from __future__ import annotations

import msgspec

from planner_core.catalog.catalog import Catalog
from planner_core.engine.answers.latency_limit import with_answers
from planner_core.engine.answers.measures import Measures, measure
from planner_core.engine.basis.assessment import Assessment, DesktopCounts
from planner_core.engine.basis.axes import LOADS, PHASES, Place
from planner_core.engine.basis.block import Block
from planner_core.engine.cost.costing import cost_of
from planner_core.engine.evaluate import evaluate
from planner_core.engine.layout.layout import Layout
from planner_core.messages import HeadroomError, Message
from planner_core.plan.names import told_apart
from planner_core.plan.plan import Plan


class ExplainError(HeadroomError):
    """There is no number of that name in the assessment."""


class RecordedPlan:
    """A plan, its columns with their derivations, and its assessment. `counts` are those by the promise of the plan, if
    they are known; else they are as calculated.
    """

    def __init__(self, plan: Plan, catalog: Catalog, counts: DesktopCounts | None = None) -> None:
        self.plan = plan = told_apart(plan)  # explained numbers name their components
        self.layout = Layout(plan, catalog, recording=True)
        self.measures: Measures = with_answers(self.layout, measure(self.layout))
        self.assessment: Assessment = evaluate(plan, catalog)
        if counts is not None and counts != self.assessment.desktops:
            cost = cost_of(self.layout, counts)
            self.assessment = msgspec.structs.replace(self.assessment, desktops=counts, cost=cost)

    def block(self, resource: str, component: str) -> Block:
        """The block of a component's resource. Raises ExplainError if there is none."""
        block = self.measures.block(resource, component)
        if block is None:
            words = {"component": component, "resource": resource}
            raise ExplainError(Message("{component} has no resource {resource}.", words))
        return block

    def place(self, block: Block, component: str, phase: str, load: str, case: str) -> Place:
        """The position of a number in the columns of a block."""
        return Place(
            list(block.components).index(component),
            PHASES.index(phase),
            LOADS.index(load),
            self.layout.cases.index(case),
        )


def unknown(what: str) -> ExplainError:
    """The error for an unknown number."""
    return ExplainError(Message("This plan has no value {what}.", {"what": what}))
