"""The workbook: a plan and its results as an Excel file whose sums, prices and differences stay formulas."""
