"""The collector of translatable texts finds what is written, and complains about the untranslatable."""

import importlib
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[3]


@pytest.fixture
def translations(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(ROOT / "packaging")
    return importlib.import_module("translations")


def collected(translations: ModuleType, tmp_path: Path, code: str) -> object:
    (tmp_path / "app").mkdir()
    (tmp_path / "app" / "module.py").write_text(code, encoding="utf-8")
    return translations.collect(tmp_path)


@pytest.mark.parametrize(
    ("code", "texts"),
    [
        ('tr("Open")', {("Open", "")}),
        ('i18n.tr("Open " "plan")', {("Open plan", "")}),
        ('tr("Fits" if ok else "Does not fit")', {("Fits", ""), ("Does not fit", "")}),
        (
            'def f():\n    title, unit = Message("Title"), "parts"\n    raid("x", title, unit)',
            {("Title", ""), ("parts", "")},
        ),
        ('def f():\n    unit = "parts"\ndef g():\n    raid("x", y, unit)', set()),
        ('tr_plural("{count} host", "{count} hosts", n)', {("{count} host", "{count} hosts")}),
        ('Message("Add {name}", {"name": name})', {("Add {name}", "")}),
        ('Message("{count} a", {"count": 2}, plural="{count} b")', {("{count} a", "{count} b")}),
        ('Message("{a}", {"a": Quantity(2, "GiB")})', {("{a}", ""), ("GiB", "")}),
        (
            'about("RAM", unit="GiB", help="Of each host.", choices={"hdd": "Hard disk"})',
            {("RAM", ""), ("GiB", ""), ("Of each host.", ""), ("Hard disk", "")},
        ),
        ('ROLE_NAMES: Final = {"swap": "Swap file"}', {("Swap file", "")}),
        ('LEVELS = {"swap": "Swap file"}', set()),
        ("tr(title)", set()),
        (
            'SELF = "Typed in"\nLeafNote(title, "n", "GiB", "typed", source or SELF)',
            {("GiB", ""), ("Typed in", "")},
        ),
    ],
)
def test_finds_texts(
    translations: ModuleType, tmp_path: Path, code: str, texts: set[tuple[str, str]]
) -> None:
    found = collected(translations, tmp_path, code)
    assert {(text.source, text.plural) for text in found.texts} == texts
    assert found.problems == []


@pytest.mark.parametrize(
    "code",
    [
        'tr(f"{n} hosts")',
        'tr("Open " + name)',
        'tr("{n} hosts")',
        'tr("{n:.2f}", n=1)',
        'tr("{n", n=1)',
        'Message("Add {name}")',
        'Message("Add {name}", {"nome": name})',
        'tr_plural("{count} host", hosts, n)',
    ],
)
def test_complains(translations: ModuleType, tmp_path: Path, code: str) -> None:
    assert len(collected(translations, tmp_path, code).problems) == 1


def test_translations_survive_writing_and_new_texts_are_open(
    translations: ModuleType, tmp_path: Path
) -> None:
    code = 'tr("Open <b> & \\"so\\""); tr("New"); tr_plural("{count} host", "{count} hosts", n)'
    found = collected(translations, tmp_path, code)
    known = {
        translations.Text('Open <b> & "so"'): ("Öffnen",),
        translations.Text("{count} host", "{count} hosts"): ("ein Host", "{count} Hosts"),
    }
    path = tmp_path / "headroom_de.ts"
    translations.write_translations(path, "de", found, known)
    assert translations.read_translations(path) == known
    assert translations.faults(found, known) == ["no translation: 'New'"]


@pytest.mark.parametrize(
    ("german", "complaint"),
    [
        ("{name} auf {host}", ""),
        ("{name} auf {Host}", "other placeholders"),
        ("{name}", "other placeholders"),
        ("", "no translation"),
    ],
)
def test_placeholders_have_to_agree(
    translations: ModuleType, tmp_path: Path, german: str, complaint: str
) -> None:
    found = collected(translations, tmp_path, 'tr("Run {name} on {host}", name=a, host=b)')
    wrong = translations.faults(found, {translations.Text("Run {name} on {host}"): (german,)})
    assert len(wrong) == bool(complaint)
    assert all(fault.startswith(complaint) for fault in wrong)


@pytest.mark.parametrize(
    ("source", "german", "complaint"),
    [
        ("&Open…", "Ö&ffnen…", ""),
        ("&Open…", "Öffnen…", "other access keys"),
        ("&Open…", "Ö&ffnen", "another ending"),
        ("Servers & disks", "Server & Disks", ""),
        ("Nothing is selected.", "Nichts ist ausgewählt", "another ending"),
    ],
)
def test_translations_are_built_like_their_source(
    translations: ModuleType, tmp_path: Path, source: str, german: str, complaint: str
) -> None:
    found = collected(translations, tmp_path, f"tr({source!r})")
    wrong = translations.faults(found, {translations.Text(source): (german,)})
    assert [fault.split(" than")[0] for fault in wrong] == ([complaint] if complaint else [])


def test_left_over_translations_are_named(translations: ModuleType, tmp_path: Path) -> None:
    found = collected(translations, tmp_path, "")
    assert translations.faults(found, {translations.Text("Old"): ("Alt",)}) == [
        "not in the sources any more: 'Old'"
    ]
