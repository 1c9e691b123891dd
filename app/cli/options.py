"""Arguments that several commands share."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path

from app.look.translation import LOCALES
from planner_core.plan.proposal_design import CHAPTERS, EDITIONS

OF_THE_SYSTEM = "that of LC_ALL, LC_MESSAGES or LANG, else en"


def add_plan(parser: argparse.ArgumentParser) -> None:
    """The plan to read: a file, and which of its variants."""
    parser.add_argument(
        "plan", type=Path, metavar="PLAN", help="a project file (.headroom) or a plan in JSON (.json)"
    )
    parser.add_argument(
        "--variant", metavar="NAME", help="the variant of the plan (default: the one shown last)"
    )
    add_password(parser)


def add_password(parser: argparse.ArgumentParser) -> None:
    """Where to find the password of a locked plan."""
    parser.add_argument(
        "--password-file",
        type=Path,
        metavar="FILE",
        help="read the password of a locked plan from a file, or from standard input: - (default: ask for it)",
    )


def add_language(parser: argparse.ArgumentParser, words: str) -> None:
    """The output language; empty if not given, then filled in by `app/__main__.py`."""
    parser.add_argument(
        "--language", choices=tuple(LOCALES), default="", help=f"{words} (default: {OF_THE_SYSTEM})"
    )


def add_proposal_design(parser: argparse.ArgumentParser) -> None:
    """Options that override the plan's proposal settings: language, edition, chapters and firm."""
    parser.add_argument(
        "--language",
        choices=tuple(LOCALES),
        help=f"language of the proposal (default: that of the plan's proposal, else {OF_THE_SYSTEM})",
    )
    parser.add_argument(
        "--edition",
        choices=tuple(EDITIONS),
        help="short: to decide and sign; full: the offer; appendix: what it is based on; whole: full with appendix"
        " (default: that of the plan's proposal)",
    )
    parser.add_argument(
        "--chapters",
        metavar="A,B,C",
        help="only these chapters, in this order, of whichever edition (default: as the plan says); there are:"
        f" {', '.join(CHAPTERS)}",
    )
    parser.add_argument(
        "--no-firm",
        action="store_true",
        help="leave out the firm that is kept on this computer for plans without a branding of their own",
    )


def add_output(parser: argparse.ArgumentParser, suffixes: tuple[str, ...], *, required: bool = True) -> None:
    """The output file, whose suffix determines the format."""
    names = " or ".join(f"FILE{suffix}" for suffix in suffixes)
    parser.add_argument(
        "-o",
        "--output",
        type=path_with(suffixes),
        required=required,
        metavar="FILE",
        help=f"write to {names}",
    )
    add_force(parser, "FILE")


def add_force(parser: argparse.ArgumentParser, file: str) -> None:
    """Whether an existing file may be replaced: the same wording for all commands that write one."""
    parser.add_argument("--force", action="store_true", help=f"replace {file} if it exists")


def path_with(suffixes: tuple[str, ...]) -> Callable[[str], Path]:
    """A function that turns an argument into a path and refuses other suffixes."""

    def path(text: str) -> Path:
        found = Path(text)
        if found.suffix.lower() not in suffixes:
            raise argparse.ArgumentTypeError(f"{text!r} does not end in {' or '.join(suffixes)}")
        return found

    return path
