"""A result is told once: its columns are in app/results/tables, and every view takes headings and words from there."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from app.cli.assessment_report import Report
from app.cli.limits_report import LimitsReport
from app.look.number_format import numbers
from app.look.output_language import written_in
from app.output.chapters.bill_chapter import bill
from app.output.chapters.capacity_chapter import capacity
from app.output.chapters.ladder_chapter import ladder as ladder_chapter
from app.output.chapters.saturation_chapter import saturation
from app.output.proposal.subject import Subject
from app.output.workbook.build_workbook import build_workbook
from app.project.samples import sample_names
from app.results.tables.bill_table import bill_columns, bill_rows
from app.results.tables.capacity_table import store_columns
from app.results.tables.column import chosen
from app.results.tables.cost_tables import bill_sums, shown_sums, yearly_rows
from app.results.tables.limits_tables import rung_columns, shown_rungs
from app.results.tables.saturation_table import phase_columns, phase_rows
from app.results.tables.shared_costs import share_rows
from app.results.tables.shown_limits import shown_limits
from app.results.tabs.cost_tab import CostTab
from app.results.words.components import resources_in_drawn_order
from planner_core.engine.evaluate import evaluate
from tests.support.blocks import rows, tables, totals
from tests.support.plans import CATALOG, small_plan, with_fields
from tests.support.printed import DAY, ODD, subject_of
from tests.support.workbooks import Workbook

APP = Path(__file__).parents[3] / "app"
VIEWS = (
    "results/tabs/scenarios_tab.py",
    "results/tabs/limits_tab.py", "results/tabs/saturation_tab.py", "results/tabs/storms_tab.py",
    "results/tabs/capacity_tab.py", "results/tabs/cost_tab.py", "results/tabs/response_tab.py",
    "cli/assessment_report.py", "cli/limits_report.py", "cli/response_report.py", "cli/result_lines.py",
    "output/chapters/ladder_chapter.py", "output/chapters/saturation_chapter.py",
    "output/chapters/storms_chapter.py", "output/chapters/response_chapter.py", "output/chapters/bill_chapter.py",
    "output/chapters/capacity_chapter.py",
    "output/workbook/limits_sheets.py", "output/workbook/saturation_sheet.py", "output/workbook/storms_sheet.py",
    "output/workbook/capacity_sheet.py", "output/workbook/response_sheets.py",
    "output/workbook/bill_sheet.py", "output/workbook/cost_of_use_sheet.py",
)  # fmt: skip
"""What shows limits, saturation, storms, capacity, cost and response times."""
LINES = ("Column", "Line", "Sum", "line", "row", "total", "amount")
"""What a function is called that makes a column or a line of figures: its first argument is the title."""
ONLY_HERE = {"Desktops this store would hold": "output/chapters/capacity_chapter.py"}
"""A title that stands in no table because no other view has the figure."""


def own_headings(tree: ast.AST) -> Iterator[int]:
    """Lines where a column or a line of figures is given a translated title, or a row begins with two of them."""
    for each in ast.walk(tree):
        if isinstance(each, ast.Call) and isinstance(each.func, ast.Name) and each.func.id.endswith(LINES):
            if each.args and is_translated(each.args[0]) and title_of(each.args[0]) not in ONLY_HERE:
                yield each.lineno
        elif isinstance(each, ast.List | ast.Tuple) and each.elts:
            kind = each.elts[1] if len(each.elts) > 1 else None
            if is_translated(each.elts[0]) and (
                (kind is not None and is_translated(kind))
                or (isinstance(kind, ast.Constant) and kind.value in ("name", "text", "number"))
            ):
                yield each.lineno


def is_translated(node: ast.expr) -> bool:
    """Whether it is a translated title; what has places for words is a sentence."""
    is_tr = isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "tr"
    return is_tr and isinstance(node.args[0], ast.Constant) and "{" not in str(node.args[0].value)


def title_of(node: ast.expr) -> str:
    """The English text of what is translated."""
    assert isinstance(node, ast.Call)
    assert isinstance(node.args[0], ast.Constant)
    return str(node.args[0].value)


@pytest.mark.parametrize("path", VIEWS)
def test_no_view_composes_headings_of_its_own(path: str) -> None:
    assert list(own_headings(ast.parse((APP / path).read_text("utf-8")))) == []


def test_headings_are_found_where_they_are_composed() -> None:
    found = [
        'Column(tr("Desktops"), shown)', '[[tr("Component"), tr("Resource"), *others]]', '[(tr("Limit"), "text")]',
        'total(tr("Total, net"), amount)', '_Line(tr("Interest"), name)', 'row(tr("In all"), *cells)',
    ]  # fmt: skip
    for each in found:
        assert list(own_headings(ast.parse(each))) == [1], each
    assert not list(own_headings(ast.parse('[tr("Total"), "", amount]')))


def line_of(cells: list[str]) -> list[str]:
    """The words of cells, as a terminal prints them in a line."""
    return " ".join(cells).split()


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("name", sample_names())
def test_terminal_and_paper_show_the_cells_of_the_tables(name: str, language: str) -> None:
    subject = subject_of(name)
    plan, found = subject.plan, subject.assessment
    with written_in(language):
        printed = [
            line.split() for line in (*Report(plan, found).lines(), *LimitsReport(plan, found).lines())
        ]
        rungs = rung_columns(found.desktops.users_of)
        limits = shown_rungs(plan, shown_limits(found))
        phases = phase_columns()
        moments = phase_rows(plan, found.saturation, resources_in_drawn_order(plan, found))
        bought, lines = bill_columns(found.cost.currency), bill_rows(found.cost)
        stores = store_columns(plan, found)
        ladder_rows = rows(tables(ladder_chapter(plan, found))[0])
        moment_rows = rows(tables(saturation(plan, found, CATALOG), "saturation")[0])
        bill_lines = rows(tables(bill(plan, found, DAY))[0])
        store_rows = rows(tables(capacity(plan, found, subject.catalog), "stores")[0])

        users = ["users"] if found.desktops.users is not None else []
        titles = chosen(rungs, "desktops", *users, "resource", "component", "when")
        assert line_of([each.title for each in titles]) in printed
        for rung, shown in zip(limits, ladder_rows, strict=False):
            assert line_of([each.shown(rung) for each in titles]) in printed
            assert shown[:3] == [each.shown(rung) for each in chosen(rungs, "desktops", "limit", "when")]

        for row, shown in zip(moments, moment_rows, strict=True):
            assert shown[0] == phases["resource"].shown(row)
            assert shown[2] == phases["worst"].shown(row)
            assert phases["worst"].shown(row).replace("\N{NO-BREAK SPACE}", " ") in " ".join(
                map(" ".join, printed)
            )
            # There is no room for a decimal there: the mark says that a resource is over.
            cells = (row.cells.get(phase) for phase in found.phases)
            assert shown[3:] == [
                "" if each is None else numbers().percent(each.utilisation) for each in cells
            ]

        # On paper a column of order numbers is left out where no line has one.
        numbered = ["order_number"] if any(bought["order_number"].shown(line) for line in lines) else []
        priced = chosen(bought, "item", *numbered, "quantity", "priced", "total")
        assert [[each.shown(line) for each in priced] for line in lines] == bill_lines
        assert all(line_of(line) in printed for line in bill_lines)

        sizes = [line for line in store_rows if line[2]]
        assert [[name, share] for name, _used, share in sizes] == [
            [each.shown(use) for each in chosen(stores, "store", "share")] for use in found.stores
        ]
        assert all(line_of(line) in printed for line in sizes)


def test_the_workbook_has_the_headings_of_the_tables() -> None:
    subject = subject_of("tr4540-1500")
    book = Workbook(build_workbook(subject, "en", DAY))
    with written_in("en"):
        rungs = rung_columns(subject.assessment.desktops.users_of)
        wanted = {
            "Limits": chosen(rungs, "number", "desktops", "component", "resource", "phase", "case", "lift"),
            "Capacity": list(store_columns(subject.plan, subject.assessment).values()),
        }
    for sheet, columns in wanted.items():
        heads = [[cell.value for cell in row] for row in book.rows(sheet)]
        assert [each.title for each in columns] in heads


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("name", [ODD, *sample_names()])
def test_sums_are_those_of_the_tables_in_every_view(name: str, language: str, qtbot: QtBot) -> None:
    subject = subject_of(name)
    plan, found = subject.plan, subject.assessment
    cost, settings = found.cost, plan.settings
    if not cost.lines:
        return
    book = Workbook(build_workbook(subject, language, DAY))
    with written_in(language):
        sums = [(each.title, each.shown(cost)) for each in shown_sums(settings, cost)]
        shares = [(each.title, each.shown(cost)) for each in share_rows(found)] if cost.is_headline else []
        on_paper = totals(bill(plan, found, DAY))
        lines = [line.split() for line in Report(plan, found).lines()]
        tab = CostTab()
        qtbot.addWidget(tab)
        tab.show_results(plan, found)
        labels = {
            each.title: each.amount
            for each in (
                *bill_sums(settings, cost, with_rates=False)[0 if cost.discount else 2 :],
                *list(yearly_rows(settings, cost, with_rates=False).values())[:7],
            )
        }
    assert [each for each in on_paper if each in [*sums, *shares]] == [*sums, *shares]
    assert all(line_of([*each]) in lines for each in sums)
    shown = [each.accessibleName() for each in tab.shares.values() if not each.isHidden()]
    assert sorted(shown) == sorted(map(": ".join, shares))
    cells = {
        str(row[0].value): [cell.value for cell in row if isinstance(cell.value, float)]
        for sheet in list(book.sheets)[1:3]
        for row in book.rows(sheet)
        if row
    }
    for title, amount in labels.items():
        assert cells[title] == [pytest.approx(float(amount or 0))], title


def test_what_is_free_is_negative_in_every_view_where_files_take_more_than_there_is() -> None:
    plan = with_fields(small_plan(desktops=200), "ssd", drive_gb=400.0)
    subject = Subject(plan, evaluate(plan, CATALOG), CATALOG)
    use = subject.assessment.stores[0]
    lacking = use.capacity_gib - use.used_gib
    assert lacking < -1
    book = Workbook(build_workbook(subject, "en", DAY))
    with written_in("en"):
        column = store_columns(plan, subject.assessment)["free"]
        chapter = capacity(plan, subject.assessment, CATALOG)
        text = numbers().gib(lacking)
    (table,) = tables(chapter, "stores")
    assert text.startswith("\N{MINUS SIGN}")
    assert (column.shown(use), column.key and column.key(use)) == (text, lacking)
    assert ["Free", text, ""] in rows(table)
    assert table["chart"]["bars"][0]["free"] == text
    heads, cells = book.rows("Capacity")[2:4]
    at = [cell.value for cell in heads].index("Free")
    assert cells[at].value == pytest.approx(lacking)
