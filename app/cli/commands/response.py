"""Print response times over the number of sessions, the knee, VSImax, View Planner, stores."""

from __future__ import annotations

import argparse

from app.cli.catalogue import add_catalogue, catalogue_for
from app.cli.options import add_language, add_plan
from app.cli.plan_files import read_plan
from app.cli.response_json import response_json
from app.cli.response_report import ResponseReport
from app.cli.terminal import harmless, say, say_json
from app.look.output_language import derivation_words, written_in
from planner_core.engine.basis.axes import LOADS, NORMAL, PHASES
from planner_core.engine.explaining.derivation_text import derivation_text
from planner_core.studies.response_curve import ResponseCurve
from planner_core.studies.response_study import explain_stations, response_study


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare PLAN, --variant, --pool, --phase, --load, --case, --measured, --explain, --json and --language."""
    add_plan(parser)
    add_catalogue(parser)
    parser.add_argument("--pool", metavar="ID", help="one pool alone, the others at work as planned")
    parser.add_argument(
        "--phase", choices=PHASES, default="steady", help="phase of the day (default: steady)"
    )
    parser.add_argument(
        "--load", choices=LOADS, default="average", help="average or peak I/O (default: average)"
    )
    parser.add_argument(
        "--case", default=NORMAL, help=f"what has failed, as assess --json names it (default: {NORMAL})"
    )
    parser.add_argument(
        "--measured", type=_sessions, metavar="N", help="a measured VSImax to hold the predictions against"
    )
    form = parser.add_mutually_exclusive_group()
    form.add_argument("--explain", action="store_true", help="print where each service time comes from")
    form.add_argument("--json", action="store_true", help="print JSON with stable keys, for scripts")
    add_language(parser, "language of the text; JSON is always English")


def run(arguments: argparse.Namespace) -> int:
    """Study the plan and print what was found."""
    plan = read_plan(arguments.plan, arguments.variant)
    catalog = catalogue_for(arguments, plan.settings.currency)
    found = response_study(plan, catalog, arguments.pool, arguments.phase, arguments.load, arguments.case)
    if arguments.json:
        say_json(response_json(plan, found, arguments.measured))
        return 0
    with written_in(arguments.language):
        if arguments.explain and isinstance(found.curve, ResponseCurve):
            trees = explain_stations(plan, catalog, found.curve, alone=arguments.pool is not None)
            text = "\n".join(derivation_text(each, derivation_words()) for each in trees)
            say(map(harmless, text.rstrip("\n").split("\n")))
        else:
            say(ResponseReport(plan, found, arguments.measured).lines())
    return 0


def _sessions(text: str) -> int:
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError(f"{text} is no number of sessions")
    return number
