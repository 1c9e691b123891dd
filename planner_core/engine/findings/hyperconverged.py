"""Stores beside vSAN that hosts make of their drives: Nutanix AOS, Storage Spaces Direct and Ceph."""

from __future__ import annotations

from collections.abc import Iterator

from planner_core.engine.findings.check import Remark, check, rounded
from planner_core.engine.findings.review import (
    Review,
    hypervisor_of,
    normal,
    store_clusters,
    store_name,
    store_version,
)
from planner_core.messages import Message, Named, Quantity
from planner_core.plan.components import VSAN_POLICY_NAMES, Cluster
from planner_core.plan.store_platforms import AOS, SPACES, platform_of, usual_platform

SLOW = ("dual-parity", "ceph-ec-2-1", "ceph-ec-2-2", "ceph-ec-4-2")
"""Policies with parity that their makers do not advise for machines."""


@check(
    "store.hypervisor",
    "error",
    source="The makers: Nutanix AOS serves AHV and vSphere, Storage Spaces Direct is a part of Windows Server and Azure"
    " Local, Proxmox VE has Ceph built in",
)
def wrong_hypervisor(review: Review) -> Iterator[Remark]:
    """A store is part of some hypervisors, or serves only some."""
    for cluster in _clusters(review):
        services = store_version(review, cluster).services
        for host in review.hosts_in(cluster.id):
            if services is not None and host.hypervisor not in services.runs_on:
                words = {
                    "cluster": Named(cluster.name),
                    "store": store_name(cluster),
                    "host": Named(host.name),
                    "hypervisor": hypervisor_of(review, host).name,
                }
                yield Remark(
                    cluster.id,
                    Message(
                        "{cluster} has {store}, which does not run with {hypervisor} on {host}.",
                        words,
                    ),
                    Message("Choose another hypervisor for {host}, or another store for {cluster}.", words),
                )
                break


@check(
    "store.no-controller",
    "warning",
    source="Nutanix RA-2053, RA-2020, RA-2003: a machine of 12 or 16 vCPUs and 32 GiB or more on each node",
)
def controller_not_counted(review: Review) -> Iterator[Remark]:
    """Each node of Nutanix has a machine that serves the storage, counted with the store of its cluster."""
    with_store = {
        host.id
        for cluster in _clusters(review)
        if platform_of(cluster.vsan_version) is AOS
        for host in review.hosts_in(cluster.id)
    }
    for host in review.layout.hosts.components:
        if host.id in with_store or host.controller_vcpus:
            continue
        if usual_platform(host.hypervisor, host.server_model) is AOS and review.pools_on(host.id):
            yield Remark(
                host.id,
                Message(
                    "{host} is a node of Nutanix, but nothing is counted for the controller machine of its storage.",
                    {"host": Named(host.name)},
                ),
                Message(
                    "Put it into a cluster and give its drives to the cluster's storage, or enter the vCPUs of the"
                    " storage controller."
                ),
            )


@check(
    "store.policy-of-another",
    "error",
    source="The makers: each store has policies of its own",
)
def policy_of_another_platform(review: Review) -> Iterator[Remark]:
    """A policy belongs to one platform."""
    for cluster in store_clusters(review):
        if cluster.vsan_policy not in platform_of(cluster.vsan_version).policies:
            words = {**_words(cluster), "policy": Message(VSAN_POLICY_NAMES[cluster.vsan_policy])}
            yield Remark(
                cluster.id,
                Message("{cluster}: {store} does not have “{policy}”.", words),
                Message("Choose one of its own policies."),
            )


@check(
    "store.too-many-for-policy",
    "warning",
    source="Microsoft, Storage Spaces fault tolerance and nested resiliency: both are for two servers",
)
def too_many_hosts_for_policy(review: Review) -> Iterator[Remark]:
    """Some policies are for two servers only."""
    for cluster in _clusters(review):
        policy, hosts = review.layout.catalog.vsan_policies[cluster.vsan_policy], review.host_count(cluster)
        if policy.most_hosts is not None and hosts > policy.most_hosts:
            words = {
                **_words(cluster),
                "policy": Message(VSAN_POLICY_NAMES[cluster.vsan_policy]),
                "hosts": hosts,
                "most": policy.most_hosts,
            }
            yield Remark(
                cluster.id,
                Message("{cluster} has {hosts} hosts; “{policy}” is meant for {most}.", words),
                Message("Choose a policy for more hosts."),
            )


@check(
    "store.two-servers",
    "notice",
    source="Microsoft, nested resiliency: with a two-way mirror a drive or a server may fail, not both in turn",
)
def two_servers(review: Review) -> Iterator[Remark]:
    """While one of two servers is down, the other has the only copy."""
    for cluster in _clusters(review):
        if cluster.vsan_policy == "two-way-mirror" and review.host_count(cluster) == 2:
            yield Remark(
                cluster.id,
                Message(
                    "{cluster} mirrors between two servers: while one is down, a failed drive in the other takes files"
                    " along.",
                    _words(cluster),
                ),
                Message("Choose the nested mirror, or plan a third server. Two servers also need a witness."),
            )


@check(
    "store.slow-parity",
    "warning",
    source="Microsoft, plan volumes: mirrors for random I/O; dual parity has about a tenth of their speed. That Ceph's"
    " copies suit small random writes better than its erasure code is recalled",
)
def slow_parity(review: Review) -> Iterator[Remark]:
    """Desktops write small blocks at random, which parity is slow at."""
    for cluster in _clusters(review):
        if cluster.vsan_policy in SLOW and cluster.id in review.files_on:
            words = {**_words(cluster), "policy": Message(VSAN_POLICY_NAMES[cluster.vsan_policy])}
            yield Remark(
                cluster.id,
                Message(
                    "{cluster} keeps desktops by “{policy}”, which is slow at small random writes.",
                    words,
                ),
                Message("Choose a policy with copies, or measure first."),
            )


@check(
    "store.caches-undivided",
    "notice",
    source="Microsoft, Storage Spaces Direct hardware requirements: two cache devices and four capacity drives in each"
    " server at least, and a whole number of capacity drives for each cache device",
)
def caches_not_divided(review: Review) -> Iterator[Remark]:
    """Each cache device serves as many capacity drives as the others."""
    for cluster in _clusters(review):
        if platform_of(cluster.vsan_version) is not SPACES:
            continue
        for host in review.hosts_in(cluster.id):
            groups = review.vsan_groups(host)
            caches = sum(group.cache_drives for group in groups if group.cache_gb)
            drives = sum(group.drives for group in groups)
            if caches and drives and (caches < 2 or drives < 4 or drives % caches):
                words = {**_words(cluster), "host": Named(host.name), "caches": caches, "drives": drives}
                yield Remark(
                    host.id,
                    Message(
                        "{host} has {drives} capacity drives and {caches} cache devices; {store} takes four and two at"
                        " least, and the same number of drives for each cache device.",
                        words,
                    ),
                    Message("Plan another number of drives or cache devices."),
                )


@check(
    "store.reserve-in-use",
    "warning",
    source="Nutanix: as many of the largest nodes stay free as may fail (joshodgers.com, 2015); Microsoft, plan"
    " volumes: one capacity drive for each server, four at most; Ceph: a warning at 85%, no more rebuilding at 90%",
)
def reserve_in_use(review: Review) -> Iterator[Remark]:
    """Files may fill a store up to its reserve, without which nothing is made again after a failure."""
    clusters = {each.id: each for each in _clusters(review)}
    block = review.measures.capacity.space
    used, usable = normal(block.demand), normal(block.capacity)
    for name, cluster in clusters.items():
        row = review.store_row[name]
        if used[row] > usable[row] > 0:
            words = {
                **_words(cluster),
                "used": Quantity(rounded(float(used[row])), "GiB"),
                "usable": Quantity(rounded(float(usable[row])), "GiB"),
            }
            yield Remark(
                cluster.id,
                Message(
                    "The files in {cluster} take {used}; {store} has {usable} beside its reserve, and may then make"
                    " nothing again after a failure.",
                    words,
                ),
                Message("Plan more or larger drives, or more hosts."),
            )


@check(
    "store.kept-free",
    "warning",
    source="Nutanix: about 5% stay free (joshodgers.com, 2015); Ceph: it warns when 85% are full (nearfull ratio)",
)
def little_kept_free(review: Review) -> Iterator[Remark]:
    """Stores that are nearly full warn, become slow, and stop."""
    for cluster in _clusters(review):
        least = platform_of(cluster.vsan_version).free_percent
        if cluster.vsan_slack_percent < least:
            words = {
                **_words(cluster),
                "kept": Quantity(cluster.vsan_slack_percent, "%"),
                "least": Quantity(least, "%"),
            }
            yield Remark(
                cluster.id,
                Message("{cluster} keeps {kept} of {store} free; it needs {least}.", words),
                Message("Keep {least} free.", words),
            )


@check(
    "store.performance-unknown",
    "notice",
    source="Catalogue of stores: nothing published on I/Os, cache hits or latency that could be planned with",
)
def performance_not_published(review: Review) -> Iterator[Remark]:
    """What the plan counts of these stores is their copies, and nothing that helps."""
    for cluster in _clusters(review):
        if cluster.id in review.files_on:
            yield Remark(
                cluster.id,
                Message(
                    "{cluster}: nothing published tells how many I/Os {store} carries. The plan counts each copy of a"
                    " write, no cache hits, and the messages between hosts as with vSAN.",
                    _words(cluster),
                ),
                Message("Ask the vendor for a sizing, or measure a pilot."),
            )


def _words(cluster: Cluster) -> dict[str, object]:
    return {"cluster": Named(cluster.name), "store": store_name(cluster)}


def _clusters(review: Review) -> list[Cluster]:
    """Clusters with a store other than vSAN."""
    return [each for each in store_clusters(review) if not store_version(review, each).is_vsan]
