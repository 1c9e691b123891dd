"""The page on the catalogue has a title for every table, and for every value of a table of constants."""

from __future__ import annotations

from app.project.catalogue import load_catalog
from app.results.words.known_tables import ELSEWHERE, FIELD_TITLES, TABLE_TITLES, declared
from planner_core.catalog.provenance import known_tables

TABLES = known_tables(load_catalog())


def test_every_table_has_a_title() -> None:
    assert {each.id for each in TABLES} == {*TABLE_TITLES} - {"second_opinions"}


def test_every_value_has_a_title() -> None:
    fields = {
        field
        for table in TABLES
        if table.id not in ELSEWHERE
        for record in table.records
        for field, value in record.values.items()
        if declared(record.kind, field) is None and not hasattr(value, "__struct_fields__")
    }
    assert fields <= {*FIELD_TITLES}
