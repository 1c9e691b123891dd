"""Numbers as readers of different locales want them written."""

import math
import subprocess
import sys
import threading
from decimal import Decimal

import pytest

from app.look.number_format import ENGLISH, Numbers, install_numbers, numbers, numbers_for, writing_numbers
from planner_core.messages import Quantity, english_number, english_quantity

GERMAN = numbers_for("de_DE")
AUSTRIAN = numbers_for("de_AT")
SWISS = numbers_for("de_CH")
AMERICAN = numbers_for(ENGLISH)


@pytest.mark.parametrize(
    ("style", "text"),
    [
        (GERMAN, "9.455,00\u00a0€"),
        (AUSTRIAN, "€\u00a09\u00a0455,00"),
        (SWISS, "€\u00a09'455.00"),
        (AMERICAN, "€9,455.00"),
    ],
)
def test_euro(style: Numbers, text: str) -> None:
    assert style.euro(Decimal(9455)) == text


@pytest.mark.parametrize(
    ("amount", "text"),
    [("304.995", "305,00\u00a0€"), ("-1234.565", "−1.234,57\u00a0€"), ("-0.001", "0,00\u00a0€")],
)
def test_euro_rounds_half_up_once(amount: str, text: str) -> None:
    assert GERMAN.euro(Decimal(amount)) == text


def test_whole_euros() -> None:
    assert GERMAN.euro(Decimal("180.7333"), 0) == "181\u00a0€"


def test_money_is_never_a_float() -> None:
    with pytest.raises(TypeError):
        GERMAN.euro(9455.0)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (GERMAN.number(1234.567), "1.234,57"),
        (GERMAN.number(12, 1), "12,0"),
        (GERMAN.number(2.675, 2), "2,68"),
        (GERMAN.number(0.5, 0), "1"),
        (GERMAN.number(-0.2, 0), "0"),
        (GERMAN.number(None), "–"),
        (GERMAN.number(float("nan")), "–"),
        (GERMAN.number(float("-inf")), "−∞"),
        (GERMAN.exact(Decimal("1234.567800")), "1.234,5678"),
        (GERMAN.plain(-1234567.5), "−1234567,5"),
        (GERMAN.percent(0.815), "82\u00a0%"),
        (GERMAN.percent(0.145), "15\u00a0%"),
        (GERMAN.percent(1.005, 1), "100,5\u00a0%"),
        (AMERICAN.percent(0.815), "82%"),
        (GERMAN.gib(1023.6), "1.024\u00a0GiB"),
        (GERMAN.gib(33.55), "33,6\u00a0GiB"),
        (GERMAN.gib(99.97), "100\u00a0GiB"),
        (GERMAN.gib(20), "20\u00a0GiB"),
        (GERMAN.iops(1860.4), "1.860\u00a0IOPS"),
        (GERMAN.mhz(2666), "2,67\u00a0GHz"),
        (GERMAN.mhz(350), "350\u00a0MHz"),
        (GERMAN.quantity(31, "Desktops"), "31\u00a0Desktops"),
        (GERMAN.quantity(None, "GiB"), "–\u00a0GiB"),
    ],
)
def test_numbers_are_written_in_the_style_of_the_locale(text: str, expected: str) -> None:
    assert text == expected


@pytest.mark.parametrize("dust", [-3, -1, 0, 1, 3])
def test_the_last_digits_of_a_float_do_not_tell_how_it_is_rounded(dust: int) -> None:
    """37.5 % stays 38 %, whatever the order of the sums it was made by."""

    def dusty(value: float) -> float:
        for _ in range(abs(dust)):
            value = math.nextafter(value, math.copysign(math.inf, dust))
        return value

    assert AMERICAN.percent(dusty(0.375)) == "38%"
    assert AMERICAN.percent(dusty(0.0625), 1) == "6.3%"
    assert AMERICAN.number(dusty(2.675)) == english_number(dusty(2.675)) == "2.68"
    assert AMERICAN.factor(dusty(0.00742250)) == "0.007423"
    assert AMERICAN.iops(dusty(1860.5)) == "1,861\u00a0IOPS"
    assert AMERICAN.mhz(dusty(1000.0)) == "1.00\u00a0GHz"
    assert AMERICAN.gib(dusty(33.55)) == "33.6\u00a0GiB"


def test_whole_numbers_keep_all_their_digits() -> None:
    assert AMERICAN.number(123_456_789_012_345.0) == "123,456,789,012,345"
    assert AMERICAN.number(123_456_789_012_345.0, 0) == "123,456,789,012,345"
    assert AMERICAN.exact(1234.5678901234567) == "1,234.5678901234567"


@pytest.mark.parametrize("value", [0, 7, 1234567, 0.034, 12.345, -3.5, 1e26, float("inf"), Decimal("0.995")])
def test_english_agrees_with_the_core(value: float | Decimal) -> None:
    assert AMERICAN.number(value) == english_number(value)


@pytest.mark.parametrize(
    "quantity", [Quantity(Decimal("-9455.5"), "EUR"), Quantity(62.5, "%"), Quantity(33.5, "GiB"), Quantity(4)]
)
def test_english_quantities_agree_with_the_core(quantity: Quantity) -> None:
    assert AMERICAN.of_message(quantity, quantity.unit) == english_quantity(quantity)


def test_built_in_english_is_what_qt_says() -> None:
    style = numbers_for("en_GB").style
    assert (style.decimal, style.group, style.before_percent, style.before_money, style.after_money) == (
        AMERICAN.style.decimal,
        AMERICAN.style.group,
        AMERICAN.style.before_percent,
        AMERICAN.style.before_money,
        AMERICAN.style.after_money,
    )


def test_a_report_in_another_style_leaves_other_threads_alone() -> None:
    seen: list[str] = []
    with writing_numbers("de_DE"):
        thread = threading.Thread(target=lambda: seen.append(numbers().number(1.5)))
        thread.start()
        thread.join()
        seen.append(numbers().number(1.5))
    seen.append(numbers().number(1.5))
    assert seen == ["1.5", "1,5", "1.5"]


def test_the_installed_style_is_the_style_of_all_threads() -> None:
    seen: list[str] = []
    install_numbers("de_DE")
    try:
        thread = threading.Thread(target=lambda: seen.append(numbers().number(1.5)))
        thread.start()
        thread.join()
    finally:
        install_numbers(ENGLISH)
    assert seen == ["1,5"]


def test_english_does_not_load_qt() -> None:
    code = (
        "import sys; from app.look.number_format import numbers; from app.look.translation import tr, install;"
        "install('en'); assert numbers().percent(0.5) == '50%'; assert tr('x') == 'x';"
        "sys.exit('PySide6' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
