"""The words of a platform for images and stores."""

from __future__ import annotations

import pytest

from app.canvas.content.chip_texts import chip
from app.look.output_language import written_in
from app.look.translation import tr
from app.results.words.findings import finding_in_words
from app.results.words.platform_terms import WORDS, Terms, in_terms, in_terms_of, role_in_words, terms_of
from planner_core.messages import Message, Named
from planner_core.plan.links import Link
from planner_core.plan.plan import Plan
from tests.support.plans import small_plan, with_fields, with_settings


def plan_on(hypervisor: str, broker: str) -> Plan:
    return with_settings(with_fields(small_plan(), "host", hypervisor=hypervisor), broker=broker)


@pytest.mark.parametrize(
    ("hypervisor", "broker", "terms"),
    [
        ("vsphere-8", "horizon-8", Terms()),
        ("vsphere-8", "none", Terms()),
        ("vsphere-8", "citrix-mcs", Terms("base", "datastore")),
        ("nutanix-ahv", "citrix-mcs", Terms("base", "container")),
        ("nutanix-ahv", "citrix-pvs", Terms("vdisk", "container")),
        ("hyper-v-2025", "none", Terms("base", "csv")),
        ("azure-local", "none", Terms("base", "csv")),
        ("proxmox-ve", "none", Terms("base", "pool")),
    ],
)
def test_broker_and_hypervisor_choose_the_words(hypervisor: str, broker: str, terms: Terms) -> None:
    assert terms_of(plan_on(hypervisor, broker)) == terms


def test_hosts_of_two_families_leave_the_usual_word() -> None:
    plan = plan_on("nutanix-ahv", "citrix-mcs")
    other = with_fields(small_plan(), "host", hypervisor="vsphere-8").components["host"]
    both = Plan(settings=plan.settings, components={**plan.components, "other": other})
    assert terms_of(both) == Terms("base", "datastore")


def test_words_change_before_names_are_filled_in() -> None:
    plan = plan_on("nutanix-ahv", "citrix-mcs")
    words = {"store": Named("Replica and datastore"), "machines": 9, "broker": "B", "most": 5}
    message = Message("{store} holds {machines} clones on a datastore; {broker} allows {most}.", words)
    said = finding_in_words(plan, message)
    assert said == "“Replica and datastore” holds 9 clones on a storage container; B allows 5."
    assert finding_in_words(small_plan(), message).endswith("on a datastore; B allows 5.")


def test_german_words_take_the_place_of_nouns_of_the_same_gender() -> None:
    message = Message("Place the replica on {store} too, which takes {size} on each of its datastores.", {})
    with written_in("de"):
        said = finding_in_words(plan_on("hyper-v-2022", "none"), message)
        assert (
            said
            == "Legen Sie die Basis-Disk auch auf {store}; das braucht {size} auf jedem seiner CSV-Datenträger."
        )
        assert role_in_words(plan_on("nutanix-ahv", "citrix-pvs"), "replica") == "vDisk"
        assert role_in_words(small_plan(), "replica") == "Replica"


def test_a_german_genitive_is_no_plural() -> None:
    """The report said "die längste Latenz eines Storage-Container"."""
    terms = {
        "container": "eines Storage-Containers",
        "csv": "eines CSV-Datenträgers",
        "pool": "eines Storage-Pools",
    }
    for store, said in terms.items():
        with written_in("de"), in_terms(Terms("base", store)):
            assert tr("I/Os of a store") == f"I/Os {said}"


@pytest.mark.parametrize("code", ["en", "de"])
def test_every_word_is_another_in_each_language(code: str) -> None:
    with written_in(code):
        for image in ("base", "vdisk"):
            for store in ("container", "csv", "pool"):
                with in_terms(Terms(image, store)):
                    said = f"{tr('Replicas')} {tr('One datastore')}"
                assert tr(WORDS[store][0]) in said
                assert "eplica" not in said
                assert "atastore" not in said


def test_chips_and_roles_agree() -> None:
    plan = plan_on("nutanix-ahv", "citrix-mcs")
    pool, link = plan.components["pool"], Link("pool", "replica", "ssd")
    assert chip(pool, link, terms_of(plan).image).label == role_in_words(plan, "replica") == "Base image"
    assert chip(pool, link).label == "Replica"
    with in_terms_of(plan):
        assert tr("Delta disk") == "Delta disk"


def test_the_hosts_of_a_plan_are_asked_once() -> None:
    """Each line of an outline asks; 5,000 lines would walk through 1,000 hosts each."""
    plan = plan_on("nutanix-ahv", "citrix-mcs")
    assert terms_of(plan) is terms_of(plan)
    assert terms_of(plan_on("hyper-v-2025", "citrix-mcs")) != terms_of(plan)
