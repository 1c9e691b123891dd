"""Print the licence lines of a plan: what each counts and where, how many of it there are, and what one costs."""

from __future__ import annotations

import argparse

from app.cli.catalogue import add_catalogue, catalogue_for
from app.cli.licences_report import licences_json, licences_lines
from app.cli.options import add_language, add_plan
from app.cli.plan_files import read_plan
from app.cli.terminal import say, say_json
from app.look.output_language import written_in
from planner_core.engine.evaluate import evaluate


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare PLAN, --variant, --json and --language."""
    add_plan(parser)
    add_catalogue(parser)
    parser.add_argument("--json", action="store_true", help="print JSON with stable keys, for scripts")
    add_language(parser, "language of the text; JSON is always English")


def run(arguments: argparse.Namespace) -> int:
    """Count the lines and print them."""
    plan = read_plan(arguments.plan, arguments.variant)
    assessment = evaluate(plan, catalogue_for(arguments, plan.settings.currency))
    if arguments.json:
        say_json(licences_json(plan, assessment))
        return 0
    with written_in(arguments.language):
        say(licences_lines(plan, assessment))
    return 0
