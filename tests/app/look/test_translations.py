"""Every text of the sources has its translation, and the compiled file gives it back."""

import importlib
import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from app.cli.assessment_report import Report
from app.look import translation
from app.look.output_language import derivation_words, written_in
from app.look.translation import LANGUAGES, Language, language_from_file
from app.machine.resources import resource
from app.output.proposal.build_proposal import build_proposal
from app.output.proposal.subject import Subject
from app.project.catalogue import load_catalog
from app.project.samples import read_sample
from planner_core.engine.evaluate import evaluate
from planner_core.engine.explaining.derivation_text import derivation_text
from planner_core.engine.explaining.explain import Explainer, explainable
from tests.support.thorough import sampled

ROOT = Path(__file__).parents[3]
FOREIGN = sorted(LANGUAGES.keys() - {"en"})


@pytest.fixture
def translations(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(ROOT / "packaging")
    return importlib.import_module("translations")


@pytest.fixture(scope="module")
def collected() -> Any:
    """All texts of the sources."""
    with pytest.MonkeyPatch.context() as change:
        change.syspath_prepend(ROOT / "packaging")
        return importlib.import_module("translations").collect()


def test_every_text_can_be_translated(collected: Any) -> None:
    assert collected.problems == []


@pytest.mark.parametrize("code", FOREIGN)
def test_every_text_is_translated(translations: ModuleType, collected: Any, code: str) -> None:
    known = translations.read_translations(translations.TRANSLATIONS / f"headroom_{code}.ts")
    wrong = translations.faults(collected, known)
    assert wrong == [], "run `make translations` and translate what it lists"


SAMPLES = ("everything-on-sas", "everything-on-ssd", "replica-on-ssd")
"""The first prints no text that the others do not."""


@pytest.fixture
def compiled(translations: ModuleType, tmp_path: Path) -> Path:
    """A folder with each translation compiled afresh."""
    compiler = Path(sys.executable).parent / "pyside6-lrelease"
    for source in translations.TRANSLATIONS.glob("*.ts"):
        subprocess.run([compiler, "-silent", source, "-qm", tmp_path / f"{source.stem}.qm"], check=True)
    return tmp_path


@pytest.mark.parametrize("code", FOREIGN)
def test_the_compiled_texts_are_the_translations(translations: ModuleType, code: str, compiled: Path) -> None:
    look_up = language_from_file(code, compiled / f"headroom_{code}.qm").look_up
    for text, forms in translations.read_translations(
        translations.TRANSLATIONS / f"headroom_{code}.ts"
    ).items():
        counts = (1, 2) if text.plural else (-1,)
        assert tuple(look_up(text.source, text.plural, count) for count in counts) == forms


@pytest.mark.parametrize("code", FOREIGN)
@pytest.mark.parametrize("sample", sampled(SAMPLES, "everything-on-ssd", "replica-on-ssd"))
def test_nothing_printed_is_left_in_english(
    code: str, sample: str, compiled: Path, monkeypatch: pytest.MonkeyPatch, qapp: QApplication
) -> None:
    path = compiled / f"headroom_{code}.qm"
    language, texts = language_from_file(code, path), translation.load_texts(code, path)
    untranslated: set[str] = set()

    def look_up(text: str, plural: str, count: int) -> str:
        if text and not texts.translate(translation.CONTEXT, text, plural, count):
            untranslated.add(text)
        return language.look_up(text, plural, count)

    monkeypatch.setattr(translation, "language_for", lambda _code: Language(code, look_up))
    plan, catalog = read_sample(sample), load_catalog()
    assessment = evaluate(plan, catalog)
    build_proposal(Subject(plan, assessment, catalog), code)
    with written_in(code):
        list(Report(plan, assessment).lines())
        explainer = Explainer(plan, catalog)
        for what in explainable(assessment):
            derivation_text(explainer.explain(what), derivation_words())
    # A price's source comes with its date behind it.
    assert [text for text in untranslated if not text.startswith(written_by_others(sample))] == []


def written_by_others(sample: str) -> tuple[str, ...]:
    """What stands in the plan is in its author's language, and a processor's source is a citation."""
    files = (("samples", f"{sample}.json"), ("catalog", "cpus.json"))
    found = {text for file in files for text in texts_in(json.loads(resource(*file).read_bytes()))}
    return tuple(found - {""})


def texts_in(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict | list):
        for part in value.values() if isinstance(value, dict) else value:
            yield from texts_in(part)
