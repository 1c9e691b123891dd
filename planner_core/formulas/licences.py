"""Licences: how many are counted and ordered for the hardware and users of a plan.

Vendors count physical cores with a least number for each processor, each server and each order, round up to packs, and
sell capacity beyond what comes with the cores. Here the arithmetic stands alone; what is counted of a plan is decided
in the engine.
"""

from __future__ import annotations

import numpy as np

from planner_core.formulas.formula import formula
from planner_core.formulas.recording import Number
from planner_core.messages import Message
from planner_core.units import ROUNDING


@formula(
    Message("Cores licensed in a host"),
    symbol="n",
    unit="cores",
    expression="max(sockets x max(cores_per_socket, least_per_processor), least_per_host)",
    source="Broadcom, article 313548: at least 16 cores for each processor; Microsoft, Windows Server: at least 8 for"
    " each processor and 16 for each server",
)
def licensed_cores(
    sockets: Number, cores_per_socket: Number, least_per_processor: Number, least_per_host: Number
) -> Number:
    """Cores that one host counts. Two processors of 12 cores, at least 16 each: 32. One of 6 cores, at least 8 each and
    16 in all: 16.
    """
    return np.maximum(sockets * np.maximum(cores_per_socket, least_per_processor), least_per_host)


@formula(
    Message("Processors licensed in a host"),
    symbol="n",
    unit="processors",
    expression="max(sockets, least_per_host)",
    source="Licence terms: every processor of a host, and at least as many as the terms name",
)
def licensed_processors(sockets: Number, least_per_host: Number) -> Number:
    """Processors that one host counts; 1, where 2 is the least: 2."""
    return np.maximum(sockets, least_per_host)


@formula(
    Message("Counted in a card"),
    symbol="n",
    unit="",
    expression="in_one x copies",
    source="The drawing: all hosts of a card, and all of their groups of drives",
)
def counted_in_card(in_one: Number, copies: Number) -> Number:
    """What all hosts of a card count; 32 cores in each of 4: 128."""
    return in_one * copies


@formula(
    Message("Licences for all units"),
    symbol="n",
    unit="",
    expression="counted x each",
    source="Licence line: licences per unit",
)
def licences_for(counted: Number, each: Number) -> Number:
    """Licences for a number of things; 420 users with 1.5 devices each: 630."""
    return counted * each


@formula(
    Message("Capacity beyond what is included"),
    symbol="n",
    unit="TiB",
    expression="max(0, raw - included)",
    source="Broadcom, article 313548: raw capacity of vSAN beyond what comes with the licensed cores",
)
def beyond_included(raw: Number, included: Number) -> Number:
    """Raw capacity that needs a licence of its own; 200 TiB, of which 128 come with the cores: 72."""
    return np.maximum(0.0, raw - included)


@formula(
    Message("Capacity included"),
    symbol="n",
    unit="TiB",
    expression="licensed x includes_tib",
    source="Broadcom: 1 TiB of vSAN with each core of VMware Cloud Foundation, 0.25 TiB with one of vSphere Foundation",
)
def capacity_included(licensed: Number, includes_tib: Number) -> Number:
    """Raw capacity that comes with licensed cores; 128 cores with 1 TiB each: 128."""
    return licensed * includes_tib


@formula(
    Message("Packs to order"),
    symbol="q",
    unit="",
    expression="ceil(max(licences, least_per_order x min(1, ceil(licences))) / pack_size)",
    source="Licence terms: whole packs, at least those of the least order; Broadcom, article 313548: 72 cores for each"
    " order",
)
def packs_to_order(licences: Number, least_per_order: Number, pack_size: Number) -> Number:
    """Packs to order for a number of licences; none for none. 64 cores, at least 72: 72. 16 cores in packs of 2: 8."""
    least = least_per_order * np.minimum(1.0, np.ceil(licences))
    return np.ceil(np.maximum(licences * (1.0 - ROUNDING), least) / pack_size * (1.0 - ROUNDING))
