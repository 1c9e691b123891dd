"""A workbook of a million real rows: read or refused in a process of its own, within half a gigabyte."""

from __future__ import annotations

import random
import subprocess
import sys
import zipfile
from io import BytesIO
from pathlib import Path

import pytest

from app.library.importing.raw_tables import MOST_ROWS
from app.library.importing.read_file import TableRead, answer_in
from app.library.workbook_writing import workbook_bytes
from app.machine.child_command import READ_TABLE
from tests.support.command import ROOT, environment
from tests.support.thorough import rounds

ROWS = rounds(20_000, 1_000_000)
MEMORY = 500 * 10**6
SECONDS = rounds(300, 600)
MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"


def large_workbook(rows: int) -> bytes:
    """Rows of two numbers that do not repeat, or it would be taken for a bomb."""
    source = random.Random(39)
    cells = "".join(
        f"<row><c><v>{source.randrange(10**9)}</v></c><c><v>{source.randrange(10**9)}</v></c></row>"
        for _ in range(rows)
    )
    written = BytesIO()
    with (
        zipfile.ZipFile(BytesIO(workbook_bytes("A", [["x"]]))) as small,
        zipfile.ZipFile(written, "w", zipfile.ZIP_DEFLATED) as large,
    ):
        for name in small.namelist():
            if "sheet1" not in name:
                large.writestr(name, small.read(name))
        large.writestr(
            "xl/worksheets/sheet1.xml",
            f'<worksheet xmlns="{MAIN}"><sheetData>{cells}</sheetData></worksheet>',
        )
    return written.getvalue()


def test_a_million_rows_are_refused_in_words_within_half_a_gigabyte(tmp_path: Path) -> None:
    resource = pytest.importorskip("resource", reason="this system has no limits on memory")
    path, answer = tmp_path / "large.xlsx", tmp_path / "answer.json"
    path.write_bytes(large_workbook(ROWS))

    def tight() -> None:
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))

    done = subprocess.run(
        [sys.executable, "-m", "app", READ_TABLE, str(path), str(answer)],
        cwd=ROOT,
        env=environment(),
        capture_output=True,
        preexec_fn=tight,
        timeout=SECONDS,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, b"")
    found = answer_in(answer, TableRead, path.name)
    if ROWS > MOST_ROWS:
        assert found.table is None
        assert f"more than {MOST_ROWS:,} rows" in str(found.problem)
    else:
        assert found.table is not None
        assert len(found.table.rows) == ROWS
