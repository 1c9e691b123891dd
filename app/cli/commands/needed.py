"""Print how much of a component a number of desktops needs, with everything else and the proportions of pools as
planned: hosts, RAM and ports of a host card, hosts of a cluster, drives of a disk group, controllers, ports and volumes
of an array, graphics boards of a host, bandwidth of a line.
"""

from __future__ import annotations

import argparse
import math
from collections.abc import Iterator, Sequence
from typing import Any

from app.cli.asked_component import asked_component
from app.cli.catalogue import add_catalogue, catalogue_for
from app.cli.limits_json import limit_json, purchase_json
from app.cli.options import add_language, add_plan
from app.cli.plan_files import read_plan
from app.cli.promises import add_promise, with_promise
from app.cli.terminal import harmless, plain, say, say_json, table
from app.look.output_language import written_in
from app.look.translation import tr, translate
from app.results.words.needed import amount, by_promise, title_of
from planner_core.catalog.catalog import Catalog
from planner_core.plan.plan import Plan
from planner_core.studies.needed import Needed, Obstacle, all_needed, needed
from planner_core.studies.promise import promises_futures

INDENT = "  "


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare PLAN, --variant, --promise, COMPONENT, DESKTOPS, --json and --language."""
    add_plan(parser)
    add_promise(parser)
    add_catalogue(parser)
    parser.add_argument(
        "component",
        metavar="COMPONENT",
        help='a component as it is printed or by id, such as "RX300 S6" or host; one of its numbers alone, such as'
        ' host.ram_gib; or what limits, such as "RAM of RX300 S6"',
    )
    parser.add_argument("desktops", metavar="DESKTOPS", type=int, help="how many desktops have to fit")
    parser.add_argument("--json", action="store_true", help="print JSON with stable keys, for scripts")
    add_language(parser, "language of the text; JSON is always English")


def run(arguments: argparse.Namespace) -> int:
    """Search for the numbers and print them."""
    plan = with_promise(read_plan(arguments.plan, arguments.variant), arguments)
    catalog = catalogue_for(arguments, plan.settings.currency)
    with written_in(arguments.language):
        found = _asked(plan, catalog, arguments.component, arguments.desktops)
    if arguments.json:
        say_json(
            {"plan": plan.name, "desktops": arguments.desktops, "needed": [_json(each) for each in found]}
        )
        return 0
    with written_in(arguments.language):
        say(_lines(plan, found))
    return 0


def _asked(plan: Plan, catalog: Catalog, what: str, desktops: int) -> Sequence[Needed]:
    """The answer for WHAT."""
    asked = asked_component(plan, catalog, what)
    if not asked.fields:
        return all_needed(plan, catalog, asked.component, desktops)
    return [needed(plan, catalog, asked.component, field, desktops) for field in asked.fields]


def _json(found: Needed) -> dict[str, Any]:
    return {
        "component": found.component,
        "field": found.field,
        "unit": found.unit,
        "there": found.there,
        "needed": found.number,
        "fits": found.fits,
        "needed_for_fits": found.number_for_fits,
        "limit": limit_json(found.limit) if math.isfinite(found.limit.exact) else None,
        "text": plain(str(found.message)),
        "needed_by_itself": found.own_number,
        "obstacles": [_obstacle(each) for each in found.obstacles],
        "together": [purchase_json(each) for each in found.together],
        "for_9_of_10_futures": found.is_for_futures,
        "needed_as_calculated": found.calculated if found.is_for_futures else found.number,
    }


def _obstacle(found: Obstacle) -> dict[str, Any]:
    return {
        "limit": limit_json(found.limit),
        "purchases": [purchase_json(each) for each in found.purchases],
        "text": plain(str(found.message)),
    }


def _lines(plan: Plan, found: Sequence[Needed]) -> Iterator[str]:
    yield harmless(plan.name)
    yield ""
    words = {"desktops": found[0].desktops, "component": plan.components[found[0].component].name}
    yield harmless(tr("What {desktops} desktops need of {component}", **words))
    rows = [[tr("What"), tr("There"), tr("Needed")]]
    rows += [
        [
            tr(title_of(plan, each.component, each.field)),
            amount(each.there, each.field),
            amount(each.own_number, each.field),
        ]
        for each in found
    ]
    yield from table(rows, right={1, 2}, indent=INDENT)
    yield ""
    if promises_futures(plan):
        yield INDENT + by_promise(found)
    for each in found:
        yield INDENT + harmless(
            f"{tr(title_of(plan, each.component, each.field))}: {translate(each.message)}"
        )
        for obstacle in each.obstacles:
            yield INDENT * 2 + harmless(tr("In the way: {what}", what=translate(obstacle.message)))
        if each.together_message is not None:
            yield INDENT * 2 + harmless(tr("Together: {what}", what=translate(each.together_message)))
