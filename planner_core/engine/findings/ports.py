"""Ports and lines: missing, redundant or too slow."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from planner_core.catalog.ports import PortType
from planner_core.engine.findings.check import Remark, check
from planner_core.engine.findings.review import Review, store_clusters, store_name, store_version
from planner_core.engine.findings.trait import Trait
from planner_core.messages import Message, Named, Quantity
from planner_core.plan.components import IP_PROTOCOLS, Cluster, DesktopPool, Host, NetworkLink, StorageArray
from planner_core.plan.links import DISPLAY

VSAN_GBIT_S = {"hybrid": 1.0, "all-flash": 10.0, "esa": 25.0}
"""Minimum port speed by kind of vSAN."""
FAMILIES = {"fc": "fc", "sas": "sas", "iscsi": "ethernet", "nfs": "ethernet"}
"""Kind of port by protocol of the array."""
SLOW_LATENCY_MS = 100.0
LIMIT_LATENCY_MS = 250.0
"""Round trip time from which users notice and sessions break."""
ADDRESSES = 254
"""Usable addresses of a /24 subnet."""
SEVERAL_MONITORS = "multi-monitor"
"""The band of display traffic for several monitors."""

WITHOUT_SOME_PORTS = Trait[Host](lambda host: not host.hba_ports or not host.nic_ports)
WITH_SINGLE_PORTS = Trait[Host](lambda host: 1 in (host.hba_ports, host.nic_ports))
WITH_STORAGE_PORTS = Trait[Host](lambda host: host.hba_ports)
SLOW_LINES = Trait[NetworkLink](lambda line: line.latency_ms > SLOW_LATENCY_MS)
WITH_MONITORS = Trait[DesktopPool](lambda pool: pool.monitors > 1)
BEYOND_A_SUBNET = Trait[DesktopPool](lambda pool: pool.desktops > ADDRESSES)


@check("ports.none", "error", source="The drawing itself: what has no port is not connected")
def no_port(review: Review) -> Iterator[Remark]:
    """Storage and users are reached over ports."""
    for host, direct in _working_hosts(review, WITHOUT_SOME_PORTS):
        if direct and not host.hba_ports:
            yield Remark(
                host.id,
                Message(
                    "{host} has no storage port, but {array} is reached over such ports.",
                    {"host": Named(host.name), "array": Named(direct[0].name)},
                ),
                Message("Give the host storage ports, or the array another protocol."),
            )
        if not host.nic_ports:
            yield Remark(
                host.id,
                Message(
                    "{host} has no network port; its desktops cannot be reached.", {"host": Named(host.name)}
                ),
                Message("Give the host network ports."),
            )


@check(
    "ports.single",
    "warning",
    source="Dell EMC PowerVault ME4 (2020): a test may run over a single switch, production needs two paths; Dell EMC"
    " SC7020F (2019): two fabrics and dual-port adapters",
)
def single_port(review: Review) -> Iterator[Remark]:
    """A single port is a single point of failure."""
    for host, direct in _working_hosts(review, WITH_SINGLE_PORTS):
        words: dict[str, object] = {"host": Named(host.name), "count": review.desktops_on(host) // host.count}
        if direct and host.hba_ports == 1:
            yield Remark(
                host.id,
                Message(
                    "{host} has one storage port: when it or its switch fails, the desktop of a host loses its"
                    " files.",
                    words,
                    "{host} has one storage port: when it or its switch fails, the {count} desktops of a host lose"
                    " their files.",
                ),
                Message("Plan two ports on two switches."),
            )
        if host.nic_ports == 1:
            yield Remark(
                host.id,
                Message(
                    "{host} has one network port: when it or its switch fails, the desktop of a host is cut off.",
                    words,
                    "{host} has one network port: when it or its switch fails, the {count} desktops of a host are"
                    " cut off.",
                ),
                Message("Plan two ports on two switches."),
            )


@check(
    "ports.impossible-speed",
    "warning",
    source="Catalogue of ports: line coding of Fibre Channel and SAS, 94% of the line of Ethernet; MB/s of one port in"
    " one direction",
)
def faster_than_any_port(review: Review) -> Iterator[Remark]:
    """Detects bandwidth typed in Mbit/s or for both directions instead of MB/s in one."""
    ports = review.layout.catalog.ports.values()

    def fastest(arrays: Sequence[StorageArray]) -> PortType:
        families = {FAMILIES[array.protocol] for array in arrays}
        return max((port for port in ports if port.family in families), key=lambda port: port.usable_mb_s)

    every: list[tuple[str, str, float, Sequence[StorageArray]]]
    every = [(array.id, array.name, array.port_mb_s, [array]) for array in review.layout.arrays.components]
    every += [
        (host.id, host.name, host.hba_mb_s, direct)
        for host, direct in _working_hosts(review, WITH_STORAGE_PORTS)
        if direct
    ]
    for component, name, speed, arrays in every:
        known = fastest(arrays)
        if speed > known.usable_mb_s:
            words = {
                "component": Named(name),
                "speed": Quantity(speed, "MB/s"),
                "port": Message(known.name),
                "most": Quantity(known.usable_mb_s, "MB/s"),
            }
            yield Remark(
                component,
                Message("{component}: a port of {speed} is faster than {port} with its {most}.", words),
                Message("Enter what one port carries in one direction, in MB/s."),
            )


@check(
    "vsan.network-slow",
    "warning",
    source="VMware vSAN 8 planning, network requirements: 1 Gbit/s for hybrid, 10 for all-flash, 25 for ESA. Microsoft,"
    " Storage Spaces Direct: 10 up to three servers, 25 from four on. Proxmox VE, pveceph: 10 at least. Nutanix: 10,"
    " recalled",
)
def slow_vsan_network(review: Review) -> Iterator[Remark]:
    """A store of the hosts' drives reads and writes over the network."""
    for cluster in store_clusters(review):
        least = _gbit_s_of_store(review, cluster)
        for host in review.hosts_in(cluster.id):
            if host.nic_ports and host.nic_gbit_s < least:
                words = {
                    "host": Named(host.name),
                    "cluster": Named(cluster.name),
                    "store": store_name(cluster),
                    "speed": Quantity(host.nic_gbit_s, "Gbit/s"),
                    "least": Quantity(least, "Gbit/s"),
                }
                yield Remark(
                    host.id,
                    Message(
                        "{host} has network ports of {speed}; {store} in {cluster} needs {least}.", words
                    ),
                    Message("Plan ports of {least} or faster.", words),
                )


def _gbit_s_of_store(review: Review, cluster: Cluster) -> float:
    """Least speed of a port for the store of a cluster."""
    services = store_version(review, cluster).services
    if services is None:
        return VSAN_GBIT_S[cluster.vsan]
    small = review.host_count(cluster) <= services.small_hosts
    return services.small_network_gbit_s if small else services.network_gbit_s


@check(
    "line.latency",
    "warning",
    source="Teradici, PCoIP technology user guide: above 100 ms mouse and windows are slow; Teradici knowledge base:"
    " sessions work up to 250 ms",
)
def long_line(review: Review) -> Iterator[Remark]:
    """The round trip adds to every response."""
    for line in SLOW_LINES.among(review.layout.lines.components):
        if line.id in review.linked:
            words = {
                "line": Named(line.name),
                "latency": Quantity(line.latency_ms, "ms"),
                "slow": Quantity(SLOW_LATENCY_MS, "ms"),
                "limit": Quantity(LIMIT_LATENCY_MS, "ms"),
            }
            yield Remark(
                line.id,
                Message(
                    "{line}: a round trip of {latency}; above {slow} users feel it in every click, above {limit}"
                    " sessions break.",
                    words,
                ),
                Message("Place the desktops nearer to their users, or try them over this line first."),
            )


@check(
    "display.several-monitors",
    "notice",
    source="VMware Horizon 7.13 architecture planning, network bandwidth: 400 to 600 kbit/s with several monitors",
)
def monitors_without_bandwidth(review: Review) -> Iterator[Remark]:
    """Several monitors need several times the bandwidth."""
    band = review.layout.catalog.display_bands[SEVERAL_MONITORS]
    for pool in WITH_MONITORS.among(review.layout.pools.components):
        if pool.display_kbit_s < band.low_kbit_s and review.links(pool.id, DISPLAY):
            words = {
                "pool": Named(pool.name),
                "monitors": pool.monitors,
                "planned": Quantity(pool.display_kbit_s, "kbit/s"),
                "low": Quantity(band.low_kbit_s, "kbit/s"),
                "high": Quantity(band.high_kbit_s, "kbit/s"),
            }
            yield Remark(
                pool.id,
                Message(
                    "{pool} has {monitors} monitors and {planned} for each user; {low} to {high} are usual.",
                    words,
                ),
                Message("Plan the display traffic of users with several monitors."),
            )


@check(
    "pool.addresses",
    "notice",
    source="VMware View 5.2 architecture planning: the addresses of its subnet limit a pool; Dell EMC PowerVault ME4"
    " (2020): with too small a DHCP scope desktops stay in error",
)
def many_addresses(review: Review) -> Iterator[Remark]:
    """A pool with more desktops than its subnet has addresses cannot start completely."""
    for pool in BEYOND_A_SUBNET.among(review.layout.pools.components):
        bits = (pool.desktops + 1).bit_length()
        words = {
            "pool": Named(pool.name),
            "desktops": pool.desktops,
            "addresses": ADDRESSES,
            "prefix": 32 - bits,
            "room": 2**bits - 2,
        }
        yield Remark(
            pool.id,
            Message(
                "{pool} takes {desktops} addresses by DHCP; a /24 subnet has {addresses}.",
                words,
            ),
            Message(
                "Plan a /{prefix} subnet, which has {room}, or several subnets and a scope for each.",
                words,
            ),
        )


def _working_hosts(review: Review, those: Trait[Host]) -> Iterator[tuple[Host, Sequence[StorageArray]]]:
    """Hosts that run desktops, with the arrays they access over storage ports."""
    for host in those.among(review.layout.hosts.components):
        if host.id in review.ties.pools_on:
            arrays = review.arrays_of(host.id)
            yield host, [array for array in arrays if array.protocol not in IP_PROTOCOLS]
