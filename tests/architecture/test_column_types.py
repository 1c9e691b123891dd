"""The type checker sees what goes into formulas: columns and numbers, and nothing else in their place."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
SNIPPETS = """\
from planner_core.engine.basis.elements import number_at
from planner_core.engine.basis.axes import Place
from planner_core.engine.layout.tables import drawing_note
from planner_core.formulas.clone_files import used_capacity_gib
from planner_core.formulas.recording import Column, Index, Traced, Values, gather, values_of
from planner_core.messages import Message
from planner_core.plan.components import Host


def checked(host: Host, column: Column, plain: Values, recorded: Traced, index: Index) -> None:
    used_capacity_gib(column, plain)
    used_capacity_gib(recorded, 2.5)
    float(used_capacity_gib(1.0, 2.5))
    values_of(used_capacity_gib(column, 2)).sum()
    gather(used_capacity_gib(column, recorded), index)
    number_at(plain * column - 1, Place(0))
    used_capacity_gib(host, column)  # wrong: a component where a column belongs
    used_capacity_gib(column, host.id)  # wrong: a text
    used_capacity_gib(column, index)  # wrong: rows where a column belongs
    used_capacity_gib(column, column > 1)  # wrong: what is true where a column belongs
    used_capacity_gib(column)  # wrong: one column too few
    used_capacity_gib(column, column).name  # wrong: a component is expected
    number_at(host, Place(0))  # wrong: a component where a column belongs
    number_at("column", Place(0))  # wrong: a text
    gather(index, column)  # wrong: both in the place of the other
    drawing_note(column, Message("Size"), "s", "GiB", "")  # wrong: a column where a component belongs
    plain[:] = values_of(host)  # wrong: a component where a column belongs
    only_plain: Values = column  # wrong: it may be recorded
"""


def test_the_type_checker_tells_columns_from_everything_else(tmp_path: Path) -> None:
    snippets = tmp_path / "snippets.py"
    snippets.write_text(SNIPPETS, encoding="utf-8")
    settings = ["--config-file", str(ROOT / "pyproject.toml"), "--cache-dir", str(ROOT / ".mypy_cache")]
    # In a process of its own: mypy leaves Python's garbage collector switched on, with thresholds of its own.
    command = [sys.executable, "-m", "mypy", *settings, "--no-pretty", "--hide-error-context", str(snippets)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    told = done.stdout
    assert not done.stderr
    refused = {int(line.split(":")[1]) for line in told.splitlines() if ": error: " in line}
    wrong = {at for at, line in enumerate(SNIPPETS.splitlines(), 1) if "# wrong" in line}
    assert refused == wrong, told
