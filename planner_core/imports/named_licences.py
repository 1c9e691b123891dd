"""Which licences of the catalogue somebody names in a text; where a name leaves open what is counted, none."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from planner_core.catalog.licence_templates import LicenceTemplate

COUNTED_BY: Final[dict[str, frozenset[str]]] = {
    "named_user": frozenset({"named", "benannt", "benannte", "benannter", "benutzer", "user", "users"}),
    "concurrent_user": frozenset({"concurrent", "ccu", "gleichzeitig", "gleichzeitige", "gleichzeitiger"}),
    "device": frozenset({"device", "devices", "gerät", "geräte", "geräten"}),
}
"""Words that tell products apart that only differ in what they count. "concurrent user" says concurrent."""
_WORD: Final = re.compile(r"\w+")
MAKERS: Final = frozenset({"vmware", "citrix", "nvidia", "microsoft", "omnissa"})
"""What people leave out of a name."""


def named_licences(text: str, templates: Iterable[LicenceTemplate]) -> tuple[LicenceTemplate, ...]:
    """The templates that are meant, in the order of the catalogue. A longer name hides a shorter one inside it."""
    words = _words(text)
    found: dict[str, list[LicenceTemplate]] = {}
    for template in templates:
        if _stands_in(_name(template), words):
            found.setdefault(template.name, []).append(template)
    names = {name: _name(of[0]) for name, of in found.items()}
    whole = [
        name
        for name, own in names.items()
        if not any(len(other) > len(own) and _stands_in(own, other) for other in names.values())
    ]
    return tuple(one for name in whole if (one := _meant(found[name], words)) is not None)


def _meant(templates: list[LicenceTemplate], words: tuple[str, ...]) -> LicenceTemplate | None:
    """The one that counts what the text says; None if it says nothing, or several."""
    if len(templates) == 1:
        return templates[0]
    told = [unit for unit, each in COUNTED_BY.items() if not each.isdisjoint(words)]
    if "named_user" in told and len(told) > 1:
        told.remove("named_user")
    fitting = [each for each in templates if each.values.get("unit") in told]
    return fitting[0] if len(told) == 1 and len(fitting) == 1 else None


def _name(template: LicenceTemplate) -> tuple[str, ...]:
    """The words of a product's name, up to a comma, without the maker where more than one word is left."""
    words = _words(template.name.partition(",")[0])
    return words[1:] if len(words) > 2 and words[0] in MAKERS else words


def _words(text: str) -> tuple[str, ...]:
    return tuple(each.casefold() for each in _WORD.findall(text))


def _stands_in(part: tuple[str, ...], words: tuple[str, ...]) -> bool:
    return any(words[at : at + len(part)] == part for at in range(len(words) - len(part) + 1))
