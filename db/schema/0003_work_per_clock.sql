-- Format 3: work per clock of a host's cores, where a Cascade Lake core has 100. Plans that exist keep their results.
ALTER TABLE host ADD COLUMN work_per_clock_percent REAL NOT NULL DEFAULT 100;
