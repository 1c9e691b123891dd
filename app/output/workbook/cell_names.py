"""Names of cells in the language of the workbook; the code and its formulas use the English ones."""

from __future__ import annotations

import re
from typing import Final

from app.look.translation import mark, tr

NAMES: Final = frozenset(
    {
        mark("CostPerYear"),
        mark("DepreciationInAll"),
        mark("DepreciationPerYear"),
        mark("DesktopsFit"),
        mark("DesktopsMaximum"),
        mark("DesktopsPlanned"),
        mark("DesktopsPromised"),
        mark("DesktopsWithReserve"),
        mark("DesktopsWithoutFailures"),
        mark("DiscountRate"),
        mark("ElectricityPerYear"),
        mark("ElectricityPrice"),
        mark("EnergyPerYear"),
        mark("GrossPerDesktopMaximum"),
        mark("GrossPerDesktopPlanned"),
        mark("GrossPerDesktopPromised"),
        mark("GrossPerDesktopWithReserve"),
        mark("GrossPerDesktopWithoutFailures"),
        mark("InterestInAll"),
        mark("InterestPerYear"),
        mark("InterestRate"),
        mark("LicencesInAll"),
        mark("LicencesPerYear"),
        mark("MaintenancePerYear"),
        mark("MaintenanceRate"),
        mark("OperationInAll"),
        mark("PerDesktopAndMonth"),
        mark("PerDesktopMaximum"),
        mark("PerDesktopPlanned"),
        mark("PerDesktopPromised"),
        mark("PerDesktopWithReserve"),
        mark("PerDesktopWithoutFailures"),
        mark("PerUserMaximum"),
        mark("PerUserPlanned"),
        mark("PerUserPromised"),
        mark("PerUserWithReserve"),
        mark("PerUserWithoutFailures"),
        mark("RackSpacePerYear"),
        mark("RackUnitPrice"),
        mark("RackUnits"),
        mark("ResidualRate"),
        mark("ResidualValue"),
        mark("TotalCostOfOwnership"),
        mark("TotalCostOfOwnershipGross"),
        mark("TotalCostOfOwnershipPerDesktop"),
        mark("TotalCounted"),
        mark("TotalDiscount"),
        mark("TotalGross"),
        mark("TotalLicences"),
        mark("TotalList"),
        mark("TotalNet"),
        mark("UsersPlanned"),
        mark("VatAmount"),
        mark("VatInAll"),
        mark("VatRate"),
        mark("YearsOfUse"),
    }
)
_QUOTED: Final = re.compile(r"""('[^']*'|"[^"]*")""")
_WORD: Final = re.compile(r"[A-Za-z]\w*")


def cell_name_in_words(name: str) -> str:
    """A name as the workbook has it; names of no cell stay."""
    return tr(name) if name in NAMES else name


def with_names(formula: str) -> str:
    """A formula with the names as the workbook has them; sheets and texts stay."""
    pieces = _QUOTED.split(formula)
    return "".join(
        piece if number % 2 else _WORD.sub(lambda word: cell_name_in_words(word.group()), piece)
        for number, piece in enumerate(pieces)
    )
