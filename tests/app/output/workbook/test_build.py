"""The workbook as a whole: what is in it, in which language, typed, fit for paper, and the same for the same input."""

from __future__ import annotations

import re
from datetime import date

import msgspec
import pytest

from app.library.importing.workbook_reading import read_workbook
from app.look.number_format import numbers
from app.look.output_language import written_in
from app.look.translation import language
from app.output.chapters.recommendation import recommended
from app.output.proposal.subject import Subject
from app.output.workbook import saturation_sheet
from app.output.workbook.build_workbook import build_workbook
from app.output.workbook.cell_styles import Look, properties
from app.output.workbook.columns import TableColumn
from app.output.workbook.shared_tables import from_window
from app.project.samples import read_sample, sample_names
from app.results.tables.column import Column
from planner_core.editing import verbs
from planner_core.editing.edits import apply
from planner_core.plan.components import DiskGroup, StorageArray
from planner_core.plan.plan import Plan, Position
from planner_core.studies.variants_in_futures import variants_in_futures
from tests.app.output.workbook.conftest import DAY, book_of, several, subject_of
from tests.support.plans import small_plan, two_pools
from tests.support.workbooks import place

SHEETS = {
    "en": ["Summary", "Bill of materials", "Cost of use", "Limits", "Scenarios", "Range", "Saturation", "Capacity",
           "Storms",
           "Response curve", "Findings", "Assumptions", "Derivations"],
    "de": ["Zusammenfassung", "Stückliste", "Kosten der Nutzung", "Engpässe", "Szenarien", "Spanne", "Auslastung",
           "Kapazität",
           "Lastspitzen",
           "Antwortzeitkurve", "Befunde", "Annahmen", "Herleitungen"],
}  # fmt: skip


@pytest.mark.parametrize("wanted", ["en", "de"])
def test_the_workbook_speaks_the_language_asked_for_whatever_the_window_speaks(wanted: str) -> None:
    with written_in("en" if wanted == "de" else "de"):
        book = book_of(subject_of(read_sample("everything-on-ssd")), wanted)
        assert language() != wanted
        assert numbers().style.locale != {"en": "en_US", "de": "de_DE"}[wanted]
    assert list(book.sheets) == SHEETS[wanted]


@pytest.mark.parametrize("sample", sample_names()[:4])
def test_headline_numbers_are_those_of_the_assessment(sample: str) -> None:
    subject = subject_of(read_sample(sample))
    book, counts = book_of(subject), subject.assessment.desktops
    assert book.named("DesktopsPlanned").value == counts.planned
    assert book.named("DesktopsFit").value == counts.fits
    assert book.named("DesktopsMaximum").value == counts.maximum
    assert book.named("DesktopsWithoutFailures").value == counts.without_failures


def test_the_same_input_gives_the_same_bytes_but_for_the_date() -> None:
    subject = subject_of(read_sample("everything-on-ssd"))
    first = build_workbook(subject, "de", DAY)
    assert build_workbook(subject, "de", DAY) == first
    assert build_workbook(subject, "de", date(2026, 11, 22)) != first


def test_every_formula_has_its_value_and_no_text_is_a_formula() -> None:
    book = book_of(several("replica-on-ssd", "everything-on-sas"))
    formulas = book.formulas()
    assert len(formulas) > 300
    assert [at for at, cell in formulas.items() if cell.value is None] == []
    assert [cell for cell in formulas.values() if cell.value != cell.value] == []  # not a number


def test_saturation_names_component_resource_phase_and_case_with_typed_numbers() -> None:
    subject = subject_of(read_sample("replica-on-ssd"))
    rows = [row for row in book_of(subject).rows("Saturation")[3:] if len(row) > 9]
    listed = {(row[0].value, row[1].value, row[2].value, row[3].value): row for row in rows}
    assert len(listed) == len(rows)
    row = listed["RX300 S6", "RAM", "Steady", "Normal"]
    worst = subject.assessment.worst(
        next(each.id for each in subject.plan.components.values() if each.name == "RX300 S6"), "ram", "steady"
    )
    assert worst is not None
    assert (row[4].value, row[5].value) == (pytest.approx(worst.demand), pytest.approx(worst.capacity))
    assert re.fullmatch(r'IF\(F\d+<>0,\(E\d+\)/F\d+,"–"\)', row[7].formula)
    assert row[7].value == pytest.approx(worst.utilisation)
    assert row[9].value == "over capacity"


def test_each_pool_has_its_own_limit_below_the_ladder() -> None:
    alone = subject_of(read_sample("replica-on-ssd"))
    assert "Limit of each pool" not in book_of(alone).texts("Limits")
    plan, other = two_pools(read_sample("replica-on-ssd"), name="Second", desktops=30)
    subject = subject_of(plan)
    rows = book_of(subject).rows("Limits")
    (title,) = [number for number, row in enumerate(rows) if row[0].value == "Limit of each pool"]
    rows = [row for row in rows[title + 1 :] if len(row) > 5]
    assert [row[0].value for row in rows[1:]] == [
        plan.components[each.pool].name for each in subject.assessment.pool_limits
    ]
    limit = subject.assessment.pool_limit(other)
    second = next(row for row in rows if row[0].value == "Second")
    assert limit is not None
    assert limit.desktops is not None
    assert [cell.value for cell in second[1:4]] == [30, limit.desktops, limit.desktops - 30]
    assert second[4].value == plan.components[limit.component].name


@pytest.mark.parametrize(("most", "cases"), [(60, {"Normal"}), (10, set())])
def test_large_plans_list_less_but_the_fullest_moment_of_everything(
    monkeypatch: pytest.MonkeyPatch, most: int, cases: set[str]
) -> None:
    monkeypatch.setattr(saturation_sheet, "MOST_ROWS", most)
    subject = subject_of(read_sample("replica-on-ssd"))
    book = book_of(subject)
    rows = [row for row in book.rows("Saturation")[3:] if len(row) > 9]
    found = {(row[0].value, row[1].value): row[7].value for row in rows}
    assert len(found) == len(subject.assessment.saturation.subjects())
    assert max(row[7].value for row in rows if isinstance(row[7].value, float)) == pytest.approx(
        max(row.utilisation for row in subject.assessment.saturation if row.utilisation and row.planned_for)
    )
    assert cases <= {str(row[3].value) for row in rows}
    assert any("so large" in text for text in book.texts("Saturation"))
    if most == 10:
        assert len(rows) == len(found)


def test_stores_are_filled_by_role_and_summed_by_formulas() -> None:
    subject = subject_of(read_sample("replica-on-ssd"))
    rows = book_of(subject).rows("Capacity")
    heads = [str(cell.value) for cell in rows[2]]
    for row, use in zip(rows[3:], subject.assessment.stores, strict=True):
        cells = dict(zip(heads, row, strict=True))
        assert cells["All files"].formula.startswith("SUM(")
        assert cells["All files"].value == pytest.approx(use.used_gib)
        assert cells["Free"].value == pytest.approx(use.capacity_gib - use.used_gib)
        assert cells["Share"].value == pytest.approx(use.used_gib / use.capacity_gib)


def test_assumptions_are_typed_numbers_with_unit_and_origin() -> None:
    rows = [
        row for row in book_of(subject_of(read_sample("replica-on-ssd"))).rows("Assumptions") if len(row) > 4
    ]
    found = {str(row[0].value): row for row in rows}
    assert (found["Desktops"][1].value, found["Desktops"][1].is_text) == (70.0, False)
    assert (found["VAT"][1].value, found["VAT"][2].value) == (19.0, "%")
    assert found["RAM"][2].value == "GiB"
    assert (found["RAM"][1].form, found["Base clock"][1].form) == ("#,##0", "#,##0.00"), "all digits, no more"
    assert found["RAID level"][1].is_text
    assert {str(row[4].value) for row in rows} >= {"default", "catalogue", "constant"}


def test_derivations_lead_from_the_headline_numbers_to_their_sources() -> None:
    subject = subject_of(read_sample("replica-on-ssd"))
    rows = book_of(subject).rows("Derivations")
    marked = {str(row[0].value): row for row in rows[3:] if row[0].value}
    assert marked["A1"][3].value == subject.assessment.desktops.fits
    assert marked["A1"][6].value == "min(planned, maximum)"
    mentioned = {str(row[5].value) for row in rows[3:]}
    assert {"A2", "default"} <= mentioned
    assert {each for each in mentioned if re.fullmatch(r"[A-H]\d+", each)} <= set(marked)
    assert list(marked) == [
        f"{letter}{number}" for letter in "ABC" for number in range(1, 99) if f"{letter}{number}" in marked
    ], "in order"
    for letter in "ABC":
        numbers = [int(each[1:]) for each in marked if each.startswith(letter)]
        assert numbers == list(range(1, len(numbers) + 1)), "no number is missing"


def test_charts_show_the_cells_beside_them_and_leave_out_what_has_no_end() -> None:
    book = book_of(subject_of(read_sample("replica-on-ssd")))
    charts = [part.decode() for name, part in book.parts.items() if name.startswith("xl/charts/chart")]
    (bars,) = [chart for chart in charts if "barChart" in chart]
    assert "<c:f>Capacity!$A$5:$A$7</c:f>" in bars
    (lines,) = [chart for chart in charts if "scatterChart" in chart]
    rows = book.rows("Response curve")
    (title,) = [at for at, row in enumerate(rows) if "case by case" in str(row[0].value)]
    rows = [row for row in rows[3:title] if len(row) > 3]
    finite = [row for row in rows if isinstance(row[1].value, float)]
    assert 0 < len(finite) < len(rows)
    assert f"'Response curve'!$B$5:$B${4 + len(finite)}<" in lines
    assert f"'Response curve'!$C$5:$C${4 + len(rows)}" in lines


def test_sheets_have_fixed_heads_filters_and_are_set_up_for_a4() -> None:
    book = book_of(subject_of(read_sample("replica-on-ssd")))
    part = book.parts[book.files["Saturation"]].decode()
    assert 'state="frozen"' in part
    assert 'ySplit="4"' in part
    assert '<autoFilter ref="A4:K' in part
    assert 'paperSize="9"' in part
    assert '<pageSetUpPr fitToPage="1"/>' in part
    titles = book.parts["xl/workbook.xml"].decode()
    assert "Saturation!$4:$4" in titles
    for name, file in book.files.items():
        assert "&amp;P" in book.parts[file].decode(), name


@pytest.mark.parametrize("plan", [Plan(), small_plan()], ids=["empty", "unpriced"])
def test_every_sheet_of_a_plan_that_is_not_finished_is_set_up_and_in_the_contents(plan: Plan) -> None:
    book = book_of(subject_of(plan))
    assert {"Summary", "Capacity", "Saturation", "Storms"} <= set(book.files)
    contents = set(book.texts("Summary"))
    for name, file in book.files.items():
        part = book.parts[file].decode()
        assert 'paperSize="9"' in part, name
        assert "&amp;P" in part, name
        assert name == "Summary" or name in contents
        assert book.texts(name), name
    assert ("The plan has no store yet." in book.texts("Capacity")) == (plan == Plan())


def test_the_summary_is_as_wide_whatever_it_says() -> None:
    """So that it lies on one page, and its words are read without widening a column."""
    for plan in (read_sample("replica-on-ssd"), Plan()):
        part = (book := book_of(subject_of(plan))).parts[book.files["Summary"]].decode()
        widths = [float(each) for each in re.findall(r'<col [^>]*width="([\d.]+)"', part)]
        assert widths[:2] == pytest.approx([44, 30], abs=1)


def test_a_number_that_is_none_is_said_in_the_words_of_the_window() -> None:
    minutes = Column[float | None](
        "Minutes", lambda row: "never done" if row is None else str(row), key=lambda row: row
    )
    share = Column[float | None]("Share", lambda row: "-" if row is None else f"{row}%", key=lambda row: row)
    one, other = from_window([minutes, share], percent=["Share"])
    assert (one.cell(None, 0), one.cell(7.0, 0)) == ("never done", 7.0)
    assert (other.cell(None, 0), other.cell(50.0, 0)) == ("-", 0.5)


def test_numbers_stand_at_the_right_and_words_at_the_left() -> None:
    assert properties(Look("body", right=True))["align"] == "right"
    assert (at_left := properties(Look("body", indent=1)))["align"] == "left"
    assert at_left["indent"] == 1


def test_heads_of_tables_wrap_and_stand_over_their_numbers() -> None:
    """A head such as "Desktops as planned" is wider than the numbers below it."""
    names = TableColumn[int]("Store", lambda row, _: "a", keeps_distance=True)
    numbers = TableColumn[int]("Desktops as planned", lambda row, _: 7, number="#,##0")
    assert names.head() == Look("head", wraps=True, right=False, indent=1)
    assert numbers.head() == Look("head", wraps=True, right=True, indent=0)
    assert (numbers.look(1).wraps, numbers.look(1).right) == (False, True)


def test_the_file_says_what_it_is_and_who_made_it() -> None:
    plan = read_sample("everything-on-ssd")
    settings = msgspec.structs.replace(plan.settings, name="Offer & <Co>", author="Ada", customer="Grace")
    book = book_of(subject_of(msgspec.structs.replace(plan, settings=settings)))
    core = book.parts["docProps/core.xml"].decode()
    assert "<dc:title>Offer &amp; &lt;Co&gt;</dc:title>" in core
    assert "<dc:creator>Ada</dc:creator>" in core
    assert "2026-11-21" in core


def test_variants_stand_side_by_side_with_differences_as_formulas() -> None:
    subject = several("replica-on-ssd", "everything-on-ssd", "everything-on-sas")
    book = book_of(subject)
    rows = book.rows("Variants")
    heads = [cell.value for cell in rows[2]]
    assert heads[2:4] == ["replica-on-ssd (baseline, this proposal)", "everything-on-ssd"]
    row = next(row for row in rows if row[0].value == "Cost: Purchase, total")
    at = rows.index(row) + 2
    amounts = [float(each.assessment.cost.total) for each in subject.variants if each.assessment]
    assert [row[2].value, row[3].value, row[7].value] == amounts
    assert (row[4].formula, row[4].value) == (f"(D{at}-C{at})", amounts[1] - amounts[0])
    assert row[5].value is None  # the same mirror has no price in either: the share of the sums is not known
    power = next(row for row in rows if row[0].value == "Cost: Power draw")
    assert power[5].value == pytest.approx(float(power[3].value) / float(power[2].value) - 1)
    assert row[6].value == "better"
    assert row[8].value == amounts[2] - amounts[0]
    fits = next(row for row in rows if row[0].value == "In the same futures: Carries all desktops planned")
    study = variants_in_futures(subject.variants, subject.catalog)
    assert study is not None
    assert [fits[2].value, fits[3].value, fits[7].value] == pytest.approx(list(study.fits))
    assert (fits[4].value, fits[6].value) == (None, "better")
    assert "“everything-on-ssd” costs less per desktop than “replica-on-ssd” in" in str(rows[1][0].value)
    assert "What is different" in book.sheets
    assert ("Variant", "replica-on-ssd") in [
        (row[0].value, row[1].value) for row in book.rows("Summary") if len(row) > 1
    ]


def test_the_summary_names_the_recommended_variant() -> None:
    subject = several("replica-on-ssd", "everything-on-ssd", "everything-on-sas")

    def named(subject: Subject) -> list[object]:
        rows = [row for row in book_of(subject).rows("Summary") if len(row) > 1]
        return [row[1].value for row in rows if row[0].value == "Recommended variant"]

    best = recommended(subject.variants)
    assert named(subject) == ([best.name] if best is not None else [])
    design = msgspec.structs.replace(subject.design, recommended="variant-3")
    chosen = subject._replace(ids=("variant-1", "variant-2", "variant-3"), design=design)
    assert named(chosen) == ["everything-on-sas"]
    assert named(subject._replace(variants=())) == []


def test_every_sheet_says_which_variant_it_is_about() -> None:
    subject = several("replica-on-ssd", "everything-on-ssd", "everything-on-sas")
    ssd = subject.variants[1]
    assert ssd.assessment is not None
    book = book_of(subject._replace(plan=ssd.plan, assessment=ssd.assessment, shown=1, baseline=2))
    heads = [cell.value for cell in book.rows("Variants")[2]]
    assert [heads[2], heads[3], heads[7]] == [
        "everything-on-sas (baseline)",
        "replica-on-ssd",
        "everything-on-ssd (this proposal)",
    ]
    for name in book.sheets:
        assert "Everything on SSD / everything-on-ssd" in book.parts[book.files[name]].decode(), name


def test_thirty_variants_go_over_several_pages_with_their_measures_repeated() -> None:
    subject = several("everything-on-ssd", "everything-on-sas")
    many = tuple(
        each._replace(name=f"Variant {number}") for number, each in enumerate((subject.variants * 15), 1)
    )
    book = book_of(subject._replace(variants=many))
    part = book.parts[book.files["Variants"]].decode()
    breaks = [int(each) for each in re.findall(r'<brk id="(\d+)"', part)]
    assert breaks == list(range(3 + 2 * 4, 3 + 29 * 4, 2 * 4))  # a page for every two variants
    assert "fitToPage" not in part
    assert "Variants!$A:$B" in book.parts["xl/workbook.xml"].decode()
    assert max(place(at)[0] for at in book.sheets["Variants"]) == 2 + 29 * 4


@pytest.mark.parametrize("plan", [Plan(), small_plan()])
def test_plans_that_are_not_finished_have_workbooks_that_say_what_is_missing(plan: Plan) -> None:
    book = book_of(subject_of(plan))
    assert "DesktopsPlanned" in book.names
    assert "Response curve" in book.sheets


def test_the_library_reads_the_bill_as_a_price_list_with_the_values_of_its_formulas() -> None:
    subject = subject_of(read_sample("everything-on-ssd"))
    table = read_workbook("offer.xlsx", build_workbook(subject, "en", DAY), "Bill of materials")
    heads = next(row for row in table.rows if [cell.text for cell in row.cells][:1] == ["Item"])
    at = table.rows.index(heads) + 1
    for row, line in zip(table.rows[at:], subject.assessment.cost.lines, strict=False):
        assert [cell.text for cell in row.cells[:4]] == [
            line.item, line.order_number, str(line.quantity), f"{line.unit_price.normalize():f}",
        ]  # fmt: skip
        assert (row.cells[6].kind, float(row.cells[6].text)) == ("number", float(line.total))
        assert (row.cells[7].kind, row.cells[7].text) == ("day", "2011-06-01")


def test_stores_without_files_have_no_chart() -> None:
    """Excel knows no chart without a series, and the writer of the file refuses it."""
    plan = Plan()
    for part, parent in (
        (StorageArray(id="array", name="Array"), None),
        (DiskGroup(id="tier", name="Tier"), "array"),
    ):
        plan = apply(plan, verbs.add_component(plan, part, Position(0, 0), parent=parent).edits)
    book = book_of(subject_of(plan), "en")
    assert "Capacity" in book.sheets
