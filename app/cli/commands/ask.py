"""Write a workbook with what a customer has to answer: all values of a plan that are still assumed.

Without PLAN it asks for everything that a first plan needs. Filled in, the workbook is read by `headroom import`.
"""

from __future__ import annotations

import argparse
from datetime import date
from pathlib import Path

from app.cli.catalogue import add_catalogue, catalogue_for
from app.cli.options import add_language, add_output, add_password
from app.cli.plan_files import read_plan, refuse_existing
from app.look.translation import language
from app.machine.files import write_file
from app.output.workbook.questions_sheet import build_questions
from planner_core.plan.plan import Plan


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare PLAN, --variant, -o, --force, --language and --date."""
    parser.add_argument(
        "plan",
        nargs="?",
        type=Path,
        metavar="PLAN",
        help="the plan whose assumptions are asked for (default: none)",
    )
    parser.add_argument(
        "--variant", metavar="NAME", help="the variant of the plan (default: the one shown last)"
    )
    add_password(parser)
    add_catalogue(parser)
    add_output(parser, (".xlsx",))
    add_language(parser, "language of the questions")
    parser.add_argument(
        "--date", type=date.fromisoformat, metavar="YYYY-MM-DD", help="date of the workbook (default: today)"
    )


def run(arguments: argparse.Namespace) -> int:
    """Write the questions."""
    refuse_existing(arguments, arguments.output)
    plan = read_plan(arguments.plan, arguments.variant) if arguments.plan is not None else Plan()
    catalog = catalogue_for(arguments, plan.settings.currency)
    content = build_questions(plan, catalog, arguments.language or language(), arguments.date)
    write_file(arguments.output, content, like=arguments.plan, replace=arguments.force)
    return 0
