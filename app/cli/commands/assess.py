"""Print how many desktops of a plan fit, what limits them, the utilisation of resources, and the cost per desktop."""

from __future__ import annotations

import argparse

from app.cli.assessment_json import assessment_json
from app.cli.assessment_report import Report
from app.cli.catalogue import add_catalogue, catalogue_for
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
    """Assess the plan and print the result."""
    plan = read_plan(arguments.plan, arguments.variant)
    assessment = evaluate(plan, catalogue_for(arguments, plan.settings.currency))
    if arguments.json:
        say_json(assessment_json(plan, assessment))
        return 0
    with written_in(arguments.language):
        say(Report(plan, assessment).lines())
    return 0
