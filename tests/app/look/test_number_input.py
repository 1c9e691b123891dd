"""Typed numbers are read as meant or refused; their size never changes silently."""

from contextlib import suppress
from decimal import Decimal

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from app.inspector.field_editors import number_spec
from app.look.number_format import numbers_for
from app.look.number_input import NumberInputError, read_number
from planner_core.plan.components import COMPONENT_TYPES
from planner_core.plan.fields import declared_fields

LOCALES = ("en_US", "de_DE", "de_AT", "de_CH")
VALUES = st.decimals(-(10**12), 10**12, allow_nan=False, places=5)


@given(VALUES, st.sampled_from(LOCALES))
@example(Decimal("1.234"), "de_DE")
@example(Decimal("-1234"), "de_DE")
@example(Decimal("1.234"), "de_AT")
@example(Decimal("0.5"), "de_CH")
def test_what_is_written_reads_as_the_same_number(value: Decimal, locale: str) -> None:
    style = numbers_for(locale)
    assert read_number(style.exact(value), style) == value
    assert read_number(style.plain(value), style) == value
    assert read_number(style.quantity(value, "GiB", 5), style, ["GiB"]) == value


@given(st.decimals(-(10**9), 10**9, allow_nan=False, places=2), st.sampled_from(LOCALES))
def test_money_reads_as_written(amount: Decimal, locale: str) -> None:
    style = numbers_for(locale)
    assert read_number(style.euro(amount), style, ["EUR"]) == amount


@given(st.decimals(0, 10**6, allow_nan=False, places=4), st.sampled_from(LOCALES))
def test_a_decimal_point_typed_anywhere_is_a_decimal_point(value: Decimal, locale: str) -> None:
    # Four decimals cannot be a group of three, so both keys must do, whatever the locale.
    assert read_number(f"{value:f}", numbers_for(locale)) == value
    assert read_number(f"{value:f}".replace(".", ","), numbers_for(locale)) == value


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("0.5", "0.5"),
        ("0,5", "0.5"),
        ("1.5", "1.5"),
        ("12.34", "12.34"),
        ("1234.56", "1234.56"),
        ("1.234,5", "1234.5"),
        ("1,234.5", "1234.5"),
        ("1.234.567", "1234567"),
        ("1,234,567", "1234567"),
        ("1'234.567", "1234.567"),
        ("1 234,567", "1234.567"),
        ("1\u202f234\u202f567", "1234567"),
        ("1.234,567", "1234.567"),
        ("0.500", "0.5"),
        ("0,500", "0.5"),
        ("1234.567", "1234.567"),
        (".5", "0.5"),
        (",5", "0.5"),
        ("5,", "5"),
        ("-3", "-3"),
        ("−3", "-3"),
        ("+3", "3"),
        ("007", "7"),
    ],
)
def test_read_alike_in_every_locale(text: str, value: str, locale: str) -> None:
    assert read_number(text, numbers_for(locale)) == Decimal(value)


@pytest.mark.parametrize(
    ("text", "locale", "value"),
    [
        ("1.234", "de_DE", "1234"),
        ("1,234", "de_DE", "1.234"),
        ("1.234", "en_US", "1.234"),
        ("1,234", "en_US", "1234"),
        ("1,234", "de_AT", "1.234"),
        ("1.234", "de_CH", "1.234"),
        ("100.000", "de_DE", "100000"),
    ],
)
def test_three_digits_follow_the_reader(text: str, locale: str, value: str) -> None:
    assert read_number(text, numbers_for(locale)) == Decimal(value)


@pytest.mark.parametrize(("text", "locale"), [("1.234", "de_AT"), ("1,234", "de_CH")])
def test_what_the_locale_does_not_decide_is_asked(text: str, locale: str) -> None:
    with pytest.raises(NumberInputError) as refused:
        read_number(text, numbers_for(locale))
    assert "1234" in str(refused.value)
    assert numbers_for(locale).plain(Decimal("1.234")) in str(refused.value)


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("2*192", "384"),
        ("2 x 192", "384"),
        ("2×192", "384"),
        ("4 + 2 * 3", "10"),
        ("(4 + 2) * 3", "18"),
        ("1,5*2", "3"),
        ("10/4", "2.5"),
        ("10 − 4", "6"),
        ("2*-3", "-6"),
        ("-(2+3)", "-5"),
        ("2*1.000", "2000"),
    ],
)
def test_expressions(text: str, value: str) -> None:
    assert read_number(text, numbers_for("de_DE")) == Decimal(value)


@pytest.mark.parametrize(
    ("text", "units", "value"),
    [
        ("192 GiB", ("GiB",), "192"),
        ("192gib", ("GiB",), "192"),
        ("2*192 GiB", ("GiB",), "384"),
        ("2 TiB", ("GiB",), "2048"),
        ("512 MiB", ("GiB",), "0.5"),
        ("600 GB", ("GB",), "600"),
        ("1 TB", ("GB",), "1000"),
        ("2,67 GHz", ("MHz",), "2670"),
        ("5 ms", ("ms",), "5"),
        ("8 Kerne", ("cores", "Kerne"), "8"),
        ("8 cores", ("cores", "Kerne"), "8"),
        ("85 %", ("%",), "85"),
        ("9.455,00 €", ("EUR",), "9455"),
        ("€ 9.455", ("EUR",), "9455"),
        ("-€ 5", ("EUR",), "-5"),
        ("100 Euro", ("EUR",), "100"),
    ],
)
def test_units(text: str, units: tuple[str, ...], value: str) -> None:
    assert read_number(text, numbers_for("de_DE"), units) == Decimal(value)


@pytest.mark.parametrize(
    ("text", "unit", "value"),
    [("1 TB", "GiB", 1024), ("512 GB", "GiB", 512), ("2*16 gb", "GiB", 32), ("4 GB", "MiB", 4096)],
)
def test_memory_is_counted_in_powers_of_two_under_any_name(text: str, unit: str, value: int) -> None:
    assert read_number(text, numbers_for("de_DE"), [unit], memory=True) == value


IN_RAM = ("host_cache_gib", "write_cache_gib")
"""Caches in memory, although their names do not say so."""


def test_every_field_of_memory_and_no_other_says_that_it_is_one() -> None:
    memory = {
        (kind, info.name)
        for kind in COMPONENT_TYPES.values()
        for info in declared_fields(kind)
        if info.memory
    }
    assert {name for _, name in memory} == {
        "ram_gib",
        "ram_reserved_gib",
        "video_ram_mib",
        "memory_module_gib",
        "system_ram_gib",
        "host_cache_gib",
        "write_cache_gib",
    }
    for kind in COMPONENT_TYPES.values():
        for info in declared_fields(kind):
            is_called_so = "ram_" in info.name or "memory" in info.name or info.name in IN_RAM
            if info.unit in {"GiB", "MiB", "GB", "MB"}:
                assert info.memory == is_called_so, (kind, info.name)
            if info.memory:
                spec = number_spec(info)
                assert spec.read("2 GB", numbers_for("en_US")) == (2 if info.unit == "GiB" else 2048)


def test_decimal_and_binary_units_are_converted_not_mixed() -> None:
    assert read_number("600 GB", numbers_for("en_US"), ["GiB"]) == Decimal(600 * 10**9) / Decimal(2**30)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "   ",
        "abc",
        ".",
        ",",
        "1.23.456",
        "12.34.56",
        "1,23,456",
        "1.234.5",
        "0.123.456",
        "1'23",
        "12 34",
        "1.234'567",
        "1.2,3.4",
        "2*",
        "*2",
        "(2",
        "2)",
        "()",
        "1e5",
        "5/0",
        "5 lightyears",
        "5 GHz",
        "٣",
        "1" * 100,
        "(" * 70 + "1",
    ],
)
@pytest.mark.parametrize("locale", LOCALES)
def test_refused_with_a_sentence(text: str, locale: str) -> None:
    with pytest.raises(NumberInputError) as refused:
        read_number(text, numbers_for(locale), ["GiB"])
    assert str(refused.value).endswith(".")


@given(st.text(alphabet="0123456789.,' +-*/()x€%GiB", max_size=20), st.sampled_from(LOCALES))
def test_any_text_is_read_or_refused(text: str, locale: str) -> None:
    with suppress(NumberInputError):
        assert read_number(text, numbers_for(locale), ["GiB"]).is_finite()


def test_the_error_names_the_unit_of_the_field() -> None:
    with pytest.raises(NumberInputError, match="Kerne"):
        read_number("5 IOPS", numbers_for("de_DE"), ["cores", "Kerne"])
