"""The work of a desktop in each storm: boot, provisioning, patching, refresh. Third part of a desktop pool."""

from __future__ import annotations

from typing import Annotated

from planner_core.plan.components.pool_work import PoolWork
from planner_core.plan.fields import about


class PoolStorms(PoolWork, frozen=True):
    """Work per desktop in each storm; it does not depend on speed, only the duration does."""

    boot_ios: Annotated[
        float,
        about(
            "I/Os per boot",
            uncertain="number",
            unit="I/Os",
            least=0,
            most=10_000_000,
            group="Boot",
            help="Work of one boot. It is the same on a fast and on a slow processor; only the time differs.",
            source="NetApp TR-4540: 27,471 I/Os per desktop in the boot test",
        ),
    ] = 27_471.0
    boot_read_percent: Annotated[
        float,
        about(
            "Reads during boot",
            uncertain="share",
            unit="%",
            least=0,
            most=100,
            group="Boot",
            source="NetApp TR-4540, block size table of the boot test: 95.7%",
        ),
    ] = 95.7
    boot_cpu_ghz_seconds: Annotated[
        float,
        about(
            "Processor work per boot",
            uncertain="number",
            unit="GHz s",
            least=0,
            most=100_000,
            group="Boot",
            help="Clock cycles of one boot, with the hyper-threading gain that the capacity has too.",
            source="Citrix blog 2011: 12 s boot with unlimited IOPS, on one core of about 2.7 GHz, x 1.2",
        ),
    ] = 39.0
    streamed_boot_mb: Annotated[
        float,
        about(
            "Streamed per boot",
            unit="MB",
            least=0,
            most=100_000,
            group="Boot",
            help="How much a machine with a streamed image (PVS) reads over the network while it boots;"
            " its store then sees only the writes. 0: the store also serves the reads of the boot.",
            source="Not counted",
        ),
    ] = 0.0
    boot_host_cache_hit_percent: Annotated[
        float,
        about(
            "Storm reads from the host cache",
            uncertain="share",
            unit="%",
            least=0,
            most=100,
            group="Boot",
            help="Boot, provisioning, patching and refresh, where the host has a cache for desktops.",
            source="VMware: boot storms with up to 80% fewer reads",
        ),
    ] = 80.0
    work_kib_per_io: Annotated[
        float,
        about(
            "Size of an I/O during storms",
            uncertain="number",
            unit="KiB",
            least=0.5,
            most=4096,
            group="Boot",
            help="Boot, provisioning, patching and refresh.",
            source="NetApp TR-4540: 25.1 KiB boot, 27.5 KiB provisioning, 27.6 KiB patching",
        ),
    ] = 26.0
    work_peak_factor: Annotated[
        float,
        about(
            "Peak of storms",
            uncertain="number",
            unit="x",
            least=1,
            most=100,
            group="Boot",
            help="Highest to average I/O per second of boot, provisioning, patching and refresh.",
            source="NetApp TR-4540: 2.06 boot, 1.9 provisioning, 1.7 patching",
        ),
    ] = 1.9
    provision_ios: Annotated[
        float,
        about(
            "I/Os per provisioned desktop",
            uncertain="number",
            unit="I/Os",
            least=0,
            most=10_000_000,
            group="Provisioning",
            help="Linked and instant clones: about one boot. Full clones copy the image too.",
            source="Planning value: one boot; NetApp TR-4540 took 138,150 for a full clone with customisation",
        ),
    ] = 27_471.0
    provision_read_percent: Annotated[
        float,
        about(
            "Reads during provisioning",
            uncertain="share",
            unit="%",
            least=0,
            most=100,
            group="Provisioning",
            source="Planning value: like one boot",
        ),
    ] = 95.7
    provision_cpu_ghz_seconds: Annotated[
        float,
        about(
            "Processor work per provisioned desktop",
            uncertain="number",
            unit="GHz s",
            least=0,
            most=100_000,
            group="Provisioning",
            source="Planning value: like one boot",
        ),
    ] = 39.0
    image_gb: Annotated[
        float,
        about(
            "Size of the image",
            unit="GB",
            least=0,
            most=65_536,
            group="Provisioning",
            help="How much is copied: for each full clone; for linked and instant clones once for each"
            " datastore with a replica, before the first clone and again for a new image. 0: copies"
            " are not counted, for example where the array clones by itself.",
            source="Not counted",
        ),
    ] = 0.0
    image_copy_mb_s: Annotated[
        float,
        about(
            "Speed of image copies",
            unit="MB/s",
            least=1,
            most=100_000,
            group="Provisioning",
            help="All copies of a replica together.",
            source="Planning value: about a port of 1 Gbit/s",
        ),
    ] = 100.0
    patch_gb: Annotated[
        float,
        about(
            "Size of a patch",
            unit="GB",
            least=0,
            most=1000,
            group="Patching",
            help="Of desktops that are patched one by one: decides their I/Os and downloads, and full clones grow by"
            " it. 0: the I/Os per patched desktop count, as for clones that get a new image.",
            source="None: the I/Os per patched desktop count; NetApp TR-4540 (2017) patched 1.1 GB",
        ),
    ] = 0.0
    patch_ios: Annotated[
        float,
        about(
            "I/Os per patched desktop",
            uncertain="number",
            unit="I/Os",
            least=0,
            most=10_000_000,
            group="Patching",
            help="Linked and instant clones are recomposed: about one boot. Desktops patched one by one take more.",
            source="Planning value: one boot; NetApp TR-4540 took 109,578 for a patch of 1.1 GB in each desktop",
        ),
    ] = 27_471.0
    patch_read_percent: Annotated[
        float,
        about(
            "Reads during patching",
            uncertain="share",
            unit="%",
            least=0,
            most=100,
            group="Patching",
            source="Planning value: like one boot",
        ),
    ] = 95.7
    patch_cpu_ghz_seconds: Annotated[
        float,
        about(
            "Processor work per patched desktop",
            uncertain="number",
            unit="GHz s",
            least=0,
            most=100_000,
            group="Patching",
            source="Planning value: like one boot",
        ),
    ] = 39.0
    refresh_ios: Annotated[
        float,
        about(
            "I/Os per refreshed desktop",
            uncertain="number",
            unit="I/Os",
            least=0,
            most=10_000_000,
            group="Refresh",
            help="The desktop is set back and started again.",
            source="Planning value: one boot; no measurement was found",
        ),
    ] = 27_471.0
    refresh_read_percent: Annotated[
        float,
        about(
            "Reads during refresh",
            uncertain="share",
            unit="%",
            least=0,
            most=100,
            group="Refresh",
            source="Planning value: like one boot",
        ),
    ] = 95.7
    refresh_cpu_ghz_seconds: Annotated[
        float,
        about(
            "Processor work per refreshed desktop",
            uncertain="number",
            unit="GHz s",
            least=0,
            most=100_000,
            group="Refresh",
            source="Planning value: like one boot",
        ),
    ] = 39.0
