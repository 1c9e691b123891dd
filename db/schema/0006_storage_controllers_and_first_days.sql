-- Format 6: vCPUs of the storage controller machine on each host; none in plans from before.
ALTER TABLE host ADD COLUMN controller_vcpus INTEGER NOT NULL DEFAULT 0;
-- What users load on the first day of the week; as on other days in plans from before.
ALTER TABLE desktop_pool ADD COLUMN first_cpu_mhz REAL NOT NULL DEFAULT 0;
ALTER TABLE desktop_pool ADD COLUMN first_iops REAL NOT NULL DEFAULT 0;
ALTER TABLE desktop_pool ADD COLUMN first_read_percent REAL NOT NULL DEFAULT 64.8;
ALTER TABLE desktop_pool ADD COLUMN first_kib_per_io REAL NOT NULL DEFAULT 19.5;
ALTER TABLE desktop_pool ADD COLUMN first_peak_factor REAL NOT NULL DEFAULT 3.15;
ALTER TABLE desktop_pool ADD COLUMN first_login_ios REAL NOT NULL DEFAULT 0;
ALTER TABLE desktop_pool ADD COLUMN first_login_read_percent REAL NOT NULL DEFAULT 64.8;
ALTER TABLE desktop_pool ADD COLUMN first_login_cpu_ghz_seconds REAL NOT NULL DEFAULT 0;
