"""Storms and throttles against Horizon's examples and the measured times of TR-4540."""

from __future__ import annotations

import numpy as np
import pytest

from planner_core.formulas import desktop_load, memory, network, storms


def test_power_operations_of_horizons_example() -> None:
    """1,000 users in an hour, 40 % of them in the middle sixth: 40 a minute, a limit of 120 to 200."""
    peak = storms.peak_logins_per_minute(1000, 60, 40, 6)
    assert peak == pytest.approx(40)
    assert storms.power_operations_wanted(peak, 3) == pytest.approx(120)
    assert storms.power_operations_wanted(peak, 5) == pytest.approx(200)


def test_copies_of_an_image() -> None:
    """Eight datastores, 20 GB, 100 MB/s: 1,600 s. A full clone of 15 GB is read and written in I/Os of 26 KiB."""
    copies = storms.image_copies_minutes(8, 20, 100)
    assert copies == pytest.approx(1600 / 60)
    assert storms.after_copies_minutes(copies, 20) == pytest.approx(1600 / 60 + 20)
    ios = desktop_load.image_copy_ios(15, 26)
    assert ios == pytest.approx(2 * 15e9 / (26 * 1024))
    assert desktop_load.provision_ios(ios, 27_471) == pytest.approx(1_154_274, abs=1)
    reads = desktop_load.provision_read_percent(ios, 27_471, 95.7)
    assert reads == pytest.approx((ios / 2 + 27_471 * 0.957) / (ios + 27_471) * 100)
    assert desktop_load.provision_read_percent(0, 0, 95.7) == 0


def test_boots_of_streamed_machines() -> None:
    assert desktop_load.boot_ios_on_store(27_471, 95.7, 1) == pytest.approx(1181.25, abs=0.01)
    assert desktop_load.boot_ios_on_store(27_471, 95.7, 0) == 27_471
    assert desktop_load.boot_reads_on_store_percent(95.7, 1) == 0
    assert network.streamed_boots_mb_s(1000, 300, 30) == pytest.approx(166.67, abs=0.01)
    assert memory.streaming_memory_gib(2, 3, 2, 1, 4) == pytest.approx(13.8)


@pytest.mark.parametrize(("minutes", "per_minute"), [(3, 16), (5, 10)])
def test_the_default_limit_supports_16_or_10_starts_a_minute(minutes: float, per_minute: float) -> None:
    assert storms.power_operations_wanted(per_minute, minutes) <= 50
    assert storms.power_operations_wanted(per_minute + 1, minutes) > 50


def test_throttles_of_power_and_provisioning() -> None:
    """NetApp TR-4540: 1,500 clones, five at once; 16 s each give the 80 minutes, the 18 it prints 90."""
    assert storms.throttled_minutes(1000, 3, 50) == 60
    assert storms.throttled_minutes(1500, 16 / 60, 5) == pytest.approx(80)
    assert storms.throttled_minutes(1500, 18 / 60, 5) == pytest.approx(90)


def test_a_last_wave_takes_as_long_as_a_full_one() -> None:
    assert storms.throttled_minutes(51, 3, 50) == 6


def minutes_on(capacity: float, desktops: int, work_each: float, window_minutes: float = 60.0) -> float:
    """Time of a storm on one resource that nothing else loads; work and capacity in the same unit, per second."""
    demand = desktops * work_each / (window_minutes * 60)
    return float(storms.work_minutes(demand, 0.0, capacity, window_minutes))


@pytest.mark.parametrize("window_minutes", [10.0, 60.0, 480.0])
def test_boot_by_every_resource_and_throttle(window_minutes: float) -> None:
    """1,000 boots of 30,000 I/Os and 0.7 GB on 100,000 IOPS and 3.2 GB/s, 50 of 3 minutes at once: 60 min."""
    by_iops = minutes_on(100_000, 1000, 30_000, window_minutes)
    by_bytes = minutes_on(3.2, 1000, 0.7, window_minutes)
    throttled = storms.throttled_minutes(1000, 3, 50)
    assert by_iops == pytest.approx(5.0)
    assert by_bytes == pytest.approx(3.65, abs=0.005)
    assert max(by_iops, by_bytes, throttled) == 60


def test_work_of_a_boot_is_conserved_in_failover() -> None:
    """TR-4540: 1,500 boots took 12 min on two controllers; the same I/Os on one take 14.5, measured about 14."""
    ios = 57_231 * 12 * 60 / 1500
    assert ios == pytest.approx(27_471, abs=0.5)
    assert minutes_on(47_234, 1500, ios) == pytest.approx(14, rel=0.04)


def test_a_storm_ends_only_where_other_load_leaves_room() -> None:
    assert storms.work_minutes(300.0, 100.0, 300.0, 60.0) == pytest.approx(60)
    assert np.isinf(storms.work_minutes(300.0, 100.0, 100.0, 60.0))
    assert np.isnan(storms.work_minutes(100.0, 100.0, 300.0, 60.0)), "no work"


def ios_per_second(ios: float, window_minutes: float) -> float:
    """Reads and writes of one desktop in the window of a storm, whatever their mix."""
    parts = (
        work(ios, 95.7, window_minutes)
        for work in (desktop_load.work_reads_iops, desktop_load.work_writes_iops)
    )
    return float(sum(parts))


@pytest.mark.parametrize(
    ("ios", "minutes", "average", "peak_factor", "peak"),
    [(138_150, 80, 28.8, 1.9, 54.0), (27_471, 12, 38.2, 2.06, 78.5), (109_578, 110, 16.6, 1.7, 28.1)],
    ids=["provisioning", "boot", "patch"],
)
def test_work_of_the_tr_4540_jobs(
    ios: float, minutes: float, average: float, peak_factor: float, peak: float
) -> None:
    """I/Os per desktop and second, on average and at the peak of 1,500 desktops."""
    found = ios_per_second(ios, minutes)
    assert found == pytest.approx(average, abs=0.05)
    assert desktop_load.peak_iops(found, peak_factor) == pytest.approx(peak, rel=0.02)


def test_login_load_of_the_sc7020f() -> None:
    """Dell SC7020F: one login a second lifts the 164,000 IOPS of working users to 175,000."""
    working = 164_000 / 3000
    all_log_in = desktop_load.login_load(working, 1.0, ios_per_second(11_000, 3000 / 60))
    assert 3000 * all_log_in == pytest.approx(175_000)


@pytest.mark.parametrize(
    ("machines", "at_once", "wave"),
    [(1040, 100, 2.0), (128, 25, 0.53), (60, 12, 0.53), (3, 1, 0.53)],
)
def test_a_broker_that_limits_operations_twice(machines: int, at_once: int, wave: float) -> None:
    """Citrix: 100 actions at once, 20% of the machines, and 50 new ones in a minute."""
    found = storms.operations_at_once(machines, 100, 20.0)
    assert found == at_once
    assert storms.wave_minutes(0.53, found, 50.0) == pytest.approx(wave)
