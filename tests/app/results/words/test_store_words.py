"""Fields of a cluster's store are called after its platform and offer what that has."""

from __future__ import annotations

import pytest

from app.results.words.store_words import choice_named_after, choices_of, named_after, platform_of_parts
from planner_core.plan.components import Cluster, Host
from planner_core.plan.fields import declared_field
from planner_core.plan.store_platforms import AOS, CEPH, SPACES, STORE_PLATFORMS, VSAN


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("vSAN policy", "Nutanix AOS policy"),
        ("vSAN-Richtlinie", "Nutanix-AOS-Richtlinie"),
        ("Prozessoranteil von vSAN", "Prozessoranteil von Nutanix AOS"),
        ("Name", "Name"),
    ],
)
def test_what_is_called_after_vsan_is_called_after_the_other_platform(text: str, named: str) -> None:
    assert named_after(AOS, text) == named
    assert named_after(VSAN, text) == text


def test_only_vsan_has_two_architectures() -> None:
    assert choice_named_after(CEPH, "All-flash (OSA)") == "All-flash"
    assert choice_named_after(CEPH, "vSAN of the cluster") == "Ceph of the cluster"
    assert choice_named_after(VSAN, "All-flash (OSA)") == "All-flash (OSA)"


@pytest.mark.parametrize("platform", STORE_PLATFORMS, ids=[each.name for each in STORE_PLATFORMS])
def test_a_form_offers_what_the_platform_has(platform: object) -> None:
    assert platform in STORE_PLATFORMS
    for name in ("vsan", "vsan_policy"):
        info = declared_field(Cluster, name)
        assert info is not None
        offered = set(choices_of(platform, info))  # type: ignore[arg-type]
        kinds, policies = {"none", *platform.kinds}, set(platform.policies)  # type: ignore[attr-defined]
        assert offered == (kinds if name == "vsan" else policies)


def test_clusters_of_several_platforms_are_called_as_declared() -> None:
    def cluster(version: str, vsan: str = "all-flash") -> Cluster:
        return Cluster(id=version, name=version, vsan=vsan, vsan_version=version)  # type: ignore[arg-type]

    assert platform_of_parts([cluster("ceph"), cluster("ceph")]) is CEPH
    assert platform_of_parts([cluster("s2d")]) is SPACES
    assert platform_of_parts([cluster("ceph"), cluster("s2d")]) is VSAN
    assert platform_of_parts([cluster("ceph", "none")]) is CEPH
    assert platform_of_parts([Host(id="host", name="Host")]) is VSAN
