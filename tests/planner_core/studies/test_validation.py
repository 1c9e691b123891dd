"""Predictions beside measurements: what may influence them, and what may not."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.machine.resources import resource
from app.project.catalogue import load_catalog
from planner_core.engine.evaluate import evaluate
from planner_core.plan.plan import Plan
from planner_core.studies.validation import calibrations
from planner_core.studies.validation_arithmetic import beyond_rounding, recompute
from planner_core.studies.validation_families import choose
from planner_core.studies.validation_plans import Drawing
from planner_core.studies.validation_records import (
    FILES,
    ArithmeticRecord,
    SystemRecord,
    Target,
    Use,
    ValidationData,
    ValidationError,
    decode_systems,
    decode_validation,
)
from planner_core.studies.validation_targets import Prediction, predict

KNOWLEDGE = "Login VSI 4.1 knowledge worker"


def record_of(data: ValidationData, name: str) -> SystemRecord:
    return next(record for record in data.systems if record.id == name)


def measured(record: SystemRecord, value: float) -> SystemRecord:
    targets = tuple(
        msgspec.structs.replace(each, measured=value) if each.kind == "density" else each
        for each in record.targets
    )
    return msgspec.structs.replace(record, targets=targets)


def with_desktops(record: SystemRecord, factor: float) -> SystemRecord:
    parts = tuple(
        msgspec.structs.replace(
            part, values={**part.values, "desktops": int(part.values["desktops"] * factor)}
        )
        if part.kind == "desktop_pool"
        else part
        for part in record.system.parts
    )
    return msgspec.structs.replace(record, system=msgspec.structs.replace(record.system, parts=parts))


@pytest.mark.parametrize("name", ["vsan62_allflash", "goeuc_policy_vhd", "nx_epyc_ws2022_mcs"])
def test_the_measured_number_does_not_find_its_way_into_the_prediction(
    drawing: Drawing, data: ValidationData, name: str
) -> None:
    record = record_of(data, name)
    density = record.targets[0]
    found = []
    for factor in (1, 0.5, 3):
        drawn = drawing.draw(with_desktops(record, factor))
        found.append(predict(drawn.plan, evaluate(drawn.plan, drawing.catalog), density).exact)
    assert found == pytest.approx([found[0]] * 3)


def test_a_record_does_not_influence_its_own_prediction(drawing: Drawing, data: ValidationData) -> None:
    name, sibling = "vsan62_allflash", "vsan62_hybrid_v62"
    changed = tuple(measured(each, 300) if each.id == name else each for each in data.systems)
    before = calibrations(drawing, data.families, data.systems, data.systems)
    after = calibrations(drawing, data.families, changed, changed)
    assert after[name] == before[name]
    assert (after[sibling] or 0) < (before[sibling] or 0)


def test_tests_on_the_same_machine_leave_together(drawing: Drawing, data: ValidationData) -> None:
    found = calibrations(drawing, data.families, data.systems, data.systems)
    assert found["vsan62_hybrid_v61"] == found["vsan62_hybrid_v62"]


@pytest.mark.parametrize(
    ("use", "family", "mhz"),
    [
        (Use("Login VSI 3 medium", "Windows 7", 2011, vcpus=1), "windows-7-desktop", 483.8),
        (Use("View Planner 3.5 heavy", "Windows 7", 2016, vcpus=1), "windows-7-view-planner", 484.5),
        (
            Use("Login VSI 4.1 knowledge worker", "Windows 7", 2015, vcpus=2),
            "windows-7-desktop",
            483.8 / 0.82,
        ),
        (Use("Login VSI 4.1 task worker", "Windows 10", 2018, vcpus=1), "windows-10-login-vsi", 860),
        (Use("Login VSI 4.1 power worker", "Windows 10", 2018, vcpus=2), "windows-10-login-vsi", 1463),
        (
            Use("Login VSI 4.1 power worker", "Windows 10", 2018, vcpus=4),
            "windows-10-login-vsi",
            1463 * 1.4 / 1.2,
        ),
        (
            Use("Login Enterprise knowledge worker", "Windows 11 23H2", 2023),
            "windows-10-login-enterprise",
            1378,
        ),
        (
            Use("Login Enterprise knowledge worker", "Windows Server 2019", 2021, "session host"),
            "session-host-login-enterprise",
            1200 * 0.7,
        ),
        (Use(KNOWLEDGE, "", 2014), "windows-7-desktop", 483.8 / 0.82),
        (Use(KNOWLEDGE, "", 2019), "windows-10-login-vsi", 1229),
        (
            Use(KNOWLEDGE, "Windows 10", 2019, conditions=("l1tf-scheduler",)),
            "windows-10-login-vsi",
            2458,
        ),
    ],
)
def test_workload_guest_year_and_kind_choose_the_family(
    drawing: Drawing, use: Use, family: str, mhz: float
) -> None:
    """Task 0.70, office 0.82, power 1.19 of the knowledge worker; the other catalogue profiles agree."""
    choice = choose(drawing.families, drawing.catalog, use)
    assert choice.family.id == family
    assert choice.cpu_mhz == pytest.approx(mhz, rel=0.002)


@pytest.mark.parametrize(
    "use",
    [
        Use("Login VSI 4.1", "Windows 10", 2018),  # which worker?
        Use(KNOWLEDGE, "Windows XP", 2010),
        Use("Iometer", "Windows 10", 2018),
        Use(KNOWLEDGE, "Windows 10", 2018, conditions=("moonlight",)),
    ],
)
def test_a_system_without_a_family_is_refused(drawing: Drawing, use: Use) -> None:
    with pytest.raises(ValidationError):
        choose(drawing.families, drawing.catalog, use)


@given(
    low=st.floats(-1e6, 1e6),
    width=st.floats(0, 1e3),
    printed=st.floats(-1e6, 1e6),
    decimals=st.integers(-2, 3),
)
def test_rounding_explains_what_the_last_digit_may_stand_for(
    low: float, width: float, printed: float, decimals: int
) -> None:
    beyond = beyond_rounding(low, low + width, printed, decimals)
    half = 0.5 * 10.0**-decimals
    overlaps = low <= printed + half and low + width >= printed - half
    assert (beyond == 0) == overlaps
    assert beyond <= 0 or low > printed
    assert beyond >= 0 or low + width < printed


def test_a_figure_is_worked_out_again() -> None:
    wrong = ArithmeticRecord("id", "what", "source", "where", published=300, terms=((100.0, 2.0), (50.0,)))
    assert recompute(wrong) == (250, -49.5)
    with pytest.raises(ValidationError, match="there is no formula"):
        recompute(msgspec.structs.replace(wrong, formula="alchemy"))
    with pytest.raises(ValidationError, match="id cannot be predicted"):
        recompute(msgspec.structs.replace(wrong, formula="line_total", inputs={"quantity": 1}))


def test_files_that_cannot_be_used_are_named() -> None:
    shipped = {name: resource("validation", f"{name}.json").read_bytes() for name in FILES}
    for name in FILES:
        for broken in (b"{no json", b"5", b"\xff", b""):
            with pytest.raises(ValidationError, match=f"file {name} cannot be read"):
                decode_validation({**shipped, name: broken})
    with pytest.raises(ValidationError, match=r"mine\.json"):
        decode_systems(b'[{"id": 5}]', "mine.json")


@pytest.mark.parametrize(
    ("part", "words"),
    [
        ({"id": "h", "kind": "host", "records": [["cpus", "Z80"]]}, "no Z80"),
        ({"id": "h", "kind": "host", "values": {"sockets": 0}}, "sockets"),
        ({"id": "h", "kind": "abacus"}, "abacus"),
        ({"id": "h h", "kind": "host"}, "h h"),
    ],
)
def test_systems_that_cannot_be_drawn_are_named(drawing: Drawing, part: dict, words: str) -> None:
    record = {"id": "mine", "title": "", "source": "", "group": "", "quality": "", "targets": []}
    (found,) = decode_systems(msgspec.json.encode([{**record, "system": {"parts": [part]}}]), "mine")
    with pytest.raises(ValidationError, match=f"mine cannot be drawn: .*{words}"):
        drawing.draw(found)


@pytest.mark.parametrize("unit", ["desktops", "desktops per host"])
def test_a_system_without_any_limit_has_no_density(unit: str) -> None:
    """Nothing is predicted, and no number stands for it."""
    target = Target(kind="density", where="Table 1", unit=unit, measured=100.0)
    plan = Plan()
    assert predict(plan, evaluate(plan, load_catalog()), target) == Prediction(None)
