"""`headroom validate`: the table for people, the rows for scripts, and systems of one's own."""

from __future__ import annotations

import json

import msgspec
import pytest

from app.machine.resources import resource
from tests.support.command import headroom

ROW = {
    "record", "title", "kind", "basis", "unit", "predicted", "measured", "error", "left_out", "left_out_error",
    "bottleneck_predicted", "bottleneck_measured", "bottleneck_load", "bottleneck_right", "family", "source",
    "where", "also", "note", "laboratory_left_out", "laboratory_left_out_error", "beside", "unsaturated_right",
}  # fmt: skip


@pytest.fixture(scope="module")
def printed() -> str:
    done = headroom("validate")
    assert (done.status, done.err) == (0, "")
    return done.out


def test_json_has_every_promised_key() -> None:
    done = headroom("validate", "--json")
    assert (done.status, done.err) == (0, "")
    found = json.loads(done.out)
    assert found.keys() >= {
        "rows",
        "totals",
        "left_out",
        "bottlenecks",
        "families",
        "unusable",
        "summary",
        "unsaturated",
        "unplaced",
    }
    assert all(row.keys() >= ROW for row in found["rows"])
    assert {"kind", "basis", "count", "median", "worst"} <= found["totals"][0].keys()
    ssd = next(row for row in found["rows"] if (row["record"], row["kind"]) == ("fujitsu_ssd", "density"))
    assert (ssd["measured"], ssd["bottleneck_predicted"]) == (75, "cpu")
    assert ssd["error"] == pytest.approx(ssd["predicted"] / 75 - 1)


def test_the_report_says_what_matters(printed: str) -> None:
    words = " ".join(printed.split())
    for expected in (
        "fujitsu_sas Fujitsu RX300 S6, everything on two 10K SAS disks 31 31 desktops per host +0.0%",
        "A contradiction within a source",
        "20.3 TB in 558 GB, against the text 36.38 50 : 1",
        "The source also says 76",
        "machine unseen: median",
        "How good the predictions are: absolute error",
        "Not in the summary: tr4540_hosts, Density −43.0%. The processor is printed twice",
        "In 6 further records nothing was saturated; Headroom agrees in 6 of them, as it would at any low load.",
        "Predicted only with constants fitted to the same machine: Density (1), Users with responses in time (4),",
        "Not usable",
        "netapp_h610c_rdsh_vgpu: NetApp H610C with vGPU, 178 sessions",
        "The limiting resource is right in",
        "knowledge instead of office worker x 1.22",
        "Windows 7 desktop, View Planner 525 MHz 100% vsan62_hybrid_v62, vsan62_allflash",
    ):
        assert expected in words
    assert all(line == line.rstrip() for line in printed.splitlines())


def test_the_report_speaks_german() -> None:
    done = headroom("validate", "--language", "de")
    assert (done.status, done.err) == (0, "")
    for expected in ("Vorhergesagt", "Gemessen", "−7,1 %", "Nicht verwendbar"):
        assert expected in done.out


def test_systems_of_ones_own_are_predicted_by_the_same_families(tmp_path) -> None:
    shipped = msgspec.json.decode(resource("validation", "systems.json").read_bytes())
    (record,) = (each for each in shipped if each["id"] == "goeuc_policy_vhd")
    record |= {"id": "mine", "group": "my laboratory"}
    record["system"]["parts"][0]["records"] = [["cpus", "Intel Xeon Gold 6130"]]
    path = tmp_path / "mine.json"
    path.write_bytes(msgspec.json.encode([record]))
    done = headroom("validate", path, "--json")
    assert (done.status, done.err) == (0, "")
    (row,) = (each for each in json.loads(done.out)["rows"] if each["kind"] == "density")
    assert row["predicted"] == 84  # users wait too long when the processors are 97% full
    assert row["predicted"] == pytest.approx(0.97 * 2 * 16 * 2800 * 0.96 * 1.2 / 1186, abs=1)
    assert row["left_out"] == row["predicted"]


def test_a_record_that_cannot_be_placed_is_listed_and_the_rest_goes_on(tmp_path) -> None:
    shipped = msgspec.json.decode(resource("validation", "systems.json").read_bytes())
    (good,) = (each for each in shipped if each["id"] == "goeuc_policy_vhd")
    path = tmp_path / "mine.json"
    unknown = {
        **good,
        "id": "unknown",
        "system": {"parts": [{"id": "h", "kind": "host", "records": [["cpus", "Z80"]]}]},
    }
    path.write_bytes(msgspec.json.encode([{"id": "empty"}, good, unknown]))
    done = headroom("validate", path)
    assert (done.status, done.err) == (0, "")
    assert "mine.json: empty: Object missing required field `title`" in done.out
    assert "unknown: field h.records: The catalogue has no Z80 among its cpus." in done.out
    assert "GO-EUC, Citrix policy templates" in done.out
    found = json.loads(headroom("validate", path, "--json").out)
    assert [(each["record"], each["field"]) for each in found["unplaced"]] == [
        ("empty", ""),
        ("unknown", "h.records"),
    ]
    path.write_bytes(msgspec.json.encode([unknown]))
    alone = headroom("validate", path)
    assert (alone.status, alone.err) == (1, "")
    assert "Z80" in alone.out


def test_files_that_cannot_be_used_are_refused_in_one_line(tmp_path) -> None:
    broken = tmp_path / "broken.json"
    broken.write_bytes(b"{}")
    for path in (broken, tmp_path / "none.json", tmp_path):
        done = headroom("validate", path)
        assert (done.status, done.out) == (1, "")
        assert done.err.count("\n") == 1
        assert str(path.name) in done.err
