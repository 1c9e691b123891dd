"""How far a number may be off: spreads, futures, measurements, and what they do to a result.

A spread is the standard deviation of the natural logarithm of a number, or of the odds of a share: 0.10 is about 10 %.
"""

from __future__ import annotations

import math
from typing import Final

import numpy as np

from planner_core.formulas.formula import formula
from planner_core.formulas.recording import Number, Values
from planner_core.messages import Message
from planner_core.units import PERCENT

EIGHT_OF_TEN: Final = 1.2815515655446004
"""Quantile of the normal distribution at 90 %: 8 of 10 lie between minus and plus this many standard deviations."""
LOGNORMAL: Final = (
    "A number above zero that is as likely too high by a certain factor as too low by the same factor:"
    " lognormal distribution"
)
CONTRADICT: Final = 3.0
"""Spreads of two estimates together, from which they contradict each other."""
HALF_LOAD: Final = 50.0
"""Percent of a host below which a measurement says less of a full one."""
_GRID: Final = 200_001
_WIDEST: Final = 40.0
"""Standard deviations; beyond them Student's distribution of two degrees of freedom has 0.03 % on each side."""


@formula(
    Message("Value in one future"),
    symbol="x",
    unit="",
    expression="median x exp(spread x deviation)",
    source=LOGNORMAL,
)
def future_number(median: Number, spread: Number, deviation: Number) -> Number:
    """A number that lies `deviation` spreads above its median; 77.4 at 0.091, 1.28 spreads below: 68.9."""
    return median * np.exp(spread * deviation)


@formula(
    Message("Share in one future"),
    symbol="x",
    unit="%",
    expression="100 x median_percent x exp(spread x deviation) / (median_percent x exp(spread x deviation) + 100"
    " - median_percent)",
    source="A share stays between 0 and 100 %: its odds are taken as lognormal",
)
def future_share(median_percent: Number, spread: Number, deviation: Number) -> Number:
    """A share in percent whose odds lie `deviation` spreads above their median; 20 % at 0.2, one spread above: 23.4."""
    odds = median_percent * np.exp(spread * deviation)
    return PERCENT * odds / (odds + PERCENT - median_percent)


@formula(
    Message("Spread"),
    symbol="s",
    unit="",
    expression="log(1 + give_or_take_percent / 100) / 1.2815515655446004",
    source="Give or take means 8 of 10: between the 10th and the 90th percentile of a lognormal distribution",
)
def spread_of_give_or_take(give_or_take_percent: Number) -> Number:
    """The spread of a number that is right give or take so many percent in 8 of 10 cases; 15 %: 0.109."""
    return np.log1p(give_or_take_percent / PERCENT) / EIGHT_OF_TEN


@formula(
    Message("Give or take"),
    symbol="g",
    unit="%",
    expression="(exp(spread x 1.2815515655446004) - 1) x 100",
    source="Give or take means 8 of 10: between the 10th and the 90th percentile of a lognormal distribution",
)
def give_or_take_of_spread(spread: Number) -> Number:
    """The reverse; a spread of 0.109: 15 %."""
    return np.expm1(spread * EIGHT_OF_TEN) * PERCENT


@formula(
    Message("Spread of a prediction"),
    symbol="s",
    unit="",
    expression="residual_spread x sqrt(1 + 1 / machines)",
    source="Prediction of one more machine from the mean of several (Student)",
)
def prediction_spread(residual_spread: Number, machines: Number) -> Number:
    """The spread of what one more machine shows, predicted by the mean of `machines`; 0.04, two: 0.049."""
    return residual_spread * np.sqrt(1 + 1 / machines)


@formula(
    Message("Weight of the measurement"),
    symbol="w",
    unit="share",
    expression="prior_spread^2 / (prior_spread^2 + measured_spread^2)",
    source="Bayes: two independent lognormal estimates of one number",
)
def weight_of_measurement(prior_spread: Number, measured_spread: Number) -> Number:
    """How much a measurement counts against what was assumed before; 0.12 against 0.03: 0.941."""
    return prior_spread * prior_spread / (prior_spread * prior_spread + measured_spread * measured_spread)


@formula(
    Message("Median after the measurement"),
    symbol="m",
    unit="",
    expression="prior^(1 - weight) x measured^weight",
    source="Bayes: two independent lognormal estimates of one number",
)
def posterior_median(prior: Number, measured: Number, weight: Number) -> Number:
    """The weighted geometric mean; 1,282 MHz before, 1,180 measured, weight 0.941: 1,185.8."""
    return np.exp((1 - weight) * np.log(prior) + weight * np.log(measured))


@formula(
    Message("Spread after the measurement"),
    symbol="s",
    unit="",
    expression="prior_spread x measured_spread / sqrt(prior_spread^2 + measured_spread^2)",
    source="Bayes: two independent lognormal estimates of one number",
)
def posterior_spread(prior_spread: Number, measured_spread: Number) -> Number:
    """Narrower than either; 0.12 and 0.03: 0.0291."""
    return (
        prior_spread
        * measured_spread
        / np.sqrt(prior_spread * prior_spread + measured_spread * measured_spread)
    )


@formula(
    Message("Spread of a mean over a pilot"),
    symbol="s",
    unit="",
    expression="run_spread x sqrt(run_desktops x run_hours / (desktops x hours))",
    source="Mean of independent parts: desktops and hours count alike",
)
def pilot_spread(
    run_spread: Number, run_desktops: Number, run_hours: Number, desktops: Number, hours: Number
) -> Number:
    """How far a mean over some desktops and hours scatters, by what one run of a test does; 0.0297 of 76 desktops in an
    hour, 20 desktops and 40 hours: 0.0092.
    """
    return run_spread * np.sqrt(run_desktops * run_hours / (desktops * hours))


@formula(
    Message("Spread of a repeated measurement"),
    symbol="s",
    unit="",
    expression="repeats_spread / (busy_percent / 100)",
    source="The same percentage points weigh more on a host that is less busy",
)
def repeats_spread_at(repeats_spread: Number, busy_percent: Number) -> Number:
    """By which repeats of one test differ, however long they run; 0.9 points at 60%: 0.015."""
    return repeats_spread / (busy_percent / PERCENT)


@formula(
    Message("Spread by part load"),
    symbol="s",
    unit="",
    expression="part_load_spread x max(0, 50 / busy_percent - 1)",
    source="Planning value: the deviation of published systems at a quarter of the load, none from half"
    " load on. Measured 8.2% where constants at saturation give 13.7% is 0.51 off in logarithms;"
    " this formula gives 0.45",
)
def spread_below_half_load(part_load_spread: Number, busy_percent: Number) -> Number:
    """By which a measurement at low load is less sure of a full host; 0.088 at 25%: 0.088, from half load up: 0."""
    return part_load_spread * np.maximum(0, HALF_LOAD / busy_percent - 1)


@formula(
    Message("Spread by shared cores"),
    symbol="s",
    unit="",
    expression="log(2 / (1 + hyper_threading_gain_percent / 100)) / sqrt(12)",
    source="A machine does not see whether another one shares its core: anything between the whole and half of one is"
    " as likely, in logarithms",
)
def shared_core_spread(hyper_threading_gain_percent: Number) -> Number:
    """By which the share of a core may be off that a busy thread had; 25%: 0.136."""
    return np.log(2 / (1 + hyper_threading_gain_percent / PERCENT)) * (1 / math.sqrt(12))


@formula(
    Message("Spread of a measurement"),
    symbol="s",
    unit="",
    expression="sqrt(mean_spread^2 + repeats_spread^2 + load_spread^2 + machine_spread^2)",
    source="Independent deviations add up as squares",
)
def measured_spread(
    mean_spread: Number, repeats_spread: Number, load_spread: Number, machine_spread: Number
) -> Number:
    """All reasons together; 0.0092, 0.015, 0 and 0: 0.0176."""
    return np.sqrt(
        mean_spread * mean_spread
        + repeats_spread * repeats_spread
        + load_spread * load_spread
        + machine_spread * machine_spread
    )


@formula(
    Message("Distance in spreads"),
    symbol="d",
    unit="",
    expression="sqrt(log(measured / prior)^2 / (prior_spread^2 + measured_spread^2))",
    source="Difference between two independent estimates, divided by the spread of that difference",
)
def spreads_apart(prior: Number, measured: Number, prior_spread: Number, measured_spread: Number) -> Number:
    """How far two estimates lie apart, by their spreads together; 1,282 at 0.12 and 1,180 at 0.03: 0.67."""
    apart = np.log(measured / prior)
    return np.sqrt(apart * apart / (prior_spread * prior_spread + measured_spread * measured_spread))


@formula(
    Message("Spread of contradicting estimates"),
    symbol="s",
    unit="",
    expression="spread x max(1, spreads_apart / 3)",
    source="Particle Data Group, Review of Particle Physics, introduction: errors of contradicting"
    " estimates are scaled up; planning value: from a distance of three spreads on",
)
def contradicted_spread(spread: Number, spreads_apart: Number) -> Number:
    """The spread of both together, wider where they contradict each other; 0.016 at 6 spreads apart: 0.032."""
    return spread * np.maximum(1, spreads_apart / CONTRADICT)


@formula(
    Message("Odds"),
    symbol="o",
    unit="",
    expression="share_percent / (100 - share_percent)",
    source="A share stays between 0 and 100 %: its odds are taken as lognormal",
)
def odds_of_share(share_percent: Number) -> Number:
    """20%: 0.25."""
    return share_percent / (PERCENT - share_percent)


@formula(
    Message("Share"),
    symbol="x",
    unit="%",
    expression="100 x odds / (1 + odds)",
    source="A share stays between 0 and 100 %: its odds are taken as lognormal",
)
def share_of_odds(odds: Number) -> Number:
    """The reverse; 0.25: 20%."""
    return PERCENT * odds / (1 + odds)


def first_order_index(inputs: Values, result: Values, groups: int) -> float:
    """Share of a result's variance that goes with one input: by how much it falls if that input were known.

    `inputs` and `result` hold one element per future. The variance of the group means of `result`, in `groups` equal
    groups ordered by the input, less what chance alone puts there, over the variance. Product of lognormals with
    spreads 0.12 and 0.05, in logarithms: 0.852 and 0.148.
    Source: Saltelli et al., Global Sensitivity Analysis (2008): first-order index, estimated from given data.
    """
    total = float(result.var())
    if total <= 0:
        return 0.0
    each = len(result) // groups
    ordered = result[np.argsort(inputs, kind="stable")][: each * groups].reshape(groups, each)
    by_chance = float(ordered.var(axis=1, ddof=1).mean()) / each
    index = (float(ordered.mean(axis=1).var(ddof=1)) - by_chance) / total
    return min(max(index, 0.0), 1.0)


def normal_deviations(count: int) -> Values:
    """Quantiles of the standard normal distribution in the middle of `count` equally likely parts, ascending."""
    return _quantiles(count, math.inf)


def student_deviations(count: int, degrees_of_freedom: float) -> Values:
    """The same for Student's distribution: a spread that was estimated from few machines is itself uncertain.

    Raises ValueError for fewer than two degrees of freedom, which have no spread.
    """
    if degrees_of_freedom < 2:
        raise ValueError("two degrees of freedom or more are needed")
    return _quantiles(count, degrees_of_freedom)


def _quantiles(count: int, degrees_of_freedom: float) -> Values:
    # The distribution is tabulated and inverted: exact to six digits, and needs no other library.
    at = np.sinh(np.linspace(-math.asinh(_WIDEST), math.asinh(_WIDEST), _GRID))
    if math.isinf(degrees_of_freedom):
        density = np.exp(-(at**2) / 2)
    else:
        density = (1 + at**2 / degrees_of_freedom) ** (-(degrees_of_freedom + 1) / 2)
    below = np.concatenate([[0.0], np.cumsum((density[1:] + density[:-1]) / 2 * np.diff(at))])
    found: Values = np.interp((np.arange(count) + 0.5) / count, below / below[-1], at)
    return found
