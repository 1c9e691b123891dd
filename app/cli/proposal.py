"""Write the proposal for a plan as a PDF: drawing, saturation, capacity, bill of materials, assumptions."""

from __future__ import annotations

import argparse
from datetime import date

from app.cli.catalogue import add_catalogue, catalogue_for
from app.cli.options import add_language, add_output, add_plan
from app.cli.plan_files import read_plan
from app.files import write_file
from app.proposal.build import build_proposal
from app.proposal.subject import Subject
from planner_core.engine.evaluate import evaluate


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare PLAN, --variant, -o, --language and --date."""
    add_plan(parser)
    add_catalogue(parser)
    add_output(parser, (".pdf",))
    add_language(parser, "language of the proposal")
    parser.add_argument(
        "--date", type=date.fromisoformat, metavar="YYYY-MM-DD", help="date on the proposal (default: today)"
    )


def run(arguments: argparse.Namespace) -> int:
    """Build the proposal and write it in one go."""
    plan = read_plan(arguments.plan, arguments.variant)
    catalog = catalogue_for(arguments, plan.settings.currency)
    subject = Subject(plan, evaluate(plan, catalog), catalog)
    write_file(arguments.output, build_proposal(subject, arguments.language, arguments.date))
    return 0
