"""List the sample plans that come with Headroom, or write a copy of one as a project file or JSON."""

from __future__ import annotations

import argparse

from app.cli.options import add_output
from app.cli.plan_files import SUFFIXES, refuse_existing, write_plan
from app.cli.terminal import say, table
from app.look.translation import mark, tr
from app.project.samples import design_names, read_sample, sample_names, sample_title

GROUPS = (
    (mark("Rebuilt from published tests"), sample_names),
    (mark("Designs of today, with example prices"), design_names),
)
"""Heading of each group of samples, and its names."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare NAME, -o and --force."""
    names = (*sample_names(), *design_names())
    parser.add_argument("name", nargs="?", choices=names, metavar="NAME", help="the sample to copy")
    add_output(parser, SUFFIXES, required=False)
    parser.set_defaults(refuse=parser.error)


def run(arguments: argparse.Namespace) -> int:
    """List the samples, or copy one."""
    if (arguments.name is None) != (arguments.output is None):
        arguments.refuse("NAME and -o FILE go together")
    if arguments.name is None:
        for heading, names in GROUPS:
            say([tr(heading), *table([[name, tr(sample_title(name))] for name in names()], indent="  ")])
        return 0
    refuse_existing(arguments, arguments.output)
    write_plan(arguments.output, read_sample(arguments.name), replace=arguments.force)
    return 0
