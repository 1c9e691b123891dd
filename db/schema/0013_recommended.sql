-- Format 13: which variant the proposal recommends, and why, in the user's words. Empty: the one that the figures speak for.
ALTER TABLE proposal ADD COLUMN recommended TEXT NOT NULL DEFAULT '';
ALTER TABLE proposal ADD COLUMN recommended_because TEXT NOT NULL DEFAULT '';
