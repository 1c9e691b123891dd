"""Print how many desktops of a plan fit, what limits them, the utilisation of resources, and the cost per desktop."""

from __future__ import annotations

import argparse
from typing import Final

from app.cli.assessment_json import assessment_json
from app.cli.assessment_report import Report
from app.cli.catalogue import add_catalogue, catalogue_for
from app.cli.options import add_language, add_plan
from app.cli.plan_files import read_plan
from app.cli.promises import add_promise, with_promise
from app.cli.terminal import say, say_json
from app.look.output_language import written_in
from planner_core.engine.evaluate import evaluate
from planner_core.studies.measured_estate import comparisons
from planner_core.studies.promise import is_open, kept
from planner_core.studies.range_study import range_study

NOT_CARRIED: Final = 3
"""Exit status of a plan that does not fit, if that is asked for."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare PLAN, --variant, --promise, --range, --check, --json and --language."""
    add_plan(parser)
    add_promise(parser)
    parser.add_argument(
        "--range",
        action="store_true",
        help="evaluate the range of the desktops, too, which takes up to seconds; done anyway if the promise needs it",
    )
    add_catalogue(parser)
    parser.add_argument(
        "--check",
        action="store_true",
        help=f"end with status {NOT_CARRIED} if the plan does not carry all desktops planned, by its promise",
    )
    parser.add_argument("--json", action="store_true", help="print JSON with stable keys, for scripts")
    add_language(parser, "language of the text; JSON is always English")


def run(arguments: argparse.Namespace) -> int:
    """Assess the plan and print the result."""
    plan = with_promise(read_plan(arguments.plan, arguments.variant), arguments)
    catalog = catalogue_for(arguments, plan.settings.currency)
    assessment = evaluate(plan, catalog)
    study = range_study(plan, catalog) if arguments.range or is_open(assessment) else None
    assessment = kept(assessment, study)
    status = NOT_CARRIED if arguments.check and not assessment.desktops.carries_plan else 0
    measured = comparisons(plan, catalog, assessment)
    if arguments.json:
        say_json(assessment_json(plan, assessment, study, measured))
        return status
    with written_in(arguments.language):
        say(Report(plan, assessment, study, measured).lines())
    return status
