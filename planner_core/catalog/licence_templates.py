"""Templates of licence lines (`licence_templates.json`): what usual products count, without any price."""

from __future__ import annotations

from typing import Any, Final, Literal

import msgspec

from planner_core.catalog.records import CatalogError
from planner_core.messages import Message, in_short
from planner_core.plan.fields import declared_field
from planner_core.plan.licences import Licence, licence_problems

TemplateConfidence = Literal["A", "B", "recalled"]
"""A: read in the vendor's own text. B: read in a secondary source. recalled: from memory, not read."""

NOT_IN_TEMPLATES: Final = frozenset(
    {
        "name", "vendor", "source", "unit_price", "currency", "discount_percent", "price_date", "valid_from",
        "valid_to",
    }
)  # fmt: skip
"""Fields of a line that have a place of their own in a template, or that only a price list knows."""


class LicenceTemplate(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a product counts. What no source says is left out, so that the line has the field's default."""

    id: str
    vendor: str
    name: str
    """The product. Templates of one product count different things."""
    values: dict[str, Any]
    """Fields of a licence line."""
    source: str
    confidence: TemplateConfidence
    recalled: tuple[str, ...] = ()
    """Fields that are only recalled although the rest was read."""
    note: str = ""

    @property
    def is_recalled(self) -> bool:
        """Whether all of it, or a value in it, is only recalled."""
        return self.confidence == "recalled" or bool(self.recalled)

    def licence(self) -> Licence:
        """A line of this product without a price and without an id."""
        return Licence(id="", name=self.name, vendor=self.vendor, source=self.source, **self.values)


def check_template(template: LicenceTemplate) -> None:
    """Validate every value against the field that it fills. Raises CatalogError with the template and the field."""
    for field, text in (("id", template.id), ("vendor", template.vendor), ("name", template.name)):
        if not text.strip():
            raise _error(template, field, "a text is missing")
    if not template.source.strip():
        raise _error(template, "source", "a source is missing")
    for field, value in template.values.items():
        info = declared_field(Licence, field)
        if info is None or field in NOT_IN_TEMPLATES:
            raise _error(template, field, f"there is no field {field} in a template")
        try:
            msgspec.convert(value, info.type)
        except msgspec.ValidationError as error:
            raise _error(template, field, in_short(error)) from error
    for field in template.recalled:
        if field not in template.values:
            raise _error(template, field, "a value is missing")
    for problem in licence_problems(template.licence()):
        raise _error(template, "values", str(problem))


def _error(template: LicenceTemplate, field: str, reason: str) -> CatalogError:
    return CatalogError(
        Message(
            "Catalogue licence_templates.json, {id}, field {field}: {reason}",
            {"id": template.id, "field": field, "reason": reason},
        )
    )
