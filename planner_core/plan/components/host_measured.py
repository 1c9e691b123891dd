"""What was measured on the hosts of a card while they ran: what the engine's results are compared with.

No result depends on these values. An empty one was not measured, which is something else than 0.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal

from planner_core.plan.fields import about

Statistic = Literal["moment", "average", "p95"]

STATISTIC_NAMES: Final = {
    "moment": "At one moment",
    "average": "Average",
    "p95": "95th percentile",
}
MOST_PERCENT: Final = 1000.0
"""A host may show more than 100% at times."""
MOST_IOPS: Final = 10_000_000.0

MeasuredCpu = Annotated[
    float,
    about(
        "Processors busy",
        unit="%",
        least=0,
        most=MOST_PERCENT,
        group="Measured",
        help="As the hypervisor shows it, on average over the hosts of this card. Empty: not measured.",
    ),
]
PeakCpu = Annotated[
    float,
    about(
        "Processors at the peak",
        unit="%",
        least=0,
        most=MOST_PERCENT,
        group="Measured",
        help="Each host at its own peak, on average over the hosts. Empty: not measured.",
    ),
]
MeasuredRam = Annotated[
    float,
    about(
        "Memory in use",
        unit="%",
        least=0,
        most=MOST_PERCENT,
        group="Measured",
        help="Memory that the hypervisor has given out, of all that a host has. Empty: not measured.",
    ),
]
PeakRam = Annotated[
    float,
    about(
        "Memory at the peak",
        unit="%",
        least=0,
        most=MOST_PERCENT,
        group="Measured",
        help="Each host at its own peak, on average over the hosts. Empty: not measured.",
    ),
]
LoadMeasuredAs = Annotated[
    Statistic,
    about(
        "Processors and memory are",
        group="Measured",
        choices=STATISTIC_NAMES,
        help="What the measured values of processors and memory mean: one moment says least.",
    ),
]
MeasuredIops = Annotated[
    float,
    about(
        "I/Os per host",
        unit="IOPS",
        least=0,
        most=MOST_IOPS,
        group="Measured",
        help="Reads and writes of all machines on one host, on average over the hosts. Empty: not measured.",
    ),
]
PeakIops = Annotated[
    float,
    about(
        "I/Os per host at the peak",
        unit="IOPS",
        least=0,
        most=MOST_IOPS,
        group="Measured",
        help="Each host at its own peak, on average over the hosts. Empty: not measured.",
    ),
]
IopsMeasuredAs = Annotated[
    Statistic,
    about(
        "I/Os are",
        group="Measured",
        choices=STATISTIC_NAMES,
        help="What the measured I/Os mean: one moment says least.",
    ),
]
MeasuredDay = Annotated[
    str, about("Measured on", day=True, group="Measured", help="The day on which the measurement ended.")
]
MEASURED_FIELDS: Final = (
    "measured_cpu_percent",
    "measured_cpu_peak_percent",
    "measured_ram_percent",
    "measured_ram_peak_percent",
    "measured_as",
    "measured_iops",
    "measured_iops_peak",
    "measured_iops_as",
    "measured_day",
)
"""Fields of a host that no result depends on."""
