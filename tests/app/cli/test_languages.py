"""In which language commands speak: results and complaints alike, as they are asked to, else as the system does."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.cli.plan_files import write_plan
from app.look.translation import system_language
from tests.support.command import Done, headroom
from tests.support.plans import small_plan

COMPLAINTS = [
    ("explain", ("nothing.at.all",), "Einen Wert nothing.at.all gibt es in diesem Plan nicht."),
    ("needed", ("nothing", 100), "Eine Komponente nothing gibt es in diesem Plan nicht."),
    ("needed", ("host", 0), "0 Desktops lassen sich nicht planen"),
]


@pytest.fixture
def plan(tmp_path: Path) -> Path:
    write_plan(tmp_path / "plan.json", small_plan())
    return tmp_path / "plan.json"


@pytest.mark.parametrize(("command", "arguments", "words"), COMPLAINTS)
def test_complaints_are_in_the_language_of_the_result(
    plan: Path, command: str, arguments: tuple[object, ...], words: str
) -> None:
    german = headroom(command, plan, *arguments, "--language", "de")
    english = headroom(command, plan, *arguments)
    assert (german.status, german.out) == (english.status, english.out) == (1, "")
    assert words in german.err
    assert words not in english.err
    assert german.err.count("\n") == english.err.count("\n") == 1


@pytest.mark.parametrize("command", ["assess", "limits", "explain"])
def test_files_that_cannot_be_read_are_told_in_the_language_of_the_result(
    tmp_path: Path, command: str
) -> None:
    (tmp_path / "broken.json").write_text("{", "utf-8")
    for name in ("broken.json", "missing.json"):
        german, english = (
            headroom(command, name, "--language", language, folder=tmp_path) for language in ("de", "en")
        )
        assert german.status == english.status == 1
        assert name in german.err
        assert german.err != english.err


def test_json_is_english_and_so_are_its_complaints_unless_asked_for(plan: Path) -> None:
    assert headroom("needed", plan, "host", 100, "--json", "--language", "de").out == (
        headroom("needed", plan, "host", 100, "--json").out
    )


@pytest.mark.parametrize("arguments", [("--help",), ("assess", "--help"), ("assess",)])
def test_help_and_complaints_about_the_command_line_are_english_everywhere(
    arguments: tuple[str, ...],
) -> None:
    english = headroom(*arguments)
    assert in_german_system(*arguments) == english
    assert "headroom" in english.out + english.err


@pytest.mark.parametrize(
    "arguments",
    [
        ("assess", "PLAN"),
        ("limits", "PLAN"),
        ("explain", "PLAN", "desktops.maximum"),
        ("needed", "PLAN", "host", 100),
        ("needed", "PLAN", "nothing", 100),
        ("compare", "PLAN", "PLAN"),
        ("response", "PLAN"),
        ("opinions", "PLAN"),
        ("range", "PLAN"),
        ("assess", "missing.json"),
        ("library",),
    ],
)
def test_text_is_in_the_language_of_the_system_unless_another_is_asked_for(
    plan: Path, arguments: tuple[object, ...]
) -> None:
    asked = [plan if each == "PLAN" else each for each in arguments]
    words = ["list"] if arguments == ("library",) else []
    german = headroom(*asked, *words, "--language", "de")
    english = headroom(*asked)
    assert german != english
    assert in_german_system(*asked) == german
    assert in_german_system(*asked, *words, "--language", "en") == english


def test_commands_without_a_choice_of_language_speak_that_of_the_system(plan: Path) -> None:
    titles = in_german_system("samples").out
    assert "Alles auf SSD" in titles
    assert headroom("samples").out != titles
    refused = in_german_system("convert", plan, plan, "--force").err
    assert "durch sich selbst ersetzt" in refused


@pytest.mark.parametrize(
    "arguments", [("assess", "PLAN", "--json"), ("limits", "PLAN", "--json"), ("schema",)]
)
def test_json_is_the_same_whatever_the_system_speaks(plan: Path, arguments: tuple[object, ...]) -> None:
    asked = [plan if each == "PLAN" else each for each in arguments]
    assert in_german_system(*asked) == headroom(*asked)


@pytest.mark.parametrize(
    ("variables", "code"),
    [
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "de.UTF-8"}, "de"),
        ({"LANG": "de_AT@euro"}, "de"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "en_US.UTF-8"}, "en"),
        ({"LANG": "en_US.UTF-8", "LC_MESSAGES": "de_DE"}, "de"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
    ],
)
def test_the_system_says_its_language_in_variables(
    monkeypatch: pytest.MonkeyPatch, variables: dict[str, str], code: str
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert system_language() == code


def in_german_system(*arguments: object) -> Done:
    return headroom(*arguments, variables={"LANG": "de_DE.UTF-8", "LC_ALL": "de_DE.UTF-8", "LANGUAGE": "de"})
