"""Print what the catalogue knows and how well: per table the records that are published, quoted, computed, planning
values or only recalled, with their sources.

With TABLE, its records with values, source and confidence; with --search, the records that have these words.
"""

from __future__ import annotations

import argparse

from app.cli.catalogue import add_catalogue, catalogue_for
from app.cli.catalogue_report import catalogue_json, records_lines, tables_lines
from app.cli.options import add_language
from app.cli.terminal import say, say_json
from app.look.output_language import written_in
from app.project.catalogue import load_second_opinions
from app.results.tables.known_tables import found_rows, ordered, record_rows
from app.results.words.known_tables import TABLE_TITLES
from planner_core.catalog.provenance import known_tables
from planner_core.plan.plan import Settings


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare TABLE, --search, --json and --language."""
    parser.add_argument(
        "table", nargs="?", choices=[*TABLE_TITLES], metavar="TABLE", help=f"one of {', '.join(TABLE_TITLES)}"
    )
    parser.add_argument("--search", default="", metavar="WORDS", help='records with these words: "NVMe 3.84"')
    parser.add_argument("--json", action="store_true", help="print JSON with stable keys, for scripts")
    add_catalogue(parser)
    add_language(parser, "language of the text; JSON is always English")


def run(arguments: argparse.Namespace) -> int:
    """Print the tables or the records; 1 if no record has the words."""
    catalog = catalogue_for(arguments, Settings().currency)
    tables = ordered(known_tables(catalog, {"second_opinions": load_second_opinions()}))
    with written_in(arguments.language):
        asked = [each for each in tables if arguments.table in (None, each.id)]
        found = found_rows(record_rows(asked), arguments.search)
        is_listed = bool(arguments.table or arguments.search.strip())
        if arguments.json:
            say_json(catalogue_json(asked, found if is_listed else None))
        elif is_listed:
            say(records_lines(found))
        else:
            say(tables_lines(tables, ""))
    return 0 if found else 1
