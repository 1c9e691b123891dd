"""Print the best designs of a plan for a number of desktops: the cheapest hardware that carries them with every promise
kept, to buy or over the years of use, the designs with the fewest hosts or cores, the least power and the most
headroom, and the least change to what is drawn. Chosen is among what has a price in the library or in the plan.
"""

from __future__ import annotations

import argparse
from decimal import Decimal, InvalidOperation
from typing import get_args

from app.cli.catalogue import add_catalogue, catalogue_for
from app.cli.design_report import design_json, design_lines
from app.cli.options import add_language, add_plan
from app.cli.plan_files import read_plan
from app.cli.promises import add_promise, with_promise
from app.cli.terminal import say, say_json
from app.look.output_language import written_in
from planner_core.studies.design.best_design import best_designs
from planner_core.studies.design.default_space import default_space
from planner_core.studies.design.life import By
from planner_core.studies.design.space import WHATS
from planner_core.studies.ways_to_carry import planned_desktops

LARGEST_FACTOR = 100


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare PLAN, --variant, --promise, --desktops, --choose, --by, --memory-price, --json and --language."""
    add_plan(parser)
    add_promise(parser)
    add_catalogue(parser)
    parser.add_argument(
        "--desktops", metavar="N", type=int, help="how many desktops have to fit (default: those planned)"
    )
    parser.add_argument(
        "--choose",
        metavar="A,B,C",
        type=_whats,
        help=f"what may be chosen; all else stays as drawn. There are: {', '.join(WHATS)} (default: all of them)",
    )
    parser.add_argument(
        "--by",
        choices=get_args(By),
        help="what the cheapest is: to buy, or over the years of use with maintenance, electricity, rack space and"
        " licences (default: life if the plan has maintenance or licences that are paid later, else purchase)",
    )
    parser.add_argument(
        "--memory-price",
        metavar="FACTOR",
        type=_factor,
        default=Decimal(1),
        help="multiply all prices of memory, such as by 1.9 (default: 1)",
    )
    parser.add_argument("--json", action="store_true", help="print JSON with stable keys, for scripts")
    parser.add_argument("--plans", action="store_true", help="with --json, add each design as a plan")
    add_language(parser, "language of the text; JSON is always English")


def run(arguments: argparse.Namespace) -> int:
    """DesignSearch for the designs and print them."""
    plan = with_promise(read_plan(arguments.plan, arguments.variant), arguments)
    catalog = catalogue_for(arguments, plan.settings.currency)
    desktops = planned_desktops(plan) if arguments.desktops is None else arguments.desktops
    space = default_space(plan, catalog, desktops)
    if arguments.choose is not None:
        wanted = [(each.component, each.what) for each in space.offered if each.what in arguments.choose]
        space = space.only(*wanted)
    found = best_designs(plan, catalog, desktops, space, arguments.memory_price, arguments.by)
    if arguments.json:
        say_json(design_json(plan, found, with_plans=arguments.plans))
        return 0
    with written_in(arguments.language):
        say(design_lines(plan, found))
    return 0


def _whats(text: str) -> frozenset[str]:
    names = frozenset(each.strip() for each in text.split(","))
    if unknown := sorted(names - set(WHATS)):
        raise argparse.ArgumentTypeError(f"there is no {', '.join(unknown)}; choose from {', '.join(WHATS)}")
    return names


def _factor(text: str) -> Decimal:
    try:
        found = Decimal(text)
    except InvalidOperation:
        found = Decimal(0)
    if not 0 < found <= LARGEST_FACTOR:
        raise argparse.ArgumentTypeError(f"{text!r} is no factor above 0, up to {LARGEST_FACTOR}")
    return found
