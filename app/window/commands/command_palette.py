"""Ctrl+K: finds every menu entry, every component of the plan, the fields of the plan and of what is selected, the tabs
of the results, and the records of the catalogue, by a few letters.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QMenuBar, QWidget

from app.canvas.content.captions import kind_or_model
from app.inspector.form_target import ComponentTarget, FormTarget
from app.look.actions import ActionInfo, Need, action_info
from app.look.component_kinds import KIND_ICONS
from app.look.translation import mark, tr, tr_plural
from app.look.widgets.finder import Finder
from app.look.widgets.finder_entries import Offer
from app.project.palette_model import Entry
from app.results.finding_fields import PRICES
from app.results.tabs.all_tabs import TABS
from app.window.commands.action_set import keys_text
from planner_core.engine.cost.price_gaps import NEED_A_PRICE
from planner_core.plan.components import HYPERVISOR_NAMES, Cluster, Component, Host, kind_of
from planner_core.plan.names import shown_name
from planner_core.plan.plan import Plan
from planner_core.plan.settings_cloud import CLOUD_FIELDS
from planner_core.plan.store_platforms import STORE_PLATFORMS

WIDTH_IN_LETTERS = 84
MARGIN = 24
BELOW_TOP = 0.08
"""Free share of the window's height above it."""
STEP = " › "
APART = " · "
AFTER_ACTIONS = 1
AFTER_ALL = 2
"""What is not in the plan yet; among each other in the order of the palette."""
NUMBER = re.compile(r"^[0-9]\s+")
"""The access key before choices and recent plans."""
HYPERVISORS = (*HYPERVISOR_NAMES.values(), "ESXi", "KVM")
"""By which the field of the hypervisor is found."""
PLATFORMS = tuple(each.name for each in STORE_PLATFORMS)
"""By which the storage of the hosts is found."""

REASONS: dict[Need, str] = {
    "plan": mark("open a plan first"),
    "selection": mark("select something first"),
    "undo": mark("nothing to undo"),
    "redo": mark("nothing to redo"),
}
"""Why an action is not available."""


class CommandPalette(Finder):
    """Lies over the upper part of the window."""

    def __init__(self, bar: QMenuBar, window: QWidget) -> None:
        super().__init__(tr("Find an action, a component, a field or a result"), window)
        self._bar = bar
        window.installEventFilter(self)

    def toggle(self, components: Sequence[Offer]) -> None:
        """Open with all actions and these components, or close."""
        if self.is_open:
            self.close_finder()
        else:
            self.open_with([*action_offers(self._bar), *components])

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.parent() and event.type() == QEvent.Type.Resize and self.is_open:
            self.fit()
        return super().eventFilter(watched, event)

    def fit(self) -> None:
        window = self.window()
        wide = min(WIDTH_IN_LETTERS * self.fontMetrics().averageCharWidth(), window.width() - 2 * MARGIN)
        top = self._bar.height() + round(window.height() * BELOW_TOP)
        rows = self.most_rows(window.height() - top - MARGIN)
        self.setGeometry((window.width() - wide) // 2, top, wide, self.height_for_rows(rows))


def action_offers(bar: QMenuBar) -> list[Offer]:
    """All entries of the menus, including those added when a menu opens."""
    offers: list[Offer] = []
    for action in bar.actions():
        menu = action.menu()
        if isinstance(menu, QMenu):
            offers += _of_menu(menu, ())
    return offers


def component_offers(plan: Plan, go_to: Callable[[str], object]) -> list[Offer]:
    """All components by name; choosing one goes to it."""
    return [_of_component(part, plan, go_to) for part in plan.components.values()]


def field_offers(
    plan: Plan, targets: Iterable[FormTarget], edit: Callable[[str, str], object]
) -> Iterator[Offer]:
    """The fields of these forms by title; choosing one puts the cursor into it. Actions of the same name come first.
    Those of a cloud are left out: an action opens their dialog, which shows what they come to.
    """
    for target in targets:
        component = target.ids[0] if isinstance(target, ComponentTarget) else ""
        owner = shown_name(plan, component) if component else tr("Plan")
        idle = target.idle_fields() | {*CLOUD_FIELDS}
        for info in target.fields():
            if info.name in idle:
                continue
            yield Offer(
                f"field:{target.key}.{info.name}",
                tr(info.title),
                partial(edit, component, info.name),
                STEP.join(each for each in (owner, tr(info.group) if info.group else "") if each),
                icon=KIND_ICONS[target.key] if component else "settings",
                beside=(info.title, tr(info.help)) if info.help else (info.title,),
                order=AFTER_ACTIONS,
            )


def price_offers(plan: Plan, edit: Callable[[str, str], object]) -> Iterator[Offer]:
    """The prices of each component that needs one, or has one; choosing it puts the cursor there. Missing ones come
    first.
    """
    for part in plan.components.values():
        if not part.parts and not isinstance(part, NEED_A_PRICE):
            continue
        yield Offer(
            f"price:{part.id}",
            tr("Price of “{name}”", name=shown_name(plan, part.id)),
            partial(edit, part.id, PRICES),
            tr("no price yet")
            if not part.parts
            else tr_plural("{count} price", "{count} prices", len(part.parts)),
            icon="euro",
            beside=("Price", tr("Prices"), tr("discount"), part.name),
            order=AFTER_ACTIONS if not part.parts else AFTER_ACTIONS + 1,
        )


def vsan_offers(
    plan: Plan, edit: Callable[[str, str], object], add_cluster: Callable[[], object]
) -> Iterator[Offer]:
    """Where hosts get a store of their drives: in each cluster, or in a new one where there is none."""
    clusters = plan.of_type(Cluster)
    for cluster in clusters:
        yield Offer(
            f"vsan:{cluster.id}",
            tr(
                "Storage of the hosts in “{name}”: vSAN, Nutanix, Storage Spaces Direct, Ceph",
                name=shown_name(plan, cluster.id),
            ),
            partial(edit, cluster.id, "vsan_version"),
            tr("Platform"),
            icon=KIND_ICONS["cluster"],
            beside=(*PLATFORMS, tr("Platform"), tr("local drives, storage of the hosts")),
        )
    if not clusters:
        yield Offer(
            "vsan:new",
            tr("Set up storage of the hosts: vSAN, Nutanix, Storage Spaces Direct, Ceph"),
            add_cluster,
            tr("Adds a cluster for hosts with disk groups"),
            icon=KIND_ICONS["cluster"],
            beside=(*PLATFORMS, tr("Platform"), tr("local drives, storage of the hosts")),
        )


def hypervisor_offers(
    plan: Plan, edit: Callable[[str, str], object], add_host: Callable[[], object]
) -> Iterator[Offer]:
    """Where a hypervisor is chosen: on each host, or on a new one where there is none."""
    hosts = plan.of_type(Host)
    for host in hosts:
        yield Offer(
            f"hypervisor:{host.id}",
            # The names stand in the title: letters found there count more.
            tr(
                "Hypervisor of “{name}”: vSphere, AHV, Hyper-V, Azure Local, Proxmox VE",
                name=shown_name(plan, host.id),
            ),
            partial(edit, host.id, "hypervisor"),
            tr("Now: {choice}", choice=tr(HYPERVISOR_NAMES[host.hypervisor])),
            icon=KIND_ICONS["host"],
            beside=HYPERVISORS,
            order=AFTER_ACTIONS,
        )
    if not hosts:
        yield Offer(
            "hypervisor:new",
            tr("Choose a hypervisor: vSphere, AHV, Hyper-V, Azure Local, Proxmox VE"),
            add_host,
            tr("Adds a host"),
            icon=KIND_ICONS["host"],
            beside=HYPERVISORS,
            order=AFTER_ACTIONS,
        )


def tab_offers(show: Callable[[str], object]) -> list[Offer]:
    """The tabs of the results by title; choosing one shows it. Actions of the same name come first."""
    return [
        Offer(
            f"tab:{info.name}",
            tr(info.title),
            partial(show, info.name),
            tr("Results"),
            icon="table-2",
            beside=(info.title,),
            order=AFTER_ACTIONS,
        )
        for info in TABS
    ]


def record_offers(entries: Iterable[Entry], add: Callable[[Entry], object]) -> list[Offer]:
    """The records of the catalogue by name; choosing one adds it to the plan. Names in the plan come first."""
    return [
        Offer(
            f"record:{entry.list_name}.{entry.title}",
            entry.title,
            partial(add, entry),
            # The figures come first: the end of a long line is cut off.
            APART.join((*filter(None, (entry.detail,)), STEP.join((tr("Add to the plan"), entry.beside[0])))),
            icon=KIND_ICONS[entry.kind],
            beside=entry.beside,
            source=entry.source,
            order=AFTER_ALL + entry.order,
            only_typed=True,
        )
        for entry in entries
        if entry.record is not None
    ]


def _of_component(part: Component, plan: Plan, go_to: Callable[[str], object]) -> Offer:
    kind, home = kind_of(part), plan.components.get(plan.parents.get(part.id, ""))
    detail = kind_or_model(part)
    if home is not None:
        detail = tr("{kind} in {frame}", kind=detail, frame=home.name)
    return Offer(f"component:{part.id}", part.name, partial(go_to, part.id), detail, icon=KIND_ICONS[kind])


def _of_menu(menu: QMenu, path: tuple[str, ...]) -> Iterator[Offer]:
    menu.aboutToShow.emit()
    path = (*path, plain(menu.title()))
    for action in menu.actions():
        below = action.menu()
        if isinstance(below, QMenu):
            yield from _of_menu(below, path)
        elif not action.isSeparator():
            yield _of_action(action, path)


def _of_action(action: QAction, path: Iterable[str]) -> Offer:
    name = action.objectName()
    info = action_info(name) if name else None
    keys = keys_text(action.shortcuts())
    if not action.isEnabled():
        keys = tr(REASONS[info.needs]) if info is not None and info.needs in REASONS else ""
    return Offer(
        key=name or STEP.join((*path, action.text())),
        title=plain(action.text()) if info is not None else NUMBER.sub("", plain(action.text())),
        act=action.trigger if action.isEnabled() else None,
        detail=STEP.join(path),
        keys=keys,
        icon="check" if action.isChecked() else info.icon if info is not None else "",
        beside=_other_words(info),
    )


def _other_words(info: ActionInfo | None) -> tuple[str, ...]:
    """The description of the action, its English name, by which it is found in every language, and further words."""
    if info is None:
        return ()
    return (plain(info.text), *(tr(each) for each in (info.help, info.also) if each))


def plain(text: str) -> str:
    """The text of a menu entry without its access key and ellipsis."""
    return text.replace("&&", "\0").replace("&", "").replace("\0", "&").removesuffix("…")
