"""A few letters find what is meant, and the best of it first."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.look.fuzzy_search import fit, folded


def marked(typed: str, name: str) -> str:
    """The name with the letters that were found in brackets, or nothing."""
    fitting = fit(typed, name)
    if fitting is None:
        return ""
    pieces = "".join(
        f"[{letter}]" if place in fitting.places else letter for place, letter in enumerate(name)
    )
    return pieces.replace("][", "")


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("export", "[Export] proposal"),
        ("prop", "Export [prop]osal"),
        ("expro", "[Ex]port [pro]posal"),
        ("ep", "[E]xport [p]roposal"),
        ("port", "Ex[port]"),
        ("delte", "[Del]e[te]"),
        ("pool win", "[Win]dows 7 [pool]"),
        ("s6", "PRIMERGY RX300 [S6]"),
        ("rx3", "PRIMERGY [RX3]00 S6"),
        ("losch", "[Lösch]en"),
        ("LÖSCH", "[Losch]en"),
        ("dg", "[d]isk[G]roup"),
    ],
)
def test_letters_are_found_where_they_are_meant(typed: str, shown: str) -> None:
    assert marked(typed, shown.replace("[", "").replace("]", "")) == shown


@pytest.mark.parametrize(
    ("typed", "name"),
    [("xyz", "Export"), ("tropxe", "Export"), ("er", "Export plan"), ("host gone", "Host"), ("zo", "Host")],
)
def test_what_does_not_fit_is_not_found(typed: str, name: str) -> None:
    assert fit(typed, name) is None


def test_the_better_fit_comes_first() -> None:
    names = ["Ghost", "Show this list", "Host 2", "A host", "Host", "Hot standby store"]
    ranked = sorted((fitting, name) for name in names if (fitting := fit("host", name)))
    assert [name for _, name in ranked] == ["Host", "Host 2", "A host", "Hot standby store", "Ghost"]


def test_a_source_finds_only_who_asks_for_it_alone_and_comes_last() -> None:
    disk = ("SAS 300 GB 10K", ["Hard disk"], "Fujitsu, SSD in VDI (2011)")
    assert fit("sas ssd", *disk) is None
    by_source, beside = fit("fujitsu 2011", *disk), fit("hard disk", *disk)
    assert by_source is not None
    assert beside is not None
    assert beside < by_source


def test_in_one_piece_scattered_letters_do_not_match() -> None:
    assert fit("ep", "Export proposal", in_one_piece=True) is None
    assert fit("prop ex", "Export proposal", in_one_piece=True) == fit("prop ex", "Export proposal")


def test_what_stands_beside_a_name_is_found_after_the_name() -> None:
    by_name, beside = fit("host", "Host 1"), fit("host", "RX300", ["Host"])
    assert by_name is not None
    assert beside is not None
    assert by_name < beside
    assert beside.places == ()
    assert fit("1.600", "Knowledge worker", ["mean x 1.2 of 60 desktops, 08 hours"]) is None
    assert fit("ore", "Xeon", ["Score of free requests, even"]) is not None
    assert fit("rx host", "RX300", ["Host"]) is not None


def test_a_phrase_of_a_detail_text_is_better_than_its_words_here_and_there() -> None:
    phrase = fit("hosts for", "How many", ("memory, and hosts for 500",))
    strewn = fit("hosts for", "Storage of the hosts", ("for its drives",))
    named = fit("hosts for", "Hosts for 500", ("for its drives",))
    assert phrase is not None
    assert strewn is not None
    assert named is not None
    assert named.cost < phrase.cost < strewn.cost


def test_an_empty_text_matches_everything() -> None:
    assert fit("  ", "Anything") is not None


@given(st.text(max_size=12), st.text(max_size=30))
def test_every_text_is_taken_and_places_lie_in_the_name(typed: str, name: str) -> None:
    fitting = fit(typed, name)
    if fitting is not None:
        assert all(0 <= place < len(name) for place in fitting.places)


@given(st.text(min_size=1, max_size=30), st.data())
def test_every_piece_of_a_name_finds_it(name: str, data: st.DataObject) -> None:
    start = data.draw(st.integers(0, len(name) - 1))
    piece = name[start : data.draw(st.integers(start + 1, len(name)))]
    assert fit(piece, name) is not None
    assert len(folded(name)) == len(name)
