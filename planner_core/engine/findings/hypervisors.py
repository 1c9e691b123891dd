"""Values that belong to VMware's hypervisors, on hosts with another one; and what no vendor has published."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import numpy as np

from planner_core.engine.findings.check import Remark, check
from planner_core.engine.findings.review import Review, hypervisor_of, normal
from planner_core.engine.findings.trait import Trait
from planner_core.messages import Message, Named, Quantity
from planner_core.plan.components import DesktopPool, Host
from planner_core.plan.store_platforms import platform_of

WITH_CACHE = Trait[Host](lambda host: host.host_cache_gib > 0)
WITH_RESERVATION = Trait[DesktopPool](lambda pool: pool.ram_reserved_gib > 0)


@check("hypervisor.no-vsan", "error", source="VMware vSAN: a part of vSphere")
def vsan_without_vsphere(review: Review) -> Iterator[Remark]:
    """The vSAN of a cluster needs vSphere on its hosts."""
    for cluster in review.vsan_clusters:
        for host in review.hosts_in(cluster.id):
            if not hypervisor_of(review, host).is_vmware:
                words = {
                    "cluster": Named(cluster.name),
                    "host": Named(host.name),
                    "hypervisor": hypervisor_of(review, host).name,
                }
                yield Remark(
                    cluster.id,
                    Message(
                        "{cluster} has a vSAN, but {host} runs {hypervisor}. vSAN is a part of vSphere.",
                        words,
                    ),
                    _platform_instead(review, host, words),
                )
                break


def _platform_instead(review: Review, host: Host, words: Mapping[str, Any]) -> Message:
    """What the hypervisor of a host makes stores of its drives with."""
    for version in review.layout.catalog.vsan_versions.values():
        if version.services is not None and host.hypervisor in version.services.runs_on:
            return Message(
                "Choose {platform} as the platform of {cluster}, or run vSphere on all its hosts.",
                {**words, "platform": platform_of(version.id).name},
            )
    return Message("Run vSphere on all hosts of {cluster}, or plan another store there.", words)


@check(
    "hypervisor.no-host-cache",
    "warning",
    source="VMware Horizon storage accelerator (CBRC): a part of vSphere",
)
def host_cache_without_vsphere(review: Review) -> Iterator[Remark]:
    """The plan counts reads that this host cache cannot answer."""
    for host in WITH_CACHE.among(review.layout.hosts.components):
        generation = hypervisor_of(review, host)
        if not generation.is_vmware:
            words = {
                "host": Named(host.name),
                "cache": Quantity(host.host_cache_gib, "GiB"),
                "hypervisor": generation.name,
            }
            yield Remark(
                host.id,
                Message(
                    "{host} plans {cache} for the View Storage Accelerator, which {hypervisor} does not have.",
                    words,
                ),
                Message("Set the host cache for desktops to 0."),
            )


@check(
    "hypervisor.reserved-memory",
    "notice",
    source="VMware vSphere resource management: the swap file is as large as the memory without reservation",
)
def reservation_without_vsphere(review: Review) -> Iterator[Remark]:
    """Reserving memory saves swap files, which only vSphere writes."""
    for pool in WITH_RESERVATION.among(review.layout.pools.components):
        hosts = review.hosts_of(pool.id)
        if hosts and not any(hypervisor_of(review, host).has_swap_files for host in hosts):
            words = {
                "pool": Named(pool.name),
                "reserved": Quantity(pool.ram_reserved_gib, "GiB"),
                "hypervisor": hypervisor_of(review, hosts[0]).name,
            }
            yield Remark(
                pool.id,
                Message(
                    "{pool} reserves {reserved} of RAM for each desktop. {hypervisor} writes no swap files, so this"
                    " saves no space.",
                    words,
                ),
                Message("Set the reserved RAM per desktop to 0."),
            )


@check(
    "hypervisor.overhead-unknown",
    "notice",
    source="Catalogue of hypervisors: nothing published on the memory overhead of machines",
)
def overhead_not_published(review: Review) -> Iterator[Remark]:
    """Without a published figure machines are counted with their own memory only."""
    generations, hosts = review.layout.catalog.hypervisors, review.layout.hosts
    unknown = normal(hosts.looked_up("hypervisor", lambda each: not generations[each].overhead))
    for row in np.flatnonzero(unknown).tolist():
        host = hosts.components[row]
        generation = hypervisor_of(review, host)
        if review.pools_on(host.id):
            words = {
                "host": Named(host.name),
                "hypervisor": generation.name,
                "memory": Quantity(host.system_ram_gib, "GiB"),
            }
            yield Remark(
                host.id,
                Message(
                    "{host}: what {hypervisor} takes for each machine beside its RAM is not published and not"
                    " counted; {memory} of each host are planned for the hypervisor.",
                    words,
                ),
                Message("Ask the vendor, and add it to the hypervisor memory of the host."),
            )
