"""`headroom proposal -o FILE.docx`: the proposal as a Word file, on a machine without display and network."""

from __future__ import annotations

import sys

import pytest

from tests.support.command import headroom, run, without_network
from tests.support.thorough import sampled
from tests.support.word import Word, problems


@pytest.mark.all_futures
@pytest.mark.parametrize(
    ("language", "title"),
    sampled([("en", "Summary"), ("de", "Zusammenfassung")], ("de", "Zusammenfassung"), apart=True),
)
def test_the_ending_of_the_file_says_that_it_is_to_be_a_word_file(samples, tmp_path, language, title):
    path = tmp_path / "proposal.DOCX"
    plan = samples / "everything-on-sas.headroom"
    arguments = ["proposal", plan, "-o", path, "--language", language, "--date", "2026-11-21"]
    assert run([*without_network(), sys.executable, "-m", "app", *map(str, arguments)]) == (0, "", "")
    word = Word(path.read_bytes())
    assert problems(word) == []
    assert word.in_style("Heading1")[0] == title
    first = path.read_bytes()
    assert headroom(*arguments, "--force") == (0, "", "")
    assert path.read_bytes() == first
