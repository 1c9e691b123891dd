"""The parser of the command line. A command's module is imported when the command is given."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from types import ModuleType
from typing import NamedTuple, NoReturn

from app.machine.version import VERSION

DESCRIPTION = """\
Plans desktop virtualisation: how many desktops a design carries, what limits it, what each costs.

Without arguments Headroom opens its window, with a FILE the plan in it. The commands need no display.
PLAN is a project file (.headroom) or a plan in JSON (.json)."""
USAGE = "headroom [FILE]\n       headroom COMMAND ..."
EPILOG = """\
`headroom COMMAND --help` tells more. Exit status: 0 done, 1 a problem with the input, 2 with the command line.
Results, and what is wrong with the input, are told in the language of --language, else of LC_ALL, LC_MESSAGES or
LANG; JSON, this help and what is wrong with the command line are in English."""


def _assess() -> ModuleType:
    from app.cli.commands import assess

    return assess


def _explain() -> ModuleType:
    from app.cli.commands import explain

    return explain


def _ask() -> ModuleType:
    from app.cli.commands import ask

    return ask


def _import() -> ModuleType:
    from app.cli.commands import import_estate

    return import_estate


def _convert() -> ModuleType:
    from app.cli.commands import convert

    return convert


def _schema() -> ModuleType:
    from app.cli.commands import schema

    return schema


def _proposal() -> ModuleType:
    from app.cli.commands import proposal

    return proposal


def _picture() -> ModuleType:
    from app.cli.commands import picture

    return picture


def _samples() -> ModuleType:
    from app.cli.commands import samples

    return samples


def _limits() -> ModuleType:
    from app.cli.commands import limits

    return limits


def _needed() -> ModuleType:
    from app.cli.commands import needed

    return needed


def _compare() -> ModuleType:
    from app.cli.commands import compare

    return compare


def _response() -> ModuleType:
    from app.cli.commands import response

    return response


def _opinions() -> ModuleType:
    from app.cli.commands import opinions

    return opinions


def _range() -> ModuleType:
    from app.cli.commands import ranges

    return ranges


def _measure() -> ModuleType:
    from app.cli.commands import measure

    return measure


def _years() -> ModuleType:
    from app.cli.commands import years

    return years


def _licences() -> ModuleType:
    from app.cli.commands import licences

    return licences


def _design() -> ModuleType:
    from app.cli.commands import design

    return design


def _library() -> ModuleType:
    from app.cli.commands import library

    return library


def _catalogue() -> ModuleType:
    from app.cli.commands import catalogue

    return catalogue


def _validate() -> ModuleType:
    from app.cli.commands import validate

    return validate


class Command(NamedTuple):
    """A command in the list of `headroom --help`, and its module, which has the arguments."""

    summary: str
    module: Callable[[], ModuleType]


COMMANDS = {
    "assess": Command("print how many desktops fit, what limits them, and what each costs", _assess),
    "explain": Command("print where a number comes from: formula, values, sources", _explain),
    "limits": Command("print how many desktops of each pool fit, and what would lift each limit", _limits),
    "needed": Command("print how much of a component a number of desktops needs", _needed),
    "compare": Command("print plans or the variants of one side by side, and what is different", _compare),
    "response": Command("print how long users wait, over the number of sessions", _response),
    "range": Command("print how sure the desktops of a plan are, and what to measure", _range),
    "measure": Command("print what a pilot's files say of a plan, and put it in", _measure),
    "years": Command("print what the coming years need, what to buy when, and what that costs", _years),
    "licences": Command(
        "print the licence lines of a plan: what each counts, how many, its price", _licences
    ),
    "design": Command(
        "print the cheapest hardware that carries a number of desktops, and the proof", _design
    ),
    "opinions": Command("print what other sizing conventions say, beside our answer", _opinions),
    "ask": Command("write a workbook with what a customer has to answer for a plan", _ask),
    "import": Command("draw a customer's estate from exports of RVTools and the like, with totals", _import),
    "convert": Command("turn a project file into JSON or JSON into a project file", _convert),
    "schema": Command("print the JSON Schema of plans in JSON", _schema),
    "proposal": Command("write the proposal as a PDF", _proposal),
    "picture": Command("write a picture of the drawing as PNG or SVG", _picture),
    "samples": Command("list the sample plans, or write a copy of one", _samples),
    "library": Command("list, export, import and merge own records and prices, and update plans", _library),
    "catalogue": Command("print what the catalogue knows, how well, and from where", _catalogue),
    "validate": Command("compare the engine with published systems: predicted, measured, error", _validate),
}
"""Numpy and the typesetter take longer to import than most commands take to run, so each command's module is imported
only when it is given, and never for `--help`.
"""


class Parser(argparse.ArgumentParser):
    """On errors, refers to the help of the command instead of printing a truncated usage line."""

    def error(self, message: str) -> NoReturn:
        """Print the error and how to get help; exit with status 2."""
        self.exit(2, f"{self.prog}: {message}\n`{self.prog} --help` shows how it is used.\n")


def build_parser(asked: str = "") -> Parser:
    """The parser of the command line; only the command in `asked` gets its arguments."""
    parser = Parser(
        prog="headroom",
        usage=USAGE,
        description=DESCRIPTION,
        epilog=EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.add_argument(
        "--version", action="version", version=f"Headroom {VERSION}", help="print the version"
    )
    commands = parser.add_subparsers(
        title="commands", metavar="COMMAND", required=True, prog="headroom", parser_class=Parser
    )
    for name, command in COMMANDS.items():
        subparser = commands.add_parser(name, help=command.summary, allow_abbrev=False)
        if name == asked:
            module = command.module()
            subparser.description = module.__doc__
            module.add_arguments(subparser)
            subparser.set_defaults(run=module.run)
    return parser
