"""Notes and sources are known by their language."""

from __future__ import annotations

import pytest

from app.look.spoken_language import WORDS, language_of
from app.project.samples import read_sample, sample_names


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("VMware, Virtual SAN 6.2 with VDI (2016): p. 12", "en"),
        ("Der Pool wird auf zwei Hosts verteilt", "de"),
        ("Login VSI 4.1", ""),
        ("", ""),
        ("THE SAN", "en"),
        ("die by the SAN", "en"),
    ],
)
def test_frequent_words_tell_the_language(text: str, language: str) -> None:
    assert language_of(text) == language


def test_no_word_tells_both() -> None:
    assert not WORDS["en"] & WORDS["de"]


def test_the_notes_of_the_samples_are_english() -> None:
    assert {language_of(read_sample(each).settings.notes) for each in sample_names()} == {"en"}
