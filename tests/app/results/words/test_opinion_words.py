"""Second opinions in words: whole numbers in the unit of their question."""

from __future__ import annotations

import math

import msgspec
import pytest

from app.look.translation import speaking
from app.project.catalogue import load_catalog, load_second_opinions
from app.project.samples import read_sample
from app.results.words.opinions import number_in_words
from planner_core.engine.evaluate import evaluate
from planner_core.studies.second_opinions import second_opinions

SPACE = "\N{NO-BREAK SPACE}"


@pytest.fixture(scope="module")
def opinion():
    plan, catalog = read_sample("everything-on-ssd"), load_catalog()
    return second_opinions(plan, catalog, evaluate(plan, catalog), load_second_opinions())[0]


@pytest.mark.parametrize(
    ("unit", "number", "english", "german"),
    [
        ("hosts", 1.0, "1 host", "1 Host"),
        ("hosts", 1.3, "1 host", "1 Host"),
        ("hosts", 2.0, "2 hosts", "2 Hosts"),
        ("desktops", 0.5, "1 desktop", "1 Desktop"),
        ("desktops", 0.0, "0 desktops", "0 Desktops"),
        ("desktops", math.inf, "∞ desktops", "∞ Desktops"),
        ("GiB", 1.0, "1 GiB", "1 GiB"),
    ],
)
def test_one_of_what_is_counted_is_named_in_the_singular(opinion, unit, number, english, german):
    asked = msgspec.structs.replace(opinion, unit=unit)
    assert number_in_words(asked, number) == english.replace(" ", SPACE)
    with speaking("de"):
        assert number_in_words(asked, number) == german.replace(" ", SPACE)
