"""Traffic on ports and links from I/Os, and bandwidth of ports.

MB is 10^6 bytes, as in specifications of ports and arrays; blocks are in KiB.
"""

from __future__ import annotations

import numpy as np

from planner_core.formulas.formula import formula
from planner_core.formulas.quotient import quotient
from planner_core.formulas.recording import Number
from planner_core.messages import Message
from planner_core.units import (
    BITS_PER_BYTE,
    BYTES_PER_GIB,
    BYTES_PER_KIB,
    BYTES_PER_MB,
    KBIT_PER_MBIT,
    MBIT_PER_GBIT,
    PERCENT,
    SECONDS_PER_MINUTE,
)

MB_PER_GB = 1000

DESKTOPS_PER_GBIT_S = 100
"""Horizon's rule for bandwidth to storage."""
DATA_ON_ETHERNET = 0.94
"""Share of payload on Ethernet: 1,448 of 1,538 bytes with TCP in full-size frames."""


@formula(
    Message("Throughput of the I/Os"),
    symbol="b",
    unit="MB/s",
    expression="iops x io_kib x 1024 / 10^6",
    source="Bytes per second = I/Os per second x mean size of an I/O",
)
def throughput_mb_s(iops: Number, io_kib: Number) -> Number:
    """Bandwidth of I/Os of a mean size; 175,000 IOPS of 16 KiB: 2,867 MB/s."""
    return iops * io_kib * BYTES_PER_KIB / BYTES_PER_MB


@formula(
    Message("Downloads of a patch"),
    symbol="b_patch",
    unit="MB/s",
    expression="desktops x patch_gb x 1000 / (window_minutes x 60)",
    source="Every desktop that is patched individually downloads the patch once in the window",
)
def patch_downloads_mb_s(desktops: Number, patch_gb: Number, window_minutes: Number) -> Number:
    """Traffic of the downloads; 1,500 desktops of 1.1 GB in 110 min: 250 MB/s."""
    return desktops * patch_gb * MB_PER_GB / (window_minutes * SECONDS_PER_MINUTE)


@formula(
    Message("Images streamed to booting machines"),
    symbol="b_stream",
    unit="MB/s",
    expression="desktops x boot_mb / (window_minutes x 60)",
    source="Citrix Provisioning: a machine without its own image reads the image over the network while"
    " it boots",
)
def streamed_boots_mb_s(desktops: Number, boot_mb: Number, window_minutes: Number) -> Number:
    """Traffic of the streams; 1,000 machines of 300 MB in 30 min: 167 MB/s."""
    return desktops * boot_mb / (window_minutes * SECONDS_PER_MINUTE)


@formula(
    Message("Network traffic with downloads"),
    symbol="b",
    unit="MB/s",
    expression="traffic_mb_s + downloads_mb_s",
    source="Downloads share the ports with screens and storage",
)
def traffic_with_downloads_mb_s(traffic_mb_s: Number, downloads_mb_s: Number) -> Number:
    """All traffic of a pool while it is patched; 100 and 250 MB/s: 350."""
    return traffic_mb_s + downloads_mb_s


@formula(
    Message("Bandwidth of the ports"),
    symbol="C_port",
    unit="MB/s",
    expression="max(0, ports - failed_ports) x port_mb_s",
    source="Ports that lead to the owning controller add up; plan with what they carry, not with the line rate"
    " (16 Gbit Fibre Channel 1,600 of 1,700 MB/s, 10 Gbit Ethernet 1,150 to 1,175 of 1,250)",
)
def port_bandwidth_mb_s(ports: Number, failed_ports: Number, port_mb_s: Number) -> Number:
    """Bandwidth of the ports in service; 16 ports of 16 Gbit Fibre Channel: 25,600 MB/s, 8 of them 12,800."""
    return np.maximum(ports - failed_ports, 0) * port_mb_s


@formula(
    Message("Storage bandwidth by Horizon's rule"),
    symbol="b",
    unit="MB/s",
    expression="desktops / 100 x 1000 / 8",
    source="VMware Horizon 7 architecture planning: at least 1 Gbit/s to the storage for 100 desktops",
)
def horizon_storage_mb_s(desktops: Number) -> Number:
    """Bandwidth to the storage by the vendor's rule of thumb; 1,500 desktops: 1,875 MB/s.

    The boot of TR-4540 took 1,469 MB/s on average and 3,082 at its peak, its steady work 197.
    """
    return desktops / DESKTOPS_PER_GBIT_S * MBIT_PER_GBIT / BITS_PER_BYTE


@formula(
    Message("Bandwidth of a link"),
    symbol="C_link",
    unit="MB/s",
    expression="gbit_s x 1000 / 8 x usable_percent / 100",
    source="HP Anyware network planning: a link carries steady load up to 60 to 80% of its rate",
)
def link_bandwidth_mb_s(gbit_s: Number, usable_percent: Number) -> Number:
    """Usable bandwidth of a network link; 10 Gbit/s at 80 %: 1,000 MB/s."""
    return gbit_s * MBIT_PER_GBIT / BITS_PER_BYTE * usable_percent / PERCENT


@formula(
    Message("Duration of a live migration"),
    symbol="T",
    unit="s",
    expression="(ram_gib + copied_swap_gib) x 2^30 / 10^6 / link_mb_s",
    source="VMware vSphere resource management: where the swap file lies elsewhere at the destination, it is"
    " copied too. Planning value: one pass over the memory, so the least time",
)
def migration_seconds(ram_gib: Number, copied_swap_gib: Number, link_mb_s: Number) -> Number:
    """Seconds to move one running desktop; 4 GiB at 1,000 MB/s: 4.3 s, with 4 GiB of local swap 8.6 s.

    Infinite without a link.
    """
    return quotient((ram_gib + copied_swap_gib) * BYTES_PER_GIB / BYTES_PER_MB, link_mb_s, np.inf)


@formula(
    Message("Network ports of the hosts"),
    symbol="C_net",
    unit="MB/s",
    expression="hosts x max(0, ports - failed_ports) x gbit_s x 1000 / 8 x 0.94",
    source="One direction; an Ethernet frame of 1,538 bytes on the line carries 1,448 bytes of TCP data,"
    " 94%, the same as for the ports of the arrays",
)
def host_network_mb_s(hosts: Number, ports: Number, failed_ports: Number, gbit_s: Number) -> Number:
    """Bandwidth of the network ports of all hosts; 4 hosts of 2 x 10 Gbit/s: 9,400 MB/s."""
    line_mb_s = gbit_s * MBIT_PER_GBIT / BITS_PER_BYTE
    return hosts * np.maximum(ports - failed_ports, 0) * line_mb_s * DATA_ON_ETHERNET


@formula(
    Message("Storage ports of the hosts"),
    symbol="C_hba",
    unit="MB/s",
    expression="hosts x max(0, ports - failed_ports) x port_mb_s",
    source="Active ports of all hosts add up",
)
def host_ports_mb_s(hosts: Number, ports: Number, failed_ports: Number, port_mb_s: Number) -> Number:
    """Bandwidth of the storage ports of all hosts; 4 hosts of 2 x 1,600 MB/s: 12,800 MB/s."""
    return hosts * np.maximum(ports - failed_ports, 0) * port_mb_s


@formula(
    Message("Display traffic"),
    symbol="b_dsp",
    unit="Mbit/s",
    expression="desktops x share x users_at_work x display_kbit_s / 1000",
    source="VMware Horizon architecture planning: kbit/s per user by the kind of work",
)
def display_mbit_s(desktops: Number, share: Number, users_at_work: Number, display_kbit_s: Number) -> Number:
    """Traffic of the screens; 1,000 users at 150 kbit/s: 150 Mbit/s."""
    return desktops * share * users_at_work * display_kbit_s / KBIT_PER_MBIT


@formula(
    Message("Bandwidth for desktops"),
    symbol="C_line",
    unit="Mbit/s",
    expression="bandwidth_mbit_s x (1 - other_traffic_percent / 100)",
    source="What other traffic leaves free",
)
def line_for_desktops_mbit_s(bandwidth_mbit_s: Number, other_traffic_percent: Number) -> Number:
    """Bandwidth available to displays; 1,000 Mbit/s with 30 % of other traffic: 700."""
    return bandwidth_mbit_s * (1 - other_traffic_percent / PERCENT)


@formula(
    Message("Traffic on the hosts"),
    symbol="b",
    unit="MB/s",
    expression="pool_mb_s x share",
    source="A pool's traffic passes the hosts that its desktops run on",
)
def traffic_here_mb_s(pool_mb_s: Number, share: Number) -> Number:
    """Part of a pool's traffic on the hosts of one card; 400 MB/s, a quarter of the desktops here: 100 MB/s."""
    return pool_mb_s * share


@formula(
    Message("Traffic in the network"),
    symbol="b_net",
    unit="MB/s",
    expression="storage_mb_s + display_mbit_s / 8",
    source="Storage over IP, vSAN and screens share the network ports",
)
def network_traffic_mb_s(storage_mb_s: Number, display_mbit_s: Number) -> Number:
    """All traffic on network ports; 100 MB/s of storage and 80 Mbit/s of screens: 110 MB/s."""
    return storage_mb_s + display_mbit_s / BITS_PER_BYTE


@formula(
    Message("Storage in the network"),
    symbol="b",
    unit="MB/s",
    expression="arrays_mb_s + between_hosts_mb_s",
    source="Storage over IP and between the hosts share the network ports",
)
def added_mb_s(arrays_mb_s: Number, between_hosts_mb_s: Number) -> Number:
    """Storage traffic on network ports; 100 MB/s to an array and 50 MB/s of vSAN: 150 MB/s."""
    return arrays_mb_s + between_hosts_mb_s
