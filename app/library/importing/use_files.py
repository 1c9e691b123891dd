"""Reads how busy the machines in a collector's workbook were, in a separate process, and a pilot's other files. No Qt.

The process is started as `headroom --read-use ANSWER FILE`. Only the figures come back, checked by their type: of the
file itself nothing reaches the program.
"""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

from app.library.importing.estate_files import content_of, source_table, waiting
from app.library.importing.raw_tables import TableError
from app.library.importing.read_file import WORKBOOKS, ReaderAnswer, answer_in, write_answer
from app.library.importing.workbook_reading import read_sheets
from app.machine.child_command import READ_USE
from app.project.measured_files import Measured, ReadSoFar, measured_steps
from planner_core.imports.source_tables import SourceFile
from planner_core.measurements.machine_use import UseOfMachines
from planner_core.measurements.use_reading import read_use, wanted_heading, wanted_sheet
from planner_core.messages import HeadroomError, Message


class UseRead(ReaderAnswer, kw_only=True):
    """What the machines did, or why there is no answer."""

    use: UseOfMachines | None = None


def pilot_steps(
    paths: Sequence[Path], is_chosen: Callable[[str], bool]
) -> Iterator[Measured | ReadSoFar | None]:
    """All files of a pilot: now and then how far they are read, or None for a workbook, so that reading can be given
    up; at the end what they tell.

    Raises HeadroomError that names the file, also for two workbooks, which are measurements of their own.
    """
    workbooks = [path for path in paths if path.suffix.lower() in WORKBOOKS]
    if len(workbooks) > 1:
        words: dict[str, object] = {"first": str(workbooks[0]), "second": str(workbooks[1])}
        raise HeadroomError(
            Message("{first} and {second} are both workbooks. Put in one after the other.", words)
        )
    use: UseOfMachines | None = None
    for path in workbooks:
        for found in use_steps(path):
            use = found
            yield None
    for measured in measured_steps([path for path in paths if path not in workbooks], is_chosen):
        yield measured._replace(use=use) if isinstance(measured, Measured) else measured


def use_steps(path: Path) -> Iterator[UseOfMachines | None]:
    """How busy the machines in a workbook were: None while the process reads; at the end the figures. Raises
    HeadroomError.
    """
    with tempfile.TemporaryDirectory() as folder:
        answer = Path(folder) / "answer.json"
        yield from waiting([READ_USE, str(answer), str(path.resolve())], path.name)
        found = answer_in(answer, UseRead, path.name)
    if found.use is None:
        assert found.problem is not None
        raise TableError(found.problem)
    yield found.use


def run_use_reader(arguments: Sequence[str]) -> int:
    """Read and answer; returns 0 if an answer was written."""
    answer, path = arguments
    words: dict[str, object] = {"file": Path(path).name}
    write_answer(
        Path(answer),
        UseRead,
        lambda: UseRead(use=read_use_file(Path(path))),
        Message("{file} needs more memory than an export may.", words),
    )
    return 0


def read_use_file(path: Path) -> UseOfMachines:
    """How busy the machines in a workbook were. Raises HeadroomError."""
    sheets = read_sheets(path.name, content_of(path), wanted_sheet, wanted_heading)
    tables = tuple(source_table(sheet, path.name, sheet.sheet) for sheet in sheets)
    return read_use(SourceFile(path.name, tables))
