-- Format 2: the last day of an offer's prices, as 2026-11-30; empty where the plan names none.
ALTER TABLE settings ADD COLUMN prices_valid_until TEXT NOT NULL DEFAULT '';
