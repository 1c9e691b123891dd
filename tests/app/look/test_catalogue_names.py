"""Names of records that name no product: translated where they are shown, stored in English."""

from __future__ import annotations

from pathlib import Path

from pytestqt.qtbot import QtBot

from app.canvas.content.captions import caption, kind_in_words
from app.inspector.origin_words import origin_sentence
from app.inspector.record_field import RecordField, records_meant
from app.look.catalogue_names import GENERIC, record_name
from app.look.output_language import written_in
from app.look.translation import translate
from app.project.palette_model import narrowed, palette_entries
from app.results.tables.assumption_rows import value_in_words
from planner_core.catalog.licence_templates import LicenceTemplate
from planner_core.editing import verbs
from planner_core.editing.edits import apply
from planner_core.plan.components import DesktopPool, StorageArray
from planner_core.plan.fields import declared_field
from tests.support.plans import CATALOG, small_plan

STORED, GERMAN = "Power worker, Windows 11, 2 vCPU", "Power-User, Windows 11, 2 vCPU"


def every_name() -> set[str]:
    templates: tuple[LicenceTemplate, ...] = tuple(CATALOG.licence_templates.values())
    return {each.name for each in templates} | {
        record.name for records in CATALOG.lists.values() for record in records
    }


def test_each_generic_name_is_one_of_the_catalogue_and_is_translated() -> None:
    assert every_name() >= GENERIC
    with written_in("de"):
        assert all(record_name(each) != each for each in GENERIC)
        assert record_name("Dell PowerEdge R770") == "Dell PowerEdge R770"
    with written_in("en"):
        assert all(record_name(each) == each for each in GENERIC)


def test_a_workload_is_stored_in_english_and_told_in_german() -> None:
    record = next(each for each in CATALOG.records("workloads") if each.name == STORED)
    plan = small_plan()
    step = verbs.use_record(plan, ["pool"], record)
    pool = apply(plan, step.edits).components["pool"]
    assert isinstance(pool, DesktopPool)
    field = declared_field(DesktopPool, "workload")
    assert field is not None
    assert (pool.workload, pool.origins["workload"].reference) == (STORED, STORED)
    with written_in("de"):
        assert value_in_words(field, pool.workload) == GERMAN
        assert GERMAN in origin_sentence(field, (pool.origins["workload"],))
        assert GERMAN in translate(step.label)
    with written_in("en"):
        assert value_in_words(field, pool.workload) == STORED
        assert STORED in translate(step.label)


def test_a_card_tells_the_array_in_german() -> None:
    array = StorageArray(id="a", name="Speicher", array_model="Entry array with direct-attached SAS")
    with written_in("de"):
        assert caption(array).startswith("Einstiegs-Array")
        assert "Einstiegs-Array" in kind_in_words(array)


def test_the_palette_finds_records_in_both_languages() -> None:
    with written_in("de"):
        entries = palette_entries(CATALOG)
        for typed in ("power-user", "power worker"):
            titles = [each.title for each in narrowed(entries, typed)]
            assert GERMAN in titles, typed


def test_a_field_shows_the_german_name_and_keeps_the_stored_one(qtbot: QtBot, home: Path) -> None:
    records = CATALOG.records("workloads")
    with written_in("de"):
        field = RecordField("Lastprofil", records)
        qtbot.addWidget(field)
        field.set_value(STORED)
        assert field.currentText() == GERMAN
        assert field.typed() == STORED
        assert not field.is_half_typed
        for typed in (GERMAN, STORED, "power-user windows 11"):
            assert [each.name for each in records_meant(typed, records)] == [STORED], typed
        field.line.setText(record_name("Task worker, Windows 11, 2 vCPU"))
        assert field.is_half_typed
        chosen = []
        field.chosen.connect(lambda record: chosen.append(record.name))
        field.commit()
        assert chosen == ["Task worker, Windows 11, 2 vCPU"]
