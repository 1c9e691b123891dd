"""A year of the calendar is written as one: 2027, never 2,027."""

from __future__ import annotations

from decimal import Decimal

from app.inspector.field_editors import number_spec
from app.look.number_format import numbers
from app.results.tables.assumption_rows import value_in_words
from planner_core.messages import NO_VALUE
from planner_core.plan.components import DesktopPool
from planner_core.plan.fields import declared_field
from planner_core.plan.settings import Settings


def test_a_year_of_the_calendar_has_no_separator_of_thousands() -> None:
    info = declared_field(Settings, "first_year")
    assert info is not None
    assert number_spec(info).written(Decimal(2027), numbers()) == "2027"
    assert value_in_words(info, 2027) == "2027"
    assert value_in_words(info, 0) == NO_VALUE


def test_other_numbers_keep_it() -> None:
    info = declared_field(DesktopPool, "desktops")
    assert info is not None
    assert number_spec(info).written(Decimal(2027), numbers()) == "2,027"
    assert value_in_words(info, 2027) == "2,027"
