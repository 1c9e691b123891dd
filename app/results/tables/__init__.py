"""The tables of the results as columns and rows: the same for the window, the clipboard, CSV and workbooks."""
