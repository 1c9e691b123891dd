"""Effects of a failure on the planned desktops, in sentences for window, command line and proposal."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final

from app.look.number_format import numbers
from app.look.translation import mark, tr, tr_plural
from app.results.words.results import case_name, in_sentence, phase_name, resource_of, work_to_tell
from app.results.words.storms import minutes_in_words
from planner_core.engine.basis.assessment import Assessment, FailureOutcome, WorkTime
from planner_core.engine.basis.axes import FIRST_DAY_PHASES, Case, Phase, failed_hosts
from planner_core.engine.basis.resources import ANSWERS
from planner_core.engine.findings.when import FAILURE_WORDS
from planner_core.messages import Named
from planner_core.plan.plan import Plan
from planner_core.units import PERCENT

STORM_NAMES: Final[Mapping[str, str]] = {
    "login": mark("logins"),
    "first_login": mark("first logins of the week"),
    "boot": mark("booting"),
    "provision": mark("provisioning"),
    "patch": mark("patching"),
    "refresh": mark("the refresh at logoff"),
}
"""Storms as the subject of a sentence; the German names are singular."""
LOSING: Final = frozenset({"raid.no-redundancy", "vsan.no-redundancy"})
"""Findings that say that files have a single copy."""
OF_DRIVES: Final = frozenset({"drive", "disk-group"})
"""Failures that take a copy of files along."""


def failure_title(outcome: FailureOutcome) -> str:
    """Whether the plan breaks a promise or runs a risk."""
    return tr("Promise not kept") if outcome.promised else tr("Risk, not planned for")


def titled_failure(plan: Plan, outcome: FailureOutcome) -> str:
    """`Risk, not planned for: With one controller failed, ...`"""
    return tr("{title}: {text}", title=failure_title(outcome), text=failure_in_words(plan, outcome))


def failure_in_words(plan: Plan, outcome: FailureOutcome) -> str:
    """`With one controller failed, Controller of A would be loaded to 142%: logins would never finish.`"""
    if outcome.resource is None:
        part = plan.components.get(outcome.component)
        name = part.name if part is not None else outcome.component
        return tr(
            "{failure}, no host is left in {cluster}: its desktops are gone.",
            failure=_scenario(outcome),
            cluster=Named(name),
        )
    words = {
        "failure": _scenario(outcome),
        "limit": resource_of(plan, outcome.resource, outcome.component),
    }
    if outcome.resource == "latency":
        return _above_target(plan, outcome)
    if outcome.resource in ANSWERS:
        return _answers_late(plan, outcome)
    if outcome.utilisation is None:
        sentence = tr("{failure}, nothing would be left of {limit}", **words)
    else:
        words["used"] = _percent(outcome.utilisation, outcome.allowed)
        sentence = tr("{failure}, {limit} would be loaded to {used}", **words)
        if outcome.utilisation <= 1:
            target = numbers().percent(outcome.allowed)
            sentence = tr("{sentence}, over the target of {target}", sentence=sentence, target=target)
    said = in_a_row([*_storms(outcome)])
    return tr("{sentence}: {storms}.", sentence=sentence, storms=said) if said else f"{sentence}."


def _answers_late(plan: Plan, outcome: FailureOutcome) -> str:
    """`With one host failed, only 78% of the users of Desktops would get their answers in time.`"""
    part = plan.components.get(outcome.component)
    share = 1 / outcome.utilisation if outcome.utilisation else 0.0
    return tr(
        "{failure}, only {share} of the users of {pool} would get their answers in time.",
        failure=_scenario(outcome),
        share=numbers().percent(share),
        pool=Named(part.name if part is not None else outcome.component),
    )


def _above_target(plan: Plan, outcome: FailureOutcome) -> str:
    """`With one controller failed, AFF8040 would keep its latency target for only 78% of the I/O.`"""
    part = plan.components.get(outcome.component)
    share = 1 / outcome.utilisation if outcome.utilisation else 0.0
    return tr(
        "{failure}, {store} would keep its latency target for only {share} of the I/O.",
        failure=_scenario(outcome),
        share=numbers().percent(share),
        store=Named(part.name if part is not None else outcome.component),
    )


def _scenario(outcome: FailureOutcome) -> str:
    """`With one host failed on the first day of the week`; days like others are not named."""
    failure = with_failure(outcome.case)
    if outcome.resource is None or outcome.phase not in FIRST_DAY_PHASES:
        return failure
    return tr("{failure} on the first day of the week", failure=failure)


def with_failure(case: Case) -> str:
    """`With one host failed`, to begin a sentence."""
    if failed := failed_hosts(case):
        return tr_plural("With one host failed", "With {count} hosts failed", failed)
    return tr(FAILURE_WORDS[case]) if case in FAILURE_WORDS else case_name(case)


def without_loss(assessment: Assessment, cases: Iterable[Case]) -> list[Case]:
    """Those of the failures that lose no file: a failed drive does where a group or a vSAN keeps a single copy. The
    engine asks whether what is left is fast enough, and leaves that loss to the findings.
    """
    loses = any(each.code in LOSING for each in assessment.findings)
    return [each for each in cases if not (loses and each in OF_DRIVES)]


def through_failures(cases: Sequence[Case]) -> str:
    """`with one path failed and with one drive failed`, inside a sentence."""
    return in_a_row([said[:1].lower() + said[1:] for said in map(with_failure, cases)])


def failure_marks(failures: Sequence[FailureOutcome]) -> tuple[str, str]:
    """The cases of broken promises and of risks, for places with little room."""
    kept, risks = (
        ", ".join(in_sentence(case_name(each.case)) for each in failures if each.promised == promised)
        for promised in (True, False)
    )
    return kept, risks


def untold_work(assessment: Assessment) -> list[WorkTime]:
    """Work to report, except what the sentences about failures have said."""
    said = {(each.case, phase) for each in assessment.failures for phase in _phases_said(each)}
    return [each for each in work_to_tell(assessment.work) if (each.case, each.phase) not in said]


def in_a_row(parts: Sequence[str]) -> str:
    """`logins, booting and patching`."""
    *others, last = parts or [""]
    return tr("{others} and {last}", others=", ".join(others), last=last) if others else last


def _phases_said(outcome: FailureOutcome) -> tuple[Phase, ...]:
    return outcome.never_done or tuple(each.phase for each in outcome.late)


def _storms(outcome: FailureOutcome) -> Iterator[str]:
    if outcome.never_done:
        names = in_a_row([tr(STORM_NAMES.get(each, phase_name(each))) for each in outcome.never_done])
        yield tr_plural(
            "{names} would never finish", "{names} would never finish", len(outcome.never_done), names=names
        )
        return
    for each in outcome.late:
        words = {
            "name": tr(STORM_NAMES.get(each.phase, phase_name(each.phase))),
            "minutes": minutes_in_words(each.minutes),
            "window": minutes_in_words(each.window_minutes),
        }
        yield (
            tr("{name} would take a little longer than {window}", **words)
            if words["minutes"] == words["window"]
            else tr("{name} would take {minutes} instead of {window}", **words)
        )


def _percent(share: float, over: float) -> str:
    """In whole percent, unless that would hide that it is over."""
    is_told = round(share * PERCENT) > round(over * PERCENT)
    return numbers().percent(share, 0 if is_told else 1)
