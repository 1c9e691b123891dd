"""Read a customer's estate from exports of RVTools, Live Optics or Nutanix Collector, and draw it as a plan.

FILE is a workbook (.xlsx), a CSV file, or a folder of CSV files. Without -o nothing is written, and what was read is
printed: what goes into the plan, what is left out and why, and totals. Names of machines stay out of the plan, unless
--keep-names is given.
Several files are one estate; what two of them tell counts once. Exports of the same estate from several days tell how
it grew: the latest is drawn, and --growth lets the plan grow alike.
A table of your own, such as a list of machines with a name, CPUs and memory, is read by a mapping that says what its
columns are: --save-mapping writes what its headings suggest, to be checked; --mapping reads by it.
A workbook of `headroom ask` that a customer has filled in is read as well: what its answers change in the plan of
--into is printed, and --apply puts them in; without --into they become a plan of their own.
"""

from __future__ import annotations

import argparse
import stat
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from msgspec.structs import replace

from app.canvas.layout.placing import with_places
from app.cli.answers_report import answer_lines, answers_json
from app.cli.catalogue import add_catalogue, catalogue_for
from app.cli.estate_report import estate_json, estate_lines, mapping_lines
from app.cli.options import add_language, add_output, add_password
from app.cli.plan_files import SUFFIXES, commit_step, read_plan, refuse_existing, write_plan
from app.cli.terminal import complain, say, say_json
from app.library.importing.estate_files import EstateOptions, read_estate_apart
from app.library.importing.saved_mappings import mappings_as_json, read_mappings
from app.look.number_format import numbers
from app.look.output_language import written_in
from app.look.translation import tr, translate
from app.machine.files import write_file
from app.output.plan_json import is_json
from app.results.words.estates import card_names, unreadable_lines
from app.results.words.questions import choice_labels
from planner_core.editing.edits import apply
from planner_core.imports.answers import AnswersFoundError, CustomerAnswer, answered, in_order
from planner_core.imports.drawing import EstateDrawing, below, drawing, named, with_growth
from planner_core.imports.grouping import KEYS, NUMBERED, Grouping, group_keys
from planner_core.imports.growth import Growth, growth
from planner_core.imports.inventory import Inventory
from planner_core.imports.mapped_tables import suggested
from planner_core.imports.reading import UnknownTablesError
from planner_core.imports.selection import EstateChoice
from planner_core.messages import HeadroomError, Message
from planner_core.plan.days import is_day
from planner_core.plan.plan import Plan
from planner_core.plan.project import as_project
from planner_core.plan.settings import Settings

READERS: Final = stat.S_IRGRP | stat.S_IROTH


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare FILE, -o, the choice, the rule, --json and --language."""
    parser.add_argument(
        "files", nargs="+", type=Path, metavar="FILE", help="a workbook, a CSV file, or a folder of CSV files"
    )
    add_output(parser, SUFFIXES, required=False)
    parser.add_argument(
        "--into",
        type=Path,
        metavar="PLAN",
        help="for answers of a customer: the plan that they belong to (default: an empty one)",
    )
    parser.add_argument(
        "--apply",
        action="store_true",
        help="put the answers into the plan of --into, as one step that can be undone",
    )
    add_password(parser)
    parser.add_argument("--name", default="", help="name of the plan (default: that of its file)")
    parser.add_argument(
        "--powered-off", action="store_true", help="take machines that are off or suspended as well"
    )
    parser.add_argument(
        "--keep-names",
        action="store_true",
        help="keep the names of machines in the plan, in notes beside their cards; a proposal shows notes as well",
    )
    parser.add_argument(
        "--cluster",
        action="append",
        default=[],
        metavar="NAME",
        help="take only this cluster; may be repeated (default: all)",
    )
    keys = ", ".join([*KEYS, "name"])
    parser.add_argument(
        "--group-by",
        default="guest,size",
        metavar="A,B",
        help=f"what the machines of a pool have in common, of {keys} (default: guest,size);"
        " machines of different clusters are never in one pool",
    )
    parser.add_argument(
        "--name-pattern",
        default=NUMBERED,
        metavar="REGEX",
        help="for --group-by name: the first group of this regular expression is what names have in common"
        " (default: the name without the number at its end)",
    )
    parser.add_argument(
        "--desktops",
        choices=("by-guest", "all", "none"),
        default="by-guest",
        help="which machines are desktops: those whose guest is Windows for clients (by-guest, default), all, or none;"
        " the others are servers",
    )
    parser.add_argument(
        "--date",
        action="append",
        default=[],
        metavar="FILE=DAY",
        help="the day of an export that does not tell it, such as march.xlsx=2026-03-31; may be repeated",
    )
    parser.add_argument(
        "--growth",
        action="store_true",
        help="let the plan grow from year to year as the estate did by exports of several days",
    )
    parser.add_argument(
        "--mapping",
        action="append",
        default=[],
        type=Path,
        metavar="MAP.json",
        help="what the columns of a table are that no product writes; may be repeated",
    )
    parser.add_argument(
        "--save-mapping",
        type=Path,
        metavar="MAP.json",
        help="write what the headings of such a table suggest, to be checked and completed; nothing is read",
    )
    add_catalogue(parser)
    parser.add_argument("--json", action="store_true", help="print JSON with stable keys, for scripts")
    add_language(parser, "language of the text and of names in the plan; JSON is always English")


def run(arguments: argparse.Namespace) -> int:
    """Read the files, print what was read, and write the plan."""
    for target in filter(None, (arguments.output, arguments.save_mapping)):
        refuse_existing(arguments, target)
    with written_in(arguments.language):
        grouping = Grouping(
            keys=group_keys([each.strip() for each in arguments.group_by.split(",") if each.strip()]),
            pattern=arguments.name_pattern,
            desktops=arguments.desktops,
            decimal=numbers().style.decimal,
        )
        mappings = tuple(each for path in arguments.mapping for each in read_mappings(path))
        options = EstateOptions(days=_days(arguments), mappings=mappings)
        if arguments.save_mapping is not None:
            return _save_mapping(arguments, options)
        try:
            inventory = _inventory(arguments, options)
        except AnswersFoundError as found_answers:
            return _take_answers(arguments, found_answers.answers)
        if arguments.into is not None:
            raise HeadroomError(
                Message("--into is for answers of a customer; an estate becomes a plan of its own.")
            )
        choice = EstateChoice(
            powered_off=arguments.powered_off,
            clusters=tuple(arguments.cluster),
            keep_names=arguments.keep_names,
        )
        catalog = catalogue_for(arguments, Settings().currency)
        drawn = drawing(inventory, catalog, choice, grouping, card_names())
        found = growth(inventory, choice, grouping)
        if arguments.growth:
            drawn = _grown(drawn, found)
        if arguments.output is not None:
            _write(arguments, drawn)
        if arguments.json:
            say_json(estate_json(inventory, drawn, arguments.output, found))
        else:
            say(estate_lines(inventory, drawn, found))
            _complain(inventory)
    return 0


def _inventory(arguments: argparse.Namespace, options: EstateOptions) -> Inventory:
    try:
        return read_estate_apart(arguments.files, options)
    except UnknownTablesError as error:
        words: dict[str, object] = {"problem": error.message}
        raise HeadroomError(
            Message(
                "{problem} A table of your own is read with --mapping MAP.json; --save-mapping MAP.json writes what its"
                " headings suggest.",
                words,
            )
        ) from error


def _take_answers(arguments: argparse.Namespace, answers: Sequence[CustomerAnswer]) -> int:
    """Print what the answers change, and write the plan with them."""
    if arguments.apply and arguments.into is None:
        raise HeadroomError(Message("--apply needs --into PLAN, the plan that the answers belong to."))
    if arguments.into is not None and arguments.output is not None:
        raise HeadroomError(
            Message("-o is for a plan of its own; --apply puts the answers into the plan of --into.")
        )
    plan = read_plan(arguments.into) if arguments.into is not None else Plan()
    catalog = catalogue_for(arguments, plan.settings.currency)
    found = answered(plan, in_order(answers), catalog, choice_labels, with_places, below(plan))
    if found.step is not None and arguments.apply:
        commit_step(arguments.into, None, plan, found.step)
    elif found.step is not None and arguments.output is not None:
        after = named(apply(plan, found.step.edits), arguments.name or arguments.output.stem)
        write_plan(arguments.output, after, like=_most_private(arguments.files), replace=arguments.force)
    if arguments.json:
        say_json(answers_json(found, arguments.output))
    else:
        say(answer_lines(found))
        for each in found.problems:
            complain(translate(each))
    return 0 if found.step is not None else 1


def _save_mapping(arguments: argparse.Namespace, options: EstateOptions) -> int:
    """Write what the headings of the first unknown file suggest, and say what is still missing."""
    try:
        read_estate_apart(arguments.files, options)
    except UnknownTablesError as error:
        found = tuple(suggested(each.headings) for each in error.tables)
        likely = tuple(each for each in found if any(column.field for column in each.columns)) or found
        path = arguments.save_mapping
        like = _most_private(arguments.files)
        write_file(path, mappings_as_json(likely), like=like, replace=arguments.force)
        say(mapping_lines(path, likely))
        return 0
    raise HeadroomError(Message("The files can be read as they are; there is no mapping to write."))


def _days(arguments: argparse.Namespace) -> dict[str, str]:
    """The days that the user says, by name of file."""
    days: dict[str, str] = {}
    known = {path.name for path in arguments.files}
    for each in arguments.date:
        file, _, day = each.rpartition("=")
        words: dict[str, object] = {"said": each}
        if not is_day(day):
            raise HeadroomError(Message("--date {said} is wrong: expected FILE=2026-11-30.", words))
        if Path(file).name not in known:
            raise HeadroomError(Message("--date {said} is of no file that is imported.", words))
        days[Path(file).name] = day
    return days


def _grown(drawn: EstateDrawing, found: Growth | None) -> EstateDrawing:
    if found is None:
        raise HeadroomError(
            Message("--growth needs exports of the same estate from several days; these are of one day.")
        )
    return with_growth(drawn, found)


def _write(arguments: argparse.Namespace, drawn: EstateDrawing) -> None:
    if not drawn.plan.components:
        raise HeadroomError(
            Message("There is nothing to draw: no host, and no machine is left. Nothing was written.")
        )
    name = arguments.name or arguments.output.stem
    settings = replace(drawn.plan.settings, name=name[:200])
    plan: Plan = with_places(replace(drawn.plan, settings=settings))
    # JSON of a single plan names no variant.
    content = plan if is_json(arguments.output) else as_project(plan, tr("Today"))
    write_plan(arguments.output, content, like=_most_private(arguments.files), replace=arguments.force)


def _most_private(paths: Sequence[Path]) -> Path:
    """The file or folder that the fewest may read: no more may read what is made from it."""
    return min(paths, key=lambda path: path.stat().st_mode & READERS)


def _complain(inventory: Inventory) -> None:
    for line in unreadable_lines(inventory):
        complain(line)
