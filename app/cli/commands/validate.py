"""Compare the engine with published systems: predicted, measured, error, and what limits.

With FILE, your own systems in the format of resources/validation/systems.json are predicted instead of the shipped
ones, with the same families and constants; they may use records of the library.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from app.cli.catalogue import add_catalogue, catalogue_for
from app.cli.options import add_language
from app.cli.terminal import say, say_json
from app.cli.validation_json import validation_json
from app.cli.validation_report import ValidationReport
from app.look.output_language import written_in
from app.project.catalogue import load_catalog
from app.project.validation_files import load_validation, sample_plans
from planner_core.plan.plan import Settings
from planner_core.studies.validation import validate


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare FILE, --json and --language."""
    parser.add_argument(
        "files",
        nargs="*",
        type=Path,
        metavar="FILE",
        help="systems of your own, in JSON; default: the shipped ones",
    )
    parser.add_argument("--json", action="store_true", help="print JSON with stable keys, for scripts")
    add_catalogue(parser)
    add_language(parser, "language of the text; JSON is always English")


def run(arguments: argparse.Namespace) -> int:
    """Predict every record and print it beside its measurement; 1 if there are only records that cannot be."""
    # Own systems may use own records; the shipped ones are compared using the records they were published with.
    catalog = catalogue_for(arguments, Settings().currency) if arguments.files else load_catalog()
    found = validate(load_validation(arguments.files), catalog, sample_plans())
    if arguments.json:
        say_json(validation_json(found))
    else:
        with written_in(arguments.language):
            say(ValidationReport(found).lines())
    return 1 if found.unplaced and not found.rows else 0
