"""What a platform calls the image that clones share, and a store of files: VMware says "replica" and "datastore".

Texts are written with VMware's words. Within `in_terms_of` a plan, those of its broker and hypervisor take their place,
before values are filled in, so that names which users have typed stay as they are.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import lru_cache
from typing import Final, NamedTuple

from app.look.translation import language, mark, tr, worded
from planner_core.plan.components import Host
from planner_core.plan.links import ROLE_NAMES, Role
from planner_core.plan.plan import Plan
from planner_core.reuse import reused


class Terms(NamedTuple):
    """Keys of `WORDS`."""

    image: str = "replica"
    store: str = "datastore"


WORDS: Final[Mapping[str, tuple[str, str]]] = {
    "replica": (mark("replica"), mark("replicas")),
    "base": (mark("base image"), mark("base images")),
    "vdisk": (mark("vDisk"), mark("vDisks")),
    "datastore": (mark("datastore"), mark("datastores")),
    "container": (mark("storage container"), mark("storage containers")),
    "csv": (mark("CSV"), mark("CSVs")),
    "pool": (mark("storage pool"), mark("storage pools")),
}
"""Each word for one thing and for several; German ones of an image are feminine, those of a store masculine."""
STORES: Final[Mapping[str, str]] = {
    "nutanix-ahv": "container",
    "hyper-v": "csv",
    "azure-local": "csv",
    "proxmox": "pool",
}
"""By the beginning of the hypervisor's id; all others are VMware's."""
VMWARE: Final = Terms()
STREAMED: Final = "citrix-pvs"
GENITIVES: Final[Mapping[str, tuple[str, ...]]] = {"de": ("eines", "des", "jedes")}
"""Articles by language after which one store ends in -s: the German plural looks the same and is another word for some
stores.
"""
AS_WRITTEN: Final = frozenset({"vdisk", "csv"})
"""Words that stay as they are at the beginning of a sentence."""


def terms_of(plan: Plan) -> Terms:
    """The words of a plan's broker, and of its hypervisor if all its hosts have one of the same family."""
    return reused(_terms, plan)  # each line of a list and each field of a form asks


def _terms(plan: Plan) -> Terms:
    stores = {_store(each.hypervisor) for each in plan.of_type(Host)}
    store = stores.pop() if len(stores) == 1 else VMWARE.store
    return Terms(_image(plan.settings.broker, store), store)


def image_of(plan: Plan) -> str:
    """The key of the word for an image; asks the hosts only if the broker does not tell."""
    broker = plan.settings.broker
    return VMWARE.image if broker.startswith("horizon") else terms_of(plan).image


def image_label(image: str) -> str:
    """An image by its key, as a heading or on a chip."""
    return _capital(image, tr(WORDS[image][0]))


def role_in_words(plan: Plan, role: Role | str) -> str:
    """The name of a file role."""
    with in_terms_of(plan):
        return tr(ROLE_NAMES[role])


@contextmanager
def in_terms_of(plan: Plan) -> Iterator[None]:
    """Within this block and thread, texts use the words of a plan's platform."""
    with in_terms(terms_of(plan)):
        yield


@contextmanager
def in_terms(terms: Terms) -> Iterator[None]:
    """The same for known terms."""
    if terms == VMWARE:
        yield
        return
    with worded(_change(language(), terms)):
        yield


def _store(hypervisor: str) -> str:
    return next((word for start, word in STORES.items() if hypervisor.startswith(start)), VMWARE.store)


def _image(broker: str, store: str) -> str:
    if broker == STREAMED:
        return "vdisk"
    is_vmware = broker.startswith("horizon") or (broker == "none" and store == VMWARE.store)
    return VMWARE.image if is_vmware else "base"


class _Change:
    """Puts other words in the place of VMware's."""

    def __init__(self, words: Mapping[str, str]) -> None:
        self._words = words
        longest_first = sorted(words, key=len, reverse=True)
        self._pattern = re.compile(rf"\b({'|'.join(map(re.escape, longest_first))})\b", re.IGNORECASE)

    def __call__(self, text: str) -> str:
        return self._pattern.sub(self._other, text)

    def _other(self, found: re.Match[str]) -> str:
        word = self._words[found[0].lower()]
        return word[0].upper() + word[1:] if found[0][0].isupper() and word[1:2].islower() else word


@lru_cache(maxsize=16)
def _change(in_language: str, terms: Terms) -> _Change:
    words: dict[str, str] = {}
    for usual, other in zip(VMWARE, terms, strict=True):
        if usual != other:
            words |= {tr(old).lower(): tr(new) for old, new in zip(WORDS[usual], WORDS[other], strict=True)}
    if terms.store != VMWARE.store:
        old, new = tr(WORDS[VMWARE.store][0]).lower(), tr(WORDS[terms.store][0])
        words |= {f"{each} {old}s": f"{each} {new}s" for each in GENITIVES.get(in_language, ())}
    return _Change(words)


def _capital(key: str, word: str) -> str:
    return word if key in AS_WRITTEN else word[0].upper() + word[1:]
