"""The line below a card's name: a summary of the component."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from app.look.catalogue_names import record_name
from app.look.number_format import numbers
from app.look.translation import tr, tr_plural
from planner_core.editing.verbs import KIND_NAMES
from planner_core.plan.components import (
    Cluster,
    Component,
    DesktopPool,
    DiskGroup,
    GraphicsBoards,
    Host,
    InfrastructureServers,
    NetworkLink,
    StorageArray,
    kind_of,
)
from planner_core.plan.fields import declared_field
from planner_core.plan.store_platforms import VSAN, platform_of

DRIVE_LABELS = {"hdd": "HDD", "ssd": "SSD", "nvme": "NVMe"}
EXPRESS = "ESA"
"""Short for the express storage of vSAN: with its full name the policy is cut off."""
THOUSAND = 1000
MODELS = {
    "host": "server_model",
    "storage_array": "array_model",
    "disk_group": "drive_model",
    "graphics_boards": "board_model",
}
"""The fields with the model of a component, by its kind."""
PROCESSOR_FIGURES = ("cores_per_socket", "base_clock_ghz", "all_core_turbo_ghz", "work_per_clock_percent")
"""The figures that define a processor; with other figures its name no longer applies."""


def caption(part: Component) -> str:
    """A summary of the component in a few words."""
    return _CAPTIONS[kind_of(part)](part)


def kind_in_words(part: Component) -> str:
    """What a component is: its kind, unless its name says so already, and its model, or a summary if it has none."""
    kind = tr(KIND_NAMES[kind_of(part)])
    about = _model(part) or caption(part)
    return " · ".join(each for each in ("" if _is_named(part, kind) else kind, about) if each) or kind


def kind_or_model(part: Component) -> str:
    """The kind of a component, or what else is to be said if its name says that already."""
    kind = tr(KIND_NAMES[kind_of(part)])
    return (_model(part) or caption(part) or kind) if _is_named(part, kind) else kind


def _is_named(part: Component, kind: str) -> bool:
    return part.name.casefold().startswith(kind.casefold())


def _model(part: Component) -> str:
    """The make and model, unless that is its name."""
    model = str(getattr(part, MODELS.get(kind_of(part), ""), ""))
    return record_name(model) if model != part.name else ""


def contents(part: Component, inside: Iterable[Component]) -> str:
    """Counted contents of a closed card, and the host failures that a cluster tolerates: "4 hosts, N+1, 8 disk groups".

    Disk groups come last, because the end is cut off if there is too little room.
    """
    parts = tuple(inside)
    hosts = sum(part.count for part in parts if isinstance(part, Host))
    groups = sum(isinstance(part, DiskGroup) for part in parts)
    said = (
        tr_plural("{count} host", "{count} hosts", hosts) if hosts else "",
        _reserve(part) if isinstance(part, Cluster) else "",
        tr_plural("{count} disk group", "{count} disk groups", groups) if groups else "",
    )
    return ", ".join(each for each in said if each)


def _host_caption(part: Host) -> str:
    processor = part.cpu_model or tr("{cores} cores", cores=part.cores_per_socket)
    if _is_another_processor(part):
        processor = tr("{processor} (changed)", processor=processor)
    ram = numbers().quantity(part.ram_gib, "GiB")
    return tr("{sockets} × {processor}, {ram}", sockets=part.sockets, processor=processor, ram=ram)


def _is_another_processor(part: Host) -> bool:
    """Whether the user replaced figures of the record that the processor's name is from."""
    named, origins = part.origins.get("cpu_model"), part.origins
    typed = any(name in origins and origins[name].kind == "typed" for name in PROCESSOR_FIGURES)
    return typed and named is not None and named.kind != "typed"


def _reserve(part: Cluster) -> str:
    return tr("N+{failures}", failures=part.failures_to_tolerate)


def _cluster_caption(part: Cluster) -> str:
    reserve = _reserve(part)
    if part.vsan != "none":  # beside vSAN there is room only for the short form
        kind = EXPRESS if part.vsan == "esa" else _choice(part, "vsan")
        platform = platform_of(part.vsan_version)
        if platform is not VSAN:  # its name and policy say enough
            return f"{reserve}, {platform.name}, {_choice(part, 'vsan_policy')}"
        return f"{reserve}, vSAN {kind}, {_choice(part, 'vsan_policy')}"
    return reserve if part.failures_to_tolerate else tr("no host in reserve")


def _array_caption(part: StorageArray) -> str:
    make = record_name(part.array_model) or tr_plural(
        "{count} controller", "{count} controllers", part.controllers
    )
    volumes = tr_plural("{count} volume", "{count} volumes", part.volumes)
    return f"{make}, {_choice(part, 'protocol')}, {volumes}"


def _disk_group_caption(part: DiskGroup) -> str:
    return tr(
        "{drives} × {size} {drive}, {level}",
        drives=part.drives,
        size=_scaled(part.drive_gb, "GB", "TB"),  # drives are sold in TB from 1,000 GB on
        drive=DRIVE_LABELS[part.drive_kind],
        level=tr("cluster storage") if part.purpose == "vsan" else _choice(part, "raid"),
    )


def _boards_caption(part: GraphicsBoards) -> str:
    model = part.board_model or tr("no model chosen")
    return tr("{boards} × {model}", boards=part.boards, model=model.removeprefix("NVIDIA "))


def _pool_caption(part: DesktopPool) -> str:
    machine = _machine(part.vcpus, part.ram_gib)
    if part.vgpu_profile:  # beside it there is room only for the short form
        count = numbers().number(part.desktops)
        return tr("{count} × {profile}, {machine}", count=count, profile=part.vgpu_profile, machine=machine)
    return f"{tr_plural('{count} desktop', '{count} desktops', part.desktops)}, {machine}"


def _servers_caption(part: InfrastructureServers) -> str:
    servers = tr_plural("{count} server", "{count} servers", part.servers)
    return f"{servers}, {_machine(part.vcpus, part.ram_gib)}"


def _link_caption(part: NetworkLink) -> str:
    return tr(
        "{bandwidth}, {latency} round trip",
        bandwidth=_scaled(part.bandwidth_mbit_s, "Mbit/s", "Gbit/s"),
        latency=numbers().quantity(part.latency_ms, "ms"),
    )


def _machine(vcpus: int, ram_gib: float) -> str:
    return tr("{vcpus} vCPU, {ram}", vcpus=vcpus, ram=numbers().quantity(ram_gib, "GiB"))


def _scaled(value: float, unit: str, thousand: str) -> str:
    """A quantity in the larger unit from 1,000 on."""
    large = value >= THOUSAND
    return numbers().quantity(value / THOUSAND if large else value, thousand if large else unit)


def _choice(part: Component, field: str) -> str:
    """The name of a chosen value."""
    info = declared_field(type(part), field)
    value = str(getattr(part, field))
    return tr(info.choices[value]) if info else value


_CAPTIONS: Mapping[str, Callable[..., str]] = {
    "host": _host_caption,
    "cluster": _cluster_caption,
    "storage_array": _array_caption,
    "disk_group": _disk_group_caption,
    "desktop_pool": _pool_caption,
    "infrastructure_servers": _servers_caption,
    "network_link": _link_caption,
    "graphics_boards": _boards_caption,
    "note": lambda part: " ".join(part.notes.split()),
}
