"""Print how much of a component a number of desktops needs, with everything else and the proportions of pools as
planned: hosts, RAM and ports of a host card, hosts of a cluster, drives of a disk group, controllers, ports and volumes
of an array, bandwidth of a line.
"""

from __future__ import annotations

import argparse
import math
from collections.abc import Iterator, Sequence
from typing import Any

from app.cli.catalogue import add_catalogue, catalogue_for
from app.cli.limits_json import limit_json, purchase_json
from app.cli.options import add_language, add_plan
from app.cli.plan_files import read_plan
from app.cli.promises import add_promise, with_promise
from app.cli.terminal import harmless, plain, say, say_json, table
from app.look.number_format import numbers
from app.look.output_language import written_in
from app.look.translation import tr, translate
from planner_core.catalog.catalog import Catalog
from planner_core.engine.answers.purchases import MEASURED
from planner_core.engine.answers.supplies import FIELDS, HOSTS_OF_CLUSTER
from planner_core.messages import NO_VALUE, Message
from planner_core.plan.fields import declared_field
from planner_core.plan.names import components_called, told_apart
from planner_core.plan.plan import Plan
from planner_core.studies.needed import Needed, NeededError, Obstacle, all_needed, needed
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
        help='a component by name or id, such as "RX300 S6" or host; or one of its numbers alone, such as'
        " host.ram_gib",
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
    """The answer for WHAT. Ids and names may contain dots, so a component with the full text precedes a component's
    field.
    """
    found = components_called(plan, what)
    if found:
        return all_needed(plan, catalog, _the_one(plan, what, found), desktops)
    text, _, field = what.rpartition(".")
    found = components_called(plan, text) if text else ()
    if not found:
        names = [f"{part.name} ({each})" for each, part in told_apart(plan).components.items()]
        raise NeededError(
            Message(
                "There is no component {component} in this plan. There are: {known}.",
                {"component": what, "known": ", ".join(names)},
            )
        )
    component = _the_one(plan, text, found)
    return (needed(plan, catalog, component, _field_called(plan, component, field), desktops),)


def _the_one(plan: Plan, text: str, found: Sequence[str]) -> str:
    if len(found) == 1:
        return found[0]
    names = [f"{told_apart(plan).components[each].name} ({each})" for each in found]
    raise NeededError(
        Message(
            "{component} may be any of these, name one of them: {known}.",
            {"component": text, "known": ", ".join(names)},
        )
    )


def _field_called(plan: Plan, component: str, text: str) -> str:
    """A number of the component by key, or by its title in the forms, in English or in the language of the answer."""
    asked = text.strip().casefold()
    part = plan.components[component]
    for field in FIELDS.get(type(part), ()):
        title = _title_of(plan, component, field)
        if asked in (field, title.casefold(), tr(title).casefold()):
            return field
    return text


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
        [tr(_title(plan, each)), _number(each.there, each), _number(each.own_number, each)] for each in found
    ]
    yield from table(rows, right={1, 2}, indent=INDENT)
    yield ""
    if promises_futures(plan):
        yield INDENT + _by_promise(found)
    for each in found:
        yield INDENT + harmless(f"{tr(_title(plan, each))}: {translate(each.message)}")
        for obstacle in each.obstacles:
            yield INDENT * 2 + harmless(tr("In the way: {what}", what=translate(obstacle.message)))
        if each.together_message is not None:
            yield INDENT * 2 + harmless(tr("Together: {what}", what=translate(each.together_message)))


def _by_promise(found: Sequence[Needed]) -> str:
    """Whether the numbers are those of 9 of 10 futures, which the offer promises."""
    if all(each.is_for_futures for each in found):
        return tr("The offer promises what 9 of 10 futures carry; these numbers are for them.")
    if any(each.is_for_futures for each in found):
        return tr("Numbers that are not said to be for 9 of 10 futures are as calculated.")
    return tr("These numbers are as calculated, and not for the 9 of 10 futures that the offer promises.")


def _title(plan: Plan, found: Needed) -> str:
    return _title_of(plan, found.component, found.field)


def _title_of(plan: Plan, component: str, field: str) -> str:
    """The title of the number in the forms of the component."""
    part = type(plan.components[component])
    declared = declared_field(part, "count" if field == HOSTS_OF_CLUSTER else field)
    return declared.title if declared else "Hosts"


def _number(value: float | None, found: Needed) -> str:
    if value is None:
        return NO_VALUE
    unit = MEASURED.get(found.field)
    return numbers().quantity(value, tr(unit)) if unit else numbers().number(value)
