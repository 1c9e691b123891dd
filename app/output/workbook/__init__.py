"""The workbook: a plan and its results as an Excel file with sums, prices and differences as formulas."""
