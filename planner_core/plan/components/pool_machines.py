"""The virtual machine of a desktop: number, guest, memory, displays. First part of a desktop pool."""

from __future__ import annotations

from typing import Annotated, Literal

from planner_core.plan.components.base import ComponentBase
from planner_core.plan.fields import about


class PoolMachines(ComponentBase, frozen=True):
    """Number, kind and size of the machines of a pool."""

    desktops: Annotated[
        int,
        about(
            "Desktops", least=1, most=1_000_000, group="Pool", help="Planned number of desktops in the pool."
        ),
    ] = 50
    growth_percent: Annotated[
        float,
        about(
            "Growth per year",
            unit="%",
            least=-50,
            most=300,
            group="Pool",
            help="More desktops every year, rounded up to whole ones. It counts in the years ahead only.",
        ),
    ] = 0.0
    later_desktops: Annotated[
        str,
        about(
            "Desktops in later years",
            longest=100,
            pattern=r"^([0-9]{1,7}( [0-9]{1,7}){0,8})?$(?!\n)",
            form="whole numbers with blanks between them, such as 480 560 640",
            group="Pool",
            help="From year 2 on, in place of the growth; after the last number the growth goes on.",
        ),
    ] = ""
    users_per_desktop: Annotated[
        int,
        about(
            "Users per machine",
            least=1,
            most=1000,
            group="Pool",
            help="1 for a desktop of one's own; more for a session host, whose users share one machine. Processor,"
            " I/O and work of logins are those of each user, RAM and files those of the machine.",
        ),
    ] = 1
    concurrency_percent: Annotated[
        float,
        about(
            "In use at the same time",
            uncertain="share",
            unit="%",
            least=0,
            most=100,
            group="Pool",
            help="Share of the desktops with a user at work. All of them are powered on and take memory.",
        ),
    ] = 100.0
    clone_type: Annotated[
        Literal["linked", "instant", "full"],
        about(
            "Clone type",
            group="Pool",
            choices={"linked": "Linked clones", "instant": "Instant clones", "full": "Full clones"},
            help="Linked and instant clones read their image from a shared replica; full clones each have a copy.",
            formerly="linked",
        ),
    ] = "instant"
    assignment: Annotated[
        Literal["floating", "dedicated"],
        about(
            "Assignment",
            group="Pool",
            choices={"floating": "Floating", "dedicated": "Dedicated"},
            help="Whether a user gets any free desktop or always the same.",
        ),
    ] = "floating"
    refresh_policy: Annotated[
        Literal["never", "logoff", "weekly"],
        about(
            "Refresh",
            group="Pool",
            choices={"never": "Never", "logoff": "At logoff", "weekly": "Weekly"},
            help="When a desktop is set back to its image. At logoff it is work in the evening hour.",
            source="VMware Horizon 7.2, virtual desktops: an instant clone is always deleted and recreated at logoff",
            follows="clone_type",
            defaults={"linked": "weekly", "full": "never"},
            formerly="weekly",
        ),
    ] = "logoff"
    guest_os: Annotated[
        str, about("Guest operating system", longest=200, catalogue="guests", group="Pool")
    ] = ""
    vcpus: Annotated[
        int,
        about("vCPUs per desktop", least=1, most=128, group="Pool", help="Determines the memory overhead."),
    ] = 2
    ram_gib: Annotated[
        float,
        about(
            "RAM per desktop",
            unit="GiB",
            least=0.25,
            most=6144,
            group="Pool",
            memory=True,
            help="Configured memory.",
        ),
    ] = 4.0
    ram_reserved_gib: Annotated[
        float,
        about(
            "Reserved RAM per desktop",
            unit="GiB",
            memory=True,
            least=0,
            most=6144,
            group="Pool",
            help="The swap file is as large as the memory that is not reserved.",
            source="VMware vSphere resource management: swap file = RAM - reservation",
        ),
    ] = 0.0
    instant_clone_parents: Annotated[
        bool,
        about(
            "Parent on every host",
            group="Pool",
            help="Instant clones forked from a running parent: one powered-on machine per host and image.",
            source="VMware Horizon 7 instant clones; without parents by default since Horizon 8",
        ),
    ] = False
    monitors: Annotated[
        int,
        about("Monitors", least=0, most=8, group="Screens", help="Per user; they take memory of the host."),
    ] = 1
    display_width: Annotated[
        int, about("Screen width", unit="px", least=320, most=16_384, group="Screens")
    ] = 1920
    display_height: Annotated[
        int, about("Screen height", unit="px", least=200, most=16_384, group="Screens")
    ] = 1080
    vgpu_profile: Annotated[
        str,
        about(
            "vGPU profile",
            longest=100,
            catalogue="vgpu_profiles",
            group="Screens",
            help="The virtual GPU of each desktop, as the hypervisor names it: L40S-8Q. Empty: none. It needs graphics"
            " boards in the hosts. What graphics do to processor density, and when the encoder is busy, has no"
            " published figure for current hosts: neither is counted.",
        ),
    ] = ""
    video_ram_mib: Annotated[
        float,
        about(
            "3D video memory",
            unit="MiB",
            memory=True,
            least=0,
            most=65_536,
            group="Screens",
            help="Memory of a software or shared 3D adapter, beside the screens' frame buffers.",
            source="VMware View 5: 64 to 128 MB with 3D switched on",
        ),
    ] = 0.0
    display_kbit_s: Annotated[
        float,
        about(
            "Display traffic per user",
            uncertain="number",
            unit="kbit/s",
            least=0,
            most=1_000_000,
            group="Screens",
            help="Average of a working user.",
            source="VMware Horizon architecture planning: 100 to 150 kbit/s for a basic office worker",
        ),
    ] = 150.0
