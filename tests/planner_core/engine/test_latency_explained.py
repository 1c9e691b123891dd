"""Every latency that is shown is explained, and comes to the same number."""

from __future__ import annotations

import math

import pytest

from app.project.samples import read_sample
from planner_core.engine.evaluate import evaluate
from planner_core.engine.explaining.explain import Explainer, ExplainError, explainable, latency_name
from tests.support.plans import CATALOG
from tests.support.thorough import sampled


@pytest.mark.parametrize(
    "name", sampled(["me4-50", "vsan62-hybrid-500", "tr4540-1500", "sc7020f-3000"], "me4-50", "tr4540-1500")
)
def test_every_latency_is_explained(name: str) -> None:
    plan = read_sample(name)
    assessment, explainer = evaluate(plan, CATALOG), Explainer(plan, CATALOG)
    names = set(explainable(assessment))
    finite = [each for each in assessment.latencies if math.isfinite(each.latency_ms)]
    assert len(finite) > 10
    for each in finite:
        assert latency_name(each) in names
        derivation = explainer.explain(latency_name(each))
        assert derivation.value == pytest.approx(each.latency_ms, rel=1e-9)
        assert derivation.unit == "ms"
        assert derivation.inputs


def test_a_latency_that_is_not_there_is_unknown() -> None:
    explainer = Explainer(read_sample("me4-50"), CATALOG)
    for what in ("ssd.latency_ms.steady", "array.latency_ms", "array.latency_ms.steady.no-such-case"):
        with pytest.raises(ExplainError):
            explainer.explain(what)
