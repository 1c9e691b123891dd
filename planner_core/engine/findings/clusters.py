"""Clusters: mismatched hosts, and vendor limits on clusters, pools and management servers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import numpy as np

from planner_core.catalog.hypervisors import HypervisorGeneration
from planner_core.engine.findings.check import Remark, check, rounded
from planner_core.engine.findings.review import Review, hypervisor_of
from planner_core.engine.findings.ties import Ties
from planner_core.messages import Message, Named, Quantity
from planner_core.plan.components import Cluster, ComponentId, DesktopPool, Host
from planner_core.units import MIB_PER_GIB, PERCENT

CLOCK_GAP = 1.2
"""Planning value: users notice differences in the speed of a core above this ratio when moving from a faster host."""


@check(
    "cluster.mixed-hypervisors",
    "notice",
    source="VMware vSphere 4.0 and 6.5, resource management: the overhead tables of the generations differ by a factor"
    " of four",
)
def several_generations(review: Review) -> Iterator[Remark]:
    """The same desktop takes more memory on the older hosts."""
    for cluster in review.layout.clusters.components:
        pools = {pool.id: pool for host in review.hosts_in(cluster.id) for pool in review.pools_on(host.id)}
        kinds = sorted({host.hypervisor for host in review.hosts_in(cluster.id)})
        if len(kinds) < 2 or not pools:
            continue
        generations = [review.layout.catalog.hypervisors[kind] for kind in kinds]
        if not all(each.is_vmware for each in generations):
            yield _different_hypervisors(cluster, generations)
            continue
        pool = max(pools.values(), key=lambda each: each.ram_gib)
        sizes = {kind: _overhead_mib(review, kind, pool.vcpus, pool.ram_gib) for kind in kinds}
        low, high = min(kinds, key=sizes.__getitem__), max(kinds, key=sizes.__getitem__)
        words = {
            "cluster": Named(cluster.name),
            "pool": Named(pool.name),
            "first": review.layout.catalog.hypervisors[high].name,
            "second": review.layout.catalog.hypervisors[low].name,
            "more": Quantity(rounded(sizes[high]), "MiB"),
            "less": Quantity(rounded(sizes[low]), "MiB"),
        }
        yield Remark(
            cluster.id,
            Message(
                "{cluster} mixes {first} and {second}: one desktop of {pool} takes {more} beside its RAM on the one"
                " and {less} on the other.",
                words,
            ),
            Message("Bring all hosts of the cluster to one version."),
        )


def _different_hypervisors(cluster: Cluster, generations: Sequence[HypervisorGeneration]) -> Remark:
    first, second = (each.name for each in (generations[0], generations[-1]))
    words = {"cluster": Named(cluster.name), "first": first, "second": second}
    return Remark(
        cluster.id,
        Message("{cluster} mixes {first} and {second}; a cluster has one hypervisor of one version.", words),
        Message("Give the hosts of each hypervisor a cluster of their own."),
    )


def _speed(host: Host) -> float:
    """Speed of one core, in GHz of a Cascade Lake core."""
    return host.all_core_turbo_ghz * host.work_per_clock_percent / PERCENT


def _overhead_mib(review: Review, hypervisor: str, vcpus: int, ram_gib: float) -> float:
    base, slope = review.layout.catalog.overhead_line(hypervisor, vcpus)
    return base + slope * ram_gib * MIB_PER_GIB


@check(
    "cluster.mixed-clocks",
    "notice",
    source="Planning value: users notice a fifth; desktops of one cluster run on any of its hosts",
)
def several_clocks(review: Review) -> Iterator[Remark]:
    """The speed of a desktop depends on the host that it happens to run on."""
    for cluster in review.layout.clusters.components:
        hosts = sorted(review.hosts_in(cluster.id), key=_speed)
        if hosts and _speed(hosts[-1]) > CLOCK_GAP * _speed(hosts[0]):
            slow, fast = hosts[0], hosts[-1]
            gap = _speed(fast) / _speed(slow) - 1
            words = {
                "cluster": Named(cluster.name),
                "fast": Named(fast.name),
                "slow": Named(slow.name),
                "gap": Quantity(rounded(gap * PERCENT), "%"),
            }
            yield Remark(
                cluster.id,
                Message("{cluster}: the cores of {fast} run {gap} faster than those of {slow}.", words),
                Message(
                    "Put hosts of different speed into clusters of their own, or tell users what to expect."
                ),
            )


@check(
    "cluster.too-many-hosts",
    "warning",
    source="VMware Horizon architecture planning and vSAN configuration maximums: hosts of a cluster, by version;"
    " Microsoft: maximum scale limits of Hyper-V, system requirements of Azure Local",
)
def too_many_hosts(review: Review) -> Iterator[Remark]:
    """Brokers, vSAN and some hypervisors limit the hosts of a cluster."""
    for cluster in review.layout.clusters.components:
        hosts = review.host_count(cluster)
        for owner, most in most_hosts(review, cluster):
            if most is not None and hosts > most:
                words = {"cluster": Named(cluster.name), "hosts": hosts, "most": most, "owner": owner}
                yield Remark(
                    cluster.id,
                    Message("{cluster} has {hosts} hosts; {owner} allows {most} in a cluster.", words),
                    Message("Divide it into several clusters."),
                )
                break


def most_hosts(review: Review, cluster: Cluster) -> Iterator[tuple[str, int | None]]:
    """Maximum hosts of a cluster by vendor; None if the vendor sets no limit."""
    broker = review.broker
    if cluster.vsan != "none":
        version = review.layout.catalog.vsan_versions[cluster.vsan_version]
        if version.is_vsan:
            yield broker.name, broker.hosts_per_vsan_cluster
        yield version.name, version.hosts_per_cluster
    yield broker.name, broker.hosts_per_cluster
    generations = {host.hypervisor: hypervisor_of(review, host) for host in review.hosts_in(cluster.id)}
    for generation in generations.values():
        yield generation.name, generation.hosts_per_cluster


@check(
    "pool.several-clusters",
    "warning",
    source="VMware View 5.2 architecture planning: a pool lies in one cluster",
)
def pool_in_several_clusters(review: Review) -> Iterator[Remark]:
    """A broker makes the desktops of a pool in one cluster."""
    if review.settings.broker == "none":
        return
    for pool, first, second in review.ties.answer(_in_several_clusters):
        words = {
            "pool": review.name(pool),
            "first": review.name(first),
            "second": review.name(second),
            "broker": review.broker.name,
        }
        yield Remark(
            pool,
            Message(
                "{pool} runs on {first} and on {second}; {broker} makes the desktops of a pool in one cluster.",
                words,
            ),
            Message("Plan a pool of its own for each cluster."),
        )


def _in_several_clusters(ties: Ties) -> list[tuple[ComponentId, ComponentId, ComponentId]]:
    """Pools that run in a cluster and elsewhere too, and the first two places."""
    found = []
    for pool in ties.ids(DesktopPool):
        homes = list(dict.fromkeys(ties.cluster_of(host) or host for host in ties.hosts_of.get(pool, ())))
        if len(homes) > 1 and any(ties.is_a(Cluster, each) for each in homes):
            found.append((pool, homes[0], homes[1]))
    return found


@check(
    "pool.too-large",
    "warning",
    source="VMware View 5.2 architecture planning, Dell VDI design guide for Horizon 8: desktops of a pool, by version",
)
def pool_beyond_broker(review: Review) -> Iterator[Remark]:
    """Brokers limit the desktops of a pool."""
    most, pools = review.broker.desktops_per_pool, review.layout.pools
    if most is None:
        return
    for row in np.flatnonzero(pools.numbers("desktops") > most).tolist():
        pool = pools.components[row]
        words = {
            "pool": Named(pool.name),
            "desktops": pool.desktops,
            "broker": review.broker.name,
            "most": most,
            "pools": -(-pool.desktops // most),
        }
        yield Remark(
            pool.id,
            Message("{pool} has {desktops} desktops; {broker} allows {most} in a pool.", words),
            Message("Divide it into {pools} pools.", words),
        )


@check(
    "vcenter.too-many",
    "warning",
    source="VMware Cloud Foundation 3.11, Dell VDI design guide for Horizon 8: desktops of a vCenter, by version",
)
def cluster_beyond_vcenter(review: Review) -> Iterator[Remark]:
    """A management server supports a limited number of desktops."""
    for cluster, desktops, most in review.overfull("vms_per_cluster"):
        words = {
            "cluster": Named(cluster.name),
            "desktops": round(desktops),
            "broker": review.broker.name,
            "most": round(most),
        }
        yield Remark(
            cluster.id,
            Message(
                "{cluster} runs {desktops} desktops; with {broker} one vCenter looks after {most}.", words
            ),
            Message("Plan a further cluster with a vCenter of its own."),
        )


@check(
    "host.too-many-machines",
    "warning",
    source="VMware vSphere configuration maximums: machines of a host, by version",
)
def host_beyond_hypervisor(review: Review) -> Iterator[Remark]:
    """A hypervisor supports a limited number of machines per host."""
    for host, machines, most in review.overfull("vms_per_host"):
        assert isinstance(host, Host)
        generation = hypervisor_of(review, host)
        words = {
            "host": Named(host.name),
            "machines": round(machines / host.count),
            "hypervisor": generation.name,
            "most": round(most / host.count),
        }
        yield Remark(
            host.id,
            Message("{host} runs {machines} machines on a host; {hypervisor} allows {most}.", words),
            Message("Plan more hosts."),
        )
