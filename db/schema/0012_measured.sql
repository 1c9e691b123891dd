-- Format 12: what was measured on hosts and stores, which the plan is compared with; NULL: not measured.
ALTER TABLE host ADD COLUMN measured_cpu_percent REAL;
ALTER TABLE host ADD COLUMN measured_cpu_peak_percent REAL;
ALTER TABLE host ADD COLUMN measured_ram_percent REAL;
ALTER TABLE host ADD COLUMN measured_ram_peak_percent REAL;
ALTER TABLE host ADD COLUMN measured_as TEXT NOT NULL DEFAULT 'average';
ALTER TABLE host ADD COLUMN measured_iops REAL;
ALTER TABLE host ADD COLUMN measured_iops_peak REAL;
ALTER TABLE host ADD COLUMN measured_iops_as TEXT NOT NULL DEFAULT 'average';
ALTER TABLE host ADD COLUMN measured_day TEXT NOT NULL DEFAULT '';
ALTER TABLE storage_array ADD COLUMN measured_used_gib REAL;
ALTER TABLE disk_group ADD COLUMN measured_used_gib REAL;
