"""What a customer's answers change in a plan, as text for a terminal, and as JSON for scripts."""

from __future__ import annotations

from collections.abc import Iterator
from decimal import Decimal
from pathlib import Path
from typing import Any

from app.cli.result_lines import result_lines
from app.cli.terminal import harmless
from app.look.translation import tr_plural, translate
from app.results.tables.answers_table import answer_columns
from planner_core.imports.answers import Answered


def answer_lines(found: Answered) -> Iterator[str]:
    """A row for each answer that is taken over."""
    yield from map(harmless, result_lines([*answer_columns().values()], found.changes))
    yield from (harmless(translate(each)) for each in found.remarks)
    yield tr_plural("{count} answer is taken over.", "{count} answers are taken over.", len(found.changes))


def answers_json(found: Answered, output: Path | None) -> dict[str, Any]:
    """The output of `headroom import --json` for answers, as plain values."""
    return {
        "plan": str(output) if output is not None else None,
        "answers": [
            {
                "key": each.answer.key,
                "before": _plain(each.before),
                "after": _plain(each.after),
            }
            for each in found.changes
        ],
        "remarks": [str(each) for each in found.remarks],
        "problems": [str(each) for each in found.problems],
    }


def _plain(value: Any) -> Any:
    return str(value) if isinstance(value, Decimal) else value
