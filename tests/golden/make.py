"""Writes the golden file of the present format; see README.md."""

from __future__ import annotations

from decimal import Decimal
from pathlib import Path

import msgspec

from app.project.samples import read_sample
from db.migrate import latest_version
from db.project_file import ProjectFile
from planner_core.editing import verbs
from planner_core.plan.components import Cluster, GraphicsBoards, InfrastructureServers, Origin, StorageArray
from planner_core.plan.licences import Licence
from planner_core.plan.plan import Position
from planner_core.plan.proposal_design import Branding, Chapter, DecisionLine, ProposalDesign
from planner_core.plan.vector_logo import plain_svg

SIGNED = {
    "edition": "short",
    "decisions": (DecisionLine(3, "Change {field} of {name}", text="64 desktops for the start."),),
    "customer_signer": "M. Müller",
    "firm_signer": "G. Golden",
}
"""Of the proposal, since format 9."""
RECOMMENDED = {"recommended": "variant-1", "recommended_because": "Ein Hersteller für alles."}
"""Of the proposal, since format 13."""
LICENCES = {
    "licence-1": Licence(
        id="licence-1",
        name="Platform",
        vendor="Golden",
        order_number="G-16",
        unit="core",
        scope=("host", "cluster"),
        each=1.5,
        least_per_processor=16,
        least_per_host=32,
        least_per_order=72,
        pack_size=2,
        includes_tib=0.25,
        unit_price=Decimal("101.25"),
        currency="CHF",
        discount_percent=Decimal("12.5"),
        term="year",
        prepaid_years=3,
        support_percent=Decimal("17.5"),
        from_year=2,
        to_year=4,
        valid_from="2026-10-01",
        valid_to="2026-12-31",
        price_date="2026-10",
        source="Offer 7",
    ),
    "licence-2": Licence(id="licence-2", name="Capacity", unit="vsan_tib", beyond_included=True),
}
"""Of the plan, since format 10."""
LOGO = plain_svg(
    b'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 1"><path d="M0 0h3v1z" fill="#b45309"/></svg>'
)
STATE = {
    "image": "optimised",
    "mitigations": "core-scheduler",
    "profile_container": "cloud-cache",
    "image_delivery": "pvs",
}
AT_WORK = {"patch_working_percent": 12.5, "refresh_working_percent": 35.0}
FIRST_DAY = {
    "first_cpu_mhz": 910.0,
    "first_iops": 12.5,
    "first_read_percent": 61.0,
    "first_kib_per_io": 18.5,
    "first_peak_factor": 3.25,
    "first_login_ios": 7500.0,
    "first_login_read_percent": 71.0,
    "first_login_cpu_ghz_seconds": 75.0,
}
SITE = {
    "replication": "asynchronous",
    "site_mbit_s": 1500.0,
    "site_round_trip_ms": 4.5,
    "recovery_point_minutes": 30.0,
}
"""Of the array, since format 7."""
IMAGE = {"image_gb": 17.5, "image_copy_mb_s": 125.0, "streamed_boot_mb": 275.0}
"""Of the pool, since format 7."""
CLUSTER = Cluster(id="cluster", name="Cluster", vsan_client_cache="off")
REDUCTION = {
    "vsan_compression": 1.25,
    "vsan_image_reduction": 1.5,
    "vsan_delta_reduction": 1.75,
    "vsan_persistent_reduction": 2.25,
    "vsan_swap_reduction": 2.5,
    "vsan_reduction_cpu_percent": 3.5,
    "vsan_reduction_io_percent": 12.5,
    "vsan_sites": "two",
    "site_mbit_s": 25_000.0,
    "site_round_trip_ms": 2.5,
}
"""Of the cluster, since format 7."""
ARRAY = StorageArray(
    id="array",
    name="Array",
    unloaded_latency_ms=0.7,
    latency_target_ms=2.5,
    compression=1.5,
    serving_controllers=1,
    compaction=1.25,
    swap_reduction=1.75,
    persistent_reduction=2.5,
    snapshot_reserve_percent=5.0,
    replication_reserve_percent=12.5,
    measured_used_gib=1234.5,
)

GROWTH = {"growth_percent": 12.5, "later_desktops": "80 95"}
YEARS = {
    "planned_years": 4,
    "first_year": 2027,
    "cpu_growth_percent": 2.5,
    "ram_growth_percent": 3.5,
    "io_growth_percent": -1.5,
    "server_index_percent": -4.5,
    "memory_index_percent": 30.5,
    "flash_index_percent": 12.5,
    "disk_index_percent": -2.5,
    "array_index_percent": 1.5,
    "software_index_percent": 6.5,
    "energy_index_percent": 5.5,
    "refresh_years": 3,
    "discount_rate_percent": 4.25,
}
CLOUD = {
    "cloud": "both",
    "cloud_name": "Golden cloud",
    "cloud_source": "List 7",
    "cloud_price_date": "2026-11-01",
    "cloud_work": "heavy",
    "cloud_vcpus": 16,
    "cloud_ram_gib": 64.5,
    "cloud_users_per_machine": 11,
    "cloud_hours_per_month": 210.5,
    "cloud_standby_users": 5,
    "cloud_spare_machines": 2,
    "cloud_machine_price": Decimal("0.7725"),
    "cloud_disk_price": Decimal("19.5"),
    "cloud_access_price": Decimal("0"),
    "cloud_profile_gb": 32.5,
    "cloud_profile_price": Decimal("0.145"),
    "cloud_network_price": Decimal("1.25"),
    "cloud_fixed_price": Decimal("41.5"),
}
"""Settings, since format 11."""
MEASURED = {
    "measured_cpu_percent": 41.5,
    "measured_cpu_peak_percent": 88.25,
    "measured_ram_percent": 0.0,
    "measured_ram_peak_percent": 110.5,
    "measured_as": "moment",
    "measured_iops": 512.5,
    "measured_iops_peak": 2048.75,
    "measured_iops_as": "p95",
    "measured_day": "2026-11-02",
}
"""Of the host, since format 12."""
BOARDS = GraphicsBoards(
    id="boards",
    name="Boards",
    board_model="NVIDIA A16",
    boards=2,
    slot_width="single",
    profile_sizes="mixed",
    power_watts=250.5,
)
"""In the host, since format 14."""


def make(path: Path) -> None:
    """The twelve steps of the README."""
    plan = read_sample("replica-on-ssd")
    settings = msgspec.structs.replace(
        plan.settings,
        prices_valid_until="2027-01-31",
        acceptance_test="login-vsi-4.1",
        work_hours_per_week=60.0,
        latency_limit=True,
        promise="nine-of-ten",
        **AT_WORK,
        **YEARS,
        **CLOUD,
    )
    host = msgspec.structs.replace(
        plan.components["host"], work_per_clock_percent=86.5, controller_vcpus=4, **MEASURED
    )
    sas = msgspec.structs.replace(
        plan.components["sas"],
        raid_width=12,
        format_percent=4.5,
        endurance_dwpd=1.5,
        drive_watts=7.5,
        cache_endurance_dwpd=3.5,
        measured_used_gib=0.0,
    )
    origins = {**plan.components["pool"].origins, "delta_gib": Origin("typed", give_or_take_percent=17.5)}
    pool = msgspec.structs.replace(
        plan.components["pool"],
        patch_gb=1.25,
        vgpu_profile="A16-2B",
        write_cache_gib=0.75,
        write_cache_percent=37.5,
        origins=origins,
        **STATE,
        **FIRST_DAY,
        **IMAGE,
        **GROWTH,
    )
    components = {
        **plan.components,
        "host": host,
        "sas": sas,
        "pool": pool,
        "array": msgspec.structs.replace(ARRAY, **SITE),
        "boards": BOARDS,
        "cluster": msgspec.structs.replace(CLUSTER, **REDUCTION),
    }
    file = ProjectFile.create(
        path,
        msgspec.structs.replace(
            plan,
            settings=settings,
            components=components,
            parents={**plan.parents, "boards": "host"},
            licences=LICENCES,
        ),
    )
    servers = InfrastructureServers(id="servers", name="Brokers")
    for make_step in (
        lambda plan: verbs.set_setting(plan, "name", "Golden plan"),
        lambda plan: verbs.set_setting(plan, "customer", "Müller & Söhne"),
        lambda plan: verbs.set_field(plan, ["pool"], "desktops", 64),
        lambda plan: verbs.add_component(plan, servers, Position(0.5, 900)),
        lambda plan: verbs.relocate(plan, "pool", "swap", "mirror"),
    ):
        file.commit(make_step(file.plan))
    file.set_restore_point("Approved by Müller")
    file.commit(verbs.remove(file.plan, ["ssd"]))
    file.commit(verbs.move(file.plan, {"host": Position(-12, 34.25)}))
    file.commit(verbs.duplicate_variant(file.project, file.project.shown, "Größer"))
    file.commit(verbs.set_field(file.plan, ["pool"], "desktops", 128))
    file.commit(verbs.rename_variant(file.project, "variant-1", "As is"))
    branding = Branding(
        "Golden Consulting", "Hauptstraße 1\n12345 Berlin", "#b45309", LOGO, "Valid for 30 days."
    )
    chapters = (Chapter("notes"), Chapter("drawing", False, "No drawing."))
    design = ProposalDesign(chapters, branding, "de", **SIGNED, **RECOMMENDED)
    file.commit(verbs.change_proposal(file.project, design))
    file.commit(verbs.set_field(file.plan, ["pool"], "ram_gib", 3.0))
    file.undo()
    file.close()


if __name__ == "__main__":
    make(Path(__file__).with_name(f"plan_v{latest_version()}.headroom"))
