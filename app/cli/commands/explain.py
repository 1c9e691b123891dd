"""Print the derivation of a number: formula, values, origin and source of each; without WHAT, list the numbers."""

from __future__ import annotations

import argparse
from typing import Any

from app.cli.catalogue import add_catalogue, catalogue_for
from app.cli.options import add_language, add_plan
from app.cli.plan_files import read_plan
from app.cli.promises import add_promise, with_promise
from app.cli.terminal import harmless, say, say_json
from app.look.output_language import derivation_words, written_in
from planner_core.engine.explaining.derivation import Derivation
from planner_core.engine.explaining.derivation_text import derivation_markdown, derivation_text
from planner_core.engine.explaining.explain import explain, explainable
from planner_core.studies.promise import assessed, promises_futures


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare PLAN, --variant, --promise, WHAT, --markdown, --json and --language."""
    add_plan(parser)
    add_promise(parser)
    add_catalogue(parser)
    parser.add_argument(
        "what",
        nargs="?",
        metavar="WHAT",
        help="the number, such as desktops.maximum; without it, all are listed",
    )
    form = parser.add_mutually_exclusive_group()
    form.add_argument("--markdown", action="store_true", help="print Markdown, for documents")
    form.add_argument("--json", action="store_true", help="print the tree of formulas and values as JSON")
    add_language(parser, "language of the text; JSON is always English")


def run(arguments: argparse.Namespace) -> int:
    """Explain one number, or list what can be explained."""
    plan = with_promise(read_plan(arguments.plan, arguments.variant), arguments)
    catalog = catalogue_for(arguments, plan.settings.currency)
    if arguments.what is None:
        names = explainable(assessed(plan, catalog))
        say_json(names) if arguments.json else say(names)
        return 0
    counts = assessed(plan, catalog).desktops if promises_futures(plan) else None
    derivation = explain(plan, catalog, arguments.what, counts)
    if arguments.json:
        say_json(_tree(derivation))
        return 0
    write = derivation_markdown if arguments.markdown else derivation_text
    with written_in(arguments.language):
        text = write(derivation, derivation_words())
    say(map(harmless, text.rstrip("\n").split("\n")))
    return 0


def _tree(derivation: Derivation) -> dict[str, Any]:
    return {
        "title": str(derivation.title),
        "symbol": derivation.symbol,
        "value": derivation.value,
        "unit": derivation.unit,
        "origin": derivation.origin,
        "expression": derivation.expression,
        "parameter": derivation.parameter,
        "source": derivation.source,
        "component": derivation.component,
        "remark": str(derivation.remark or ""),
        "inputs": [_tree(each) for each in derivation.inputs],
    }
