"""Convert a project file into JSON or JSON into a project file, by their suffixes.

The new file has all variants, without the history. A project file made from a locked one is locked with the same
password; JSON is not protected.
"""

from __future__ import annotations

import argparse
from contextlib import suppress
from pathlib import Path

from app.cli.options import add_force, add_password, path_with
from app.cli.plan_files import SUFFIXES, read_protected, refuse_existing, write_plan
from planner_core.messages import HeadroomError, Message


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare A, B and --force."""
    parser.add_argument("source", type=path_with(SUFFIXES), metavar="A", help="the plan to read")
    parser.add_argument("target", type=path_with(SUFFIXES), metavar="B", help="the file to write")
    add_force(parser, "B")
    add_password(parser)


def run(arguments: argparse.Namespace) -> int:
    """Write the project of A to B."""
    project, password = read_protected(arguments.source)
    refuse_existing(arguments, arguments.target)
    _refuse_same(arguments.source, arguments.target)
    write_plan(arguments.target, project, password, like=arguments.source, replace=arguments.force)
    return 0


def _refuse_same(source: Path, target: Path) -> None:
    with suppress(OSError):
        if target.samefile(source):
            raise HeadroomError(
                Message("{file} would be replaced by itself and lose its history.", {"file": str(source)})
            )
