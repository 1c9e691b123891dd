-- Format 4: the test whose rule for response times is a limit of the plan; none in plans from before.
ALTER TABLE settings ADD COLUMN acceptance_test TEXT NOT NULL DEFAULT 'none';
