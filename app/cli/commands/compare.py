"""Compare plans: the variants in one project file, or the plans in several files. Lists every number beside the
baseline's, in how many futures a plan costs less or carries more, and the differences in the drawing.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path

from app.cli.catalogue import add_catalogue, catalogue_for
from app.cli.compare_json import comparison_json, futures_json
from app.cli.compare_report import CompareReport
from app.cli.options import add_language, add_password
from app.cli.plan_files import read_plan, read_project
from app.cli.promises import add_promise, with_promise
from app.cli.terminal import say, say_json
from app.look.output_language import written_in
from planner_core.messages import HeadroomError, Message
from planner_core.plan.names import told_apart
from planner_core.studies.comparison import Compared, compare
from planner_core.studies.promise import assessed
from planner_core.studies.variants_in_futures import variants_in_futures, with_futures


class CompareError(HeadroomError):
    """There is nothing to compare, or no plan with the name of the baseline."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare PLAN, --baseline, --promise, --json and --language."""
    parser.add_argument(
        "plans",
        type=Path,
        nargs="+",
        metavar="PLAN",
        help="one file: its variants are compared; several: the shown plan of each",
    )
    parser.add_argument(
        "--baseline",
        metavar="NAME",
        help="the variant, or the name of the file, that the others are compared with (default: the first)",
    )
    parser.add_argument("--json", action="store_true", help="print JSON with stable keys, for scripts")
    add_promise(parser)
    add_catalogue(parser)
    add_language(parser, "language of the text; JSON is always English")
    add_password(parser)


def run(arguments: argparse.Namespace) -> int:
    """Assess the plans and print them side by side."""
    plans = _compared(arguments)
    baseline = _baseline([each.name for each in plans], arguments.baseline)
    catalog = catalogue_for(arguments, plans[0].plan.settings.currency)
    study = variants_in_futures(plans, catalog, baseline)
    found = compare([each._replace(plan=told_apart(each.plan)) for each in plans], baseline)
    found = with_futures(found, study)
    if arguments.json:
        say_json({**comparison_json(found, plans), "futures": futures_json(found, study)})
        return 0
    with written_in(arguments.language):
        say(CompareReport(found, plans, study).lines())
    return 0


def _compared(arguments: argparse.Namespace) -> list[Compared]:
    paths: Sequence[Path] = arguments.plans
    if len(paths) == 1:
        named = [(each.name, each.plan) for each in read_project(paths[0]).variants]
    else:
        named = [(name, read_plan(path)) for name, path in zip(_names(paths), paths, strict=True)]
    if len(named) < 2:
        words = {"file": str(paths[0])}
        raise CompareError(
            Message("{file} has only one variant. Name a second file to compare it with.", words)
        )
    catalog = catalogue_for(arguments, named[0][1].settings.currency)
    plans = [(name, with_promise(plan, arguments)) for name, plan in named]
    return [Compared(name, plan, assessed(plan, catalog)) for name, plan in plans]


def _names(paths: Sequence[Path]) -> list[str]:
    """File names, with folders if two are equal."""
    stems = [path.stem for path in paths]
    return stems if len(set(stems)) == len(stems) else [str(path) for path in paths]


def _baseline(names: Sequence[str], wanted: str | None) -> int:
    if wanted is None:
        return 0
    if wanted not in names:
        words = {"name": wanted, "known": ", ".join(names)}
        raise CompareError(Message("There is no plan {name} here. There are: {known}.", words))
    return names.index(wanted)
