"""Pools that the plan's acceptance test does not judge."""

from __future__ import annotations

from collections.abc import Iterator

from planner_core.engine.answers.acceptance import MOST_POOLS, NONE, benchmark_asked
from planner_core.engine.answers.benchmark_workloads import PRODUCTS, benchmark_of
from planner_core.engine.findings.check import Remark, check
from planner_core.engine.findings.review import Review
from planner_core.messages import Message, Named


@check(
    "acceptance.other-users",
    "notice",
    source="Login VSI and View Planner measure their own users only; their rules say nothing of others",
)
def users_of_another_test(review: Review) -> Iterator[Remark]:
    """A test has no rule for users whose work it does not do."""
    if review.settings.acceptance_test == NONE:
        return
    benchmark = benchmark_asked(review.layout)
    for pool in review.layout.pools.components:
        if benchmark_of(pool.workload, review.layout.catalog) != benchmark:
            words = {"pool": Named(pool.name), "test": PRODUCTS[benchmark]}
            yield Remark(
                pool.id,
                Message(
                    "{test} says nothing about the response times of {pool}: its users are others.", words
                ),
                Message("Choose a workload profile of this test, or plan the pool by its resources."),
            )


@check(
    "acceptance.too-many-pools",
    "warning",
    source="Planning value: each pool is measured alone at every edit, which takes too long for more",
)
def more_pools_than_are_judged(review: Review) -> Iterator[Remark]:
    """With very many pools response times are no limit, although the plan asks for them."""
    pools = len(review.layout.pools)
    if review.settings.acceptance_test != NONE and pools > MOST_POOLS:
        words = {"pools": pools, "most": MOST_POOLS}
        yield Remark(
            "",
            Message(
                "The plan has {pools} pools; the acceptance test is worked out for {most} at most, so response times"
                " are no limit here.",
                words,
            ),
            Message("Put pools with the same users together."),
        )
