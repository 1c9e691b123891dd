"""Write a picture of a plan's drawing, with the utilisation of every component, as PNG or SVG."""

from __future__ import annotations

import argparse
from pathlib import Path

from app.cli.catalogue import add_catalogue, catalogue_for
from app.cli.options import add_language, add_output, add_plan
from app.cli.plan_files import read_plan, refuse_existing
from app.look.output_language import written_in
from app.machine.files import write_file
from app.machine.headless import without_display
from app.results.words.results import cases_of
from planner_core.engine.basis.axes import NORMAL, PHASES
from planner_core.engine.evaluate import evaluate
from planner_core.messages import HeadroomError, Message


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare PLAN, --variant, -o, --force, --phase, --case and --language."""
    add_plan(parser)
    add_catalogue(parser)
    add_output(parser, (".png", ".svg"))
    parser.add_argument(
        "--phase", choices=PHASES, default=PHASES[0], help=f"phase the bars show (default: {PHASES[0]})"
    )
    parser.add_argument(
        "--case", default=NORMAL, help=f"case the bars show, as assess --json names it (default: {NORMAL})"
    )
    add_language(parser, "language of the picture")


def run(arguments: argparse.Namespace) -> int:
    """Draw the plan."""
    output: Path = arguments.output
    refuse_existing(arguments, output)
    plan = read_plan(arguments.plan, arguments.variant)
    assessment = evaluate(plan, catalogue_for(arguments, plan.settings.currency))
    if arguments.case not in (known := cases_of(assessment)):
        words = {"case": arguments.case, "known": ", ".join(known)}
        raise HeadroomError(Message("There is no case {case} in this plan; there are: {known}.", words))
    if arguments.phase not in assessment.phases:
        words = {"phase": arguments.phase, "known": ", ".join(assessment.phases)}
        raise HeadroomError(Message("There is no phase {phase} in this plan; there are: {known}.", words))
    with without_display(), written_in(arguments.language):
        # Qt is loaded only when something is drawn.
        from app.output.picture.plan_picture import picture_bytes

        drawn = picture_bytes(plan, assessment, output.suffix.lower(), arguments.phase, arguments.case)
    write_file(output, drawn, like=arguments.plan, replace=arguments.force)
    return 0
