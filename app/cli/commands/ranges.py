"""Print how sure the desktops of a plan are: the range in which 8 of 10 futures lie, the chance that the plan fits,
what limits first, and which measurement would narrow the range.
"""

from __future__ import annotations

import argparse

from app.cli.catalogue import add_catalogue, catalogue_for
from app.cli.options import add_language, add_plan
from app.cli.plan_files import read_plan
from app.cli.range_report import range_json, range_lines
from app.cli.terminal import say, say_json
from app.look.output_language import written_in
from planner_core.engine.evaluate import evaluate
from planner_core.studies.range_study import range_study


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare PLAN, --variant, --json and --language."""
    add_plan(parser)
    add_catalogue(parser)
    parser.add_argument("--json", action="store_true", help="print JSON with stable keys, for scripts")
    add_language(parser, "language of the text; JSON is always English")


def run(arguments: argparse.Namespace) -> int:
    """Evaluate the plan in its futures and print what they say."""
    plan = read_plan(arguments.plan, arguments.variant)
    catalog = catalogue_for(arguments, plan.settings.currency)
    found, cost = range_study(plan, catalog), evaluate(plan, catalog).cost
    if arguments.json:
        say_json(range_json(plan, found, cost))
        return 0
    with written_in(arguments.language):
        say(range_lines(plan, found, cost))
    return 0
