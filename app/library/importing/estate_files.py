"""Reads the exports of a customer's estate in a separate process: workbooks, CSV files, folders of them. No Qt.

Started as `headroom --read-estate ANSWER OPTIONS FILE...`. Only the inventory comes back, checked by its type: of the
files themselves nothing reaches the program.
"""

from __future__ import annotations

import os
import subprocess
import tempfile
import time
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final

import msgspec

from app.library.importing.raw_tables import (
    MOST_COLUMNS_OF_EXPORTS,
    RawCell,
    RawTable,
    TableError,
    read_csv,
)
from app.library.importing.read_file import (
    WORKBOOKS,
    ReaderAnswer,
    answer_in,
    too_slow,
    write_answer,
)
from app.library.importing.workbook_reading import read_sheets
from app.machine.child_command import READ_ESTATE, child_command, child_variables
from app.machine.files import FileError, file_problem, read_file
from planner_core.imports.answers import AnswersFoundError, CustomerAnswer
from planner_core.imports.inventory import Inventory
from planner_core.imports.mapped_tables import TableMapping, UnknownTable, head_of
from planner_core.imports.reading import (
    UnknownTablesError,
    is_export,
    is_of_product,
    read_inventory,
    wanted_heading,
    wanted_sheet,
)
from planner_core.imports.source_tables import Cell, SourceFile, SourceRow, SourceTable
from planner_core.messages import Message

MOST_BYTES: Final = 200 * 10**6
MOST_FILES: Final = 200
MOST_SECONDS: Final = 120
MOMENT_SECONDS: Final = 0.1
"""Between two moments at which reading can be given up."""
HEADING_WITHIN: Final = 20
"""Rows among which the headings of a table are."""
TABLES: Final = frozenset({".csv", ".txt", ".tsv"})


class EstateOptions(msgspec.Struct):
    """What the user says of the files."""

    days: dict[str, str] = {}
    """ISO dates by name of file, for exports that do not tell theirs."""
    mappings: tuple[TableMapping, ...] = ()
    """What columns of tables are that no product writes."""


class EstateRead(ReaderAnswer, kw_only=True):
    """The inventory, or why there is none."""

    inventory: Inventory | None = None
    unknown: tuple[UnknownTable, ...] = ()
    """Tables that could be read if somebody says what their columns are."""
    answers: tuple[CustomerAnswer, ...] = ()
    """What a customer was asked and has answered, in a file that is no export."""


def read_estate_apart(paths: Sequence[Path], options: EstateOptions | None = None) -> Inventory:
    """The inventory in these files and folders, read in a separate process. Raises HeadroomError."""
    *_, found = estate_steps(paths, options)
    assert found is not None
    return found


def estate_steps(paths: Sequence[Path], options: EstateOptions | None = None) -> Iterator[Inventory | None]:
    """The same: None while the process reads, which ends with the iteration; at the end the inventory."""
    names = ", ".join(path.name for path in paths)
    with tempfile.TemporaryDirectory() as folder:
        answer, asked = Path(folder) / "answer.json", Path(folder) / "options.json"
        asked.write_bytes(msgspec.json.encode(options or EstateOptions()))
        yield from waiting(estate_arguments(paths, answer, asked), names)
        found = answer_in(answer, EstateRead, names)
    if found.inventory is None:
        assert found.problem is not None
        if found.answers:
            raise AnswersFoundError(found.problem, found.answers)
        if found.unknown:
            raise UnknownTablesError(found.problem, found.unknown)
        raise TableError(found.problem)
    yield found.inventory


def waiting(arguments: Sequence[str], names: str) -> Iterator[None]:
    """None while the program runs with these arguments in a process of its own, which ends with the iteration."""
    process = subprocess.Popen(  # noqa: S603 - this program itself
        child_command(*arguments),
        env={**os.environ, **child_variables()},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        until = time.monotonic() + MOST_SECONDS
        while not _has_ended(process):
            if time.monotonic() > until:
                raise too_slow(names, MOST_SECONDS)
            yield None
    finally:
        process.kill()
        process.wait()


def _has_ended(process: subprocess.Popen[bytes]) -> bool:
    """Whether it has, or does so within a moment."""
    with suppress(subprocess.TimeoutExpired):
        process.wait(MOMENT_SECONDS)
    return process.returncode is not None


def estate_arguments(paths: Sequence[Path], answer: Path, options: Path) -> list[str]:
    """The arguments of the process that reads these files and folders."""
    return [READ_ESTATE, str(answer), str(options), *(str(path.resolve()) for path in paths)]


def run_estate_reader(arguments: Sequence[str]) -> int:
    """Read and answer; returns 0 if an answer was written."""
    answer, asked, *paths = arguments
    options = msgspec.json.decode(Path(asked).read_bytes(), type=EstateOptions)
    files = [Path(each) for each in paths]
    words: dict[str, object] = {"file": ", ".join(each.name for each in files)}
    write_answer(
        Path(answer),
        EstateRead,
        lambda: _estate_read(files, options),
        Message("{file} needs more memory than an export may.", words),
    )
    return 0


def _estate_read(paths: Sequence[Path], options: EstateOptions) -> EstateRead:
    try:
        return EstateRead(inventory=read_estate(paths, options))
    except AnswersFoundError as error:
        return EstateRead(problem=error.message, answers=error.answers)
    except UnknownTablesError as error:
        return EstateRead(problem=error.message, unknown=error.tables)


def read_estate(paths: Sequence[Path], options: EstateOptions | None = None) -> Inventory:
    """The inventory in these files and folders. CSV files of one folder are one export. Raises HeadroomError."""
    options = options or EstateOptions()
    workbooks: list[Path] = []
    tables: dict[Path, list[Path]] = {}
    whole: set[Path] = set()
    """Folders that were named as such."""
    for path in dict.fromkeys(each.resolve() for each in paths):
        if path.is_dir():
            whole.add(path)
            for each in _csv_files(path):
                tables.setdefault(path, []).append(each)
        elif path.suffix.lower() not in WORKBOOKS and _is_of_a_pilot(path):
            words: dict[str, object] = {"file": path.name}
            raise TableError(
                Message(
                    "{file} is what a pilot measured, no export of an estate. Open a plan, select the pool of the pilot"
                    " and drop the file there.",
                    words,
                )
            )
        elif path.suffix.lower() in TABLES:
            tables.setdefault(path.parent, []).append(path)
        else:
            workbooks.append(path)
    answers: list[tuple[CustomerAnswer, ...]] = []
    files = [_workbook(path, options.mappings, answers) for path in workbooks]
    for folder, inside in tables.items():
        files += _folder(folder, inside, options.mappings, answers, is_whole=folder in whole)
    if answers:
        _hand_over(answers, [each for each in files if each.tables])
    return read_inventory(files, options.days, options.mappings)


def _hand_over(answers: Sequence[tuple[CustomerAnswer, ...]], others: Sequence[SourceFile]) -> None:
    """Raise AnswersFoundError, or TableError if there are no answers, or exports beside them."""
    every = tuple(each for answered in answers for each in answered)
    if others:
        words: dict[str, object] = {"file": every[0].file if every else "", "other": others[0].name}
        raise TableError(
            Message(
                "Answers of a customer and exports of an estate are read one after the other; {other} is no list of"
                " questions.",
                words,
            )
        )
    if not every:
        raise TableError(Message("There is no answer in the file yet."))
    words = {"file": every[0].file}
    raise AnswersFoundError(Message("{file} has what a customer has answered, and no estate.", words), every)


def _is_of_a_pilot(path: Path) -> bool:
    # Brings numpy, which an export of an estate does without.
    from app.project.measured_files import is_measured

    return is_measured(path)


def _answers(table: RawTable, file: str, sheet: str) -> tuple[CustomerAnswer, ...] | None:
    # Brings the words of the program, which take longer than a small export.
    from app.library.importing.answer_reading import answers_in

    return answers_in(table, file, sheet)


def _csv_files(folder: Path) -> list[Path]:
    try:
        found = sorted(each for each in folder.iterdir() if each.suffix.lower() in TABLES)
    except OSError as error:
        raise FileError(file_problem(error, folder)) from error
    if not found:
        words: dict[str, object] = {"folder": folder.name}
        raise TableError(Message("There is no CSV file in the folder {folder}.", words))
    if len(found) > MOST_FILES:
        words = {"folder": folder.name, "most": MOST_FILES}
        raise TableError(
            Message(
                "There are more than {most} files in the folder {folder}; no export has that many.", words
            )
        )
    return found


def _workbook(
    path: Path, mappings: Sequence[TableMapping], answers: list[tuple[CustomerAnswer, ...]]
) -> SourceFile:
    """The export in a workbook; none of its tables if it holds answers, which are then added."""
    data = content_of(path)
    if path.suffix.lower() not in WORKBOOKS and not data.startswith(b"PK\x03\x04"):
        words: dict[str, object] = {"file": path.name}
        raise TableError(
            Message("{file} is neither a workbook nor a CSV file. Expected: .xlsx, .csv, or a folder.", words)
        )
    sheets = read_sheets(path.name, data, wanted_sheet, wanted_heading)
    if is_export(sheet.sheet for sheet in sheets):
        return SourceFile(path.name, tuple(source_table(sheet, path.name, sheet.sheet) for sheet in sheets))
    sheets = read_sheets(path.name, data, lambda _name: True, None)
    answered = [found for each in sheets if (found := _answers(each, path.name, each.sheet)) is not None]
    if answered:
        answers += answered
        return SourceFile(path.name, ())
    return SourceFile(
        path.name, tuple(_free_table(sheet, path.name, sheet.sheet, mappings) for sheet in sheets)
    )


def _folder(
    folder: Path,
    paths: Iterable[Path],
    mappings: Sequence[TableMapping],
    answers: list[tuple[CustomerAnswer, ...]],
    *,
    is_whole: bool,
) -> Iterator[SourceFile]:
    """The export in CSV files, of which those of sheets that nothing is read from are not opened; and each file that is
    a table of its own, unless only the folder of an export was named.
    """
    every = list(paths)
    wanted = [path for path in every if wanted_sheet(path.stem)]
    if is_export(path.stem for path in wanted):
        name = wanted[0].name if len(every) == 1 else folder.name
        raw = [(path, _csv(path)) for path in wanted]
        yield SourceFile(name, tuple(source_table(each, path.name, path.stem) for path, each in raw))
        others = [path for path in every if path not in wanted and not is_of_product(path.stem)]
        every = [] if is_whole else others
    for path in every:
        table = _csv(path)
        if (found := _answers(table, path.name, path.stem)) is not None:
            answers.append(found)
        else:
            yield SourceFile(path.name, (_free_table(table, path.name, path.stem, mappings),))


def _csv(path: Path) -> RawTable:
    return read_csv(path.name, content_of(path), most_columns=MOST_COLUMNS_OF_EXPORTS)


def content_of(path: Path) -> bytes:
    """The bytes of an export. Raises FileError and TableError."""
    words: dict[str, object] = {"file": path.name, "most": MOST_BYTES // 10**6}
    data = read_file(
        path, MOST_BYTES, Message("{file} is larger than {most} MB; no export is that large.", words)
    )
    if not data.strip():
        raise TableError(Message("{file} is empty.", {"file": path.name}))
    return data


def source_table(raw: RawTable, file: str, sheet: str) -> SourceTable:
    """A table as the readers of products take it: its first row are the headings."""
    if not raw.rows:
        return SourceTable(file, sheet, (), ())
    head, *rows = raw.rows
    headings = tuple(cell.text for cell in head.cells)
    return SourceTable(
        file, sheet, headings, tuple(SourceRow(row.number, tuple(map(_cell, row.cells))) for row in rows)
    )


def _free_table(raw: RawTable, file: str, sheet: str, mappings: Sequence[TableMapping]) -> SourceTable:
    """A table that may have a title above its headings."""
    first = [tuple(cell.text for cell in row.cells) for row in raw.rows[:HEADING_WITHIN]]
    return source_table(msgspec.structs.replace(raw, rows=raw.rows[head_of(first, mappings) :]), file, sheet)


def _cell(cell: RawCell) -> Cell:
    if cell.kind == "number":
        return float(cell.text)
    if cell.kind == "unknown":
        return "=?"
    return cell.text or None
