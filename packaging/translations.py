"""Brings resources/i18n/headroom_*.ts up to date with the texts of the sources. Run by `make translations`.

Existing translations are kept, texts that are gone are dropped, and what still needs a translation is
listed.
"""

from __future__ import annotations

import itertools
import sys
from pathlib import Path
from xml.etree import ElementTree as ET

from translatable_texts import ROOT, Collected, Text, collect, placeholders

TRANSLATIONS = ROOT / "resources" / "i18n"
CONTEXT = "Headroom"


def read_translations(path: Path) -> dict[Text, tuple[str, ...]]:
    """The translations of one .ts file: one form, or those for one and for many. Empty for a missing file."""
    if not path.exists():
        return {}
    translations = {}
    for message in ET.parse(path).getroot().iter("message"):
        text = Text(message.findtext("source", ""), message.findtext("comment", ""))
        translation = message.find("translation")
        if translation is not None and translation.get("type") is None:
            forms = [form.text or "" for form in translation.iter("numerusform")]
            translations[text] = tuple(forms) or (translation.text or "",)
    return translations


def write_translations(
    path: Path, language: str, texts: Collected, known: dict[Text, tuple[str, ...]]
) -> None:
    """Write the .ts file for the collected texts with what is known of their translations."""
    root = ET.Element("TS", version="2.1", language=language, sourcelanguage="en")
    context = ET.SubElement(root, "context")
    ET.SubElement(context, "name").text = CONTEXT
    for text in sorted(texts.texts):
        message = ET.SubElement(context, "message")
        ET.SubElement(message, "source").text = text.source
        if text.plural:
            message.set("numerus", "yes")
            ET.SubElement(message, "comment").text = text.plural
        ET.SubElement(message, "extracomment").text = ", ".join(sorted(texts.texts[text]))
        _write_forms(message, text, known.get(text, ()))
    ET.indent(root)
    body = ET.tostring(root, encoding="unicode")
    head = '<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n'
    path.write_text(f"{head}{body}\n", encoding="utf-8", newline="\n")


def _write_forms(message: ET.Element, text: Text, forms: tuple[str, ...]) -> None:
    translation = ET.SubElement(message, "translation")
    if not any(forms):
        translation.set("type", "unfinished")
    if not text.plural:
        translation.text = forms[0] if forms else ""
        return
    for index in range(2):
        ET.SubElement(translation, "numerusform").text = forms[index] if index < len(forms) else ""


def faults(texts: Collected, known: dict[Text, tuple[str, ...]]) -> list[str]:
    """What is wrong with a set of translations: missing, left over, or not of the same build as its source."""
    found = [
        f"no translation: {text.source!r}" for text in sorted(texts.texts) if not all(known.get(text, ("",)))
    ]
    found += [
        f"not in the sources any more: {text.source!r}" for text in sorted(known.keys() - texts.texts.keys())
    ]
    for text in sorted(known.keys() & texts.texts.keys()):
        for number, form in enumerate(known[text]):
            # German may write the one without its number: "Ein Host".
            optional = {"count"} if text.plural and number == 0 else set()
            if form and (complaint := _other_build(text, form, optional)):
                found.append(f"{complaint} than {text.source!r}: {form!r}")
    return found


def _other_build(text: Text, form: str, optional: set[str]) -> str:
    """In what a translation differs from its source that it must share with it; empty if in nothing."""
    if (placeholders(form) ^ (placeholders(text.source) | placeholders(text.plural))) - optional:
        return "other placeholders"
    if _access_keys(form) != _access_keys(text.source):
        return "other access keys"
    return "another ending" if _ending(form) != _ending(text.source) else ""


def _access_keys(text: str) -> int:
    """How many letters are marked by `&` as access key; `&` before a blank is the word "and"."""
    return sum(after != " " for before, after in itertools.pairwise(text) if before == "&")


def _ending(text: str) -> str:
    """The mark a text ends with, where it is one that makes it a sentence, a menu entry or a label."""
    return text[-1] if text and text[-1] in ".…:?!" else ""


def main() -> int:
    """Update each .ts file; the number of texts that need work is the exit status, at most 1."""
    texts = collect()
    open_work = list(texts.problems)
    for path in sorted(TRANSLATIONS.glob("headroom_*.ts")):
        language = path.stem.removeprefix("headroom_")
        known = read_translations(path)
        write_translations(path, language, texts, known)
        kept = {text: forms for text, forms in known.items() if text in texts.texts}
        wrong = faults(texts, kept)
        open_work += [f"{path.name}: {fault}" for fault in wrong]
        print(f"{path.name}: {len(texts.texts)} texts, {len(known) - len(kept)} dropped, {len(wrong)} to do")
    print("\n".join(open_work))
    return 1 if open_work else 0


if __name__ == "__main__":
    sys.exit(main())
