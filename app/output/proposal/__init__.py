"""The proposal as a PDF: typeset from the chapters in a separate process."""
