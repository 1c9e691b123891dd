"""The line under a card's name says what the component is made of, and not what it no longer is."""

from __future__ import annotations

import msgspec

from app.canvas.content.captions import caption, kind_in_words, kind_or_model
from app.canvas.kinds import is_processor
from app.look.output_language import written_in
from planner_core.editing import verbs
from planner_core.editing.edits import apply
from planner_core.plan.components import Cluster, DesktopPool, Host
from tests.support.plans import CATALOG, small_plan


def test_a_processor_with_other_figures_than_its_record_is_said_to_be_changed() -> None:
    record = next(each for each in CATALOG.records("cpus") if is_processor(each))
    plan = small_plan()
    plan = apply(plan, verbs.use_record(plan, ["host"], record).edits)
    host = plan.components["host"]
    assert host.cpu_model in caption(host)
    assert "changed" not in caption(host)
    more_ram = apply(plan, verbs.set_field(plan, ["host"], "ram_gib", host.ram_gib + 64).edits)
    assert "changed" not in caption(more_ram.components["host"])
    cores = apply(plan, verbs.set_field(plan, ["host"], "cores_per_socket", host.cores_per_socket + 2).edits)
    assert f"{host.cpu_model} (changed)" in caption(cores.components["host"])
    work = apply(plan, verbs.set_field(plan, ["host"], "work_per_clock_percent", 111.0).edits)
    assert f"{host.cpu_model} (changed)" in caption(work.components["host"])
    named = apply(cores, verbs.set_field(cores, ["host"], "cpu_model", "Somebody's own").edits)
    assert "changed" not in caption(named.components["host"])


def test_a_cluster_says_how_many_hosts_it_has_in_reserve() -> None:
    assert caption(Cluster(id="cluster", name="Cluster", failures_to_tolerate=2)).startswith("N+2")
    assert caption(Cluster(id="cluster", name="Cluster", failures_to_tolerate=1, vsan="hybrid")).startswith(
        "N+1, vSAN"
    )
    express = Cluster(id="cluster", name="Cluster", vsan="esa")
    assert caption(express) == "N+1, vSAN ESA, RAID 1, 1 failure"  # whole on a card


def test_a_pool_with_graphics_is_told_whole_on_a_card() -> None:
    pool = DesktopPool(id="pool", name="CAD", desktops=80, vgpu_profile="L4-1Q", ram_gib=8.0)
    assert caption(pool) == "80 × L4-1Q, 2 vCPU, 8\N{NO-BREAK SPACE}GiB"
    with_gigabytes = msgspec.structs.replace(pool, vgpu_profile="")
    assert caption(with_gigabytes) == "80 desktops, 2 vCPU, 8\N{NO-BREAK SPACE}GiB"


def test_the_kind_of_a_component_is_never_said_twice() -> None:
    plain, named = Host(id="a", name="Host 2"), Host(id="b", name="East")
    assert kind_or_model(named) == "Host"
    assert kind_or_model(plain) == caption(plain)
    modelled = msgspec.structs.replace(plain, server_model="RX300")
    assert kind_or_model(modelled) == kind_in_words(modelled) == "RX300"
    assert kind_in_words(msgspec.structs.replace(named, server_model="RX300")) == "Host · RX300"
    assert kind_in_words(Host(id="c", name="RX300", server_model="RX300")).startswith("Host · 2 ×")
    with written_in("de"):
        assert (
            kind_or_model(DesktopPool(id="d", name="Desktop-Pool"))
            == "50 Desktops, 2 vCPU, 4\N{NO-BREAK SPACE}GiB"
        )
