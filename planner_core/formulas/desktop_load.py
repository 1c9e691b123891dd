"""Demand of one desktop by phase: while its user works, while users log in, and during storms."""

from __future__ import annotations

import numpy as np

from planner_core.formulas.formula import formula
from planner_core.formulas.quotient import quotient
from planner_core.formulas.recording import Number
from planner_core.messages import Message
from planner_core.units import (
    BYTES_PER_GB,
    BYTES_PER_KIB,
    MHZ_PER_GHZ,
    PERCENT,
    SECONDS_PER_HOUR,
    SECONDS_PER_MINUTE,
)

HALF_PERCENT = 50

CONSTANT_WORK = (
    "NetApp TR-4540: 27,471 I/Os per boot with both controllers, 26,451 with one: the work is constant, so the rate"
    " follows from the window"
)


@formula(
    Message("Users at work per desktop"),
    symbol="a",
    unit="users",
    expression="users_per_desktop x concurrency_percent / 100",
    source="Desktops without a working user take memory, but hardly any processor time or I/O",
)
def users_at_work(users_per_desktop: Number, concurrency_percent: Number) -> Number:
    """Users working on one machine, on average; 9 users, 80 % of them at the same time: 7.2."""
    return users_per_desktop * concurrency_percent / PERCENT


@formula(
    Message("Users of the machines"),
    symbol="U",
    unit="users",
    expression="desktops x users_per_desktop",
    source="Several users share a session host; a personal desktop has one user",
)
def users_of_machines(desktops: Number, users_per_desktop: Number) -> Number:
    """Users of all machines of a pool, active or not; 4 session hosts of 20 users: 80."""
    return desktops * users_per_desktop


@formula(
    Message("CPU while working"),
    symbol="d_cpu",
    unit="MHz",
    expression="users_at_work x cpu_mhz",
    source="Utilisation law",
)
def working_cpu_mhz(users_at_work: Number, cpu_mhz: Number) -> Number:
    """Processor demand of one machine; 1 user of 484 MHz: 484."""
    return users_at_work * cpu_mhz


@formula(
    Message("Load in the state of the image"),
    symbol="l",
    unit="",
    expression="load x image x mitigations x profile_container",
    source="Workload profiles describe one state: an image as installed, mitigations on, local profiles."
    " Each factor was measured alone, never two on one system; multiplying them is a planning"
    " value",
)
def load_of_image_state(
    load: Number, image: Number, mitigations: Number, profile_container: Number
) -> Number:
    """Processor time or I/O of a user by the state of the image; 513 MHz, mitigations off (0.91): 467."""
    return load * image * mitigations * profile_container


@formula(
    Message("CPU work per second of its window"),
    symbol="d_work",
    unit="MHz",
    expression="cpu_ghz_seconds x 1000 / (window_minutes x 60)",
    source="The work is constant and spread over its window; the time follows (NetApp TR-4540: the same"
    " I/Os per boot at any speed)",
)
def work_cpu_mhz(cpu_ghz_seconds: Number, window_minutes: Number) -> Number:
    """Average processor demand of one desktop in the window of a storm; 39 GHz s in 60 min: 10.8 MHz."""
    return cpu_ghz_seconds * MHZ_PER_GHZ / (window_minutes * SECONDS_PER_MINUTE)


@formula(
    Message("Reads while working"),
    symbol="r",
    unit="IOPS",
    expression="users_at_work x iops x read_percent / 100",
    source="I/Os of a working user by their share of reads",
)
def working_reads_iops(users_at_work: Number, iops: Number, read_percent: Number) -> Number:
    """Reads per second of one machine; 10 IOPS, 20 % reads: 2."""
    return users_at_work * iops * read_percent / PERCENT


@formula(
    Message("Writes while working"),
    symbol="w",
    unit="IOPS",
    expression="users_at_work x iops x (100 - read_percent) / 100",
    source="I/Os of a working user by their share of reads",
)
def working_writes_iops(users_at_work: Number, iops: Number, read_percent: Number) -> Number:
    """Writes per second of one machine; 10 IOPS, 20 % reads: 8."""
    return users_at_work * iops * (PERCENT - read_percent) / PERCENT


@formula(
    Message("Reads per second of the window"),
    symbol="r_work",
    unit="IOPS",
    expression="ios x read_percent / 100 / (window_minutes x 60)",
    source=CONSTANT_WORK,
)
def work_reads_iops(ios: Number, read_percent: Number, window_minutes: Number) -> Number:
    """Reads per second of one desktop in the window of a storm; 27,471 I/Os, 95.7 % reads, 60 min: 7.3."""
    return ios * read_percent / PERCENT / (window_minutes * SECONDS_PER_MINUTE)


@formula(
    Message("Writes per second of the window"),
    symbol="w_work",
    unit="IOPS",
    expression="ios x (100 - read_percent) / 100 / (window_minutes x 60)",
    source=CONSTANT_WORK,
)
def work_writes_iops(ios: Number, read_percent: Number, window_minutes: Number) -> Number:
    """Writes per second of one desktop in the window of a storm; 27,471 I/Os, 95.7 % reads, 60 min: 0.33."""
    return ios * (PERCENT - read_percent) / PERCENT / (window_minutes * SECONDS_PER_MINUTE)


@formula(
    Message("Measured work of a login or boot"),
    symbol="n_m",
    unit="",
    expression="(load - working x share_at_work) x hours x 3600",
    source="The work is constant, so what a time took is that of its logins or boots, less that of the users at work:"
    " half of them on average where they come evenly (NetApp TR-4540: 27,471 I/Os per boot at any speed)",
)
def measured_work(load: Number, working: Number, share_at_work: Number, hours: Number) -> Number:
    """Work of one desktop in the measured time; 7.63 IOPS for an hour of boots, nobody at work: 27,471 I/Os."""
    return (load - working * share_at_work) * hours * SECONDS_PER_HOUR


@formula(
    Message("I/Os of a patch"),
    symbol="n_patch",
    unit="I/Os",
    expression="patch_gb x 10^9 x passes / (io_kib x 1024) + other_ios",
    source="A patch is written when it arrives, read again and written to its place: three passes."
    " NetApp TR-4540 took 109,578 I/Os of 27.6 KiB for 1.1 GB, which is 2.8 passes",
)
def patch_ios(patch_gb: Number, passes: Number, io_kib: Number, other_ios: Number) -> Number:
    """I/Os for one desktop; 1.1 GB in I/Os of 27.6 KiB: 116,763. `other_ios` are those of a pool whose patch has no
    size.
    """
    return patch_gb * BYTES_PER_GB * passes / (io_kib * BYTES_PER_KIB) + other_ios


@formula(
    Message("I/Os of a boot on the store"),
    symbol="n_boot",
    unit="I/Os",
    expression="ios x (1 - streamed x read_percent / 100)",
    source="Citrix Provisioning: the reads of a streamed boot come over the network, its writes go to the write cache",
)
def boot_ios_on_store(ios: Number, read_percent: Number, streamed: Number) -> Number:
    """I/Os that are left to the store; 27,471 of which 95.7 % are reads, streamed: 1,181."""
    return ios * (1 - streamed * read_percent / PERCENT)


@formula(
    Message("Reads of a boot on the store"),
    symbol="r_boot",
    unit="%",
    expression="read_percent x (1 - streamed)",
    source="Citrix Provisioning: the reads of a streamed boot come over the network, its writes go to the write cache",
)
def boot_reads_on_store_percent(read_percent: Number, streamed: Number) -> Number:
    """Share of reads on the store; 95.7 % without streams, 0 with them."""
    return read_percent * (1 - streamed)


@formula(
    Message("I/Os of a copied image"),
    symbol="n_image",
    unit="I/Os",
    expression="image_gb x 10^9 x 2 / (io_kib x 1024)",
    source="A copy is read once and written once; VMware Horizon 7.2: full clones are copies of the image",
)
def image_copy_ios(image_gb: Number, io_kib: Number) -> Number:
    """I/Os for one full clone, half of them reads; 15 GB in I/Os of 26 KiB: 1,126,803."""
    return image_gb * BYTES_PER_GB * 2 / (io_kib * BYTES_PER_KIB)


@formula(
    Message("I/Os of a provisioned desktop with its image"),
    symbol="n",
    unit="I/Os",
    expression="copy_ios + other_ios",
    source="Customisation and first start of a new desktop follow after the copy",
)
def provision_ios(copy_ios: Number, other_ios: Number) -> Number:
    """I/Os for one desktop; 1,126,803 for the copy and 27,471 for a boot: 1,154,274."""
    return copy_ios + other_ios


@formula(
    Message("Reads of a provisioned desktop with its image"),
    symbol="r",
    unit="%",
    expression="(copy_ios x 50 + other_ios x other_read_percent) / (copy_ios + other_ios)",
    source="Half of the I/Os of a copy are reads; for the rest the plan gives the share",
)
def provision_read_percent(copy_ios: Number, other_ios: Number, other_read_percent: Number) -> Number:
    """Share of reads; 1,126,803 for the copy and 27,471 of a boot with 95.7 %: 51.1 %. Without I/Os 0."""
    reads = copy_ios * HALF_PERCENT + other_ios * other_read_percent
    return quotient(reads, copy_ios + other_ios, 0.0)


@formula(
    Message("Load while users log in"),
    symbol="d_login",
    unit="",
    expression="working + users_at_work x login_work",
    source="Dell SC7020F: logins add to the load of the users who already work; all users count as"
    " working, which is true at the end of the window",
)
def login_load(working: Number, users_at_work: Number, login_work: Number) -> Number:
    """Load of one machine in the login window; 10 IOPS and 10,000 I/Os per login in 60 min: 12.8 IOPS."""
    return working + users_at_work * login_work


@formula(
    Message("Load of the users at work in a storm"),
    symbol="d_users",
    unit="",
    expression="working x working_percent / 100",
    source="Some of the users go on working while desktops are patched or refreshed; their load is that"
    " of an ordinary day",
)
def load_of_users_in_storm(working: Number, working_percent: Number) -> Number:
    """Load of the users of one machine in a storm; 10 IOPS, 30 % of them at work: 3."""
    return working * working_percent / PERCENT


@formula(
    Message("Load of a storm with users at work"),
    symbol="d",
    unit="",
    expression="storm + users",
    source="Users who go on working load the same hosts and stores",
)
def storm_with_users(storm: Number, users: Number) -> Number:
    """Load of one machine; 4 IOPS of a patch and 3 of users: 7."""
    return storm + users


@formula(
    Message("Mean of storm and users"),
    symbol="m",
    unit="",
    expression="(storm_ios x of_storm + user_ios x of_users) / (storm_ios + user_ios)",
    source="Mean over the I/Os of both; without I/Os the value of the storm",
)
def mean_with_users(storm_ios: Number, of_storm: Number, user_ios: Number, of_users: Number) -> Number:
    """A property of I/Os, such as their size; 40 of 32 KiB in a patch, 10 of 22 KiB of users: 30 KiB."""
    both = storm_ios * of_storm + user_ios * of_users
    return quotient(both, storm_ios + user_ios, lambda: of_storm + 0 * both)


@formula(
    Message("I/Os at the peak"),
    symbol="i_max",
    unit="IOPS",
    expression="iops x peak_factor",
    source="NetApp TR-4540, highest over average IOPS: provisioning 1.9, boot 2.06, Monday 3.15, Tuesday 2.88,"
    " patch 1.7",
)
def peak_iops(iops: Number, peak_factor: Number) -> Number:
    """Highest I/Os per second of a phase from its average; boot, 38.2 on average, 2.06 times: 78.7."""
    return iops * peak_factor


@formula(
    Message("Refresh, if the pool does one"),
    symbol="d_refresh",
    unit="",
    expression="refreshes x work",
    source="Only pools that are refreshed at logoff do this work",
)
def refresh_load(refreshes: Number, work: Number) -> Number:
    """Load of one desktop in the logoff window; `refreshes` is 1 or 0."""
    return refreshes * work


@formula(
    Message("Demand of the desktops"),
    symbol="D",
    unit="",
    expression="desktops x share x per_desktop",
    source="Linear in desktops up to saturation (utilisation law)",
)
def desktops_demand(desktops: Number, share: Number, per_desktop: Number) -> Number:
    """Demand of `share` of the desktops; 75 desktops of 484 MHz need 36,300 MHz."""
    return desktops * share * per_desktop


@formula(
    Message("Machines here"),
    symbol="n",
    unit="machines",
    expression="machines x share",
    source="A machine counts where it runs",
)
def machines_here(machines: Number, share: Number) -> Number:
    """Number of machines on a host or store; 100 desktops, half of them here: 50."""
    return machines * share


@formula(
    Message("Machines allowed"),
    symbol="n_max",
    unit="machines",
    expression="places x most_per_place",
    source="Configuration maximum of the vendor",
)
def machines_allowed(places: Number, most_per_place: Number) -> Number:
    """Maximum machines on a number of hosts or datastores; 8 volumes of 140 clones: 1,120."""
    return places * most_per_place


@formula(
    Message("Work of a user in a later year"),
    symbol="w(t)",
    unit="",
    expression="work x (1 + growth_percent / 100)^years",
    source="Growth carried on year by year: new releases of Windows and of applications take more than those before",
)
def work_in_later_year(work: Number, growth_percent: Number, years: Number) -> Number:
    """Processor, memory or I/O of a user after some years; 1,000 MHz growing by 10 % a year, after two years: 1,210."""
    return work * np.power(1.0 + growth_percent / PERCENT, years)
