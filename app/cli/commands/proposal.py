"""Write the proposal for a plan: a PDF, or a Word or Excel file for further editing."""

from __future__ import annotations

import argparse
from datetime import date
from pathlib import Path

import msgspec

from app.cli.catalogue import add_catalogue, catalogue_for
from app.cli.options import add_output, add_plan, add_proposal_design
from app.cli.plan_files import read_with_past, refuse_existing
from app.cli.promises import add_promise, with_promise
from app.look.translation import system_language
from app.machine.files import write_file
from app.output.firm_profile import firm_profile
from app.output.proposal.formats import SUFFIXES, build
from app.output.proposal.subject import subject_of
from planner_core.messages import HeadroomError
from planner_core.plan.proposal_design import (
    CHAPTERS,
    Branding,
    Chapter,
    ProposalDesign,
    design_problems,
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare PLAN, --variant, --promise, -o, --force, --language, --edition, --chapters, --no-firm and --date."""
    add_plan(parser)
    add_promise(parser)
    add_catalogue(parser)
    add_output(parser, SUFFIXES)
    add_proposal_design(parser)
    parser.add_argument(
        "--date", type=date.fromisoformat, metavar="YYYY-MM-DD", help="date on the proposal (default: today)"
    )


def run(arguments: argparse.Namespace) -> int:
    """Build the proposal and write it."""
    output: Path = arguments.output
    refuse_existing(arguments, output)
    project, past = read_with_past(arguments.plan, arguments.variant)
    variants = (
        msgspec.structs.replace(each, plan=with_promise(each.plan, arguments)) for each in project.variants
    )
    project = msgspec.structs.replace(project, variants=tuple(variants))
    design = project.proposal
    if arguments.edition is not None:
        design = msgspec.structs.replace(design, edition=arguments.edition)
    if arguments.chapters is not None:
        design = with_chapters(design, arguments.chapters)
    project = msgspec.structs.replace(project, proposal=design)
    catalog = catalogue_for(arguments, project.plan.settings.currency)
    firm = Branding() if arguments.no_firm else firm_profile().branding
    subject = subject_of(project, catalog, firm=firm, past=past)
    language = arguments.language or project.proposal.language or system_language()
    document = build(output.suffix.lower(), subject, language, arguments.date)
    write_file(output, document, like=arguments.plan, replace=arguments.force)
    return 0


def with_chapters(design: ProposalDesign, named: str) -> ProposalDesign:
    """These chapters of any edition, in this order, each with its texts. Raises HeadroomError for an unknown one."""
    keys = [each.strip() for each in named.split(",") if each.strip()]
    if found := design_problems(ProposalDesign(tuple(map(Chapter, keys)))):
        raise HeadroomError(found[0])
    shown = [msgspec.structs.replace(design.chapter(key), shown=True) for key in keys]
    others = [
        msgspec.structs.replace(design.chapter(key), shown=False) for key in CHAPTERS if key not in keys
    ]
    return msgspec.structs.replace(design.with_chapters((*shown, *others)), edition="whole")
