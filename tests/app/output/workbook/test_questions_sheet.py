"""The workbook for a customer: every question with its cell, harmless texts, and the way back through the reader."""

from __future__ import annotations

import re
import zipfile
from datetime import date
from decimal import Decimal
from io import BytesIO
from pathlib import Path

import msgspec
import pytest

from app.library.importing.estate_files import read_estate, read_estate_apart
from app.library.importing.raw_tables import TableError
from app.look.output_language import written_in
from app.look.translation import tr
from app.output.workbook.questions_sheet import build_questions
from app.results.words.questions import choice_labels
from planner_core.editing.edits import apply
from planner_core.imports.answers import AnswersFoundError, answered, in_order
from planner_core.imports.questions import questions
from planner_core.plan.components import Host
from planner_core.plan.plan import Plan
from tests.support.estates import rvtools_sheets, workbook
from tests.support.filled_in import filled_in, keys_of, rows_of
from tests.support.plans import CATALOG, small_plan
from tests.support.workbooks import Workbook

DAY = date(2026, 11, 21)
FOREIGN = Path(__file__).parents[3] / "foreign_files"
INJECTION = "=cmd|' /C calc'!A0"


def read_back(path: Path, data: bytes) -> AnswersFoundError:
    path.write_bytes(data)
    with pytest.raises(AnswersFoundError) as caught:
        read_estate([path])
    return caught.value


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("plan", [Plan(), small_plan()], ids=["empty", "small"])
def test_every_question_has_a_row_and_a_key(plan: Plan, language: str) -> None:
    data = build_questions(plan, CATALOG, language, DAY)
    assert data == build_questions(plan, CATALOG, language, DAY), "the same plan and day give the same bytes"
    assert keys_of(data) == [each.key for each in questions(plan, CATALOG)]
    with written_in(language):
        title = tr("Questions before the workshop")
    assert rows_of(data)[1][0][0] == title
    book = Workbook(data)
    assert len(book.files) == 2
    assert b'state="hidden"' in book.parts["xl/workbook.xml"]


def test_the_cells_take_only_what_is_meant() -> None:
    data = build_questions(Plan(), CATALOG, "en", DAY)
    sheet = Workbook(data).parts["xl/worksheets/sheet1.xml"].decode()
    rules = re.findall(r'<dataValidation type="(\w+)".*?sqref="C(\d+)"', sheet)
    _, rows = rows_of(data)
    kinds = {each.key: each for each in questions(Plan(), CATALOG)}
    lines = {int(line): kind for kind, line in rules}
    head = next(place for place, row in enumerate(rows) if "headroom.key" in row)
    seen = set()
    first = min(lines)
    for place, row in enumerate(rows[head + 1 :]):
        question = kinds[row[-1]]
        kind = lines.get(first + place, "")
        meant = {"integer": "whole", "number": "decimal", "money": "decimal", "choice": "list", "text": ""}
        assert kind == ("list" if question.choices else meant[question.field.kind]), question.key
        seen.add(kind)
    assert seen == {"whole", "decimal", "list", ""}


def test_names_stay_texts() -> None:
    plan = small_plan()
    components = {key: msgspec.structs.replace(each, name=INJECTION) for key, each in plan.components.items()}
    data = build_questions(msgspec.structs.replace(plan, components=components), CATALOG, "en", DAY)
    sheet = Workbook(data).parts["xl/worksheets/sheet1.xml"].decode()
    assert "<f>" not in sheet
    assert any(INJECTION in cell for row in rows_of(data)[1] for cell in row)


@pytest.mark.parametrize("language", ["en", "de"])
def test_what_is_filled_in_comes_back(tmp_path: Path, language: str) -> None:
    plan = small_plan()
    data = build_questions(plan, CATALOG, language, DAY)
    with written_in(language):
        raid = tr("RAID 5")
    cells = {"host/count": 7, "host/ram_gib": 1536.5, "ssd/raid": raid, "host/server_model": INJECTION}
    found = read_back(tmp_path / "answers.xlsx", filled_in(data, cells))
    result = answered(plan, found.answers, CATALOG, choice_labels)
    assert not result.problems
    assert result.step is not None
    after = apply(plan, result.step.edits)
    host = next(iter(after.of_type(Host)))
    assert (host.count, host.ram_gib, host.server_model) == (7, 1536.5, INJECTION)
    assert after.components["ssd"].raid == "raid-5"  # type: ignore[union-attr]


def test_rows_may_be_sorted_and_left_out(tmp_path: Path) -> None:
    lines = ["Answer;x;headroom.key;y", "4;;host/count;", ";;host/ram_gib;", "1;;host/sockets;note"]
    found = read_back(tmp_path / "answers.csv", "\n".join(lines).encode())
    assert [(each.key, each.cell, each.row) for each in found.answers] == [
        ("host/count", "4", 2), ("host/sockets", "1", 4),
    ]  # fmt: skip


def test_a_process_of_its_own_reads_answers(tmp_path: Path) -> None:
    path = tmp_path / "answers.xlsx"
    path.write_bytes(filled_in(build_questions(Plan(), CATALOG, "de", DAY), {"new/host/count": 3}))
    with pytest.raises(AnswersFoundError) as caught:
        read_estate_apart([path])
    assert [(each.key, each.cell) for each in caught.value.answers] == [("new/host/count", 3.0)]


def test_questions_without_answers_and_beside_an_export_are_refused(tmp_path: Path) -> None:
    empty, export = tmp_path / "empty.xlsx", tmp_path / "export.xlsx"
    empty.write_bytes(build_questions(Plan(), CATALOG, "en", DAY))
    export.write_bytes(workbook(rvtools_sheets(4)))
    with pytest.raises(TableError, match="There is no answer in the file yet"):
        read_estate([empty])
    with pytest.raises(TableError, match=r"one after the other; export\.xlsx is no list of questions"):
        read_estate([empty, export])


def test_a_workbook_that_libreoffice_has_saved_is_read() -> None:
    """Numbers, per cent by the format of the cell, lists, and texts with a unit, typed in LibreOffice."""
    path = FOREIGN / "questions-libreoffice.xlsx"
    with pytest.raises(AnswersFoundError) as caught:
        read_estate([path])
    found = answered(Plan(), in_order(caught.value.answers), CATALOG, choice_labels)
    values = {each.answer.key.removeprefix("new/"): each.after for each in found.changes}
    assert values == {
        "desktop_pool/workload": "Login VSI 4.1 knowledge worker, Windows 10, 2 vCPU",
        "desktop_pool/desktops": 420,
        "desktop_pool/concurrency_percent": 85.0,
        "desktop_pool/growth_percent": 0.5,
        "desktop_pool/replica_gib": 1536.0,
        "host/count": 6,
        "host/base_clock_ghz": 2.6,
        "host/ram_gib": 1024.0,
        "host/hypervisor": "vsphere-4.0",
        "host/unit_price": Decimal("18500.5"),
        "storage_array/protocol": "iscsi",
        "disk_group/drives": 24,
        "disk_group/drive_gb": 3840.0,
        "settings/work_hours_per_week": 60.0,
        "settings/vat_percent": 19.0,
        "notes/licences": "Windows E3 for all",
    }
    assert [str(each).partition("; expected")[0] for each in found.problems] == [
        "questions-libreoffice.xlsx, sheet Fragen, row 14: RAM je Desktop is 16 GB",
        "questions-libreoffice.xlsx, sheet Fragen, row 49: Zinssatz is 0,5",
    ]


def test_the_limits_of_cells_outlive_libreoffice() -> None:
    saved = zipfile.ZipFile(FOREIGN / "questions-libreoffice.xlsx").read("xl/worksheets/sheet1.xml").decode()
    ours = zipfile.ZipFile(BytesIO(build_questions(Plan(), CATALOG, "de", DAY)))
    written = ours.read("xl/worksheets/sheet1.xml").decode()
    assert saved.count("<dataValidation ") == written.count("<dataValidation ") > 40
