"""All output: proposal, Word file, workbook, picture, JSON."""
