-- Format 5: drives that share one parity, and what the format takes off them; none in plans from before.
ALTER TABLE disk_group ADD COLUMN raid_width INTEGER NOT NULL DEFAULT 0;
ALTER TABLE disk_group ADD COLUMN format_percent REAL NOT NULL DEFAULT 0;
-- What an array takes for an I/O without load.
ALTER TABLE storage_array ADD COLUMN unloaded_latency_ms REAL NOT NULL DEFAULT 0.3;
-- Kinds of data reduction, files that are reduced less, and reserves of arrays; none in plans from before.
ALTER TABLE storage_array ADD COLUMN compression REAL NOT NULL DEFAULT 1;
ALTER TABLE storage_array ADD COLUMN compaction REAL NOT NULL DEFAULT 1;
ALTER TABLE storage_array ADD COLUMN swap_reduction REAL NOT NULL DEFAULT 0;
ALTER TABLE storage_array ADD COLUMN persistent_reduction REAL NOT NULL DEFAULT 0;
ALTER TABLE storage_array ADD COLUMN snapshot_reserve_percent REAL NOT NULL DEFAULT 0;
ALTER TABLE storage_array ADD COLUMN replication_reserve_percent REAL NOT NULL DEFAULT 0;
-- Endurance and power of drives: unknown, and counted with the host or array; hours of work decide the wear of flash.
ALTER TABLE disk_group ADD COLUMN endurance_dwpd REAL NOT NULL DEFAULT 0;
ALTER TABLE disk_group ADD COLUMN drive_watts REAL NOT NULL DEFAULT 0;
ALTER TABLE settings ADD COLUMN work_hours_per_week REAL NOT NULL DEFAULT 50;
-- All controllers serve the volumes.
ALTER TABLE storage_array ADD COLUMN serving_controllers INTEGER NOT NULL DEFAULT 0;
-- The size of a patch; none, so that its I/Os count.
ALTER TABLE desktop_pool ADD COLUMN patch_gb REAL NOT NULL DEFAULT 0;
-- The client cache of vSAN is there in every version that has one.
ALTER TABLE cluster ADD COLUMN vsan_client_cache TEXT NOT NULL DEFAULT 'by-version';
-- Latency targets, and whether the plan judges all stores; none in plans from before.
ALTER TABLE storage_array ADD COLUMN latency_target_ms REAL NOT NULL DEFAULT 0;
ALTER TABLE disk_group ADD COLUMN latency_target_ms REAL NOT NULL DEFAULT 0;
ALTER TABLE cluster ADD COLUMN latency_target_ms REAL NOT NULL DEFAULT 0;
ALTER TABLE settings ADD COLUMN latency_limit INTEGER NOT NULL DEFAULT 0 CHECK (latency_limit IN (0, 1));
-- The state of the image and how it reaches its machines; what profiles count in plans from before.
ALTER TABLE desktop_pool ADD COLUMN image TEXT NOT NULL DEFAULT 'as-installed';
ALTER TABLE desktop_pool ADD COLUMN mitigations TEXT NOT NULL DEFAULT 'on';
ALTER TABLE desktop_pool ADD COLUMN profile_container TEXT NOT NULL DEFAULT 'none';
ALTER TABLE desktop_pool ADD COLUMN image_delivery TEXT NOT NULL DEFAULT 'clones';
