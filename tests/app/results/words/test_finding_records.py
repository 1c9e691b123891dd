"""Every record of the catalogue is found by its name, and the newest of what fits as well stands first."""

from __future__ import annotations

from collections import Counter

import pytest

from app.look.fuzzy_search import folded
from app.look.widgets.finder_entries import Offer
from app.look.widgets.finder_entries import narrowed as narrowed_offers
from app.project.catalogue import load_catalog
from app.project.palette_model import CATALOGUE, Entry, narrowed, palette_entries


def words_of(entry: Entry) -> list[str]:
    return [word.strip(",") for word in folded(entry.title).split()]


ENTRIES = palette_entries(load_catalog())
RECORDS = [entry for entry in ENTRIES if entry.record is not None]
WORDS = Counter(word for entry in RECORDS for word in set(words_of(entry)))
OFFERS = [
    Offer(
        entry.title,
        entry.title,
        print,
        entry.detail,
        beside=entry.beside,
        source=entry.source,
        order=entry.order,
    )
    for entry in ENTRIES
    if not entry.is_heading
]


def in_palette(typed: str) -> list[str]:
    return [entry.title for entry in narrowed(ENTRIES, typed) if not entry.is_heading]


def in_finder(typed: str) -> list[str]:
    return [found.offer.title for found in narrowed_offers(OFFERS, typed)]


def newest_of_list(name: str) -> list[Entry]:
    return [entry for entry in RECORDS if entry.list_name == name]


@pytest.mark.parametrize("name", [name for _, name in CATALOGUE])
def test_the_full_name_finds_its_record_first(name: str) -> None:
    for entry in newest_of_list(name):
        assert in_palette(entry.title)[0] == entry.title
        assert in_finder(entry.title)[0] == entry.title


def test_a_word_that_only_one_record_has_finds_that_first() -> None:
    for entry in RECORDS:
        for word in words_of(entry):
            if WORDS[word] == 1 and any(map(str.isdigit, word)):
                assert in_palette(word)[:1] == [entry.title], word
                assert in_finder(word)[:1] == [entry.title], word


@pytest.mark.parametrize(
    ("typed", "first"),
    [
        ("9354", "AMD EPYC 9354"),
        ("windows 11", "Login Enterprise knowledge worker, Windows 11, 2 vCPU"),
        ("3.84", "NVMe 3.84 TB"),
        ("3,84", "NVMe 3.84 TB"),
        ("5220r", "Intel Xeon Gold 5220R"),
    ],
)
def test_the_intended_record_is_found_first_in_palette_and_finder(typed: str, first: str) -> None:
    assert in_palette(typed)[0] == first
    assert in_finder(typed)[0] == first


def test_a_number_is_not_found_in_addresses_and_other_numbers() -> None:
    assert all("9354" in title for title in in_palette("9354"))
    assert all("Windows 11" in title for title in (*in_palette("windows 11"), *in_finder("windows 11")))


def test_drives_of_one_technology_stand_by_their_size() -> None:
    sizes = ["NVMe 960 GB", "NVMe 1.92 TB", "NVMe 3.84 TB", "NVMe 7.68 TB", "NVMe 15.36 TB"]
    for found in (in_palette("nvme"), in_finder("nvme"), [each.title for each in newest_of_list("drives")]):
        assert [title for title in found if title in sizes] == sizes


@pytest.mark.parametrize("name", ["servers", "arrays", "workloads", "cpus"])
def test_the_newest_stand_first(name: str) -> None:
    years = [entry.record.year or 9999 for entry in newest_of_list(name) if entry.record]
    assert years == sorted(years, reverse=True)
    entries = {entry.title: entry for entry in RECORDS}
    found = [entries[title].record for title in in_finder("gold") if entries[title].list_name == "cpus"]
    years = [record.year or 9999 for record in found if record]
    assert years == sorted(years, reverse=True)
