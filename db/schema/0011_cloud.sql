-- Format 11: desktops in a cloud, with whose price the plan is compared; plans from before are compared with none.
ALTER TABLE settings ADD COLUMN cloud TEXT NOT NULL DEFAULT 'none';
ALTER TABLE settings ADD COLUMN cloud_name TEXT NOT NULL DEFAULT '';
ALTER TABLE settings ADD COLUMN cloud_source TEXT NOT NULL DEFAULT '';
ALTER TABLE settings ADD COLUMN cloud_price_date TEXT NOT NULL DEFAULT '';
ALTER TABLE settings ADD COLUMN cloud_work TEXT NOT NULL DEFAULT 'medium';
ALTER TABLE settings ADD COLUMN cloud_vcpus INTEGER NOT NULL DEFAULT 8;
ALTER TABLE settings ADD COLUMN cloud_ram_gib REAL NOT NULL DEFAULT 32;
ALTER TABLE settings ADD COLUMN cloud_users_per_machine INTEGER NOT NULL DEFAULT 0;  -- 0: not known
ALTER TABLE settings ADD COLUMN cloud_hours_per_month REAL NOT NULL DEFAULT 220;
ALTER TABLE settings ADD COLUMN cloud_standby_users INTEGER NOT NULL DEFAULT 0;
ALTER TABLE settings ADD COLUMN cloud_spare_machines INTEGER NOT NULL DEFAULT 0;
ALTER TABLE settings ADD COLUMN cloud_machine_price TEXT;  -- exact decimals in the plan's currency; NULL: not known yet
ALTER TABLE settings ADD COLUMN cloud_disk_price TEXT;
ALTER TABLE settings ADD COLUMN cloud_access_price TEXT;
ALTER TABLE settings ADD COLUMN cloud_profile_gb REAL NOT NULL DEFAULT 30;
ALTER TABLE settings ADD COLUMN cloud_profile_price TEXT;
ALTER TABLE settings ADD COLUMN cloud_network_price TEXT;
ALTER TABLE settings ADD COLUMN cloud_fixed_price TEXT;
