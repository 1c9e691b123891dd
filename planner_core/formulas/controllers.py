"""Storage controllers: how busy reads and writes keep them, and what one that fails leaves to the others."""

from __future__ import annotations

import numpy as np

from planner_core.formulas.formula import formula
from planner_core.formulas.quotient import quotient
from planner_core.formulas.recording import Column
from planner_core.messages import Message
from planner_core.units import PERCENT


@formula(
    Message("Controllers kept busy"),
    symbol="D_ctl",
    unit="controllers",
    expression="reads / read_iops + writes / write_iops",
    source="Utilisation law U = X x S, with S = 1 / IOPS of one full controller for reads and for writes",
)
def controllers_busy(reads: Column, writes: Column, read_iops: Column, write_iops: Column) -> Column:
    """How many controllers the I/O would keep fully busy; 30,000 of 100,000 reads and 10,000 of 50,000
    writes: 0.5."""
    return reads / read_iops + writes / write_iops


@formula(
    Message("Controllers kept busy by background work"),
    symbol="D_idle",
    unit="controllers",
    expression="controllers x idle_percent / 100",
    source="Planning value: work of a controller for its own, such as deduplication, that is there without any I/O;"
    " of all controllers, because those that are left do the work of a failed one too. Fitted to NetApp TR-4540,"
    " where a controller is 23 % busy at 3,793 IOPS and 58 % at 28,616",
)
def controllers_idle_work(controllers: Column, idle_percent: Column) -> Column:
    """How many controllers their own work keeps fully busy; 2 at 8 %: 0.16, however many of them are left."""
    return controllers * idle_percent / PERCENT


@formula(
    Message("Controllers kept busy by I/O and background work"),
    symbol="D_ctl",
    unit="controllers",
    expression="io_busy + idle_work",
    source="Utilisation law with a load of its own: U = U_0 + X x S",
)
def controllers_busy_in_all(io_busy: Column, idle_work: Column) -> Column:
    """How many controllers would be fully busy; 0.5 with I/O and 0.16 with work of their own: 0.66."""
    return io_busy + idle_work


@formula(
    Message("Utilisation after a controller fails"),
    symbol="u_f",
    unit="%",
    expression="utilisation_percent x failover_iops / iops x controllers / (controllers - failed_controllers)",
    source="Utilisation law: the I/O that is left moves to the controllers that are left. Against NetApp TR-4540:"
    " Monday 40.4 for 40 measured, Tuesday 45.0 for 38, boot 95.7 for 82: on the safe side",
)
def failover_utilisation_percent(
    utilisation_percent: Column,
    iops: Column,
    failover_iops: Column,
    controllers: Column,
    failed_controllers: Column,
) -> Column:
    """Utilisation of the controllers left, from a measurement with all of them.

    Two at 24 % and 9,865 IOPS, one at 8,302 IOPS: 40.4 %. Infinite where none is left. Where the vendor's
    utilisation leaves out background work that gives way, the real one is lower.
    """
    left = np.asarray(controllers - failed_controllers)
    return utilisation_percent * quotient(failover_iops, iops, 1.0) * quotient(controllers, left, np.inf)


@formula(
    Message("IOPS of a full controller"),
    symbol="i_ctl",
    unit="IOPS",
    expression="iops / controllers / (utilisation_percent / 100)",
    source="Utilisation law turned round: X / U of a reference test, for the mix and phase it was measured with",
)
def full_controller_iops(iops: Column, controllers: Column, utilisation_percent: Column) -> Column:
    """IOPS at which one controller would be full, from a reference test; 9,865 on two at 24 %: 20,552.
    Infinite where the test shows no load."""
    return quotient(iops / controllers, utilisation_percent / PERCENT, np.inf)


@formula(
    Message("Controllers in service"),
    symbol="c",
    unit="controllers",
    expression="max(0, controllers - failed_controllers)",
    source="Active controllers that are left",
)
def controllers_in_service(controllers: Column, failed_controllers: Column) -> Column:
    """Controllers that do the work; 2, one failed: 1."""
    return np.maximum(controllers - failed_controllers, 0)


@formula(
    Message("Ports of the controllers"),
    symbol="p",
    unit="ports",
    expression="controllers x ports_per_controller",
    source="A controller that fails takes its ports along",
)
def ports_of_controllers(controllers: Column, ports_per_controller: Column) -> Column:
    """Front-end ports in service; 2 controllers of 4: 8."""
    return controllers * ports_per_controller
