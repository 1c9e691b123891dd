"""Common to all components: identity, origins of values, and price records."""

from __future__ import annotations

from decimal import Decimal
from typing import Annotated, Any, Final, Literal

import msgspec

from planner_core.plan.fields import FieldInfo, about, declared_field
from planner_core.plan.price_units import PriceUnit

ComponentId = str

Name = Annotated[
    str, about("Name", longest=200, help="The name of the component in the drawing and the proposal.")
]


def latency_target(group: str) -> msgspec.Meta:
    """The field `latency_target_ms`, which every kind of store has, in a group of its form."""
    return about(
        "Latency target",
        unit="ms",
        least=0,
        most=10_000,
        group=group,
        help="Highest mean latency of the I/Os while users work, on each kind of working day; a limit like any other."
        " 0: none, or where latency counts as bad if the plan says that latency is a limit.",
    )


MeasuredSpace = Annotated[
    float,
    about(
        "Measured in use",
        unit="GiB",
        least=0,
        most=1_000_000_000,
        group="Measured",
        help="What all files on this store took when somebody looked. Empty: not measured.",
    ),
]
"""Of a store with datastores of its own: what its predicted use is compared with. No result depends on it."""


class Origin(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The source of a value. A field without an entry holds its default, or a value typed into JSON (`origin_of`)."""

    kind: Literal["typed", "catalogue", "imported", "measured"]
    reference: str = ""
    """Catalogue record, source document or measurement, in words a reader can look up."""
    give_or_take_percent: Annotated[float, msgspec.Meta(ge=0, le=1000)] | None = None
    """How far the value may be off in 8 of 10 cases, as typed or measured; None: by its origin."""


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A price record: one orderable item of a component, and how many the component needs."""

    item: Annotated[str, msgspec.Meta(max_length=300)]
    unit_price: Decimal
    currency: Annotated[str, msgspec.Meta(pattern="^[A-Z]{3}$")] = "EUR"
    quantity: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)] = 1
    per: PriceUnit = "component"
    """The unit that the quantity refers to; per drive, a disk group of two drives needs the part twice."""
    order_number: Annotated[str, msgspec.Meta(max_length=100)] = ""
    price_date: Annotated[str, msgspec.Meta(max_length=10)] = ""
    """Date of the price list: ISO date, year and month, or year."""
    source: Annotated[str, msgspec.Meta(max_length=300)] = ""
    discount_percent: Decimal = Decimal(0)
    """Taken off `unit_price`, which is the list price; 0 to 100."""


class ComponentBase(msgspec.Struct, frozen=True, tag_field="kind", kw_only=True, forbid_unknown_fields=True):
    """Common to all components: an id, a name, origins of its values, and prices."""

    id: ComponentId
    name: Name
    origins: dict[str, Origin] = {}
    parts: tuple[Part, ...] = ()


TYPED: Final = Origin("typed")


def origin_of(part: ComponentBase, field: str) -> Origin | None:
    """The origin of a field's value; None for its declared default.

    A hand-written JSON plan names no origins: a value that differs from the default was typed, and must not be printed
    with the default's source. A plan created under a former default still holds that value; it was not typed.
    """
    if found := part.origins.get(field):
        return found
    info = declared_field(type(part), field)
    if info is None or info.default is msgspec.NODEFAULT:
        return None
    defaults = (info.default, _default(part, info), info.formerly)
    return None if getattr(part, field) in defaults else TYPED


def default_of(part: ComponentBase, field: str) -> Any:
    """The default of a field for this component: that of IOPS per drive depends on the drive type."""
    info = declared_field(type(part), field)
    assert info is not None, field
    return _default(part, info)


def _default(part: ComponentBase, info: FieldInfo) -> Any:
    return info.defaults.get(getattr(part, info.follows), info.default) if info.follows else info.default
