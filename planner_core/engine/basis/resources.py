"""Resources of components that can run out, and their names."""

from __future__ import annotations

from typing import Final, Literal

Resource = Literal[
    "cpu",
    "ram",
    "vms_per_host",
    "graphics",
    "host_ports",
    "network",
    "disk_iops",
    "front_end_iops",
    "controller",
    "array_ports",
    "capacity",
    "volume_capacity",
    "vms_per_datastore",
    "vsan_components",
    "vsan_cache",
    "vms_per_cluster",
    "link",
    "replication",
    "response",
    "storage_response",
    "latency",
]

RESOURCE_NAMES: Final[dict[str, str]] = {
    "cpu": "CPU",
    "ram": "RAM",
    "vms_per_host": "Machines per host",
    "graphics": "vGPUs",
    "host_ports": "Storage ports",
    "network": "Network ports",
    "disk_iops": "Disk IOPS",
    "front_end_iops": "Front-end IOPS",
    "controller": "Controllers",
    "array_ports": "Array ports",
    "capacity": "Capacity",
    "volume_capacity": "Volumes",
    "vms_per_datastore": "Machines per datastore",
    "vsan_components": "vSAN components",
    "vsan_cache": "vSAN cache",
    "vms_per_cluster": "Machines per cluster",
    "link": "Line",
    "replication": "Line to the second site",
    "response": "Response time",
    "storage_response": "Response time of storage",
    "latency": "Latency",
}
"""English names, translatable. `disk_iops` is the load on the drives (back end), `front_end_iops` the I/O of the
desktops.
"""

ANSWERS: Final = ("response", "storage_response", "latency")
"""What is found by trying how far the plan may grow: the sessions with answers in time, by an acceptance test, and the
I/O that keeps a latency target.
"""

WORKING: Final = ("cpu", "disk_iops", "controller", "array_ports", "host_ports", "network")
"""Resources that do the work of a storm; memory, capacity and counts are merely occupied."""
