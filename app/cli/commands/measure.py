"""Put what a pilot measured into a plan, from the files of esxtop, Performance Monitor, vscsiStats and collectors."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from datetime import date, datetime
from fnmatch import fnmatchcase
from pathlib import Path

import msgspec

from app.cli.asked_component import asked_component
from app.cli.catalogue import add_catalogue, catalogue_for
from app.cli.measure_report import MeasureReport, measure_json, measure_lines
from app.cli.options import add_language, add_plan
from app.cli.plan_files import commit_step, read_plan
from app.cli.terminal import ProgressLine, say, say_json
from app.library.importing.use_files import pilot_steps
from app.look.number_format import numbers
from app.look.output_language import written_in
from app.look.translation import tr
from app.project.measured_files import Measured, ReadSoFar
from planner_core.catalog.catalog import Catalog
from planner_core.editing.edits import apply
from planner_core.measurements.guest_log import GuestSeries
from planner_core.measurements.machine_use import pilot_of_use, use_summary
from planner_core.measurements.measured_pilot import (
    NotEnoughError,
    applicable,
    pilot_of_disks,
    pilot_of_guests,
    pilot_of_log,
)
from planner_core.measurements.series import Hours, hours_of
from planner_core.messages import HeadroomError, Message
from planner_core.plan.components import ComponentId, DesktopPool
from planner_core.plan.names import shown_name
from planner_core.plan.plan import Plan
from planner_core.studies.pilot import PHASES, Pilot, is_one_processor, own_hosts, pilot_result
from planner_core.studies.range_study import range_study


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare PLAN, FILE, what they are of, --apply, --json and --language."""
    add_plan(parser)
    parser.add_argument(
        "files",
        type=Path,
        nargs="+",
        metavar="FILE",
        help="what “esxtop -b” wrote of one host or Performance Monitor of its desktops (CSV), what “vscsiStats -p all"
        " -c” wrote of its disks, a workbook of Live Optics or Nutanix Collector, results of Login Enterprise (CSV)",
    )
    parser.add_argument("--pool", metavar="NAME", help="the desktop pool (default: the only one)")
    parser.add_argument(
        "--host", metavar="NAME", help="the card of the host (default: the only one that the pool runs on)"
    )
    parser.add_argument(
        "--machines",
        default="*",
        metavar="PATTERN",
        help="which machines in the log are the pilot's desktops, such as 'desk-*' (default: all)",
    )
    parser.add_argument(
        "--desktops",
        type=int,
        metavar="N",
        help="desktops in use, or users at work on session hosts (default: these machines, all of them; on session"
        " hosts the active sessions)",
    )
    parser.add_argument(
        "--hours",
        default="",
        metavar="HH:MM-HH:MM",
        help="hours of each day in which users worked, in the time of the log (default: all)",
    )
    parser.add_argument(
        "--in-this-time",
        choices=tuple(PHASES),
        default="steady",
        metavar="WHAT",
        help="what went on in these hours: steady (users worked; the default), login (each of them logged in once) or"
        " boot (each desktop booted once)",
    )
    parser.add_argument(
        "--counted-hours",
        type=float,
        metavar="H",
        help="for how long vscsiStats or Live Optics measured; needed only without a log",
    )
    parser.add_argument(
        "--apply", action="store_true", help="put it into the plan, as one step that can be undone"
    )
    add_catalogue(parser)
    parser.add_argument("--json", action="store_true", help="print JSON with stable keys, for scripts")
    add_language(parser, "language of the text; JSON is always English")


def run(arguments: argparse.Namespace) -> int:
    """Read the files, print what they say of the plan, and put it in on request."""
    plan = read_plan(arguments.plan, arguments.variant)
    catalog = catalogue_for(arguments, plan.settings.currency)
    hours = hours_of(arguments.hours) if arguments.hours else Hours()
    pattern = arguments.machines.casefold()

    def is_chosen(name: str) -> bool:
        return fnmatchcase(name.casefold(), pattern)

    measured = _read(arguments.files, is_chosen)
    use = use_summary(measured.use, is_chosen) if measured.use is not None else None
    pilot = _pilot(arguments, plan, catalog, measured, hours, is_chosen)
    if pilot is None:
        report = MeasureReport(plan, measured, hours, use, None, range_study(plan, catalog), None)
    else:
        pilot = msgspec.structs.replace(pilot, phase=arguments.in_this_time)
        applied, remarks = applicable(pilot)
        result = pilot_result(plan, catalog, applied)
        result = msgspec.structs.replace(result, remarks=(*result.remarks, *remarks))
        step = result.step(plan)
        after = apply(plan, step.edits)
        ranges = range_study(plan, catalog), range_study(after, catalog)
        if arguments.apply:
            commit_step(arguments.plan, arguments.variant, plan, step)
        report = MeasureReport(plan, measured, hours, use, result, *ranges, is_applied=arguments.apply)
    if arguments.json:
        say_json(measure_json(report))
        return 0
    with written_in(arguments.language):
        say(measure_lines(report))
    return 0


def _read(paths: Sequence[Path], is_chosen: Callable[[str], bool]) -> Measured:
    """What the files tell; how far they are read is shown in the terminal, where a log of a day takes half a minute."""
    with ProgressLine() as line:
        for piece in pilot_steps(paths, is_chosen):
            if isinstance(piece, Measured):
                return piece
            if isinstance(piece, ReadSoFar):
                line.show(tr("Reading… {share}", share=numbers().percent(piece.share)))
    raise AssertionError  # the last step is always what the files tell


def _pilot(
    arguments: argparse.Namespace,
    plan: Plan,
    catalog: Catalog,
    measured: Measured,
    hours: Hours,
    is_chosen: Callable[[str], bool],
) -> Pilot | None:
    """What can be put into the plan; None if nothing of it takes the place of a value."""
    if (measured.log, measured.disks, measured.use) == (None, None, None):
        return None
    pool = _pool(plan, catalog, arguments.pool)
    known = plan.components.get(pool)
    is_shared = isinstance(known, DesktopPool) and known.users_per_desktop > 1
    if isinstance(measured.log, GuestSeries):
        return pilot_of_guests(
            pool,
            _guest_host(plan, catalog, pool, arguments.host),
            measured.log,
            hours,
            arguments.desktops,
            measured.disks,
            is_shared=is_shared,
        )
    if measured.log is not None:
        host = _host(plan, catalog, pool, arguments.host)
        return pilot_of_log(pool, host, measured.log, hours, arguments.desktops, measured.disks)
    if measured.use is not None:
        return pilot_of_use(
            pool,
            _guest_host(plan, catalog, pool, arguments.host),
            measured.use,
            is_chosen,
            users=arguments.desktops,
            hours=arguments.counted_hours,
            day=_last_written(arguments.files),
            is_shared=is_shared,
        )
    assert measured.disks is not None
    if arguments.counted_hours is None:
        raise NotEnoughError(
            Message(
                "vscsiStats does not tell for how long it counted. Say --counted-hours, or add the log of the host."
            )
        )
    return pilot_of_disks(pool, measured.disks, arguments.counted_hours, _last_written(arguments.files))


def _last_written(paths: Sequence[Path]) -> date:
    """The day on which the last file was, for what does not tell its own."""
    return datetime.fromtimestamp(max(path.stat().st_mtime for path in paths)).astimezone().date()


def _pool(plan: Plan, catalog: Catalog, name: str | None) -> ComponentId:
    if name is not None:
        return asked_component(plan, catalog, name).component
    pools = [pool.id for pool in plan.of_type(DesktopPool)]
    if len(pools) == 1:
        return pools[0]
    raise HeadroomError(_which("--pool", plan, pools))


def _host(plan: Plan, catalog: Catalog, pool: ComponentId, name: str | None) -> ComponentId:
    if name is not None:
        return asked_component(plan, catalog, name).component
    hosts = [host.id for host in own_hosts(plan, pool)]
    if len(hosts) == 1:
        return hosts[0]
    raise HeadroomError(_which("--host", plan, hosts))


def _guest_host(plan: Plan, catalog: Catalog, pool: ComponentId, name: str | None) -> ComponentId:
    """A host of the pool, for clock and work per clock; empty if it has none."""
    if name is None and is_one_processor(own_hosts(plan, pool)):
        return next((host.id for host in own_hosts(plan, pool)), "")
    return _host(plan, catalog, pool, name)


def _which(option: str, plan: Plan, known: list[ComponentId]) -> Message:
    if not known:
        return Message("{option} is missing, and the plan has none that it could be.", {"option": option})
    names = ", ".join(shown_name(plan, each) for each in known)
    return Message("Say which with {option}. There are: {known}.", {"option": option, "known": names})
