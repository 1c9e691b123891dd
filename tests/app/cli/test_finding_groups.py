"""`headroom assess` tells findings alike once, with their number and components; JSON has them one by one too."""

from __future__ import annotations

import json

import pytest

from app.cli.plan_files import write_plan
from planner_core.plan.components import DiskGroup, Host
from planner_core.plan.plan import Plan
from tests.support.command import headroom

HOSTS = 10


@pytest.fixture
def path(tmp_path):
    hosts = [Host(id=f"host-{each}", name=f"Host {each}") for each in range(HOSTS)]
    drives = [
        DiskGroup(id=f"ssd-{each}", name=f"SSD {each}", raid="raid-0", drives=4) for each in range(HOSTS)
    ]
    parents = {f"ssd-{each}": f"host-{each}" for each in range(HOSTS)}
    write_plan(
        tmp_path / "many.json",
        Plan(components={each.id: each for each in [*hosts, *drives]}, parents=parents),
    )
    return tmp_path / "many.json"


def test_ten_groups_of_drives_alike_are_one_finding(path):
    done = headroom("assess", path)
    assert (done.status, done.err) == (0, "")
    assert done.out.count("is RAID 0: when a drive fails, every file on it is lost.") == 1
    assert "This also applies to 9 others: “SSD 1”, “SSD 2”," in done.out


def test_json_keeps_every_finding_and_adds_the_groups(path):
    found = json.loads(headroom("assess", path, "--json").out)
    alike = [each for each in found["findings"] if each["code"] == "raid.no-redundancy"]
    (group,) = (each for each in found["finding_groups"] if each["code"] == "raid.no-redundancy")
    assert group["count"] == len(alike) == HOSTS
    assert group["components"] == [each["component"] for each in alike]
    assert group["text"] == alike[0]["text"]
    assert sum(each["count"] for each in found["finding_groups"]) == len(found["findings"])
