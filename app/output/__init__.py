"""What goes out: proposal, Word file, workbook, picture, JSON."""
