"""List the sample plans that come with Headroom, or write a copy of one as a project file or JSON."""

from __future__ import annotations

import argparse

from app.cli.options import add_output
from app.cli.plan_files import SUFFIXES, refuse_existing, write_plan
from app.cli.terminal import say, table
from app.look.translation import tr
from app.project.samples import read_sample, sample_names, sample_title


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare NAME, -o and --force."""
    parser.add_argument("name", nargs="?", choices=sample_names(), metavar="NAME", help="the sample to copy")
    add_output(parser, SUFFIXES, required=False)
    parser.set_defaults(refuse=parser.error)


def run(arguments: argparse.Namespace) -> int:
    """List the samples, or copy one."""
    if (arguments.name is None) != (arguments.output is None):
        arguments.refuse("NAME and -o FILE go together")
    if arguments.name is None:
        say(table([[name, tr(sample_title(name))] for name in sample_names()]))
        return 0
    refuse_existing(arguments, arguments.output)
    write_plan(arguments.output, read_sample(arguments.name), replace=arguments.force)
    return 0
