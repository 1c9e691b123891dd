"""Worksheets of the Fujitsu samples, and of derivations with names that try to break the text."""

import math
import re
from decimal import ROUND_HALF_UP, Decimal
from functools import cache

import msgspec
import pytest

from app.project.catalogue import load_catalog
from app.project.samples import read_sample, sample_names
from planner_core.engine.explaining.derivation import Derivation
from planner_core.engine.explaining.derivation_text import (
    ENGLISH,
    Words,
    derivation_markdown,
    derivation_text,
    value_text,
    values_put_in,
    without_idle_sums,
    worksheet,
)
from planner_core.engine.explaining.explain import Explainer, explainable
from planner_core.engine.explaining.formula_text import PROSE_WORDS, in_words
from planner_core.messages import Message
from tests.support.thorough import sampled

CATALOG = load_catalog()
SAMPLES = ("everything-on-sas", "vsan62-allflash-580")
"""One on disks, one on vSAN."""


@cache
def explainer(sample: str) -> Explainer:
    return Explainer(read_sample(sample), CATALOG)


def derived(what: str, sample: str = "everything-on-ssd") -> Derivation:
    return explainer(sample).explain(what)


def leaf(symbol: str, value: float, parameter: str = "", **more: object) -> Derivation:
    return Derivation(Message(symbol), symbol, value, "GiB", "typed", parameter=parameter, **more)


def test_text_shows_formula_values_and_sources() -> None:
    text = derivation_text(derived("host.cpu.steady"))
    assert text.startswith("CPU of “RX300 S6”, Steady = 96.53%\n")
    assert "= hosts × sockets × cores_per_socket × all_core_turbo_ghz × 1000" in text
    assert "= 1 × 2 × 6 × 2.93 × 1000 × 86 / 100 × (1 + 20 / 100)" in text
    assert "(catalogue: Fujitsu PRIMERGY RX300 S6, 2 x X5650, 144 GiB)" in text
    assert "Source: Utilisation law" in text
    assert text.endswith("\n")


def test_money_keeps_its_cents() -> None:
    assert derivation_text(derived("cost.per_desktop_planned")).startswith("Purchase per desktop = €180.73\n")


@pytest.mark.parametrize("sample", sampled(sample_names(), *SAMPLES))
def test_every_number_has_a_worksheet_whose_references_hold(sample: str) -> None:
    for what in explainable(explainer(sample).assessment):
        derivation = derived(what, sample)
        entries = worksheet(derivation)
        assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))
        text = derivation_text(derivation)
        headings = {int(number) for number in re.findall(r"^\[(\d+)\]", text, re.MULTILINE)}
        assert {int(number) for number in re.findall(r"\[(\d+)\]", text)} == headings
        for entry in entries:
            for each, number in zip(entry.derivation.inputs, entry.numbers, strict=True):
                assert bool(number) == bool(each.inputs)
                assert not number or entries[number - 1].derivation.value == each.value


@pytest.mark.parametrize("nothing", ["0", "0.0", "0,0"])
def test_a_division_by_nothing_is_not_written_down(nothing: str) -> None:
    """An idle store has no mix of reads and writes; the formula gives such a case a value of its own."""
    words = Words(str, str, lambda value: str(value) if value else nothing, str)
    inputs = (leaf("a", 250, "raw"), leaf("b", 0, "asked"), leaf("c", 0, "behind"))
    idle = Derivation(Message("F"), "F", 250.0, "IOPS", "formula", "raw x asked / behind", inputs=inputs)
    assert values_put_in(idle, words) == ""
    busy = msgspec.structs.replace(idle, inputs=(*inputs[:2], leaf("c", 0.5, "behind")))
    assert values_put_in(busy, words) == f"250 × {nothing} / 0.5"


def test_each_formula_appears_once() -> None:
    derivation = derived("desktops.fits")
    entries = worksheet(derivation)
    titles = [(str(entry.derivation.title), entry.derivation.value, entry.numbers) for entry in entries]
    assert len(titles) > 20
    bodies = [re.sub(r"^\[\d+\]", "", block) for block in derivation_text(derivation).split("\n\n")[1:]]
    assert len(bodies) == len(set(bodies))


def half_up(amount: float, decimals: int) -> float:
    """As amounts of money are rounded; Python rounds halves to even."""
    return float(Decimal(repr(amount)).quantize(Decimal(1).scaleb(-decimals), ROUND_HALF_UP))


def test_values_put_in_give_the_value() -> None:
    """What is printed has to be arithmetic that comes out right."""
    checked, known = 0, {"floor": math.floor, "ceil": math.ceil, "round": half_up}
    for what in explainable(explainer("replica-on-ssd").assessment):
        for entry in worksheet(derived(what, "replica-on-ssd")):
            put_in = values_put_in(entry.derivation, Words(str, str, lambda value: repr(float(value)), str))
            if put_in:
                result = eval(
                    put_in.replace("×", "*").replace("−", "-").replace("^", "**"),
                    known,
                )
                value = float(entry.derivation.value)
                assert result == pytest.approx(value, rel=1e-9), entry.derivation.expression
                checked += 1
    assert checked > 100


@pytest.mark.parametrize("sample", sampled(sample_names(), *SAMPLES))
def test_every_formula_can_be_said_in_words(sample: str) -> None:
    for what in explainable(explainer(sample).assessment):
        for entry in worksheet(derived(what, sample)):
            if not entry.derivation.inputs:
                continue  # the sum of no prices at all
            said = in_words(entry.derivation)
            expression = entry.derivation.expression
            assert expression in PROSE_WORDS or "_" not in said, expression
            assert expression in PROSE_WORDS or said != expression


def test_words_take_the_places_of_symbols() -> None:
    cpu = worksheet(derived("host.cpu.steady"))
    assert in_words(cpu[0].derivation) == "Demand / CPU capacity"
    capacity = next(entry.derivation for entry in cpu if entry.derivation.symbol == "C_cpu")
    assert in_words(capacity).startswith("Hosts × Sockets × Cores per socket × All-core turbo clock × 1000")


def test_a_formula_that_names_more_than_its_inputs_is_not_filled_in() -> None:
    known = leaf("a", 2, "known")
    derivation = Derivation(Message("r"), "r", 4, "", "formula", "known x unknown", inputs=(known,))
    assert values_put_in(derivation) == ""


def test_a_sum_of_one_part_is_that_part_under_the_sum_s_title() -> None:
    part = Derivation(
        Message("Files"), "n", 6.0, "GiB", "formula", "a x b", inputs=(leaf("a", 2), leaf("b", 3))
    )
    total = Derivation(
        Message("Swap file"),
        "sum",
        6.0,
        "GiB",
        "formula",
        "sum of the parts",
        inputs=(part,),
        parameter="used",
    )
    merged = without_idle_sums(total)
    assert (str(merged.title), merged.expression, merged.parameter) == ("Swap file", "a x b", "used")
    two = Derivation(Message("Both"), "sum", 12.0, "GiB", "formula", "sum of the parts", inputs=(part, part))
    assert without_idle_sums(two) == two


def test_markdown_shows_the_formula_as_text_does() -> None:
    markdown = derivation_markdown(derived("host.cpu.steady"))
    assert "= `hosts × sockets × cores_per_socket × all_core_turbo_ghz × 1000" in markdown
    bare = derivation_markdown(Derivation(Message("Sum"), "s", 1, "", "formula", inputs=(leaf("a", 1, "a"),)))
    assert "`s` = **1**" in bare


def test_markdown_cannot_be_broken_by_a_name() -> None:
    title = Message("{name}", {"name": "a|b <b>*x*</b> [1](u)\n# head"})
    derivation = Derivation(title, "s", 1, "", "formula", "a", inputs=(leaf("a", 1, "a", component="p|q"),))
    markdown = derivation_markdown(derivation)
    assert "\n# head" not in markdown
    assert r"a\|b \<b\>\*x\*\</b\> \[1\](u) \# head" in markdown
    assert r"p\|q" in markdown


def test_words_speak_another_language() -> None:
    words = Words(
        lambda message: f"<{message.text}>",
        str.upper,
        lambda value: f"{value}".replace(".", ","),
        lambda quantity: f"{quantity.value}".replace(".", ",") + quantity.unit,
    )
    text = derivation_text(derived("host.cpu.steady"), words)
    assert "<Source: {source}>" in text
    assert "2,93" in text
    assert "2.93" not in text
    assert "CATALOGUE: " in text


@pytest.mark.parametrize(
    ("value", "unit", "shown"),
    [
        (0.9687855517633673, "share", "96.88%"),
        (75.0, "count", "75"),
        (42192.00000000001, "MHz", "42,192\N{NO-BREAK SPACE}MHz"),
        (180.73333333333332, "EUR", "€180.73"),
        (float("inf"), "share", "∞%"),
    ],
)
def test_values_are_shown_with_their_unit(value: float, unit: str, shown: str) -> None:
    assert value_text(Derivation(Message("t"), "t", value, unit, "typed"), ENGLISH) == shown
