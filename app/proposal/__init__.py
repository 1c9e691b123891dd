"""The proposal: an assessment as a PDF that a customer can read."""
