-- Format 8: what the offer promises; in plans from before what is calculated.
ALTER TABLE settings ADD COLUMN promise TEXT NOT NULL DEFAULT 'calculated';
