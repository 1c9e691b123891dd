"""What every component has: identity, where its values are from, and its price records."""

from __future__ import annotations

from decimal import Decimal
from typing import Annotated, Any, Final, Literal

import msgspec

from planner_core.plan.fields import FieldInfo, about, declared_field

ComponentId = str

Name = Annotated[
    str, about("Name", longest=200, help="How the component is called in the drawing and the proposal.")
]


class Origin(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where a value is from. A field without an entry holds its default, or what somebody wrote (`origin_of`)."""

    kind: Literal["typed", "catalogue", "imported"]
    reference: str = ""
    """Catalogue record or source document, in words a reader can look up."""


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A price record: one orderable item of a component, and how many of it the component needs."""

    item: Annotated[str, msgspec.Meta(max_length=300)]
    unit_price: Decimal
    currency: Annotated[str, msgspec.Meta(pattern="^[A-Z]{3}$")] = "EUR"
    quantity: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)] = 1
    per: Literal["component", "socket", "memory_module", "drive"] = "component"
    """What the quantity counts for; two drives of a disk group need the part twice."""
    order_number: Annotated[str, msgspec.Meta(max_length=100)] = ""
    price_date: Annotated[str, msgspec.Meta(max_length=10)] = ""
    """ISO date, year-month or year of the price list."""
    source: Annotated[str, msgspec.Meta(max_length=300)] = ""
    discount_percent: Decimal = Decimal(0)
    """Taken off `unit_price`, which is the list price; 0 to 100."""


class ComponentBase(msgspec.Struct, frozen=True, tag_field="kind", kw_only=True, forbid_unknown_fields=True):
    """What every component has: an id, a name, origins of its values, and prices."""

    id: ComponentId
    name: Name
    origins: dict[str, Origin] = {}
    parts: tuple[Part, ...] = ()


TYPED: Final = Origin("typed")


def origin_of(part: ComponentBase, field: str) -> Origin | None:
    """Where the value of a field is from; None for its declared default.

    A plan in JSON that somebody wrote names no origins: what differs from the default was typed in, and must
    not be printed with the source of a default that it is not. A plan that was begun when the default was another
    one still holds that, and nobody typed it.
    """
    if found := part.origins.get(field):
        return found
    info = declared_field(type(part), field)
    if info is None or info.default is msgspec.NODEFAULT:
        return None
    defaults = (info.default, _default(part, info), info.formerly)
    return None if getattr(part, field) in defaults else TYPED


def default_of(part: ComponentBase, field: str) -> Any:
    """The default of a field as the component is now: that of IOPS per drive depends on the drive type."""
    info = declared_field(type(part), field)
    assert info is not None, field
    return _default(part, info)


def _default(part: ComponentBase, info: FieldInfo) -> Any:
    return info.defaults.get(getattr(part, info.follows), info.default) if info.follows else info.default
