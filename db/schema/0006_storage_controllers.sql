-- Format 6: vCPUs of the storage controller machine on each host; none in plans from before.
ALTER TABLE host ADD COLUMN controller_vcpus INTEGER NOT NULL DEFAULT 0;
