"""Files as esxtop, Performance Monitor and vscsiStats write them, with values that a test chooses."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime, timedelta
from typing import NamedTuple

START = datetime(2026, 11, 26, 8, 0)  # noqa: DTZ001 - logs have no zone a row
HOST = r"\\esx-01.example.com"
WORLDS = ("sh.67329", "net-cdp.67342")
OF_A_MACHINE = (
    "Virtual Disk({machine})\\Reads/sec",
    "Virtual Disk({machine})\\Writes/sec",
    "Virtual Disk({machine})\\MBytes Read/sec",
    "Virtual Disk({machine})\\MBytes Written/sec",
    "Group Cpu({id}:{machine})\\% Used",
    "Group Memory({id}:{machine})\\Touched MBytes",
    "Group Memory({id}:{machine})\\Memory Consumed Size MBytes",
)
DISK = "8194 (scsi0:0)"
OF_A_DISK = ("Reads/sec", "Writes/sec", "MBytes Read/sec", "MBytes Written/sec")


def esxtop(
    machines: Sequence[str],
    samples: int,
    value: Callable[[str, int], float],
    *,
    step_seconds: float = 5.0,
    disks: int = 2,
    whole: bool = True,
    first: str = "(PDH-CSV 4.0) (UTC)(0)",
) -> list[str]:
    """The lines of a log. `value` says what a heading shows in a sample, of which the first, 0, is the average since
    the host started. A disk shows its share of the machine's.
    """
    headings = [
        "Memory\\Machine MBytes",
        "Physical Cpu(0)\\% Util Time",
        "Physical Cpu(_Total)\\% Processor Time",
    ]
    headings += ["Physical Cpu(_Total)\\% Util Time", "Power\\Power Usage Now Watts"]
    headings += [f"Group Cpu({at}:{name})\\% Used" for at, name in enumerate(WORLDS, 10000)]
    shown: list[tuple[str, str, float]] = [(each, each, 1.0) for each in headings]
    for at, machine in enumerate(machines, 20000):
        for each in OF_A_MACHINE:
            text = each.format(id=at, machine=machine)
            if whole or not text.startswith("Virtual Disk"):
                shown.append((text, text, 1.0))
        for disk in range(disks):
            for name in OF_A_DISK:
                of_machine = f"Virtual Disk({machine})\\{name}"
                shown.append((f"Virtual Disk({machine}:scsi0:{disk})\\{name}", of_machine, 1.0 / disks))
    lines = [",".join(f'"{each}"' for each in (first, *(f"{HOST}\\{text}" for text, _of, _share in shown)))]
    for sample in range(samples):
        at = START + timedelta(seconds=step_seconds * sample)
        cells = (f'"{value(of, sample) * share:.6g}"' for _text, of, share in shown)
        lines.append(",".join((f'"{at:%m/%d/%Y %H:%M:%S}"', *cells)))
    return [f"{line}\n" for line in lines]


def histogram(
    what: str, sizes: Sequence[tuple[int, int]], mean: int, disk: str = "8194 (scsi0:0)"
) -> list[str]:
    """The lines of a histogram of vscsiStats: how many, up to which limit."""
    count = sum(number for number, _limit in sizes)
    lines = [
        f"Histogram: {what},virtual machine worldGroupID,2099979,virtual disk handleID,{disk}",
        f"min,{sizes[0][1]}",
        f"max,{sizes[-1][1]}",
        f"mean,{mean}",
        f"count,{count}",
        "Frequency,Histogram Bucket Limit",
        *(f"{number},{limit}" for number, limit in (*sizes, (0, sizes[-1][1]))),
    ]
    return [f"{line}\n" for line in lines]


def disk_histograms(
    reads: int, writes: int, *, read_bytes: int = 16384, write_bytes: int = 8192, disk: str = DISK
) -> list[str]:
    """What vscsiStats tells of one disk."""
    both = [(writes, write_bytes), (reads, read_bytes)]
    mean = (reads * read_bytes + writes * write_bytes) // (reads + writes)
    return [
        *histogram("IO lengths of commands", both, mean, disk),
        *histogram("IO lengths of Read commands", [(reads, read_bytes)], read_bytes, disk),
        *histogram("IO lengths of Write commands", [(writes, write_bytes)], write_bytes, disk),
        *histogram("latency of Read IOs in Microseconds (us)", [(reads, 500)], 400, disk),
        *histogram("latency of Write IOs in Microseconds (us)", [(writes, 5000)], 1500, disk),
    ]


class Language(NamedTuple):
    """How Windows names its counters in one language."""

    busy: str
    one_busy: str
    available: str
    reads: str
    writes: str
    read_bytes: str
    write_bytes: str
    active: str


ENGLISH = Language(
    r"Processor(_Total)\% Processor Time",
    r"Processor({})\% Processor Time",
    r"Memory\Available MBytes",
    r"PhysicalDisk(_Total)\Disk Reads/sec",
    r"PhysicalDisk(_Total)\Disk Writes/sec",
    r"PhysicalDisk(_Total)\Disk Read Bytes/sec",
    r"PhysicalDisk(_Total)\Disk Write Bytes/sec",
    r"Terminal Services\Active Sessions",
)
GERMAN = Language(
    r"Prozessor(_Total)\Prozessorzeit (%)",
    r"Prozessor({})\Prozessorzeit (%)",
    r"Arbeitsspeicher\Verfügbare MB",
    r"Physikalischer Datenträger(_Total)\Lesevorgänge/s",
    r"Physikalischer Datenträger(_Total)\Schreibvorgänge/s",
    r"Physikalischer Datenträger(_Total)\Bytes gelesen/s",
    r"Physikalischer Datenträger(_Total)\Bytes geschrieben/s",
    r"Terminaldienste\Aktive Sitzungen",
)
FRENCH = Language(
    r"Processeur(_Total)\% temps processeur",
    r"Processeur({})\% temps processeur",
    r"Mémoire\Mégaoctets disponibles",
    r"Disque physique(_Total)\Lectures disque/s",
    r"Disque physique(_Total)\Écritures disque/s",
    r"Disque physique(_Total)\Lectures disque, octets/s",
    r"Disque physique(_Total)\Écritures disque, octets/s",
    r"Services Terminal Server\Sessions actives",
)
SPANISH = Language(
    r"Procesador(_Total)\% de tiempo de procesador",
    r"Procesador({})\% de tiempo de procesador",
    r"Memoria\MB disponibles",
    r"Disco físico(_Total)\Lecturas de disco/s",
    r"Disco físico(_Total)\Escrituras en disco/s",
    r"Disco físico(_Total)\Bytes de lectura de disco/s",
    r"Disco físico(_Total)\Bytes de escritura en disco/s",
    r"Terminal Services\Sesiones activas",
)
LANGUAGES = {"English": ENGLISH, "German": GERMAN, "French": FRENCH}
RATES = frozenset({"reads", "writes", "read_bytes", "write_bytes", "busy"})
"""Empty in the first sample."""


def perfmon(
    machines: Sequence[str],
    samples: int,
    value: Callable[[str, str, int], float | None],
    *,
    language: Language = ENGLISH,
    step_seconds: float = 60.0,
    vcpus: int = 2,
    start: datetime = START,
    clock: Callable[[datetime], datetime] = lambda at: at,
    dates: str = "%m/%d/%Y %H:%M:%S.123",
    delimiter: str = ",",
    decimal: str = ".",
    sessions: bool = True,
    first: str = "(PDH-CSV 4.0) (W. Europe Standard Time)(-60)",
) -> list[str]:
    """The lines of a log by Performance Monitor. `value` says what a machine shows of a figure in a sample; None: an
    empty cell. `clock` turns the time that passes into that of the log.
    """
    shown: list[tuple[str, str, str]] = []
    for machine in machines:
        for figure in language._fields:
            name = getattr(language, figure)
            if figure == "one_busy":
                shown += [(machine, "busy", name.format(at)) for at in range(vcpus)]
            elif figure != "active" or sessions:
                shown.append((machine, figure, name))
    headings = [first, *(f"\\\\{machine}\\{name}" for machine, _figure, name in shown)]
    lines = [delimiter.join(f'"{each}"' for each in headings)]
    for sample in range(samples):
        at = clock(start + timedelta(seconds=step_seconds * sample))
        cells = [at.strftime(dates)]
        for machine, figure, _name in shown:
            found = None if sample == 0 and figure in RATES else value(machine, figure, sample)
            cells.append(" " if found is None else f"{found:.6f}".replace(".", decimal))
        lines.append(delimiter.join(f'"{each}"' for each in cells))
    return [f"{line}\r\n" for line in lines]


def login_times(seconds: Sequence[float], *, delimiter: str = ",", decimal: str = ".") -> list[str]:
    """Raw Login Times.csv of Login Enterprise: one logon every half minute, and three parts of each."""
    lines = [["id", "timestamp", "offsetInSeconds", "result", "sessionId"]]
    for at, whole in enumerate(seconds):
        for what, share in (
            ("connection", 0.25),
            ("user_profile", 0.125),
            ("group_policies", 0.5),
            ("total_login_time", 1.0),
        ):
            result = f"{whole * share:.5f}".rstrip("0").rstrip(".").replace(".", decimal)
            moment = f"2026-11-26T08:{at // 2:02}:{at % 2 * 30:02}Z"
            lines.append([what, moment, str(30 * at), result, f"session-{at}"])
    return [delimiter.join(f'"{each}"' for each in line) + "\r\n" for line in lines]


def analyzed_runs(runs: Sequence[tuple[str, int, str]], *, decimal: str = ".") -> list[str]:
    """What the analyzer of Login VSI prints of each run, below headings: name, VSImax, and when it was reached."""
    counts = "Uncorrected,VSIMaxDynamic,LaunchedSessions,ActiveSessions"
    lines = [f"TestName,DataTime,BaseLine,VSIMax,{counts},VSIMaxReached"]
    for name, vsimax, reached in runs:
        base = f"745{decimal}5"
        lines.append(f"{name},11/26/2026 8:00:00 AM,{base},{vsimax},{vsimax + 4},1745,200,196,{reached}")
    return [f"{line}\r\n" for line in lines]


def logon_list(seconds: Sequence[float]) -> list[str]:
    """Logon times of a test by Login VSI: one session every half minute."""
    lines = ['"DateTime","User","LogonTime"']
    for at, whole in enumerate(seconds):
        lines.append(f'"11/26/2026 08:{at // 2:02}:{at % 2 * 30:02}","LoginVSI{at}","{whole:.7f}"')
    return [f"{line}\r\n" for line in lines]


def vsi_results(runs: Sequence[tuple[str, int | None, int]]) -> list[str]:
    """VSI-results.csv of Login Enterprise: state of VSImax, what its column says, and logins of each run."""
    lines = [
        [
            "type", "state", "activesessionCount", "productVersion", "login success", "login total", "EUX score",
            "EUX version", "EUX state", "vsiMax", "vsiMax version", "vsiMax state", "Comment", "started", "finished",
        ]
    ]  # fmt: skip
    for number, (state, vsimax, logins) in enumerate(runs, 1):
        told = "" if vsimax is None else str(vsimax)
        lines.append([
            "loadTest", "completed", str(logins), "5.10", str(logins - 2), str(logins), "7.9", "EUX 2023",
            "enabled", told, "2023", state, f"Run {number}", "2026-11-26T08:00:00Z", "2026-11-26T10:00:00Z",
        ])  # fmt: skip
    return [",".join(f'"{each}"' for each in line) + "\r\n" for line in lines]
