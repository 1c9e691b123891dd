"""The files on each store, and the effect of relocating the swap files and the template."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import inf
from typing import Any

from app.look.number_format import numbers
from app.look.translation import tr, tr_plural
from app.output.chapters.blocks import (
    Block,
    Column,
    cell,
    chapter,
    chart,
    heading,
    lead,
    paragraph,
    row,
    table,
    together,
)
from app.output.chapters.relocation_chapter import Relocation, relocations
from app.results.tables.capacity_table import size_columns, store_columns, used_in_words
from app.results.words.platform_terms import in_terms_of
from app.results.words.wear import wear_in_words
from planner_core.catalog.catalog import Catalog
from planner_core.engine.basis.assessment import Assessment, StoreUse
from planner_core.engine.basis.axes import NORMAL
from planner_core.formulas.clone_files import FUJITSU_CAPACITY
from planner_core.messages import NO_VALUE, Named
from planner_core.plan.links import ROLE_NAMES
from planner_core.plan.plan import Plan

MOST_STORES = 24
"""Stores with a bar of their own; in a larger plan the fullest ones."""
MOST_RELOCATED = 4
"""Pools whose files are moved in copies of the plan, each of which is assessed up to three times."""


def capacity(plan: Plan, assessment: Assessment, catalog: Catalog) -> dict[str, Any]:
    """A stacked bar per store and a table of the three published cases for each of the largest pools."""
    with_room = [each for each in assessment.stores if each.capacity_gib or each.used_gib]
    shown = _fullest(with_room)
    stores = [_store(plan, assessment, use) for use in shown]
    more = tr_plural(
        "{count} more store is less full.",
        "{count} more stores are less full.",
        len(with_room) - len(shown),
    )
    free = store_columns(plan, assessment)["free"].title
    found = table(
        [("", "name"), ("", "number"), ("", "number")],
        [line for each in stores for line in _lines(each, free)],
        "stores",
        short=False,
        chart=chart(
            "stores",
            tr("What lies on each store. The numbers are those of the table, the tick is the target."),
            stores,
            free=free,
        ),
        notes=[more] if len(shown) < len(with_room) else (),
    )
    with in_terms_of(plan):
        about = tr(
            "What the files of the desktops take on each store, by their role. The tick is the target up to which"
            " a store is planned."
        )
    moved = [_table(plan, each) for each in relocations(plan, assessment, catalog, MOST_RELOCATED)]
    return chapter(
        tr("Capacity"),
        about,
        [
            found,
            *_wear(plan, assessment),
            *([heading(tr("Relocating swap files and template")), *moved] if moved else []),
        ],
        "" if stores else tr("The plan has no store yet."),
    )


def _wear(plan: Plan, assessment: Assessment) -> list[Block]:
    """How long the flash drives last, those that wear fastest first; nothing without writes to flash."""
    fastest = sorted(assessment.wear, key=lambda each: each.years or inf)[:MOST_STORES]
    words = [
        tr("{drives}: {wear}", drives=plan.components[each.component].name, wear=wear_in_words(each))
        for each in fastest
    ]
    return [heading(tr("Wear of flash drives")), *map(paragraph, words)] if words else []


def _lines(store: dict[str, Any], free: str) -> Iterator[Block]:
    """The store, then a row for each file role on it, and the free space."""
    share = cell(store["percent"], tone="strong", status=store["status"])
    yield row(store["name"], store["used"], share, strong=True, with_next=True)
    for number, part in enumerate(store["parts"], 1):
        yield row(f"{number}  {part['name']}", part["amount"], "", with_next=True)
    yield row(free, store["free"], "")


def _fullest(stores: Sequence[StoreUse]) -> list[StoreUse]:
    """All stores of a usual plan; in a large one the fullest, in the order of the plan."""
    ranked = sorted(range(len(stores)), key=lambda number: -_load(stores[number]))
    return [stores[number] for number in sorted(ranked[:MOST_STORES])]


def _load(use: StoreUse) -> float:
    return use.used_gib / use.capacity_gib if use.capacity_gib else inf


def _store(plan: Plan, assessment: Assessment, use: StoreUse) -> dict[str, Any]:
    """The bar shows the use without failures; only its colour takes failures into account."""
    columns = store_columns(plan, assessment)
    row, worst = (assessment.worst(use.component, "capacity", case=case) for case in (NORMAL, None))
    most = max(use.capacity_gib, use.used_gib)
    return {
        "name": columns["store"].shown(use),
        "used": used_in_words(use),
        "percent": columns["share"].shown(use),
        "status": worst.status if worst else "unknown",
        "target": row.target * use.capacity_gib / most if row and most else 1.0,
        "end": use.capacity_gib / most if most else 1.0,
        "free": columns["free"].shown(use),
        "parts": [
            {
                "role": role,
                "name": columns[role].title,
                "amount": columns[role].shown(use),
                "share": gib / most,
            }
            for role, gib in use.by_role.items()
        ],
    }


def _table(plan: Plan, found: Relocation) -> Block:
    cases = found.cases
    sizes = size_columns(plan, [case.use for case in cases])
    columns: list[Column] = [(tr("Space on {store}", store=found.store.name), "name")]
    for case in cases:
        planned = tr("as planned") if case.as_planned and case.moved is not None else ""
        columns.append((_case_name(case.moved), "number", planned))

    def line(name: str, title: str = "", *, strong: bool = False) -> Block:
        shown = (sizes[name].shown(case.use) or NO_VALUE for case in cases)
        return row(title or sizes[name].title, *shown, strong=strong)

    whole = tr("Share of {capacity}", capacity=sizes["capacity"].shown(cases[0].use))
    rows = [
        *(line(role) for role in ROLE_NAMES if role in sizes),
        line("used", strong=True),
        line("share", whole),
        row(tr("Desktops this store would hold"), *(numbers().number(case.desktops) for case in cases)),
    ]
    title, saving = _lead(found), _saving(found)
    source = f"{rounding_in_words()} {tr('Source: {source}', source=tr(FUJITSU_CAPACITY))}"
    return together(
        lead(title),
        *([paragraph(saving)] if saving else []),
        table(columns, rows, "relocation", title=title, short=True, notes=[source]),
    )


def rounding_in_words() -> str:
    """Why sizes may not add up exactly: the total is rounded by itself, as everywhere else."""
    return tr("Sizes are rounded one by one, so their sum can differ from the total in its last digit.")


def _lead(found: Relocation) -> str:
    words = {"pool": Named(found.pool.name), "store": Named(found.store.name)}
    if found.elsewhere is None:
        return tr(
            "Where the files of {pool} lie decides how much of {store} they take. The plan has no other store; the two"
            " relocated cases take one outside the plan as given.",
            **words,
        )
    return tr(
        "Where the files of {pool} lie decides how much of {store} they take. In the two relocated cases they lie on"
        " {other} instead.",
        **words,
        other=Named(found.elsewhere.name),
    )


def _saving(found: Relocation) -> str:
    """The space that relocating the swap files frees on the store, and how many more desktops that allows; empty if the
    plan has them elsewhere.
    """
    here, relocated = found.cases[0], found.swap_moved
    if relocated is None or relocated.use.used_gib >= here.use.used_gib:
        return ""
    freed = here.use.used_gib - relocated.use.used_gib
    words = {"gib": numbers().gib(freed), "store": Named(found.store.name)}
    if here.desktops is None or relocated.desktops is None or relocated.desktops <= here.desktops:
        return tr("Relocating the swap files frees {gib} on {store}.", **words)
    return tr(
        "Relocating the swap files frees {gib} on {store}: its capacity is enough for {more} desktops instead of"
        " {before}.",
        **words,
        more=relocated.desktops,
        before=here.desktops,
    )


def _case_name(moved: tuple[str, ...] | None) -> str:
    if moved is None:
        return tr("This plan")
    if not moved:
        return tr("All files here")
    return tr("Swap relocated") if len(moved) == 1 else tr("Swap and template relocated")
