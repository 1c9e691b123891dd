"""The last steps from a limit to the whole desktops that are shown, as columns with derivations."""

from __future__ import annotations

import numpy as np

from planner_core.engine.basis.axes import Place
from planner_core.engine.basis.block import Block, OnOne
from planner_core.engine.basis.elements import number_at
from planner_core.engine.basis.shared_desktops import Beside
from planner_core.formulas.recording import Column, Targets, gather, total
from planner_core.formulas.whole_desktops import (
    desktops_of_cluster,
    desktops_on_all,
    desktops_on_card,
    desktops_on_one,
    no_less_than_planned,
    no_more_than_planned,
    others_here,
    pool_of_cluster,
    pool_on_all,
    pool_on_card,
    pool_on_one,
    whole_desktops,
)
from planner_core.messages import Message


def whole_limit(block: Block, place: Place, limit: Column, planned: Column) -> Column:
    """A limit of the plan's mix in whole desktops: on each host or datastore that has any, else in total."""
    if block.on_one is None or number_at(block.on_one.part, place) <= 0:
        return whole_desktops(limit)
    here, places = block.on_one.desktops, block.on_one.places
    shared = _shared(block.on_one, place)
    with np.errstate(all="ignore"):  # elsewhere in the column there may be neither limit nor desktops
        if shared is None:
            return desktops_on_all(desktops_on_one(limit, here, planned, places), places, planned, here)
        there, hosts, reached = (
            gather(here, shared.card),
            gather(places, shared.card),
            gather(limit, shared.of.index),
        )
        on_card = desktops_on_card(desktops_on_one(reached, there, planned, hosts), hosts)
        return desktops_of_cluster(_together(on_card, shared), planned, _all_there(there, shared))


def whole_pool_limit(
    every: Block, alone: Block, place: Place, limit: Column, desktops: Column, planned: Column, shown: int
) -> Column:
    """The same for one pool next to the others; `every` and `alone` hold its `desktops` with and without them.

    The number `shown` tells whether the plan as a whole fits, and so whether the planned desktops bound the result.
    """
    if every.on_one is None or alone.on_one is None or number_at(alone.on_one.part, place) <= 0:
        return whole_desktops(limit)
    own, places = alone.on_one.desktops, every.on_one.places
    others = others_here(every.on_one.desktops, own)

    shared = _shared(every.on_one, place)

    def whole(reached: Column) -> Column:
        if shared is None:
            on_one = pool_on_one(reached, others, own, desktops, places)
            return pool_on_all(on_one, places, others, desktops, own)
        card, of = shared.card, shared.of
        others_there, own_there, hosts = (gather(each, card) for each in (others, own, places))
        on_one = pool_on_one(gather(reached, of.index), others_there, own_there, desktops, hosts)
        left = _together(pool_on_card(on_one, hosts, others_there), shared)
        return pool_of_cluster(left, desktops, _all_there(own_there, shared))

    with np.errstate(all="ignore"):
        found = whole(limit)
        ways = (found, no_less_than_planned(found, planned), whole(no_more_than_planned(limit, planned)))
    return next((each for each in ways if number_at(each, place) == shown), found)


def _shared(on_one: OnOne, place: Place) -> Beside | None:
    """The pairs of cards that share desktops, if this card does and any of them has desktops."""
    if on_one.beside is None:
        return None
    of, card = on_one.beside
    others = card[of.index == place.row]
    return _with_desktops(on_one, on_one.beside, place) if len(others) > 1 else None


def _with_desktops(on_one: OnOne, beside: Beside, place: Place) -> Beside:
    """Without the cards that have no desktops in this case: they add nothing."""
    case = min(place.case, on_one.part.shape[3] - 1)
    kept = np.flatnonzero(on_one.part[beside.card, 0, 0, case] > 0)
    return Beside(Targets(beside.of.index[kept], beside.of.size), beside.card[kept])


def _together(on_cards: Column, shared: Beside) -> Column:
    return total(on_cards, shared.of, Message("Whole desktops on all hosts of the cluster"), "desktops")


def _all_there(planned_there: Column, shared: Beside) -> Column:
    return total(planned_there, shared.of, Message("Desktops on all hosts of the cluster"), "desktops")
