"""Print what other sizing conventions say about a plan, beside our answer to the same question, with the assumption
that makes the difference.
"""

from __future__ import annotations

import argparse

from app.cli.catalogue import add_catalogue, catalogue_for
from app.cli.opinions_report import opinion_lines, opinions_json
from app.cli.options import add_language, add_plan
from app.cli.plan_files import read_plan
from app.cli.promises import add_promise, with_promise
from app.cli.terminal import say, say_json
from app.look.output_language import written_in
from app.project.catalogue import load_second_opinions
from planner_core.studies.promise import assessed
from planner_core.studies.second_opinions import second_opinions


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare PLAN, --variant, --promise, --json and --language."""
    add_plan(parser)
    add_promise(parser)
    add_catalogue(parser)
    parser.add_argument("--json", action="store_true", help="print JSON with stable keys, for scripts")
    add_language(parser, "language of the text; JSON is always English")


def run(arguments: argparse.Namespace) -> int:
    """Apply all conventions and print the answers."""
    plan = with_promise(read_plan(arguments.plan, arguments.variant), arguments)
    catalog = catalogue_for(arguments, plan.settings.currency)
    assessment = assessed(plan, catalog)
    found = second_opinions(plan, catalog, assessment, load_second_opinions())
    if arguments.json:
        say_json(opinions_json(plan, assessment.desktops, found))
        return 0
    with written_in(arguments.language):
        say(opinion_lines(plan, assessment.desktops, found))
    return 0
