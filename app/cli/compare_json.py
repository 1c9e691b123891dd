"""The comparison for scripts. Keys are only added, never renamed or removed. Texts are English."""

from __future__ import annotations

import math
from collections.abc import Sequence
from decimal import Decimal
from typing import Any

import msgspec

from app.cli.terminal import plain
from app.results.words.comparison import difference_words
from planner_core.currencies import decimals_of, rounded_money
from planner_core.studies.comparison import Cell, Compared, Comparison
from planner_core.studies.comparison_measures import Number
from planner_core.studies.differences import differences
from planner_core.studies.variants_in_futures import VariantsInFutures


def comparison_json(found: Comparison, plans: Sequence[Compared]) -> dict[str, Any]:
    """The output of `headroom compare --json`, as plain values."""
    before = plans[found.baseline].plan
    return {
        "baseline": found.names[found.baseline],
        "plans": list(found.names),
        "rows": [
            {
                "key": row.key,
                "title": plain(str(row.title)),
                "better": row.better or None,
                "values": [_cell(cell) for cell in row.cells],
            }
            for row in found.rows
        ],
        "differences": {
            each.name: [
                {
                    "what": difference.what,
                    "component": difference.component or None,
                    **({"licence": difference.licence} if difference.licence else {}),
                    "field": difference.field or None,
                    "text": _text(difference_words(difference, before, each.plan)),
                }
                for difference in differences(before, each.plan)
            ]
            for number, each in enumerate(plans)
            if number != found.baseline
        },
    }


def futures_json(found: Comparison, study: VariantsInFutures | None) -> dict[str, Any] | None:
    """What happens in common futures: shares from 0 to 1; null where nothing is uncertain."""
    if study is None:
        return None
    return {
        "futures": study.futures,
        "fits": dict(zip(found.names, study.fits, strict=True)),
        "against_baseline": {
            name: msgspec.structs.asdict(pair)
            for name, pair in zip(found.names, study.against, strict=True)
            if pair is not None
        },
    }


def _cell(cell: Cell) -> dict[str, Any]:
    return {
        "value": _number(cell.value, cell.unit),
        "unit": cell.unit or None,
        "text": plain(str(cell.words)) if cell.words is not None else None,
        "explain": cell.explains or None,
        "components": list(cell.components),
        "delta": _number(cell.delta.absolute, cell.unit) if cell.delta else None,
        "delta_share": float(cell.delta.share) if cell.delta and cell.delta.share is not None else None,
        "verdict": cell.verdict,
        "status": cell.status,
    }


def _number(value: Number | None, unit: str) -> Number | None:
    """Money keeps all digits of its smallest unit; infinity is null, because JSON has none."""
    if isinstance(value, Decimal):
        return rounded_money(value, decimals_of(unit))
    return None if value is None or not math.isfinite(value) else value


def _text(words: Sequence[str]) -> str:
    component, what, before, after = words
    return plain(f"{component}: {what}: {before} -> {after}")
