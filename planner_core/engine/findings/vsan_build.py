"""Configuration of a vSAN: hosts, drives, cache, and the requirements of its version and policy."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from planner_core.engine.findings.check import Remark, check
from planner_core.engine.findings.review import Review, store_clusters, store_name
from planner_core.messages import Message, Named, Quantity
from planner_core.plan.components import Cluster, DiskGroup, Host

VERSION = "VMware vSAN 6.6 configuration maximums: 5 disk groups of a host, 7 capacity devices of each"
UNIFORM = "VMware vSAN planning: vSAN works best on hosts of one configuration"
USED_FOR, FOR_VSAN = Message("Used for"), Message("vSAN of the cluster")
"""A field of disk groups and its value for vSAN, as the form calls them."""
ESA_RAM_GIB = 512.0
ESA_CORES = 32


@check("vsan.no-drives", "error", source="The drawing itself: vSAN stores on drives that hosts give to it")
def no_drives(review: Review) -> Iterator[Remark]:
    """vSAN needs drives."""
    for cluster in store_clusters(review):
        hosts = review.hosts_in(cluster.id)
        if not any(review.vsan_groups(host) for host in hosts):
            groups = [group for host in hosts for group in review.groups_in(host.id)]
            words = {
                "cluster": Named(cluster.name),
                "group": Named(groups[0].name) if groups else "",
                "store": store_name(cluster),
            }
            if not groups:
                message = Message("{cluster} has {store}, but none of its hosts brings drives.", words)
                remedy = Message("Put a disk group into each host and use it for {store}.", words)
            else:
                message = Message(
                    "{cluster} has {store}, but its hosts use their drives as datastores of their own ({group}).",
                    words,
                )
                remedy = Message(
                    "Set “{field}” of {group} to “{use}”.", {**words, "field": USED_FOR, "use": FOR_VSAN}
                )
            yield Remark(cluster.id, message, remedy)


@check("vsan.host-without-drives", "notice", source=UNIFORM)
def host_without_drives(review: Review) -> Iterator[Remark]:
    """Hosts without vSAN drives use those of other hosts."""
    for cluster in store_clusters(review):
        hosts = review.hosts_in(cluster.id)
        without = [host for host in hosts if not review.vsan_groups(host)]
        for host in without if len(without) < len(hosts) else ():
            words = {
                "host": Named(host.name),
                "cluster": Named(cluster.name),
                "store": store_name(cluster),
            }
            yield Remark(
                host.id,
                Message("{host} belongs to {store} in {cluster} but brings no drives.", words),
                Message("Give all hosts of the cluster the same drives."),
            )


@check(
    "vsan.wrong-drives",
    "error",
    source="VMware, Virtual SAN 6.2 with VDI (2016): hybrid groups have magnetic disks behind a flash cache,"
    " all-flash groups have flash only",
)
def wrong_drives(review: Review) -> Iterator[Remark]:
    """Hybrid vSAN needs hard disks behind flash; all-flash and ESA allow none."""
    for cluster, _, group in _groups(review, store_clusters(review)):
        if cluster.vsan_version != "ceph" and (cluster.vsan == "hybrid") != (group.drive_kind == "hdd"):
            words = {
                "group": Named(group.name),
                "cluster": Named(cluster.name),
                "store": store_name(cluster),
            }
            if cluster.vsan == "hybrid":
                message = Message("{group} has flash drives, but {store} in {cluster} is hybrid.", words)
            else:
                message = Message("{group} has hard disks, but {store} in {cluster} is all flash.", words)
            yield Remark(
                group.id, message, Message("Change the drives, or the kind of store of the cluster.")
            )


@check(
    "vsan.no-cache", "error", source="VMware vSAN planning: every disk group has one flash device as cache"
)
def no_cache(review: Review) -> Iterator[Remark]:
    """Without a cache device there is no disk group."""
    for cluster, _, group in _groups(review):
        if cluster.vsan != "esa" and not (group.cache_drives and group.cache_gb):
            words = {"group": Named(group.name), "drives": group.drives}
            yield Remark(
                group.id,
                Message("{group} brings {drives} drives to vSAN but no cache device.", words),
                Message("Plan one cache device for each vSAN disk group."),
            )


@check("vsan.disk-groups", "error", source=VERSION)
def too_many_disk_groups(review: Review) -> Iterator[Remark]:
    """A host supports a limited number of vSAN disk groups."""
    for cluster in review.vsan_clusters:
        version = review.layout.catalog.vsan_versions[cluster.vsan_version]
        for host in review.hosts_in(cluster.id) if cluster.vsan != "esa" else ():
            groups = sum(group.cache_drives for group in review.vsan_groups(host))
            if version.disk_groups_per_host is not None and groups > version.disk_groups_per_host:
                words = {
                    "host": Named(host.name),
                    "groups": groups,
                    "version": version.name,
                    "most": version.disk_groups_per_host,
                }
                yield Remark(
                    host.id,
                    Message("{host} has {groups} vSAN disk groups; {version} allows {most}.", words),
                    Message("Plan fewer groups with more or larger drives."),
                )


@check("vsan.capacity-devices", "error", source=VERSION)
def too_many_capacity_devices(review: Review) -> Iterator[Remark]:
    """A vSAN disk group supports a limited number of capacity devices."""
    for cluster, host, group in _groups(review):
        version = review.layout.catalog.vsan_versions[cluster.vsan_version]
        devices, groups = version.capacity_devices_per_group, version.disk_groups_per_host
        if devices is None or groups is None:
            continue
        most = group.cache_drives * devices
        if cluster.vsan != "esa" and group.cache_drives and group.drives > most:
            words = {
                "group": Named(group.name),
                "drives": group.drives,
                "caches": group.cache_drives,
                "version": version.name,
                "most": most,
                "needed": -(-group.drives // devices),
            }
            yield Remark(
                group.id,
                Message(
                    "{group} has {drives} capacity devices behind {caches} cache devices; {version} allows {most}.",
                    words,
                ),
                Message("Plan {needed} cache devices, or fewer and larger drives.", words)
                if _groups_wanted(review, host, devices) <= groups
                else Message("Plan fewer and larger drives, or more hosts."),
            )


def _groups_wanted(review: Review, host: Host, devices: int) -> int:
    """Disk groups of a host when each of its capacity devices has one."""
    return sum(max(group.cache_drives, -(-group.drives // devices)) for group in review.vsan_groups(host))


@check(
    "vsan.write-buffer",
    "notice",
    source="Yellow Bricks (2016): all-flash vSAN uses 600 GB of a cache device as write buffer, the rest is endurance",
)
def cache_beyond_write_buffer(review: Review) -> Iterator[Remark]:
    """All-flash vSAN uses only this much of a cache device at a time."""
    for cluster, _, group in _groups(review):
        most = review.layout.catalog.vsan_versions[cluster.vsan_version].write_buffer_gb
        if cluster.vsan == "all-flash" and most is not None and group.cache_gb > most:
            words = {
                "group": Named(group.name),
                "size": Quantity(group.cache_gb, "GB"),
                "most": Quantity(most, "GB"),
                "rest": Quantity(group.cache_gb - most, "GB"),
            }
            yield Remark(
                group.id,
                Message(
                    "{group}: vSAN uses {most} of a cache device of {size}; {rest} only add endurance.", words
                ),
                Message("Choose a smaller cache device, unless its endurance is wanted."),
            )


@check(
    "vsan.esa-host",
    "warning",
    source="VMware vSAN 8 planning: ESA takes hosts with at least 512 GB of memory and 32 cores",
)
def small_esa_host(review: Review) -> Iterator[Remark]:
    """Express storage has minimum requirements for hosts."""
    for cluster in review.vsan_clusters:
        for host in review.hosts_in(cluster.id) if cluster.vsan == "esa" else ():
            if host.cores < ESA_CORES or host.ram_gib < ESA_RAM_GIB:
                words = {
                    "host": Named(host.name),
                    "cores": host.cores,
                    "ram": Quantity(host.ram_gib, "GiB"),
                    "least": ESA_CORES,
                    "memory": Quantity(ESA_RAM_GIB, "GiB"),
                }
                yield Remark(
                    host.id,
                    Message(
                        "{host} has {cores} cores and {ram}; vSAN express storage takes {least} cores and {memory} at"
                        " least.",
                        words,
                    ),
                    Message("Plan larger hosts, or vSAN with disk groups."),
                )


@check(
    "vsan.esa-drives",
    "error",
    source="VMware vSAN 8 planning: the express storage architecture takes NVMe drives only",
)
def slow_esa_drives(review: Review) -> Iterator[Remark]:
    """Express storage needs NVMe."""
    for cluster, _, group in _groups(review):
        if cluster.vsan == "esa" and group.drive_kind == "ssd":
            words = {"group": Named(group.name), "cluster": Named(cluster.name)}
            yield Remark(
                group.id,
                Message(
                    "{group} has SSDs behind SATA or SAS, but the vSAN of {cluster} is express storage.",
                    words,
                ),
                Message("Choose NVMe drives, or vSAN with disk groups."),
            )


@check("vsan.esa-version", "error", source="VMware: the express storage architecture came with vSAN 8")
def esa_too_early(review: Review) -> Iterator[Remark]:
    """Express storage exists since vSAN 8."""
    for cluster in review.vsan_clusters:
        version = review.layout.catalog.vsan_versions[cluster.vsan_version]
        if cluster.vsan == "esa" and version.esa is None:
            yield Remark(
                cluster.id,
                Message(
                    "{cluster} plans vSAN express storage with {version}, which does not have it.",
                    {"cluster": Named(cluster.name), "version": version.name},
                ),
                Message("Plan vSAN 8, or vSAN with disk groups."),
            )


def _groups(
    review: Review, clusters: Sequence[Cluster] | None = None
) -> Iterator[tuple[Cluster, Host, DiskGroup]]:
    """The disk groups that belong to vSAN, or to the stores of some clusters, with their cluster and host card."""
    for cluster in review.vsan_clusters if clusters is None else clusters:
        for host in review.hosts_in(cluster.id):
            for group in review.vsan_groups(host):
                yield cluster, host, group
