"""Writes the golden file of the present format; see README.md."""

from __future__ import annotations

from pathlib import Path

from app.samples import read_sample
from db.migrate import latest_version
from db.project_file import ProjectFile
from planner_core.editing import verbs
from planner_core.plan.components import InfrastructureServers
from planner_core.plan.plan import Position


def make(path: Path) -> None:
    """The eleven steps of the README."""
    file = ProjectFile.create(path, read_sample("replica-on-ssd"))
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
    file.commit(verbs.set_field(file.plan, ["pool"], "ram_gib", 3.0))
    file.undo()
    file.close()


if __name__ == "__main__":
    make(Path(__file__).with_name(f"plan_v{latest_version()}.headroom"))
