"""What is said to fit in one run: by the promise of the plan, or by another one."""

from __future__ import annotations

import argparse

import msgspec

from planner_core.plan.plan import Plan
from planner_core.plan.settings import PROMISE_NAMES


def add_promise(parser: argparse.ArgumentParser) -> None:
    """Another promise than that of the plan."""
    parser.add_argument(
        "--promise",
        choices=tuple(PROMISE_NAMES),
        help="what is said to fit: desktops as calculated, or those that 9 of 10 futures carry (default: what the plan"
        " promises)",
    )


def with_promise(plan: Plan, arguments: argparse.Namespace) -> Plan:
    """The plan with the promise of this run."""
    if arguments.promise is None:
        return plan
    settings = msgspec.structs.replace(plan.settings, promise=arguments.promise)
    return msgspec.structs.replace(plan, settings=settings)
