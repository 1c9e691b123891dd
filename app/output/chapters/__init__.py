"""The chapters of a proposal as plain data, for every medium alike."""
