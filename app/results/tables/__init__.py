"""The tables of results as columns and rows, shared by window, clipboard, CSV and workbooks."""
