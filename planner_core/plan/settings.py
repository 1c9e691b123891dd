"""Settings of the whole plan: names, targets, storm windows, throttles, and cost rates."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from planner_core.plan.fields import about
from planner_core.plan.settings_cloud import CloudSettings

BROKER_NAMES = {
    "none": "Without a broker",
    "horizon-5.1": "View 5.1",
    "horizon-6": "Horizon 6",
    "horizon-7": "Horizon 7",
    "horizon-8": "Horizon 8",
    "citrix-mcs": "Citrix, Machine Creation Services",
    "citrix-pvs": "Citrix Provisioning",
    "citrix-daas": "Citrix DaaS",
    "azure-virtual-desktop": "Azure Virtual Desktop on Azure Local",
    "parallels-ras": "Parallels RAS",
    "hosted": "Hosted broker (Workspot, Dizzion and the like)",
}


ACCEPTANCE_TEST_NAMES = {
    "none": "No test",
    "login-vsi-3-dynamic-analyser": "Login VSI 3, baseline + 3 s",
    "login-vsi-3-dynamic": "Login VSI 3, 125% of the baseline + 3 s",
    "login-vsi-4.0": "Login VSI 4.0",
    "login-vsi-4.1": "Login VSI 4.1",
    "view-planner": "View Planner",
}


CALCULATED: Final = "calculated"
NINE_OF_TEN: Final = "nine-of-ten"
PROMISE_NAMES = {
    CALCULATED: "Desktops as calculated",
    NINE_OF_TEN: "Desktops that 9 of 10 futures carry",
}


class Settings(CloudSettings, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Settings of the whole plan: names, targets and planning rules."""

    name: Annotated[str, about("Plan name", longest=200, group="Plan")] = "Untitled plan"
    customer: Annotated[
        str, about("Customer", longest=200, group="Plan", help="Printed on the proposal.")
    ] = ""
    author: Annotated[
        str, about("Prepared by", longest=200, group="Plan", help="Printed on the proposal.")
    ] = ""
    notes: Annotated[
        str,
        about(
            "Notes",
            longest=20_000,
            group="Plan",
            help="Assumptions and sources in words; printed with the proposal.",
        ),
    ] = ""
    broker: Annotated[
        Literal[
            "none",
            "horizon-5.1",
            "horizon-6",
            "horizon-7",
            "horizon-8",
            "citrix-mcs",
            "citrix-pvs",
            "citrix-daas",
            "azure-virtual-desktop",
            "parallels-ras",
            "hosted",
        ],
        about(
            "Broker",
            group="Plan",
            choices=BROKER_NAMES,
            help="Its version decides how many desktops a datastore, a pool and a cluster may hold, and how many"
            " start at once; choosing one takes over its limit of starts.",
            formerly="horizon-7",
        ),
    ] = "horizon-8"
    promise: Annotated[
        Literal["calculated", "nine-of-ten"],
        about(
            "The offer promises",
            group="Targets",
            choices=PROMISE_NAMES,
            help="How many desktops are said to fit: as calculated from the values as they stand, which about half of"
            " the futures carry, or what 9 of 10 futures carry. Limits and loads stay as calculated.",
        ),
    ] = CALCULATED
    plan_for: Annotated[
        Literal["average", "peak"],
        about(
            "Plan I/O for",
            group="Targets",
            choices={"average": "The average", "peak": "The peak"},
            help="Whether the limits compare the average or the highest I/O load of a phase with the target.",
        ),
    ] = "average"
    acceptance_test: Annotated[
        Literal[
            "none",
            "login-vsi-3-dynamic-analyser",
            "login-vsi-3-dynamic",
            "login-vsi-4.0",
            "login-vsi-4.1",
            "view-planner",
        ],
        about(
            "Acceptance test",
            group="Targets",
            choices=ACCEPTANCE_TEST_NAMES,
            help="The test's rule for response times becomes a limit like any other. It judges only the"
            " users that the test stands for.",
        ),
    ] = "none"
    latency_limit: Annotated[
        bool,
        about(
            "Latency is a limit",
            group="Targets",
            help="Every store keeps its latency target while users work. Where none is typed, it is the latency that"
            " counts as bad: 5 ms on flash, 25 ms on hard disks.",
            source="Practice: flash beyond 5 ms and hard disks beyond 25 ms are bad",
        ),
    ] = False
    cpu_target_percent: Annotated[
        float,
        about(
            "Processor target",
            unit="%",
            least=1,
            most=100,
            group="Targets",
            help="Utilisation up to which desktops are planned.",
            source="VMware Horizon architecture planning: keep host CPU at or below 80%",
        ),
    ] = 80.0
    ram_target_percent: Annotated[
        float,
        about("RAM target", unit="%", least=1, most=100, group="Targets", source="Planning value"),
    ] = 90.0
    iops_target_percent: Annotated[
        float,
        about("Disk IOPS target", unit="%", least=1, most=100, group="Targets", source="Planning value"),
    ] = 80.0
    controller_target_percent: Annotated[
        float,
        about(
            "Controller target",
            unit="%",
            least=1,
            most=100,
            group="Targets",
            help="Utilisation of array controllers up to which desktops are planned.",
            source="Fixed service times predict response up to about 50 to 70% (NetApp TR-4540 refitted)",
        ),
    ] = 70.0
    bandwidth_target_percent: Annotated[
        float,
        about(
            "Bandwidth target",
            unit="%",
            least=1,
            most=100,
            group="Targets",
            help="Of ports and network links.",
            source="VMware Horizon architecture planning: load a link to 60 to 80%",
        ),
    ] = 70.0
    capacity_target_percent: Annotated[
        float,
        about(
            "Capacity target",
            unit="%",
            least=1,
            most=100,
            group="Targets",
            help="How full a store may be planned.",
            source="Practice: keep 10 to 20% of a datastore free",
        ),
    ] = 80.0
    failure_target_percent: Annotated[
        float,
        about(
            "Target in a failure",
            unit="%",
            least=1,
            most=100,
            group="Targets",
            help="Utilisation up to which desktops are planned while something has failed.",
            source="Planning value",
        ),
    ] = 100.0
    capacity_overhead_percent: Annotated[
        float,
        about(
            "Storage overhead",
            unit="%",
            least=0,
            most=100,
            group="Targets",
            help="Added to the size of all files on a store.",
            source="VMware Horizon View architecture planning: plus 15%",
        ),
    ] = 15.0
    survive_controller: Annotated[
        bool,
        about("Survive a controller", group="Failures", help="Limits hold with one array controller down."),
    ] = True
    survive_path: Annotated[
        bool, about("Survive a path", group="Failures", help="Limits hold with one port or path down.")
    ] = True
    survive_drive: Annotated[
        bool,
        about("Survive a drive", group="Failures", help="Limits hold while a failed drive is rebuilt."),
    ] = True
    rebuild_percent: Annotated[
        float,
        about(
            "Rebuild share",
            unit="%",
            least=0,
            most=90,
            group="Failures",
            help="Share of the drives' I/O that rebuilding a drive takes.",
            source="Planning value",
        ),
    ] = 30.0
    work_hours_per_week: Annotated[
        float,
        about(
            "Hours of work per week",
            unit="h",
            least=1,
            most=168,
            group="Targets",
            help="How long the desktops work at their steady load; decides how fast flash drives wear out.",
            source="Planning value: five days of ten hours",
        ),
    ] = 50.0
    login_window_minutes: Annotated[
        float,
        about(
            "Login window",
            unit="min",
            least=1,
            most=1440,
            group="Storms",
            help="All users log in within this time.",
            source="NetApp TR-4540 spread 1,500 logins over 75 minutes",
        ),
    ] = 60.0
    boot_window_minutes: Annotated[
        float,
        about(
            "Boot window",
            unit="min",
            least=1,
            most=1440,
            group="Storms",
            help="All desktops must be up within this time.",
            source="Planning value",
        ),
    ] = 60.0
    power_operations: Annotated[
        int,
        about(
            "Concurrent power operations",
            least=1,
            most=10_000,
            group="Storms",
            help="How many full and linked clones are started at once. Instant clones come up as they are made.",
            source="VMware Horizon 7.13 administration: 50, of full virtual machines and linked clones",
        ),
    ] = 50
    power_operation_minutes: Annotated[
        float,
        about(
            "Duration of a power operation",
            unit="min",
            least=0.1,
            most=60,
            group="Storms",
            source="VMware Horizon 7 administration: 3 minutes in its worked example",
        ),
    ] = 3.0
    provision_window_minutes: Annotated[
        float,
        about(
            "Provisioning window",
            unit="min",
            least=1,
            most=20160,
            group="Storms",
            help="All desktops must be provisioned within this time.",
            source="Planning value",
        ),
    ] = 480.0
    provision_operations: Annotated[
        int,
        about(
            "Full clones made at once",
            least=1,
            most=10000,
            group="Storms",
            help="Provisioning operations of the broker at once.",
            source="VMware Horizon 7.13 administration: 20 full clones",
        ),
    ] = 20
    composer_operations: Annotated[
        int,
        about(
            "Linked clones made at once",
            least=1,
            most=10000,
            group="Storms",
            help="Provisioning operations of Composer at once.",
            source="VMware Horizon 7.13 administration: 8 linked clones",
        ),
    ] = 8
    provision_operation_minutes: Annotated[
        float,
        about(
            "Time to make a clone",
            unit="min",
            least=0.01,
            most=600,
            group="Storms",
            help="One full or linked clone, with customisation.",
            source="Planning value",
        ),
    ] = 1.0
    instant_clone_operations: Annotated[
        int,
        about(
            "Instant clones made at once",
            least=1,
            most=10000,
            group="Storms",
            help="Applies when they are provisioned, when a boot recreates them, and when they are"
            " recreated at logoff.",
            source="VMware Horizon 7.9 API, concurrent operation limits: 20",
        ),
    ] = 20
    instant_clone_operation_minutes: Annotated[
        float,
        about(
            "Time to make an instant clone",
            unit="min",
            least=0.01,
            most=600,
            group="Storms",
            help="One instant clone, until users can log in.",
            source="VMware EUC blog, February 2016: one instant clone per second on average, 20 at once; Dell EMC"
            " PowerVault ME4 (2020) saw a desktop recreated in under 2 minutes",
        ),
    ] = 0.33
    patch_window_minutes: Annotated[
        float,
        about(
            "Patch window",
            unit="min",
            least=1,
            most=20160,
            group="Storms",
            help="All desktops must be patched within this time.",
            source="Planning value",
        ),
    ] = 480.0
    patch_working_percent: Annotated[
        float,
        about(
            "Users at work during patches",
            unit="%",
            least=0,
            most=100,
            group="Storms",
            help="Share of the users at work who go on working while desktops are patched or get a new image.",
            source="Planning value: patches are for nights and weekends, when a tenth may still work",
            formerly=0.0,
            since=3,
        ),
    ] = 10.0
    maintenance_operations: Annotated[
        int,
        about(
            "Concurrent maintenance operations",
            least=1,
            most=10000,
            group="Storms",
            help="Recompose, refresh and rebalance of linked clones; new images of instant clones; full clones patched"
            " one by one.",
            source="VMware Horizon 7.13 administration: 12 linked clones; Horizon 8 (2312) API: 12 instant clones",
        ),
    ] = 12
    maintenance_operation_minutes: Annotated[
        float,
        about(
            "Duration of a maintenance operation",
            unit="min",
            least=0.01,
            most=600,
            group="Storms",
            help="One desktop.",
            source="Planning value",
        ),
    ] = 2.0
    logoff_window_minutes: Annotated[
        float,
        about(
            "Logoff window",
            unit="min",
            least=1,
            most=1440,
            group="Storms",
            help="Users log off within this time; desktops refreshed at logoff are recreated.",
            source="Planning value",
        ),
    ] = 60.0
    refresh_working_percent: Annotated[
        float,
        about(
            "Users at work during logoffs",
            unit="%",
            least=0,
            most=100,
            group="Storms",
            help="Share of the users at work who still work while desktops of others are refreshed.",
            source="Planning value: users who log off evenly over the window leave half of them at work on average",
            formerly=0.0,
            since=3,
        ),
    ] = 50.0
