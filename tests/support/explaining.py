"""Explains all numbers of a plan after recording it once, as the chapter of derivations does."""

from __future__ import annotations

import pytest

from planner_core.catalog.catalog import Catalog
from planner_core.engine.basis.assessment import DesktopCounts
from planner_core.engine.explaining import explain
from planner_core.engine.explaining.derivation import Derivation
from planner_core.plan.plan import Plan


def explain_with_one_recording(change: pytest.MonkeyPatch) -> None:
    """Let `explain` record only plans that it has not seen in this test: it takes most of the time."""
    explainers: dict[tuple[int, int, DesktopCounts | None], explain.Explainer] = {}
    seen: list[object] = []

    def answer(plan: Plan, catalog: Catalog, what: str, counts: DesktopCounts | None = None) -> Derivation:
        key = (id(plan), id(catalog), counts)
        if key not in explainers:
            seen.extend((plan, catalog))  # so that no other object gets their ids
            explainers[key] = explain.Explainer(plan, catalog, counts)
        return explainers[key].explain(what)

    change.setattr(explain, "explain", answer)
