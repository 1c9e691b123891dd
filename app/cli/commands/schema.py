"""Print the JSON Schema (2020-12) of plans and projects in JSON, with titles, units and bounds of every field."""

from __future__ import annotations

import argparse

from app.cli.terminal import say_json
from planner_core.plan.project_json import json_schema


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The schema takes no arguments."""


def run(_arguments: argparse.Namespace) -> int:
    """Print the schema."""
    say_json(json_schema())
    return 0
