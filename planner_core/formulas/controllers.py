"""Storage controllers: utilisation by reads and writes, and capacity after a failure."""

from __future__ import annotations

import numpy as np

from planner_core.formulas.formula import formula
from planner_core.formulas.quotient import quotient
from planner_core.formulas.recording import Number
from planner_core.messages import Message
from planner_core.units import PERCENT


@formula(
    Message("Busy controllers"),
    symbol="D_ctl",
    unit="controllers",
    expression="reads / read_iops + writes / write_iops",
    source="Utilisation law U = X x S, with S = 1 / IOPS of one full controller for reads and for writes",
)
def controllers_busy(reads: Number, writes: Number, read_iops: Number, write_iops: Number) -> Number:
    """Number of controllers that the I/O would keep fully busy; 30,000 of 100,000 reads and 10,000 of 50,000 writes:
    0.5.
    """
    return reads / read_iops + writes / write_iops


@formula(
    Message("Controllers busy with background work"),
    symbol="D_idle",
    unit="controllers",
    expression="controllers x idle_percent / 100",
    source="Planning value: a controller's own work, such as deduplication, which it does even without"
    " I/O; counted for all controllers, because the remaining ones also do the work of a failed"
    " one. NetApp TR-4540 shows it: a controller is 23% busy at 3,793 IOPS and 58% at 28,616",
)
def controllers_idle_work(controllers: Number, idle_percent: Number) -> Number:
    """Number of controllers kept fully busy by background work; 2 at 8 %: 0.16, also after a failure."""
    return controllers * idle_percent / PERCENT


@formula(
    Message("Controllers busy with I/O and background work"),
    symbol="D_ctl",
    unit="controllers",
    expression="fixed_busy + io_busy x (1 - fixed_busy / controllers)",
    source="Utilisation law with background work that gives way to I/O: U = X x S + U_0 x (1 - X x S)."
    " NetApp TR-4540, 6.1: utilisation is not absolute, controllers at 70 and 60% may run at 85%"
    " together",
)
def controllers_busy_in_all(fixed_busy: Number, io_busy: Number, controllers: Number) -> Number:
    """Number of busy controllers among those in service, with background work reduced by the share that I/O uses.

    2 controllers, 0.16 of them busy with background work, 0.5 with I/O: 0.62. The formula is extrapolated beyond 100 %,
    so an overload is slightly underestimated. If background work alone fills the controllers, it is not reduced.
    """
    gives_way = np.where(controllers > fixed_busy, quotient(fixed_busy, controllers, 0.0), 0.0)
    return fixed_busy + io_busy * (1 - gives_way)


@formula(
    Message("Utilisation after a controller fails"),
    symbol="u_f",
    unit="%",
    expression="utilisation_percent x failover_iops / iops x controllers / (controllers - failed_controllers)",
    source="Utilisation law: the remaining controllers take over the I/O. Against NetApp TR-4540: Monday"
    " 40.4 for 40 measured, Tuesday 45.0 for 38, boot 95.7 for 82: on the safe side",
)
def failover_utilisation_percent(
    utilisation_percent: Number,
    iops: Number,
    failover_iops: Number,
    controllers: Number,
    failed_controllers: Number,
) -> Number:
    """Utilisation of the remaining controllers, from a measurement with all of them.

    Two at 24 % and 9,865 IOPS, one at 8,302 IOPS: 40.4 %. Infinite if none is left. If the vendor's utilisation
    excludes background work that yields to I/O, the real one is lower.
    """
    left = np.asarray(controllers - failed_controllers)
    return utilisation_percent * quotient(failover_iops, iops, 1.0) * quotient(controllers, left, np.inf)


@formula(
    Message("IOPS of a full controller"),
    symbol="i_ctl",
    unit="IOPS",
    expression="iops / controllers / (utilisation_percent / 100)",
    source="Utilisation law solved for the throughput: X / U of a reference test, for the mix and phase"
    " in which it was measured",
)
def full_controller_iops(iops: Number, controllers: Number, utilisation_percent: Number) -> Number:
    """IOPS at full utilisation of one controller, from a reference test; 9,865 on two at 24 %: 20,552. Infinite if the
    test shows no load.
    """
    return quotient(iops / controllers, utilisation_percent / PERCENT, np.inf)


@formula(
    Message("Controllers in service"),
    symbol="c",
    unit="controllers",
    expression="max(0, controllers - failed_controllers)",
    source="Active controllers still running",
)
def controllers_in_service(controllers: Number, failed_controllers: Number) -> Number:
    """Controllers in service; 2, one failed: 1."""
    return np.maximum(controllers - failed_controllers, 0)


@formula(
    Message("Controllers serving the volumes"),
    symbol="c",
    unit="controllers",
    expression="min(in_service, serving_controllers)",
    source="A pool of drives belongs to one controller: Dell EMC PowerVault ME4 (2020) has a pool for each; what its"
    " owner carries, the other takes over when it fails",
)
def controllers_serving(in_service: Number, serving_controllers: Number) -> Number:
    """Controllers that carry the I/O; 2 in service, one of them owns the pool: 1."""
    return np.minimum(in_service, serving_controllers)


@formula(
    Message("Ports of the controllers"),
    symbol="p",
    unit="ports",
    expression="controllers x ports_per_controller",
    source="When a controller fails, its ports fail with it",
)
def ports_of_controllers(controllers: Number, ports_per_controller: Number) -> Number:
    """Front-end ports in service; 2 controllers of 4: 8."""
    return controllers * ports_per_controller
