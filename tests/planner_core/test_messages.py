"""Messages: English at once, the same after a trip through JSON, and never a failure of their own."""

from decimal import Decimal

import msgspec
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from planner_core.messages import HeadroomError, Message, Quantity, english_factor, english_number

PLAIN = st.one_of(
    st.text(alphabet='aä{}0 .,€"', max_size=12),
    st.integers(-(2**53), 2**53),
    st.floats(allow_nan=False, allow_infinity=False),
    st.decimals(allow_nan=False, allow_infinity=False, places=4),
    st.builds(Quantity, st.decimals(allow_nan=False, allow_infinity=False, places=2), st.just("EUR")),
)
ARGUMENTS = st.dictionaries(st.sampled_from(["name", "count", "store"]), PLAIN, max_size=3)
NESTED = st.recursive(
    st.builds(Message, st.just("of {name}"), ARGUMENTS),
    lambda inner: st.builds(Message, st.just("Move {name}"), st.fixed_dictionaries({"name": inner})),
    max_leaves=3,
)


@given(NESTED)
def test_a_message_survives_json(message: Message) -> None:
    decoded = msgspec.json.decode(msgspec.json.encode(message), type=Message)
    assert decoded == message
    assert str(decoded) == str(message)


def test_names_stay_as_typed() -> None:
    message = Message("Remove {name}", {"name": "SSD {count} 1.5"})
    assert str(message) == "Remove SSD {count} 1.5"


def test_nested_messages_are_filled_in() -> None:
    inner = Message("pool {name}", {"name": "Office"})
    assert str(Message("Duplicate {what}", {"what": inner})) == "Duplicate pool Office"


def test_a_missing_argument_stays_visible() -> None:
    assert str(Message("Open {file}")) == "Open {file}"


@pytest.mark.parametrize(("count", "text"), [(0, "0 hosts"), (1, "1 host"), (2000, "2,000 hosts")])
def test_plural(count: int, text: str) -> None:
    assert str(Message("{count} host", {"count": count}, plural="{count} hosts")) == text


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (1234567, "1,234,567"),
        (-12, "−12"),
        (1234.567, "1,234.57"),
        (2.675, "2.68"),
        (Decimal("0.125"), "0.13"),
        (0.0344, "0.034"),
        (0.995, "1"),
        (12.0, "12"),
        (1e26, "100,000,000,000,000,000,000,000,000"),
        (np.float64(1234.5), "1,234.5"),
        (-0.5, "−0.5"),
        (float("inf"), "∞"),
        (float("nan"), "–"),
    ],
)
def test_english_numbers(value: float | Decimal, text: str) -> None:
    assert english_number(value) == text


@pytest.mark.parametrize(
    ("value", "text"),
    [(0.007422, "0.007422"), (0.573195, "0.5732"), (1.23456, "1.235"), (12.3456, "12.35"), (99.999, "100"),
     (3723.6537, "3,723.65"), (5.0, "5"), (-0.05, "−0.05"), (0.0, "0"), (float("inf"), "∞")],
)  # fmt: skip
def test_numbers_in_formulas_keep_four_digits(value: float, text: str) -> None:
    assert english_factor(value) == text


@pytest.mark.parametrize(
    ("quantity", "text"),
    [
        (Quantity(Decimal(9455), "EUR"), "€9,455.00"),
        (Quantity(Decimal("-304.995"), "EUR"), "−€305.00"),
        (Quantity(33.5, "GiB"), "33.5\N{NO-BREAK SPACE}GiB"),
        (Quantity(0.5), "0.5"),
    ],
)
def test_quantities(quantity: Quantity, text: str) -> None:
    assert str(Message("{q}", {"q": quantity})) == text


def test_a_damaged_argument_is_refused_by_the_decoder() -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(b'{"text": "a {b}", "arguments": {"b": {"c": 1}}}', type=Message)


def test_the_error_speaks_for_its_message() -> None:
    error = HeadroomError(Message("{file} is not a Headroom plan.", {"file": "x.txt"}))
    assert str(error) == "x.txt is not a Headroom plan."
    assert error.message.arguments == {"file": "x.txt"}


def test_numbers_of_numpy_become_plain_numbers() -> None:
    message = Message("{count} of {share}", {"count": np.int64(1200), "share": np.float64(0.5)})
    assert str(msgspec.json.decode(msgspec.json.encode(message), type=Message)) == "1,200 of 0.5"
