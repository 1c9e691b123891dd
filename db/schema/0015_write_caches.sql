-- Format 15: the write cache in the RAM of a pool's desktops, in GiB, and the share of the writes that it keeps; 0: none.
ALTER TABLE desktop_pool ADD COLUMN write_cache_gib REAL NOT NULL DEFAULT 0;
ALTER TABLE desktop_pool ADD COLUMN write_cache_percent REAL NOT NULL DEFAULT 0;
