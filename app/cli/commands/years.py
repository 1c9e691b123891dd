"""Print the years ahead of a plan: how long it lasts as drawn, what to buy in which year, and what that costs beside
buying everything now.
"""

from __future__ import annotations

import argparse

from app.cli.catalogue import add_catalogue, catalogue_for
from app.cli.options import add_language, add_plan
from app.cli.plan_files import read_plan
from app.cli.promises import add_promise, with_promise
from app.cli.terminal import say, say_json
from app.cli.years_report import years_json, years_lines
from app.look.output_language import written_in
from planner_core.studies.years import years_study


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare PLAN, --variant, --promise, --json and --language."""
    add_plan(parser)
    add_promise(parser)
    add_catalogue(parser)
    parser.add_argument("--json", action="store_true", help="print JSON with stable keys, for scripts")
    add_language(parser, "language of the text; JSON is always English")


def run(arguments: argparse.Namespace) -> int:
    """Compute the years and print them."""
    plan = with_promise(read_plan(arguments.plan, arguments.variant), arguments)
    found = years_study(plan, catalogue_for(arguments, plan.settings.currency))
    if arguments.json:
        say_json(years_json(plan, found))
        return 0
    with written_in(arguments.language):
        say(years_lines(plan, found))
    return 0
