"""Texts become printable: every character has a glyph, nothing steers, every line can break."""

from __future__ import annotations

import re

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.output.proposal.printable import (
    LONGEST_RUN,
    LONGEST_TEXT,
    ZERO_WIDTH_SPACE,
    characters,
    code_points,
    in_typeface,
    lacks_glyphs,
    printable,
    printable_plan,
    printable_tree,
)
from app.project.samples import read_sample
from tests.support.plans import small_plan, with_fields


@given(st.text())
def test_every_character_has_a_glyph_or_is_a_place_to_break(text):
    assert {ord(each) for each in printable(text)} <= characters() | {ord(ZERO_WIDTH_SPACE)}


@given(st.text())
def test_what_is_printable_stays_as_it_is(text):
    once = in_typeface(text)
    assert in_typeface(once) == once


@given(st.text(alphabet="WÄ_漢", max_size=300))
def test_no_run_is_too_long_to_break(text):
    runs = re.split(rf"[\s/{ZERO_WIDTH_SPACE}-]", printable(text))
    assert max(map(len, runs)) <= LONGEST_RUN


@pytest.mark.parametrize(
    ("text", "printed"),
    [
        ("Österreich, Łódź, Straße 5 €", "Österreich, Łódź, Straße 5 €"),
        ("  two\n lines\t and   gaps ", "two lines and gaps"),
        ("5\N{NO-BREAK SPACE}GiB", "5\N{NO-BREAK SPACE}GiB"),
        ("e\u0301", "é"),
        ("Ｆｕｌｌ width", "Full width"),
        ("漢字 🚀", "?? ?"),
        ("a\u202eb\u202c\x00\x1b\u200bc", "abc"),
        ("👩\u200d💻", "??"),
        ("Русский Ελληνικά", "Русский Ελληνικά"),
        ("capacity_overhead_percent", f"capacity_{ZERO_WIDTH_SPACE}overhead_{ZERO_WIDTH_SPACE}percent"),
        ("replica_read_percent", "replica_read_percent"),
    ],
)
def test_texts_become_printable(text, printed):
    assert printable(text) == printed


def test_trees_keep_their_shape():
    tree = {"a\n": ["x\ny", {"b": 1, "c": None, "d": 0.5, "e": True}], "f": ("漢",)}
    assert printable_tree(tree) == {"a\n": ["x y", {"b": 1, "c": None, "d": 0.5, "e": True}], "f": ["?"]}


def test_a_plan_is_printed_with_its_own_texts():
    plan = read_sample("replica-on-ssd")
    assert printable_plan(plan) == plan
    assert not lacks_glyphs(plan)


def test_the_texts_of_a_plan_are_shortened_except_its_notes():
    plan = with_fields(small_plan(), "ssd", drive_model="漢")
    pool = msgspec.structs.replace(plan.components["pool"], name="N" * 10_000)
    settings = msgspec.structs.replace(plan.settings, notes="n" * 20_000, name="P" * 10_000)
    plan = msgspec.structs.replace(plan, components={**plan.components, "pool": pool}, settings=settings)
    printed = printable_plan(plan)
    assert printed.components["pool"].name == "N" * (LONGEST_TEXT - 1) + "…"
    assert printed.components["ssd"].drive_model == "?"
    assert printed.settings.notes == plan.settings.notes
    assert len(printed.settings.name) == LONGEST_TEXT
    assert lacks_glyphs(plan)


def test_a_file_that_is_no_font_is_refused():
    with pytest.raises(ValueError, match="no character map"):
        code_points(bytes(100))
