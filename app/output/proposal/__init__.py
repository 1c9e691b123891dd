"""The proposal as a PDF: typeset beside the window, from the chapters."""
