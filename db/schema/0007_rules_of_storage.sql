-- Format 7: kinds of vSAN's data reduction, files that it reduces otherwise, and what it takes; none in plans from before.
ALTER TABLE cluster ADD COLUMN vsan_compression REAL NOT NULL DEFAULT 1;
ALTER TABLE cluster ADD COLUMN vsan_image_reduction REAL NOT NULL DEFAULT 0;
ALTER TABLE cluster ADD COLUMN vsan_delta_reduction REAL NOT NULL DEFAULT 0;
ALTER TABLE cluster ADD COLUMN vsan_persistent_reduction REAL NOT NULL DEFAULT 0;
ALTER TABLE cluster ADD COLUMN vsan_swap_reduction REAL NOT NULL DEFAULT 0;
ALTER TABLE cluster ADD COLUMN vsan_reduction_cpu_percent REAL NOT NULL DEFAULT 0;
ALTER TABLE cluster ADD COLUMN vsan_reduction_io_percent REAL NOT NULL DEFAULT 0;
-- The size of an image, and how fast it is copied; none, so that no copy counts.
ALTER TABLE desktop_pool ADD COLUMN image_gb REAL NOT NULL DEFAULT 0;
ALTER TABLE desktop_pool ADD COLUMN image_copy_mb_s REAL NOT NULL DEFAULT 100;
-- Drive writes per day of vSAN cache devices; unknown in plans from before.
ALTER TABLE disk_group ADD COLUMN cache_endurance_dwpd REAL NOT NULL DEFAULT 0;
-- Users who go on working while desktops are patched or refreshed; nobody in plans from before.
ALTER TABLE settings ADD COLUMN patch_working_percent REAL NOT NULL DEFAULT 0;
ALTER TABLE settings ADD COLUMN refresh_working_percent REAL NOT NULL DEFAULT 0;
-- What a machine with a streamed image reads over the network while it boots; not counted in plans from before.
ALTER TABLE desktop_pool ADD COLUMN streamed_boot_mb REAL NOT NULL DEFAULT 0;
-- How far a value may be off, in 8 of 10 cases; NULL: by where it is from.
ALTER TABLE origin ADD COLUMN give_or_take_percent REAL;
-- Copies at a second site; none in plans from before.
ALTER TABLE storage_array ADD COLUMN replication TEXT NOT NULL DEFAULT 'none';
ALTER TABLE storage_array ADD COLUMN site_mbit_s REAL NOT NULL DEFAULT 10000;
ALTER TABLE storage_array ADD COLUMN site_round_trip_ms REAL NOT NULL DEFAULT 1;
ALTER TABLE storage_array ADD COLUMN recovery_point_minutes REAL NOT NULL DEFAULT 15;
ALTER TABLE cluster ADD COLUMN vsan_sites TEXT NOT NULL DEFAULT 'one';
ALTER TABLE cluster ADD COLUMN site_mbit_s REAL NOT NULL DEFAULT 10000;
ALTER TABLE cluster ADD COLUMN site_round_trip_ms REAL NOT NULL DEFAULT 1;
