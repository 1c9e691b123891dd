"""List, export, import and merge the user's records and prices, and update a plan from them."""

from __future__ import annotations

import argparse
from pathlib import Path

from app.cli.library_tables import MOST_SHOWN, export, import_table, list_tables, merge
from app.cli.library_update import update
from app.cli.options import add_force, add_language, add_password, path_with
from app.library.library_sheets import SHEETS
from app.look.output_language import written_in
from app.project.own_records import library_path
from db.project_file import SUFFIX

TABLES = (".csv", ".xlsx")
WHOLE = ".sqlite"
MAPPING = "HEADING=FIELD"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the actions and their arguments."""
    parser.add_argument(
        "--library", type=path_with((WHOLE,)), metavar="FILE", help="another library than your own"
    )
    actions = parser.add_subparsers(title="actions", metavar="ACTION", dest="action")
    _add_list(actions.add_parser("list", help="print the tables, or the rows of one (default)"))
    _add_export(actions.add_parser("export", help="write the whole library, or one table of it"))
    _add_import(actions.add_parser("import", help="take the rows of a CSV or Excel file"))
    _add_merge(actions.add_parser("merge", help="take what another library has more"))
    _add_update(
        actions.add_parser("update", help="print what the library has newer than a plan, or take it over")
    )
    parser.set_defaults(act=list_tables, table=None, json=False, own=False, most=MOST_SHOWN, language="")


def run(arguments: argparse.Namespace) -> int:
    """Run the action."""
    arguments.library = arguments.library or library_path()
    with written_in(arguments.language):
        arguments.act(arguments)
    return 0


def _add_list(parser: argparse.ArgumentParser) -> None:
    _add_table(parser, optional=True)
    parser.add_argument("--own", action="store_true", help="leave out what comes with Headroom")
    parser.add_argument(
        "--most", type=int, default=MOST_SHOWN, metavar="N", help=f"rows to print (default: {MOST_SHOWN})"
    )
    parser.add_argument(
        "--json", action="store_true", help="print all rows as JSON with stable keys, for scripts"
    )
    add_language(parser, "language of the text; JSON is always English")
    parser.set_defaults(act=list_tables)


def _add_export(parser: argparse.ArgumentParser) -> None:
    _add_table(parser, optional=True)
    parser.add_argument("--own", action="store_true", help="leave out what comes with Headroom")
    parser.add_argument(
        "-o",
        "--output",
        required=True,
        type=path_with((WHOLE, *TABLES)),
        metavar="FILE",
        help=f"write to FILE{WHOLE} (the whole library, without TABLE), or FILE.csv or FILE.xlsx (one table)",
    )
    add_force(parser, "FILE")
    add_language(parser, "language of headings, and style of numbers in CSV")
    parser.set_defaults(act=export, refuse=parser.error)


def _add_import(parser: argparse.ArgumentParser) -> None:
    _add_table(parser)
    parser.add_argument("file", type=Path, metavar="FILE", help="a CSV file or an Excel workbook")
    parser.add_argument("--sheet", default="", help="the sheet of the workbook (default: the first)")
    parser.add_argument("--encoding", default="", help="how CSV is encoded (default: what it looks like)")
    parser.add_argument("--delimiter", default="", help="the sign between cells of CSV (default: what fits)")
    parser.add_argument(
        "--decimal", choices=(",", "."), help="the decimal sign (default: what fits all numbers)"
    )
    parser.add_argument(
        "--column",
        action="append",
        default=[],
        type=_mapping,
        metavar=MAPPING,
        help="what a column is; a FIELD as `list --json` names it, none to leave the column out",
    )
    parser.add_argument(
        "--set",
        action="append",
        default=[],
        type=_mapping,
        metavar="FIELD=VALUE",
        help="a value for all rows, such as currency=EUR",
    )
    parser.add_argument("--leave-out", action="store_true", help="leave out rows that cannot be imported")
    parser.add_argument("--dry-run", action="store_true", help="only print what would be done")
    add_language(parser, "language of the text, and of headings beside English ones")
    parser.set_defaults(act=import_table)


def _add_merge(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=path_with((WHOLE,)), metavar=f"FILE{WHOLE}", help="an exported library")
    parser.add_argument(
        "--theirs", action="store_true", help="take theirs where both differ (default: keep mine)"
    )
    parser.add_argument("--dry-run", action="store_true", help="only print what would be done")
    add_language(parser, "language of the text")
    parser.set_defaults(act=merge)


def _add_update(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("plan", type=Path, metavar="PLAN", help="a project file or a plan in JSON")
    parser.add_argument(
        "--variant", metavar="NAME", help="the variant of the plan (default: the one shown last)"
    )
    parser.add_argument(
        "--apply", action="store_true", help=f"take it over, in a step of PLAN{SUFFIX} that can be undone"
    )
    add_password(parser)
    parser.add_argument("--json", action="store_true", help="print JSON with stable keys, for scripts")
    add_language(parser, "language of the text; JSON is always English")
    parser.set_defaults(act=update)


def _add_table(parser: argparse.ArgumentParser, *, optional: bool = False) -> None:
    names = ", ".join(SHEETS)
    parser.add_argument(
        "table", nargs="?" if optional else None, choices=SHEETS, metavar="TABLE", help=f"one of {names}"
    )


def _mapping(text: str) -> tuple[str, str]:
    name, sign, value = text.partition("=")
    if not sign or not name.strip():
        raise argparse.ArgumentTypeError(f"{text!r} is not of the form NAME=VALUE")
    return name.strip(), value.strip()
