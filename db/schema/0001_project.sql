-- Format 1 of the project file. Released steps never change: files carry these very words as their schema.
-- Every table is STRICT. `number` counts rows in the order in which the plan lists them.

CREATE TABLE document (  -- one row: where the user stands in the history
    id INTEGER PRIMARY KEY CHECK (id = 1),
    position INTEGER NOT NULL CHECK (position >= 0),  -- steps in force; later ones can be redone
    clean INTEGER CHECK (clean >= 0),                 -- position of the last restore point
    sealed INTEGER NOT NULL CHECK (sealed IN (0, 1)), -- 1: the next step never merges with the last one
    editor TEXT NOT NULL                              -- user and computer while the file is open; else empty
) STRICT;

CREATE TABLE checksum (  -- one row per other table: digests of its rows, added modulo 2^256
    part TEXT PRIMARY KEY,
    rows INTEGER NOT NULL,
    digest TEXT NOT NULL
) STRICT;

CREATE TABLE project (  -- one row: the settings of the plan as a whole
    id INTEGER PRIMARY KEY CHECK (id = 1),
    name TEXT NOT NULL,
    customer TEXT NOT NULL,
    author TEXT NOT NULL,
    notes TEXT NOT NULL,
    currency TEXT NOT NULL,
    cpu_target_percent REAL NOT NULL,
    ram_target_percent REAL NOT NULL,
    iops_target_percent REAL NOT NULL,
    capacity_target_percent REAL NOT NULL,
    capacity_overhead_percent REAL NOT NULL,
    boot_window_minutes REAL NOT NULL,
    power_operations INTEGER NOT NULL,
    power_operation_minutes REAL NOT NULL
) STRICT;

CREATE TABLE component (  -- every component; the table named by `kind` holds its fields
    number INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    kind TEXT NOT NULL CHECK (kind IN ('host', 'disk_group', 'desktop_pool', 'infrastructure_servers'))
) STRICT;

CREATE TABLE host (
    id TEXT PRIMARY KEY REFERENCES component (id) DEFERRABLE INITIALLY DEFERRED,
    name TEXT NOT NULL,
    count INTEGER NOT NULL,
    server_model TEXT NOT NULL,
    cpu_model TEXT NOT NULL,
    sockets INTEGER NOT NULL,
    cores_per_socket INTEGER NOT NULL,
    base_clock_ghz REAL NOT NULL,
    all_core_turbo_ghz REAL NOT NULL,
    hyper_threading_gain_percent REAL NOT NULL,
    ram_gib REAL NOT NULL,
    memory_module_gib REAL NOT NULL,
    system_ram_gib REAL NOT NULL,
    hypervisor TEXT NOT NULL
) STRICT;

CREATE TABLE disk_group (
    id TEXT PRIMARY KEY REFERENCES component (id) DEFERRABLE INITIALLY DEFERRED,
    name TEXT NOT NULL,
    drive_model TEXT NOT NULL,
    drive_kind TEXT NOT NULL,
    drives INTEGER NOT NULL,
    drive_gb REAL NOT NULL,    -- 1 GB is 10^9 bytes
    drive_iops REAL NOT NULL,
    raid TEXT NOT NULL,
    read_cache_hit_percent REAL NOT NULL,
    write_coalescing_percent REAL NOT NULL
) STRICT;

CREATE TABLE desktop_pool (
    id TEXT PRIMARY KEY REFERENCES component (id) DEFERRABLE INITIALLY DEFERRED,
    name TEXT NOT NULL,
    desktops INTEGER NOT NULL,
    guest_os TEXT NOT NULL,
    vcpus INTEGER NOT NULL,
    ram_gib REAL NOT NULL,     -- 1 GiB is 2^30 bytes
    ram_reserved_gib REAL NOT NULL,
    workload TEXT NOT NULL,
    cpu_mhz REAL NOT NULL,
    iops REAL NOT NULL,
    read_percent REAL NOT NULL,
    replica_read_percent REAL NOT NULL,
    disposable_write_percent REAL NOT NULL,
    boot_ios REAL NOT NULL,
    boot_read_percent REAL NOT NULL,
    boot_cpu_ghz_seconds REAL NOT NULL,
    replica_gib REAL NOT NULL,
    replica_copies INTEGER NOT NULL,
    template_gib REAL NOT NULL,
    delta_gib REAL NOT NULL,
    disposable_gib REAL NOT NULL,
    log_gib REAL NOT NULL,
    vmx_swap_gib REAL NOT NULL
) STRICT;

CREATE TABLE infrastructure_servers (
    id TEXT PRIMARY KEY REFERENCES component (id) DEFERRABLE INITIALLY DEFERRED,
    name TEXT NOT NULL,
    servers INTEGER NOT NULL,
    vcpus INTEGER NOT NULL,
    ram_gib REAL NOT NULL,
    cpu_mhz REAL NOT NULL,
    iops REAL NOT NULL,
    read_percent REAL NOT NULL,
    disk_gib REAL NOT NULL
) STRICT;

CREATE TABLE origin (  -- where the value of a field is from; a field without a row holds its default
    component TEXT NOT NULL REFERENCES component (id) DEFERRABLE INITIALLY DEFERRED,
    field TEXT NOT NULL,
    kind TEXT NOT NULL,        -- typed, catalogue or imported
    reference TEXT NOT NULL,   -- the catalogue record or document
    PRIMARY KEY (component, field)
) STRICT;

CREATE TABLE part (  -- price records of a component
    component TEXT NOT NULL REFERENCES component (id) DEFERRABLE INITIALLY DEFERRED,
    number INTEGER NOT NULL CHECK (number >= 1),
    item TEXT NOT NULL,
    unit_price TEXT NOT NULL,  -- exact decimal in `currency`
    currency TEXT NOT NULL,
    quantity INTEGER NOT NULL,
    per TEXT NOT NULL,         -- component, socket, memory_module or drive
    order_number TEXT NOT NULL,
    price_date TEXT NOT NULL,
    source TEXT NOT NULL,
    PRIMARY KEY (component, number)
) STRICT;

CREATE TABLE parent (  -- which component lies inside which
    number INTEGER PRIMARY KEY,
    child TEXT NOT NULL UNIQUE REFERENCES component (id) DEFERRABLE INITIALLY DEFERRED,
    parent TEXT NOT NULL REFERENCES component (id) DEFERRABLE INITIALLY DEFERRED
) STRICT;

CREATE TABLE position (  -- upper left corner of a card on the canvas, in pixels at 100 %
    number INTEGER PRIMARY KEY,
    component TEXT NOT NULL UNIQUE REFERENCES component (id) DEFERRABLE INITIALLY DEFERRED,
    x REAL NOT NULL CHECK (x BETWEEN -1e12 AND 1e12),
    y REAL NOT NULL CHECK (y BETWEEN -1e12 AND 1e12)
) STRICT;

CREATE TABLE link (  -- `source` runs on `target`, or the file role of `source` lies on `target`
    number INTEGER PRIMARY KEY,
    source TEXT NOT NULL REFERENCES component (id) DEFERRABLE INITIALLY DEFERRED,
    role TEXT NOT NULL,
    target TEXT NOT NULL REFERENCES component (id) DEFERRABLE INITIALLY DEFERRED,
    share REAL NOT NULL,       -- part of the role's desktops whose files lie here, 0 to 1
    UNIQUE (source, role, target)
) STRICT;

CREATE TABLE step (  -- what the user did, oldest first
    number INTEGER PRIMARY KEY CHECK (number >= 1),
    label TEXT NOT NULL,       -- English, with {placeholders}
    plural TEXT NOT NULL,      -- the label for counts other than 1
    arguments TEXT NOT NULL,   -- JSON: the values for the placeholders
    gesture TEXT NOT NULL      -- neighbours with the same gesture are one step
) STRICT;

CREATE TABLE edit (  -- one changed row of a step, before and after; NULL where the row does not exist
    step INTEGER NOT NULL REFERENCES step (number) DEFERRABLE INITIALLY DEFERRED,
    number INTEGER NOT NULL CHECK (number >= 1),
    target TEXT NOT NULL CHECK (target IN ('settings', 'components', 'parents', 'positions', 'links')),
    key TEXT NOT NULL,         -- component, name of the setting, or JSON [source, role, target]
    before TEXT,               -- JSON; a component that exists before and after lists just what changed
    after TEXT,
    PRIMARY KEY (step, number)
) STRICT;
