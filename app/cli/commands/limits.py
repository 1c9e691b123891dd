"""Print the limits of each pool and of the whole plan in order, and what would lift each: its capacity, its demand, and
what to buy.
"""

from __future__ import annotations

import argparse

from app.cli.catalogue import add_catalogue, catalogue_for
from app.cli.limits_json import limits_json
from app.cli.limits_report import LimitsReport
from app.cli.options import add_language, add_plan
from app.cli.plan_files import read_plan
from app.cli.promises import add_promise, with_promise
from app.cli.terminal import say, say_json
from app.look.output_language import written_in
from planner_core.studies.promise import assessed


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare PLAN, --variant, --promise, --json and --language."""
    add_plan(parser)
    add_promise(parser)
    add_catalogue(parser)
    parser.add_argument("--json", action="store_true", help="print JSON with stable keys, for scripts")
    add_language(parser, "language of the text; JSON is always English")


def run(arguments: argparse.Namespace) -> int:
    """Assess the plan and print its limits."""
    plan = with_promise(read_plan(arguments.plan, arguments.variant), arguments)
    assessment = assessed(plan, catalogue_for(arguments, plan.settings.currency))
    if arguments.json:
        say_json(limits_json(assessment))
        return 0
    with written_in(arguments.language):
        say(LimitsReport(plan, assessment).lines())
    return 0
